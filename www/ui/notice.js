/** Notices at the bottom of the page, above whichever place is shown: each stays until it is closed. */
import { make } from "./make.js";
import { words } from "../text/index.js";
import { saveAs } from "./save-as.js";
import { addStyles } from "./styles.js";
import styles from "./notice.css";

addStyles(styles);

const host = make("div", { id: "notices" });

/**
 * @typedef {{ label: string; run: () => unknown; isMain?: boolean; stays?: boolean }} Choice `stays` if the
 *   notice stays when it is chosen
 */

/**
 * @param {string} text
 * @param {readonly Choice[]} [choices] besides closing it
 */
export function showNotice(text, choices = []) {
  const line = make("p", { role: "status" });
  /** @type {Choice} */
  const close = { label: words.actions.close, run: () => {} };
  const notice = make("div", {});
  const buttons = [close, ...choices].map(({ label, run, isMain, stays }) => {
    const button = make("button", { type: "button", class: isMain ? "main" : "" }, label);
    button.addEventListener("click", () => {
      if (!stays) notice.remove();
      void run();
    });
    return button;
  });
  notice.append(line, make("p", { class: "buttons" }, ...buttons));
  host.append(notice);
  document.body.append(host);
  // Screen readers announce changes to a live region that was empty before.
  requestAnimationFrame(() => (line.textContent = text));
}

/**
 * Says what is the matter with something that is stored.
 *
 * @param {import("../storage/records.js").Report} report
 */
export function showReport({ subject, trouble, text }) {
  const say = words.records;
  const save = { label: say.save, run: () => saveAs(text ?? "", `ergo-${subject}`), stays: true };
  showNotice(say[trouble](subject), text === undefined ? [] : [save]);
}
