/** Measured facts about Intermedium. */

/** @type {import("../finding.js").Findings} */
export const intermedium = {
  boards: [],
  commands: [],
  selfPlay: { games: 200, nodes: 5000, score: 67, margin: 6.5 },
};
