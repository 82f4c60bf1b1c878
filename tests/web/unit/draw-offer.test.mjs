/** The engine offers a draw where nothing happens for long. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import { SEARCHES } from "../../../www/game/searches.js";

/**
 * Lets the engine and a person move to and fro, and tells after which of the engine's moves it offers a draw.
 *
 * @param {number} moves
 * @param {{ points?: number; capturesAt?: number; level?: number }} [game]
 */
async function play(moves, { points = 0, capturesAt = 0, level = 1 } = {}) {
  let at = 1;
  const viewOf = () => ({
    at,
    quiet: at >= capturesAt ? at - capturesAt : at,
    turn: at % 2,
    player: at % 2,
    history: Array.from({ length: at }, () => ({})),
  });
  /** @type {number[]} */
  const offered = [];
  const session = {
    state: {
      status: { kind: "ready" },
      setup: { players: ["person", "engine"], seconds: 1, level },
      /** @type {any} */
      view: viewOf(),
    },
  };
  const context = /** @type {any} */ ({
    session,
    set: (/** @type {any} */ { question }) => question?.about === "offered" && offered.push(question.at),
    run: (/** @type {() => Promise<void>} */ command) => command(),
    playMove: async () => {
      at++;
      session.state.view = viewOf();
    },
  });
  const engine = /** @type {any} */ ({
    think: async () => ({ info: { best: "a1", lines: [{ points, moves: ["a1"] }] } }),
  });
  const { setTimeout } = globalThis;
  // The engine takes its time.
  globalThis.setTimeout = /** @type {any} */ ((/** @type {() => void} */ act) => setTimeout(act, 0));
  try {
    while (at < moves) {
      await SEARCHES.move(context, engine, new AbortController().signal);
      at++;
      session.state.view = viewOf();
    }
  } finally {
    globalThis.setTimeout = setTimeout;
  }
  return offered;
}

test("the engine offers a draw if nothing is captured for long, and only once", async () => {
  assert.deepEqual(await play(39), []);
  assert.deepEqual(await play(200), [40]);
});

test("a capture begins the count again, and then a draw is offered again", async () => {
  assert.deepEqual(await play(69, { capturesAt: 30 }), []);
  assert.deepEqual(await play(100, { capturesAt: 30 }), [70]);
  assert.deepEqual(await play(200, { capturesAt: 60 }), [40, 100]);
});

test("an engine that is ahead plays on, if it is strong enough to win", async () => {
  assert.deepEqual(await play(100, { points: 200, level: 4 }), [40]);
  assert.deepEqual(await play(100, { points: 200, level: 5 }), []);
});
