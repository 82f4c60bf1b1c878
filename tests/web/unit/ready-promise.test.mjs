/** The promise of the game on a board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ReadyPromise } from "../../../www/element/ready-promise.js";

/** @param {Promise<void>} promise */
const isPending = async (promise) => {
  const pending = {};
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
};

test("an opening does not settle the promise of a game that was requested after it", async () => {
  const ready = new ReadyPromise();
  const settleFirst = ready.begin();
  settleFirst();
  const first = ready.promise;
  await first;
  ready.request();
  assert.notEqual(ready.promise, first);
  settleFirst();
  settleFirst("too late");
  assert.ok(await isPending(ready.promise));
  const settleSecond = ready.begin();
  settleFirst();
  assert.ok(await isPending(ready.promise));
  settleSecond();
  await ready.promise;
});

test("a promise that is pending waits for the game that is requested next", async () => {
  const ready = new ReadyPromise();
  const { promise } = ready;
  const settleFirst = ready.begin();
  ready.request();
  assert.equal(ready.promise, promise);
  settleFirst("no such game");
  assert.ok(await isPending(promise));
  ready.begin()();
  await promise;
});

test("of two openings the later one counts, whichever ends first", async () => {
  const ready = new ReadyPromise();
  const [settleFirst, settleSecond] = [ready.begin(), ready.begin()];
  settleFirst("one");
  assert.ok(await isPending(ready.promise));
  settleSecond();
  settleFirst("one");
  await ready.promise;
});

test("a failure that no script waits for is not reported as unhandled", async (context) => {
  const unhandled = context.mock.fn();
  process.on("unhandledRejection", unhandled);
  try {
    const ready = new ReadyPromise();
    ready.begin()("one");
    ready.request();
    ready.begin()("two");
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(unhandled.mock.callCount(), 0);
  } finally {
    process.off("unhandledRejection", unhandled);
  }
});

test("a game that fails and one that is there at the second attempt", async () => {
  const ready = new ReadyPromise();
  ready.begin()("one");
  await assert.rejects(ready.promise, /^Error: one$/);
  ready.begin()("one again");
  await assert.rejects(ready.promise, /^Error: one$/);
  ready.begin()();
  await ready.promise;
  const { promise } = ready;
  // The engine stops later: the game was there.
  ready.begin()("stopped");
  await promise;
  ready.begin()();
  assert.equal(ready.promise, promise);
  ready.request();
  assert.notEqual(ready.promise, promise);
  ready.begin()("another");
  await assert.rejects(ready.promise, /^Error: another$/);
});
