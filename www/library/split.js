/**
 * Splits a file into game texts without parsing moves, so that every text stays unchanged. A game
 * ends with its result; what is not a game text is left to the rules to refuse.
 */

/**
 * @typedef {object} Piece
 * @property {string} text from the first character of a game to the last one of its result
 * @property {number} line of the file where it starts, counted from 1
 * @property {number} start the index in the file
 */

/** What a game consists of, as far as its end can be told: tags, comments, words, and the rest sign by sign. */
const TOKEN = /\[\s*\w+\s*"(?:[^"\\\n]|\\.)*"\s*\]|\{[^}]*(?:\}|$)|;[^\n]*|[^\s[\]{};()]+|\s+|[^]/gy;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|\*)$/;
/** The line with which a game starts in most files: from there on a damaged file can be read again. */
const START = /^\[\s*Game\s+"/gm;

/** The games of a file. @param {string} file @returns {Generator<Piece>} */
export function* splitGames(file) {
  const lines = new LineCounter(file);
  const token = new RegExp(TOKEN);
  // A byte order mark is no part of a game.
  token.lastIndex = file.startsWith("\uFEFF") ? 1 : 0;
  let start = -1;
  /** Whether there were moves: then a tag belongs to the next game. */
  let hasMoves = false;
  let end = 0;
  for (let found = token.exec(file); found; found = token.exec(file)) {
    const [word] = found;
    if (/^\s/.test(word)) continue;
    const isTag = word.startsWith("[");
    if (isTag && hasMoves) {
      yield piece(file, start, end, lines);
      start = -1;
      hasMoves = false;
    }
    if (start < 0) start = found.index;
    end = token.lastIndex;
    if (RESULT.test(word)) {
      yield piece(file, start, end, lines);
      start = -1;
      hasMoves = false;
    } else if (!isTag && !/^[{;]/.test(word)) hasMoves = true;
  }
  if (start >= 0) yield piece(file, start, end, lines);
}

/** @param {string} file @param {number} start @param {number} end @param {LineCounter} lines @returns {Piece} */
const piece = (file, start, end, lines) => ({ text: file.slice(start, end), start, line: lines.at(start) });

/** Cuts a game that cannot be read where another one seems to start: a comment without its end swallows the games after it. @param {Piece} broken @returns {Piece[]} */
export function cutAgain({ text, start, line }) {
  const starts = [0, ...[...text.matchAll(START)].map(({ index }) => index).filter((index) => index > 0)];
  const lines = new LineCounter(text);
  return starts.map((from, at) => ({
    text: text.slice(from, starts[at + 1]).trimEnd(),
    start: start + from,
    line: line + lines.at(from) - 1,
  }));
}

/** Counts the lines up to places that only go forward. */
class LineCounter {
  #text;
  #seen = 0;
  #line = 1;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** @param {number} place */
  at(place) {
    for (let at = this.#text.indexOf("\n", this.#seen); at >= 0 && at < place; at = this.#text.indexOf("\n", at + 1)) {
      this.#line += 1;
      this.#seen = at + 1;
    }
    return this.#line;
  }
}
