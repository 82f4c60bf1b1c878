/** A lesson: its steps one after the other, which steps are done, and what comes next. */
import { addressOf } from "../ui/router.js";
import { make } from "../ui/make.js";
import { ExerciseBoard, makeBoard } from "../exercise/board.js";
import { Card, action, link } from "../exercise/card.js";
import { LessonJudge } from "../exercise/judges.js";
import { makeList } from "../exercise/list.js";
import { Solver } from "../exercise/solver.js";
import { words } from "../text/index.js";
import { lessonList } from "./list.js";
import { noteDone, readProgress } from "../exercise/progress.js";
import { addExerciseStyles } from "../exercise/styles.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Exercise} from "../exercise/types.js" */
/** @import {Actions} from "../exercise/types.js" */
/** @import {Lesson} from "./types.js" */
/** @import {Own} from "./own.js" */

addExerciseStyles();

/**
 * A lesson on the page: among the lessons of its game, or custom.
 *
 * @typedef {object} Context
 * @property {ErgoBoard} board of the page
 * @property {string} game
 * @property {Lesson[]} lessons of the game; those that are listed
 * @property {{ id: string; title: string }} lesson
 * @property {Exercise[] | Promise<Exercise[]>} exercises its steps, which an engine reads
 * @property {Own} [own] the source of a custom lesson
 */

/**
 * @param {HTMLElement} host
 * @param {Context} context
 */
export function renderLesson(host, context) {
  const place = new LessonPlace(context);
  host.append(place.element);
  void place.start();
  return () => place.close();
}

class LessonPlace {
  element;
  #context;
  /** @type {Exercise[]} */
  #exercises = [];
  #isClosed = false;
  #board;
  #card = new Card();
  #solver;
  #list = makeList(words.learn.lessons);
  /** Which step is on the board. */
  #at = 0;
  /**
   * The button for a pass, if the step has one.
   *
   * @type {HTMLElement | undefined}
   */
  #pass;
  #again;
  #next;

  /** @param {Context} context */
  constructor(context) {
    const { board, game, own } = context;
    const say = words.learn;
    this.#context = context;
    this.#board = new ExerciseBoard(makeBoard(board, { game, waiting: "", bare: "" }), {
      game,
      options: own?.view.options ?? [],
    });
    this.#solver = new Solver(words, this.#board, this.#card, new LessonJudge(words), {
      arrange: (stage, actions) => this.#arrange(stage, actions),
      solved: () => this.#solved(),
      demonstrated: (found) => this.#demonstrated(found),
    });
    this.#again = action(say.showMe, () => this.#goTo(this.#at), { icon: "eye" });
    this.#next = action(say.next, () => this.#isDone && this.#goOn(), { main: true });
    this.element = make("div", { class: "exercise" }, this.#card.element, this.#board.element, this.#list);
  }

  /** Opens the first step that is not done. */
  async start() {
    const { game, lesson, exercises } = this.#context;
    this.#card.show({ chip: this.#chip, place: "", title: lesson.title, text: "" });
    this.#showList();
    try {
      this.#exercises = await exercises;
    } catch (error) {
      console.warn(error);
      return this.#card.answer("wrong", words.page.placeMissing);
    }
    if (this.#isClosed) return undefined;
    const done = readProgress(game)[lesson.id] ?? 0;
    return this.#goTo(done < this.#exercises.length ? done : 0, true);
  }

  close() {
    this.#isClosed = true;
    this.#solver.close();
  }

  /** Whether the step is done, so that the next one can be opened. */
  get #isDone() {
    return !this.#next.hasAttribute("aria-disabled");
  }

  /**
   * @param {number} at
   * @param {boolean} [isFirst] whether the place was just opened
   */
  async #goTo(at, isFirst = false) {
    const { lesson } = this.#context;
    const exercises = this.#exercises;
    if (at >= exercises.length) return this.#finish();
    this.#at = at;
    const exercise = exercises[at];
    this.#card.show({
      chip: this.#chip,
      place: words.learn.step(at + 1, exercises.length),
      title: lesson.title,
      text: exercise.text ?? "",
    });
    this.#card.progress(at, exercises.length);
    this.#next.setAttribute("aria-disabled", "true");
    this.#showList();
    const opened = this.#solver.open(exercise, { goesOn: true });
    // Those who come from the step before go on at the board.
    if (!isFirst && exercise.goal) this.#board.element.focus();
    if ((await opened) && this.#isDone && !isFirst) this.#next.focus();
    return undefined;
  }

  /**
   * @param {"open" | "read" | "reply" | "solved"} stage
   * @param {Actions} actions
   */
  #arrange(stage, { solution, pass }) {
    if (stage === "read") this.#next.removeAttribute("aria-disabled");
    if (stage !== "open" || !solution) return stage === "solved" ? [this.#again, this.#next] : [this.#next];
    this.#pass = pass;
    return [solution, ...(pass ? [pass] : []), this.#next];
  }

  /** Records the step as done, and lets the user continue. */
  #allowNext() {
    this.#note();
    this.#next.removeAttribute("aria-disabled");
  }

  /** Opens the next step. A step that is only read is done then, not as soon as it is seen. */
  #goOn() {
    this.#note();
    return this.#goTo(this.#at + 1);
  }

  #note() {
    const { game, lesson } = this.#context;
    noteDone(game, lesson.id, this.#at + 1);
  }

  /** Which lesson it is. */
  get #chip() {
    const { lessons, lesson, own } = this.#context;
    const at = lessons.findIndex(({ id }) => id === lesson.id);
    return own ? words.learn.own : words.learn.lesson(at + 1, lessons.length);
  }

  /** Shows the list of lessons, or the origin of a custom lesson. */
  #showList() {
    const { game, lessons, lesson, own } = this.#context;
    if (own) void import("./own.js").then(({ ownPanel }) => this.#list.replaceChildren(ownPanel(own)));
    else this.#list.replaceChildren(lessonList(game, lessons, lesson.id));
  }

  #solved() {
    this.#allowNext();
    this.#card.progress(this.#at + 1, this.#exercises.length);
    this.#showList();
  }

  /** @param {"line" | "pass" | "nothing"} found */
  #demonstrated(found) {
    if (found === "line") return this.#board.element.focus();
    if (found === "pass") return this.#pass?.focus();
    // A step that cannot be solved must not block the lesson.
    this.#allowNext();
    return this.#next.focus();
  }

  /** The end of the lesson, and what comes next. */
  #finish() {
    const { game, lessons, lesson, own } = this.#context;
    const next = lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1];
    const say = words.learn;
    this.#card.show({
      chip: this.#chip,
      place: "",
      title: say.done(lesson.title),
      text: own ? say.ownDone : next ? say.doneText : say.allDone,
    });
    this.#card.progress(this.#exercises.length, this.#exercises.length);
    this.#card.answer("none", "");
    if (own) {
      const study = action(say.openStudy, async () => (await import("./own.js")).openAsStudy(own));
      const all = link(say.all, addressOf({ place: "learn", game }), true);
      this.#card.setActions(study, all);
      return all.focus();
    }
    const play = link(say.play, addressOf({ place: "play", game }), !next);
    const go =
      next && link(say.nextLesson(next.title), addressOf({ place: "learn", game, item: next.id }), true);
    this.#card.setActions(play, ...(go ? [go] : []));
    if (!next) void import("./proven.js").then((all) => all.addSmallBoards(play, game)).catch(() => {});
    return (go ?? play).focus();
  }
}
