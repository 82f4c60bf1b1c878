/**
 * Exercises made of mistakes: the position before each is on a board of its own, and any move that is as good
 * as the best is accepted.
 */
import { addStyles } from "../ui/styles.js";
import { Card, action } from "../exercise/card.js";
import { Solver } from "../exercise/solver.js";
import { colourOf, words } from "../text/index.js";
import { MistakeBoard } from "./mistake-board.js";
import { MistakeJudge } from "./mistake-judge.js";
import card from "../exercise/card.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {AnswerKind} from "../exercise/card.js" */
/** @import {Exercise} from "./types.js" */

// Before those of a review, which its card has, too.
addStyles(card);

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
  #title = "";
  #card = new Card("h2");
  #next = action(words.review.next, () => this.next(), { main: true });
  #back = action(words.review.back, () => this.#callbacks.leave());

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
    element.classList.add("reviewed");
    this.element = element;
    this.#exercises = exercises;
    this.#callbacks = callbacks;
    this.#card.element.slot = "aside";
    this.#card.element.classList.add("review");
    this.#card.element.setAttribute("aria-label", words.review.mistakes);
    element.append(this.#card.element);
    this.#board = new MistakeBoard(element, game);
    this.#judge = new MistakeJudge(this.#board);
    const shownCard = {
      answer: (/** @type {AnswerKind} */ kind, /** @type {string} */ text) => this.#say(kind, text),
      setActions: (/** @type {HTMLElement[]} */ ...actions) => this.#card.setActions(...actions),
      focusMain: () => this.#card.focusMain(),
    };
    this.#solver = new Solver(words, this.#board, shownCard, this.#judge, {
      arrange: (_stage, { solution }) => [solution ?? this.#next, this.#back],
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
    this.#title = view ? say.question(colourOf(view, exercise.side), exercise.played) : "";
    this.#next.textContent = this.#at + 1 < this.#exercises.length ? say.next : say.finish;
    this.#show(say.exercise(this.#at + 1, this.#exercises.length));
    this.#say("none", "");
    this.element.focus();
    return undefined;
  }

  /** @param {string} place which exercise it is */
  #show(place) {
    this.#card.show({ chip: "", place, title: this.#title, text: "" });
  }

  /**
   * Says something about the exercise, also where there is no room for the card.
   *
   * @param {AnswerKind} kind
   * @param {string} text
   */
  #say(kind, text) {
    this.#card.answer(kind, text);
    this.element.amend({ remark: { lead: this.#title, text } });
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
  }

  #shown() {
    this.#missed();
    this.#card.setActions(this.#next, this.#back);
    this.#next.focus();
  }

  #finish() {
    const say = words.review;
    this.#board.lock();
    this.#title = say.allDone;
    this.#show("");
    this.#say(
      "info",
      [say.result(this.#found, this.#exercises.length), this.#callbacks.last()].filter(Boolean).join(" "),
    );
    this.#card.setActions(this.#back);
    this.#card.focus();
  }
}
