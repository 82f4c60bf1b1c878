/** Hints and threats in Spanish. */
import { FEMININE, FIRST, PLURAL, SIDES } from "./board.js";
import { and, cellCount, columns, integer, moves, or, plural, rows, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
export const word = (count) => ["cero", "uno", "dos", "tres", "cuatro", "cinco"][count] ?? integer(count);

/**
 * Cells, if there are few.
 *
 * @param {string[]} cells
 */
const few = (cells) => (cells.length <= 3 ? or(cells) : cellCount(cells.length));

/**
 * What both have captured once nothing can be captured any more.
 *
 * @param {ReasonWords} words
 */
const exchange = ({ player, opponent, counts: [won, lost] }) =>
  `Tras todas las capturas obligatorias, ${SIDES[player]} habrán capturado ${stones(won)} y ${SIDES[opponent]}, ${integer(lost)}.`;

/**
 * What a move does, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
export const reasons = {
  "only-move": () => "No hay otra jugada legal.",
  "one-reply": ({ opponent, moves: [reply] }) => `${FIRST[opponent]} solo tienen una jugada legal: ${reply}.`,
  "makes-five": () => "Hace cinco en línea y gana.",
  "stops-five": ({ opponent, cells }) => `Impide que ${SIDES[opponent]} hagan cinco en ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Hace un cuatro: ${SIDES[opponent]} deben responder en ${or(cells)}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Amenaza con un cinco en ${or(cells)}: ${SIDES[opponent]} solo pueden parar uno.`,
  "stops-four": ({ opponent }) => `Impide que ${SIDES[opponent]} hagan un cuatro abierto.`,
  "wins-next": ({ opponent, cells }) =>
    `Amenaza con un cinco en ${or(cells)}, y ${SIDES[opponent]} no pueden pararlo.`,
  "prepares-four": ({ cells }) => `Amenaza con un cuatro abierto en ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) => `Corta la línea ${FEMININE[opponent]} de ${word(count)}.`,
  "becomes-lion": () => "En el anillo la pieza se vuelve león y puede recorrerlo entero.",
  "builds-row": ({ counts: [count] }) => `Hace una línea de ${word(count)} con sitio para cinco.`,
  "builds-two-rows": ({ player, counts: [one, other] }) =>
    `Refuerza dos líneas ${PLURAL[player]}: ahora una es de ${word(one)} y la otra de ${word(other)}.`,
  "has-room": ({ player, cells, counts: [count] }) =>
    count === 0
      ? `Por ${cells[0]} ya no pasa ninguna línea de cinco abierta para ${SIDES[player]}.`
      : plural(count, {
          one: `Por ${cells[0]} aún pasa una línea de cinco abierta para ${SIDES[player]}.`,
          other: `Por ${cells[0]} aún pasan # líneas de cinco abiertas para ${SIDES[player]}.`,
        }),
  "plans-four": ({ player, opponent, moves: [reply, then] }) =>
    `Si ${SIDES[opponent]} juegan ${reply}, ${SIDES[player]} hacen un cuatro con ${then}.`,
  "gives-five": ({ opponent, cells }) => `Permite que ${SIDES[opponent]} hagan cinco en ${or(cells)}.`,
  "gives-four": ({ opponent, cells }) =>
    `Permite que ${SIDES[opponent]} hagan un cuatro abierto en ${or(cells.slice(0, 2))}.`,
  "leaves-row": ({ player, counts: [count] }) =>
    `Saca una pieza de la línea ${FEMININE[player]} de ${word(count)}.`,
  "unblocks-row": ({ opponent, counts: [count] }) =>
    `La línea ${FEMININE[opponent]} de ${word(count)} ya no está cortada.`,
  captures: ({ counts: [count] }) => `Captura ${stones(count)}.`,
  "saves-stones": ({ cells, counts: [count] }) =>
    `Salva ${stones(count)} en peligro${cells.length === 1 ? `, en ${cells[0]}` : ""}.`,
  "threatens-capture": ({ cells, counts: [count] }) =>
    `Amenaza con capturar ${stones(count)}${cells.length === 1 ? ` en ${cells[0]}` : ""}.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Libera fichas tuyas prisioneras en una pila.",
      other: "Libera fichas tuyas prisioneras en # pilas.",
    }),
  "lures-capture": ({ player, opponent, moves: [reply, then], counts: [lost, won] }) =>
    `${FIRST[opponent]} deben capturar ${stones(lost)}: tras ${reply}, ${SIDES[player]} capturan ${stones(won)} con ${then}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `Obliga a ${SIDES[opponent]} a capturar ${stones(count)}.`,
  "captures-all": ({ opponent }) => `Captura la última pieza ${FEMININE[opponent]} y gana.`,
  exchanges: exchange,
  "loses-exchange": exchange,
  "threatens-combination": ({ moves: [move], counts: [count] }) =>
    `Amenaza con ${move}, que gana ${stones(count)} con las capturas que siguen.`,
  "stops-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Impide ${move}, con la que ${SIDES[opponent]} habrían ganado ${stones(count)}.`,
  "allows-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Permite ${move}: con las capturas que siguen, ${SIDES[opponent]} ganan ${stones(count)}.`,
  "gives-least": ({ opponent, counts: [count] }) =>
    `${FIRST[opponent]} pueden capturar ${stones(count)}; ninguna otra jugada cede menos.`,
  "has-entries": ({ player, opponent, counts: [own, other] }) =>
    `${FIRST[player]} aún pueden poner ficha en ${cellCount(own)}; ${SIDES[opponent]}, en ${integer(other)}.`,
  "few-safe-replies": ({ opponent, counts: [safe, all] }) =>
    `De las ${moves(all)} de ${SIDES[opponent]}, solo ${plural(safe, { one: "una no deja", other: "# no dejan" })} nada que capturar.`,
  "has-safe-moves": ({ player, opponent, counts: [own, other] }) =>
    `A ${SIDES[player]} les ` +
    `${plural(own, { one: "queda # jugada que no cede", other: "quedan # jugadas que no ceden" })} nada; ` +
    `a ${SIDES[opponent]}, ${integer(other)}.`,
  "leaves-stones": ({ cells, counts: [count] }) =>
    `${plural(count, { one: "Sigue", other: "Siguen" })} en peligro ${stones(count)}${cells.length === 1 ? ` en ${cells[0]}` : ""}.`,
  "leaves-no-safe-reply": ({ opponent, player, counts: [count] }) =>
    `Jueguen lo que jueguen ${SIDES[opponent]}, ${SIDES[player]} podrán capturar al menos ${stones(count)}.`,
  "stays-safe": ({ opponent, counts: [safe, all] }) =>
    safe === 1
      ? `De ${moves(all)}, es la única tras la que ${SIDES[opponent]} no pueden capturar nada.`
      : `De ${moves(all)}, es una de las ${integer(safe)} tras las que ${SIDES[opponent]} no pueden capturar nada.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    plural(count, {
      one: "Entra tu última ficha.",
      other: "Tus # últimas fichas entran juntas como una pila alta.",
    }),
  "enters-safely": () => "Ahí una ficha está a salvo por ahora.",
  "narrows-entry": ({ opponent, cells }) => `Impide a ${SIDES[opponent]} poner ficha en ${few(cells)}.`,
  "blocks-pieces": ({ opponent, cells }) =>
    cells.length === 1
      ? `La pieza ${FEMININE[opponent]} de ${cells[0]} ya no puede moverse.`
      : `Las piezas ${PLURAL[opponent]} de ${and(cells)} ya no pueden moverse.`,
  "frees-pieces": ({ player, cells }) =>
    cells.length === 1
      ? `La pieza ${FEMININE[player]} de ${cells[0]} puede moverse otra vez.`
      : `Las piezas ${PLURAL[player]} de ${and(cells)} pueden moverse otra vez.`,
  "covers-pieces": ({ cells }) =>
    cells.length === 1
      ? `Ocupa la casilla detrás de la pieza de ${cells[0]}: nadie puede saltarla y caer ahí.`
      : `Ocupa la casilla detrás de las piezas de ${and(cells)}: nadie puede saltarlas y caer ahí.`,
  "takes-middle": () => "Ocupa una casilla central.",
  "cannot-be-jumped": ({ cells }) => `Una pieza en ${cells[0]} no se puede capturar mientras siga ahí.`,
  approaches: ({ opponent, cells }) =>
    `Ahora está al lado de ${cells.length === 1 ? `la pieza ${FEMININE[opponent]}` : `las piezas ${PLURAL[opponent]}`} de ${and(cells)}.`,
  "plans-capture": ({ player, opponent, moves: [reply, then], counts: [count] }) =>
    `Si ${SIDES[opponent]} juegan ${reply}, ${SIDES[player]} capturan ${stones(count)} con ${then}.`,
  "takes-city": ({ opponent }) => `Toma la ciudad ${FEMININE[opponent]} y gana.`,
  "saves-city": () => "Salva tu ciudad.",
  "threatens-city": ({ opponent }) => `Amenaza la ciudad ${FEMININE[opponent]}.`,
  "wins-city": ({ opponent }) => `Amenaza la ciudad ${FEMININE[opponent]}, que no tiene salvación.`,
  "leaves-no-stack": ({ opponent }) => `Captura la última pila ${FEMININE[opponent]} y gana.`,
  "closes-gap": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `Ya no queda ningún hueco alrededor de la ciudad ${FEMININE[opponent]}.`
      : `A ${SIDES[player]} les ${plural(left, { one: "falta una casilla", other: "faltan # casillas" })} ` +
        `junto a la ciudad ${FEMININE[opponent]}: ${and(cells)}.`,
  "opens-gap": ({ opponent, counts: [left] }) =>
    `Deja una casilla junto a la ciudad ${FEMININE[opponent]}, que ahora tiene ` +
    `${plural(left, { one: "un hueco", other: "# huecos" })}.`,
  "closes-in": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `Ya no queda ningún hueco alrededor de la pila ${FEMININE[opponent]} de ${cells[0]}.`
      : `A ${SIDES[player]} solo les ${plural(left, { one: "falta una casilla", other: "faltan # casillas" })} ` +
        `para rodear la pila ${FEMININE[opponent]} de ${cells[0]}.`,
  "escapes-siege": ({ cells, counts: [room] }) =>
    `La pila de ${cells[0]} estaba ${room === 0 ? "" : "casi "}rodeada y se aleja.`,
  "makes-stack": ({ cells, counts: [height] }) => `La pila de ${cells[0]} tiene ahora ${stones(height)}.`,
  spreads: ({ counts: [count] }) =>
    plural(count, { one: "Ocupa una casilla nueva.", other: "Ocupa # casillas nuevas." }),
  "plans-city": ({ player, opponent, moves: [reply, then] }) =>
    `Si ${SIDES[opponent]} juegan ${reply}, ${SIDES[player]} toman o amenazan la ciudad con ${then}.`,
  "gives-city": ({ opponent, player }) =>
    `Permite que ${SIDES[opponent]} tomen la ciudad ${FEMININE[player]}.`,
  "leaves-city": ({ player }) => `No salva la ciudad ${FEMININE[player]}.`,
  "gives-stones": ({ opponent, cells, counts: [count] }) =>
    `Permite que ${SIDES[opponent]} capturen ${stones(count)}${cells.length === 1 ? ` en ${cells[0]}` : ""}.`,
  "spends-last-stack": ({ player }) => `A ${SIDES[player]} no les queda ninguna pila que sembrar.`,
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
