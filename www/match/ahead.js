/**
 * Which of two tabs with a game is ahead: the one with the later link, or else more moves, or else more
 * changes of what its player has planned, asked and named. Pure functions.
 */

/** @import {Match} from "../game/friend.js" */

/** @typedef {{ setup: { remote: Match }; count: number }} Stored */

/**
 * How often something besides the moves was changed.
 *
 * @param {Match} remote
 */
export const changesOf = ({ changes }) => (Number.isInteger(changes) ? Number(changes) : 0);

/**
 * Whether a stored version of a game has the same links and as many moves as the one on a board.
 *
 * @param {Stored} stored
 * @param {{ remote: Match }} setup
 * @param {{ moves: readonly string[] }} view
 */
const isLevel = ({ setup: { remote }, count }, setup, { moves }) =>
  remote.revision === setup.remote.revision && count === moves.length;

/**
 * Whether it has more changes besides.
 *
 * @param {Stored} stored
 * @param {{ remote: Match }} setup
 * @param {{ moves: readonly string[] }} view
 */
export const isAmended = (stored, setup, view) =>
  isLevel(stored, setup, view) && changesOf(stored.setup.remote) > changesOf(setup.remote);

/**
 * Whether it is ahead.
 *
 * @param {Stored} stored
 * @param {{ remote: Match }} setup
 * @param {{ moves: readonly string[] }} view
 */
export function isAhead(stored, setup, view) {
  const { remote } = stored.setup;
  if (remote.revision !== setup.remote.revision) return remote.revision > setup.remote.revision;
  return stored.count > view.moves.length || isAmended(stored, setup, view);
}

/**
 * Whether it has as many changes, but others.
 *
 * @param {Stored} stored
 * @param {{ remote: Match }} setup
 * @param {{ moves: readonly string[] }} view
 */
export const isBeside = (stored, setup, view) =>
  isLevel(stored, setup, view) &&
  changesOf(stored.setup.remote) === changesOf(setup.remote) &&
  textOf(stored.setup.remote) !== textOf(setup.remote);

/**
 * The data of a game besides its moves, as text. Whether a planned answer is about to be played concerns one
 * tab only.
 *
 * @param {Match} remote
 */
const textOf = (remote) => JSON.stringify(Object.entries(remote).filter(isSaid).toSorted());

/** @param {[string, unknown]} entry */
const isSaid = ([name, value]) => value !== undefined && name !== "isAnswering";
