/**
 * A button that copies a text, and says whether it could.
 */
import { words } from "../text/index.js";
import { make } from "./dialog.js";

/**
 * @param {string} name what stands on the button
 * @param {() => string | Promise<string>} text
 * @returns {HTMLElement} the button, and beside it what came of it
 */
export function copyButton(name, text) {
  const button = make("button", { type: "button" }, name);
  const told = make("span", { role: "status", class: "told" });
  button.addEventListener("click", async () => {
    told.textContent = "";
    try {
      await navigator.clipboard.writeText(await text());
      told.textContent = words.copy.done;
    } catch {
      told.textContent = words.copy.failed;
    }
  });
  return make("span", { class: "copy" }, button, told);
}
