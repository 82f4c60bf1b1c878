/** The languages of the page, in the order of their own names. */

export const LANGUAGES = /** @type {const} */ ([
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
  { code: "nl", name: "Nederlands" },
  { code: "pt", name: "Português" },
]);

/**
 * Where a page without scripts is in a language, such as the gallery. Languages for tests have no pages of
 * their own.
 *
 * @param {string} code
 * @param {string} page its address in English
 */
export const pageIn = (code, page) =>
  code !== "en" && LANGUAGES.some((language) => language.code === code) ? `${code}/${page}` : page;
