/**
 * A fake `Worker` for Node: runs the endpoint of the real worker script in the same thread and records the
 * messages it receives.
 */
import { readFileSync } from "node:fs";
import { createEndpoint } from "../../../www/engine/worker.js";

/**
 * A net, or else a part of the module.
 *
 * @param {string} url
 */
function fetchPart(url) {
  const [, game] = url.match(/nets\/(\w+)\.bin/) ?? [];
  if (game) return new Response(readFileSync(new URL(`../../../src/games/${game}/net.bin`, import.meta.url)));
  return new Response(readFileSync(new URL(url)), { headers: { "content-type": "application/wasm" } });
}

/**
 * Every call that was sent to a worker since the list was emptied.
 *
 * @type {{ op: string; args: unknown[] }[]}
 */
export const calls = [];

/** The workers that have not been terminated. */
export const running = new Set();

/**
 * Replaces the reply to a call, if it returns something, or ends the worker, if it returns `"crash"`; a
 * worker that is silent never replies.
 *
 * @type {{
 *   reply?: (call: { id: number; op: string }) => object | "crash" | undefined;
 *   isSilent?: boolean;
 * }}
 */
export const override = {};

class FakeWorker {
  onmessage = (/** @type {{ data: object }} */ event) => void event;
  onerror = (/** @type {Event} */ event) => void event;
  #isTerminated = false;
  #handle = createEndpoint((data) => this.#reply(data), 5);

  constructor() {
    running.add(this);
  }

  /** @param {any} data */
  postMessage(data) {
    if (data.op) calls.push({ op: data.op, args: data.args });
    const replaced = data.op && override.reply?.(data);
    if (override.isSilent || this.#isTerminated) return;
    if (replaced === "crash") {
      this.terminate();
      setImmediate(() => this.onerror(new Event("error", { cancelable: true })));
    } else if (replaced) queueMicrotask(() => this.#reply(replaced));
    else this.#handle(structuredClone(data));
  }

  /** @param {object} data */
  #reply(data) {
    // As between threads, messages are copied and arrive later.
    const copy = structuredClone(data);
    setImmediate(() => {
      if (!this.#isTerminated) this.onmessage({ data: copy });
    });
  }

  terminate() {
    running.delete(this);
    this.#isTerminated = true;
    // Unlike that of a real worker, its search would continue.
    this.#handle({ id: 0, op: "stop", args: [] });
  }
}

Object.assign(globalThis, {
  Worker: FakeWorker,
  window: globalThis,
  document: { querySelector: () => null, querySelectorAll: () => [] },
  origin: "null",
  fetch: async (/** @type {string} */ url) => fetchPart(url),
});
// Node has one, too, which cannot be assigned.
Object.defineProperty(globalThis, "navigator", { value: { hardwareConcurrency: 2 }, configurable: true });
