import { firstPicture, nextTask } from "../board/next-task.js";
import { loadLanguage, pickLanguage, words } from "../text/index.js";

/**
 * Loads the language of the first board or of the page; an empty `lang` leaves it to the reader. If the board waits for
 * its page, that is seen first: making a board takes long on a phone, and so does the first number that is written.
 */
export async function useLanguage() {
  const board = document.querySelector("ergo-board");
  const { lang } = /** @type {HTMLElement} */ (board?.closest("[lang]") ?? document.documentElement);
  await loadLanguage(pickLanguage(lang ? [lang] : [new URLSearchParams(location.search).get("lang"), ...navigator.languages]));
  if (!board?.hasAttribute("waiting")) return;
  await firstPicture();
  words.tray.unit("hand", 1);
  await nextTask();
}
