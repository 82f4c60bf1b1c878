/**
 * Replies that are planned in a game with a friend: "if Black plays f5, I play e3". A plan is a list of
 * lines, each of which begins with a move of the friend and ends with one of the planner. A link carries
 * lines as the bytes of their moves; `docs/formats.md` defines the format. Pure functions.
 */
import { decode, encode } from "../game/base64url.js";
import { checkOf } from "../game/crc.js";
import { lineKey } from "../game/position.js";
import { fingerprint } from "../storage/entry.js";

/** How many lines a plan has at most, and how many moves a line. */
export const MOST_LINES = 20;
export const MOST_MOVES = 40;

/** The longest plan in a link, in characters. */
export const LONGEST_PLAN = 8000;

/** The bit of a byte that says that another cell of the same move follows. */
const GOES_ON = 0x80;

/**
 * A line: its moves as the game writes them, and the bytes that a link has of them.
 *
 * @typedef {{ moves: string[]; code: string }} Line
 */

/**
 * The lines that were planned in a position. `count` is the number of moves that lead there, and `print` a
 * fingerprint of them.
 *
 * @typedef {{ count: number; print: string; lines: Line[] }} Plan
 */

/**
 * The part of a link of version 1 that has the moves.
 *
 * @param {string} link
 */
const movesIn = (link) => decode(link.split(".").at(-2) ?? "");

/**
 * The moves of a line, each as the bytes that a link has of it.
 *
 * @param {string} code
 * @returns {string[]} none if the last one is cut off, or the line has another spelling
 */
function split(code) {
  const bytes = decode(code);
  /** @type {string[]} */
  const moves = [];
  let start = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte & GOES_ON) continue;
    moves.push(bytes.slice(start, at + 1).join());
    start = at + 1;
  }
  return start === bytes.length && encode(bytes) === code ? moves : [];
}

/**
 * The line with which a game goes on, as bytes.
 *
 * @param {string} link of the game
 * @param {string} later the link of the game with the line
 */
export const codeOf = (link, later) => encode(movesIn(later).slice(movesIn(link).length));

/**
 * The link of a game after a line, which the rules can read.
 *
 * @param {string} link of version 1
 * @param {string} code
 */
export function linkAfter(link, code) {
  const [version, game, options, position] = link.split(".");
  const bytes = Uint8Array.of(...movesIn(link), ...decode(code));
  const body = [version, game, options, position, encode(bytes)].join(".");
  return `${body}.${checkOf(body)}`;
}

/**
 * Where two lines part: at which move, or nowhere if one begins with the other.
 *
 * @param {readonly string[]} one
 * @param {readonly string[]} other
 */
function parting(one, other) {
  const at = one.findIndex((move, at) => move !== other[at]);
  return at < 0 || at >= other.length ? undefined : at;
}

/**
 * Whether two lines can be in one plan: they part at a move of the friend.
 *
 * @param {readonly string[]} one
 * @param {readonly string[]} other
 */
const areApart = (one, other) => (parting(one, other) ?? 1) % 2 === 0;

/**
 * Whether lines are a plan in the one spelling that it has. Throws if one is not base64url.
 *
 * @param {readonly string[]} codes
 */
export function isPlan(codes) {
  if (codes.length === 0 || codes.length > MOST_LINES || codes.join("~").length > LONGEST_PLAN) return false;
  const lines = codes.map(split);
  return (
    lines.every(isWhole) &&
    codes.every((code, at) => at === 0 || codes[at - 1] < code) &&
    lines.every((one, at) => lines.slice(0, at).every((other) => areApart(one, other)))
  );
}

/**
 * Whether a line ends with a move of the planner, and is no longer than it may be.
 *
 * @param {readonly string[]} moves
 */
const isWhole = ({ length }) => length > 0 && length % 2 === 0 && length <= MOST_MOVES;

/**
 * @param {readonly string[]} moves
 * @param {readonly string[]} beginning
 */
const startsWith = (moves, beginning) => beginning.every((move, at) => move === moves[at]);

/**
 * Whether moves are planned.
 *
 * @param {readonly Line[]} lines
 * @param {readonly string[]} played
 */
export const hasLine = (lines, played) => lines.some(({ moves }) => startsWith(moves, played));

/**
 * A plan with another line, which takes the place of those that it contradicts or goes on.
 *
 * @param {readonly Line[]} lines
 * @param {Line} added
 * @returns {Line[] | undefined} nothing if there are too many or it is too long
 */
export function withLine(lines, added) {
  if (hasLine(lines, added.moves)) return [...lines];
  const kept = [...lines.filter(({ moves }) => areApart(moves, added.moves)), added].toSorted((one, other) =>
    one.code < other.code ? -1 : 1,
  );
  return isWhole(added.moves) && isPlan(kept.map(({ code }) => code)) ? kept : undefined;
}

/**
 * @param {import("../game/types.js").Position} position in which it was planned
 * @param {Line[]} lines
 * @returns {Plan | undefined} nothing without lines
 */
export const makePlan = (position, lines) =>
  lines.length > 0
    ? { count: position.moves.length, print: fingerprint(lineKey(position)), lines }
    : undefined;

/**
 * The moves of a game since a plan was made; nothing if it was made in another game, or is damaged.
 *
 * @param {unknown} stored
 * @param {import("../game/types.js").Position} position
 * @returns {{ lines: Line[]; played: string[] } | undefined}
 */
function since(stored, { start, moves }) {
  const { count, print, lines } = /** @type {Partial<Plan>} */ (stored ?? {});
  const isSound =
    Number.isInteger(count) &&
    Array.isArray(lines) &&
    lines.every(
      (line) =>
        typeof line?.code === "string" &&
        Array.isArray(line.moves) &&
        line.moves.every((/** @type {unknown} */ move) => typeof move === "string"),
    );
  if (!isSound || count === undefined || count < 0 || count > moves.length) return undefined;
  if (print !== fingerprint(lineKey({ start, moves: moves.slice(0, count) }))) return undefined;
  return { lines, played: moves.slice(count) };
}

/**
 * The lines that are planned in a position.
 *
 * @param {unknown} plan
 * @param {import("../game/types.js").Position} position
 * @returns {Line[]}
 */
export function linesAt(plan, position) {
  const found = since(plan, position);
  return found?.played.length === 0 ? found.lines : [];
}

/**
 * The planned answer to the last move of a game, if there is one.
 *
 * @param {unknown} plan
 * @param {import("../game/types.js").Position} position
 * @returns {string | undefined}
 */
export function answerIn(plan, position) {
  const { lines, played } = since(plan, position) ?? { lines: [], played: [] };
  const line = played.length % 2 === 1 ? lines.find(({ moves }) => startsWith(moves, played)) : undefined;
  return line?.moves[played.length];
}

/**
 * The answers that were given by a plan since the planner has seen the game, if all moves of the planner are.
 *
 * @param {unknown} plan
 * @param {import("../game/types.js").Position} position
 * @param {number} known how many of its moves the planner knew
 * @returns {string[] | undefined}
 */
export function answersIn(plan, position, known) {
  const found = since(plan, position);
  if (!found || known < position.moves.length - found.played.length) return undefined;
  const { lines, played } = found;
  const last = played.length - (played.length % 2);
  const isPlanned = hasLine(lines, played.slice(0, last));
  const first = known - (position.moves.length - played.length);
  const answers = played.filter((_, at) => at % 2 === 1 && at >= first);
  return isPlanned && answers.length > 0 ? answers : undefined;
}
