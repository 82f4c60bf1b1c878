/** The games in English: what they are called, and what a newcomer is told. */
import { emergo } from "./games/emergo/words.js";
import { ergo } from "./games/ergo/words.js";
import { hexemergo } from "./games/hexemergo/words.js";
import { intermedium } from "./games/intermedium/words.js";

/** @type {Record<string, import("../language.js").GameWords>} */
export const games = { ergo, emergo, hexemergo, intermedium };
