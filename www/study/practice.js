/**
 * Exercises made of mistakes: the position before each is on a board of its own, and any move that is as good
 * as the best is accepted.
 */
import { addStyles } from "../ui/styles.js";
import { setText } from "../ui/dom.js";
import { icon } from "../ui/action-icons.js";
import { make } from "../ui/make.js";
import { Solver } from "../exercise/solver.js";
import { colourOf, words } from "../text/index.js";
import { MistakeBoard } from "./mistake-board.js";
import { MistakeJudge } from "./mistake-judge.js";
import { button } from "./review-card.js";
import styles from "./review.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Exercise} from "./mistakes.js" */

export class Practice {
  element;
  #exercises;
  #callbacks;
  #board;
  #judge;
  #solver;
  /** Which exercise is on the board. */
  #at = -1;
  /** Whether a wrong move was tried, or the solution shown. */
  #isTried = false;
  #found = 0;
  #number = make("span", { class: "place" });
  #title = make("h2", { tabindex: "-1" });
  #answer = make("p", { role: "status" });
  #show = button("", words.review.show, () => this.#solver.show());
  #next = button("main", words.review.next, () => this.next());
  #back = button("", words.review.back, () => this.#callbacks.leave());

  /**
   * @param {ErgoBoard} element an empty study, which becomes that of the exercises
   * @param {string} game
   * @param {Exercise[]} exercises
   * @param {{
   *   answered: (exercise: Exercise, isFound: boolean) => unknown;
   *   last: () => string;
   *   leave: () => unknown;
   * }} callbacks
   *   `last` says what comes after them
   */
  constructor(element, game, exercises, callbacks) {
    addStyles(styles);
    element.classList.add("reviewed");
    this.element = element;
    this.#exercises = exercises;
    this.#callbacks = callbacks;
    const card = make(
      "section",
      { slot: "aside", class: "review", "aria-label": words.review.mistakes },
      make("div", { class: "head" }, this.#title, this.#number),
      make("div", { class: "why" }, icon("star"), this.#answer),
      make("div", { class: "actions" }, this.#show, this.#next, this.#back),
    );
    element.append(card);
    this.#board = new MistakeBoard(element, game);
    this.#judge = new MistakeJudge(this.#board);
    const shownCard = {
      answer: (/** @type {string} */ _kind, /** @type {string} */ text) => this.#say(text),
      // The buttons are always there, and hidden while they are of no use.
      setActions() {},
      focusMain: () => this.#next.focus(),
    };
    this.#solver = new Solver(this.#board, shownCard, this.#judge, {
      arrange: () => [],
      missed: () => this.#missed(),
      solved: () => this.#solved(),
      shown: () => this.#shown(),
    });
  }

  /** Ends the exercises. */
  close() {
    this.#solver.close();
  }

  /** Opens the next exercise, or ends them. */
  async next() {
    this.#at++;
    const exercise = this.#exercises[this.#at];
    if (!exercise) return this.#finish();
    this.#isTried = false;
    this.#board.choose(exercise);
    this.#judge.choose(exercise);
    if (!(await this.#solver.open({ goal: "any" }))) return undefined;
    const { view } = this.element.state;
    const say = words.review;
    setText(this.#number, say.exercise(this.#at + 1, this.#exercises.length));
    setText(this.#title, view ? say.question(colourOf(view, exercise.side), exercise.played) : "");
    this.#say("");
    setText(this.#next, this.#at + 1 < this.#exercises.length ? say.next : say.finish);
    this.#next.hidden = true;
    this.#show.hidden = false;
    this.element.focus();
    return undefined;
  }

  /**
   * Says something about the exercise, also where there is no room for the card.
   *
   * @param {string} answer
   */
  #say(answer) {
    setText(this.#answer, answer);
    this.element.amend({ remark: { lead: this.#title.textContent ?? "", text: answer } });
  }

  /** A wrong move counts once. */
  #missed() {
    if (!this.#isTried) this.#callbacks.answered(this.#exercises[this.#at], false);
    this.#isTried = true;
  }

  #solved() {
    if (!this.#isTried) {
      this.#found++;
      this.#callbacks.answered(this.#exercises[this.#at], true);
    }
    this.#end();
  }

  #shown() {
    this.#missed();
    this.#end();
    this.#next.focus();
  }

  #end() {
    this.#show.hidden = true;
    this.#next.hidden = false;
  }

  #finish() {
    const say = words.review;
    this.#board.lock();
    setText(this.#title, say.allDone);
    setText(this.#number, "");
    this.#say(
      [say.result(this.#found, this.#exercises.length), this.#callbacks.last()].filter(Boolean).join(" "),
    );
    this.#next.hidden = this.#show.hidden = true;
    this.#title.focus();
  }
}
