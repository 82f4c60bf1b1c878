/** The small boards of Emergo. */

/** @type {import("../small-board.js").SmallBoard[]} */
export const emergo = [
  {
    id: "emergo-13-3",
    cells: 13,
    stones: 3,
    value: { result: "win", plies: 21 },
    banned: { result: "loss", plies: 34 },
  },
  {
    id: "emergo-13-4",
    cells: 13,
    stones: 4,
    value: { result: "win", plies: 31 },
    banned: { result: "draw", plies: 0 },
  },
  {
    id: "emergo-25-3",
    cells: 25,
    stones: 3,
    value: { result: "draw", plies: 0 },
    banned: { result: "draw", plies: 0 },
  },
];
