/**
 * How games are stored in the browser, and where: each game under keys of its own. A stored game that
 * cannot be read is backed up before it is overwritten.
 */
import { isTimeControl, leftNow } from "../game/clock.js";
import { DEFAULT_SETUP, isEnded, isLevel, isReady } from "../game/state.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** Version 1 had no game texts and no links; it can still be read. */
const VERSION = 2;

/** Where the page lies: each site on an origin, such as a preview beside the live one, has games of its own. */
export const PLACE = `ergo ${new URL(".", location.href).pathname}`;

/** The game that was played last. */
const CURRENT = `${PLACE} current`;
export const gameKey = (/** @type {string} */ game) => `${PLACE} game ${game}`;
const backupKey = (/** @type {string} */ game) => `${PLACE} aside ${game}`;
const previousKey = (/** @type {string} */ game) => `${PLACE} before ${game}`;

/** What this tab knows to be stored of each game. Anything else was stored by another tab. @type {Map<string, string | null>} */
const known = new Map();

/** Games that the browser could not store; they last as long as the page. @type {Map<string, string>} */
const unstored = new Map();

/** The game on the board, as it is stored. @param {State} state @returns {string | undefined} */
export function currentStored(state) {
  const { setup, view, paused } = state;
  if (!isReady(state) || !view) return undefined;
  const { game, options, players, seconds, level, gameText, clock, ended, turnsBoard, remote, pageData } = setup;
  const { positionLine, at } = view;
  const left = state.clock && leftNow(state.clock, performance.now()).map(Math.round);
  const timed = { clock, left, ended, turnsBoard: turnsBoard || undefined, remote };
  return JSON.stringify({
    version: VERSION,
    game,
    options,
    players,
    seconds,
    level,
    positionLine,
    at,
    paused,
    gameText,
    ...timed,
    ...pageData,
  });
}

/** Reads a stored game. @param {string} text @returns {{ setup?: Setup, why?: "damaged" | "newer" }} */
export function parse(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { why: "damaged" };
  }
  if (data?.version > VERSION) return { why: "newer" };
  // Early versions of the engine had no levels, and version 1 called the position line a record.
  const { game, options, players, seconds, level = DEFAULT_SETUP.level, record, positionLine = record } = data ?? {};
  const { at, paused, gameText, sent, bottom, entry } = data ?? {};
  const { clock, left, ended, turnsBoard, remote } = data ?? {};
  const isPlayer = (/** @type {unknown} */ player) => player === "person" || player === (remote ? "remote" : "engine");
  const sound =
    typeof game === "string" &&
    Array.isArray(options) &&
    options.every((option) => typeof option === "string") &&
    Array.isArray(players) &&
    players.length === 2 &&
    players.every(isPlayer) &&
    seconds > 0 &&
    seconds <= 60 &&
    isLevel(level) &&
    typeof positionLine === "string" &&
    Number.isInteger(at) &&
    at >= 0 &&
    (gameText === undefined || typeof gameText === "string") &&
    (sent === undefined || Number.isInteger(sent)) &&
    (bottom === undefined || bottom === "first" || bottom === "second") &&
    (entry === undefined || typeof entry === "string") &&
    (clock === undefined || isTimeControl(clock)) &&
    (left === undefined || (Array.isArray(left) && left.length === 2 && left.every((time) => time >= 0))) &&
    (remote === undefined || (remote?.names?.length === 2 && Number.isInteger(remote.settled))) &&
    (ended === undefined || isEnded(ended));
  if (!sound) return { why: "damaged" };
  const pair = /** @type {Setup["players"]} */ ([players[0], players[1]]);
  const played = { game, options, players: pair, seconds, level, positionLine, at, paused: paused === true, gameText };
  return { setup: { ...played, clock, left, ended, turnsBoard: turnsBoard === true, remote, pageData: { sent, bottom, entry } } };
}

/** The stored game, if there is one. @param {string} game @returns {string | null} */
export function readGame(game) {
  const text = read(gameKey(game));
  known.set(game, text);
  // Two tabs can play each other, so each has its own side.
  return unstored.get(game) ?? read(gameKey(game), "sessionStorage") ?? text;
}

/** @param {string} game @param {string} text @returns {boolean} whether the browser stored it */
export function writeGame(game, text) {
  const written = write(gameKey(game), text) && write(CURRENT, game);
  if (written) {
    known.set(game, text);
    unstored.delete(game);
  } else unstored.set(game, text);
  return written;
}

/** Stores the game on the board, unless nothing was played or another tab has stored its own since. @param {State} state */
export function saveGame(state) {
  const text = currentStored(state);
  const { game } = state.setup;
  if (text !== undefined && wasPlayed(state.view?.positionLine) && readForeign(game) === null) writeGame(game, text);
}

/** Whether a game could not be stored. @param {string} [game] any, if not given */
export const isUnsaved = (game) => (game === undefined ? unstored.size > 0 : unstored.has(game));

/** What another tab has stored of a game since this one looked; `null` if nothing. @param {string} game */
export function readForeign(game) {
  const text = read(gameKey(game));
  return known.has(game) && text !== known.get(game) ? text : null;
}

/**
 * What this tab has stored of a game in place of what another tab had; `null` if it has not. Writes of other tabs arrive
 * late, so this tab may not have seen the other game before.
 * @param {string} game @param {string} theirs
 */
export function readOverwritten(game, theirs) {
  const text = read(gameKey(game));
  return text !== null && text === known.get(game) && text !== theirs ? text : null;
}

/** Notes what another tab has stored. @param {string} game @param {string} text */
export const rememberForeign = (game, text) => void known.set(game, text);

/** Whether a key is that of a stored game. @param {string | null} key */
export const isGameKey = (key) => key?.startsWith(gameKey("")) ?? false;

/** The game that was played last. */
export const readCurrent = () => read(CURRENT) ?? DEFAULT_SETUP.game;

/** Keeps a stored game that cannot be read. @param {string} game @param {string} text */
export const backUp = (game, text) => void write(backupKey(game), text);

/** @param {string} game */
export const readPrevious = (game) => read(previousKey(game));

/** @param {string} game @param {string} text */
export const writePrevious = (game, text) => write(previousKey(game), text);

/** The game on the board or else the stored one, as it is stored. @param {ErgoBoard} board @param {string} game */
export function currentText({ state }, game) {
  return (state.view?.game === game ? currentStored(state) : undefined) ?? readGame(game) ?? "";
}

/** The same, read. @param {ErgoBoard} board @param {string} game */
export const currentSetup = (board, game) => parse(currentText(board, game)).setup;

/** Whether a position line continues another one. @param {string} longer @param {string} shorter */
export const continues = (longer, shorter) => `${longer} `.startsWith(`${shorter} `);

/** Whether a game is worth restoring. @param {string} [positionLine] */
export const wasPlayed = (positionLine = "") => / moves |^fen /.test(positionLine);

/** Whether one game is an earlier stage of another, or the same. @param {Setup} [part] @param {Setup} [whole] */
export function isEarlierPart(part, whole) {
  if (!part || !whole || String(part.options) !== String(whole.options)) return false;
  return (part.gameText ?? whole.gameText) === whole.gameText && continues(whole.positionLine ?? "", part.positionLine ?? "");
}

/** @param {string} key @param {"localStorage" | "sessionStorage"} [store] the latter is that of the tab */
export function read(key, store = "localStorage") {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text @returns {boolean} whether the browser stored it */
export function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
