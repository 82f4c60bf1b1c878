/** What the card of a review says about a move, and what the board shows of the reply to it. */
import { contextOf } from "../exercise/reason.js";
import { words } from "../text/index.js";

/** @import {Effect} from "../wasm/ergo_wasm.js" */
/** @import {JudgedMove} from "../wasm/ergo_wasm.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {State} from "../game/types.js" */

/**
 * The better move and the reason, that there was none, or else what the move does.
 *
 * @param {State} state
 * @param {JudgedMove} judged
 * @param {readonly string[]} said what the move does
 */
export function remarkOn(state, judged, said) {
  const { move, glyph, better = [], betterChance = 0, chance = 0, secondChance } = judged;
  const say = words.review;
  const percent = (/** @type {number} */ share) => Math.round(100 * share);
  if (glyph === "!") {
    const second = secondChance === undefined ? [] : [say.second(percent(secondChance))];
    return { lead: say.good(move), text: [...said.slice(0, 1), ...second].join(" ") };
  }
  if (better.length === 0)
    return said.length > 0 ? { lead: words.hints.move(move), text: said.join(" ") } : undefined;
  return {
    lead: say.stronger(better[0]),
    text: [...whyOf(state, judged), say.instead(percent(betterChance), percent(chance))].join(" "),
  };
}

/**
 * Why a move was bad, as far as that is known.
 *
 * @param {State} state
 * @param {JudgedMove} move
 * @returns {string[]} sentences
 */
export function whyOf(state, { move, better = [], reason, effect, side }) {
  if (reason) return [words.review.reason(reason, contextOf(state, side, move, better[0], reason.cells))];
  return effect ? effectOf(state, side, move, effect) : [];
}

/**
 * What a move does that was missed: the reply, or the better move, which is named before.
 *
 * @param {State} state
 * @param {number} side who made the bad move
 * @param {string} move
 * @param {Effect} effect
 */
function effectOf(state, side, move, { move: text, start, code, cells, counts: [one = 0, other = 0] }) {
  const isReply = start === "after";
  const context = { ...contextOf(state, isReply ? 1 - side : side, text, "", cells), moves: [] };
  return [
    ...(isReply ? [words.review.reply(move, text)] : []),
    ...(code ? [words.review.effect(code, { ...context, counts: [one, other] })] : []),
  ];
}

/**
 * What the board shows of the reply to a bad move: its way to the cells at which it threatens something.
 *
 * @param {JudgedMove} move
 * @returns {Setup["danger"]}
 */
export function dangerOf({ reason, effect }) {
  const { start, path = [], cells = [] } = reason ?? effect ?? {};
  const [end] = path.slice(-1);
  if (start !== "after" || end === undefined) return undefined;
  const [first, ...others] = cells;
  const row = first === undefined ? [end] : [first, end, ...others];
  return {
    cells: path.length > 1 ? path : row,
    answers: first === undefined || cells.includes(end) ? [end] : cells,
  };
}

/**
 * A move with its number, such as `12… d5`.
 *
 * @param {State} state
 * @param {JudgedMove} judged
 */
export function numbered({ view }, { ply, side, move }) {
  const number = view?.history[ply - 1]?.number ?? Math.ceil(ply / 2);
  return `${number}${side === 0 ? "." : "…"} ${move}`;
}
