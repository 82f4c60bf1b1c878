/** The place of small boards in German. */
import { inMoves, integer } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Kleine Bretter",
  intro:
    "Jede Stellung auf diesen Brettern ist gelöst. Der Computer spielt ohne einen einzigen Fehler, und das Brett kann zeigen, was jeder Zug wert ist.",
  /**
   * @param {number} cells
   * @param {number} stones
   */
  size: (cells, stones) => `${integer(cells)} Felder, je ${integer(stones)} Steine`,
  /**
   * What a board is worth for who begins, in how many moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Wer beginnt, gewinnt ${inMoves(count)}.`,
      draw: "Wenn niemand einen Fehler macht, endet es remis.",
      loss: `Wer beginnt, verliert ${inMoves(count)}.`,
    })[result],
};

export default words;
