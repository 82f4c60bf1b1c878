import { firstPicture, nextTask } from "../board/next-task.js";
import { loadLanguage, pickLanguage, words } from "../text/index.js";

/**
 * Loads the language of the first board or of the page; an empty `lang` leaves it to the reader. Meanwhile the
 * content of the page is drawn, as making a board takes long on a phone, and so does the first number that is written.
 */
export async function useLanguage() {
  const { lang } = /** @type {HTMLElement} */ (document.querySelector("ergo-board")?.closest("[lang]") ?? document.documentElement);
  await loadLanguage(pickLanguage(lang ? [lang] : [new URLSearchParams(location.search).get("lang"), ...navigator.languages]));
  await firstPicture();
  words.tray.unit("hand", 1);
  await nextTask();
}
