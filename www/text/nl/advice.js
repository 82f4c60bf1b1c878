/** Hints and threats in Dutch. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
const word = (count) => ["nul", "één", "twee", "drie", "vier", "vijf"][count] ?? integer(count);

/**
 * Why a move is good, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
const reasons = {
  "makes-five": () => "Dit maakt vijf op een rij en wint.",
  "stops-five": ({ opponent, cells }) => `Zo krijgt ${COLOURS[opponent]} geen vijf op ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Dit maakt een vier: ${COLOURS[opponent]} moet antwoorden op ${cells[0]}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Dit dreigt met vijf op ${and(cells)}. ${COLOURS[opponent]} kan er maar één tegenhouden.`,
  "stops-four": ({ opponent }) => `Anders maakt ${COLOURS[opponent]} een vier die aan twee kanten open is.`,
  "prepares-four": ({ cells }) =>
    `Dit bereidt een vier voor die aan twee kanten open is, op ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) =>
    `Dit blokkeert een rij van ${word(count)} van ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Op de ring wordt het stuk een leeuw, en die schuift de hele ring rond.",
  "builds-row": ({ counts: [count] }) => `Dit maakt ${word(count)} op een rij, met plaats voor vijf.`,
  captures: ({ counts: [count] }) => `Dit slaat ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) =>
    count === 1
      ? "Dit redt een steen die geslagen kon worden."
      : `Dit redt ${stones(count)} die geslagen konden worden.`,
  "threatens-capture": ({ counts: [count] }) => `Dit dreigt ${stones(count)} te slaan.`,
  "frees-captives": ({ counts: [count] }) =>
    count === 1
      ? "Dit bevrijdt een gevangen steen van jou."
      : `Dit bevrijdt stenen van jou in ${integer(count)} stapels.`,
  "lures-capture": ({ opponent, counts: [lost, won] }) =>
    `${COLOURS[opponent]} moet ${stones(lost)} slaan, en daarna sla jij ${stones(won)}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} moet ${stones(count)} slaan, en jij wint meer terug.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Je laatste steen komt erin."
      : `Je laatste ${stones(count)} komen er samen in, als één hoge stapel.`,
  "enters-safely": () => "Daar staat een steen veilig: niemand kan eroverheen springen.",
  "takes-city": ({ opponent }) => `Dit neemt de stad van ${COLOURS[opponent]} in en wint.`,
  "saves-city": () => "Dit redt je stad.",
  "threatens-city": ({ opponent }) => `Dit bedreigt de stad van ${COLOURS[opponent]}.`,
  advances: () => "Dit wint terrein richting de vijandelijke stad.",
};

export const hints = {
  searching: "Een hint wordt gezocht…",
  more: "Vertel meer",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Kijk naar ${left === right ? `kolom ${left}` : `kolom ${left} t/m ${right}`}, ${bottom === top ? `rij ${integer(bottom)}` : `rij ${integer(bottom)} t/m ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Zet je ${isStack ? "stapel" : { soldier: "soldaat", lion: "leeuw", stone: "steen" }[shape]} op ${cell}.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Breng daar een steen in." : "Plaats daar een stuk uit je hand."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Wissel van kleur" : move}.${reply ? ` Verwacht antwoord: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `Dit wint in ${moves(count)}.`,
  best: "Een rustige zet: er valt niets te slaan of tegen te houden, en dit is het sterkst.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ReasonWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} dreigt met vijf op een rij op ${and(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} kan op ${or(cells)} een open vier maken: vier op een rij waarvan je maar één kant kunt blokkeren.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} dreigt ${stones(count)} te slaan: ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `Een steen op ${or(cells)} kan ${COLOURS[opponent]} meteen slaan: daar mag er geen worden ingebracht.`,
  city: ({ opponent }) => `${COLOURS[opponent]} bedreigt je stad!`,
};

export const threats = {
  none: "Er is op dit moment geen dreiging.",
  kinds: threatened,
};
