/** The pictures that explain Emergo to newcomers. */

/** @type {import("../picture.js").Picture[]} */
export const emergo = [
  { middle: "e5", across: 4, pieces: { d5: "w1", e5: "b1" }, entry: ["d5"], steps: ["f5"] },
  { middle: "e5", across: 4, pieces: { f5: "b1w1" }, entry: ["d5", "f5"], marks: { e5: "taken" } },
  { middle: "e5", across: 4, pieces: { e5: "b2", f5: "w1b1" }, entry: ["d5", "f5"] },
];
