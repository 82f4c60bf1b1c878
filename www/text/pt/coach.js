/** The coach in Portuguese. What it says about the position of a game is in `games/<id>/coach.js`. */
import { integer } from "./format.js";
import { emergo } from "./games/emergo/coach.js";
import { ergo } from "./games/ergo/coach.js";
import { hexemergo } from "./games/hexemergo/coach.js";
import { intermedium } from "./games/intermedium/coach.js";

/** @type {Record<string, import("../language.js").Coach>} */
const games = { ergo, emergo, hexemergo, intermedium };

const coach = {
  games,
  explain: "Explicar esta posição",
  explainMoves: "Explicar as jogadas",
  explainedNoMore: "As posições deixam de ser explicadas.",
  unexplained: "Esta posição não tem explicação.",
  swap: "Pode ficar com esta primeira jogada.",
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
