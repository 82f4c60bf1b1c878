/** What the words of Intermedium mean, in English. */

/** @type {import("../../../language.js").Term[]} */
export const intermedium = [
  ["stack", "Two or more stones on a cell. Only stacks can move."],
  ["sow", "How a stack moves: diagonally from cell to cell, leaving one stone on each."],
  [
    "single stone",
    "A stone alone on its cell. It cannot move, but a stone that lands on it makes it a stack.",
  ],
  [
    "city",
    "The middle cell of the outermost row: d1 is White’s and d10 Black’s. Whoever takes the other one wins.",
  ],
  ["gap", "A cell beside a stack or a city that must still be occupied to surround it."],
];
