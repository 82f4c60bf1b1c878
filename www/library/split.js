/**
 * Splits a file that comes in parts into game texts without parsing moves, so that every text stays
 * unchanged. A game ends with its result; what is not a game text is left to the rules to refuse. Each part
 * is read once, and only the game that goes on is kept. Of a text that is read as a whole, the rules say
 * where its games are.
 */
import { LONGEST_TEXT } from "../storage/validate.js";

/**
 * @typedef {object} Piece
 * @property {string} text from the first character of a game to the last one of its result
 * @property {number} line of the file where it starts, counted from 1
 * @property {boolean} [isLong] whether it is longer than any game, and was left out
 */

const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;
/** The longest result. */
const RESULT_LENGTH = 7;
/** The line with which a game starts in most files: from there on a damaged file can be read again. */
const START = /[\n\r]\[\s*Game\s+"/g;
/** How long such a line may be to be found again in the next part of a file. */
const START_LENGTH = 1000;
/** The most text that waits until it is read, so that no task takes long. */
const MOST_WAITING = 1 << 19;

const code = (/** @type {string} */ letter) => letter.charCodeAt(0);
const [OPEN, CLOSE, QUOTE, ESCAPE, LINE_END] = ["[", "]", '"', "\\", "\n"].map(code);
const [BRACE, SEMICOLON] = ["{", ";"].map(code);
/** The characters that end a word, besides white space. */
const SIGNS = new Set([..."[]{};()"].map(code));

/** White space beyond ASCII, as `\s` has it. */
const RARE_SPACES = new Set([..."\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff"].map(code));

/**
 * Whether a code is white space.
 *
 * @param {number} at
 */
const isSpace = (at) =>
  at <= 32
    ? at === 32 || (at >= 9 && at <= 13)
    : at >= 160 && (RARE_SPACES.has(at) || (at >= 0x2000 && at <= 0x200a));

/**
 * Whether a code is part of the name of a tag.
 *
 * @param {number} at
 */
const isName = (at) =>
  (at >= 97 && at <= 122) || (at >= 65 && at <= 90) || (at >= 48 && at <= 57) || at === 95;

/**
 * The end of the tag that starts at a place.
 *
 * @param {string} text
 * @param {number} start
 * @returns {number | "none" | "open"} whether there is none, or the text ends before one can tell
 */
function tagEnd(text, start) {
  const { length } = text;
  let at = start + 1;
  const skip = (/** @type {(code: number) => boolean} */ isSkipped) => {
    while (at < length && isSkipped(text.charCodeAt(at))) at += 1;
    return at < length;
  };
  if (!skip(isSpace)) return "open";
  const name = at;
  if (!skip(isName)) return "open";
  if (at === name) return "none";
  if (!skip(isSpace)) return "open";
  if (text.charCodeAt(at) !== QUOTE) return "none";
  at += 1;
  for (; at < length; at++) {
    const found = text.charCodeAt(at);
    if (found === QUOTE) break;
    if (found === ESCAPE) at += 1;
    if (at < length && text.charCodeAt(at) === LINE_END) return "none";
  }
  at += 1;
  if (at >= length || !skip(isSpace)) return "open";
  return text.charCodeAt(at) === CLOSE ? at + 1 : "none";
}

/** Splits a file that comes in parts. */
export class GameSplitter {
  /** The rest of the file from the start of the current game on, and the place that is read next. */
  #text = "";
  #at = 0;
  /** What comes after it. It waits until it is as long, so that a long game is not read again with every part. */
  #waiting = "";
  /** The current game; nothing if it is negative. */
  #start = -1;
  #end = 0;
  /** Whether there were moves: then a tag belongs to the next game. */
  #hasMoves = false;
  /** The end mark of the comment that is read. */
  #comment = "";
  /** Whether a game that is too long is left out. */
  #isSkipping = false;
  /** The line of a place of the text, and where it ends, if that is known. */
  #line = 1;
  #counted = 0;
  #lineEnd = -1;

  /**
   * The games that end with a part of the file.
   *
   * @param {string} part
   * @param {boolean} [isLast]
   * @returns {Generator<Piece>}
   */
  *push(part, isLast = false) {
    this.#waiting += part;
    if (!isLast && this.#waiting.length < Math.min(this.#text.length, MOST_WAITING)) return;
    this.#text += this.#waiting;
    this.#waiting = "";
    for (let isMore = true; isMore;) {
      if (this.#isSkipping) this.#skip();
      if (!this.#isSkipping) yield* this.#read(isLast);
      isMore = false;
      if (this.#start >= 0 && this.#text.length - this.#start > LONGEST_TEXT) {
        yield this.#cutLong();
        isMore = true;
      }
    }
    if (isLast && this.#start >= 0) yield this.#piece();
    this.#drop(this.#start >= 0 ? this.#start : this.#at);
  }

  /**
   * @param {boolean} isLast
   * @returns {Generator<Piece>}
   */
  *#read(isLast) {
    const text = this.#text;
    while (this.#at < text.length) {
      if (this.#comment) {
        this.#readComment();
        continue;
      }
      const at = this.#at;
      const first = text.charCodeAt(at);
      if (isSpace(first)) {
        this.#at += 1;
        continue;
      }
      const isTag = first === OPEN;
      const end = isTag ? tagEnd(text, at) : this.#tokenEnd(at);
      if (!isLast && (end === "open" || (end === text.length && !SIGNS.has(first)))) return;
      if (isTag && this.#hasMoves) yield this.#piece();
      if (this.#start < 0) this.#start = at;
      this.#at = this.#end = typeof end === "number" ? end : at + 1;
      const isComment = first === BRACE || first === SEMICOLON;
      if (isComment) this.#comment = first === BRACE ? "}" : "\n";
      else if (!isTag) this.#hasMoves = true;
      if (this.#end - at <= RESULT_LENGTH && RESULT.test(text.slice(at, this.#end))) yield this.#piece();
    }
  }

  #readComment() {
    const found = this.#text.indexOf(this.#comment, this.#at);
    // The end of a line belongs to no comment.
    this.#at = this.#end = found < 0 ? this.#text.length : found + (this.#comment === "}" ? 1 : 0);
    if (found >= 0) this.#comment = "";
  }

  /**
   * The end of a word or a sign.
   *
   * @param {number} start
   */
  #tokenEnd(start) {
    if (SIGNS.has(this.#text.charCodeAt(start))) return start + 1;
    let at = start + 1;
    for (; at < this.#text.length; at++) {
      const found = this.#text.charCodeAt(at);
      if (SIGNS.has(found) || isSpace(found)) break;
    }
    return at;
  }

  /**
   * The current game, which ends.
   *
   * @returns {Piece}
   */
  #piece() {
    const piece = { text: this.#text.slice(this.#start, this.#end), line: this.#lineAt(this.#start) };
    this.#start = -1;
    this.#hasMoves = false;
    return piece;
  }

  /**
   * Ends a game that is too long where another one seems to start.
   *
   * @returns {Piece}
   */
  #cutLong() {
    START.lastIndex = this.#start;
    const next = START.exec(this.#text)?.index;
    this.#comment = "";
    this.#isSkipping = next === undefined;
    this.#at = next === undefined ? this.#start : next + 1;
    this.#end = next ?? this.#start;
    const { text, line } = this.#piece();
    return next === undefined ? { text, line, isLong: true } : { text: text.trimEnd(), line };
  }

  /** Goes on where a game seems to start. */
  #skip() {
    START.lastIndex = this.#at;
    const next = START.exec(this.#text)?.index;
    this.#isSkipping = next === undefined;
    this.#at = next === undefined ? Math.max(this.#at, this.#text.length - START_LENGTH) : next + 1;
  }

  /**
   * Forgets the text before a place.
   *
   * @param {number} place
   */
  #drop(place) {
    this.#lineAt(place);
    this.#text = this.#text.slice(place);
    this.#at -= place;
    this.#end -= place;
    this.#counted -= place;
    // The end of the text is that of a line only if one is found there.
    this.#lineEnd = -1;
    if (this.#start >= 0) this.#start -= place;
  }

  /**
   * The line of a place; places only go forward.
   *
   * @param {number} place
   */
  #lineAt(place) {
    while (this.#counted < place) {
      if (this.#lineEnd < this.#counted) {
        const found = this.#text.indexOf("\n", this.#counted);
        // The text that comes next is not searched yet.
        this.#lineEnd = found < 0 ? this.#text.length : found;
      }
      if (this.#lineEnd >= place) break;
      this.#line += 1;
      this.#counted = this.#lineEnd + 1;
    }
    this.#counted = Math.max(this.#counted, place);
    return this.#line;
  }
}

/** A line that starts most games. */
const GAME = /^\[\s*Game\s+"/;

/**
 * Where other games seem to start in a game: at the first of the lines of tags among which `Game` is.
 *
 * @param {string} text
 * @returns {Generator<number>}
 */
function* startsIn(text) {
  let first = -1;
  let hasGame = false;
  for (const { 0: line, index } of text.matchAll(/[^\n\r]+/g)) {
    if (!line.startsWith("[")) first = -1;
    else if (first < 0) [first, hasGame] = [index, false];
    if (!GAME.test(line)) continue;
    const start = hasGame ? index : first;
    hasGame = true;
    if (start > 0) yield start;
  }
}

/**
 * Cuts a game that cannot be read where another one seems to start: a comment without its end swallows the
 * games after it.
 *
 * @param {Piece} broken
 * @returns {Generator<Piece>}
 */
export function* cutAgain({ text, line }) {
  let from = 0;
  let lines = line;
  for (const start of startsIn(text)) {
    yield { text: text.slice(from, start).trimEnd(), line: lines };
    lines += text.slice(from, start).split("\n").length - 1;
    from = start;
  }
  yield { text: text.slice(from).trimEnd(), line: lines };
}

/**
 * Whether another game seems to start in a game.
 *
 * @param {Piece} piece
 */
export const isCuttable = ({ text }) => !startsIn(text).next().done;
