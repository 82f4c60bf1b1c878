/** The dialog with the keys; `?` opens it. */
import { inLanguage } from "../ui/in-language.js";
import { words } from "../text/index.js";
import { keysList } from "../board/keys-list.js";
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";
import list from "../board/keys-list.css";
import styles from "./keys.css";

addStyles(list + styles);

const dialog = inLanguage(makeKeys);

export function showKeys() {
  dialog().showModal();
}

function makeKeys() {
  const made = makeDialog("keys", words.keys.title);
  const close = make("button", { type: "button", class: "main" }, words.actions.close);
  close.addEventListener("click", () => made.close());
  made.append(keysList(words), make("p", { class: "buttons" }, close));
  return made;
}
