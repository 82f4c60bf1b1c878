/** What explains positions and moves in German. */
import { commentary } from "./commentary.js";
import { emergo } from "./games/emergo/explained.js";
import { ergo } from "./games/ergo/explained.js";
import { hexemergo } from "./games/hexemergo/explained.js";
import { intermedium } from "./games/intermedium/explained.js";

/** @type {Record<string, import("../language.js").Explained>} */
const explained = { ergo, emergo, hexemergo, intermedium };

export default { commentary, explained };
