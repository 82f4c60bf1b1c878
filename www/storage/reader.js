/**
 * An engine of the library's own, which reads game texts and writes those of stored games. The one of the
 * board goes on with its game.
 */
import { EngineSlot } from "../game/engine-slot.js";
import { tagsOf } from "../game/tags.js";
import { keptOf } from "./keeper.js";
import { loadWords, words } from "../text/index.js";

/** @import {EngineClient} from "../engine/client.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {ReadText} from "../wasm/ergo_wasm.js" */

/** How long an unused engine stays, in milliseconds. */
const REST = 20_000;

export class Reader {
  /** How many wait for it. */
  #uses = 0;
  #slot = new EngineSlot(
    () => this.#uses > 0,
    () => loadWords("play"),
  );
  #timer = 0;

  /**
   * @template T
   * @param {(engine: EngineClient) => Promise<T>} use
   * @returns {Promise<T>}
   */
  async #with(use) {
    clearTimeout(this.#timer);
    this.#uses++;
    /** @type {EngineClient | undefined} */
    let engine;
    try {
      engine = await this.#slot.start();
      return await use(engine);
    } catch (error) {
      // One that has failed cannot be used again.
      if (engine && this.#slot.engine === engine) this.close();
      throw error;
    } finally {
      this.#uses--;
      this.#slot.closeIdle();
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.close(), REST);
    }
  }

  close() {
    clearTimeout(this.#timer);
    this.#slot.close();
  }

  /**
   * Reads the games of a text.
   *
   * @param {string} text
   * @returns {Promise<ReadText>}
   */
  read(text) {
    return this.#with((engine) => engine.call("read", text));
  }

  /**
   * The only game of a text; nothing if it cannot be read.
   *
   * @param {string} text
   */
  async readOne(text) {
    const { games } = await this.read(text);
    return games?.length === 1 ? games[0] : undefined;
  }

  /**
   * A stored game as the library keeps it; nothing if it cannot be opened.
   *
   * @param {Setup} setup
   * @param {string} id
   * @param {number} time
   */
  keep(setup, id, time) {
    return this.#with(async (engine) => {
      const opened = await engine.call("open", setup);
      if ("error" in opened) return undefined;
      const { view, annotations } = opened;
      /** @type {any} */
      const state = {
        status: { kind: "ready" },
        setup: { ...setup, pageData: { ...setup.pageData, entry: id } },
        view,
        annotations,
        isFromText: annotations !== undefined,
      };
      // Nobody knows when it was played.
      const tags = tagsOf({ state, words }).filter(([name]) => name !== "Date");
      const text = await engine.call("save", tags);
      return keptOf(state, text, id, time);
    });
  }
}
