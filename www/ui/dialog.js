/** Helpers for dialogs. */
import { languageChanges } from "../text/index.js";
import { make } from "./make.js";

/** The dialogs in the language of the page, or in an earlier one while they are open. */
const made = /** @type {WeakSet<HTMLDialogElement>} */ (new WeakSet());

/**
 * Adds a dialog with a title to the page.
 *
 * @param {string} id
 * @param {string | Node} title
 */
export function makeDialog(id, title) {
  // The title takes the focus, so that a long dialog opens at its top.
  const heading = make("h2", { id: `${id}-title`, tabindex: "-1", autofocus: "" }, title);
  const dialog = make("dialog", { id, "aria-labelledby": heading.id }, heading);
  // A click on the backdrop closes the dialog, unless the pointer was pressed inside.
  const isOnBackdrop = (/** @type {MouseEvent} */ { target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  let isPressed = false;
  dialog.addEventListener("pointerdown", (event) => (isPressed = isOnBackdrop(event)));
  dialog.addEventListener("click", (event) => {
    if (isPressed && isOnBackdrop(event)) dialog.close();
  });
  document.body.append(dialog);
  made.add(dialog);
  return dialog;
}

// `in-language.js` has others made.
languageChanges.addEventListener("change", () => {
  for (const dialog of document.querySelectorAll("dialog")) {
    if (!made.has(dialog)) continue;
    if (dialog.open) dialog.addEventListener("close", () => dialog.remove());
    else dialog.remove();
  }
});

/**
 * Copies the text of a field, or selects it if the browser forbids that.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
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
