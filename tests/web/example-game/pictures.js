/** The pictures that explain Tricorn to newcomers. */

/** @type {import("../../../www/games/picture.js").Picture[]} */
export const tricorn = [
  { middle: "c2", across: 4, pieces: { b1: "w1", d3: "b1" } },
  { middle: "c2", across: 4, pieces: { b1: "w1", c1: "b1", d1: "w1" } },
  {
    middle: "c2",
    across: 6,
    pieces: { a1: "w1", b1: "w1", c1: "w1", d1: "w1", e1: "w1", c2: "b1", d3: "b1" },
    ending: { reason: "five", cells: ["a1", "b1", "c1", "d1", "e1"] },
  },
];
