/** Sample arguments for the messages of the place of small boards. */
const RESULTS = [
  ["win", 11],
  ["win", 1],
  ["draw", 0],
  ["loss", 17],
  ["loss", 1],
];

/** @type {Record<string, any[][]>} */
export const PRACTICE_SAMPLES = {
  "practice.gaveAway": [
    ["win", "c3", 11],
    ["win", "c3", 1],
    ["draw", "a1-b1", 0],
  ],
  "practice.size": [[13, 4]],
  "practice.start": RESULTS,
  "practice.toMove": RESULTS,
  "practice.worth": RESULTS,
};
