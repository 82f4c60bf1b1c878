/**
 * Small helpers for dialogues made of plain elements.
 */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A dialogue with a title, added to the page. @param {string} id @param {string} title */
export function makeDialog(id, title) {
  // The title takes the focus, so that a long dialogue opens at its top.
  const heading = make("h2", { id: `${id}-title`, tabindex: "-1", autofocus: "" }, title);
  const dialog = make("dialog", { id, "aria-labelledby": heading.id }, heading);
  // A click beside the dialogue closes it; its own margin is not beside it, nor is what was pressed inside.
  const isBeside = (/** @type {MouseEvent} */ { target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  let isPressed = false;
  dialog.addEventListener("pointerdown", (event) => (isPressed = isBeside(event)));
  dialog.addEventListener("click", (event) => {
    if (isPressed && isBeside(event)) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

/** Copies a text that stands in a field; where the browser does not let the page, the field is chosen. @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} text @returns {Promise<boolean>} whether it is copied */
export async function copyFrom(field, text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
