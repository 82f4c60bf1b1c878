/**
 * The messages of the opening explorer, which has them in its own script, unlike the parts that _Learn_
 * lists.
 */

/** @import {ExplorerWords} from "./language.js" */

/** @type {import("./separate.js").Files<ExplorerWords>} */
export const EXPLORER_WORDS = {
  en: () => import("./en/explorer.js"),
  de: () => import("./de/explorer.js"),
  es: () => import("./es/explorer.js"),
  fr: () => import("./fr/explorer.js"),
  nl: () => import("./nl/explorer.js"),
  pt: () => import("./pt/explorer.js"),
};
