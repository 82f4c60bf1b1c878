/** Hints and threats in Portuguese. */
import { ofThe, The, the } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
const word = (count) => ["zero", "uma", "duas", "três", "quatro", "cinco"][count] ?? integer(count);

/**
 * Why a move is good, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
const reasons = {
  "makes-five": () => "Faz cinco em linha e ganha.",
  "stops-five": ({ opponent, cells }) => `Impede ${the[opponent]} de fazer cinco em ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) => `Faz um quatro: ${the[opponent]} têm de responder em ${cells[0]}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Ameaça cinco em ${and(cells)}. ${The[opponent]} só podem parar um.`,
  "stops-four": ({ opponent }) => `Sem esta jogada, ${the[opponent]} fariam um quatro aberto dos dois lados.`,
  "prepares-four": ({ cells }) => `Prepara um quatro aberto dos dois lados, em ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) => `Bloqueia a fila de ${word(count)} ${ofThe[opponent]}.`,
  "becomes-lion": () => "No anel, a peça passa a leão: pode deslizar a toda a volta.",
  "builds-row": ({ counts: [count] }) => `Faz ${word(count)} em fila, com espaço para cinco.`,
  captures: ({ counts: [count] }) => `Captura ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) => `Salva ${stones(count)} da captura.`,
  "threatens-capture": ({ counts: [count] }) => `Ameaça capturar ${stones(count)}.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Liberta pedras suas que eram prisioneiras.",
      other: "Liberta pedras suas que eram prisioneiras em # pilhas.",
    }),
  "lures-capture": ({ opponent, counts: [lost, won] }) =>
    `${The[opponent]} têm de capturar ${stones(lost)}, e em resposta ` +
    `${plural(won, { one: "toma-se # pedra", other: "tomam-se # pedras" })}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${The[opponent]} têm de capturar ${stones(count)}, e depois recupera-se mais do que isso.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    plural(count, {
      one: "Entra a sua última pedra.",
      other: "As suas últimas # pedras entram juntas, numa pilha alta.",
    }),
  "enters-safely": () => "Aí a pedra está segura: ninguém pode saltar por cima dela.",
  "takes-city": ({ opponent }) => `Toma a cidade ${ofThe[opponent]} e ganha.`,
  "saves-city": () => "Salva a sua cidade.",
  "threatens-city": ({ opponent }) => `Ameaça a cidade ${ofThe[opponent]}.`,
  advances: () => "Ganha terreno em direção à cidade adversária.",
};

/** @type {import("../language.js").PlaceWords["hints"]} */
export const hints = {
  searching: "À procura de uma dica…",
  more: "Saber mais",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    "Procure " +
    `${left === right ? `na coluna ${left}` : `da coluna ${left} à ${right}`}${bottom === top ? `, na linha ${integer(bottom)}` : ` e da linha ${integer(bottom)} à ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Mova ${isStack ? "a pilha" : { soldier: "o soldado", lion: "o leão", stone: "a pedra" }[shape]} que está em ${cell}.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Ponha aí uma pedra." : "Coloque aí uma peça."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Troque de lado" : move}.${reply ? ` Resposta esperada: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Ganha em ${moves(count)}.`,
  best: "Uma jogada calma: não há nada a capturar nem a impedir, e nenhuma outra é mais forte.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${The[opponent]} ameaçam fazer cinco em linha em ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${The[opponent]} podem fazer um quatro aberto em ${or(cells)}: quatro em linha, e só pode bloquear uma ponta.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${The[opponent]} ameaçam capturar ${stones(count)}, em ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `${The[opponent]} poderiam capturar logo uma pedra que entrasse em ${or(cells)}: aí não pode entrar nenhuma.`,
  city: ({ opponent }) => `${The[opponent]} ameaçam a sua cidade!`,
};

/** @type {import("../language.js").PlaceWords["threats"]} */
export const threats = {
  none: "De momento não há ameaças.",
  kinds: threatened,
};
