/** A game in Dutch: how it goes on, what is asked during it, and how it ended. */
import { actions, COLOURS } from "./board.js";
import { integer, moves, seconds } from "./format.js";

/** @import {Colour} from "../language.js" */

/** What there is to say besides whose turn it is. */
const progress = {
  /** @param {Colour} colour */
  thinking: (colour) => `${COLOURS[colour]} denkt na…`,
  /** @param {Colour} colour */
  paused: (colour) => `Gepauzeerd. ${COLOURS[colour]} is aan zet.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Teruggenomen. Doe een andere zet, of kies ‘${actions.redo}’.`,
  /** The start of a game that goes on. */
  atStart: "Het begin van de partij.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Zet ${integer(number)}, ${COLOURS[colour]}: ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Vooruitblik: zet ${integer(at)} van ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `${moves(depth)} vooruit`, limit && `hoogstens ${seconds(limit)}`].filter(Boolean).join(", "),
};

/** What is asked before a move counts or the game ends, and what answers it. */
const questions = {
  /** Asked before a game is given up. */
  resign: "Deze partij opgeven?",
  /**
   * Offered when nothing happens any more.
   *
   * @param {number} turns since something was captured or entered
   */
  drawOffered: (turns) =>
    `Al ${moves(turns)} lang is er niets geslagen of geplaatst: de computer biedt remise aan.`,
  /** Declines a draw. */
  declineDraw: "Doorspelen",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) => (isEngine ? "De computer remise aanbieden?" : "Remise overeenkomen?"),
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `${COLOURS[colour]} kan nu winnen, met het stuk dat op ${cell} staat.`
      : `${COLOURS[colour]} kan nu winnen op ${cell}.`,
  playOn: "Neem je zet terug, of tik op het bord om door te spelen.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Tik nog eens op ${cell} om daar te spelen.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "Je hebt gewonnen!" : "Je hebt verloren.";
  return `${COLOURS[winner]} heeft gewonnen!`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `Je hebt verloren. ${COLOURS[end.winner ?? "white"]} heeft vijf op een rij.`
      : `${result(end)} Vijf op een rij.`,
  city: (end) => `${result(end)} De stad van ${COLOURS[end.loser ?? "white"]} is gevallen.`,
  "no-stack": (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} heeft geen stapel meer om te zaaien.`,
  "all-captured": (end) => `${result(end)} Alle stenen van ${COLOURS[end.loser ?? "white"]} zijn geslagen.`,
  "no-move": ({ turn }) => `Remise: ${COLOURS[turn]} heeft geen geldige zet.`,
  repetition: () => "Remise: dezelfde stelling is drie keer voorgekomen.",
  resigned: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} heeft opgegeven.`,
  agreed: () => "Remise overeengekomen.",
  time: (end) => `${result(end)} De tijd van ${COLOURS[end.loser ?? "white"]} is om.`,
};

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "Het spel werkt hier niet: een deel ervan is beschadigd aangekomen. Probeer het opnieuw.",
  old: "Het spel heeft WebAssembly met SIMD nodig. Elke browser heeft dat sinds 2023: werk die van jou bij.",
  forbidden: "Deze site staat geen WebAssembly toe, en dat heeft het spel nodig.",
  stopped: "De engine is gestopt en start niet opnieuw. Laad de pagina opnieuw.",
};

/**
 * Why the engine cannot run, although everything is there.
 *
 * @param {keyof typeof FAILURES} code
 * @param {string} detail
 */
const failure = (code, detail) => (detail ? `${FAILURES[code]} De browser meldt: ${detail}` : FAILURES[code]);

/** @type {import("../language.js").PlayWords} */
const words = { failure, outcomes, progress, questions };

export default words;
