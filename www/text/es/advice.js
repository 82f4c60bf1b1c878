/** Hints and threats in Spanish. */
import { FEMININE, FIRST, SIDES } from "./board.js";
import { and, columns, integer, moves, or, plural, rows, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
const word = (count) => ["cero", "uno", "dos", "tres", "cuatro", "cinco"][count] ?? integer(count);

/**
 * Why a move is good, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
const reasons = {
  "makes-five": () => "Hace cinco en línea y gana.",
  "stops-five": ({ opponent, cells }) => `Impide que ${SIDES[opponent]} hagan cinco en ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) => `Hace un cuatro: ${SIDES[opponent]} deben responder en ${cells[0]}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Amenaza con un cinco en ${or(cells)}: ${SIDES[opponent]} solo pueden cortar en una casilla.`,
  "stops-four": ({ opponent }) => `Si no, ${SIDES[opponent]} harían un cuatro abierto por los dos lados.`,
  "prepares-four": ({ cells }) => `Prepara un cuatro abierto por los dos lados, en ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) => `Corta la línea ${FEMININE[opponent]} de ${word(count)}.`,
  "becomes-lion": () => "En el anillo la pieza se vuelve león y puede recorrer todo el borde.",
  "builds-row": ({ counts: [count] }) => `Hace una línea de ${word(count)} con sitio para cinco.`,
  captures: ({ counts: [count] }) => `Captura ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) => `Salva ${stones(count)} en peligro.`,
  "threatens-capture": ({ counts: [count] }) => `Amenaza con capturar ${stones(count)}.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Libera fichas tuyas prisioneras en una pila.",
      other: "Libera fichas tuyas prisioneras en # pilas.",
    }),
  "lures-capture": ({ opponent, counts: [lost, won] }) =>
    `${FIRST[opponent]} deben capturar ${stones(lost)} y entonces tú capturas ${stones(won)}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${FIRST[opponent]} deben capturar ${stones(count)}, y tú recuperarás más.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    plural(count, {
      one: "Entra tu última ficha.",
      other: "Entran juntas tus últimas # fichas, en una pila alta.",
    }),
  "enters-safely": () => "Ahí una ficha está a salvo: nadie puede saltarla.",
  "takes-city": ({ opponent }) => `Toma la ciudad ${FEMININE[opponent]} y gana.`,
  "saves-city": () => "Salva tu ciudad.",
  "threatens-city": ({ opponent }) => `Amenaza la ciudad ${FEMININE[opponent]}.`,
  advances: () => "Gana terreno hacia la ciudad enemiga.",
};

export const hints = {
  searching: "Buscando una pista…",
  more: "Dime más",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) => `Mira por aquí: ${columns(left, right)}, ${rows(bottom, top)}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Mueve ${isStack ? "la pila" : { soldier: "el soldado", lion: "el león", stone: "la ficha" }[shape]} que está en ${cell}.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Pon ahí una ficha." : "Coloca ahí una pieza de tu mano."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Cambia de bando" : move}.${reply ? ` Respuesta esperada: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Gana en ${moves(count)}.`,
  best: "Una jugada tranquila: no hay nada que capturar ni que parar, y ninguna otra es más fuerte.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${FIRST[opponent]} amenazan con cinco en línea en ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${FIRST[opponent]} podrían hacer un cuatro abierto en ${or(cells)}: cuatro en línea, y tú solo podrías cortar un extremo.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${FIRST[opponent]} amenazan con capturar ${stones(count)}, en ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `${FIRST[opponent]} capturarían enseguida una ficha que entrara en ${or(cells)}, así que ahí no puede entrar ninguna.`,
  city: ({ opponent }) => `¡${FIRST[opponent]} amenazan tu ciudad!`,
};

export const threats = {
  none: "Ahora mismo no hay ninguna amenaza.",
  kinds: threatened,
};
