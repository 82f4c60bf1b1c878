/** The real wasm module, in Node, called with invalid arguments: it throws or ignores them, and never traps. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Editor, Game, GameTexts, initSync, listGames, listLevels } from "../../../www/wasm/ergo_wasm.js";

const wasm = new URL("../../../www/wasm/ergo_wasm_bg.wasm", import.meta.url);
initSync({ module: readFileSync(wasm) });

const texts = /** @type {any} */ (new GameTexts());

/** The exception that getters throw here; it must be passed on unchanged. */
class Thrown extends Error {}

const thrower = () => {
  throw new Thrown();
};

/** Values of every type, most of them of the wrong one. @type {any[]} */
const VALUES = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  255,
  256,
  -256,
  2 ** 31,
  2 ** 32,
  2 ** 32 + 5,
  2 ** 53,
  2 ** 64,
  1e308,
  NaN,
  Infinity,
  -Infinity,
  0n,
  -1n,
  2n ** 64n,
  "",
  " ",
  "0",
  "e5",
  "startpos",
  "\0",
  "\uD800",
  "e5\uDFFF",
  "\uDC00\uD800",
  "🦁",
  "ä".repeat(70_000),
  "startpos moves" + " e5".repeat(5_000),
  "(".repeat(50_000),
  "[",
  "__proto__",
  "constructor",
  [],
  [[]],
  [1],
  ["e5"],
  ["e5", 5],
  [["First", "Anna"]],
  [["First"]],
  [[1, 2]],
  [["\uD800", "\uDC00"]],
  Array(3),
  Array.from({ length: 1000 }, () => "swap"),
  {},
  { nodes: "many" },
  { length: 1e9 },
  { length: -1 },
  Object.create(null),
  new Date(0),
  /e5/,
  new Map([["nodes", 1]]),
  new Uint8Array(8),
  new Proxy({}, { get: thrower }),
  {
    get nodes() {
      return thrower();
    },
  },
  { toString: thrower, valueOf: thrower },
  Symbol("e5"),
  () => "e5",
  Promise.resolve("e5"),
];

/** Describes a value in messages. @param {any} value */
const describe = (value) => {
  try {
    return `${typeof value} ${String(value).slice(0, 40)}`;
  } catch {
    return typeof value;
  }
};

/**
 * Calls a function, which may return or throw any error except a trap.
 * @param {() => unknown} ask @param {string} what
 */
const expectNoTrap = (ask, what) => {
  try {
    ask();
  } catch (error) {
    // A trap is a panic or a stack overflow; a null pointer is a freed handle.
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `${what}: ${error}`);
    assert.ok(!/null pointer|recursive use|unreachable/.test(String(/** @type {any} */ (error)?.message ?? "")), `${what}: ${error}`);
  }
};

/** Calls of a game with an arbitrary value, by name. @type {Record<string, (game: any, value: any) => unknown>} */
const CALLS = {
  tap: (game, value) => game.tap(value),
  goTo: (game, value) => game.goTo(value),
  play: (game, value) => game.play(value),
  check: (game, value) => game.check(value),
  preview: (game, value) => game.preview(value),
  setUp: (game, value) => game.setUp(value),
  follow: (game, value) => game.follow(value),
  save: (game, value) => game.save(value),
  begin: (game, value) => game.begin(value),
};

for (const { id, options } of listGames()) {
  test(`a game of ${id} survives any argument`, () => {
    const game = new Game(id, options);
    for (const [name, ask] of Object.entries(CALLS)) {
      for (const value of VALUES) {
        expectNoTrap(() => ask(game, value), `${name} of ${describe(value)}`);
        game.stop();
        assert.equal(game.view().game, id);
      }
    }
    assert.equal(game.setUp("startpos"), undefined);
    const fresh = new Game(id, options);
    assert.deepEqual(game.view(), fresh.view());
    fresh.play(fresh.moves()[0]);
    assert.equal(game.play(game.moves()[0]), undefined);
    assert.deepEqual(game.view().pieces, fresh.view().pieces);
  });

  test(`${id} rejects invalid text with its place, and nothing changes`, () => {
    const game = new Game(id, []);
    game.play(game.moves()[3]);
    const { animations: _, ...before } = game.view();
    for (const text of ["", " ", "\uD800", "🦁".repeat(99), "nowhere", "startpos moves", "fen", "fen 1", "startpos moves \uDFFF"]) {
      for (const error of [game.play(text), text.startsWith("startpos moves") ? game.setUp(`${text} x`) : game.setUp(text)]) {
        assert.ok(
          error && error.code && error.expected && error.column >= 1 && error.column <= text.length + 3,
          `${text}: ${JSON.stringify(error)}`,
        );
        const { animations: __, ...after } = game.view();
        assert.deepEqual(after, before, text);
      }
    }
  });

  test(`a search of ${id} keeps any limit or rejects it`, () => {
    const game = new Game(id, []);
    const numbers = [undefined, null, 0, 1, -1, 2.5, NaN, Infinity, -Infinity, 2 ** 32, 2 ** 53, 1e308, "3", true, 5n];
    for (const key of ["depth", "time", "lines", "level", "seed", "nodes"]) {
      for (const value of numbers) {
        // A node limit ends the search, unless it is the argument under test.
        const limits = /** @type {any} */ ({ nodes: 60, [key]: value });
        expectNoTrap(
          () => {
            game.begin(limits);
            for (let slice = 0; slice < 20 && !game.think(2); slice++);
            game.stop();
            const best = game.searchInfo()?.best;
            assert.ok(best && !game.check(best), `${key} ${describe(value)}: ${best}`);
          },
          `${key} of ${describe(value)}`,
        );
      }
    }
    for (const value of VALUES) expectNoTrap(() => game.begin({ nodes: 1, depth: value }), describe(value));
    game.begin({ nodes: 200 });
    for (const value of [undefined, null, NaN, -1, -Infinity, "many", "2", true, {}, [], 5n, Symbol("5")]) {
      expectNoTrap(() => game.think(/** @type {any} */ (value)), `think of ${describe(value)}`);
    }
    game.stop();
    assert.ok(game.moves().includes(String(game.searchInfo()?.best)));
  });
}

test("exceptions of the caller's objects are passed on, and the game survives", () => {
  const game = /** @type {any} */ (new Game("ergo", []));
  const limits = {
    get nodes() {
      return thrower();
    },
  };
  const list = new Proxy(/** @type {string[]} */ ([]), { get: thrower });
  for (const ask of [() => game.begin(limits), () => game.preview(list), () => game.save(list), () => game.save([list])]) {
    assert.throws(ask, Thrown);
    assert.equal(game.play("e5"), undefined);
    assert.ok(game.goTo(0));
  }
  // A reentrant call throws.
  assert.throws(() =>
    game.begin({
      get nodes() {
        return game.tap(0);
      },
    }),
  );
  game.begin({ nodes: 5 });
  while (!game.think(10));
  assert.ok(game.searchInfo().best);
});

test("values of other types are not converted to strings, numbers or arrays", () => {
  const game = /** @type {any} */ (new Game("ergo", []));
  game.play("a1");
  for (const value of [undefined, null, true, 5, {}, [], new String("e5")]) {
    for (const ask of ["play", "check", "setUp", "follow"]) assert.throws(() => game[ask](value), /string/, `${ask} ${describe(value)}`);
  }
  for (const value of [undefined, null, "e5", {}, { length: 1, 0: "e5" }]) {
    assert.throws(() => game.preview(value), /array/, describe(value));
    assert.throws(() => game.save(value), /array/, describe(value));
  }
  for (const value of [
    { depth: "3" },
    { nodes: NaN },
    { lines: 1.5 },
    { level: -1 },
    { seed: 2 ** 64 },
    { depth: 2 ** 32 },
    { time: {} },
  ]) {
    assert.throws(() => game.begin(value), /expected a/, JSON.stringify(value));
  }
  const before = game.view();
  for (const value of [undefined, NaN, Infinity, -1, 0.5, 256, 256 + before.pieces[0].cell, 2 ** 32, -256]) {
    assert.equal(game.tap(value), undefined);
    assert.deepEqual(game.view(), before, `tap ${describe(value)}`);
  }
  for (const value of [undefined, NaN, 0.5, -1, 2 ** 32, 2 ** 32 + 1]) assert.equal(game.goTo(value), false, describe(value));
});

test("an invalid game id throws", () => {
  for (const value of VALUES) {
    expectNoTrap(() => new Game(value, []).free(), describe(value));
    expectNoTrap(() => new Game("ergo", value).free(), describe(value));
    assert.throws(() => new Game(value, []));
  }
});

test("reading any value as text, list or link gives games or an error", () => {
  const readers = /** @type {[string, (value: any) => any][]} */ ([
    ["text", (value) => texts.read(value)],
    ["link", (value) => texts.readLink(value)],
    ["list", (value) => texts.readList("emergo", value)],
    ["game of a list", (value) => texts.readList(value, "e5")],
  ]);
  for (const [name, read] of readers) {
    for (const value of VALUES) {
      expectNoTrap(
        () => {
          const { games, error } = read(value);
          assert.equal(Boolean(games), !error, name);
          if (error) assert.ok(error.code && error.line >= 1 && error.column >= 1, `${name}: ${JSON.stringify(error)}`);
        },
        `${name} of ${describe(value)}`,
      );
    }
  }
});

test("opening any value as text does not trap", () => {
  for (const value of VALUES) expectNoTrap(() => texts.open(value)?.free(), describe(value));
  for (const value of [undefined, null, 5, {}]) assert.throws(() => texts.open(value), /string/, describe(value));
});

test("unpaired surrogates never appear in results", () => {
  const { error } = texts.read('[Game "ergo"] [First "\uD800"] 1. e5 \uDFFF');
  assert.doesNotMatch(String(error?.found), /\p{Surrogate}/u);
  const { games } = texts.read('[Game "ergo"] [First "A\uD800B"] 1. e5 {c\uDFFF} *');
  assert.doesNotMatch(String(games?.[0].text), /\p{Surrogate}/u);
  assert.deepEqual(texts.read(String(games?.[0].text)).games, games);
});

test("calls on a freed game throw, and other games still work", () => {
  const [game, other] = [new Game("ergo", []), new Game("ergo", [])];
  game.free();
  for (const ask of [() => game.view(), () => game.tap(0), () => game.think(1)]) {
    assert.throws(ask, (error) => error instanceof Error && !(error instanceof WebAssembly.RuntimeError));
  }
  assert.equal(other.play("e5"), undefined);
  assert.equal(listGames().length, 3);
  assert.equal(listLevels().length, 10);
});

test("a position that is set up survives arguments of every type", () => {
  for (const { id } of listGames()) {
    const editor = /** @type {any} */ (new Editor(id, /** @type {any} */ ([])));
    for (const value of VALUES) {
      expectNoTrap(() => editor.read(value), `reading ${describe(value)}`);
      expectNoTrap(() => editor.edit(value, [0, 0, 0]), `the edit ${describe(value)}`);
      for (const edit of ["put", "take", "take-all", "carry", "turn", "counter", "option"]) {
        for (const numbers of [value, [value, value, value], [0, value, 0]])
          expectNoTrap(() => editor.edit(edit, numbers), `${edit} with ${describe(value)}`);
      }
    }
    editor.edit("start", []);
    assert.deepEqual(editor.view().problems, [], id);
    editor.free();
    assert.throws(() => new Editor(id, /** @type {any} */ (["swop"])), /has no option/);
  }
});
