/** When exercises come back, and which there are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, dueAt, recall } from "../../../www/study/schedule.js";

const DAY = 86_400_000;

test("exercises come back when the schedule of FSRS says", () => {
  // Days since the last answer, whether it was found, and what the reference implementation makes of it.
  const course = /** @type {const} */ ([
    [0, false, 0.212, 6.4133, 1],
    [0, true, 0.246689, 6.402115, 1],
    [1, true, 2.021477, 6.390941, 2],
    [2, true, 6.451805, 6.379779, 6],
    [9, false, 1.130581, 8.795286, 1],
    [1, true, 2.334343, 8.781719, 2],
    [4, true, 5.807431, 8.768166, 6],
    [30, true, 19.203153, 8.754626, 19],
  ]);
  let now = 1_000_000_000_000;
  /** @type {import("../../../www/study/schedule.js").Memory | undefined} */
  let memory;
  for (const [days, isFound, stability, difficulty, due] of course) {
    now += days * DAY;
    memory = answered(memory, isFound, now);
    assert.ok(Math.abs(memory.stability - stability) < 1e-6, `${memory.stability} is not ${stability}`);
    assert.ok(Math.abs(memory.difficulty - difficulty) < 1e-6, `${memory.difficulty} is not ${difficulty}`);
    assert.equal((dueAt(memory) - now) / DAY, due);
  }
  assert.ok(Math.abs(recall(10, 10) - 0.9) < 1e-9);
  // A clock that was set back does no harm.
  assert.ok(answered(memory, true, 0).stability > 0);
});
