/**
 * Keeps the games in the browser, so that they survive a reload. What cannot be read is put aside,
 * where the last such thing stays; and a game that another was opened in place of can be got back.
 *
 * Another page may have the same game open. A page whose game went no further takes up what the other
 * stored; where both went on, in ways of their own, the game that was stored before can be got back.
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

/** What this page knows to be stored of each game. Anything else was stored by another page. @type {Map<string, string | null>} */
const known = new Map();

/** The games that went on in two ways. @type {Set<string>} */
const parted = new Set();

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
export async function openStored(board, wanted, stored = readGame(wanted.game)) {
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
    if (!wasPlayed(view?.record)) parted.delete(game);
    keepOther(game, text);
    const kept = writeGame(game, text) && write(CURRENT, game);
    // A long text that it was opened from may not fit; rather than an older game, the moves are kept.
    if (!kept) writeGame(game, JSON.stringify({ ...JSON.parse(text), story: undefined }));
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

/** What another page has stored of a game since this one looked; `null` if nothing. @param {string} game */
function storedByOther(game) {
  const stored = read(keyOf(game));
  return stored === known.get(game) ? null : stored;
}

/** Keeps what another page stored of a game, unless the text that is to stand there goes on from it. @param {string} game @param {string} text */
function keepOther(game, text) {
  const stored = storedByOther(game);
  if (stored === null) return;
  const { setup } = parse(stored);
  if (!setup) write(asideOf(game), stored);
  if (!setup || !wasPlayed(setup.record) || isPartOf(unanswered(setup), parse(text).setup)) return;
  addBefore(game, stored);
  parted.add(game);
}

/**
 * Takes up what another page has stored, whenever this one is seen and its own game went no further.
 * @param {ErgoBoard} board
 */
export function followOthers(board) {
  const follow = () => {
    const { session } = board;
    const { game } = session.state.setup;
    const stored = document.hidden ? null : storedByOther(game);
    if (stored === null) return;
    const [from, to] = [textOf(session) ?? "", stored].map((text) => parse(text).setup);
    if (!from || !to || !isPartOf(unanswered(from), to) || lengthOf(to) < lengthOf(from)) return;
    known.set(game, stored);
    if (from.record !== to.record || from.at !== to.at) board.open(to);
  };
  window.addEventListener("storage", ({ key }) => {
    // The list that this page remembers is not the one that is stored now.
    before.clear();
    if (key?.startsWith(keyOf(""))) follow();
  });
  document.addEventListener("visibilitychange", follow);
}

/** Whether one game is another as it was some turns before, or the same. @param {Setup} [part] @param {Setup} [whole] */
function isPartOf(part, whole) {
  if (!part || !whole || String(part.options) !== String(whole.options)) return false;
  return (part.story ?? whole.story) === whole.story && goesOn(whole.record ?? "", part.record ?? "");
}

/** How many words the record of a game has. @param {Setup} setup */
const lengthOf = ({ record = "" }) => record.split(" ").length;

/**
 * A game without the engine's answer at its end, if it is sure to be one, that nobody has played on from:
 * two pages may each have found one.
 * @param {Setup} setup @returns {Setup}
 */
function unanswered(setup) {
  const { record = "", players, options } = setup;
  const turns = lengthOf(setup) - 2;
  const isSure = record.startsWith("startpos moves ") && !options.includes("swap");
  return isSure && players[(turns - 1) % 2] === "engine" ? { ...setup, record: record.replace(/( moves)? \S+$/, "") } : setup;
}

/** Whether the record of a game goes on from another. @param {string} longer @param {string} shorter */
export const goesOn = (longer, shorter) => `${longer} `.startsWith(`${shorter} `);

/** Whether the record is of a game that is worth coming back to. @param {string} [record] */
export const wasPlayed = (record = "") => / moves |^fen /.test(record);

/** A game as it was left, on the board or in the store. @param {Session} session @param {string} game */
function leftText(session, game) {
  const { view } = session.state;
  return (view?.game === game ? textOf(session) : undefined) ?? readGame(game) ?? "";
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
  if (wasPlayed(parse(left).setup?.record)) addBefore(game, left);
  const fault = await board.open(setup);
  if (fault) keepBefore(game, others);
  return fault;
}

/** Whether a game went on in another page too, in another way. @param {string} game */
export const hasParted = (game) => parted.has(game);

/** Whether there is a game that another took the place of. @param {string} game */
export const hasBefore = (game) => gamesBefore(game).length > 0;

/** Brings back the game that another took the place of; that one is the last to come back itself. @param {ErgoBoard} board */
export async function openBefore(board) {
  const { game } = board.session.state.setup;
  const [text, ...others] = gamesBefore(game);
  const { setup } = parse(text ?? "");
  const left = leftText(board.session, game);
  keepBefore(game, [...others, ...(setup && left ? [left] : [])]);
  parted.delete(game);
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

/** Lets a game be the next to come back. @param {string} game @param {string} text */
function addBefore(game, text) {
  const { setup } = parse(text);
  keepBefore(game, [text, ...gamesBefore(game).filter((earlier) => earlier !== text && !isPartOf(parse(earlier).setup, setup))]);
}

/** @param {string} game @param {string[]} texts */
function keepBefore(game, texts) {
  const kept = texts.slice(0, MOST_BEFORE);
  before.set(game, kept);
  // Where there is no room for all of them, those of long ago go first.
  for (let most = kept.length; !write(beforeOf(game), JSON.stringify(kept.slice(0, most))) && most > 0; ) most--;
}

/** @param {string} game */
function readGame(game) {
  const text = read(keyOf(game));
  known.set(game, text);
  return text;
}

/** @param {string} game @param {string} text */
function writeGame(game, text) {
  const written = write(keyOf(game), text);
  if (written) known.set(game, text);
  return written;
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
