/**
 * The place of an engine, for boards, judges of exercises and readers of texts. `engine-pool.js`, which comes
 * with the first engine, shares the engines of a page out among them.
 */
import { EngineFailure, EngineImpossible, loadModule } from "../engine/module.js";
import { MODULE_PARTS } from "../games/module-parts.js";
import { workerUrl } from "../parts/module.js";

/** @import {EngineClient} from "../engine/client.js" */

/** How long a board that nobody sees keeps an engine that is not used, in milliseconds; at most twice as long. */
const KEPT = 3000;

/**
 * The module that runs engines, once it is loaded: importing it again would wait for another task.
 *
 * @type {typeof import("./engine-pool.js") | undefined}
 */
let loaded;

/**
 * Loads what runs engines. Their module, which takes longest to load, is on its way before that is there.
 *
 * @param {string} [game] the one that will be played, if that is known
 */
async function loadPool(game = "") {
  const url = workerUrl();
  void loadModule(url);
  void loadModule(url, MODULE_PARTS[game]);
  return (loaded ??= await import("./engine-pool.js"));
}

/**
 * Starts an engine for whatever needs it next, unless that was quicker.
 *
 * @param {string} game the one that will be played
 * @param {number} limit how many engines may be used at most with it
 */
export async function expectEngine(game, limit) {
  (await loadPool(game)).prepareEngine(limit);
}

/** A place was closed while its engine started: nobody waits for it any more. */
export class SlotClosed extends EngineFailure {}

export class EngineSlot {
  /** @type {EngineClient | undefined} */
  engine;
  /** While there is no engine, whether it was closed because nothing needed it. */
  isResting = false;
  /** Whether its board is seen or may be soon. */
  isNear = true;
  #isBusy;
  #prepare;
  #timer = 0;
  #isUsed = false;
  /** How often it was closed. */
  #closings = 0;

  /**
   * @param {() => boolean} isBusy whether closing the engine would lose something
   * @param {() => unknown} [prepare] loads what else is needed for its first answer
   */
  constructor(isBusy, prepare) {
    this.#isBusy = isBusy;
    this.#prepare = prepare;
  }

  /**
   * The engine, which is started if there is none, unless its place is closed meanwhile.
   *
   * @param {string} [game] the one that it will play, if that is known
   * @returns {Promise<EngineClient>}
   */
  async start(game) {
    const engine = this.engine ?? (await this.#startOne(game));
    this.use();
    return engine;
  }

  /** @param {string} [game] */
  async #startOne(game) {
    const closings = this.#closings;
    const [pool] = await Promise.all([loadPool(game), this.#prepare?.()]).catch((error) => {
      throw new EngineImpossible("missing", error);
    });
    const isOpen = () => closings === this.#closings;
    if (!this.engine && isOpen() && pool.isFull()) await pool.waitForRoom(this);
    if (isOpen()) return (this.engine ??= pool.startEngine());
    // There may be room now, for somebody else.
    pool.leave(this);
    throw new SlotClosed();
  }

  /** Notes that the engine is used. */
  use() {
    this.#isUsed = true;
    if (this.engine) loaded?.take(this);
  }

  close() {
    this.#closings++;
    this.isResting = false;
    this.engine?.close();
    this.engine = undefined;
    loaded?.leave(this);
  }

  /** Closes engines that are not used, if there are too many. */
  closeIdle() {
    loaded?.closeIdle();
  }

  /**
   * A board that nobody sees lets its engine go.
   *
   * @param {boolean} isNear whether it is seen or may be soon
   */
  setNear(isNear) {
    clearInterval(this.#timer);
    this.isNear = isNear;
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
