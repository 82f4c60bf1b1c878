/** The small boards of a game with their results, and the tasks on them with what is solved. */
import { icon } from "../ui/icons.js";
import { addExerciseStyles } from "../exercise/styles.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import { movesIn } from "../game/goal.js";
import { words } from "../text/index.js";
import { TASK, boardsOf, isSolved, titleOf } from "./tasks.js";
import styles from "./list.css";

/** @import {CourseWords} from "../text/language.js" */
/** @import {PracticeWords} from "../text/language.js" */
/** @import {Task} from "./tasks.js" */

addExerciseStyles();
addStyles(styles);

/**
 * @param {HTMLElement} host
 * @param {{ game: string; tasks: Task[]; say: CourseWords; sayBoards: PracticeWords }} context
 */
export function renderList(host, { game, tasks, say, sayBoards }) {
  const boards = boardsOf(game).map(({ id, cells, stones, value }) =>
    make(
      "li",
      {},
      make(
        "a",
        { class: "card", href: addressOf({ place: "learn", game, item: id }) },
        make("b", {}, sayBoards.size(cells, stones)),
        make("span", {}, sayBoards.start(value.result, movesIn(value.plies))),
      ),
    ),
  );
  const solved = tasks.filter((task) => isSolved(game, task)).length;
  const back = make("a", { href: addressOf({ place: "learn", game }) }, icon("back"), words.learn.all);
  host.append(
    make("h1", { tabindex: "-1" }, sayBoards.title),
    make("p", {}, sayBoards.intro),
    make("h2", {}, say.tasks),
    make("p", {}, `${say.intro} ${solved > 0 ? say.solved(solved, tasks.length) : ""}`),
    taskList(game, tasks, say),
    make("h2", {}, say.boards),
    make("ul", { class: "list small-boards card-links" }, ...boards),
    make("p", {}, back),
  );
}

/**
 * The links to the tasks.
 *
 * @param {string} game
 * @param {Task[]} tasks
 * @param {CourseWords} say
 * @param {number} [current] the place of the one that is open, beside which the list is
 */
export function taskList(game, tasks, say, current) {
  const isBeside = current !== undefined;
  const items = tasks.map((task, at) => {
    const isDone = isSolved(game, task);
    const link = make(
      "a",
      {
        ...(!isBeside && { class: "card" }),
        href: addressOf({ place: "learn", game, item: `${TASK}${at + 1}` }),
      },
      make("span", { class: "sign" }, isDone ? icon("check") : String(at + 1)),
      make("span", {}, titleOf(task, say)),
      ...(isDone ? [make("span", { class: "unseen" }, words.learn.progress(1, 1))] : []),
    );
    if (at === current) link.setAttribute("aria-current", "page");
    return make("li", {}, link);
  });
  return make(
    "ol",
    { class: `list tasks exercise-links ${isBeside ? "" : "card-links"}`, "aria-label": say.tasks },
    ...items,
  );
}
