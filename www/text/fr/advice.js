/** Hints and threats in French. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
const word = (count) => ["zéro", "une", "deux", "trois", "quatre", "cinq"][count] ?? integer(count);

/**
 * Why a move is good, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
const reasons = {
  "makes-five": () => "Ce coup aligne cinq pièces et gagne.",
  "stops-five": ({ opponent, cells }) =>
    `Ce coup empêche ${COLOURS[opponent]} de faire cinq en ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Ce coup fait un quatre : ${COLOURS[opponent]} doit répondre en ${cells[0]}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Ce coup menace de faire cinq en ${or(cells)}. ${COLOURS[opponent]} ne peut pas parer partout.`,
  "stops-four": ({ opponent }) => `Sans cela, ${COLOURS[opponent]} ferait un quatre ouvert des deux côtés.`,
  "prepares-four": ({ cells }) =>
    `Ce coup prépare un quatre ouvert des deux côtés, en ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) =>
    count === 1
      ? `Ce coup bloque une pièce de ${COLOURS[opponent]}.`
      : `Ce coup bloque ${word(count)} pièces alignées de ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Sur le chemin, la pièce devient un lion : elle peut glisser tout autour du plateau.",
  "builds-row": ({ counts: [count] }) =>
    count === 1
      ? "Il y a de la place pour aligner cinq pièces."
      : `Ce coup aligne ${word(count)} pièces, avec de la place pour cinq.`,
  captures: ({ counts: [count] }) => `Ce coup capture ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) =>
    plural(count, {
      one: "Ce coup sauve # pion qui était en prise.",
      other: "Ce coup sauve # pions qui étaient en prise.",
    }),
  "threatens-capture": ({ counts: [count] }) => `Ce coup menace de capturer ${stones(count)}.`,
  "frees-captives": ({ counts: [count] }) =>
    `Ce coup libère vos pions prisonniers ${plural(count, { one: "d’une pile", other: "de # piles" })}.`,
  "lures-capture": ({ opponent, counts: [lost, won] }) =>
    `${COLOURS[opponent]} doit capturer ${stones(lost)}, puis vous capturez ${stones(won)}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} doit capturer ${stones(count)}, et vous en regagnerez davantage.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Votre dernier pion entre en jeu : c’est la pièce de l’ombre."
      : `Vos ${stones(count)} restants entrent ensemble, en une grande pile.`,
  "enters-safely": () => "Un pion y est en sûreté : on ne peut pas sauter par-dessus.",
  "takes-city": ({ opponent }) => `Ce coup prend la cité de ${COLOURS[opponent]} et gagne.`,
  "saves-city": () => "Ce coup sauve votre cité.",
  "threatens-city": ({ opponent }) => `Ce coup menace la cité de ${COLOURS[opponent]}.`,
  advances: () => "Ce coup gagne du terrain vers la cité ennemie.",
};

/** @type {Record<import("../language.js").Shape, string>} */
const SHAPES = { soldier: "le soldat", lion: "le lion", stone: "le pion" };

export const hints = {
  searching: "Recherche d’un indice…",
  more: "En savoir plus",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Regardez ${left === right ? `la colonne ${left}` : `les colonnes ${left} à ${right}`}, ${bottom === top ? `rangée ${integer(bottom)}` : `rangées ${integer(bottom)} à ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Déplacez ${isStack ? "la pile" : SHAPES[shape]} qui est en ${cell}.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Posez-y un pion." : "Posez-y une pièce de votre réserve."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Échangez les camps" : move}.${reply ? ` Réponse attendue : ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Gain en ${moves(count)}.`,
  best: "Un coup calme : il n’y a rien à capturer ni à parer, et aucun autre coup n’est plus fort.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} menace de faire cinq en ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} pourrait faire un quatre ouvert en ${or(cells)} : quatre pièces alignées dont vous ne pouvez bloquer qu’un bout.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} menace de capturer ${stones(count)}, en ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `Un pion posé en ${or(cells)} pourrait être capturé aussitôt par ${COLOURS[opponent]} : la pose y est interdite.`,
  city: ({ opponent }) => `${COLOURS[opponent]} menace votre cité !`,
};

export const threats = {
  none: "Aucune menace pour l’instant.",
  kinds: threatened,
};
