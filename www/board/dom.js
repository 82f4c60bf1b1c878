/**
 * Small helpers for plain elements.
 */

/** @param {string} className */
export function div(className) {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/** Whether something takes texts itself, as fields do. @param {Event} event */
export function isField(event) {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Writing what is written already would make screen readers speak. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
