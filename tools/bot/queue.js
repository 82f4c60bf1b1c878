/** The games that wait for a move, and the engines that find them: one game at a time for each engine. */

import { Engine, EngineFailure } from "./engine.js";
import { findMove } from "./player.js";

/**
 * A game that waits for its move.
 *
 * @typedef {object} Turn
 * @property {string} id the game on the site
 * @property {string} name the name of the game there
 * @property {import("./games.js").SiteGame} game
 * @property {string[]} moves
 */

/** Finds the moves of several games, in the order of their posts. */
export class Queue {
  /** @type {Turn[]} */
  #waiting = [];
  /**
   * The positions that wait or are thought about: a post that comes twice is answered once.
   *
   * @type {Set<string>}
   */
  #known = new Set();
  /**
   * One for each game that is thought about.
   *
   * @type {Set<Engine>}
   */
  #busy = new Set();
  /** @type {Engine[]} */
  #idle = [];
  #running = 0;
  #isHurried = false;
  /** @type {(() => void)[]} */
  #whenEmpty = [];
  #options;
  #answer;

  /**
   * @param {object} options
   * @param {string} options.engine the path of the program
   * @param {number} options.engines how many think at the same time
   * @param {number} options.waiting how many games may wait
   * @param {import("./player.js").Strength} options.strength
   * @param {(turn: Turn, found: { move: string } | { error: Error }) => Promise<void>} answer must not be
   *   rejected
   */
  constructor(options, answer) {
    this.#options = options;
    this.#answer = answer;
  }

  /** How many games wait or are thought about. */
  get length() {
    return this.#waiting.length + this.#running;
  }

  /**
   * Adds a game.
   *
   * @param {Turn} turn
   * @returns {"queued" | "known" | "full"}
   */
  add(turn) {
    const key = keyOf(turn);
    if (this.#known.has(key)) return "known";
    if (this.#waiting.length >= this.#options.waiting) return "full";
    this.#known.add(key);
    this.#waiting.push(turn);
    this.#start();
    return "queued";
  }

  /** Answers what waits, but quickly, and ends the engines. */
  async finish() {
    this.#isHurried = true;
    for (const engine of this.#busy) engine.hurry();
    if (this.length > 0)
      await /** @type {Promise<void>} */ (new Promise((resolve) => this.#whenEmpty.push(resolve)));
    for (const engine of this.#idle.splice(0)) engine.end();
  }

  /** Ends the engines at once. */
  abandon() {
    this.#waiting.length = 0;
    for (const engine of [...this.#busy, ...this.#idle]) engine.end();
  }

  #start() {
    while (this.#running < this.#options.engines) {
      const turn = this.#waiting.shift();
      if (!turn) return;
      this.#running += 1;
      void this.#play(turn).finally(() => {
        this.#running -= 1;
        this.#known.delete(keyOf(turn));
        this.#start();
        if (this.length === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
      });
    }
  }

  /** @param {Turn} turn */
  async #play(turn) {
    const found = await this.#find(turn)
      // An engine that has crashed is replaced, once.
      .catch((error) => (error instanceof EngineFailure ? this.#find(turn) : Promise.reject(error)))
      .then(
        (move) => ({ move }),
        (error) => ({ error }),
      );
    await this.#answer(turn, found);
  }

  /** @param {Turn} turn */
  async #find(turn) {
    const engine = this.#idle.pop() ?? new Engine(this.#options.engine);
    this.#busy.add(engine);
    try {
      if (this.#isHurried) engine.hurry();
      return await findMove(engine, turn.game, turn.moves, this.#options.strength);
    } finally {
      this.#busy.delete(engine);
      if (engine.isAlive) this.#idle.push(engine);
    }
  }
}

/** @param {Turn} turn */
const keyOf = (turn) => `${turn.name} ${turn.id} ${turn.moves.length}`;
