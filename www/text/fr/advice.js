/** Hints and threats in French. */
import { COLOURS } from "./board.js";
import { and, counted, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
const word = (count) => ["zéro", "une", "deux", "trois", "quatre", "cinq"][count] ?? integer(count);

/**
 * Pieces in a row.
 *
 * @param {number} count
 */
export const pieces = (count) =>
  plural(count, { one: `${word(count)} pièce`, other: `${word(count)} pièces` });

/**
 * Something feminine, of which there is mostly one.
 *
 * @param {number} count
 * @param {string} noun
 */
const some = (count, noun) => (count === 1 ? `une ${noun}` : counted(count, noun));

/**
 * What both have captured once nothing can be captured any more.
 *
 * @param {ReasonWords} words
 */
const exchange = ({ player, opponent, counts: [won, lost] }) =>
  `Une fois toutes les prises obligatoires jouées, ${COLOURS[player]} aura capturé ` +
  `${stones(won)} et ${COLOURS[opponent]} ${integer(lost)}.`;

/**
 * What a move does, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
export const reasons = {
  "only-move": () => "C’est le seul coup possible.",
  "one-reply": ({ opponent, moves: [reply] }) => `${COLOURS[opponent]} n’a qu’un coup possible : ${reply}.`,
  "makes-five": () => "Ce coup aligne cinq pièces et gagne.",
  "stops-five": ({ opponent, cells }) =>
    `Ce coup empêche ${COLOURS[opponent]} de faire cinq en ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Ce coup fait un quatre : ${COLOURS[opponent]} doit répondre en ${or(cells)}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Ce coup menace de faire cinq en ${or(cells)}. ${COLOURS[opponent]} ne peut pas parer partout.`,
  "stops-four": ({ opponent }) => `Ce coup empêche ${COLOURS[opponent]} de faire un quatre ouvert.`,
  "wins-next": ({ opponent, cells }) =>
    `Ce coup menace de faire cinq en ${or(cells)}, et ${COLOURS[opponent]} ne peut pas parer.`,
  "prepares-four": ({ cells }) => `Ce coup menace de faire un quatre ouvert en ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) =>
    count === 1
      ? `Ce coup bloque une pièce de ${COLOURS[opponent]}.`
      : `Ce coup bloque ${word(count)} pièces alignées de ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Sur le chemin, la pièce devient un lion : elle peut glisser tout autour du plateau.",
  "builds-row": ({ counts: [count] }) =>
    count === 1
      ? "Il y a de la place pour aligner cinq pièces."
      : `Ce coup aligne ${pieces(count)}, avec de la place pour cinq.`,
  "builds-two-rows": ({ player, counts: [one, other] }) =>
    `Ce coup renforce deux lignes de ${COLOURS[player]} : ${pieces(one)} dans l’une, ${word(other)} dans l’autre.`,
  "has-room": ({ player, cells, counts: [count] }) =>
    count === 0
      ? `${COLOURS[player]} n’a plus de ligne de cinq possible par ${cells[0]}.`
      : `Il reste à ${COLOURS[player]} ` +
        `${plural(count, { one: "une ligne de cinq possible", other: "# lignes de cinq possibles" })} par ${cells[0]}.`,
  "plans-four": ({ player, opponent, moves: [reply, then] }) =>
    `Si ${COLOURS[opponent]} joue ${reply}, ${COLOURS[player]} fait un quatre avec ${then}.`,
  "gives-five": ({ opponent, cells }) =>
    `Ce coup permet à ${COLOURS[opponent]} de faire cinq en ${or(cells)}.`,
  "gives-four": ({ opponent, cells }) =>
    `Ce coup permet à ${COLOURS[opponent]} de faire un quatre ouvert en ${or(cells.slice(0, 2))}.`,
  "leaves-row": ({ player, counts: [count] }) =>
    `Ce coup enlève une pièce à une ligne de ${word(count)} de ${COLOURS[player]}.`,
  "unblocks-row": ({ opponent, counts: [count] }) =>
    `La ligne de ${word(count)} de ${COLOURS[opponent]} n’est plus bloquée.`,
  captures: ({ counts: [count] }) => `Ce coup capture ${stones(count)}.`,
  "saves-stones": ({ cells, counts: [count] }) =>
    `Ce coup sauve ${stones(count)} en prise${cells.length === 1 ? `, en ${cells[0]}` : ""}.`,
  "threatens-capture": ({ cells, counts: [count] }) =>
    `Ce coup menace de capturer ${stones(count)}${cells.length === 1 ? ` en ${cells[0]}` : ""}.`,
  "frees-captives": ({ counts: [count] }) =>
    `Ce coup libère vos pions prisonniers dans ${some(count, "pile")}.`,
  "lures-capture": ({ player, opponent, moves: [reply, then], counts: [lost, won] }) =>
    `${COLOURS[opponent]} doit capturer ${stones(lost)} : après ${reply}, ${COLOURS[player]} capture ${stones(won)} avec ${then}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} doit alors capturer ${stones(count)}.`,
  "captures-all": ({ opponent }) => `Ce coup capture la dernière pièce de ${COLOURS[opponent]} et gagne.`,
  exchanges: exchange,
  "loses-exchange": exchange,
  "threatens-combination": ({ moves: [move], counts: [count] }) =>
    `Ce coup crée une menace : ${move} gagnerait ${stones(count)} grâce aux prises qui suivent.`,
  "stops-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Ce coup empêche ${move}, qui aurait fait gagner ${stones(count)} à ${COLOURS[opponent]}.`,
  "allows-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `Ce coup permet ${move} : grâce aux prises qui suivent, ${COLOURS[opponent]} gagne ${stones(count)}.`,
  "gives-least": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} peut capturer ${stones(count)} ; aucun autre coup n’en donnerait moins.`,
  "has-entries": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} a encore ${counted(own, "case")} où poser un pion, ${COLOURS[opponent]} ${integer(other)}.`,
  "few-safe-replies": ({ opponent, counts: [safe, all] }) =>
    `Sur les ${moves(all)} de ${COLOURS[opponent]}, ` +
    `${plural(safe, { one: "un seul ne donne", other: "# seulement ne donnent" })} rien à capturer.`,
  "has-safe-moves": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} a encore ${moves(own)} qui ne ${plural(own, { one: "donne", other: "donnent" })} rien à capturer, ` +
    `${COLOURS[opponent]} ${integer(other)}.`,
  "leaves-stones": ({ cells, counts: [count] }) =>
    `${stones(count)}${cells.length === 1 ? ` en ${cells[0]}` : ""} ${plural(count, { one: "reste", other: "restent" })} en prise.`,
  "leaves-no-safe-reply": ({ opponent, player, counts: [count] }) =>
    `Quoi que joue ${COLOURS[opponent]}, ${COLOURS[player]} peut ensuite capturer au moins ${stones(count)}.`,
  "stays-safe": ({ opponent, counts: [safe, all] }) =>
    safe === 1
      ? `Sur ${counted(all, "coup possible")}, c’est le seul après lequel ${COLOURS[opponent]} ne peut rien capturer.`
      : `Sur ${counted(all, "coup possible")}, c’est un des ${integer(safe)} après lesquels ${COLOURS[opponent]} ne peut rien capturer.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Votre dernier pion entre en jeu : c’est la pièce de l’ombre."
      : `Vos ${stones(count)} restants entrent ensemble, en une grande pile.`,
  "enters-safely": () => "Un pion y est en sûreté pour l’instant.",
  "narrows-entry": ({ opponent, cells }) =>
    cells.length > 3
      ? `Ce coup prive ${COLOURS[opponent]} de ${integer(cells.length)} cases où poser un pion.`
      : `${COLOURS[opponent]} ne peut plus poser de pion en ${or(cells)}.`,
  "blocks-pieces": ({ opponent, cells }) =>
    cells.length === 1
      ? `La pièce de ${COLOURS[opponent]} en ${cells[0]} ne peut plus bouger.`
      : `Les pièces de ${COLOURS[opponent]} en ${and(cells)} ne peuvent plus bouger.`,
  "frees-pieces": ({ player, cells }) =>
    cells.length === 1
      ? `La pièce de ${COLOURS[player]} en ${cells[0]} peut de nouveau bouger.`
      : `Les pièces de ${COLOURS[player]} en ${and(cells)} peuvent de nouveau bouger.`,
  "covers-pieces": ({ cells }) =>
    `Ce coup occupe la case derrière ${and(cells)} : plus aucune pièce ne peut y arriver en sautant par-dessus.`,
  "takes-middle": () => "Ce coup occupe une case centrale.",
  "cannot-be-jumped": ({ cells }) =>
    `Une pièce en ${cells[0]} ne peut pas être capturée tant qu’elle y reste.`,
  approaches: ({ opponent, cells }) =>
    `Ce coup place la pièce à côté de ${cells.length === 1 ? "celle" : "celles"} de ${COLOURS[opponent]} en ${and(cells)}.`,
  "plans-capture": ({ player, opponent, moves: [reply, then], counts: [count] }) =>
    `Si ${COLOURS[opponent]} joue ${reply}, ${COLOURS[player]} joue ${then} et capture ${stones(count)}.`,
  "takes-city": ({ opponent }) => `Ce coup prend la cité de ${COLOURS[opponent]} et gagne.`,
  "saves-city": () => "Ce coup sauve votre cité.",
  "threatens-city": ({ opponent }) => `Ce coup menace la cité de ${COLOURS[opponent]}.`,
  "wins-city": ({ opponent }) => `Ce coup menace la cité de ${COLOURS[opponent]}, que rien ne peut sauver.`,
  "leaves-no-stack": ({ opponent }) => `Ce coup capture la dernière pile de ${COLOURS[opponent]} et gagne.`,
  "closes-gap": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `La cité de ${COLOURS[opponent]} n’a plus d’issue.`
      : `Il manque encore ${some(left, "case")} à ${COLOURS[player]} autour de la cité de ${COLOURS[opponent]} : ${and(cells)}.`,
  "opens-gap": ({ opponent, counts: [left] }) =>
    `Ce coup libère une case autour de la cité de ${COLOURS[opponent]}, qui a maintenant ${some(left, "issue")}.`,
  "closes-in": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `La pile de ${COLOURS[opponent]} en ${cells[0]} n’a plus d’issue.`
      : `Il ne manque à ${COLOURS[player]} ${plural(left, { one: "qu’une case", other: "que # cases" })} pour encercler ` +
        `la pile de ${COLOURS[opponent]} en ${cells[0]}.`,
  "escapes-siege": ({ cells, counts: [room] }) =>
    `La pile en ${cells[0]}, qui était ${room === 0 ? "" : "presque "}encerclée, s’échappe.`,
  "makes-stack": ({ cells, counts: [height] }) =>
    `La pile en ${cells[0]} compte maintenant ${stones(height)}.`,
  spreads: ({ counts: [count] }) => `Ce coup occupe ${some(count, "nouvelle case")}.`,
  "plans-city": ({ player, opponent, moves: [reply, then] }) =>
    `Si ${COLOURS[opponent]} joue ${reply}, ${COLOURS[player]} prend ou menace la cité avec ${then}.`,
  "gives-city": ({ opponent, player }) =>
    `Ce coup permet à ${COLOURS[opponent]} de prendre la cité de ${COLOURS[player]}.`,
  "leaves-city": ({ player }) => `Ce coup ne sauve pas la cité de ${COLOURS[player]}.`,
  "gives-stones": ({ opponent, cells, counts: [count] }) =>
    `Ce coup permet à ${COLOURS[opponent]} de capturer ${stones(count)}${cells.length === 1 ? ` en ${cells[0]}` : ""}.`,
  "spends-last-stack": ({ player }) => `${COLOURS[player]} n’a plus de pile à semer.`,
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
    `Regardez ${left === right ? `la colonne ${left}` : `les colonnes ${left} à ${right}`}, ` +
    `${bottom === top ? `rangée ${integer(bottom)}` : `rangées ${integer(bottom)} à ${integer(top)}`}.`,
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
    `${COLOURS[opponent]} menace de capturer ${stones(count)} en ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `Un pion posé en ${or(cells)} pourrait être capturé aussitôt par ${COLOURS[opponent]} : la pose y est interdite.`,
  city: ({ opponent }) => `${COLOURS[opponent]} menace votre cité !`,
};

export const threats = {
  none: "Aucune menace pour l’instant.",
  kinds: threatened,
};
