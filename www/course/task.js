/** A task on a small board, solved against an opponent who never errs. */
import { Requests } from "../ui/latest.js";
import { addressOf } from "../ui/router.js";
import { make } from "../ui/make.js";
import { ExerciseBoard, makeBoard } from "../exercise/board.js";
import { Card, action, link } from "../exercise/card.js";
import { makeList } from "../exercise/list.js";
import { Solver } from "../exercise/solver.js";
import { readGoal } from "../game/goal.js";
import { words } from "../text/index.js";
import { TableJudge } from "./judge.js";
import { taskList } from "./list.js";
import { LIST, TASK, isSolved, noteSolved, taskAfter, titleOf } from "./tasks.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Actions} from "../exercise/types.js" */
/** @import {CourseWords} from "../text/language.js" */
/** @import {PracticeWords} from "../text/language.js" */
/** @import {Task} from "./tasks.js" */

/**
 * @typedef {object} Context
 * @property {ErgoBoard} board of the page
 * @property {string} game
 * @property {Task[]} tasks
 * @property {number} at the place of the task among them
 * @property {CourseWords} say
 * @property {PracticeWords} sayBoards
 */

export class TaskPlace {
  element;
  #context;
  #task;
  #card = new Card();
  #board;
  #exercise;
  /** @type {Solver | undefined} */
  #solver;
  #list;
  #requests = new Requests();
  #text = "";

  /** @param {Context} context */
  constructor(context) {
    const { board, tasks, at, say } = context;
    this.#context = context;
    this.#task = tasks[at];
    const { id } = this.#task.small;
    this.#board = makeBoard(board, { game: id, waiting: "", bare: "" });
    this.#list = makeList(say.tasks);
    this.#exercise = new ExerciseBoard(this.#board, { game: id });
    this.element = make("div", { class: "exercise" }, this.#card.element, this.#board, this.#list);
    this.#show();
    this.#showList();
  }

  /** Loads the values of the board, and opens the task. */
  async load() {
    const { sayBoards } = this.#context;
    const isLatest = this.#requests.next();
    this.#card.setActions();
    this.#card.answer("info", sayBoards.loading);
    const { id } = this.#task.small;
    try {
      const table = await import("../practice/values.js").then(({ loadTable }) => loadTable(id));
      if (!isLatest()) return table.close();
      const judge = new TableJudge(table, this.#board);
      this.#solver = new Solver(words, this.#exercise, this.#card, judge, {
        arrange: (stage, actions) => this.#arrange(stage, actions),
        solved: () => this.#solved(),
        demonstrated: () => this.#board.focus(),
      });
    } catch (error) {
      console.warn(error);
      if (!isLatest()) return undefined;
      this.#card.answer("missed", words.page.placeMissing);
      this.#card.setActions(action(words.actions.retry, () => this.load(), { main: true }));
      return undefined;
    }
    return this.#open();
  }

  close() {
    this.#requests.next();
    this.#exercise.close();
    this.#solver?.close();
  }

  /** Puts the position onto the board, also once more. */
  async #open() {
    const { say } = this.#context;
    const { goal, position } = this.#task;
    const { kind, moves } = readGoal(goal);
    const isWin = kind === "win";
    const exercise = {
      position,
      goal,
      text: isWin ? say.winText : say.holdText(moves),
      wrong: isWin ? say.winGone : say.drawGone,
    };
    const solver = /** @type {Solver} */ (this.#solver);
    if (await solver.open(exercise))
      this.#text = `${words.puzzles.youAre(solver.colour)} ${solver.words.text}`;
    this.#show();
  }

  /** Says what the task is. */
  #show() {
    const { tasks, at, say, sayBoards } = this.#context;
    const { cells, stones } = this.#task.small;
    this.#card.show({
      chip: say.task(at + 1, tasks.length),
      place: sayBoards.size(cells, stones),
      title: titleOf(this.#task, say),
      text: this.#text,
    });
    this.#card.progress(at + Number(isSolved(this.#context.game, this.#task)), tasks.length);
  }

  #showList() {
    const { game, tasks, at, say, sayBoards } = this.#context;
    const all = addressOf({ place: "learn", game, item: LIST });
    this.#list.replaceChildren(
      taskList(game, tasks, say, at),
      make("p", {}, make("a", { href: all }, sayBoards.all)),
    );
  }

  /**
   * @param {"open" | "read" | "reply" | "solved"} stage
   * @param {Actions} actions
   */
  #arrange(stage, { hint, solution }) {
    const again = action(words.puzzles.restart, () => this.#again());
    if (stage === "open") return [hint, solution, again].filter((one) => one !== undefined);
    const { game, tasks, at, say, sayBoards } = this.#context;
    const next = taskAfter(game, tasks, at);
    const item = next < 0 ? LIST : `${TASK}${next + 1}`;
    const label = next < 0 ? sayBoards.all : say.next;
    return [again, link(label, addressOf({ place: "learn", game, item }), true)];
  }

  async #again() {
    await this.#open();
    this.#board.focus();
  }

  #solved() {
    const { game } = this.#context;
    noteSolved(game, this.#task);
    this.#showList();
    this.#show();
  }
}
