/**
 * The engines of a page. Each holds memory of its own, so that boards, judges of exercises and readers of
 * texts share a few: one that is not used is closed, and the next command starts another.
 */
import { EngineImpossible, loadModule } from "../engine/module.js";
import { workerUrl } from "../parts.js";
import { loadWords } from "../text/index.js";

/** @import {EngineClient} from "../engine/client.js" */

/** How many engines run at a time; more only if all of them are busy for long. */
const LIMIT = 2;

/** How long a board waits for one of them, in milliseconds. */
const PATIENCE = 3000;

/** How long a board that nobody sees keeps an engine that is not used, in milliseconds; at most twice as long. */
const KEPT = 3000;

/**
 * Those that have an engine, in the order of their last use.
 *
 * @type {Set<EngineSlot>}
 */
const taken = new Set();

/**
 * Those that wait for one, each as a function that lets it go on.
 *
 * @type {Set<() => void>}
 */
const waiting = new Set();

/** Closes idle engines if there are too many, those used least recently first. */
export function closeIdle() {
  const limit = waiting.size > 0 ? LIMIT - 1 : LIMIT;
  for (const slot of taken) if (taken.size > limit) slot.rest();
}

/**
 * Waits until another engine may run, but not for long.
 *
 * @returns {Promise<void>}
 */
function waitForRoom() {
  return new Promise((resolve) => {
    const goOn = () => {
      waiting.delete(goOn);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, PATIENCE);
    waiting.add(goOn);
    closeIdle();
  });
}

export class EngineSlot {
  /** @type {EngineClient | undefined} */
  engine;
  /** While there is no engine, whether it was closed because nothing needed it. */
  isResting = false;
  #isBusy;
  #timer = 0;
  #isUsed = false;

  /** @param {() => boolean} isBusy whether closing the engine would lose something */
  constructor(isBusy) {
    this.#isBusy = isBusy;
  }

  /** The engine, which is started if there is none. */
  async start() {
    if (!this.engine) {
      void loadModule(workerUrl());
      const [{ EngineClient }] = await Promise.all([
        import("../engine/client.js"),
        // What is said of a game that is there.
        loadWords("play"),
      ]).catch((error) => {
        throw new EngineImpossible("missing", error);
      });
      if (!this.engine && taken.size >= LIMIT) await waitForRoom();
      this.engine ??= new EngineClient();
    }
    this.use();
    return this.engine;
  }

  /** Notes that the engine is used. */
  use() {
    this.#isUsed = true;
    taken.delete(this);
    if (this.engine) taken.add(this);
  }

  close() {
    this.isResting = false;
    this.engine?.close();
    this.engine = undefined;
    if (!taken.delete(this)) return;
    const [next] = waiting;
    next?.();
  }

  /**
   * A board that nobody sees lets its engine go.
   *
   * @param {boolean} isNear whether it is seen or may be soon
   */
  setNear(isNear) {
    clearInterval(this.#timer);
    if (isNear) return;
    this.#timer = window.setInterval(() => {
      if (!this.#isUsed) this.rest();
      this.#isUsed = false;
    }, KEPT);
  }

  /** Closes the engine if nothing needs it now. */
  rest() {
    if (!this.engine || this.engine.isBusy || this.#isBusy()) return;
    this.close();
    this.isResting = true;
  }
}
