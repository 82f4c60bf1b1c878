/** A search on several cores, of which some fail. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { override, running } from "./fake-worker.mjs";

// Half of them search: the engine of the board and two others.
for (const [name, value] of Object.entries({
  navigator: { hardwareConcurrency: 6 },
  matchMedia: () => ({ matches: false }),
}))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const { thinkTogether } = await import("../../../www/game/together.js");
const { EngineClient } = await import("../../../www/engine/client.js");

/** @import {SearchNews} from "../../../www/engine/client.js" */

/** @type {import("../../../www/game/types.js").Setup} */
const SETUP = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 10 };

/** Lets everything happen that needs no timer. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn++) await new Promise(setImmediate);
};

/**
 * @param {number} depth
 * @param {{ points?: number; win?: number }} [line]
 */
const found = (depth, line = {}) =>
  /** @type {any} */ ({ depth, nodes: 1, best: "e5", lines: [{ points: 0, moves: ["e5"], ...line }] });

afterEach(() => {
  delete override.reply;
});

/** Begins a search in which the others have been asked to think. */
async function begin() {
  const client = new EngineClient();
  const opened = /** @type {any} */ (await client.call("open", SETUP));
  client.close();
  const before = new Set(running);
  /** @type {number[]} */
  const asked = [];
  override.reply = ({ id, op }) => {
    if (op !== "think") return undefined;
    asked.push(id);
    // Nobody has asked for this one.
    return { id: -1 };
  };
  /** @type {SearchNews[]} */
  const reported = [];
  /** @type {{ report: (news: SearchNews) => void; end: (news: SearchNews) => void } | undefined} */
  let own;
  const engine = /** @type {any} */ ({
    isInPage: false,
    think: (/** @type {object} */ _, /** @type {(news: SearchNews) => void} */ report) =>
      new Promise((resolve) => {
        own = { report, end: resolve };
      }),
  });
  const state = /** @type {any} */ ({ setup: SETUP, view: opened.view });
  const done = thinkTogether(
    state,
    engine,
    { lines: 1 },
    (news) => reported.push(news),
    new AbortController().signal,
  );
  await settle();
  assert.ok(own);
  const helpers = /** @type {any[]} */ ([...running].filter((worker) => !before.has(worker)));
  return { done, reported, asked, helpers, own, state };
}

test("what a helper finds counts, and its speed until it fails; then it is replaced", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { done, reported, asked, helpers, own } = await begin();
  assert.deepEqual([asked.length, helpers.length], [2, 2]);
  const [id] = asked;
  helpers[0].onmessage({ data: { id, info: found(9), speed: 1000 } });
  own.report({ info: found(5), speed: 100 });
  const [first] = reported;
  assert.deepEqual([first.info?.depth, first.speed, first.cores], [9, 1100, 2]);
  helpers[0].onerror(new Event("error", { cancelable: true }));
  await settle();
  own.report({ info: found(6), speed: 100 });
  const [, second] = reported;
  assert.deepEqual([second.info?.depth, second.speed, second.cores], [9, 100, 1]);
  own.end({ info: found(7), speed: 100 });
  assert.equal((await done).cores, 1);
  const next = await begin();
  assert.equal(next.asked.length, 2, "both of the next search");
  next.own.end({});
  await next.done;
  // Those that have nothing to do are not kept for ever.
  context.mock.timers.tick(20_000);
  assert.equal(running.size, 0);
});

test("a helper that refuses to search is not asked again, and nothing else fails", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { done, asked, helpers, own } = await begin();
  const searching = helpers.filter((helper) => running.has(helper));
  for (const helper of searching)
    for (const id of asked) /** @type {any} */ (helper).onmessage({ data: { id, error: "Error: no" } });
  await settle();
  assert.deepEqual(
    searching.filter((helper) => running.has(helper)),
    [],
  );
  own.end({ info: found(7), speed: 100 });
  const all = await done;
  assert.deepEqual([all.cores, all.speed], [1, 100]);
  context.mock.timers.tick(20_000);
});

test("of two results a proof counts more than depth, and depth more than the score", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { done, reported, asked, helpers, own } = await begin();
  const [id] = asked;
  /** @type {[object, object, boolean][]} */
  const cases = [
    [found(5, { points: 9000, win: 3 }), found(9, { points: 50 }), true],
    [found(9, { points: 50 }), found(5, { points: 9000, win: 3 }), false],
    [found(9, { points: -50 }), found(8, { points: 50 }), true],
    [found(8, { points: 60 }), found(8, { points: 50 }), true],
    [found(8, { points: 40 }), found(8, { points: 50 }), false],
  ];
  for (const [theirs, ours, isTheirs] of cases) {
    helpers[0].onmessage({ data: { id, info: theirs, speed: 1000 } });
    own.report({ info: /** @type {any} */ (ours), speed: 100 });
    assert.deepEqual(reported.at(-1)?.info, isTheirs ? theirs : ours);
  }
  own.end({});
  await done;
  context.mock.timers.tick(20_000);
  assert.equal(running.size, 0);
});

test("while one board searches on several cores, another one searches by itself", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { done, own, state } = await begin();
  const before = [...running];
  /** @type {unknown[][]} */
  const calls = [];
  const engine = /** @type {any} */ ({ think: async (/** @type {unknown[]} */ ...args) => calls.push(args) });
  const [limits, report] = [{ lines: 2 }, () => {}];
  await thinkTogether(state, engine, limits, report, new AbortController().signal);
  assert.deepEqual(calls, [[limits, report]]);
  assert.deepEqual([...running], before);
  // A search that was stopped before it began is not begun.
  const stopped = new AbortController();
  const none = thinkTogether(state, engine, limits, report, stopped.signal);
  stopped.abort();
  assert.deepEqual(await none, {});
  assert.equal(calls.length, 1);
  own.end({});
  await done;
  context.mock.timers.tick(20_000);
  assert.equal(running.size, 0);
});
