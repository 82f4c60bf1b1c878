/**
 * Keeps the games in the browser, so that they survive a reload. What cannot be read is put aside,
 * where the last such thing stays; and a game that another was opened in place of can be got back.
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
const beforeOf = (/** @type {string} */ game) => `ergo.before.${game}`;
/** Games of version 1 were opened from no text and by no link; they are read as ever. */
const VERSION = 2;

/** So many games that others took the place of are kept. */
const MOST_BEFORE = 8;

/** The same for a browser that keeps nothing. @type {Map<string, string[]>} */
const before = new Map();

/** Opens the game that was played last. @param {ErgoBoard} board */
export async function restoreGame(board) {
  await openStored(board, { ...ORDINARY, game: read(CURRENT) ?? ORDINARY.game });
}

/**
 * Opens a game as it was left, or else as it is wanted.
 * @param {ErgoBoard} board
 * @param {Setup} wanted
 * @param {string | null} [stored] how it was left
 */
export async function openStored(board, wanted, stored = read(keyOf(wanted.game))) {
  const { setup, why } = stored === null ? { setup: wanted } : parse(stored);
  const fault = setup && (await board.open(setup));
  const complaint = fault ? words.faults.record(fault) : why;
  if (complaint === undefined) return;
  if (stored !== null) write(asideOf(wanted.game), stored);
  // Not even the game may be known.
  if (await board.open(wanted)) await board.open(ORDINARY);
  board.session.tell("stored", complaint);
}

/** What is stored of a game in progress. @param {Session} session @returns {string | undefined} */
function textOf({ state: { phase, setup, view, paused } }) {
  if (phase !== "ready" || !view) return undefined;
  const { game, options, players, seconds, level, story, sent } = setup;
  const { record, at } = view;
  return JSON.stringify({ version: VERSION, game, options, players, seconds, level, record, at, paused, story, sent });
}

/**
 * Stores the game now and after every change.
 * @param {Session} session
 * @returns {() => void} stores it again, should another page have stored its own since
 */
export function keepGame(session) {
  let last = "";
  /** What the text was made of: it may be long, and states change often. @type {unknown[]} */
  let made = [];
  let warned = false;
  const keep = () => {
    const { phase, setup, view, paused } = session.state;
    const { game } = setup;
    const parts = [phase, setup, view?.record, view?.at, paused];
    if (parts.every((part, at) => part === made[at])) return;
    made = parts;
    const text = textOf(session);
    if (text === undefined || text === last) return;
    last = text;
    const kept = write(keyOf(game), text) && write(CURRENT, game);
    // A long text that it was opened from may not fit; rather than an older game, the moves are kept.
    if (!kept) write(keyOf(game), JSON.stringify({ ...JSON.parse(text), story: undefined }));
    if (!kept && !warned) {
      warned = true;
      session.tell("unsaved");
    }
  };
  session.addEventListener("change", keep);
  keep();
  return () => {
    last = "";
    made = [];
    keep();
  };
}

/** A game as it was left, on the board or in the store. @param {Session} session @param {string} game */
function leftText(session, game) {
  const { view } = session.state;
  return (view?.game === game ? textOf(session) : undefined) ?? read(keyOf(game)) ?? "";
}

/** The same as it can be opened, if it can. @param {Session} session @param {string} game */
export const leftSetup = (session, game) => parse(leftText(session, game)).setup;

/**
 * Opens a game in the place of another, which can be got back.
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export async function openInstead(board, setup) {
  const { game } = setup;
  const left = leftText(board.session, game);
  const others = gamesBefore(game);
  // A game in which nothing was played is not worth coming back to.
  const wasPlayed = / moves |^fen /.test(parse(left).setup?.record ?? "");
  if (wasPlayed) keepBefore(game, [left, ...others.filter((text) => text !== left)]);
  const fault = await board.open(setup);
  if (fault) keepBefore(game, others);
  return fault;
}

/** Whether there is a game that another took the place of. @param {string} game */
export const hasBefore = (game) => gamesBefore(game).length > 0;

/** Brings back the game that another took the place of; that one is the last to come back itself. @param {ErgoBoard} board */
export async function openBefore(board) {
  const { game } = board.session.state.setup;
  const [text, ...others] = gamesBefore(game);
  const { setup } = parse(text ?? "");
  const left = leftText(board.session, game);
  keepBefore(game, [...others, ...(setup && left ? [left] : [])]);
  if (setup) await openStored(board, { ...ORDINARY, game }, text);
}

/** @param {string} game @returns {string[]} */
function gamesBefore(game) {
  let texts = before.get(game);
  if (!texts) before.set(game, (texts = storedBefore(game)));
  return texts;
}

/** @param {string} game @returns {string[]} */
function storedBefore(game) {
  try {
    const stored = JSON.parse(read(beforeOf(game)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} game @param {string[]} texts */
function keepBefore(game, texts) {
  const kept = texts.slice(0, MOST_BEFORE);
  before.set(game, kept);
  // Where there is no room for all of them, those of long ago go first.
  for (let most = kept.length; !write(beforeOf(game), JSON.stringify(kept.slice(0, most))) && most > 0; ) most--;
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
  const { game, options, players, seconds, level = ORDINARY.level, record, at, paused, story, sent } = data ?? {};
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
    at >= 0 &&
    (story === undefined || typeof story === "string") &&
    (sent === undefined || Number.isInteger(sent));
  if (!sound) return { why: words.faults.storedShape };
  const pair = /** @type {Setup["players"]} */ ([players[0], players[1]]);
  return { setup: { game, options, players: pair, seconds, level, record, at, paused: paused === true, story, sent } };
}
