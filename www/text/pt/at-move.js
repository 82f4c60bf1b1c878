/** How far a game has got: apart from other formats, as only dialogs and games by link say it. */
import { integer } from "./format.js";

/** @param {number} number of its last move; 0 without moves */
export const atMove = (number) => (number === 0 ? "que ainda não começou" : `na jogada ${integer(number)}`);
