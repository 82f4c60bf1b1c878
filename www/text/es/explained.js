/** What explains the positions of the games in Spanish. */
import { emergo } from "./games/emergo/explained.js";
import { ergo } from "./games/ergo/explained.js";
import { hexemergo } from "./games/hexemergo/explained.js";
import { intermedium } from "./games/intermedium/explained.js";

/** @type {import("../language.js").ExplanationWords} */
const words = { explained: { ergo, emergo, hexemergo, intermedium } };

export default words;
