/** What the words of the games mean, in English: what the board says leads there, and so do the rules. */

/** @type {import("../language.js").Term[]} */
const ergo = [
  ["ring", "The 34 cells at the edge of the board. They form a closed loop."],
  ["arena", "The 56 cells inside the ring."],
  ["soldier", "A piece in the arena that was never on the ring. It moves one step along its row or column."],
  [
    "lion",
    "A piece that is on the ring, or was there once. It steps in all eight directions, and slides along the ring.",
  ],
  ["gap", "An empty cell in the middle of a row. A piece on it makes the row whole."],
];

/**
 * Those of HexEmergo are the same.
 *
 * @type {import("../language.js").Term[]}
 */
const emergo = [
  ["piece", "A single stone or a stack. It belongs to the player of its top stone."],
  ["stack", "Stones on top of each other. They move together."],
  [
    "prisoner",
    "A captured stone. It lies below stones of the other colour, moves with them, and may be freed again.",
  ],
  ["enter", "To put a stone from your hand on an empty cell."],
  [
    "jump",
    "How a piece captures: over a piece beside it to the empty cell behind, taking its top stone along.",
  ],
  [
    "feeding ban",
    "A stone may not enter where it gives the opponent a capture, unless there is one already.",
  ],
  [
    "shadowpiece",
    "All stones that you have left, entered as one piece when the opponent has none left to enter.",
  ],
];

/** @type {import("../language.js").Term[]} */
const intermedium = [
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
  ["gap", "A cell beside a stack or a city where it is not surrounded yet."],
];

export default { terms: { title: "Words", games: { ergo, emergo, hexemergo: emergo, intermedium } } };
