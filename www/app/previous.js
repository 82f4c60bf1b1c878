/**
 * Previous games: when another game takes the place of one, that one can be restored, the last one first.
 */
import { DEFAULT_SETUP } from "../game/state.js";
import { openStored } from "./reopen.js";
import { currentText, isEarlierPart, parse, readPrevious, wasPlayed, writePrevious } from "./storage.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** How many are kept of each game. */
const LIMIT = 8;

/** The previous games of each game, as they are stored or would be if the browser stored anything. @type {Map<string, string[]>} */
const previous = new Map();

/** Games of which another tab has saved a different continuation. @type {Set<string>} */
const conflicts = new Set();

/**
 * Opens a game in place of another, which can be restored.
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export async function openInstead(board, setup) {
  const { game } = setup;
  const text = currentText(board, game);
  const before = previousGames(game);
  const { setup: current } = parse(text);
  // Games with friends are kept elsewhere.
  if (!current?.remote && wasPlayed(current?.positionLine)) addPrevious(game, text);
  const error = await board.open(setup);
  if (error) save(game, before);
  return error;
}

/**
 * Starts a new game. A finished game need not be restored.
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export function openNew(board, setup) {
  const { view } = board.state;
  const isOver = view?.game === setup.game && view.outcome;
  return isOver ? board.open(setup) : openInstead(board, setup);
}

/** @param {string} game */
export const hasPrevious = (game) => previousGames(game).length > 0;

/** Restores the previous game; the game on the board becomes the next one to restore. @param {ErgoBoard} board */
export async function restorePrevious(board) {
  const { game } = board.state.setup;
  const [text, ...others] = previousGames(game);
  const { setup } = parse(text ?? "");
  const current = currentText(board, game);
  save(game, [...others, ...(setup && current && !parse(current).setup?.remote ? [current] : [])]);
  conflicts.delete(game);
  if (setup) await openStored(board, { ...DEFAULT_SETUP, game }, text);
}

/** Whether another tab has saved a different continuation of a game. @param {string} game */
export const hasConflict = (game) => conflicts.has(game);

/** Keeps the continuation that another tab has saved. @param {string} game @param {string} text */
export function addConflict(game, text) {
  addPrevious(game, text);
  conflicts.add(game);
}

/** @param {string} game */
export const dismissConflict = (game) => void conflicts.delete(game);

/** Reads the previous games again, as another tab may have saved some. */
export const forgetCache = () => previous.clear();

/** @param {string} game @returns {string[]} */
function previousGames(game) {
  let texts = previous.get(game);
  if (!texts) previous.set(game, (texts = readList(game)));
  return texts;
}

/** @param {string} game @returns {string[]} */
function readList(game) {
  try {
    const stored = JSON.parse(readPrevious(game) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Makes a game the next one to restore. @param {string} game @param {string} text */
export function addPrevious(game, text) {
  const { setup } = parse(text);
  save(game, [text, ...previousGames(game).filter((earlier) => earlier !== text && !isEarlierPart(parse(earlier).setup, setup))]);
}

/** @param {string} game @param {string[]} texts */
function save(game, texts) {
  const kept = texts.slice(0, LIMIT);
  previous.set(game, kept);
  // If there is not enough room, the oldest are dropped first.
  for (let count = kept.length; !writePrevious(game, JSON.stringify(kept.slice(0, count))) && count > 0;) count--;
}
