/** Sample arguments for the messages of the place of small boards. */
const RESULTS = [
  ["win", 11],
  ["win", 1],
  ["draw", 0],
  ["loss", 17],
];

/** @type {Record<string, any[][]>} */
export const PRACTICE_SAMPLES = {
  "practice.size": [[13, 4]],
  "practice.start": RESULTS,
};
