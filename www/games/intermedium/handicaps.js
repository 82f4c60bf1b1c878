/** The handicaps of Intermedium: some or all stacks of the other player have three stones instead of four. */

/** @type {import("../handicap.js").Handicap[]} */
export const intermedium = [
  {
    kind: "stones",
    amount: 4,
    starts: [start([4, 4, 3], [4, 4, 4]), start([4, 4, 4], [3, 4, 4])],
  },
  {
    kind: "stones",
    amount: 8,
    starts: [start([3, 4, 3], [4, 4, 4]), start([4, 4, 4], [3, 4, 3])],
  },
  {
    kind: "stones",
    amount: 11,
    starts: [start([3, 3, 3], [4, 4, 4]), start([4, 4, 4], [3, 3, 3])],
  },
];

/**
 * The start with stacks of other heights.
 *
 * @param {number[]} second the height of the stacks in each row of the second player, from the top
 * @param {number[]} first the same of the first player
 */
function start(second, first) {
  const rows = (/** @type {string} */ letter, /** @type {number[]} */ heights) =>
    heights.map((height, at) => {
      const stack = `${letter}${height}`;
      return at === 1
        ? ["x", stack, "x", stack, "x", stack, "x"].join(",")
        : [stack, "x", stack, "x", stack, "x", stack].join(",");
    });
  return `${["x7", ...rows("b", second), "x7", "x7", ...rows("a", first), "x7"].join("/")} 1 0`;
}
