/** The coach in French. What it says about the position of a game is in `games/<id>/coach.js`. */
import { integer } from "./format.js";
import { emergo } from "./games/emergo/coach.js";
import { ergo } from "./games/ergo/coach.js";
import { hexemergo } from "./games/hexemergo/coach.js";
import { intermedium } from "./games/intermedium/coach.js";

/** @type {Record<string, import("../language.js").Coach>} */
const games = { ergo, emergo, hexemergo, intermedium };

/** @type {import("../language.js").CoachWords} */
const words = {
  coach: {
    games,
    explain: "Expliquer la position",
    explainMoves: "Expliquer les coups",
    explainedNoMore: "Les positions ne sont plus expliquées.",
    unexplained: "Rien à expliquer dans cette position.",
    swap: "Vous pouvez prendre ce premier coup à votre compte.",
    /**
     * How many stones of a capture are taken, and how many there are.
     *
     * @param {number} taken
     * @param {number} all
     */
    taken: (taken, all) => `${integer(taken)}/${integer(all)}`,
    takenUnit: "pris",
  },
};

export default words;
