/** Facts that follow from the state of a game with a remote friend. Pure functions. */
import { isLookingBack } from "./state.js";

/** @import {Request} from "./friend.js" */
/** @import {MatchState} from "./friend.js" */
/** @import {State} from "./types.js" */
/** @import {Setup} from "./types.js" */

/**
 * The data that the page keeps of such a game.
 *
 * @typedef {object} MatchData
 * @property {number} revision how many links were exchanged, and requests granted: the higher one is newer
 * @property {number} [changes] how often something else here was changed by the local player: tabs with the
 *   same game follow the one with more
 * @property {Exclude<import("../match/friend-link.js").Note, undefined>} [toSend] what the friend is yet to
 *   be told
 * @property {Request} [asked] what the friend has been asked
 * @property {Request} [request] what the friend asks
 * @property {import("../match/plan.js").Plan} [plan] the replies that the local player has planned
 * @property {import("../match/plan.js").Plan} [answers] those of the friend, which are not shown
 * @property {boolean} [isUntold] whether a planned answer has ended the game, which the friend does not know
 */

/**
 * Whether a game is played with a remote friend.
 *
 * @param {State} state
 * @returns {state is MatchState}
 */
export const isMatch = (state) =>
  state.setup.remote !== undefined && state.setup.players.includes("remote") && state.view !== undefined;

/**
 * The seat of the local player.
 *
 * @param {Pick<Setup, "players">} setup
 * @returns {0 | 1}
 */
export const ownSeat = ({ players }) => (players[0] === "person" ? 0 : 1);

/**
 * The name of the friend; empty if it is not known.
 *
 * @param {Setup} setup
 */
export const friendName = (setup) => setup.remote?.names[1 - ownSeat(setup)] ?? "";

/**
 * The side that a seat plays: under the swap rule, players can change sides.
 *
 * @param {State} state
 * @param {0 | 1} seat
 * @returns {0 | 1}
 */
export const sideOfSeat = ({ view }, seat) => (view?.swapped ? (seat === 0 ? 1 : 0) : seat);

/**
 * Whether there is something that the friend does not know yet.
 *
 * @param {State} state
 */
export function isUnsent(state) {
  if (!isMatch(state)) return false;
  const { setup, view } = state;
  const { settled, toSend, isUntold, isAnswering } = setup.remote;
  return (
    toSend !== undefined ||
    isUntold === true ||
    noteOfEnd(state) !== undefined ||
    (!isAnswering && view.history.length > settled && ownMovesSince(state, settled))
  );
}

/**
 * Whether the last move is one of the local player, and not sent yet.
 *
 * @param {MatchState} state
 * @param {number} settled
 */
const ownMovesSince = ({ setup, view }, settled) =>
  view.history.slice(settled).some(({ player }) => setup.players[player] === "person");

/**
 * How the local player has ended the game, if the friend is yet to be told.
 *
 * @param {MatchState} state
 * @returns {"resigned" | undefined}
 */
function noteOfEnd({ setup, view }) {
  if (setup.remote.isOver || view.outcome?.reason !== "resigned") return undefined;
  return "resigned";
}

/**
 * The message of a link besides the moves.
 *
 * @param {MatchState} state
 * @returns {import("../match/friend-link.js").Note}
 */
export const noteToSend = (state) => noteOfEnd(state) ?? state.setup.remote.toSend;

/**
 * Whether replies can be planned: until the last move is sent.
 *
 * @param {State} state
 */
export function canPlan(state) {
  if (!isMatch(state) || isLookingBack(state.view) || state.view.outcome || noteToSend(state)) return false;
  const { setup, view } = state;
  return isUnsent(state) && setup.players[view.player] === "remote";
}

/**
 * The requests that can be made to the friend now.
 *
 * @param {State} state
 * @returns {Request[]}
 */
export function requests(state) {
  if (!isMatch(state) || isLookingBack(state.view)) return [];
  const { setup, view } = state;
  const { isOver, asked, settled } = setup.remote;
  if (view.outcome || isOver || asked || view.history.length === 0) return [];
  const canGoBack = view.history.length <= settled && lastMoveOf(state, ownSeat(setup)) >= 0;
  return canGoBack ? ["take-back", "draw"] : ["draw"];
}

/**
 * Before which move the last one of a seat was made; -1 if there is none.
 *
 * @param {MatchState} state
 * @param {0 | 1} seat
 */
export const lastMoveOf = ({ view }, seat) => view.history.findLastIndex(({ player }) => player === seat);
