/** Studies in English: what can be done with a move, and what was done. */
import { integer, plural } from "./format.js";

const study = {
  bar: "Edit the moves",
  startNew: "New study",
  /** The game that is being played. */
  takePlayed: "Study the game in Play",
  /** The menu of a move. */
  menu: "Edit the move",
  comment: "Comment",
  before: "Comment before",
  /** The goal of an exercise. */
  setGoal: "Set a goal…",
  changeGoal: "Change the goal…",
  makeLesson: "Make a lesson…",
  /** Why there is no lesson to make. */
  noGoals: "A lesson needs a goal. Choose a move, then “Set a goal” in its menu, or press G.",
  promote: "Move up",
  demote: "Move down",
  main: "Make main line",
  remove: "Delete from here",
  /** The other way to show the moves. */
  graph: "Moves as a graph",
  start: "Start of the game",
  undo: "Undo",
  redo: "Redo",
  save: "Save",
  /**
   * The subject of a comment.
   *
   * @param {string} move with its number; empty for the start
   */
  commentOn: (move) => (move ? `Comment on ${move}` : "Comment on the start"),
  /** @param {string} move with its number */
  commentBefore: (move) => `Comment before ${move}`,
  /** The meaning of the signs, from `!` to `?!`. */
  glyphs: ["Good move", "Mistake", "Brilliant move", "Blunder", "Interesting move", "Dubious move"],
  keys: "Left and right arrow keys go through the line, up and down to other variations. Delete deletes, C comments, G sets a goal, and the context menu has more. On the board, X marks a cell, and Shift X on two cells draws an arrow.",
  /**
   * @param {string} move with its number
   * @param {number} count how many moves with it
   */
  removed: (move, count) =>
    `${move} deleted${count > 1 ? `, with ${integer(count - 1)} ${plural(count - 1, { one: "move", other: "moves" })} after it` : ""}.`,
  promoted: "Variation moved up.",
  demoted: "Variation moved down.",
  madeMain: "This is the main line now.",
  commented: "Comment saved.",
  annotated: "Sign changed.",
  shapeRemoved: "Mark removed.",
  undone: "Undone.",
  redone: "Done again.",
  /**
   * Where the move on the board lies among those that can be played instead.
   *
   * @param {number} at
   * @param {number} of
   */
  branch: (at, of) => `Variation ${integer(at)} of ${integer(of)}.`,
};

export default { study };
