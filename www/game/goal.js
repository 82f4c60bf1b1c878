/**
 * Goals of exercises as texts: `win 3`, `play e5 d4`. Puzzles are listed, and their tasks named, before the
 * rules are there, so the parts of a goal are taken here from a text that is known to be one. The rules
 * decide whether a text is a goal (`src/replay/goal.rs`), and whether a move reaches it.
 */

/** @import {Goal} from "./types.js" */
/** @import {GoalKind} from "./types.js" */

/**
 * The parts of a goal.
 *
 * @param {string} text a valid goal
 * @returns {Goal}
 */
export function readGoal(text) {
  const [kind, ...rest] = text.split(" ");
  const isList = kind === "play" || kind === "end";
  const plies = isList || kind === "any" ? 0 : Number(rest.at(-1));
  return {
    kind: /** @type {GoalKind} */ (kind),
    plies,
    moves: plies > 0 ? movesIn(plies) : 0,
    stones: kind === "gain" ? Number(rest[0]) : 0,
    names: isList ? rest : [],
  };
}

/**
 * The number of moves by the side to move in an odd number of plies: the players alternate.
 *
 * @param {number} plies
 */
export const movesIn = (plies) => (plies + 1) / 2;

/**
 * The number of plies that contain this many moves by the side to move.
 *
 * @param {number} moves
 */
export const pliesOf = (moves) => 2 * moves - 1;
