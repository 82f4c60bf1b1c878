/** Hints and threats in English. */
import { COLOURS } from "./board.js";
import { and, integer, moves, or, plural, stones } from "./format.js";

/** @import {ReasonWords} from "../language.js" */
/** @import {ThreatWords} from "../language.js" */

/**
 * A number of pieces in a row: short ones as a word.
 *
 * @param {number} count
 */
export const word = (count) => ["no", "one", "two", "three", "four", "five"][count] ?? integer(count);

/**
 * What both have captured once nothing can be captured any more.
 *
 * @param {ReasonWords} words
 */
const exchange = ({ player, opponent, counts: [won, lost] }) =>
  `After all the compulsory captures, ${COLOURS[player]} has taken ${stones(won)} and ${COLOURS[opponent]} ${integer(lost)}.`;

/**
 * What a move does, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ReasonCode, (reason: ReasonWords) => string>}
 */
export const reasons = {
  "only-move": () => "There is no other legal move.",
  "one-reply": ({ opponent, moves: [reply] }) => `${COLOURS[opponent]} has only one legal move: ${reply}.`,
  "makes-five": () => "It makes five in a row and wins.",
  "stops-five": ({ opponent, cells }) => `It stops ${COLOURS[opponent]} from making five at ${or(cells)}.`,
  "makes-four": ({ opponent, cells }) => `It makes a four: ${COLOURS[opponent]} must answer at ${or(cells)}.`,
  "makes-two-fours": ({ opponent, cells }) =>
    `It threatens five at ${and(cells)}. ${COLOURS[opponent]} can stop only one.`,
  "stops-four": ({ opponent }) => `It stops ${COLOURS[opponent]} from making an open four.`,
  "wins-next": ({ opponent, cells }) =>
    `It threatens five at ${or(cells)}, and ${COLOURS[opponent]} cannot stop it.`,
  "prepares-four": ({ cells }) => `Next, ${or(cells.slice(0, 2))} would make an open four.`,
  "blocks-row": ({ opponent, counts: [count] }) => `It blocks ${COLOURS[opponent]}’s row of ${word(count)}.`,
  "becomes-lion": () => "On the ring the piece becomes a lion: it can slide all the way round.",
  "builds-row": ({ counts: [count] }) => `It makes ${word(count)} in a row with room for five.`,
  "builds-two-rows": ({ player, counts: [one, other] }) =>
    `It adds to two rows: ${COLOURS[player]} now has ${word(one)} in one and ${word(other)} in the other.`,
  "has-room": ({ player, cells, counts: [count] }) =>
    plural(count, {
      one: `One row of five through ${cells[0]} is still open to ${COLOURS[player]}.`,
      other: `# rows of five through ${cells[0]} are still open to ${COLOURS[player]}.`,
    }),
  "plans-four": ({ player, opponent, moves: [reply, then] }) =>
    `If ${COLOURS[opponent]} plays ${reply}, ${COLOURS[player]} makes a four with ${then}.`,
  "gives-five": ({ opponent, cells }) => `It lets ${COLOURS[opponent]} make five at ${or(cells)}.`,
  "gives-four": ({ opponent, cells }) =>
    `It lets ${COLOURS[opponent]} make an open four, at ${or(cells.slice(0, 2))}.`,
  "leaves-row": ({ player, counts: [count] }) =>
    `It takes a piece out of ${COLOURS[player]}’s row of ${word(count)}.`,
  "unblocks-row": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]}’s row of ${word(count)} is no longer blocked.`,
  captures: ({ counts: [count] }) => `It captures ${stones(count)}.`,
  "saves-stones": ({ cells, counts: [count] }) =>
    `It saves ${stones(count)}${cells.length === 1 ? ` on ${cells[0]}` : ""} that could be captured.`,
  "threatens-capture": ({ cells, counts: [count] }) =>
    `It threatens to capture ${stones(count)}${cells.length === 1 ? `, on ${cells[0]}` : ""}.`,
  "frees-captives": ({ counts: [count] }) =>
    plural(count, {
      one: "It frees captives of yours in one stack.",
      other: "It frees captives of yours in # stacks.",
    }),
  "lures-capture": ({ player, opponent, moves: [reply, then], counts: [lost, won] }) =>
    `${COLOURS[opponent]} must capture ${stones(lost)}: after ${reply}, ${COLOURS[player]} captures ${stones(won)} with ${then}.`,
  "forces-capture": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} must then capture ${stones(count)}.`,
  "captures-all": ({ opponent }) => `It captures ${COLOURS[opponent]}’s last piece and wins.`,
  exchanges: exchange,
  "loses-exchange": exchange,
  "threatens-combination": ({ moves: [move], counts: [count] }) =>
    `It threatens ${move}: the captures that follow win ${stones(count)}.`,
  "stops-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `It stops ${move}, with which ${COLOURS[opponent]} would have won ${stones(count)}.`,
  "allows-combination": ({ opponent, moves: [move], counts: [count] }) =>
    `It allows ${move}: by the captures that follow, ${COLOURS[opponent]} wins ${stones(count)}.`,
  "gives-least": ({ opponent, counts: [count] }) =>
    `${COLOURS[opponent]} can capture ${stones(count)}, and no other move would give fewer.`,
  "has-entries": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} can still enter on ${plural(own, { one: "# cell", other: "# cells" })}, ` +
    `${COLOURS[opponent]} on ${integer(other)}.`,
  "few-safe-replies": ({ opponent, counts: [safe, all] }) =>
    `Only ${integer(safe)} of ${COLOURS[opponent]}’s ${moves(all)} ${plural(safe, { one: "gives", other: "give" })} nothing away.`,
  "has-safe-moves": ({ player, opponent, counts: [own, other] }) =>
    `${COLOURS[player]} has ${moves(own)} left that ${plural(own, { one: "gives", other: "give" })} nothing away, ` +
    `${COLOURS[opponent]} ${integer(other)}.`,
  "leaves-stones": ({ cells, counts: [count] }) =>
    `It leaves ${stones(count)} in danger${cells.length === 1 ? `, on ${cells[0]}` : ""}.`,
  "leaves-no-safe-reply": ({ opponent, player, counts: [count] }) =>
    `Whatever ${COLOURS[opponent]} plays, ${COLOURS[player]} can then capture at least ${stones(count)}.`,
  "stays-safe": ({ opponent, counts: [safe, all] }) =>
    safe === 1
      ? `It is the only one of ${moves(all)} after which ${COLOURS[opponent]} can capture nothing.`
      : `Only ${integer(safe)} of ${moves(all)} leave ${COLOURS[opponent]} nothing to capture; this is one of them.`,
  "enters-shadowpiece": ({ counts: [count] }) =>
    count === 1 ? "It is your last stone." : `Your last ${stones(count)} enter together as one tall stack.`,
  "enters-safely": () => "A stone is safe there for now.",
  "narrows-entry": ({ opponent, cells }) =>
    cells.length > 3
      ? `It closes ${integer(cells.length)} cells to ${COLOURS[opponent]}’s entering stones.`
      : `${COLOURS[opponent]} can no longer enter on ${or(cells)}.`,
  "blocks-pieces": ({ opponent, cells }) =>
    cells.length === 1
      ? `${COLOURS[opponent]}’s piece on ${cells[0]} can no longer move.`
      : `${COLOURS[opponent]}’s pieces on ${and(cells)} can no longer move.`,
  "frees-pieces": ({ player, cells }) =>
    cells.length === 1
      ? `${COLOURS[player]}’s piece on ${cells[0]} can move again.`
      : `${COLOURS[player]}’s pieces on ${and(cells)} can move again.`,
  "covers-pieces": ({ cells }) =>
    `It fills the cell behind ${and(cells)}, so that no piece can land there by jumping over ${cells.length === 1 ? "it" : "them"}.`,
  "takes-middle": () => "It occupies a central cell.",
  "cannot-be-jumped": ({ cells }) => `While it is on ${cells[0]}, the piece cannot be captured.`,
  approaches: ({ opponent, cells }) =>
    `It now stands next to ${COLOURS[opponent]}’s ${cells.length === 1 ? "piece" : "pieces"} on ${and(cells)}.`,
  "plans-capture": ({ player, opponent, moves: [reply, then], counts: [count] }) =>
    `If ${COLOURS[opponent]} plays ${reply}, ${COLOURS[player]} captures ${stones(count)} with ${then}.`,
  "takes-city": ({ opponent }) => `It takes ${COLOURS[opponent]}’s city and wins.`,
  "saves-city": () => "It saves your city.",
  "threatens-city": ({ opponent }) => `It threatens ${COLOURS[opponent]}’s city.`,
  "wins-city": ({ opponent }) => `It threatens ${COLOURS[opponent]}’s city, which cannot be saved.`,
  "leaves-no-stack": ({ opponent }) => `It captures ${COLOURS[opponent]}’s last stack and wins.`,
  "closes-gap": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `No gap is left around ${COLOURS[opponent]}’s city.`
      : `${COLOURS[player]} needs ${plural(left, { one: "one more cell", other: "# more cells" })} beside ` +
        `${COLOURS[opponent]}’s city: ${and(cells)}.`,
  "opens-gap": ({ opponent, counts: [left] }) =>
    `It gives up a cell beside ${COLOURS[opponent]}’s city, which has ${plural(left, { one: "one gap", other: "# gaps" })} now.`,
  "closes-in": ({ player, opponent, cells, counts: [left] }) =>
    left === 0
      ? `No gap is left around ${COLOURS[opponent]}’s stack on ${cells[0]}.`
      : `${COLOURS[player]} needs only ${plural(left, { one: "one more cell", other: "# more cells" })} to surround ` +
        `${COLOURS[opponent]}’s stack on ${cells[0]}.`,
  "escapes-siege": ({ cells, counts: [room] }) =>
    `The stack on ${cells[0]} was ${room === 0 ? "" : "nearly "}surrounded, and moves away.`,
  "makes-stack": ({ cells, counts: [height] }) => `The stack on ${cells[0]} now has ${stones(height)}.`,
  spreads: ({ counts: [count] }) =>
    plural(count, { one: "It occupies one new cell.", other: "It occupies # new cells." }),
  "plans-city": ({ player, opponent, moves: [reply, then] }) =>
    `If ${COLOURS[opponent]} plays ${reply}, ${COLOURS[player]} takes or threatens the city with ${then}.`,
  "gives-city": ({ opponent, player }) => `It lets ${COLOURS[opponent]} take ${COLOURS[player]}’s city.`,
  "leaves-city": ({ player }) => `It does not save ${COLOURS[player]}’s city.`,
  "gives-stones": ({ opponent, cells, counts: [count] }) =>
    `It lets ${COLOURS[opponent]} capture ${stones(count)}${cells.length === 1 ? `, on ${cells[0]}` : ""}.`,
  "spends-last-stack": ({ player }) => `${COLOURS[player]} has no stack left to sow.`,
  advances: () => "It gains ground towards the enemy city.",
};

export const hints = {
  searching: "Looking for a hint…",
  more: "Tell me more",
  /**
   * Where to look.
   *
   * @param {[first: string, last: string]} columns
   * @param {[first: number, last: number]} rows
   */
  area: ([left, right], [bottom, top]) =>
    `Look at ${left === right ? `column ${left}` : `columns ${left} to ${right}`} in ` +
    `${bottom === top ? `row ${integer(bottom)}` : `rows ${integer(bottom)} to ${integer(top)}`}.`,
  /**
   * Which piece to move.
   *
   * @param {import("../language.js").Colour} colour
   * @param {import("../language.js").Shape} shape
   * @param {string} cell
   * @param {boolean} isStack
   */
  piece: (colour, shape, cell, isStack) => `Move the ${isStack ? "stack" : shape} that is on ${cell}.`,
  /**
   * Something is to be put on the board.
   *
   * @param {import("../language.js").Shape} [shape] of what is in hand
   */
  drop: (shape) => (shape === "stone" ? "Enter a stone there." : "Drop a piece from your hand there."),
  /**
   * @param {string} move
   * @param {string} [reply] the expected answer
   */
  move: (move, reply) =>
    `${move === "swap" ? "Swap sides" : move}.${reply ? ` Expected answer: ${reply}.` : ""}`,
  /** @param {number} count */
  wins: (count) => `It wins in ${moves(count)}.`,
  best: "A quiet move: there is nothing to capture or to stop, and no other move is stronger.",
  reasons,
};

/**
 * The threats of the opponent, each a sentence.
 *
 * @type {Record<import("../../wasm/ergo_wasm.js").ThreatCode, (threat: ThreatWords) => string>}
 */
const threatened = {
  five: ({ opponent, cells }) => `${COLOURS[opponent]} threatens five in a row at ${or(cells)}.`,
  four: ({ opponent, cells }) =>
    `${COLOURS[opponent]} could make an open four at ${or(cells)}: four in a row, and you can block only one end.`,
  capture: ({ opponent, cells, counts: [count] }) =>
    `${COLOURS[opponent]} threatens to capture ${stones(count)}, on ${and(cells)}.`,
  entry: ({ opponent, cells }) =>
    `A stone that enters at ${or(cells)} could be captured by ${COLOURS[opponent]} at once, so none may enter there.`,
  city: ({ opponent }) => `${COLOURS[opponent]} threatens your city!`,
};

export const threats = {
  none: "There is no threat at the moment.",
  kinds: threatened,
};
