/** The small boards of each game that has some, from the easiest on. */
import { emergo } from "./emergo/small-boards.js";
import { hexemergo } from "./hexemergo/small-boards.js";

/** @type {Record<string, import("./small-board.js").SmallBoard[]>} */
export const SMALL_BOARDS = { emergo, hexemergo };
