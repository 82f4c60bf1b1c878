/**
 * Fair starts of games: balanced ones, which are dealt from a list, and handicaps. A game has nothing but the
 * position that it started from; what that position is follows from the list and the handicaps.
 */
import { HANDICAPS } from "../games/handicaps.js";
import { startsText } from "../parts/texts.js";

/** @import {Setup} from "../game/types.js" */

/** @type {Map<string, Promise<string[]>>} */
const lists = new Map();

/**
 * The balanced starts of a game; none if it has no list. If they cannot be loaded, the next call tries again.
 *
 * @param {string} game
 * @returns {Promise<string[]>} positions
 */
export function balancedStarts(game) {
  const known = lists.get(game);
  if (known) return known;
  const starts = startsText(game).then(readStarts);
  lists.set(game, starts);
  starts.catch(() => lists.delete(game));
  return starts;
}

/**
 * Reads a list; the grammar is in `docs/formats.md`.
 *
 * @param {string} text
 */
export const readStarts = (text) =>
  text.split("\n").flatMap((line) => (line.startsWith("fen ") ? [line.slice("fen ".length)] : []));

/**
 * Deals a balanced start.
 *
 * @param {readonly string[]} starts
 * @param {string} [last] is not dealt again
 */
export function deal(starts, last) {
  const others = starts.filter((start) => start !== last);
  return others[Math.floor(Math.random() * others.length)];
}

/** @param {string} game */
export const handicapsOf = (game) => HANDICAPS[game] ?? [];

/**
 * The handicap with which a game starts, and the side that it helps.
 *
 * @param {string} game
 * @param {string} start
 * @returns {{ at: number; helped: number } | undefined}
 */
export function findHandicap(game, start) {
  for (const [at, { starts }] of handicapsOf(game).entries()) {
    const helped = starts.findIndex((position) => position === start);
    if (helped >= 0) return { at, helped };
  }
  return undefined;
}

/**
 * The kind of a start.
 *
 * @param {string} game
 * @param {string} [start] without it, the usual one
 * @returns {Promise<"standard" | "balanced" | "handicap">} a position of another kind counts as the usual
 *   start
 */
export async function kindOf(game, start) {
  if (start === undefined) return "standard";
  if (findHandicap(game, start)) return "handicap";
  const starts = await balancedStarts(game).catch(() => /** @type {string[]} */ ([]));
  return starts.includes(start) ? "balanced" : "standard";
}

/**
 * The next game after an even one or one with a start of its own: a balanced one again with sides swapped, a
 * handicap for the same player. Any other position is not played again.
 *
 * @param {Setup} next without a start
 * @param {Setup} last
 * @returns {Promise<Setup>}
 */
export async function startAgain(next, last) {
  if (last.pageData?.even && next.level === last.level) {
    const { evenGame } = await import("../storage/even.js");
    return startAgain(await evenGame(next), { ...last, pageData: undefined });
  }
  const { game, players, remote } = next;
  const { start } = last;
  if (start === undefined) return next;
  const kind = await kindOf(game, start);
  if (kind === "handicap") {
    const { at, helped } = /** @type {{ at: number; helped: number }} */ (findHandicap(game, start));
    const isSwapped = String(players) !== String(last.players);
    return { ...next, start: handicapsOf(game)[at].starts[isSwapped ? 1 - helped : helped] };
  }
  if (kind === "standard") return next;
  const [first, second] = last.players;
  const names = /** @type {[string, string] | undefined} */ (remote?.names.toReversed());
  return { ...next, start, players: [second, first], remote: remote && names && { ...remote, names } };
}
