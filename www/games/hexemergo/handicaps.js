/** The handicaps of HexEmergo: the other player has fewer stones in hand. */

const EMPTY = "x4/x5/x6/x7/x6/x5/x4";

/** @type {import("../handicap.js").Handicap[]} */
export const hexemergo = [2, 4, 6].map((amount) => ({
  kind: "stones",
  amount,
  starts: [`${EMPTY} 1 12-${12 - amount}`, `${EMPTY} 1 ${12 - amount}-12`],
}));
