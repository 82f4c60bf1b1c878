/** Hints and threats in Dutch. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

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
  "makes-five": () => "Zo maak je vijf op een rij en win je.",
  "stops-five": ({ opponent, cells }) => `Zo krijgt ${COLOURS[opponent]} geen vijf op ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) =>
    `Zo maak je een vier: ${COLOURS[opponent]} moet antwoorden op ${cells[0]}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `Zo dreig je met vijf op ${or(cells)}. ${COLOURS[opponent]} kan er maar één tegenhouden.`,
  "stops-four": ({ opponent }) => `Anders maakt ${COLOURS[opponent]} een vier die aan twee kanten open is.`,
  "prepares-four": ({ cells }) =>
    `Zo bereid je een vier voor die aan twee kanten open is, op ${or(cells.slice(0, 2))}.`,
  "blocks-row": ({ opponent, counts: [count] }) =>
    `Zo blokkeer je een rij van ${word(count)} van ${COLOURS[opponent]}.`,
  "becomes-lion": () => "Op de ring wordt het stuk een leeuw: die kan de hele ring rond schuiven.",
  "builds-row": ({ counts: [count] }) => `Zo heb je er ${word(count)} op een rij, met plaats voor vijf.`,
  captures: ({ counts: [count] }) => `Zo sla je ${stones(count)}.`,
  "saves-stones": ({ counts: [count] }) =>
    count === 1
      ? "Zo red je een steen die geslagen kon worden."
      : `Zo red je ${stones(count)} die geslagen konden worden.`,
  "threatens-capture": ({ counts: [count] }) => `Zo dreig je ${stones(count)} te slaan.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "Zo bevrijd je gevangen stenen in één stapel.",
      other: "Zo bevrijd je gevangen stenen in # stapels.",
    }),
  "lures-capture": ({ opponent, counts: [lost, won] }) =>
    `${COLOURS[opponent]} moet ${stones(lost)} slaan, en daarna sla jij ${stones(won)}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} moet ${stones(count)} slaan, en daarna win jij er meer terug.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1
      ? "Zo breng je je laatste steen in."
      : `Zo breng je je laatste ${stones(count)} samen in, als één hoge stapel.`,
  "enters-safely": () => "Daar staat een steen veilig: niemand kan eroverheen springen.",
  "takes-city": ({ opponent }) => `Zo neem je de stad van ${COLOURS[opponent]} in en win je.`,
  "saves-city": () => "Zo red je je stad.",
  "threatens-city": ({ opponent }) => `Zo bedreig je de stad van ${COLOURS[opponent]}.`,
  advances: () => "Zo win je terrein richting de vijandelijke stad.",
};

export const hints = {
  searching: "Een hint wordt gezocht…",
  more: "Meer uitleg",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Kijk in ${left === right ? `kolom ${left}` : `kolom ${left} t/m ${right}`}, op ` +
    `${bottom === top ? `rij ${integer(bottom)}` : `rij ${integer(bottom)} t/m ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) =>
    `Speel met de ${isStack ? "stapel" : { soldier: "soldaat", lion: "leeuw", stone: "steen" }[shape]} die op ${cell} staat.`,
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
  wins: (count) => `Zo win je in ${moves(count)}.`,
  best: "Een rustige zet: er valt niets te slaan of tegen te houden, en geen andere zet is sterker.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} dreigt vijf op een rij te maken op ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} kan op ${or(cells)} een open vier maken: vier op een rij, en je kunt maar één kant blokkeren.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} dreigt ${stones(count)} te slaan, op ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `Een steen die je op ${or(cells)} inbrengt, kan ${COLOURS[opponent]} meteen slaan: daarom mag dat niet.`,
  city: ({ opponent }) => `${COLOURS[opponent]} bedreigt je stad!`,
};

export const threats = {
  none: "Op dit moment is er geen dreiging.",
  kinds: threatened,
};
