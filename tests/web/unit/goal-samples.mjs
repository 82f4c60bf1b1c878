/** Sample arguments for the messages about goals of exercises, and about lessons of one's own. */
const KINDS = ["win", "hold", "gain", "decide", "play", "end", "any"];

/** Goals of every kind. */
const GOALS = KINDS.flatMap((kind) => [
  [{ kind, plies: 1, stones: 1, names: ["e5"] }],
  [{ kind, plies: 5, stones: 3, names: ["e5", "d4", "f6"] }],
]);

/** @type {Record<string, any[][]>} */
export const GOAL_SAMPLES = {
  "moveList.goal": GOALS,
  "goals.title": [["1. e5"], [""]],
  "goals.found": ["solved", "pass", "unsolved", "over", "unfit", "illegal"].map((kind) => [{ kind, move: "e5" }]),
};
