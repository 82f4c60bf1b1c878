/** The ratings of the levels of each game whose levels are measured; `docs/strength.md` describes how. */
import { emergo } from "./emergo/level-ratings.js";
import { ergo } from "./ergo/level-ratings.js";
import { hexemergo } from "./hexemergo/level-ratings.js";
import { intermedium } from "./intermedium/level-ratings.js";

/** @type {Record<string, readonly number[]>} */
export const LEVEL_RATINGS = { ergo, emergo, hexemergo, intermedium };
