/**
 * A lesson: its steps one after the other. An engine judges what is tried; a wrong try is answered on the
 * board and taken back.
 */
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import { ExerciseBoard, makeBoard } from "../exercise/board.js";
import { Card, action, link } from "../exercise/card.js";
import { Demonstration } from "../exercise/demonstration.js";
import { ExerciseJudge, PASS } from "../exercise/judge.js";
import { contextOf } from "../exercise/reason.js";
import card from "../exercise/card.css";
import place from "../exercise/place.css";
import { more } from "../text/index.js";
import { lessonList } from "./list.js";
import { noteDone, readProgress } from "./progress.js";
import { answerKey } from "./read.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Course} from "./lessons.js" */
/** @import {Lesson} from "./read.js" */
/** @import {Attempt} from "../wasm/ergo_wasm.js" */

/** The most moves of a refutation that are shown. */
const LONGEST = 5;

addStyles(card + place);

/**
 * @param {HTMLElement} host
 * @param {{ board: ErgoBoard; game: string; course: Course; lesson: Lesson }} context
 */
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
  #pass;

  /** @param {{ board: ErgoBoard; game: string; course: Course; lesson: Lesson }} context */
  constructor({ board, game, course, lesson }) {
    this.#game = game;
    this.#course = course;
    this.#lesson = lesson;
    this.#board = new ExerciseBoard(makeBoard(game, board), {
      game,
      options: course.own?.view.options ?? [],
    });
    this.#board.onTry = (move) => this.#try(move);
    this.#show = action(more.learn.showMe, () => this.#demonstrate(), { icon: "eye" });
    this.#next = action(more.learn.next, () => this.#isDone && this.#goTo(this.#at + 1), { main: true });
    this.#pass = action(more.learn.pass, () => !this.#isDone && this.#try(PASS));
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

  /**
   * @param {number} at
   * @param {boolean} [isFirst] whether the place was just opened
   */
  async #goTo(at, isFirst = false) {
    const { id, steps } = this.#lesson;
    if (at >= steps.length) return this.#finish();
    const turn = ++this.#turn;
    this.#at = at;
    this.#isDone = false;
    const step = this.#step;
    const { words } = this.#course;
    this.#goal = step.goal;
    this.#card.show({
      chip: this.#chip,
      place: more.learn.step(at + 1, steps.length),
      title: words[id].title,
      text: this.#words.text,
    });
    this.#card.progress(at, steps.length);
    this.#card.answer("none", "");
    this.#card.setActions(this.#show, ...(step.goal.startsWith("decide") ? [this.#pass] : []), this.#next);
    this.#next.setAttribute("aria-disabled", "true");
    this.#showList();
    // Those who come from the step before go on at the board.
    if (!isFirst && step.goal) this.#board.element.focus();
    await this.#board.open(step.position, step.moves, step.shapes);
    if (turn !== this.#turn) return undefined;
    // If the game is over, there is no task.
    if (!step.goal || this.#board.state.view?.outcome) return this.#read(isFirst);
    this.#judge.open(this.#board.setup);
    return undefined;
  }

  /**
   * Marks a step that is only read as done.
   *
   * @param {boolean} isFirst whether the section was just opened
   */
  #read(isFirst) {
    this.#board.lock();
    this.#card.setActions(this.#next);
    this.#allowNext();
    if (!isFirst) this.#next.focus();
    return undefined;
  }

  /** Records the step as done, and lets the user continue. */
  #allowNext() {
    this.#isDone = true;
    noteDone(this.#game, this.#lesson.id, this.#at + 1);
    this.#next.removeAttribute("aria-disabled");
  }

  /** Which lesson it is. */
  get #chip() {
    const { lessons, own } = this.#course;
    return own ? more.learn.own : more.learn.lesson(lessons.indexOf(this.#lesson) + 1, lessons.length);
  }

  /** Shows the list of lessons, or the origin of a custom lesson. */
  #showList() {
    const { own } = this.#course;
    const { id } = this.#lesson;
    if (own) void import("./own.js").then(({ ownPanel }) => this.#list.replaceChildren(ownPanel(own)));
    else this.#list.replaceChildren(lessonList(this.#game, this.#course, id));
  }

  /**
   * Judges a move that was played.
   *
   * @param {string} move
   */
  async #try(move) {
    const turn = this.#turn;
    const step = this.#step;
    const say = more.learn;
    const attempt = await this.#judge.attempt(this.#goal, move).catch(() => undefined);
    if (turn !== this.#turn) return undefined;
    if (!attempt) return this.#board.takeBack();
    const { verdict, goal, reply } = attempt;
    /** The answer of the lesson to this move, if it is the first. */
    const said = this.#goal === step.goal ? step.answers?.[move] : undefined;
    if (verdict === "solved") return this.#solved(said);
    if (verdict === "right" && goal && reply) {
      this.#goal = goal;
      this.#card.setActions(this.#show, this.#next);
      void this.#board.show([]);
      await this.#board.goOn(move, reply);
      if (turn !== this.#turn) return undefined;
      this.#judge.open(this.#board.setup);
      this.#card.answer("right", [said, say.reply(reply)].filter(Boolean).join(" "));
      return undefined;
    }
    const key = answerKey(step, move);
    const answer = said ?? (key === undefined ? undefined : this.#words.answers?.[key]) ?? this.#words.wrong;
    if (verdict === "longer") {
      this.#card.answer("info", say.slower);
      return this.#board.showAndTakeBack([]);
    }
    const isRefuted = /^(win|hold|gain|decide)/.test(step.goal);
    const line = isRefuted ? attempt.line.slice(0, LONGEST) : [];
    if (move === PASS) {
      this.#card.answer("wrong", `${say.passWrong} ${say.again}`);
      return this.#board.showAndTakeBack([]);
    }
    this.#card.answer(
      "wrong",
      [answer || say.wrong, this.#why(attempt, move, line), say.again].filter(Boolean).join(" "),
    );
    return this.#board.showAndTakeBack(line);
  }

  /**
   * Why a move is wrong, as far as it is proven.
   *
   * @param {Attempt} attempt
   * @param {string} move
   * @param {string[]} line
   */
  #why({ reason }, move, line) {
    const { view } = this.#board.state;
    // What is missed would tell the solution.
    if (reason && view && reason.code.startsWith("allows")) {
      return more.review.reason(reason, contextOf(this.#board.state, 1 - view.turn, move, "", reason.cells));
    }
    return line.length > 0 ? more.learn.refuted(line[0]) : "";
  }

  /** @param {string} [said] the answer of the lesson to the move */
  #solved(said) {
    const { steps } = this.#lesson;
    this.#allowNext();
    this.#board.lock();
    void this.#board.show([]);
    this.#card.progress(this.#at + 1, steps.length);
    this.#card.answer("right", said || this.#words.right || more.learn.right);
    this.#showList();
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
    const isWhole =
      turn === this.#turn && (await this.#board.demonstrate(() => demonstration.next()).catch(() => false));
    demonstration.close();
    if (turn !== this.#turn || !isWhole) return undefined;
    this.#goal = step.goal;
    this.#judge.open(this.#board.setup);
    void this.#board.show(step.shapes);
    if (demonstration.line.length > 0) {
      this.#card.answer("info", more.learn.shown);
      this.#board.element.focus();
    } else if (demonstration.passes) {
      this.#card.answer("info", more.learn.passShown);
      this.#pass.focus();
    } else {
      // A step that cannot be solved must not block the lesson.
      this.#card.answer("info", more.learn.unsolved);
      this.#allowNext();
      this.#next.focus();
    }
    return undefined;
  }

  /** The end of the lesson, and what comes next. */
  #finish() {
    const { lessons, words, own } = this.#course;
    const { id, steps } = this.#lesson;
    const next = lessons[lessons.indexOf(this.#lesson) + 1];
    const say = more.learn;
    const game = this.#game;
    this.#card.show({
      chip: this.#chip,
      place: "",
      title: say.done(words[id].title),
      text: own ? say.ownDone : next ? say.doneText : say.allDone,
    });
    this.#card.progress(steps.length, steps.length);
    this.#card.answer("none", "");
    if (own) {
      const study = action(say.openStudy, async () => (await import("./own.js")).openAsStudy(own));
      const all = link(say.all, addressOf({ place: "learn", game }), true);
      this.#card.setActions(study, all);
      return all.focus();
    }
    const play = link(say.play, addressOf({ place: "play", game }), !next);
    const go =
      next &&
      link(say.nextLesson(words[next.id].title), addressOf({ place: "learn", game, item: next.id }), true);
    this.#card.setActions(play, ...(go ? [go] : []));
    return (go ?? play).focus();
  }
}
