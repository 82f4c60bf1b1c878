/**
 * What is stored of a game: its text, and the places where the browser keeps it. Each game has places of
 * its own; what cannot be read is put aside, where the last such thing stays.
 */
import { DEFAULT_SETUP, isLevel, isReady } from "../game/state.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../game/state.js").State} State */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** Games of version 1 were opened from no text and by no link; they are read as ever. */
const VERSION = 2;

/** Which game was played last. */
const CURRENT = "ergo.current";
const keyOf = (/** @type {string} */ game) => `ergo.game.${game}`;
const asideOf = (/** @type {string} */ game) => `ergo.aside.${game}`;
const beforeOf = (/** @type {string} */ game) => `ergo.before.${game}`;

/** What this page knows to be stored of each game. Anything else was stored by another page. @type {Map<string, string | null>} */
const known = new Map();

/** Games that the browser does not keep: they are there as long as the page is. @type {Map<string, string>} */
const unkept = new Map();

/** What is stored of a game in progress. @param {State} state @returns {string | undefined} */
export function textOf(state) {
  const { setup, view, paused } = state;
  if (!isReady(state) || !view) return undefined;
  const { game, options, players, seconds, level, gameText, pageData } = setup;
  const { record, at } = view;
  return JSON.stringify({ version: VERSION, game, options, players, seconds, level, record, at, paused, gameText, ...pageData });
}

/** What a stored text says, or why it cannot be opened. @param {string} text @returns {{ setup?: Setup, why?: "damaged" | "newer" }} */
export function parse(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return { why: "damaged" };
  }
  if (data?.version > VERSION) return { why: "newer" };
  // The engine of earlier games knew no levels.
  const { game, options, players, seconds, level = DEFAULT_SETUP.level, record, at, paused, gameText, sent, bottom } = data ?? {};
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
    (gameText === undefined || typeof gameText === "string") &&
    (sent === undefined || Number.isInteger(sent)) &&
    (bottom === undefined || bottom === "first" || bottom === "second");
  if (!sound) return { why: "damaged" };
  const pair = /** @type {Setup["players"]} */ ([players[0], players[1]]);
  return { setup: { game, options, players: pair, seconds, level, record, at, paused: paused === true, gameText, pageData: { sent, bottom } } };
}

/** How a game was left, if it was ever begun. @param {string} game @returns {string | null} */
export function readGame(game) {
  const text = read(keyOf(game));
  known.set(game, text);
  return unkept.get(game) ?? text;
}

/** Stores how a game was left; whether the browser keeps it. @param {string} game @param {string} text */
export function writeGame(game, text) {
  const written = write(keyOf(game), text) && write(CURRENT, game);
  if (written) {
    known.set(game, text);
    unkept.delete(game);
  } else unkept.set(game, text);
  return written;
}

/** What another page has stored of a game since this one looked; `null` if nothing. @param {string} game */
export function readOther(game) {
  const text = read(keyOf(game));
  return known.has(game) && text !== known.get(game) ? text : null;
}

/** From now on it is known what another page has stored. @param {string} game @param {string} text */
export const noteOther = (game, text) => void known.set(game, text);

/** Whether a change of what is stored is one of how some game was left. @param {string | null} key */
export const isGameKey = (key) => key?.startsWith(keyOf("")) ?? false;

/** Which game was played last. */
export const readCurrent = () => read(CURRENT) ?? DEFAULT_SETUP.game;

/** Keeps what cannot be read. @param {string} game @param {string} text */
export const putAside = (game, text) => void write(asideOf(game), text);

/** @param {string} game */
export const readBefore = (game) => read(beforeOf(game));

/** @param {string} game @param {string} text */
export const writeBefore = (game, text) => write(beforeOf(game), text);

/** How a game was left, on the board or in the store. @param {ErgoBoard} board @param {string} game */
export function leftText({ state }, game) {
  return (state.view?.game === game ? textOf(state) : undefined) ?? readGame(game) ?? "";
}

/** The same as it can be opened, if it can. @param {ErgoBoard} board @param {string} game */
export const leftSetup = (board, game) => parse(leftText(board, game)).setup;

/** Whether the record of a game goes on from another. @param {string} longer @param {string} shorter */
export const goesOn = (longer, shorter) => `${longer} `.startsWith(`${shorter} `);

/** Whether the record is of a game that is worth coming back to. @param {string} [record] */
export const wasPlayed = (record = "") => / moves |^fen /.test(record);

/** Whether one game is another as it was some turns before, or the same. @param {Setup} [part] @param {Setup} [whole] */
export function isPartOf(part, whole) {
  if (!part || !whole || String(part.options) !== String(whole.options)) return false;
  return (part.gameText ?? whole.gameText) === whole.gameText && goesOn(whole.record ?? "", part.record ?? "");
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
