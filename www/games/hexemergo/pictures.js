/** The pictures that explain HexEmergo to newcomers. */

/** @type {import("../picture.js").Picture[]} */
export const hexemergo = [
  { middle: "d4", across: 4, pieces: { c4: "w1", d4: "b1" }, entry: ["c4"], steps: ["e4"] },
  { middle: "d4", across: 4, pieces: { e4: "b1w1" }, entry: ["c4", "e4"], marks: { d4: "taken" } },
  { middle: "d4", across: 4, pieces: { d4: "b2", e4: "w1b1" }, entry: ["c4", "e4"] },
];
