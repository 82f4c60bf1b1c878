/**
 * The dialog with the keys; `?` opens it.
 */
import { loadMore, more, words } from "../text/index.js";
import { make } from "../board/make.js";
import { makeDialog } from "./dialog.js";
import { addStyles } from "./styles.js";

await loadMore();

addStyles(`
#keys dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px 18px; align-items: baseline; margin: 0 0 18px; }
#keys dt { white-space: nowrap; }
#keys dd { margin: 0; }
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
  const entries = more.keys.list.flatMap(([keys, what]) => {
    return [make("dt", {}, ...keys.flatMap((key) => [" ", make("kbd", {}, key)])), make("dd", {}, what)];
  });
  made.append(make("dl", {}, ...entries), make("p", { class: "buttons" }, close));
  return made;
}
