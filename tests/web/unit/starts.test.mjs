/** Fair starts: balanced ones, handicaps, and the start of a rematch. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HANDICAPS } from "../../../www/games/handicaps.js";
import { Game, listGames } from "../../../www/wasm/ergo_wasm.js";
import { gamesWith, textOf } from "../game-files.mjs";
import "../load-module.mjs";

/** @import {Setup} from "../../../www/game/types.js" */

/** How often lists were fetched, and whether that fails. */
const fetched = { times: 0, fails: false };
globalThis.fetch = /** @type {any} */ (
  async (/** @type {URL} */ { pathname }) => {
    fetched.times++;
    const [, game] = /games\/(\w+)\/starts\.txt$/.exec(pathname) ?? [];
    if (fetched.fails) throw new TypeError("offline");
    return { ok: true, text: async () => textOf("starts", game) };
  }
);

const { balancedStarts, deal, findHandicap, kindOf, readStarts, startAgain } =
  await import("../../../www/play/starts.js");

/** @type {Setup} */
const SETUP = { game: "emergo", options: [], players: ["person", "engine"], seconds: 1, level: 3 };

/**
 * The view of a game from a position.
 *
 * @param {string} id
 * @param {string} start
 */
function viewOf(id, start) {
  const game = new Game(id, []);
  try {
    assert.equal(game.follow(start, []), undefined, start);
    return game.view();
  } finally {
    game.free();
  }
}

/**
 * The stones or pieces of either side, in hand and on the board.
 *
 * @param {ReturnType<typeof viewOf>} view
 */
const stonesOf = ({ hands, pieces }) =>
  [0, 1].map((side) =>
    [...hands[side], ...pieces.flatMap(({ stack }) => stack)].reduce(
      (sum, stones) => sum + (stones.side === side ? stones.count : 0),
      0,
    ),
  );

test("the list of a game has positions of games that go on", () => {
  for (const game of gamesWith("starts")) {
    const starts = readStarts(textOf("starts", game));
    assert.ok(starts.length >= 200, `${game}: ${starts.length}`);
    for (const start of starts.filter((_, at) => at % 10 === 0)) {
      const { outcome, start: from, history } = viewOf(game, start);
      assert.deepEqual([outcome, from, history], [undefined, start, []]);
    }
  }
});

test("lists are loaded once, and again after a failure", async () => {
  fetched.fails = true;
  await assert.rejects(balancedStarts("ergo"));
  assert.equal(await kindOf("ergo", "10/10/10/10/10/10/10/10/9S 2"), "standard", "no list says otherwise");
  fetched.fails = false;
  fetched.times = 0;
  const starts = await balancedStarts("ergo");
  assert.equal(await kindOf("ergo", starts[7]), "balanced");
  assert.equal(fetched.times, 1);
});

test("every start is dealt, but not the last one again", () => {
  const dealt = new Set(Array.from({ length: 200 }, () => deal(["a", "b", "c"], "b")));
  assert.deepEqual([...dealt].sort(), ["a", "c"]);
});

test("handicaps help either side by as much as they say", () => {
  for (const { id } of listGames().filter(({ id }) => id in HANDICAPS)) {
    const usual = stonesOf(new Game(id, []).view());
    let last = 0;
    for (const [at, { kind, amount, starts }] of HANDICAPS[id].entries()) {
      assert.ok(amount > last, `${id}: ${amount} after ${last}`);
      last = amount;
      for (const [helped, start] of starts.entries()) {
        const view = viewOf(id, start);
        const [own, other] = helped === 0 ? stonesOf(view) : stonesOf(view).toReversed();
        assert.equal(own, usual[0], start);
        assert.equal(other, usual[0] - (kind === "stones" ? amount : 0), start);
        if (kind === "soldiers") {
          assert.equal(view.pieces.length, amount, start);
          assert.ok(
            view.pieces.every(({ stack }) => stack[0].side === helped && stack[0].shape === "soldier"),
          );
          assert.equal(view.turn, helped, start);
        }
        assert.deepEqual(findHandicap(id, start), { at, helped });
      }
    }
  }
});

test("a rematch from a balanced start has the sides swapped, with a friend as well", async () => {
  const [start] = await balancedStarts("emergo");
  const last = { ...SETUP, start };
  assert.deepEqual(await startAgain(SETUP, last), {
    ...last,
    players: ["engine", "person"],
    remote: undefined,
  });
  // A request to swap sides changes nothing else.
  const asked = { ...SETUP, players: /** @type {Setup["players"]} */ (["engine", "person"]) };
  assert.deepEqual((await startAgain(asked, last)).players, ["engine", "person"]);
  const remote = { id: "q83vASNF", names: /** @type {[string, string]} */ (["Anna", "Zoë"]), settled: 4 };
  const players = /** @type {Setup["players"]} */ (["person", "remote"]);
  const again = await startAgain({ ...SETUP, players, remote }, { ...last, players, remote });
  assert.deepEqual(
    [again.players, again.remote?.names],
    [
      ["remote", "person"],
      ["Zoë", "Anna"],
    ],
  );
});

test("a handicap stays with its player, and other positions are not played again", async () => {
  const [first, second] = HANDICAPS.emergo[1].starts;
  const swapped = { ...SETUP, players: /** @type {Setup["players"]} */ (["engine", "person"]) };
  assert.equal((await startAgain(SETUP, { ...SETUP, start: first })).start, first);
  assert.equal((await startAgain(swapped, { ...SETUP, start: first })).start, second);
  assert.deepEqual((await startAgain(swapped, { ...SETUP, start: first })).players, swapped.players);
  const start = "x/x3/x5/x7/x4,1,x4/x4,2,x2/x5/x3/x 1 11-11";
  assert.equal(await startAgain(SETUP, { ...SETUP, start }), SETUP);
});
