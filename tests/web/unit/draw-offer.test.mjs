/** The engine offers a draw where nothing happens for long. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import { SEARCHES } from "../../../www/game/searches.js";

/**
 * Lets the engine and a person move to and fro, and tells after which of the engine's moves it offers a draw.
 *
 * @param {number} moves
 * @param {{ points?: number; capturesAt?: number }} [game]
 */
async function play(moves, { points = 0, capturesAt = -1 } = {}) {
  const stack = (/** @type {0 | 1} */ side, /** @type {number} */ count) => ({
    stack: [{ side, shape: "stone", count }],
  });
  let at = 1;
  const viewOf = () => ({
    at,
    pieces: at > capturesAt && capturesAt >= 0 ? [stack(0, 3), stack(1, 1)] : [stack(0, 2), stack(1, 2)],
    hands: [[], []],
    turn: at % 2,
    player: at % 2,
    history: Array.from({ length: at }, () => ({})),
  });
  /** @type {number[]} */
  const offered = [];
  const session = {
    state: {
      status: { kind: "ready" },
      setup: { players: ["person", "engine"], seconds: 1, level: 1 },
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

test("the engine offers a draw if nothing is captured for long, and again after as long", async () => {
  assert.deepEqual(await play(30), []);
  assert.deepEqual(await play(100), [42, 82]);
});

test("a capture begins the count again, and an engine that is ahead plays on", async () => {
  assert.deepEqual(await play(70, { capturesAt: 30 }), []);
  assert.deepEqual(await play(80, { capturesAt: 30 }), [72]);
  assert.deepEqual(await play(100, { points: 200 }), []);
});
