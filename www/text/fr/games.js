/** The French names of the games, and their introductions for newcomers. */
import { emergo } from "./games/emergo/words.js";
import { ergo } from "./games/ergo/words.js";
import { hexemergo } from "./games/hexemergo/words.js";
import { intermedium } from "./games/intermedium/words.js";

/** @type {Record<string, import("../language.js").GameWords>} */
export const games = { ergo, emergo, hexemergo, intermedium };
