/** Reads the puzzles of a game: `games/<id>/puzzles.txt`. The grammar is in `docs/formats.md`. */

/** @import {Puzzle} from "./types.js" */

const FIELDS = 5;

/**
 * @param {string} text
 * @returns {Puzzle[]}
 */
export function readPuzzles(text) {
  const lines = text.split("\n").map((line, at) => ({ line, number: at + 1 }));
  return lines
    .filter(({ line }) => line !== "" && !line.startsWith("#"))
    .map(({ line, number }) => readPuzzle(line, number));
}

/**
 * @param {string} line
 * @param {number} number
 * @returns {Puzzle}
 */
function readPuzzle(line, number) {
  const fields = line.split(" | ");
  const [id = "", position = "", goal = "", rating = "", themes = ""] = fields;
  if (fields.length !== FIELDS || !/^[a-z0-9]{6}$/.test(id) || !/^\d+$/.test(rating)) {
    throw new Error(`line ${number}: "${line.slice(0, 40)}" is not a puzzle`);
  }
  return { id, position, goal, rating: Number(rating), themes: themes.split(" ") };
}
