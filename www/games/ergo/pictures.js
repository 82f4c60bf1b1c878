/** The pictures that explain Ergo to newcomers. */

/** @type {import("../picture.js").Picture[]} */
export const ergo = [
  { middle: "e5", across: 4.2, pieces: { e5: "S" }, entry: ["e5"], steps: ["d5", "e4", "e6", "f5"] },
  {
    middle: "b8",
    across: 4.2,
    shift: [0.15, -0.4],
    pieces: { a9: "L" },
    entry: ["a9"],
    steps: ["b9", "c9", "d9", "e9", "a8", "a7", "a6", "b8"],
  },
  {
    middle: "e5",
    across: 5.9,
    pieces: { c5: "S", d5: "S", e5: "S", f5: "S", g5: "S" },
    ending: { reason: "five", cells: ["c5", "d5", "e5", "f5", "g5"] },
  },
];
