/** The promise of the game on a board. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ReadyPromise } from "../../../www/element/ready-promise.js";

test("what failed late does not reject the promise of a game that was requested after it", async () => {
  const ready = new ReadyPromise();
  const first = ready.promise;
  // Two messages about the same failure are loaded, and another game is requested between them.
  const { reject } = ready;
  reject("one");
  await assert.rejects(first, /^Error: one$/);
  ready.renew();
  const second = ready.promise;
  assert.notEqual(second, first);
  reject("the same");
  ready.resolve();
  assert.equal(ready.promise, second);
  await second;
});

test("a game that fails and one that is there at the second attempt", async () => {
  const ready = new ReadyPromise();
  ready.reject("one");
  await assert.rejects(ready.promise, /^Error: one$/);
  ready.resolve();
  await ready.promise;
  const { promise } = ready;
  ready.renew();
  assert.notEqual(ready.promise, promise);
  ready.reject("another");
  await assert.rejects(ready.promise, /^Error: another$/);
});
