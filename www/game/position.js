/**
 * A position of a game is its start and the moves from there. As text, a position line, it is written and
 * read by the rules, and where it is stored, see `storage/position.js`.
 */

/** @import {Position} from "./types.js" */

/**
 * Identifies a start with the moves from there.
 *
 * @param {Partial<Position>} position
 */
export const lineKey = ({ start, moves = [] }) => [start, ...moves].join(" ");

/**
 * Whether a position is another one, or is reached by playing on from it.
 *
 * @param {Partial<Position>} later
 * @param {Partial<Position>} earlier
 */
export const continues = (later, earlier) => `${lineKey(later)} `.startsWith(`${lineKey(earlier)} `);

/**
 * Whether anything was played or set up.
 *
 * @param {Partial<Position>} [position]
 */
export const wasPlayed = (position) => lineKey(position ?? {}) !== "";
