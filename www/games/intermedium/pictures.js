/** The pictures that explain Intermedium to newcomers. */

/** @type {import("../picture.js").Picture[]} */
export const intermedium = [
  {
    middle: "e4",
    across: 4.8,
    shift: [0, -0.45],
    pieces: { d3: "w2", e4: "w1", f5: "w1" },
    entry: ["d3", "e4", "f5"],
    marks: { e4: "sown", f5: "sown" },
    isCarried: true,
  },
  { middle: "d5", across: 4.2, shift: [0.5, 0], pieces: { d5: "w1", e5: "b3" }, marks: { e5: "captured" } },
  {
    middle: "d10",
    across: 4.2,
    shift: [0, 0.3],
    pieces: { c10: "w1", e10: "w1", d9: "w1" },
    ending: { reason: "city", cells: ["d10"] },
  },
];
