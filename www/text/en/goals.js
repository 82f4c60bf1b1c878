/** Setting the goal of an exercise, and making a lesson of a study, in English. */
const goals = {
  /** What the form is about. @param {string} move with its number; empty for the start */
  title: (move) => (move ? `What is to be done after ${move}?` : "What is to be done at the start?"),
  /** @type {Record<import("../../exercise/goal.js").GoalKind, string>} */
  kinds: {
    win: "Win",
    hold: "Keep the opponent from winning",
    gain: "Win stones",
    decide: "Win if possible, or pass",
    play: "Play one of certain moves",
    end: "Move to one of certain cells",
    any: "Play any move",
  },
  moves: "Moves",
  stones: "Stones",
  names: "Right moves",
  cells: "Cells",
  remove: "Remove goal",
  saved: "Goal saved.",
  removed: "Goal removed.",
  checking: "Checking…",
  unchecked: "The engine does not run, so this is not checked.",
  /** The field of moves or cells has none, or something else. */
  missing: "Write moves as in the list, or names of cells, with spaces between them.",
  number: "Write whole numbers: 1 to 50 moves, 1 to 999 stones.",
  /** What is found out about a goal. @param {import("../../exercise/check.js").Finding} finding */
  found: ({ kind, move = "" }) =>
    ({
      solved: `Can be done: ${move} is right.`,
      pass: "There is no such win here: to pass is right.",
      unsolved: "No solution is proven, so nobody could solve this. Choose something else.",
      over: "The game is over here, so nothing can be played.",
      unfit: "No stones are won in this game.",
      illegal: `${move} cannot be played here.`,
    })[kind],
};

export default { goals };
