/**
 * The current game of each kind, as the last visit has left it: it is there before the library is, and if
 * that cannot be used. One that cannot be read is set aside before it is overwritten; one of a newer version
 * stays where it is.
 */
import { wasPlayed } from "../game/position.js";
import { DEFAULT_SETUP } from "../game/state.js";
import { asideKey, CURRENT, EARLIER, gameKey, olderKey, previousKey, VISITED } from "./keys.js";
import { read, readIfAllowed, setAside, write } from "./storage.js";
import { currentStored, parse } from "./stored-game.js";

/** @import {State} from "../game/types.js" */

/**
 * The values that this tab knows to be stored under each key. Anything else was stored by another tab.
 *
 * @type {Map<string, string | null>}
 */
const known = new Map();

/**
 * Stored games that stay where they are: those of newer versions.
 *
 * @type {Map<string, string>}
 */
const left = new Map();

/** Whether the game that was played last is one that only a newer version knows. */
let isCurrentNewer = false;

/**
 * Games that the browser could not store; they last as long as the page.
 *
 * @type {Map<string, string>}
 */
const unstored = new Map();

/**
 * The text that is stored under the key of a game, or the one that this tab saw last if the browser does not
 * let the page read it.
 *
 * @param {string} key
 */
function readKnown(key) {
  const text = readIfAllowed(key);
  return (text === undefined ? known.get(key) : text) ?? null;
}

/**
 * Where this version stores a game: not in the place of one that a newer version has stored.
 *
 * @param {string} game
 */
export function keyOf(game) {
  const key = gameKey(game);
  const text = readKnown(key);
  // A game of another tab is read once.
  const isLeft =
    text !== null && (text === left.get(game) || (text !== known.get(key) && parse(text).why === "newer"));
  if (!isLeft) return key;
  left.set(game, text);
  return olderKey(game);
}

/**
 * Leaves a stored game where it is.
 *
 * @param {string} game
 * @param {string} text
 */
export const leaveGame = (game, text) => void left.set(game, text);

/**
 * Whether a newer version has stored a game, which stays where it is.
 *
 * @param {string} game
 */
export const isNewerStored = (game) => keyOf(game) !== gameKey(game);

/**
 * The stored game, if there is one that this version can read, or a damaged one.
 *
 * @param {string} game
 * @returns {string | null}
 */
export function readGame(game) {
  const key = keyOf(game);
  known.set(key, readKnown(key));
  return storedText(game);
}

/**
 * The text that `readGame` returns, without taking note of what another tab has stored.
 *
 * @param {string} game
 */
export const storedText = (game) =>
  // Two tabs can play each other, so each has its own side.
  unstored.get(game) ?? read(gameKey(game), "sessionStorage") ?? readKnown(keyOf(game));

/**
 * @param {string} game
 * @param {string} text
 * @param {boolean} [isPlayed] whether somebody has played on
 * @returns {boolean} whether the browser stored it
 */
export function writeGame(game, text, isPlayed = true) {
  const key = keyOf(game);
  if (isPlayed) isCurrentNewer = false;
  const written = write(key, text) && (isCurrentNewer || writeCurrent(game));
  if (written) {
    known.set(key, text);
    unstored.delete(game);
  } else unstored.set(game, text);
  return written;
}

/**
 * Stores the game on the board, unless nothing was played or another tab has stored its own since. It has no
 * revisions for now, as nothing has followed its changes so far.
 *
 * @param {State} state
 */
export function saveGame({ setup, ...state }) {
  const { game, pageData } = setup;
  const text = currentStored({
    ...state,
    setup: { ...setup, pageData: { ...pageData, revisions: undefined } },
  });
  if (text !== undefined && wasPlayed(state.view) && readForeign(game) === null) writeGame(game, text);
}

/**
 * Whether a game could not be stored.
 *
 * @param {string} [game] any, if not given
 */
export const isUnsaved = (game) => (game === undefined ? unstored.size > 0 : unstored.has(game));

/**
 * The stored text of a game that this tab has neither read nor stored; `null` if nothing.
 *
 * @param {string} game
 */
export function readForeign(game) {
  const key = keyOf(game);
  const text = readKnown(key);
  return text === (known.get(key) ?? null) ? null : text;
}

/**
 * The text that this tab has stored of a game in place of another tab's; `null` if it has not. Writes of
 * other tabs arrive late, so this tab may not have seen the other game before.
 *
 * @param {string} game
 * @param {string} theirs
 */
export function readOverwritten(game, theirs) {
  const key = keyOf(game);
  const text = readKnown(key);
  return text !== null && text === known.get(key) && text !== theirs ? text : null;
}

/**
 * Notes what another tab has stored.
 *
 * @param {string} game
 * @param {string} text
 */
export const rememberForeign = (game, text) => void known.set(keyOf(game), text);

/**
 * Whether a key is that of a stored game.
 *
 * @param {string | null} key
 */
export const isGameKey = (key) => key?.startsWith(gameKey("")) ?? false;

/** Whether version 0.1 has stored games here, and no later version has. */
export const isFromEarlier = () => read(EARLIER.current) !== null && read(CURRENT) === null;

/**
 * Notes that a game was played last.
 *
 * @param {string} game
 */
export const writeCurrent = (game) => write(CURRENT, game);

/** The game that was played last. */
export const readCurrent = () => read(CURRENT) ?? DEFAULT_SETUP.game;

/**
 * Leaves the note of the game that was played last, as only a newer version knows that game, until another
 * one is played.
 */
export function leaveCurrent() {
  isCurrentNewer = true;
}

/**
 * Keeps a stored game that cannot be read.
 *
 * @param {string} game
 * @param {string} text
 */
export const backUp = (game, text) => setAside(asideKey(game), text);

/** Notes that somebody has played, or wants to without being told how. */
export const endFirstVisit = () => void write(VISITED, "1");

/** Whether nothing was played in this browser yet: opening a game or a lesson is not playing. */
export function isFirstVisit() {
  const game = readCurrent();
  if (read(VISITED) !== null || read(previousKey(game)) !== null) return false;
  const text = readGame(game);
  return text === null || isUntouched(parse(text).setup);
}

/**
 * Whether a game is at its start, and was not opened from anywhere.
 *
 * @param {Partial<import("../game/types.js").Setup>} [setup] nothing if it cannot be read
 */
export const isUntouched = (setup) => !!setup && !wasPlayed(setup) && !setup.gameText && !setup.remote;
