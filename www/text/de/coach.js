/** The coach in German. What it says about the position of a game is in `games/<id>/coach.js`. */
import { integer } from "./format.js";
import { emergo } from "./games/emergo/coach.js";
import { ergo } from "./games/ergo/coach.js";
import { hexemergo } from "./games/hexemergo/coach.js";
import { intermedium } from "./games/intermedium/coach.js";

/** @type {Record<string, import("../language.js").Coach>} */
const games = { ergo, emergo, hexemergo, intermedium };

const coach = {
  games,
  explain: "Stellung erklären",
  explainMoves: "Züge erklären",
  explainedNoMore: "Stellungen werden nicht mehr erklärt.",
  unexplained: "Zu dieser Stellung gibt es keine Erklärung.",
  swap: "Du darfst diesen ersten Zug übernehmen.",
  /**
   * How many stones of a capture are taken, and how many there are.
   *
   * @param {number} taken
   * @param {number} all
   */
  taken: (taken, all) => `${integer(taken)}/${integer(all)}`,
  takenUnit: "geschlagen",
};

/** @type {import("../language.js").CoachWords} */
const words = { coach };

export default words;
