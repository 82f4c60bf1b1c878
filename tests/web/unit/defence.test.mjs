/** Playing against a proof: the replies, what the winner plays, and how long that takes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { ROOT } from "../../../tools/site/files.js";
import { repliesTo } from "../../../www/findings/follow-worker.js";
import { Strategy as Followed } from "../../../www/findings/strategy.js";
import { Strategy, initSync } from "../../../www/findings/wasm/check.js";
import { ProofError } from "../../../www/parts/read-proof.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { MISSPELT, RIGHT } from "../proof-samples.mjs";

initSync({ module: readFileSync(join(ROOT, "www/findings/wasm/check_bg.wasm")) });

test("each reply has what the winner plays then, the longest defences first", () => {
  const strategy = new Strategy(RIGHT);
  assert.equal(strategy.turns(""), 2);
  const replies = repliesTo(strategy, "c5");
  assert.equal(replies.length, new Set(replies.map(({ move }) => move)).size);
  for (const { move, answer, turns } of replies) {
    assert.equal(answer, move.endsWith("b5") ? "g5" : "b5", move);
    assert.equal(turns, 1);
  }
  strategy.free();
});

test("what does not follow a proof is refused, and so is what is no proof", () => {
  const strategy = new Strategy(RIGHT);
  for (const game of ["g5", "c5 a1", "c5 c5 b5", "c5 a1 g5"])
    assert.throws(() => repliesTo(strategy, game), /the proof has no/, game);
  strategy.free();
  assert.throws(() => new Strategy(MISSPELT));
});

test("the winner wins within the moves that are promised, which become fewer with each", () => {
  const text = gunzipSync(readFileSync(join(ROOT, "tools/prove/proofs/e5-i4.txt.gz"))).toString();
  const strategy = new Strategy(text);
  let seed = 7;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 48_271) % 0x7f_ff_ff_ff;
    return seed % below;
  };
  for (const isLongest of [true, false]) {
    const game = new Game("ergo", []);
    for (const move of ["e5", "i4"]) game.play(move);
    /** @type {string[]} */
    const moves = [];
    const play = (/** @type {string} */ move) => {
      assert.equal(game.play(move), undefined, `${moves} ${move}`);
      moves.push(move);
    };
    let left = strategy.turns("") ?? 0;
    assert.equal(left, 13);
    play(strategy.answer("") ?? "");
    while (!game.view().outcome) {
      const replies = repliesTo(strategy, moves.join(" "));
      assert.deepEqual(replies.map(({ move }) => move).toSorted(), game.moves().toSorted());
      assert.equal(replies[0].turns, left - 1, "the longest defence lasts as long as was promised");
      const { move, answer, turns } = replies[isLongest ? 0 : random(replies.length)];
      left = turns;
      play(move);
      play(answer);
    }
    assert.equal(left, 1);
    assert.equal(game.view().outcome?.winner, 0);
    if (isLongest) assert.equal(moves.length, 25);
    game.free();
  }
  strategy.free();
});

/** A worker whose answers the test sends. */
class FakeWorker extends EventTarget {
  /** @type {string[]} */
  asked = [];
  /** @param {{ game: string }} message */
  postMessage({ game }) {
    this.asked.push(game);
  }
  /** @param {import("../../../www/findings/follow-worker.js").Answer} data */
  say(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

test("a worker is asked about each game once", async () => {
  const worker = new FakeWorker();
  const followed = new Followed(/** @type {any} */ (worker));
  const answers = ["c5", "c5", "d5"].map((move) => followed.repliesTo([move]));
  assert.deepEqual(worker.asked, ["c5", "d5"]);
  const reply = { move: "a1", answer: "b5", turns: 1 };
  worker.say({ game: "d5", replies: [] });
  worker.say({ game: "c5", replies: [reply] });
  assert.deepEqual(await Promise.all(answers), [[reply], [reply], []]);
});

test("a worker that fails is an error to all who wait", async (context) => {
  context.mock.method(console, "warn", () => {});
  const worker = new FakeWorker();
  const followed = new Followed(/** @type {any} */ (worker));
  const answers = ["c5", "d5"].map((move) => followed.repliesTo([move]));
  worker.say({ failure: "no memory" });
  for (const answer of answers) await assert.rejects(answer, ProofError);
});
