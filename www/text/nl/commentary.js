/** What a move does, and what counts in a position, in Dutch. */
import { closesGap, closesIn, endangered, hasRoom, reasons, word } from "./advice.js";
import { COLOURS } from "./board.js";
import { and, integer, or, plural, stones } from "./format.js";

/** @import {ReasonCode} from "../../wasm/ergo_wasm.js" */
/** @import {StandingCode} from "../../wasm/ergo_wasm.js" */
/** @import {Colour} from "../language.js" */
/** @import {ReasonWords} from "../language.js" */

/**
 * What a move does, where a hint would speak to its player.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const effects = {
  "makes-five": ({ player }) => `Zo wint ${COLOURS[player]} met vijf op een rij.`,
  "makes-four": ({ player, opponent, cells }) =>
    `Zo maakt ${COLOURS[player]} een vier: ${COLOURS[opponent]} moet die tegenhouden op ${or(cells)}.`,
  "makes-two-fours": ({ player, opponent, cells }) =>
    `Zo dreigt ${COLOURS[player]} met vijf op ${or(cells)}. ${COLOURS[opponent]} kan er maar één tegenhouden.`,
  "blocks-row": ({ player, opponent, counts: [count] }) =>
    `Zo blokkeert ${COLOURS[player]} een rij van ${word(count)} van ${COLOURS[opponent]}.`,
  "builds-row": ({ player, counts: [count] }) =>
    `Zo heeft ${COLOURS[player]} er ${word(count)} op een rij, met plaats voor vijf.`,
  "builds-two-rows": ({ player, counts: [one, other] }) =>
    `Zo bouwt ${COLOURS[player]} aan twee rijen: nu ${word(one)} in de ene en ${word(other)} in de andere.`,
  "has-room": ({ player, cells, counts: [count] }) => hasRoom(COLOURS[player], cells[0], count),
  captures: ({ player, counts: [count] }) => `Zo slaat ${COLOURS[player]} ${stones(count)}.`,
  "saves-stones": (words) => `Zo redt ${COLOURS[words.player]} ${endangered(words)}.`,
  "threatens-capture": ({ player, cells, counts: [count] }) =>
    `Daarmee dreigt ${COLOURS[player]} ${stones(count)} te slaan${cells.length === 1 ? `, op ${cells[0]}` : ""}.`,
  "frees-captives": ({ player }) => `Zo komen stenen van ${COLOURS[player]} vrij die gevangen zaten.`,
  "captures-all": ({ player, opponent }) =>
    `Zo slaat ${COLOURS[player]} het laatste stuk van ${COLOURS[opponent]} en wint.`,
  "stops-combination": ({ player, opponent, moves: [move], counts: [count] }) =>
    `Zo verhindert ${COLOURS[player]} ${move}, waarmee ${COLOURS[opponent]} ${stones(count)} had gewonnen.`,
  "leaves-no-safe-reply": ({ player, opponent, counts: [count] }) =>
    `Wat ${COLOURS[opponent]} ook speelt, daarna kan ${COLOURS[player]} minstens ${stones(count)} slaan.`,
  "enters-shadowpiece": ({ player, counts: [count] }) =>
    count === 1
      ? `Zo brengt ${COLOURS[player]} de laatste steen in.`
      : `Zo brengt ${COLOURS[player]} de laatste ${stones(count)} samen in.`,
  "frees-pieces": ({ player, cells }) =>
    cells.length === 1
      ? `Het stuk van ${COLOURS[player]} op ${cells[0]} kan weer bewegen.`
      : `De stukken van ${COLOURS[player]} op ${and(cells)} kunnen weer bewegen.`,
  "plans-capture": ({ player, opponent, moves: [reply, then], counts: [count] }) =>
    `Speelt ${COLOURS[opponent]} ${reply}, dan slaat ${COLOURS[player]} ${stones(count)} met ${then}.`,
  "takes-city": ({ player, opponent }) =>
    `Zo valt de stad van ${COLOURS[opponent]}, en ${COLOURS[player]} wint.`,
  "saves-city": ({ player }) => `Zo is de stad van ${COLOURS[player]} gered.`,
  "threatens-city": ({ player, opponent }) =>
    `Daarmee bedreigt ${COLOURS[player]} de stad van ${COLOURS[opponent]}.`,
  "wins-city": ({ player, opponent }) =>
    `Daarmee bedreigt ${COLOURS[player]} de stad van ${COLOURS[opponent]}, en die is niet meer te redden.`,
  "leaves-no-stack": ({ player, opponent }) =>
    `Zo slaat ${COLOURS[player]} de laatste stapel van ${COLOURS[opponent]} en wint.`,
  spreads: ({ player, counts: [count] }) =>
    plural(count, {
      one: `Zo bezet ${COLOURS[player]} één nieuw veld.`,
      other: `Zo bezet ${COLOURS[player]} # nieuwe velden.`,
    }),
  "closes-gap": (words) => closesGap(`${COLOURS[words.player]} heeft`, words),
  "closes-in": (words) => closesIn(`${COLOURS[words.player]} heeft`, words),
  advances: ({ player }) => `Zo wint ${COLOURS[player]} terrein richting de vijandelijke stad.`,
};

/**
 * Other words for what would be said twice, one time after the other.
 *
 * @type {Partial<Record<ReasonCode, (words: ReasonWords) => string>>}
 */
const again = {
  "only-move": () => "Ook deze zet was gedwongen.",
  captures: ({ player, counts: [count] }) => `Ook nu slaat ${COLOURS[player]} ${stones(count)}.`,
  "threatens-capture": ({ player, counts: [count] }) =>
    `${COLOURS[player]} kan hierna ${stones(count)} slaan.`,
  "saves-stones": (words) => `Ook nu redt ${COLOURS[words.player]} ${endangered(words)}.`,
  "builds-row": ({ player, counts: [count] }) =>
    `Ook nu heeft ${COLOURS[player]} er ${word(count)} op een rij, met plaats voor vijf.`,
  "becomes-lion": () => "Ook dit stuk wordt een leeuw.",
  advances: () => "Ook deze zet gaat richting de vijandelijke stad.",
};

/**
 * What a move does.
 *
 * @param {ReasonCode} code
 * @param {ReasonWords} words
 */
export const effectText = (code, words) => (effects[code] ?? reasons[code])(words);

/**
 * How much of something a player has.
 *
 * @type {Record<StandingCode, (count: number) => string>}
 */
const counted = {
  threes: (count) =>
    plural(count, { one: "# kans op vijf in twee zetten", other: "# kansen op vijf in twee zetten" }),
  twos: (count) => plural(count, { one: "# rij van twee", other: "# rijen van twee" }),
  lions: (count) => plural(count, { one: "# leeuw", other: "# leeuwen" }),
  hand: (count) => `${integer(count)} in de hand`,
  prisoners: (count) => plural(count, { one: "# gevangene", other: "# gevangenen" }),
  pieces: (count) => plural(count, { one: "# stuk", other: "# stukken" }),
  jumpers: (count) => plural(count, { one: "# stuk met een slag", other: "# stukken met een slag" }),
  endangered: (count) => plural(count, { one: "# stuk in gevaar", other: "# stukken in gevaar" }),
  mobile: (count) =>
    plural(count, { one: "# stuk met een vrije stap", other: "# stukken met een vrije stap" }),
  central: (count) => plural(count, { one: "# stuk in het midden", other: "# stukken in het midden" }),
  stones: (count) => `nog ${stones(count)}`,
  stacks: (count) => plural(count, { one: "# stapel", other: "# stapels" }),
  gaps: (count) =>
    plural(count, {
      one: "nog # gat te vullen bij de vijandelijke stad",
      other: "nog # gaten te vullen bij de vijandelijke stad",
    }),
  cells: (count) => plural(count, { one: "# bezet veld", other: "# bezette velden" }),
  ahead: (count) => plural(count, { one: "# bezet veld ver vooraan", other: "# bezette velden ver vooraan" }),
};

export const commentary = {
  effect: effectText,
  /**
   * The same in other words.
   *
   * @param {ReasonCode} code
   * @param {ReasonWords} words
   */
  again: (code, words) => (again[code] ?? effects[code] ?? reasons[code])(words),
  /**
   * What counts for the player who is ahead.
   *
   * @param {Colour} colour
   * @param {{ code: StandingCode; own: number; other: number }[]} counts how much of each both have
   */
  standing: (colour, counts) =>
    `${COLOURS[colour]} heeft ${and(counts.map(({ code, own, other }) => `${counted[code](own)} (tegen ${integer(other)})`))}.`,
};
