/**
 * Exercises made of mistakes: the position before each is on a board of its own, and any move that is as good
 * as the best is accepted. An engine judges what is played.
 */
import { addStyles } from "../ui/styles.js";
import { setText } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { DEFAULT_SETUP } from "../game/state.js";
import { colourOf, more } from "../text/index.js";
import { contextOf } from "../exercise/reason.js";
import { button } from "./review-card.js";
import { Judge } from "./review.js";
import styles from "./review.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Exercise} from "./mistakes.js" */

export class Practice {
  element;
  #game;
  #exercises;
  #callbacks;
  #judge = new Judge();
  /** Which exercise is on the board. */
  #at = -1;
  /** Whether the exercise is solved or shown, and whether a wrong move was tried. */
  #isOver = false;
  #isTried = false;
  #found = 0;
  #number = make("span", { class: "place" });
  #title = make("h2", { tabindex: "-1" });
  #answer = make("p", { role: "status" });
  #show = button("", more.review.show, () => this.#reveal());
  #next = button("main", more.review.next, () => this.next());
  #back = button("", more.review.back, () => this.#callbacks.leave());

  /**
   * @param {ErgoBoard} board an empty study, which becomes that of the exercises
   * @param {string} game
   * @param {Exercise[]} exercises
   * @param {{
   *   answered: (exercise: Exercise, isFound: boolean) => unknown;
   *   last: () => string;
   *   leave: () => unknown;
   * }} callbacks
   *   `last` says what comes after them
   */
  constructor(board, game, exercises, callbacks) {
    addStyles(styles);
    board.classList.add("reviewed");
    this.element = board;
    this.#game = game;
    this.#exercises = exercises;
    this.#callbacks = callbacks;
    const card = make(
      "section",
      { slot: "aside", class: "review", "aria-label": more.review.mistakes },
      make("div", { class: "head" }, this.#title, this.#number),
      make("div", { class: "why" }, icon("star"), this.#answer),
      make("div", { class: "actions" }, this.#show, this.#next, this.#back),
    );
    board.append(card);
    board.addEventListener("move", (event) => {
      // The board shows the answer once it is judged.
      if (this.#isOver) return;
      event.preventDefault();
      void this.#try(
        /** @type {CustomEvent<import("../element/ergo-board.js").MoveDetail>} */ (event).detail.move,
      );
    });
  }

  /** Ends the exercises. */
  close() {
    this.#judge.close();
  }

  get #exercise() {
    return this.#exercises[this.#at];
  }

  /** Opens the next exercise, or ends them. */
  async next() {
    this.#at++;
    const exercise = this.#exercise;
    if (!exercise) return this.#finish();
    this.#isOver = this.#isTried = false;
    const { options, line, side, played } = exercise;
    /** @type {import("../game/state.js").Setup} */
    const setup = {
      ...DEFAULT_SETUP,
      game: this.#game,
      options,
      players: ["person", "person"],
      positionLine: line,
      study: true,
    };
    this.#judge.open(setup);
    this.element.orientation = side === 0 ? "first" : "second";
    await this.element.open(setup);
    const { view } = this.element.state;
    const say = more.review;
    setText(this.#number, say.exercise(this.#at + 1, this.#exercises.length));
    setText(this.#title, view ? say.question(colourOf(view, side), played) : "");
    this.#say("");
    setText(this.#next, this.#at + 1 < this.#exercises.length ? say.next : say.finish);
    this.#next.hidden = true;
    this.#show.hidden = false;
    this.element.focus();
    return undefined;
  }

  /** @param {string} move */
  async #try(move) {
    const exercise = this.#exercise;
    if (!exercise) return;
    const { played, better } = exercise;
    const say = more.review;
    if (move === played) {
      this.#missed();
      this.#say(say.again(move));
      return;
    }
    this.#say(say.judging);
    const trial = await this.#judge.judge(move).catch(() => undefined);
    if (exercise !== this.#exercise || this.#isOver) return;
    if (!trial) return this.#say("");
    if (trial.good) {
      if (!this.#isTried) this.#found++;
      this.#end(!this.#isTried);
      this.#say(move === better[0] ? say.right(move) : say.rightAsWell(move, better[0]));
      return void this.#play([move]);
    }
    this.#missed();
    const { view } = this.element.state;
    const { reason, chance, best } = trial;
    const percent = (/** @type {number} */ share) => Math.round(100 * share);
    const why =
      reason && view
        ? [say.reason(reason, contextOf(this.element.state, view.turn, move, better[0], reason.cells))]
        : [];
    this.#say([say.wrong(move, percent(chance), percent(best)), ...why, say.tryAgain].join(" "));
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
    if (!this.#isTried) this.#callbacks.answered(this.#exercise, false);
    this.#isTried = true;
  }

  /** @param {boolean} isFound */
  #end(isFound) {
    this.#isOver = true;
    if (isFound) this.#callbacks.answered(this.#exercise, true);
    this.#show.hidden = true;
    this.#next.hidden = false;
    this.#next.focus();
  }

  /** Shows the best move. */
  #reveal() {
    const { better } = this.#exercise;
    this.#missed();
    this.#end(false);
    this.#say(more.review.solution(better.join(" ")));
    return this.#play(better);
  }

  /**
   * Shows a line of moves, up to the first of them.
   *
   * @param {string[]} moves
   */
  async #play(moves) {
    const line = this.element.state.view?.history.map(({ text }) => text) ?? [];
    await this.element.edit({ kind: "add", line, moves }, { kind: "go", line: [...line, moves[0]] });
  }

  #finish() {
    const say = more.review;
    this.#isOver = true;
    setText(this.#title, say.allDone);
    setText(this.#number, "");
    this.#say(
      [say.result(this.#found, this.#exercises.length), this.#callbacks.last()].filter(Boolean).join(" "),
    );
    this.#next.hidden = this.#show.hidden = true;
    this.#title.focus();
  }
}
