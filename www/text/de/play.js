/** A game in German: how it goes on, what is asked during it, and how it ended. */
import { actions, COLOURS } from "./board.js";
import { integer, moves, movesDative, seconds } from "./format.js";

/** @import {Colour} from "../language.js" */

/** What there is to say besides whose turn it is. */
const progress = {
  /** @param {Colour} colour */
  thinking: (colour) => `${COLOURS[colour]} denkt nach…`,
  /** @param {Colour} colour */
  paused: (colour) => `Pause. ${COLOURS[colour]} ist am Zug.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Zurückgenommen. Mach einen anderen Zug, oder tippe auf „${actions.redo}“.`,
  /** The start of a game that goes on. */
  atStart: "Der Anfang der Partie.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Zug ${integer(number)}, ${COLOURS[colour]}: ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Vorschau: Zug ${integer(at)} von ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `${moves(depth)} voraus`, limit && `höchstens ${seconds(limit)}`].filter(Boolean).join(", "),
};

/** What is asked before a move counts or the game ends, and what answers it. */
const questions = {
  /** Asked before a game is given up. */
  resign: "Diese Partie aufgeben?",
  /**
   * Offered when nothing happens any more.
   *
   * @param {number} turns since something was captured or entered
   */
  drawOffered: (turns) =>
    `Seit ${movesDative(turns)} wurde nichts geschlagen und nichts gesetzt: Der Computer bietet Remis an.`,
  /** Declines a draw. */
  declineDraw: "Weiterspielen",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) => (isEngine ? "Dem Computer Remis anbieten?" : "Diese Partie mit Remis beenden?"),
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `${COLOURS[colour]} kann sofort gewinnen, mit der Figur auf ${cell}.`
      : `${COLOURS[colour]} kann sofort auf ${cell} gewinnen.`,
  playOn: "Nimm deinen Zug zurück, oder tippe aufs Brett und spiel weiter.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Tippe noch einmal auf ${cell}, um dort zu spielen.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "Du hast gewonnen!" : "Du hast verloren.";
  return `${COLOURS[winner]} hat gewonnen!`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `Du hast verloren. ${COLOURS[end.winner ?? "white"]} hat fünf in einer Reihe.`
      : `${result(end)} Fünf in einer Reihe.`,
  city: (end) => `${result(end)} Die Stadt von ${COLOURS[end.loser ?? "white"]} ist gefallen.`,
  "no-stack": (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} hat keinen Stapel mehr zum Säen.`,
  "all-captured": (end) => `${result(end)} Alle Steine von ${COLOURS[end.loser ?? "white"]} sind geschlagen.`,
  "no-move": ({ turn }) => `Remis: ${COLOURS[turn]} hat keinen gültigen Zug.`,
  repetition: () => "Remis: Dieselbe Stellung ist zum dritten Mal entstanden.",
  resigned: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} hat aufgegeben.`,
  agreed: () => "Remis: Beide sind einverstanden.",
  time: (end) => `${result(end)} Die Zeit von ${COLOURS[end.loser ?? "white"]} ist abgelaufen.`,
};

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "Das Spiel läuft hier nicht: Ein Teil davon kam beschädigt an. Versuch es noch einmal.",
  old: "Das Spiel braucht WebAssembly mit SIMD, das jeder Browser seit 2023 hat. Bitte aktualisiere deinen Browser.",
  forbidden: "Das Spiel braucht WebAssembly, aber diese Website verbietet es.",
  stopped: "Die Engine ist stehen geblieben und ließ sich nicht neu starten. Lade die Seite neu.",
};

/**
 * Why the engine cannot run, although everything is there.
 *
 * @param {keyof typeof FAILURES} code
 * @param {string} detail
 */
const failure = (code, detail) =>
  detail ? `${FAILURES[code]} Der Browser meldet: ${detail}` : FAILURES[code];

/** @type {import("../language.js").PlayWords} */
const words = { failure, outcomes, progress, questions };

export default words;
