/** The sizes of the site. Needs `cargo xtask dist`. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../../tools/site/files.js";
import { listedSizes, problemsOf, sizesOf } from "../../../tools/site/sizes.js";
import { GAMES } from "../../../www/games/start.js";

const FIRST_MOVE = "until the first move of ergo";

test("what everybody waits for is within its limits, with room for changes", async () => {
  const sizes = await sizesOf(join(ROOT, "dist"));
  const waited = Object.entries(sizes).filter(([name]) => name.startsWith("until the first move of "));
  assert.equal(waited.length, GAMES.length);
  for (const [name, { bytes, files }] of waited) {
    const larger = { [name]: { bytes: bytes * 1.05, files } };
    assert.deepEqual(problemsOf(larger, { [name]: bytes * 2 }), []);
  }
});

test("every size is listed", async () => {
  const [sizes, listed] = await Promise.all([sizesOf(join(ROOT, "dist")), listedSizes()]);
  assert.deepEqual(Object.keys(listed), Object.keys(sizes));
});

test("what has grown by more than a percent, what is new, and what is above a limit is a problem", () => {
  /**
   * @param {string} name
   * @param {number} bytes
   */
  const sizeOf = (name, bytes, files = 1) => ({
    [name]: { bytes, files },
  });
  assert.deepEqual(problemsOf(sizeOf("worker", 10116), { worker: 10000 }), []);
  assert.deepEqual(problemsOf(sizeOf("worker", 10), { worker: 10000 }), []);
  assert.match(
    String(problemsOf(sizeOf("worker", 10117), { worker: 10000 })),
    /^worker: 10117 bytes, .* 10000: /,
  );
  assert.match(String(problemsOf(sizeOf("new", 1), {})), /^new: 1 bytes, listed with 0: .* --update$/);
  assert.match(String(problemsOf(sizeOf(FIRST_MOVE, 1e6), { [FIRST_MOVE]: 1e6 })), /1000000 bytes, at most/);
  assert.match(String(problemsOf(sizeOf(FIRST_MOVE, 1, 16), { [FIRST_MOVE]: 1 })), /16 files, at most 15$/);
});
