/** The tasks on the small boards of a game, in the order in which they are to be solved. */
import { noteDone, readProgress } from "../exercise/progress.js";
import { readGoal } from "../game/goal.js";
import { SMALL_BOARDS } from "../games/small-boards.js";
import { fetchData, hasData } from "../parts/data.js";
import { fingerprint } from "../storage/entry.js";

/** @import {SmallBoard} from "../games/small-board.js" */
/** @import {CourseWords} from "../text/language.js" */

/**
 * A position on a small board with a goal, `win` or `hold` with a number of plies.
 *
 * @typedef {{ small: SmallBoard; goal: string; position: string }} Task
 */

/** The address of the list. */
export const LIST = "small-boards";

/** The addresses of tasks begin with it, before a number. */
export const TASK = `${LIST}.`;

/**
 * The tasks on those boards whose values the page can load.
 *
 * @param {string} game
 */
export async function loadTasks(game) {
  const response = await fetchData("course/tasks.txt");
  return tasksIn(await response.text(), boardsOf(game));
}

/**
 * The small boards of a game whose values the page can load.
 *
 * @param {string} game
 */
export const boardsOf = (game) => SMALL_BOARDS[game].filter(({ id }) => hasData(`practice/${id}.bin`));

/**
 * The tasks on some boards.
 *
 * @param {string} text a task a line; `docs/formats.md` defines the format
 * @param {SmallBoard[]} boards
 * @returns {Task[]}
 */
export const tasksIn = (text, boards) =>
  text.split("\n").flatMap((line) => {
    const [id, goal, position] = line.split("; ");
    const small = boards.find((board) => board.id === id);
    return small ? [{ small, goal, position }] : [];
  });

/** @param {Task} task */
const idOf = ({ position }) => `task ${fingerprint(position)}`;

/**
 * @param {string} game
 * @param {Task} task
 */
export const isSolved = (game, task) => Object.hasOwn(readProgress(game), idOf(task));

/**
 * @param {string} game
 * @param {Task} task
 */
export const noteSolved = (game, task) => noteDone(game, idOf(task), 1);

/**
 * The task to go on with: the next one that is not solved, or else an earlier one.
 *
 * @param {string} game
 * @param {Task[]} tasks
 * @param {number} [after] the place of the task at hand
 * @returns {number} its place; -1 if all are solved
 */
export function taskAfter(game, tasks, after = -1) {
  const isOpen = (/** @type {Task} */ task) => !isSolved(game, task);
  const later = tasks.findIndex((task, at) => at > after && isOpen(task));
  return later < 0 ? tasks.findIndex(isOpen) : later;
}

/**
 * The goal of a task in words.
 *
 * @param {Task} task
 * @param {CourseWords} say
 */
export function titleOf({ goal }, say) {
  const { kind, moves } = readGoal(goal);
  return kind === "win" ? say.win(moves) : say.hold;
}
