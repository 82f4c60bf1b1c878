/** A game in French: how it goes on, what is asked during it, and how it ended. */
import { actions, COLOURS } from "./board.js";
import { integer, moves, seconds } from "./format.js";

/** @import {Colour} from "../language.js" */

/** What there is to say besides whose turn it is. */
const progress = {
  /** @param {Colour} colour */
  thinking: (colour) => `${COLOURS[colour]} réfléchit…`,
  /** @param {Colour} colour */
  paused: (colour) => `Pause. Au tour de ${COLOURS[colour]}.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Coup repris. Jouez autre chose, ou touchez « ${actions.redo} ».`,
  /** The start of a game that goes on. */
  atStart: "Le début de la partie.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Coup ${integer(number)}, ${COLOURS[colour]} : ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Aperçu : coup ${integer(at)} sur ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `${moves(depth)} à l’avance`, limit && `${seconds(limit)} au plus`].filter(Boolean).join(", "),
};

/** What is asked before a move counts or the game ends, and what answers it. */
const questions = {
  /** Asked before a game is given up. */
  resign: "Abandonner cette partie ?",
  /**
   * Offered when nothing happens any more.
   *
   * @param {number} turns since something was captured or entered
   */
  drawOffered: (turns) => `Rien n’a été pris ni posé depuis ${moves(turns)} : l’ordinateur propose nulle.`,
  /** Declines a draw. */
  declineDraw: "Continuer",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) =>
    isEngine ? "Proposer nulle à l’ordinateur ?" : "Terminer cette partie par une nulle ?",
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `${COLOURS[colour]} peut gagner au prochain coup avec la pièce en ${cell}.`
      : `${COLOURS[colour]} peut gagner en ${cell} au prochain coup.`,
  playOn: "Reprenez votre coup, ou touchez le plateau pour continuer.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Touchez encore ${cell} pour y jouer.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "Vous avez gagné !" : "Vous avez perdu.";
  return `${COLOURS[winner]} a gagné !`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `Vous avez perdu. ${COLOURS[end.winner ?? "white"]} a cinq pièces alignées.`
      : `${result(end)} Cinq pièces alignées.`,
  city: (end) => `${result(end)} La cité de ${COLOURS[end.loser ?? "white"]} est tombée.`,
  "no-stack": (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} n’a plus de pile à semer.`,
  "all-captured": (end) => `${result(end)} Tous les pions de ${COLOURS[end.loser ?? "white"]} sont capturés.`,
  "no-move": ({ turn }) => `Nulle : ${COLOURS[turn]} n’a aucun coup légal.`,
  repetition: () => "Nulle : la même position est apparue trois fois.",
  resigned: (end) => `${result(end)} ${COLOURS[end.loser ?? "white"]} a abandonné.`,
  agreed: () => "Nulle d’un commun accord.",
  time: (end) => `${result(end)} Le temps de ${COLOURS[end.loser ?? "white"]} est écoulé.`,
};

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "Impossible de jouer ici : un fichier du jeu est endommagé. Réessayez.",
  old: "Le jeu a besoin de WebAssembly avec SIMD, présent dans tous les navigateurs depuis 2023. Mettez le vôtre à jour.",
  forbidden: "Ce site interdit WebAssembly, dont le jeu a besoin.",
  stopped: "Le moteur s’est arrêté et n’a pas pu redémarrer. Rechargez la page.",
};

/**
 * Why the engine cannot run, although everything is there.
 *
 * @param {keyof typeof FAILURES} code
 * @param {string} detail
 */
const failure = (code, detail) =>
  detail ? `${FAILURES[code]} Le navigateur indique : ${detail}` : FAILURES[code];

/** @type {import("../language.js").PlayWords} */
const words = { failure, outcomes, progress, questions };

export default words;
