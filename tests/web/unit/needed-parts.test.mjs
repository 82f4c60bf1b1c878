/** Each call with only the parts of the WebAssembly module that it needs. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { mayGoBack, neededParts } from "../../../www/engine/needed-parts.js";
import { MODULE_PARTS } from "../../../www/games/module-parts.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { GAMES } from "../../../www/games/start.js";

const WASM = new URL("../../../www/wasm/", import.meta.url);

/** Every call, in an order in which each set of parts includes the one before. */
const CALLS_BY_PARTS = [
  ["open", "check", "end", "goTo", "play", "preview", "stop", "tap", "untap"],
  ["link", "moves", "read", "readLink", "readList", "save"],
  ["edit"],
  ["think"],
  [
    "attempt",
    "checkGoal",
    "draft",
    "editDraft",
    "examine",
    "explain",
    "facts",
    "judge",
    "readDraft",
    "recallReview",
    "refusalOf",
    "solution",
    "threats",
    "tryMove",
  ],
];

for (const game of GAMES)
  test(`every call of ${game} works with the parts that it needs`, async () => {
    const worker = new Worker(new URL("calls-with-parts.mjs", import.meta.url), { workerData: { game } });
    /** @type {{ op: string; parts: string[] }[]} */
    const made = await new Promise((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", reject);
    });
    assert.deepEqual(new Set(made.map(({ op }) => op)), new Set(CALLS_BY_PARTS.flat()));
    const rules = MODULE_PARTS[game];
    const sets = [[rules], ["texts"], ["editing"], [`${rules}-search`], ["study"]];
    for (const [at, ops] of CALLS_BY_PARTS.entries())
      for (const wanted of ops) {
        const parts = made.find(({ op }) => op === wanted)?.parts;
        assert.deepEqual(
          parts,
          sets
            .slice(0, at + 1)
            .flat()
            .toSorted(),
          wanted,
        );
      }
  });

test("a game on a small board needs the part of the game", () => {
  for (const [game, boards] of Object.entries(SMALL_BOARDS))
    for (const { id } of boards)
      assert.deepEqual(neededParts("open", [{ game: id }], "", false), [MODULE_PARTS[game]]);
});

test("games that a text may have come with it", () => {
  /**
   * @param {string} op
   * @param {unknown[]} args
   */
  const parts = (op, ...args) => [...new Set(neededParts(op, args, "", false))];
  const all = [...new Set(Object.values(MODULE_PARTS)), "texts"];
  for (const [game, part] of Object.entries(MODULE_PARTS)) {
    assert.deepEqual(parts("read", `[Game "${game}"] 1. a1 *`), [part, "texts"]);
    assert.deepEqual(parts("readLink", `1.${game}.0..LFA.vfGqTg`), [part, "texts"]);
    assert.deepEqual(parts("readList", game, "1. a1"), [part, "texts"]);
    assert.deepEqual(parts("open", { game, gameText: "1. a1" }).toSorted(), all.toSorted());
    assert.deepEqual(parts("open", { game, moves: ["a1"] }), [part]);
    assert.deepEqual(parts("open", { game, moves: ["a1"], study: true }), [part, "texts"]);
  }
  assert.deepEqual(parts("read", "1. a1 b2"), all);
  assert.deepEqual(parts("open", { game: "tricorn", moves: ["a1"] }), []);
});

test("a move that may be a variation comes with the tree of moves", () => {
  assert.deepEqual(neededParts("play", ["a1"], "", false), []);
  assert.deepEqual(neededParts("play", ["a1"], "", true), ["texts"]);
  assert.ok(mayGoBack("goTo", [1]));
  assert.ok(mayGoBack("open", [{ game: "", moves: ["a1"], at: 0 }]));
  assert.ok(!mayGoBack("open", [{ game: "", moves: ["a1"] }]));
  assert.ok(!mayGoBack("play", ["a1"]));
});

test("every game has its part, and the module has no others", () => {
  assert.deepEqual(Object.keys(MODULE_PARTS), GAMES);
  const files = readdirSync(WASM).filter((name) => name.endsWith(".wasm"));
  const games = [...new Set(Object.values(MODULE_PARTS))].flatMap((part) => [part, `${part}-search`]);
  const parts = [...games, "editing", "study", "texts"].map((part) => `${part}.wasm`);
  assert.deepEqual(files.toSorted(), [...parts, "ergo_wasm_bg.wasm"].toSorted());
  for (const name of parts) assert.ok(WebAssembly.validate(readFileSync(new URL(name, WASM))), name);
});
