/** The edits of a study, without what they need: the declarations of the package contain them. */

/**
 * An edit of the tree of moves. `line` is a list of moves from the start of the game, and the edit is about
 * the last of them; default: the moves up to the position on the board. `go` goes there. `promote` and
 * `demote` move the variation up or down among those on the same move; `main` makes it the main line.
 * `delete` deletes the move and what follows it; `add` adds moves after it. `comment` replaces the words
 * after the move, `before` those before the first move of a variation. `shapes` are marked cells such as
 * `Ge5` and arrows such as `Re5a1`; `glyphs` are numbers: 1 for `!`, 2 for `?`. `eval` is written as in game
 * texts, `0.35` or `#7`. `goal` makes the position an exercise with a goal such as `win 3`; an empty text
 * removes it. `undo` and `redo` undo and redo the last edit.
 *
 * @typedef {{ line?: readonly string[] } & (
 *   | { kind: "go" | "promote" | "demote" | "main" | "delete" | "undo" | "redo" }
 *   | { kind: "add"; moves: readonly string[] }
 *   | { kind: "comment" | "before" | "eval" | "goal"; text: string }
 *   | { kind: "glyphs"; glyphs: readonly number[] }
 *   | { kind: "shapes"; shapes: readonly string[] }
 * )} StudyEdit
 */

/**
 * All kinds of edits.
 *
 * @type {readonly StudyEdit["kind"][]}
 */
export const KINDS = [
  "go",
  "promote",
  "demote",
  "main",
  "delete",
  "add",
  "undo",
  "redo",
  "comment",
  "before",
  "eval",
  "goal",
  "glyphs",
  "shapes",
];
