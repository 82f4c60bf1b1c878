/** The languages of the page, in the order of their own names. */

export const LANGUAGES = /** @type {const} */ ([
  { code: "de", name: "Deutsch" },
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "fr", name: "Français" },
  { code: "nl", name: "Nederlands" },
  { code: "pt", name: "Português" },
]);
