/** Sample arguments for the messages about goals of exercises and about custom lessons. */
const KINDS = ["win", "hold", "gain", "decide", "play", "end", "any"];

/** Goals of every kind. */
const GOALS = KINDS.flatMap((kind) => [
  [{ kind, plies: 1, moves: 1, stones: 1, names: ["e5"] }],
  [{ kind, plies: 5, moves: 3, stones: 3, names: ["e5", "d4", "f6"] }],
]);

/** @type {Record<string, any[][]>} */
export const GOAL_SAMPLES = {
  "moveList.goal": GOALS,
  "learn.task": GOALS,
  "goals.checkingAll": [[1], [3]],
  "goals.checked": [
    [1, 0],
    [3, 0],
    [3, 1],
    [3, 2],
  ],
  "goals.trouble": [
    ["e5 d5", "f5 cannot be played here."],
    ["", "f5 cannot be played here."],
  ],
  "goals.title": [["1. e5"], [""]],
  "goals.found": ["solved", "pass", "unsolved", "over", "unfit", "illegal"].map((kind) => [
    { kind, move: "e5" },
  ]),
};
