/** Nets in the worker: requested once, and used as soon as they are there. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createNets } from "../../../www/engine/nets.js";
import { createEndpoint } from "../../../www/engine/worker.js";
import { Game, listGames } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

/** @param {string} id */
const netFile = (id) => new URL(`../../../src/games/${id}/net.bin`, import.meta.url);

/** @param {string} id */
const netOf = (id) => Uint8Array.from(readFileSync(netFile(id))).buffer;

/**
 * The result of a new engine of a game.
 *
 * @param {Game} game
 */
function search(game) {
  game.begin({ nodes: 2000 });
  while (!game.think(1000));
  return game.searchInfo()?.lines;
}

/** The results without and with the net. */
const without = search(new Game("ergo", []));
const equippedGame = new Game("ergo", []);
equippedGame.setNet(new Uint8Array(netOf("ergo")));
const withNet = search(equippedGame);

/** @type {Promise<undefined>} */
const never = new Promise(() => {});

test("every game that has a net searches differently with it", () => {
  const nets = listGames().filter(({ id }) => existsSync(netFile(id)));
  assert.ok(nets.length >= 4);
  for (const { id } of nets) {
    const game = new Game(id, []);
    const before = search(game);
    game.setNet(new Uint8Array(netOf(id)));
    assert.notDeepEqual(search(game), before, id);
    game.free();
  }
});

test("a damaged net, or that of another game, is an error and changes nothing", () => {
  const game = new Game("ergo", []);
  const damaged = new Uint8Array(netOf("ergo"));
  damaged[damaged.length - 1] ^= 1;
  for (const net of [damaged, new Uint8Array(netOf("emergo")), new Uint8Array()]) {
    assert.throws(() => game.setNet(net), /not a net of this game/);
  }
  assert.deepEqual(search(game), without);
  game.free();
});

test("a net is requested once and given to every game", async () => {
  /** @type {string[]} */
  const wanted = [];
  const nets = createNets((request) => wanted.push(request.wanted));
  const [one, other] = [new Game("ergo", []), new Game("ergo", [])];
  const equipped = [nets.equip(one, never), nets.equip(other, never)];
  nets.receive({ id: "ergo", net: netOf("ergo") });
  await Promise.all(equipped);
  assert.deepEqual(wanted, ["ergo"]);
  assert.deepEqual(search(one), withNet);
  assert.deepEqual(search(other), withNet);
});

test("a game does not wait for a net that is late or missing, and gets a late one later", async () => {
  const nets = createNets(() => {});
  const game = new Game("ergo", []);
  await nets.equip(game, Promise.resolve(undefined));
  assert.deepEqual(search(game), without);
  nets.receive({ id: "ergo", net: netOf("ergo") });
  await nets.equip(game, never);
  assert.deepEqual(search(game), withNet);
  const missing = createNets(() => {});
  const other = new Game("ergo", []);
  const equipped = missing.equip(other, never);
  missing.receive({ id: "ergo" });
  await equipped;
  assert.deepEqual(search(other), without);
});

test("a call interrupts a search that waits for its net", async () => {
  /** @type {any[]} */
  const replies = [];
  const post = createEndpoint((reply) => replies.push(reply), 5);
  post({ module: readFileSync(new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url)) });
  await post({ id: 1, op: "open", args: [{ game: "ergo", options: [] }] });
  const search = post({ id: 2, op: "examine", args: [0] });
  await post({ id: 3, op: "goTo", args: [0] });
  await search;
  const results = replies.filter(({ wanted }) => !wanted).map(({ id, result }) => [id, result === undefined]);
  assert.deepEqual(results, [
    [1, false],
    [3, false],
    [2, true],
  ]);
});
