/** What the words of the games mean, in English: what the board says leads there, and so do the rules. */
import { emergo } from "./games/emergo/terms.js";
import { ergo } from "./games/ergo/terms.js";
import { hexemergo } from "./games/hexemergo/terms.js";
import { intermedium } from "./games/intermedium/terms.js";

/** @type {Record<string, import("../language.js").Term[]>} */
const games = { ergo, emergo, hexemergo, intermedium };

export default { terms: { title: "Words", games } };
