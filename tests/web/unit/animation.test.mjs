/** The positions of an animation. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./fake-storage.mjs";
import { running } from "./fake-worker.mjs";

const { positionsOf } = await import("../../../www/publish/animation.js");

/** @type {import("../../../www/game/types.js").Setup} */
const SETUP = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 1 };

/** @param {string[]} moves */
const lineOf = (...moves) => /** @type {any} */ ({ game: "ergo", options: [], start: undefined, moves });

test("an animation has each position of a line, and one copy of its moves", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { signal } = new AbortController();
  const moves = ["e5", "a1", "e6"];
  const views = await positionsOf(SETUP, lineOf(...moves), signal);
  assert.deepEqual(
    views.map(({ at }) => at),
    [0, 1, 2, 3],
  );
  assert.equal(new Set(views.map(({ position }) => position)).size, 4);
  for (const view of views) {
    assert.deepEqual(view.moves, moves);
    assert.equal(view.moves, views[0].moves);
    assert.equal(view.history, views[0].history);
  }
  const last = await positionsOf(SETUP, lineOf(...moves), signal, 2);
  assert.deepEqual(
    last.map(({ at }) => at),
    [2, 3],
  );
  await assert.rejects(positionsOf(SETUP, lineOf("e5", "e5"), signal));
  context.mock.timers.tick(60_000);
  assert.equal(running.size, 0);
});
