/** The small boards of HexEmergo. */

/** @type {import("../small-board.js").SmallBoard[]} */
export const hexemergo = [
  {
    id: "hexemergo-19-3",
    cells: 19,
    stones: 3,
    value: { result: "win", plies: 31 },
    banned: { result: "draw", plies: 0 },
  },
];
