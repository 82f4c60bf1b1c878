/** The coach in Spanish. What it says about the position of a game is in `games/<id>/coach.js`. */
import { integer } from "./format.js";
import { emergo } from "./games/emergo/coach.js";
import { ergo } from "./games/ergo/coach.js";
import { hexemergo } from "./games/hexemergo/coach.js";
import { intermedium } from "./games/intermedium/coach.js";

/** @type {Record<string, import("../language.js").Coach>} */
const games = { ergo, emergo, hexemergo, intermedium };

const coach = {
  games,
  explain: "Explicar esta posición",
  explainMoves: "Explicar las jugadas",
  explainedNoMore: "Las posiciones ya no se explican.",
  unexplained: "Esta posición no tiene explicación.",
  swap: "Puedes quedarte con esta primera jugada.",
  /**
   * How many stones of a capture are taken, and how many there are.
   *
   * @param {number} taken
   * @param {number} all
   */
  taken: (taken, all) => `${integer(taken)}/${integer(all)}`,
  takenUnit: "tomadas",
};

/** @type {import("../language.js").CoachWords} */
const words = { coach };

export default words;
