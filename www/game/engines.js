/**
 * Engines for other work than the game on a board: judging, reading, reviewing. `engine-pool.js` shares them
 * out.
 */
import { EngineClient } from "../engine/client.js";
import { EngineFailure } from "../engine/module.js";
import { allowedCores, processors } from "./cores.js";
import { passOn } from "./engine-pool.js";
import { EngineSlot } from "./engine-slot.js";

/** @import {Operations} from "../engine/worker.js" */
/** @import {Setup} from "./types.js" */

/** More engines do not help a phone. */
const MOST_AT_ONCE = 4;

/**
 * An engine with a position, which is opened again if the engine was closed meanwhile. It answers questions
 * about the position and never changes it.
 */
export class PositionEngine {
  #slot = new EngineSlot(() => false);
  /** @type {Setup | undefined} */
  #setup;
  /**
   * Where the position is open, or about to be.
   *
   * @type {{ engine: EngineClient; reply: Promise<ReturnType<Operations["open"]>> } | undefined}
   */
  #opened;
  #isClosed = false;

  /**
   * Goes to a position.
   *
   * @param {Setup} setup the game, with the moves that lead there
   */
  open(setup) {
    this.#setup = setup;
    this.#opened = undefined;
    const opening = this.#start();
    opening.catch(() => {});
    return opening.then(() => this.#opened?.reply);
  }

  async #start() {
    if (this.#isClosed) throw new EngineFailure();
    const engine = await this.#slot.start();
    if (this.#setup && this.#opened?.engine !== engine) {
      const reply = engine.call("open", this.#setup);
      // Nobody waits for it if another position is opened meanwhile.
      reply.catch(() => {});
      this.#opened = { engine, reply };
    }
    return engine;
  }

  /**
   * @template {Exclude<keyof Operations, "think">} Op
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   * @returns {Promise<Awaited<ReturnType<Operations[Op]>>>}
   */
  async call(op, ...args) {
    for (let isFirst = true; ; isFirst = false) {
      const engine = await this.#start();
      try {
        await this.#opened?.reply;
        return await engine.call(op, ...args);
      } catch (error) {
        if (engine.hasEnded && this.#slot.engine === engine) this.#slot.close();
        // Another engine answers in the place of one that has crashed.
        if (!isFirst || this.#isClosed || !engine.hasEnded) throw error;
      } finally {
        this.#slot.closeIdle();
      }
    }
  }

  close() {
    this.#isClosed = true;
    this.#slot.close();
  }
}

/**
 * Lends an engine.
 *
 * @template T
 * @param {(engine: EngineClient) => Promise<T>} use
 * @param {AbortSignal} [signal] ends it
 * @returns {Promise<T>}
 */
export async function withEngine(use, signal) {
  const slot = new EngineSlot(() => true);
  const close = () => slot.close();
  signal?.addEventListener("abort", close);
  try {
    if (signal?.aborted) throw new EngineFailure();
    const engine = await slot.start();
    const result = await use(engine);
    passOn(slot);
    return result;
  } finally {
    signal?.removeEventListener("abort", close);
    close();
  }
}

/**
 * Lends as many engines as help, besides those that are shared, for something short that people wait for: one
 * core stays free for the page.
 *
 * @template T
 * @param {number} most
 * @param {(engines: EngineClient[]) => Promise<T>} use
 * @param {AbortSignal} signal ends it
 * @returns {Promise<T>}
 */
export async function withManyEngines(most, use, signal) {
  const cores = allowedCores() ?? Math.min(MOST_AT_ONCE, processors() - 1);
  const count = Math.max(1, Math.min(cores, most, processors()));
  const engines = Array.from({ length: count }, () => new EngineClient());
  const close = () => engines.forEach((engine) => engine.close());
  signal.addEventListener("abort", close);
  try {
    return await use(engines);
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}
