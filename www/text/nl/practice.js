/** The place of small boards in Dutch. */
import { moves, plural, stones } from "./format.js";

/** @type {import("../language.js").PracticeWords} */
const words = {
  title: "Kleine borden",
  intro:
    "Elke stelling op deze borden is opgelost. De computer speelt foutloos, en op het bord kun je zien wat elke zet waard is.",
  /**
   * @param {number} cells
   * @param {number} own stones of each player
   */
  size: (cells, own) => `${plural(cells, { one: "# veld", other: "# velden" })}, ${stones(own)} per speler`,
  goal: "Sla alle vijandelijke stenen.",
  /**
   * The result of perfect play for the first player, and its number of moves.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count
   */
  start: (result, count) =>
    ({
      win: `Wie begint, wint in ${moves(count)}.`,
      draw: "Als niemand een fout maakt, wordt het remise.",
      loss: `Wie begint, verliest in ${moves(count)}.`,
    })[result],
  all: "Alle kleine borden",
  /** Plays both sides. */
  both: "Beide",
  loading: "De waarden van alle stellingen worden geladen…",
  /** Switches the signs on the board on and off. */
  show: "Waarden tonen",
  list: "Wat elke zet waard is",
  legend: "Op het bord: +5 wint in 5 zetten, −5 verliest in 5, = is remise.",
  /**
   * What a move is worth, after the move.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  worth: (result, count) =>
    ({
      win: `wint in ${moves(count)}`,
      draw: "is remise",
      loss: `verliest in ${moves(count)}`,
    })[result],
  /**
   * What the position on the board is worth.
   *
   * @param {"win" | "draw" | "loss"} result
   * @param {number} count of moves
   */
  toMove: (result, count) =>
    ({
      win: `Wie aan zet is, wint in ${moves(count)}.`,
      draw: "Zonder fouten wordt het remise.",
      loss: `Wie aan zet is, verliest in ${moves(count)}.`,
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
      ? `Daarmee is de winst weg: met ${move} had je in ${moves(count)} gewonnen.`
      : `Daarmee is de remise weg: met ${move} was het remise gebleven.`,
};

export default words;
