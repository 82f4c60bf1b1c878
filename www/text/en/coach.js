/** The coach in English. What it says about the position of a game is in `games/<id>/coach.js`. */
import { integer } from "./format.js";
import { emergo } from "./games/emergo/coach.js";
import { ergo } from "./games/ergo/coach.js";
import { hexemergo } from "./games/hexemergo/coach.js";
import { intermedium } from "./games/intermedium/coach.js";

/** @type {Record<string, import("../language.js").Coach>} */
const games = { ergo, emergo, hexemergo, intermedium };

const coach = {
  games,
  explain: "Explain this position",
  explainMoves: "Explain moves",
  explainedNoMore: "Positions are no longer explained.",
  unexplained: "This position has no explanation.",
  swap: "You may take over this first move.",
  /**
   * How many stones of a capture are taken, and how many there are.
   *
   * @param {number} taken
   * @param {number} all
   */
  taken: (taken, all) => `${integer(taken)}/${integer(all)}`,
  takenUnit: "taken",
};

export default { coach };
