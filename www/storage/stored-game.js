/**
 * A game as a text to store: writes the one on a board, and reads what any version has stored. Pure
 * functions.
 */
import { isTimeControl, leftNow } from "../game/clock.js";
import { DEFAULT_SETUP, isEnded, isLevel, isReady } from "../game/state.js";
import { lineOf, readPosition } from "./position.js";

/** @import {Setup} from "../game/types.js" */
/** @import {State} from "../game/types.js" */

/**
 * Version 1 had no game texts and no links. Version 0.1 of the page stored versions 1 and 2; both can be
 * read.
 */
export const VERSION = 2;

/**
 * The game on the board, as it is stored.
 *
 * @param {State} state
 * @returns {string | undefined}
 */
export function currentStored(state) {
  const { setup, view, paused, isPostponed } = state;
  if (!isReady(state) || !view) return undefined;
  const { game, options, players, seconds, level, gameText, clock, ended, turnsBoard, remote, pageData } =
    setup;
  const { start, moves, at } = view;
  const left = state.clock && leftNow(state.clock, performance.now()).map(Math.round);
  const timed = { clock, left, ended, turnsBoard: turnsBoard || undefined, remote };
  return JSON.stringify({
    version: VERSION,
    game,
    options,
    players,
    seconds,
    level,
    start,
    moves,
    positionLine: lineOf(view),
    at,
    // At the next visit, the engine is loaded again.
    paused: paused && !isPostponed,
    gameText,
    ...timed,
    ...pageData,
  });
}

/**
 * Reads a stored game.
 *
 * @param {string} text
 * @returns {{ setup?: Setup; why?: "damaged" | "newer" }}
 */
export function parse(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { why: "damaged" };
  }
  if (data?.version > VERSION) return { why: "newer" };
  // Early versions of the engine had no levels, and version 0.1 had other names.
  const {
    game,
    options,
    players,
    seconds,
    level = DEFAULT_SETUP.level,
    record,
    positionLine: line = record,
  } = data ?? {};
  const position = readPosition({ ...data, line });
  const { story, below } = data ?? {};
  const { at, paused, gameText = story, sent, bottom = ["first", "second"][below] } = data ?? {};
  const { entry, revisions, isAfterEnd, even } = data ?? {};
  const { clock, left, ended, turnsBoard, remote } = data ?? {};
  const isPlayer = (/** @type {unknown} */ player) =>
    player === "person" || player === (remote ? "remote" : "engine");
  const isText = (/** @type {unknown} */ value) => typeof value === "string";
  const sound =
    isText(game) &&
    Array.isArray(options) &&
    options.every(isText) &&
    Array.isArray(players) &&
    players.length === 2 &&
    players.every(isPlayer) &&
    typeof seconds === "number" &&
    seconds > 0 &&
    seconds <= 60 &&
    isLevel(level) &&
    position !== undefined &&
    Number.isInteger(at) &&
    at >= 0 &&
    (gameText === undefined || isText(gameText)) &&
    (sent === undefined || Number.isInteger(sent)) &&
    (bottom === undefined || bottom === "first" || bottom === "second") &&
    (entry === undefined || isText(entry)) &&
    (revisions === undefined || areRevisions(revisions)) &&
    (even === undefined || even === "rated" || even === "helped") &&
    (clock === undefined || isTimeControl(clock)) &&
    (left === undefined ||
      (Array.isArray(left) &&
        left.length === 2 &&
        left.every((time) => typeof time === "number" && time >= 0))) &&
    (remote === undefined ||
      (isText(remote?.id) &&
        Array.isArray(remote.names) &&
        remote.names.length === 2 &&
        remote.names.every(isText) &&
        Number.isInteger(remote.settled))) &&
    (ended === undefined || isEnded(ended));
  if (!sound) return { why: "damaged" };
  const pair = /** @type {Setup["players"]} */ ([players[0], players[1]]);
  const played = {
    game,
    options,
    players: pair,
    seconds,
    level,
    ...position,
    at,
    paused: paused === true,
    gameText,
  };
  return {
    setup: {
      ...played,
      clock,
      left,
      ended,
      turnsBoard: turnsBoard === true,
      remote,
      pageData: { sent, bottom, entry, revisions, isAfterEnd: isAfterEnd === true || undefined, even },
    },
  };
}

/** The greatest revision: the next one is still an exact number. */
export const GREATEST = 2 ** 52;

/** How many revisions a game keeps. A version that is further behind counts as another game. */
export const MOST_REVISIONS = 1000;

/**
 * Whether something that was stored is a list of revisions.
 *
 * @param {unknown} value
 * @returns {value is number[]}
 */
export const areRevisions = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_REVISIONS &&
  value.every((revision) => Number.isInteger(revision) && revision > 0 && revision <= GREATEST);
