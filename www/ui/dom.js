/** Helpers for DOM elements. */

/**
 * Places an element in its container.
 *
 * @param {HTMLElement} element
 * @param {{ left: number; top: number; width: number; height: number }} box in CSS pixels
 */
export function place({ style }, { left, top, width, height }) {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

/**
 * The `zoom` of an element and everything around it.
 *
 * @param {Element} element
 */
export const zoomOf = (element) => /** @type {{ currentCSSZoom?: number }} */ (element).currentCSSZoom ?? 1;

/**
 * The device pixels of a CSS pixel of an element.
 *
 * @param {Element} element
 */
export const pixelRatio = (element) => devicePixelRatio * zoomOf(element);

/**
 * Whether an event comes from an editable field.
 *
 * @param {Event} event
 */
export function isField(event) {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/**
 * Writing the same text again would make screen readers repeat it.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
