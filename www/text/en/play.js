/** A game in English: how it goes on, what is asked during it, and how it ended. */
import { actions, COLOURS } from "./board.js";
import { integer, moves, seconds } from "./format.js";

/** @import {Colour} from "../language.js" */

/** What there is to say besides whose turn it is. */
const progress = {
  /** @param {Colour} colour */
  thinking: (colour) => `${COLOURS[colour]} is thinking…`,
  /** @param {Colour} colour */
  paused: (colour) => `Paused. ${COLOURS[colour]} to move.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Taken back. Play another move, or ${actions.redo}.`,
  /** The start of a game that goes on. */
  atStart: "The start of the game.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Move ${integer(number)}, ${COLOURS[colour]}: ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Preview: move ${integer(at)} of ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `${moves(depth)} ahead`, limit && `at most ${seconds(limit)}`].filter(Boolean).join(", "),
};

/** What is asked before a move counts or the game ends, and what answers it. */
const questions = {
  /** Asked before a game is given up. */
  resign: "Resign this game?",
  /**
   * Offered when nothing happens any more.
   *
   * @param {number} turns since something was captured or entered
   */
  drawOffered: (turns) =>
    `Nothing has been captured or added for ${moves(turns)}: the computer offers a draw.`,
  /** Declines a draw. */
  declineDraw: "Play on",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) => (isEngine ? "Offer the computer a draw?" : "End this game as a draw?"),
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `${COLOURS[colour]} can win next, with the piece on ${cell}.`
      : `${COLOURS[colour]} can win at ${cell} next.`,
  playOn: "Take your move back, or tap the board to play on.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Tap ${cell} again to play there.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "You win!" : "You lose.";
  return `${COLOURS[winner]} wins!`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `You lose. ${COLOURS[end.winner ?? "white"]} has five in a row.`
      : `${result(end)} Five in a row.`,
  city: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]}’s city has fallen.`,
  "no-stack": (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} has no stack left to sow.`,
  "all-captured": (end) => `${result(end)} All of ${COLOURS[end.loser ?? "white"]}’s stones are captured.`,
  "no-move": ({ turn }) => `Draw: ${COLOURS[turn]} has no legal move.`,
  repetition: () => "Draw: the same position occurred three times.",
  resigned: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} resigned.`,
  agreed: () => "Draw: agreed by both players.",
  time: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} ran out of time.`,
};

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "The game cannot run here: a part of it arrived damaged. Try again.",
  old: "The game needs WebAssembly with SIMD, which every browser has had since 2023. Please update your browser.",
  forbidden: "This site forbids WebAssembly, which the game needs.",
  stopped: "The engine stopped and could not be restarted. Reload the page.",
};

/**
 * Why the engine cannot run, although everything is there.
 *
 * @param {keyof typeof FAILURES} code
 * @param {string} detail
 */
const failure = (code, detail) => (detail ? `${FAILURES[code]} The browser says: ${detail}` : FAILURES[code]);

export default { failure, outcomes, progress, questions };
