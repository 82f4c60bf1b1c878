/** The place of small boards in German. */
import { inMoves, plural, stones } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Kleine Bretter",
  intro:
    "Jede Stellung auf diesen Brettern ist gelöst. Der Computer spielt ohne einen einzigen Fehler, und auf Wunsch " +
    "zeigt dir das Brett, was jeder Zug wert ist.",
  /**
   * @param {number} cells
   * @param {number} count of stones of each player
   */
  size: (cells, count) =>
    `${plural(cells, { one: "# Feld", other: "# Felder" })}, ${stones(count)} pro Seite`,
  goal: "Schlage alle Steine des Gegners.",
  /**
   * The result of perfect play for the first player, and its number of moves.
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
  all: "Alle kleinen Bretter",
  /** Plays both sides. */
  both: "Beide",
  loading: "Die Werte aller Stellungen werden geladen…",
  /** Switches the signs on the board on and off. */
  show: "Werte zeigen",
  list: "Was jeder Zug wert ist",
  legend: "Auf dem Brett: +5 gewinnt in 5 Zügen, −5 verliert in 5, = ist remis.",
  /**
   * What a move is worth, after the move.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  worth: (result, count) =>
    ({
      win: `gewinnt ${inMoves(count)}`,
      draw: "hält remis",
      loss: `verliert ${inMoves(count)}`,
    })[result],
  /**
   * What the position on the board is worth.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  toMove: (result, count) =>
    ({
      win: `Wer am Zug ist, gewinnt ${inMoves(count)}.`,
      draw: "Ohne Fehler endet es remis.",
      loss: `Wer am Zug ist, verliert ${inMoves(count)}.`,
    })[result],
  /**
   * Said after a move that lost a result.
   *
   * @param {"win" | "draw"} result
   * @param {string} move that would have kept it
   * @param {number} count of moves until then
   */
  gaveAway: (result, move, count) =>
    result === "win"
      ? `Damit ist der Gewinn vergeben: ${move} hätte ${inMoves(count)} gewonnen.`
      : `Damit ist das Remis vergeben: ${move} hätte es gehalten.`,
};

export default words;
