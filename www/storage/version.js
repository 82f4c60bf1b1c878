/**
 * Which of two versions of a stored game is newer. Every change that a person makes to a game gives it
 * another revision, a greater number that no other change has, and the game keeps those that it went through:
 * a version that went through the last revision of another one is newer. Moves that the engine makes in reply
 * are part of the revision before. Pure functions.
 */
import { continues, lineKey } from "../game/position.js";
import { positionIn } from "./entry.js";
import { GREATEST, MOST_REVISIONS } from "./stored-game.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Entry} from "./types.js" */

/**
 * The properties that are compared. Earlier versions of the page have stored no revisions, and in the library
 * a number.
 *
 * @typedef {object} Version
 * @property {readonly number[]} [revisions]
 * @property {number} [revision]
 * @property {string} [start] the starting position, unless it is the start of the game
 * @property {readonly string[]} moves
 * @property {Setup["players"]} [players]
 * @property {readonly string[]} [options]
 * @property {string} [gameText] that the game was opened from
 */

/** Two changes are unlikely to get the same revision. */
const STEP = 2 ** 30;

/**
 * The revisions of a game after another change.
 *
 * @param {readonly number[]} [revisions]
 */
export function revised(revisions = []) {
  const last = revisions.at(-1) ?? 0;
  const next = (last < GREATEST - STEP ? last : 0) + 1 + Math.floor(Math.random() * STEP);
  return [...revisions, next].slice(-MOST_REVISIONS);
}

/**
 * @param {Pick<Version, "revisions" | "revision">} version
 * @returns {readonly number[]}
 */
export const revisionsIn = ({ revisions, revision }) => revisions ?? (revision ? [revision] : []);

/**
 * How a version of a game relates to another one. Of two that are the `same`, one may have more replies of
 * the engine.
 *
 * @param {Version} mine
 * @param {Version} theirs
 * @returns {"newer" | "same" | "older" | "apart"}
 */
export function compare(mine, theirs) {
  if (!mine.revisions && !theirs.revisions) return compareMoves(mine, theirs);
  const [one, other] = [mine, theirs].map(revisionsIn);
  const [last, otherLast] = [one.at(-1), other.at(-1)];
  if (last !== undefined && last === otherLast) return "same";
  if (otherLast !== undefined && one.includes(otherLast)) return "newer";
  if (last !== undefined && other.includes(last)) return "older";
  return mine.revisions && theirs.revisions ? "apart" : compareMoves(mine, theirs);
}

/**
 * Compares versions of which at least one has no revisions.
 *
 * @param {Version} mine
 * @param {Version} theirs
 */
function compareMoves(mine, theirs) {
  if (mine.options && theirs.options && String(mine.options) !== String(theirs.options)) return "apart";
  const [one, other] = [withoutReply(mine), withoutReply(theirs)];
  const isText = (/** @type {Version} */ part, /** @type {Version} */ whole) =>
    (part.gameText ?? whole.gameText) === whole.gameText;
  if (lineKey(one) === lineKey(other)) return isText(theirs, mine) ? "same" : "apart";
  if (continues(one, other)) return isText(theirs, mine) ? "newer" : "apart";
  return continues(other, one) && isText(mine, theirs) ? "older" : "apart";
}

/**
 * Whether a version adds something to another one.
 *
 * @param {Version} mine
 * @param {Version} theirs
 */
export function adds(mine, theirs) {
  const relation = compare(mine, theirs);
  return relation === "same" ? lengthOf(mine) > lengthOf(theirs) : relation !== "older";
}

/**
 * Whether a version can take the place of another one without a loss.
 *
 * @param {Version} mine
 * @param {Version} theirs
 */
export function replaces(mine, theirs) {
  const relation = compare(mine, theirs);
  return relation === "newer" || (relation === "same" && lengthOf(mine) >= lengthOf(theirs));
}

/**
 * The number of moves of a version.
 *
 * @param {Version} version
 */
const lengthOf = ({ moves }) => moves.length;

/**
 * A version without a reply of the engine at its end, if it is certain to be one: two tabs may each have got
 * a different reply. Stored games do not say who made a move, and they are compared before the rules are
 * there; but from the start of a game the players alternate, which `tests/laws` holds for every game.
 *
 * @param {Version} version
 * @returns {Version}
 */
export function withoutReply(version) {
  const { start, moves, players, options = [] } = version;
  const isCertain = start === undefined && !options.includes("swap");
  return isCertain && players?.[(moves.length - 1) % 2] === "engine"
    ? { ...version, moves: moves.slice(0, -1) }
    : version;
}

/**
 * The version that a stored game is.
 *
 * @param {Setup} setup
 * @returns {Version}
 */
export const versionOf = ({ start, moves = [], players, options, gameText, pageData }) => ({
  revisions: pageData?.revisions,
  start,
  moves,
  players,
  options,
  gameText,
});

/**
 * The version that an entry of the library has. The moves of a study are those that are looked at, and say
 * little about its tree: the words of its text are compared.
 *
 * @param {Entry} entry
 * @returns {Version}
 */
export function versionIn({ revisions, revision, text, about, ...stored }) {
  const [start, ...moves] = text.split(" ");
  const position = about.source === "study" ? { start, moves } : positionIn(stored);
  return { revisions, revision, ...position, players: about.players };
}
