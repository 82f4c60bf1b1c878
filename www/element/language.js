import { firstPicture, nextTask } from "../ui/next-task.js";
import { languagesOf, speak, words } from "../text/index.js";

/** The first board of the page. */
const firstBoard = () => document.querySelector("ergo-board");

/** Switches to the language of the first board or of the page; an empty `lang` leaves it to the reader. */
function followPage() {
  const { lang } = /** @type {HTMLElement} */ (firstBoard()?.closest("[lang]") ?? document.documentElement);
  return speak(languagesOf(lang));
}

/**
 * Defines the element in the language of the page, which it follows from then on. English is there already,
 * so that the element is defined at once. If the board waits for its page, that is seen first: making a board
 * takes long on a phone, and so does the first number that is written.
 *
 * @param {CustomElementConstructor} element
 */
export async function defineInLanguage(element) {
  // A server can import this module, but has no elements.
  if (!globalThis.customElements) return;
  new MutationObserver(followPage).observe(document, { subtree: true, attributeFilter: ["lang"] });
  await followPage();
  if (firstBoard()?.hasAttribute("waiting")) {
    await firstPicture();
    words.tray.unit("hand", 1);
    await nextTask();
  }
  if (!customElements.get("ergo-board")) customElements.define("ergo-board", element);
}
