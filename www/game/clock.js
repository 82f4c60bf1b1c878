/**
 * The clock of a game: what is left to each player, and whose time runs. Pure functions; `session.js` has the
 * timer. Players are numbered by the side that they began with, whatever the swap rule did.
 */
import { awaitsEngine, isLookingBack, isReady } from "./state.js";

/** @import {State} from "./types.js" */

/**
 * A time limit, in seconds: for the whole game, and added after every move.
 *
 * @typedef {{ initial: number; increment: number }} TimeControl
 */

/**
 * @typedef {object} Clock
 * @property {[number, number]} left milliseconds left to each player when `since` was noted
 * @property {{ player: 0 | 1; since: number }} [running] whose time runs, and since when, by
 *   `performance.now()`
 */

/** The most of either, in seconds. */
const LONGEST = 24 * 3600;

/**
 * Whether a value is a time limit.
 *
 * @param {any} value
 * @returns {value is TimeControl}
 */
export const isTimeControl = (value) =>
  [value?.initial, value?.increment].every(
    (seconds) => Number.isFinite(seconds) && seconds >= 0 && seconds <= LONGEST,
  ) && value.initial > 0;

/**
 * @param {TimeControl | undefined} control
 * @param {[number, number]} [left] of a game that goes on
 * @returns {Clock | undefined}
 */
export function makeClock(control, left) {
  if (!control) return undefined;
  return { left: left ?? [control.initial * 1000, control.initial * 1000] };
}

/**
 * Milliseconds left to a player.
 *
 * @param {Clock} clock
 * @param {number} player
 * @param {number} now
 */
export function timeLeft({ left, running }, player, now) {
  const spent = running?.player === player ? now - running.since : 0;
  return Math.max(0, left[player] - spent);
}

/**
 * Whose time should run: the player to move's, once the first move was made, while the game goes on. A game
 * against the engine waits while nobody can see it.
 *
 * @param {State} state
 * @returns {0 | 1 | undefined}
 */
function playerOnClock(state) {
  const { view, paused, isVisible, setup } = state;
  if (!view || view.outcome || !isReady(state) || view.at === 0 || isLookingBack(view)) return undefined;
  if (!isVisible && setup.players.includes("engine")) return undefined;
  return paused && awaitsEngine(state) ? undefined : view.player;
}

/**
 * Stops or starts the clock as the state demands.
 *
 * @param {State} state
 * @param {number} now
 * @returns {Clock | undefined}
 */
export function adjustClock(state, now) {
  const { clock } = state;
  if (!clock) return undefined;
  const player = playerOnClock(state);
  if (clock.running?.player === player) return clock;
  const left = leftNow(clock, now);
  return player === undefined ? { left } : { left, running: { player, since: now } };
}

/**
 * Adds the increment of a move to the player whose time runs.
 *
 * @param {Clock | undefined} clock
 * @param {TimeControl | undefined} control
 * @returns {Clock | undefined}
 */
export function addIncrement(clock, control) {
  if (!clock?.running || !control) return clock;
  const left = /** @type {Clock["left"]} */ ([...clock.left]);
  left[clock.running.player] += control.increment * 1000;
  return { ...clock, left };
}

/**
 * @param {Clock} clock
 * @param {number} now
 * @returns {Clock["left"]}
 */
export const leftNow = (clock, now) => [timeLeft(clock, 0, now), timeLeft(clock, 1, now)];

/**
 * The longest that the engine may think with so much time left, in milliseconds.
 *
 * @param {State} state
 * @param {number} now
 */
export function engineTime({ clock, setup, view }, now) {
  if (!clock || !view || !setup.clock) return Infinity;
  return timeLeft(clock, view.player, now) / 25 + setup.clock.increment * 700;
}
