/** Gives the game on a board its id, and another revision after every change that a person makes. */
import { isReady } from "../game/state.js";
import { makeId } from "./entry.js";
import { continues, lineKey, wasPlayed } from "../game/position.js";
import { storedText } from "./current.js";
import { parse } from "./stored-game.js";
import { revised } from "./version.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {State} from "../game/types.js" */
/** @import {Position} from "../game/types.js" */

/**
 * The game of each board as it was at its last revision.
 *
 * @type {WeakMap<ErgoBoard, { gameId: number; revision?: number; position: Position; ended: string }>}
 */
const last = new WeakMap();

/**
 * Looks at the game on a board: whoever stores it does so first. Games with friends have their ids already.
 *
 * @param {ErgoBoard} board
 */
export function identify(board) {
  const { state } = board;
  const { setup, view, gameId } = state;
  if (!isReady(state) || !view || !wasPlayed(view)) return;
  const { entry, revisions } = setup.pageData ?? {};
  const isNew = !entry && !setup.remote;
  // The revisions of a game of an earlier version are in the library only.
  if (!isNew && !revisions) return;
  const ended = endedBy(setup);
  const before = last.get(board);
  const isKnown = before?.gameId === gameId && before.revision === revisions?.at(-1);
  const from = isKnown ? before : storedBefore(state);
  const isChanged = from
    ? from.ended !== ended || (lineKey(from.position) !== lineKey(view) && !isReply(state, from.position))
    : isNew;
  const after = isChanged ? revised(revisions) : revisions;
  last.set(board, { gameId, revision: after?.at(-1), position: view, ended });
  if (isChanged || isNew)
    board.amend({ pageData: { ...setup.pageData, entry: isNew ? makeId() : entry, revisions: after } });
}

/**
 * The stored position of the current revision: somebody may have played before the first look at the board.
 *
 * @param {State} state
 */
function storedBefore({ setup }) {
  const { entry, revisions } = setup.pageData ?? {};
  const { setup: stored } = parse(storedText(setup.game) ?? "");
  const isSame = stored?.pageData.entry === entry && stored?.pageData.revisions?.at(-1) === revisions?.at(-1);
  const isFriends = stored?.remote?.id === setup.remote?.id;
  if (!stored || !isSame || !isFriends) return undefined;
  return { position: { start: stored.start, moves: stored.moves ?? [] }, ended: endedBy(stored) };
}

/**
 * How people have ended a game. The end of its time comes by itself.
 *
 * @param {Setup} setup
 */
const endedBy = ({ ended }) => (ended && ended.reason !== "time" ? JSON.stringify(ended) : "");

/**
 * Whether the engine has replied since.
 *
 * @param {State} state
 * @param {Position} before
 */
function isReply({ setup, view }, before) {
  if (!view || setup.players.every((player) => player === "engine")) return false;
  const by = view.history.at(-1)?.player;
  const isOne = view.moves.length === before.moves.length + 1;
  return isOne && by !== undefined && setup.players[by] === "engine" && continues(view, before);
}
