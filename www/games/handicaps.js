/** The handicaps of each game that has some, from small to great. */
import { emergo } from "./emergo/handicaps.js";
import { ergo } from "./ergo/handicaps.js";
import { hexemergo } from "./hexemergo/handicaps.js";
import { intermedium } from "./intermedium/handicaps.js";

/** @type {Record<string, import("./handicap.js").Handicap[]>} */
export const HANDICAPS = { ergo, emergo, hexemergo, intermedium };
