/**
 * The near end of the worker: calls go out, promises come back. It knows nothing of what is asked.
 */

/** @typedef {import("./worker.js").Operations} Operations */
/** @typedef {import("./wasm/ergo_wasm.js").Thought} Thought */
/** @typedef {import("./wasm/ergo_wasm.js").ThinkLimits} ThinkLimits */

/** What was found, unless nothing was, and how many positions a second were looked at for it. */
/** @typedef {{ thought?: Thought, speed?: number }} News */

/** The worker is gone or broken; whoever holds the game can start another. */
export class EngineFailure extends Error {}

export class Engine {
  #worker;
  #calls = /** @type {Map<number, { resolve: Function, reject: Function, tell?: (news: News) => void }>} */ (new Map());
  #lastId = 0;

  constructor() {
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }) => {
      const call = this.#calls.get(data.id);
      if (data.thought) return call?.tell?.(data);
      this.#calls.delete(data.id);
      if (data.error === undefined) call?.resolve(data.result);
      else call?.reject(new EngineFailure(data.error));
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message ?? "");
    };
    this.#worker.onmessageerror = () => this.#fail("");
  }

  /**
   * @template {Exclude<keyof Operations, "think">} Op
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   * @returns {Promise<Awaited<ReturnType<Operations[Op]>>>}
   */
  call(op, ...args) {
    return this.#ask(op, args);
  }

  /**
   * Lets it think about the position until a limit is reached or something else is asked.
   * @param {ThinkLimits} limits
   * @param {(news: News) => void} tell hears what is found on the way
   * @returns {Promise<News>} nothing, if something else was asked
   */
  think(limits, tell) {
    return this.#ask("think", [limits], tell);
  }

  /**
   * @param {keyof Operations} op @param {unknown[]} args @param {(news: News) => void} [tell]
   * @returns {Promise<any>}
   */
  #ask(op, args, tell) {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject, tell });
      this.#worker.postMessage({ id, op, args });
    });
  }

  /** Ends the worker; calls that are still open fail. */
  close() {
    this.#worker.terminate();
    this.#fail("");
  }

  /** @param {string} why */
  #fail(why) {
    for (const { reject } of this.#calls.values()) reject(new EngineFailure(why));
    this.#calls.clear();
  }
}
