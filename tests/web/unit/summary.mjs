/** Summaries for the tests of the library. */

/** @import {Summary} from "../../../www/storage/types.js" */

/**
 * An open game of Ergo against level 1.
 *
 * @param {Partial<Summary>} more
 * @returns {Summary}
 */
export const summaryOf = (more) => ({
  id: "a",
  print: "a",
  game: "ergo",
  source: "play",
  name: "",
  tags: [],
  players: ["person", "engine"],
  side: 0,
  level: 1,
  seats: ["", ""],
  result: "*",
  reason: null,
  ending: "",
  turns: 1,
  opening: "e5 d5",
  time: Date.UTC(2026, 10, 21, 12),
  isDay: false,
  ...more,
});
