/** Games of the strongest level, to be replayed: game texts of each game that has some. */
import { emergo } from "./emergo/model-games.js";
import { ergo } from "./ergo/model-games.js";
import { hexemergo } from "./hexemergo/model-games.js";
import { intermedium } from "./intermedium/model-games.js";

/** @type {Record<string, string[]>} */
export const MODEL_GAMES = { ergo, emergo, hexemergo, intermedium };
