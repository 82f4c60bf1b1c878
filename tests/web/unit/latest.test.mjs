/** Requests of which only the latest counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Requests } from "../../../www/ui/latest.js";

test("a request counts until the next one begins, and so does what joined it", () => {
  const requests = new Requests();
  const isFirst = requests.next();
  const isAlsoFirst = requests.current();
  assert.deepEqual([isFirst(), isAlsoFirst()], [true, true]);
  const isSecond = requests.next();
  assert.deepEqual([isFirst(), isAlsoFirst(), isSecond()], [false, false, true]);
  assert.equal(requests.current()(), true);
  assert.equal(new Requests().current()(), true);
});
