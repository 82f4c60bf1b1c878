/** The list of all keys, and a dialog with it for boards in other pages. */
import { more, words } from "../text/index.js";
import { adoptRules } from "../ui/adopt-rules.js";
import { make } from "../ui/make.js";

export const KEYS_STYLE = `
.keys { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px 18px; align-items: baseline; margin: 0 0 18px; }
.keys dt { white-space: nowrap; }
.keys dd { margin: 0; }
`;

const DIALOG = `
dialog { box-sizing: border-box; max-width: min(30rem, 100vw - 24px); max-height: calc(100dvh - 24px); padding: 20px; border: 0; border-radius: 16px; background: var(--_surface); color: var(--_ink); font: inherit; box-shadow: var(--_float), 0 0 0 1px var(--_border); }
dialog h2 { margin: 0 0 14px; outline: none; font-size: 1.3em; }
dialog > button { display: block; min-height: 44px; margin-inline-start: auto; padding: 0 18px; border-radius: 12px; background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
kbd { display: inline-block; min-width: 1.9em; padding: 2px 7px; border-radius: 6px; box-shadow: inset 0 0 0 1px var(--_border); font: inherit; font-weight: 600; text-align: center; }
`;

/** All keys, and what they do. */
export function keysList() {
  const entries = more.keys.list.flatMap(([keys, what]) => {
    return [make("dt", {}, ...keys.flatMap((key) => [" ", make("kbd", {}, key)])), make("dd", {}, what)];
  });
  return make("dl", { class: "keys" }, ...entries);
}

/** @type {WeakMap<HTMLElement, HTMLDialogElement>} */
const dialogs = new WeakMap();

/**
 * Shows the keys in a dialog of the board itself.
 *
 * @param {HTMLElement} board
 */
export function showKeysOf(board) {
  const dialog = dialogs.get(board) ?? makeDialog(board);
  dialogs.set(board, dialog);
  dialog.showModal();
}

/** @param {HTMLElement} board */
function makeDialog(board) {
  const title = make("h2", { id: "keys-title", tabindex: "-1", autofocus: "" }, more.keys.title);
  const close = make("button", { type: "button" }, words.actions.close);
  const dialog = make("dialog", { "aria-labelledby": title.id }, title, keysList(), close);
  close.addEventListener("click", () => dialog.close());
  // Its keys are not those of the board.
  dialog.addEventListener("keydown", (event) => event.stopPropagation());
  board.closest(".table")?.append(dialog);
  adoptRules(dialog, KEYS_STYLE + DIALOG);
  return dialog;
}
