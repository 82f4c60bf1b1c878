/**
 * A lesson: its steps one after the other. An engine judges what is tried; a wrong try is answered on the board and taken
 * back.
 */
import { addressOf } from "../app/router.js";
import { addStyles } from "../app/styles.js";
import { make } from "../board/make.js";
import { ExerciseBoard, makeBoard } from "../exercise/board.js";
import { Card, action, link } from "../exercise/card.js";
import { Demonstration } from "../exercise/demonstration.js";
import { ExerciseJudge } from "../exercise/judge.js";
import { contextOf } from "../exercise/reason.js";
import { CARD, PLACE } from "../exercise/style.js";
import { more } from "../text/index.js";
import { lessonList } from "./list.js";
import { noteDone, readProgress } from "./progress.js";
import { answerKey } from "./read.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */
/** @typedef {import("./lessons.js").Course} Course */
/** @typedef {import("./read.js").Lesson} Lesson */
/** @typedef {import("../wasm/ergo_wasm.js").Attempt} Attempt */

/** The most moves of a refutation that are shown. */
const LONGEST = 5;

addStyles(CARD + PLACE);

/** @param {HTMLElement} host @param {{ board: ErgoBoard, game: string, course: Course, lesson: Lesson }} context */
export function renderLesson(host, context) {
  const place = new LessonPlace(context);
  host.append(place.element);
  place.start();
  return () => place.close();
}

class LessonPlace {
  element;
  #game;
  #course;
  #lesson;
  #board;
  #card = new Card();
  #judge = new ExerciseJudge();
  #list = make("nav", { class: "exercise-rest" });
  /** Which step is on the board. */
  #at = 0;
  /** What is to be done now. */
  #goal = "";
  /** Changes with every step, so that late answers are dropped. */
  #turn = 0;
  #isDone = false;
  #show;
  #next;

  /** @param {{ board: ErgoBoard, game: string, course: Course, lesson: Lesson }} context */
  constructor({ board, game, course, lesson }) {
    this.#game = game;
    this.#course = course;
    this.#lesson = lesson;
    this.#board = new ExerciseBoard(makeBoard(game, board), { game });
    this.#board.onTry = (move) => this.#try(move);
    this.#show = action(more.learn.showMe, () => this.#demonstrate(), { icon: "eye" });
    this.#next = action(more.learn.next, () => this.#isDone && this.#goTo(this.#at + 1), { main: true });
    this.#list.setAttribute("aria-label", more.learn.lessons);
    this.element = make("div", { class: "exercise" }, this.#card.element, this.#board.element, this.#list);
  }

  /** Opens the first step that is not done. */
  start() {
    const { id, steps } = this.#lesson;
    const done = readProgress(this.#game)[id] ?? 0;
    void this.#goTo(done < steps.length ? done : 0, true);
  }

  close() {
    this.#turn++;
    this.#board.close();
    this.#judge.close();
  }

  get #step() {
    return this.#lesson.steps[this.#at];
  }

  get #words() {
    return this.#course.words[this.#lesson.id].steps[this.#step.id];
  }

  /** @param {number} at @param {boolean} [isFirst] whether the place was just opened */
  async #goTo(at, isFirst = false) {
    const { id, steps } = this.#lesson;
    if (at >= steps.length) return this.#finish();
    const turn = ++this.#turn;
    this.#at = at;
    this.#isDone = false;
    const step = this.#step;
    const { lessons, words } = this.#course;
    this.#goal = step.goal;
    this.#card.show({
      chip: more.learn.lesson(lessons.indexOf(this.#lesson) + 1, lessons.length),
      place: more.learn.step(at + 1, steps.length),
      title: words[id].title,
      text: this.#words.text,
    });
    this.#card.progress(at, steps.length);
    this.#card.answer("none", "");
    this.#card.setActions(this.#show, this.#next);
    this.#next.setAttribute("aria-disabled", "true");
    this.#list.replaceChildren(lessonList(this.#game, this.#course, id));
    // Those who come from the step before go on at the board.
    if (!isFirst) this.#board.element.focus();
    await this.#board.open(step.position, step.moves, step.shapes);
    if (turn !== this.#turn) return undefined;
    this.#judge.open(this.#board.setup);
    return undefined;
  }

  /** Judges a move that was played. @param {string} move */
  async #try(move) {
    const turn = this.#turn;
    const step = this.#step;
    const say = more.learn;
    const attempt = await this.#judge.attempt(this.#goal, move).catch(() => undefined);
    if (turn !== this.#turn) return undefined;
    if (!attempt) return this.#board.takeBack();
    const { verdict, goal, reply } = attempt;
    if (verdict === "solved") return this.#solved();
    if (verdict === "right" && goal && reply) {
      this.#goal = goal;
      void this.#board.show([]);
      await this.#board.goOn(move, reply);
      if (turn !== this.#turn) return undefined;
      this.#judge.open(this.#board.setup);
      this.#card.answer("right", say.reply(reply));
      return undefined;
    }
    const key = answerKey(step, move);
    const answer = (key === undefined ? undefined : this.#words.answers?.[key]) ?? this.#words.wrong;
    if (verdict === "longer") {
      this.#card.answer("wrong", say.slower);
      return this.#board.showAndTakeBack([]);
    }
    const isRefuted = /^(win|hold|gain|decide)/.test(step.goal);
    const line = isRefuted ? attempt.line.slice(0, LONGEST) : [];
    this.#card.answer("wrong", [answer || say.wrong, this.#why(attempt, move, line), say.again].filter(Boolean).join(" "));
    return this.#board.showAndTakeBack(line);
  }

  /** Why a move is wrong, as far as it is proven. @param {Attempt} attempt @param {string} move @param {string[]} line */
  #why({ reason }, move, line) {
    const { view } = this.#board.state;
    // What is missed would tell the solution.
    if (reason && view && reason.code.startsWith("allows")) {
      return more.review.reason(reason, contextOf(this.#board.state, 1 - view.turn, move, "", reason.cells));
    }
    return line.length > 0 ? more.learn.refuted(line[0]) : "";
  }

  #solved() {
    const { id, steps } = this.#lesson;
    this.#isDone = true;
    noteDone(this.#game, id, this.#at + 1);
    void this.#board.show([]);
    this.#card.progress(this.#at + 1, steps.length);
    this.#card.answer("right", this.#words.right || more.learn.right);
    this.#list.replaceChildren(lessonList(this.#game, this.#course, id));
    this.#next.removeAttribute("aria-disabled");
    this.#next.focus();
  }

  /** Plays the step, and takes it back. */
  async #demonstrate() {
    const turn = this.#turn;
    const step = this.#step;
    if (this.#isDone) return this.#goTo(this.#at);
    this.#card.answer("info", more.learn.showing);
    await this.#board.open(step.position, step.moves, []);
    const demonstration = new Demonstration(this.#board.setup, step.goal, step.show);
    const isWhole = turn === this.#turn && (await this.#board.demonstrate(() => demonstration.next()).catch(() => false));
    demonstration.close();
    if (turn !== this.#turn || !isWhole) return undefined;
    this.#goal = step.goal;
    this.#judge.open(this.#board.setup);
    void this.#board.show(step.shapes);
    this.#card.answer("info", more.learn.shown);
    this.#board.element.focus();
    return undefined;
  }

  /** The end of the lesson, and what comes next. */
  #finish() {
    const { lessons, words } = this.#course;
    const { id, steps } = this.#lesson;
    const at = lessons.indexOf(this.#lesson);
    const next = lessons[at + 1];
    const say = more.learn;
    this.#card.show({
      chip: say.lesson(at + 1, lessons.length),
      place: "",
      title: say.done(words[id].title),
      text: next ? say.doneText : say.allDone,
    });
    this.#card.progress(steps.length, steps.length);
    this.#card.answer("none", "");
    const play = link(say.play, addressOf({ place: "play", game: this.#game }), !next);
    const go = next && link(say.nextLesson(words[next.id].title), addressOf({ place: "learn", game: this.#game, item: next.id }), true);
    this.#card.setActions(play, ...(go ? [go] : []));
    (go ?? play).focus();
  }
}
