/** The handicaps of Emergo: the other player has fewer stones in hand. */

const EMPTY = "x/x3/x5/x7/x9/x7/x5/x3/x";

/** @type {import("../handicap.js").Handicap[]} */
export const emergo = [2, 4, 6].map((amount) => ({
  kind: "stones",
  amount,
  starts: [`${EMPTY} 1 12-${12 - amount}`, `${EMPTY} 1 ${12 - amount}-12`],
}));
