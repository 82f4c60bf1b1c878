/** A game in Portuguese: how it goes on, what is asked during it, and how it ended. */
import { actions, colours, ofThe, The, the } from "./board.js";
import { integer, moves, seconds } from "./format.js";

/** @import {Colour} from "../language.js" */

/** What there is to say besides whose turn it is. */
const progress = {
  /** @param {Colour} colour */
  thinking: (colour) => `${The[colour]} estão a pensar…`,
  /** @param {Colour} colour */
  paused: (colour) => `Em pausa. Jogam ${the[colour]}.`,
  /** An earlier position, in which a person here can play. */
  takenBack: `Jogada anulada. Jogue outra, ou use “${actions.redo}”.`,
  /** The start of a game that goes on. */
  atStart: "O início da partida.",
  /**
   * An earlier position, by the move that leads to it.
   *
   * @param {number} number as the list of moves has it
   * @param {Colour} colour
   * @param {string} move
   */
  afterMove: (number, colour, move) => `Jogada ${integer(number)}, ${colours[colour]}: ${move}.`,
  /**
   * A position on a line of the analysis; a sentence on its state follows.
   *
   * @param {number} at
   * @param {number} of
   */
  preview: (at, of) => `Antevisão: jogada ${integer(at)} de ${integer(of)}.`,
  /**
   * How hard the engine thinks.
   *
   * @param {number | undefined} depth in moves
   * @param {number | undefined} limit in seconds
   */
  effort: (depth, limit) =>
    [depth && `${moves(depth)} à frente`, limit && `no máximo ${seconds(limit)}`].filter(Boolean).join(", "),
};

/** What is asked before a move counts or the game ends, and what answers it. */
const questions = {
  /** Asked before a game is given up. */
  resign: "Desistir desta partida?",
  /**
   * Offered when nothing happens any more.
   *
   * @param {number} turns since something was captured or entered
   */
  drawOffered: (turns) =>
    `Há ${moves(turns)} que não se captura nada nem entra nenhuma peça: o computador propõe empate.`,
  /** Declines a draw. */
  declineDraw: "Continuar a jogar",
  /** @param {boolean} isEngine whether the opponent is the engine */
  offerDraw: (isEngine) => (isEngine ? "Propor empate ao computador?" : "Acabar esta partida com um empate?"),
  /**
   * After a move that loses at once.
   *
   * @param {Colour} colour
   * @param {string} cell
   * @param {boolean} isMove whether the piece there moves, or else one is dropped there
   */
  blunder: (colour, cell, isMove) =>
    isMove
      ? `${The[colour]} podem ganhar já a seguir, com a peça que está em ${cell}.`
      : `${The[colour]} podem ganhar já a seguir em ${cell}.`,
  playOn: "Anule a jogada, ou toque no tabuleiro para continuar.",
  /**
   * A move that waits for a second tap.
   *
   * @param {string} cell
   */
  confirm: (cell) => `Toque outra vez em ${cell} para jogar aí.`,
};

/**
 * A win, as the winner, the loser or both read it.
 *
 * @param {import("../language.js").End} end
 */
function result({ winner = "white", viewer }) {
  if (viewer) return viewer === "winner" ? "Ganhou!" : "Perdeu.";
  return `${The[winner]} ganharam!`;
}

/** @type {Record<import("../language.js").OutcomeReason, (end: import("../language.js").End) => string>} */
const outcomes = {
  five: (end) =>
    end.viewer === "loser"
      ? `Perdeu. ${The[end.winner ?? "white"]} fizeram cinco em linha.`
      : `${result(end)} Cinco em linha.`,
  city: (end) => `${result(end)} A cidade ${ofThe[end.loser ?? "white"]} caiu.`,
  "no-stack": (end) => `${result(end)} ${The[end.loser ?? "white"]} já não têm pilhas para semear.`,
  "all-captured": (end) => `${result(end)} As pedras ${ofThe[end.loser ?? "white"]} foram todas capturadas.`,
  "no-move": ({ turn }) => `Empate: ${the[turn]} não têm jogadas possíveis.`,
  repetition: () => "Empate: a mesma posição surgiu três vezes.",
  resigned: (end) => `${result(end)} ${The[end.loser ?? "white"]} desistiram.`,
  agreed: () => "Empate por acordo.",
  time: (end) => `${result(end)} Acabou o tempo ${ofThe[end.loser ?? "white"]}.`,
};

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "O jogo não funciona aqui: uma parte dele chegou danificada. Tente de novo.",
  old: "O jogo precisa de WebAssembly com SIMD, que todos os navegadores têm desde 2023. Atualize o navegador.",
  forbidden: "Este site proíbe WebAssembly, de que o jogo precisa.",
  stopped: "O motor parou e não foi possível reiniciá-lo. Recarregue a página.",
};

/**
 * Why the engine cannot run, although everything is there.
 *
 * @param {keyof typeof FAILURES} code
 * @param {string} detail
 */
const failure = (code, detail) =>
  detail ? `${FAILURES[code]} Mensagem do navegador: ${detail}` : FAILURES[code];

/** @type {import("../language.js").PlayWords} */
const words = { failure, outcomes, progress, questions };
export default words;
