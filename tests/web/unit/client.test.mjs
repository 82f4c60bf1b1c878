/** The client of an engine whose worker does not reply. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { override, running } from "./fake-worker.mjs";

const { EngineClient } = await import("../../../www/engine/client.js");
const { EngineFailure } = await import("../../../www/engine/module.js");

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
