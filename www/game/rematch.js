/** The game after this one: the same again, with sides swapped, or against another level. */
import { isLevel } from "./state.js";

/** @import {Setup} from "./types.js" */

/**
 * The setup of another game with the same players and rules.
 *
 * @param {Setup} setup
 * @returns {Setup}
 */
export function rematch({ game, options, players, seconds, level, clock, turnsBoard, remote }) {
  return { game, options, players, seconds, level, clock, turnsBoard, remote };
}

/**
 * The setup of another game with sides swapped.
 *
 * @param {Setup} setup
 * @returns {Setup}
 */
export function swapSides(setup) {
  const [first, second] = setup.players;
  return { ...rematch(setup), players: [second, first] };
}

/**
 * The setup of another game against another level, if there is one.
 *
 * @param {Setup} setup
 * @param {number} by
 * @returns {Setup}
 */
export function changeLevel(setup, by) {
  const level = setup.level + by;
  return { ...rematch(setup), level: isLevel(level) ? level : setup.level };
}
