import { loadLanguage, pickLanguage } from "../text/index.js";

/** Loads the language of the first board or of the page; an empty `lang` leaves it to the reader. */
export async function useLanguage() {
  const { lang } = /** @type {HTMLElement} */ (document.querySelector("ergo-board")?.closest("[lang]") ?? document.documentElement);
  await loadLanguage(pickLanguage(lang ? [lang] : [new URLSearchParams(location.search).get("lang"), ...navigator.languages]));
}
