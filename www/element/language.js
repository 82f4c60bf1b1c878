import { firstPicture, nextTask } from "../ui/next-task.js";
import { loadLanguage, pickLanguage, words } from "../text/index.js";

/**
 * Defines the element in the language of the first board or of the page; an empty `lang` leaves it to the
 * reader. English is there already, so that the element is defined at once. If the board waits for its page,
 * that is seen first: making a board takes long on a phone, and so does the first number that is written.
 *
 * @param {CustomElementConstructor} element
 */
export async function defineInLanguage(element) {
  // A server can import this module, but has no elements.
  if (!globalThis.customElements) return;
  const board = document.querySelector("ergo-board");
  const { lang } = /** @type {HTMLElement} */ (board?.closest("[lang]") ?? document.documentElement);
  const code = pickLanguage(
    lang ? [lang] : [new URLSearchParams(location.search).get("lang"), ...navigator.languages],
  );
  if (code !== "en") await loadLanguage(code);
  if (board?.hasAttribute("waiting")) {
    await firstPicture();
    words.tray.unit("hand", 1);
    await nextTask();
  }
  if (!customElements.get("ergo-board")) customElements.define("ergo-board", element);
}
