/** The dialog with the keys; `?` opens it. */
import { loadMore, more, words } from "../text/index.js";
import { KEYS_STYLE, keysList } from "../board/keys-list.js";
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";

await loadMore();

addStyles(`${KEYS_STYLE}
kbd { display: inline-block; min-width: 1.9em; padding: 2px 7px; border-radius: 6px; background: var(--sunk); box-shadow: inset 0 0 0 1px var(--border), inset 0 -2px 0 var(--border); font: 600 0.85rem/1.5 var(--sans); text-align: center; }
`);

/** @type {HTMLDialogElement | undefined} */
let dialog;

export function showKeys() {
  dialog ??= makeKeys();
  dialog.showModal();
}

function makeKeys() {
  const made = makeDialog("keys", more.keys.title);
  const close = make("button", { type: "button", class: "main" }, words.actions.close);
  close.addEventListener("click", () => made.close());
  made.append(keysList(), make("p", { class: "buttons" }, close));
  return made;
}
