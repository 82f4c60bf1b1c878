/**
 * Exercises on a board, one after the other, with their card, as shown by a board in the mode `puzzle`. A
 * single puzzle is a list of one.
 */
import { ExerciseBoard } from "../exercise/board.js";
import { Card, action } from "../exercise/card.js";
import { PuzzleJudge } from "../exercise/judges.js";
import { Solver } from "../exercise/solver.js";

/** @import {ErgoBoard} from "./ergo-board.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Actions} from "../exercise/types.js" */
/** @import {Exercise} from "../exercise/types.js" */
/** @import {Judgement} from "../exercise/types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * Receives events; `at` is the number of the exercise in the list, from 1.
 *
 * @typedef {object} Listener
 * @property {(at: number, move: string, judgement: Judgement) => void} tried a move was judged
 * @property {(at: number, result: { tries: number; hints: number; shown: boolean }) => void} solved
 * @property {(at: number) => void} shown the user asked for the solution
 */

export class Sequence {
  card = new Card("h2");
  #words;
  #board;
  #exercises;
  #chip;
  #listener;
  #solver;
  #at = 0;
  #next;
  #again;

  /**
   * @param {Words} words
   * @param {ErgoBoard} element
   * @param {Pick<Setup, "game" | "options">} base
   * @param {readonly Exercise[]} exercises at least one
   * @param {string} chip the label of the exercises
   * @param {Listener} listener
   */
  constructor(words, element, base, exercises, chip, listener) {
    this.#words = words;
    const say = words.puzzles;
    this.#board = new ExerciseBoard(element, base);
    this.#exercises = exercises;
    this.#chip = chip;
    this.#listener = listener;
    this.#solver = new Solver(words, this.#board, this.card, new PuzzleJudge(words), {
      arrange: (stage, actions) => this.#arrange(stage, actions),
      tried: (move, judgement) => listener.tried(this.#at + 1, move, judgement),
      solved: () => this.#solved(),
      shown: () => this.#shown(),
    });
    this.#next = action(say.next, () => this.#goTo(this.#at + 1));
    this.#again = action(say.retry, () => this.#goTo(this.#isLast ? 0 : this.#at), { icon: "again" });
  }

  /**
   * Opens the first exercise.
   *
   * @returns {Promise<boolean>} whether it is on the board
   */
  start() {
    return this.#open(0);
  }

  close() {
    this.#solver.close();
    this.card.element.remove();
  }

  get #isLast() {
    return this.#at === this.#exercises.length - 1;
  }

  /** @param {number} at */
  async #goTo(at) {
    const opened = this.#open(at);
    this.#board.element.focus();
    await opened;
  }

  /** @param {number} at */
  async #open(at) {
    this.#at = at;
    const exercise = this.#exercises[at];
    if (!(await this.#solver.open(exercise))) return false;
    const { length } = this.#exercises;
    this.card.show({
      chip: this.#chip,
      place: length > 1 ? this.#words.puzzles.step(at + 1, length) : "",
      ...this.#solver.words,
    });
    this.card.progress(at, length > 1 ? length : 0);
    return true;
  }

  /**
   * @param {"open" | "read" | "reply" | "solved"} stage
   * @param {Actions} actions
   */
  #arrange(stage, actions) {
    const say = this.#words.puzzles;
    this.#next.textContent = stage === "open" ? say.skip : say.next;
    this.#next.classList.toggle("main", stage !== "open");
    this.#again.lastChild?.replaceWith(this.#exercises.length > 1 && this.#isLast ? say.restart : say.retry);
    const after = this.#isLast ? [] : [this.#next];
    const offered = Object.values(actions).filter((one) => one !== undefined);
    return stage === "open" || (stage === "read" && !this.#isLast)
      ? [...offered, ...after]
      : [...offered, this.#again, ...after];
  }

  #shown() {
    this.#next.textContent = this.#words.puzzles.next;
    this.#listener.shown(this.#at + 1);
  }

  #solved() {
    const { tries, hints, isShown } = this.#solver;
    this.card.progress(this.#at + 1, this.#exercises.length > 1 ? this.#exercises.length : 0);
    this.#listener.solved(this.#at + 1, { tries, hints, shown: isShown });
  }
}
