/** The small pictures that show a newcomer how a game is played, for each game that has some. */
import { emergo } from "./emergo/pictures.js";
import { ergo } from "./ergo/pictures.js";
import { hexemergo } from "./hexemergo/pictures.js";
import { intermedium } from "./intermedium/pictures.js";

/** @type {Record<string, import("./picture.js").Picture[]>} */
export const PICTURES = { ergo, emergo, hexemergo, intermedium };
