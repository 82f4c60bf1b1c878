/** Sample arguments for the messages of the opening explorer. */

/** @type {Record<string, any[][]>} */
export const EXPLORER_SAMPLES = {
  "explorer.alike": [
    [1, ["d4"]],
    [3, ["d4", "f4", "a1-b1"]],
  ],
  "explorer.chance": [[0], [7], [100]],
  "explorer.known": [[1], [2], [21]],
  "explorer.number": [[0], [1234]],
};
