/** The client of an engine whose worker does not reply. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { calls, override, running } from "./fake-worker.mjs";

const { EngineClient } = await import("../../../www/engine/client.js");
const { EngineFailure, forgetModules } = await import("../../../www/engine/module.js");
const { workerUrl } = await import("../../../www/parts/module.js");

afterEach(() => {
  delete override.isSilent;
});

/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
};

test("a worker that has not replied for more than twenty seconds is dead", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const client = new EngineClient();
  assert.ok(
    "view" in
      (await client.call("open", {
        game: "ergo",
        options: [],
        players: ["person", "person"],
        seconds: 1,
        level: 1,
      })),
  );
  const before = running.size;
  override.isSilent = true;
  /** @type {unknown} */
  let failure;
  client.call("check", "a1").catch((/** @type {unknown} */ error) => (failure = error));
  context.mock.timers.tick(20_000);
  await settle();
  assert.deepEqual([failure, running.size], [undefined, before], "it may be busy");
  context.mock.timers.tick(1_000);
  await settle();
  assert.ok(failure instanceof EngineFailure);
  assert.equal(running.size, before - 1);
});

test("a worker that has nothing to do is not expected to reply", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const client = new EngineClient();
  await client.call("open", {
    game: "ergo",
    options: [],
    players: ["person", "person"],
    seconds: 1,
    level: 1,
  });
  const before = running.size;
  context.mock.timers.tick(100_000);
  await settle();
  assert.equal(running.size, before);
  assert.equal(client.isBusy, false);
  client.close();
});

test("a call that cannot be sent fails alone, and the worker lives on", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const client = new EngineClient();
  const setup = { game: "ergo", options: [], seconds: 1, level: 1 };
  await client.call("open", { ...setup, players: ["person", "person"] });
  const before = running.size;
  await assert.rejects(
    client.call("goTo", /** @type {any} */ (() => {})),
    { name: "DataCloneError" },
  );
  assert.equal(client.isBusy, false);
  context.mock.timers.tick(100_000);
  await settle();
  assert.equal(running.size, before);
  assert.equal((await client.call("moves")).length, 90);
  client.close();
});

test("a worker that reports several errors is replaced once", async () => {
  const { Worker } = globalThis;
  const before = running.size;
  globalThis.Worker = /** @type {any} */ (
    class {
      onerror = (/** @type {Event} */ event) => void event;
      constructor() {
        globalThis.Worker = Worker;
      }
      postMessage() {
        setImmediate(() => this.onerror?.(new Event("error", { cancelable: true })));
      }
      terminate() {}
    }
  );
  const client = new EngineClient();
  const setup = { game: "ergo", options: [], seconds: 1, level: 1 };
  const opened = client.call("open", { ...setup, players: ["person", "person"] });
  await client.call("read", "1. e5 *");
  await opened;
  assert.equal((await client.call("moves")).length, 90);
  assert.equal(client.isInPage, false);
  assert.equal(running.size, before + 1);
  client.close();
});

const SETUP = /** @type {import("../../../www/game/types.js").Setup} */ ({
  game: "ergo",
  options: [],
  players: ["person", "person"],
  seconds: 1,
  level: 1,
});

test("a worker that has not replied yet may take long to start", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  override.isSilent = true;
  const client = new EngineClient();
  const before = running.size;
  /** @type {unknown} */
  let failure;
  client.call("open", SETUP).catch((/** @type {unknown} */ error) => (failure = error));
  await settle();
  context.mock.timers.tick(100_000);
  await settle();
  assert.deepEqual([failure, running.size], [undefined, Math.max(before, 1)]);
  client.close();
});

/**
 * Holds back the response to some requests for parts, which are all loaded again.
 *
 * @param {string} ending of their addresses
 * @param {(url: string) => Response | Promise<Response>} [answer] to all requests
 * @returns {() => void} gives it, and ends this
 */
function hold(ending, answer = globalThis.fetch) {
  const { fetch } = globalThis;
  forgetModules(workerUrl(), false);
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve;
  });
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ url) => {
      if (url.endsWith(ending)) await released;
      return answer(url);
    }
  );
  return () => {
    release();
    globalThis.fetch = fetch;
  };
}

test("a worker is not silent while a call waits for a part of the module", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const goOn = hold("/texts.wasm");
  const client = new EngineClient();
  try {
    await client.call("open", SETUP);
    const saved = client.call("save", []);
    await settle();
    context.mock.timers.tick(100_000);
    await settle();
    goOn();
    assert.match(await saved, /^\[Game "ergo"\]/);
  } finally {
    goOn();
    client.close();
  }
});

/** Replaces the next worker by one that never replies and fails on demand. */
function failingWorker() {
  const { Worker } = globalThis;
  /** @type {{ onerror: (event: Event) => void } | undefined} */
  let made;
  globalThis.Worker = /** @type {any} */ (
    class {
      onerror = (/** @type {Event} */ event) => void event;
      constructor() {
        globalThis.Worker = Worker;
        made = this;
      }
      postMessage() {}
      terminate() {}
    }
  );
  return () => made?.onerror(new Event("error", { cancelable: true }));
}

test("what was missing for a worker that has failed does not matter to the next one", async () => {
  const { fetch } = globalThis;
  let isMissing = true;
  const goOn = hold("/newest.json", (url) =>
    url.endsWith("/newest.json") || (isMissing && url.endsWith("/ergo.wasm"))
      ? new Response("", { status: 404 })
      : fetch(url),
  );
  const fail = failingWorker();
  const client = new EngineClient();
  try {
    const opened = client.call("open", SETUP);
    await settle();
    isMissing = false;
    fail();
    goOn();
    assert.ok("view" in (await opened));
  } finally {
    goOn();
    client.close();
  }
});

test("an engine that was closed while a later deployment was looked for stays closed", async () => {
  const goOn = hold("/newest.json", () => new Response("", { status: 404 }));
  try {
    const client = new EngineClient();
    await settle();
    client.close();
    goOn();
    await settle();
    await assert.rejects(client.call("open", SETUP), EngineFailure);
  } finally {
    goOn();
  }
});

test("a call that was held is sent to the new worker only, once", async () => {
  const { Worker } = globalThis;
  const goOn = hold("/ergo.wasm");
  /** @type {string[]} */
  const sent = [];
  /** @type {{ onerror: (event: Event) => void } | undefined} */
  let first;
  globalThis.Worker = /** @type {any} */ (
    class {
      onerror = (/** @type {Event} */ event) => void event;
      constructor() {
        globalThis.Worker = Worker;
        first = this;
      }
      postMessage(/** @type {{ op?: string }} */ { op }) {
        if (op) sent.push(op);
      }
      terminate() {}
    }
  );
  const client = new EngineClient();
  try {
    const opened = client.call("open", SETUP);
    await settle();
    calls.length = 0;
    first?.onerror(new Event("error", { cancelable: true }));
    await settle();
    goOn();
    await opened;
    assert.deepEqual(sent, []);
    assert.deepEqual(
      calls.map(({ op }) => op),
      ["open"],
    );
  } finally {
    goOn();
    client.close();
  }
});
