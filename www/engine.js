/**
 * The near end of the worker: calls go out, promises come back. It knows nothing of what is asked.
 */

/** @typedef {import("./worker.js").Operations} Operations */
/** @typedef {import("./wasm/ergo_wasm.js").Thought} Thought */

/** The worker is gone or broken; whoever holds the game can start another. */
export class EngineFailure extends Error {}

export class Engine {
  #worker;
  #calls = /** @type {Map<number, { resolve: Function, reject: Function }>} */ (new Map());
  #lastId = 0;

  /** @param {(thought: Thought) => void} onThought */
  constructor(onThought) {
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }) => {
      if (data.thought) return onThought(data.thought);
      const call = this.#calls.get(data.id);
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
   * @template {keyof Operations} Op
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   * @returns {Promise<Awaited<ReturnType<Operations[Op]>>>}
   */
  call(op, ...args) {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
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
