/** The list of all keys, and a dialog with it for boards in other pages. */
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import styles from "./keys-dialog.css";
import list from "./keys-list.css";

/** @import {Words} from "../text/language.js" */

/**
 * All keys, and what they do.
 *
 * @param {Words} words
 */
export function keysList(words) {
  const entries = words.keys.list.flatMap(([keys, what]) => {
    return [make("dt", {}, ...keys.flatMap((key) => [" ", make("kbd", {}, key)])), make("dd", {}, what)];
  });
  return make("dl", { class: "keys" }, ...entries);
}

/** @type {WeakMap<HTMLElement, HTMLDialogElement>} */
const dialogs = new WeakMap();

/**
 * Shows the keys in a dialog of the board itself.
 *
 * @param {Words} words
 * @param {HTMLElement} board
 */
export function showKeysOf(words, board) {
  const dialog = dialogs.get(board) ?? makeDialog(words, board);
  dialogs.set(board, dialog);
  dialog.showModal();
}

/**
 * @param {Words} words
 * @param {HTMLElement} board
 */
function makeDialog(words, board) {
  const title = make("h2", { id: "keys-title", tabindex: "-1", autofocus: "" }, words.keys.title);
  const close = make("button", { type: "button" }, words.actions.close);
  const dialog = make("dialog", { "aria-labelledby": title.id }, title, keysList(words), close);
  close.addEventListener("click", () => dialog.close());
  // Its keys are not those of the board.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  board.closest(".table")?.append(dialog);
  addStyles(list + styles, dialog);
  return dialog;
}
