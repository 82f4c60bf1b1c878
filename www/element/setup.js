/**
 * Games as attributes and scripts describe them: what is left out or cannot be has the nearest or usual
 * value.
 */
import { DEFAULT_SETUP, LOWEST_LEVEL, TOP_LEVEL } from "../game/state.js";

/** @import {Setup} from "../game/types.js" */

/** The longest thinking time that can be set, in seconds. */
export const MAX_SECONDS = 60;

const KINDS = ["person", "engine", "remote"];

/**
 * The items of a list.
 *
 * @param {unknown} list as a list, or as a text with spaces or commas between them
 */
export const listOf = (list) =>
  [list ?? []]
    .flat()
    .join(" ")
    .split(/[\s,]+/)
    .filter(Boolean);

/** @param {unknown} value */
export function levelOf(value) {
  // An empty text is no level, and as a number it would be the lowest.
  const level = String(value ?? "").trim() === "" ? NaN : Number(value);
  if (Number.isNaN(level)) return DEFAULT_SETUP.level;
  return Math.min(Math.max(Math.round(level), LOWEST_LEVEL), TOP_LEVEL);
}

/** @param {unknown} value */
export function secondsOf(value) {
  const seconds = Number(value);
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : DEFAULT_SETUP.seconds;
}

/** @param {unknown} value */
const textOf = (value) => (value === undefined ? undefined : String(value));

/**
 * A whole setup. A value without a text throws.
 *
 * @param {Partial<Setup>} given
 * @returns {Setup}
 */
export function completeSetup(given) {
  const { game, options, players, level, seconds, start, moves, gameText } = given;
  const isKnown = players?.length === 2 && players.every((player) => KINDS.includes(player));
  return {
    ...given,
    game: String(game ?? DEFAULT_SETUP.game),
    options: listOf(options),
    players: isKnown ? players : DEFAULT_SETUP.players,
    level: levelOf(level),
    seconds: secondsOf(seconds),
    start: textOf(start),
    moves: moves && listOf(moves),
    gameText: textOf(gameText),
  };
}
