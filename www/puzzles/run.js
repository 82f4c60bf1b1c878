/** A timed run: as many puzzles as possible in three minutes, from easy ones on. */
import { words } from "../text/index.js";
import { noteRun } from "./record.js";

/** @import {Puzzle} from "../exercise/types.js" */

/** In milliseconds. */
const TIME = 180_000;

/** How much harder each puzzle is than the one before, in points of rating. */
const STEP = 35;

export class TimedRun {
  #game;
  #callbacks;
  #rest;
  #end = performance.now() + TIME;
  #solved = 0;
  #target = 0;
  #timer;

  /**
   * @param {string} game
   * @param {readonly Puzzle[]} puzzles
   * @param {{ tick: () => unknown; over: (text: string) => unknown }} callbacks
   */
  constructor(game, puzzles, callbacks) {
    this.#game = game;
    this.#callbacks = callbacks;
    this.#rest = puzzles.toSorted((one, other) => one.rating - other.rating);
    this.#target = this.#rest[0].rating;
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  #tick() {
    if (performance.now() < this.#end) return this.#callbacks.tick();
    this.stop();
    return this.#callbacks.over(words.puzzles.runOver(this.#solved, noteRun(this.#game, this.#solved)));
  }

  /** How many are solved, and how much time is left. */
  get state() {
    const seconds = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    return words.puzzles.runState(this.#solved, time);
  }

  /** The next puzzle: one of the next harder ones. */
  next() {
    const from = Math.max(
      0,
      this.#rest.findIndex(({ rating }) => rating >= this.#target),
    );
    const at = Math.min(this.#rest.length - 1, from + Math.floor(Math.random() * 4));
    const [puzzle] = this.#rest.length > 1 ? this.#rest.splice(at, 1) : this.#rest;
    this.#target += STEP;
    return puzzle;
  }

  /** @param {boolean} isSolved */
  count(isSolved) {
    if (isSolved) this.#solved++;
  }

  stop() {
    clearInterval(this.#timer);
  }
}
