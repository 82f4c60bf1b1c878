/** Setting the goal of an exercise, and making a lesson of a study, in English. */
import { plural } from "./format.js";

const goals = {
  /**
   * The title of the form.
   *
   * @param {string} move with its number; empty for the start
   */
  title: (move) => (move ? `Goal after ${move}` : "Goal at the start"),
  /** @type {Record<import("../../game/types.js").GoalKind, string>} */
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
  unchecked: "The engine is not running, so this goal is not checked.",
  /** The field of moves or cells has none, or something else. */
  missing: "Enter moves as in the list, or cell names, separated by spaces.",
  number: "Write whole numbers: 1 to 50 moves, 1 to 999 stones.",
  /**
   * The result of checking a goal.
   *
   * @param {import("../../exercise/check.js").Finding} finding
   */
  found: ({ kind, move = "" }) =>
    ({
      solved: `Can be done: ${move} is right.`,
      pass: "There is no such win here, so passing is right.",
      unsolved: "No solution could be proven. Choose another goal.",
      over: "The game is over here, so nothing can be played.",
      unfit: "This game has no stones to win.",
      illegal: `${move} cannot be played here.`,
    })[kind],
  makeLesson: "Make a lesson",
  lessonTitle: "Title",
  lessonLink: "Link to the lesson",
  embed: "Embed…",
  tryIt: "Try it",
  /** A part of the name of a file, in small letters and hyphens. */
  fileName: "lesson",
  long: "The lesson is too long for a link. Save it as a file and send that; it opens in the same way.",
  /** @param {number} count */
  checkingAll: (count) => `Checking ${plural(count, { one: "# exercise", other: "# exercises" })}…`,
  /**
   * @param {number} count
   * @param {number} troubles how many of them cannot be done
   */
  checked: (count, troubles) =>
    troubles === 0
      ? `${plural(count, { one: "# exercise", other: "# exercises" })}, ${count === 1 ? "and it" : "and all"} can be done.`
      : `${plural(count, { one: "# exercise", other: "# exercises" })}. ${plural(troubles, { one: "# has a problem:", other: "# have problems:" })}`,
  /**
   * An exercise that cannot be done.
   *
   * @param {string} moves that lead there; empty for the start
   * @param {string} why
   */
  trouble: (moves, why) => (moves ? `After ${moves}: ${why}` : `At the start: ${why}`),
  /** A game with exercises was opened. */
  offered: "A lesson",
  offer: "This game has exercises. Play it as a lesson?",
  showGame: "Show the game",
  playLesson: "Play the lesson",
};

export default { goals };
