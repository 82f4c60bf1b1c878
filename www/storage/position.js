/**
 * Positions as they are stored: the start and the moves, and besides a position line, such as `startpos moves
 * e5 a1` or `fen 10/10 2`. Earlier versions of the page have stored the line alone, and a tab with one of
 * them reads nothing else. Pure functions.
 */

/** @import {Position} from "../game/types.js" */

/**
 * The position line of a position.
 *
 * @param {Position} position
 */
export const lineOf = ({ start, moves }) =>
  [start === undefined ? "startpos" : `fen ${start}`, ...(moves.length > 0 ? ["moves"] : []), ...moves].join(
    " ",
  );

/**
 * Reads a position that was stored; nothing if it is none. Does not check whether its moves are legal.
 *
 * @param {{ start?: unknown; moves?: unknown; line?: unknown }} stored `line` is the position line
 * @returns {{ start?: string; moves: string[] } | undefined}
 */
export function readPosition({ start, moves, line }) {
  const isText = (/** @type {unknown} */ value) => typeof value === "string";
  if (Array.isArray(moves) && moves.every(isText) && (start === undefined || isText(start)))
    return { start: /** @type {string | undefined} */ (start), moves };
  if (typeof line !== "string") return undefined;
  const [from, played, ...rest] = line.split(" moves ");
  if (rest.length > 0 || (from !== "startpos" && !from.startsWith("fen "))) return undefined;
  return { start: from === "startpos" ? undefined : from.slice(4), moves: played?.split(" ") ?? [] };
}
