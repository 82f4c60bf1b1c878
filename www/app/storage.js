/**
 * Keeps the games in the browser, so that they survive a reload. What cannot be read is put aside,
 * where the last such thing stays.
 */
import { ORDINARY, isLevel } from "../session.js";
import { words } from "../text/index.js";

/** @typedef {import("../session.js").Setup} Setup */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../ergo-board.js").ErgoBoard} ErgoBoard */

/** Which game was played last; each game has a place of its own beside it. */
const CURRENT = "ergo.current";
const keyOf = (/** @type {string} */ game) => `ergo.game.${game}`;
const asideOf = (/** @type {string} */ game) => `ergo.aside.${game}`;
const VERSION = 1;

/** Opens the game that was played last. @param {ErgoBoard} board */
export async function restoreGame(board) {
  await openStored(board, { ...ORDINARY, game: read(CURRENT) ?? ORDINARY.game });
}

/**
 * Opens a game as it was left, or else as it is wanted.
 * @param {ErgoBoard} board
 * @param {Setup} wanted
 */
export async function openStored(board, wanted) {
  const stored = read(keyOf(wanted.game));
  const { setup, why } = stored === null ? { setup: wanted } : parse(stored);
  const fault = setup && (await board.open(setup));
  const complaint = fault ? words.faults.record(fault) : why;
  if (complaint === undefined) return;
  if (stored !== null) write(asideOf(wanted.game), stored);
  // Not even the game may be known.
  if (await board.open(wanted)) await board.open(ORDINARY);
  board.session.tell("stored", complaint);
}

/**
 * Stores the game now and after every change.
 * @param {Session} session
 * @returns {() => void} stores it again, should another page have stored its own since
 */
export function keepGame(session) {
  let last = "";
  let warned = false;
  const keep = () => {
    const { phase, setup, view, paused } = session.state;
    if (phase !== "ready" || !view) return;
    const { game, options, players, seconds, level } = setup;
    const { record, at } = view;
    const text = JSON.stringify({ version: VERSION, game, options, players, seconds, level, record, at, paused });
    if (text === last) return;
    last = text;
    const kept = write(keyOf(game), text) && write(CURRENT, game);
    if (!kept && !warned) {
      warned = true;
      session.tell("unsaved");
    }
  };
  session.addEventListener("change", keep);
  keep();
  return () => {
    last = "";
    keep();
  };
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} text @returns {{ setup?: Setup, why?: string }} */
function parse(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { why: words.faults.storedShape };
  }
  if (data?.version > VERSION) return { why: words.faults.storedNewer };
  // The engine of earlier games knew no levels.
  const { game, options, players, seconds, level = ORDINARY.level, record, at, paused } = data ?? {};
  const isPlayer = (/** @type {unknown} */ player) => player === "person" || player === "engine";
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
    typeof record === "string" &&
    Number.isInteger(at) &&
    at >= 0;
  if (!sound) return { why: words.faults.storedShape };
  const pair = /** @type {Setup["players"]} */ ([players[0], players[1]]);
  return { setup: { game, options, players: pair, seconds, level, record, at, paused: paused === true } };
}
