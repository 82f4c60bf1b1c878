/**
 * Games that another took the place of: they can be got back, the last one first.
 */
import { DEFAULT_SETUP } from "../game/state.js";
import { openStored } from "./reopen.js";
import { isPartOf, leftText, parse, readBefore, wasPlayed, writeBefore } from "./storage.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

/** So many are kept of each game. */
const MOST = 8;

/** What is kept, or would be if the browser did. @type {Map<string, string[]>} */
const kept = new Map();

/** The games that went on in two ways, of which one is kept here. @type {Set<string>} */
const parted = new Set();

/**
 * Opens a game in the place of another, which can be got back.
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export async function openInstead(board, setup) {
  const { game } = setup;
  const left = leftText(board, game);
  const others = gamesBefore(game);
  if (wasPlayed(parse(left).setup?.record)) addBefore(game, left);
  const fault = await board.open(setup);
  if (fault) keep(game, others);
  return fault;
}

/**
 * Begins a new game. One that is over needs nobody to come back to it.
 * @param {ErgoBoard} board
 * @param {Setup} setup
 */
export function openNew(board, setup) {
  const { view } = board.state;
  const isOver = view?.game === setup.game && view.outcome;
  return isOver ? board.open(setup) : openInstead(board, setup);
}

/** Whether there is a game that another took the place of. @param {string} game */
export const hasBefore = (game) => gamesBefore(game).length > 0;

/** Brings back the game that another took the place of; that one is the last to come back itself. @param {ErgoBoard} board */
export async function openBefore(board) {
  const { game } = board.state.setup;
  const [text, ...others] = gamesBefore(game);
  const { setup } = parse(text ?? "");
  const left = leftText(board, game);
  keep(game, [...others, ...(setup && left ? [left] : [])]);
  parted.delete(game);
  if (setup) await openStored(board, { ...DEFAULT_SETUP, game }, text);
}

/** Whether a game went on in another page too, in another way. @param {string} game */
export const hasParted = (game) => parted.has(game);

/** Keeps the other way that a game went on. @param {string} game @param {string} text */
export function addParted(game, text) {
  addBefore(game, text);
  parted.add(game);
}

/** Nobody need be told any more that a game went on in two ways. @param {string} game */
export const forgetParted = (game) => void parted.delete(game);

/** Another page may have stored other games. */
export const lookAgain = () => kept.clear();

/** @param {string} game @returns {string[]} */
function gamesBefore(game) {
  let texts = kept.get(game);
  if (!texts) kept.set(game, (texts = listBefore(game)));
  return texts;
}

/** @param {string} game @returns {string[]} */
function listBefore(game) {
  try {
    const stored = JSON.parse(readBefore(game) ?? "[]");
    return Array.isArray(stored) ? stored.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Lets a game be the next to come back. @param {string} game @param {string} text */
function addBefore(game, text) {
  const { setup } = parse(text);
  keep(game, [text, ...gamesBefore(game).filter((earlier) => earlier !== text && !isPartOf(parse(earlier).setup, setup))]);
}

/** @param {string} game @param {string[]} texts */
function keep(game, texts) {
  const most = texts.slice(0, MOST);
  kept.set(game, most);
  // Where there is no room for all of them, those of long ago go first.
  for (let room = most.length; !writeBefore(game, JSON.stringify(most.slice(0, room))) && room > 0; ) room--;
}
