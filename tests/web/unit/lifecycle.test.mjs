/** When a board opens its game, and what happens if it is removed meanwhile. */
import "./css-loader.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  window: globalThis,
  HTMLElement: EventTarget,
  document: { querySelector: () => null, querySelectorAll: () => [] },
});

const { Lifecycle } = await import("../../../www/element/lifecycle.js");
const { ReadyPromise } = await import("../../../www/element/ready-promise.js");
const { makeWords } = await import("../../../www/text/words.js");
/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
};

/** @param {() => boolean} condition becomes true when something is loaded */
const until = async (condition) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/**
 * A board with a session that waits until a test releases it.
 *
 * @param {Record<string, string>} attributes
 */
function makeBoard(attributes = {}) {
  /** @type {string[]} */
  const log = [];
  /** @type {(() => void)[]} */
  const held = [];
  const wait = () => /** @type {Promise<void>} */ (new Promise((resolve) => held.push(resolve)));
  const element = {
    isConnected: true,
    getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    hasAttribute: (/** @type {string} */ name) => name in attributes,
    shadowRoot: null,
    dispatchEvent: () => true,
  };
  const session = {
    words: makeWords(),
    state: {
      status: { kind: "ready" },
      view: undefined,
      setup: { players: ["person", "person"] },
      analysis: undefined,
    },
    analysis: { toggle: () => log.push("analysis") },
    giveUp: (/** @type {Error} */ error) => log.push(`gave up: ${error.message}`),
    notify: () => {},
    close: () => log.push("close"),
    retry: async () => log.push("retry"),
    wake: async () => log.push("wake"),
    goTo: async () => log.push("goTo"),
    async read() {
      log.push("read");
      await wait();
    },
    async open() {
      log.push("open");
      await wait();
      Object.assign(session.state, { view: { start: "", moves: [], at: 0, history: [{}] } });
    },
  };
  const lifecycle = new Lifecycle(
    /** @type {any} */ (element),
    /** @type {any} */ (session),
    new ReadyPromise(),
    { settled: () => undefined, updateLook() {}, updateTheme() {}, error() {}, fault() {} },
  );
  return {
    lifecycle,
    log,
    attributes,
    session,
    /** Lets what waits go on. */
    async goOn() {
      for (const resolve of held.splice(0)) resolve();
      await settle();
    },
    remove() {
      element.isConnected = false;
      lifecycle.sleep();
    },
    insert() {
      element.isConnected = true;
      return lifecycle.start();
    },
  };
}

test("a board that is removed while its players wait for a game changes them when it returns", async () => {
  const { lifecycle, log, attributes, goOn, remove, insert } = makeBoard();
  void lifecycle.start();
  await settle();
  await goOn();
  // A script opens another game; the players change after that.
  void lifecycle.open(/** @type {any} */ ({ game: "ergo" }));
  attributes.level = "3";
  lifecycle.attributeChanged("level");
  await settle();
  remove();
  log.length = 0;
  await goOn();
  assert.ok(!log.includes("open"), String(log));
  void insert();
  await settle();
  assert.deepEqual(
    log.filter((what) => what !== "close"),
    ["wake", "open"],
  );
  await goOn();
});

test("a board that was removed does not try again", async () => {
  const { lifecycle, log, remove } = makeBoard();
  void lifecycle.retry();
  remove();
  await settle();
  assert.deepEqual(log, ["close"]);
});

test("a puzzle whose board is removed while it is read is opened when it returns", async () => {
  const { lifecycle, log, goOn, remove, insert } = makeBoard({ mode: "puzzle", goal: "win 1" });
  void lifecycle.start();
  await until(() => log.length === 1);
  assert.deepEqual(log, ["read"]);
  remove();
  await goOn();
  await until(() => log.length >= 3);
  assert.deepEqual(log, ["read", "close", "close"]);
  void insert();
  await until(() => log.length > 3);
  assert.deepEqual(log.slice(3), ["read"], "from its beginning");
});
