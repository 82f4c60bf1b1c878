/** The native engine as a process, by the protocol of `docs/engine-protocol.md`. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** How long the engine may take for anything but a search, in milliseconds. */
const TIMEOUT = 30_000;

/** The longest search after {@link Engine.hurry}, in milliseconds. */
const HURRIED = 200;

/** An engine that does not answer, or not as the protocol says: it has ended, and a new one is needed. */
export class EngineFailure extends Error {}

/** A position or move that the engine refuses: the fault is in the game. */
export class GameFailure extends Error {}

/** One engine. Its commands run one after the other: wait for each. */
export class Engine {
  #child;
  /**
   * The output that nobody has waited for.
   *
   * @type {string[]}
   */
  #lines = [];
  /**
   * Who waits for the next line.
   *
   * @type {{ resolve: (line: string) => void; reject: (why: Error) => void } | null}
   */
  #waiting = null;
  /** @type {EngineFailure | null} */
  #failure = null;
  /** Whether a search is running, which `stop` ends. */
  #isSearching = false;
  #isHurried = false;

  /** @param {string} path */
  constructor(path) {
    this.#child = spawn(path, [], { stdio: ["pipe", "pipe", "ignore"] });
    this.#child.on("error", (error) => this.#fail(`the engine cannot be started: ${error.message}`));
    this.#child.on("exit", (code, signal) => this.#fail(`the engine has ended (${signal ?? code})`));
    // A pipe that breaks belongs to an engine that has ended, which is said above.
    this.#child.stdin.on("error", () => {});
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      if (this.#waiting) this.#waiting.resolve(line);
      else this.#lines.push(line);
      this.#waiting = null;
    });
  }

  /** Whether it can be used. */
  get isAlive() {
    return this.#failure === null;
  }

  /** Ends the process. */
  end() {
    this.#fail("the engine was ended");
    this.#child.kill("SIGKILL");
  }

  /** Ends the search, if one is running, and makes all later ones short. */
  hurry() {
    this.#isHurried = true;
    if (this.#isSearching && this.isAlive) this.#child.stdin.write("stop\n");
  }

  /**
   * Sends commands and returns what they say.
   *
   * @param {string[]} commands
   */
  async ask(...commands) {
    this.#send(...commands, "isready");
    const said = await this.#until("readyok", TIMEOUT);
    const error = said.find((line) => line.startsWith("error "));
    if (error !== undefined) throw new GameFailure(error.slice("error ".length));
    return said.slice(0, -1);
  }

  /**
   * Searches the position.
   *
   * @param {number} milliseconds
   * @param {number} lines how many first moves to compare
   * @returns {Promise<string[]>} the best first moves, best first
   */
  async search(milliseconds, lines = 1) {
    const time = this.#isHurried ? Math.min(HURRIED, milliseconds) : milliseconds;
    this.#send(`setoption name MultiPV value ${lines}`, `go movetime ${time}`);
    this.#isSearching = true;
    const said = await this.#until("bestmove ", time + TIMEOUT).finally(() => (this.#isSearching = false));
    /**
     * Each depth replaces the one before.
     *
     * @type {Map<string, string>}
     */
    const firsts = new Map();
    for (const line of said) {
      const [, number, first] = / multipv (\d+) .* pv (\S+)/.exec(line) ?? [];
      if (number !== undefined) firsts.set(number, first);
    }
    const [, best] = (said.at(-1) ?? "").split(" ");
    return [...new Set([best, ...firsts.values()])];
  }

  /** @param {string[]} lines */
  #send(...lines) {
    if (this.#failure) throw this.#failure;
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(""));
  }

  /**
   * The output up to and including a line.
   *
   * @param {string} prefix
   * @param {number} milliseconds
   */
  async #until(prefix, milliseconds) {
    const said = [];
    const late = setTimeout(() => {
      this.#fail(`the engine has not answered for ${milliseconds} ms`);
      this.#child.kill("SIGKILL");
    }, milliseconds);
    try {
      for (;;) {
        const line = this.#lines.shift() ?? (await this.#next());
        said.push(line);
        // A search is refused with an error, and without a move.
        if (line.startsWith("error go")) throw new GameFailure(line.slice("error ".length));
        if (line.startsWith(prefix)) return said;
      }
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * Waits for the next line.
   *
   * @returns {Promise<string>}
   */
  #next() {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** @param {string} why */
  #fail(why) {
    this.#failure ??= new EngineFailure(why);
    this.#waiting?.reject(this.#failure);
    this.#waiting = null;
  }
}
