/** What the words of Ergo mean, in English. */

/** @type {import("../../../language.js").Term[]} */
export const ergo = [
  ["ring", "The 34 cells at the edge of the board. They form a closed loop."],
  ["arena", "The 56 cells inside the ring."],
  ["soldier", "A piece in the arena that was never on the ring. It moves one step along its row or column."],
  [
    "lion",
    "A piece that is on the ring, or was there once. It steps in all eight directions, and slides along the ring.",
  ],
  ["gap", "An empty cell in the middle of a row. A piece on it makes the row whole."],
];
