/** The opening explorer: what the page reads of the data of each game, and what the levels play. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "../load-module.mjs";
import { GAMES } from "../../../www/games/start.js";
import { chooseKnown } from "../../../www/explorer/levels.js";
import { hasUsualRules, loadOpenings, openingsNow } from "../../../www/explorer/openings.js";
import { openingOf } from "../../../www/explorer/review.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import { dataOf, openingsOf } from "../explorer-data.mjs";

/** @import {View} from "../../../www/wasm/ergo_wasm.js" */

/**
 * Runs something while the page can load the data, or cannot.
 *
 * @param {(name: string) => Response} answer
 * @param {() => Promise<unknown>} run
 */
async function withNetwork(answer, run) {
  const { fetch } = globalThis;
  const pages = { document: { querySelector: () => null } };
  Object.assign(globalThis, pages, {
    fetch: async (/** @type {string} */ url) => answer(url.replace(/.*\//, "")),
  });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(globalThis, "document");
    Object.assign(globalThis, { fetch });
  }
}

/** @param {string} name */
const respond = (name) => {
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(new Uint8Array(dataOf(name)), { headers: { "content-type": type } });
};

/** A value that is greater for a better move. */
const rank = (/** @type {import("../../../www/explorer/openings.js").KnownMove} */ { chance, win, loss }) =>
  chance ?? (win === undefined ? -1 / (loss ?? 1) : 1 + 1 / win);

/**
 * A view after some moves.
 *
 * @param {string} game
 * @param {readonly string[]} moves
 * @param {string[]} [options]
 */
function viewOf(game, moves, options = []) {
  const position = new Game(game, options);
  for (const move of moves) assert.equal(position.play(move), undefined, move);
  const view = position.view();
  position.free();
  return view;
}

for (const game of GAMES) {
  test(`${game}: known moves are legal, the best ones first, and images of each other lead to the same`, () => {
    const known = openingsOf(game);
    const start = new Game(game, []);
    const moves = known.movesIn(start.view());
    assert.ok(moves.length > 1);
    const all = moves.flatMap((row) => row.moves);
    assert.equal(new Set(all).size, all.length);
    const legal = new Set(start.moves());
    for (const move of all) assert.ok(legal.has(move), move);
    assert.deepEqual(
      moves.map(rank),
      moves.map(rank).toSorted((one, other) => other - one),
    );
    for (const { moves: alike } of moves) {
      const replies = alike.map((move) => known.movesIn(viewOf(game, [move])).map(rank));
      for (const other of replies) assert.deepEqual(other, replies[0]);
    }
  });

  test(`${game}: own games count by positions, mirror images too, until they are forgotten`, () => {
    const known = openingsOf(game);
    const view = viewOf(game, []);
    const own = () => known.movesIn(view).map((row) => row.own);
    const at = known.movesIn(view).findIndex(({ moves }) => moves.length > 1);
    const { moves } = known.movesIn(view)[at];
    assert.ok(own().every((count) => count === 0));
    for (const move of moves) known.count(move);
    assert.equal(own()[at], moves.length);
    assert.equal(
      own().reduce((sum, count) => sum + count),
      moves.length,
    );
    known.forget();
    assert.ok(own().every((count) => count === 0));
  });

  test(`${game}: the moves that are chosen vary, and cost no more than the limit`, () => {
    const known = openingsOf(game);
    const view = viewOf(game, []);
    const chanceOf = (/** @type {string | undefined} */ move) =>
      known.movesIn(view).find(({ moves }) => moves.includes(move ?? ""))?.chance ?? NaN;
    const best = known.movesIn(view)[0].chance ?? NaN;
    const choose = (/** @type {number} */ limit) =>
      Array.from({ length: 200 }, (_, seed) =>
        known.choose(view, { temperature: limit, limit }, seed * 7919),
      );
    // Differences of chances are not exact.
    for (const move of choose(0.02)) assert.ok(best - chanceOf(move) <= 0.02 + 1e-9, move);
    assert.ok(new Set(choose(0.5)).size > 2);
  });

  test(`${game}: as far as a game is known, so are its beginnings`, () => {
    const known = openingsOf(game);
    const line = [];
    for (let view = viewOf(game, []); line.length < 4; view = viewOf(game, line)) {
      const [best] = known.movesIn(view);
      if (!best) break;
      line.push(best.moves[0]);
    }
    assert.ok(line.length > 1);
    for (let count = 0; count <= line.length; count++)
      assert.equal(known.countKnown(line.slice(0, count)), count);
  });
}

test("openings are known for the usual rules", () => {
  for (const [options, isUsual] of /** @type {const} */ ([
    [[], true],
    [["swap"], true],
    [["black-begins", "swap"], true],
    [["centre-ban"], false],
    [["swap", "another"], false],
  ]))
    assert.equal(hasUsualRules({ options }), isUsual, String(options));
});

test("data that could not be loaded is loaded again; only the upper levels play it, from the start", async () => {
  const [game] = GAMES;
  const view = viewOf(game, []);
  /**
   * @param {number} level
   * @param {Partial<View>} [patch]
   * @returns {any}
   */
  const state = (level, patch) => ({ view: { ...view, ...patch }, setup: { level } });
  await withNetwork(
    () => new Response("", { status: 404 }),
    () => assert.rejects(loadOpenings(game)),
  );
  assert.equal(openingsNow(game), undefined);
  assert.equal(chooseKnown(state(10)), undefined);
  await withNetwork(respond, () => loadOpenings(game));
  const known = openingsNow(game)
    ?.movesIn(view)
    .flatMap(({ moves }) => moves);
  for (const level of [8, 9, 10]) assert.ok(known?.includes(chooseKnown(state(level)) ?? ""));
  for (const level of [1, 4, 7]) assert.equal(chooseKnown(state(level)), undefined);
  assert.equal(chooseKnown(state(10, { start: view.position })), undefined);
  for (const [level, plies] of [
    [8, 12],
    [9, 4],
    [10, 2],
  ]) {
    assert.ok(chooseKnown(state(level, { at: plies - 1 })));
    assert.equal(chooseKnown(state(level, { at: plies })), undefined);
  }
  // Where sides may be swapped, there is a search.
  assert.equal(chooseKnown(state(10, { options: ["swap"] })), undefined);
  assert.equal(chooseKnown(state(10, { options: ["swap"], at: 1, canSwap: true })), undefined);
  assert.ok(chooseKnown(state(10, { options: ["swap"], at: 1 })));
  assert.equal(chooseKnown(state(10, { options: ["another"] })), undefined);
});

test("a review says how far a game followed known openings, if that can be found out", async () => {
  const [game, other] = GAMES;
  const [best] = openingsOf(game).movesIn(viewOf(game, []));
  const reviewed = { game, options: [], line: [best.moves[0], "not a move"] };
  const { navigator } = globalThis;
  const pretend = (/** @type {unknown} */ value) =>
    Object.defineProperty(globalThis, "navigator", { configurable: true, value });
  pretend({ onLine: false });
  await withNetwork(respond, async () => {
    await loadOpenings(game);
    assert.deepEqual(await openingOf(reviewed), { text: "Known opening: the first move.", ply: 1 });
    assert.equal(await openingOf({ ...reviewed, line: [] }), undefined);
    assert.equal(await openingOf({ ...reviewed, start: "another" }), undefined);
    assert.equal(await openingOf({ ...reviewed, options: ["another"] }), undefined);
    const about = { ...reviewed, game: other, line: openingsOf(other).movesIn(viewOf(other, []))[0].moves };
    assert.equal(await openingOf(about), undefined, "without a network nothing is loaded");
    pretend({ onLine: true });
    assert.ok(await openingOf(about));
  });
  pretend(navigator);
});
