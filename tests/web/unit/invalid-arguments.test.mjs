/** The real wasm module, in Node, called with invalid arguments: it throws or ignores them, and never traps. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { few } from "../e2e/sample.mjs";
import { BROKEN, Thrown, VALUES, describe, expectNoTrap, thrower } from "./invalid-values.mjs";
import * as wasmModule from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";

const { Editor, Game, GameTexts, listGames, listLevels } = wasmModule;

const texts = /** @type {any} */ (new GameTexts());

/** For counting arguments. */
const SAMPLE = { id: "ergo", move: "e5", finding: {} };

/**
 * The exports of the module, each with the number of its parameters, such as `Game.play` with 1, by the
 * generated declarations.
 */
const DECLARED = declaredIn(
  readFileSync(new URL("../../../www/wasm/ergo_wasm.d.ts", import.meta.url), "utf8"),
);

/**
 * @param {string} declarations
 * @returns {Map<string, number>}
 */
function declaredIn(declarations) {
  /** @type {Map<string, number>} */
  const found = new Map();
  let owner = "";
  for (const line of declarations.split("\n")) {
    // From here on, the file declares how the module is loaded.
    if (/^export (type InitInput|interface InitOutput)\b/.test(line)) break;
    const [, name] = /^export class (\w+) \{$/.exec(line) ?? [];
    if (name) owner = `${name}.`;
    if (line === "}") owner = "";
    const [, called, parameters] = /^(?:export function| {3}) (\w+)\((.*)\)(?:: .*)?;$/.exec(line) ?? [];
    if (called && (owner || line.startsWith("export")))
      found.set(owner + called, parameters.match(/\w+\??: /g)?.length ?? 0);
  }
  return found;
}

/**
 * Valid arguments of everything that is exported; each test replaces one of them. Without an entry here,
 * nothing may be exported.
 *
 * @type {Record<string, (about: { id: string; move: string; finding: any }) => any[]>}
 */
const VALID = {
  "Editor.constructor": ({ id }) => [id, []],
  "Editor.edit": () => ["put", [0, 0, 0]],
  "Editor.free": () => [],
  "Editor.read": () => ["10/10"],
  "Editor.view": () => [],
  "Game.annotations": () => [],
  "Game.attempt": ({ move }) => ["any", move],
  "Game.absorb": () => [new Uint8Array(28)],
  "Game.begin": () => [{ nodes: 5 }],
  "Game.bench": () => [],
  "Game.board": () => [],
  "Game.check": ({ move }) => [move],
  "Game.commentOn": ({ move }) => [1, [move]],
  "Game.constructor": ({ id }) => [id, []],
  "Game.edit": ({ move }) => [[["go", [move], []]]],
  "Game.end": () => [0, "resigned"],
  "Game.examine": ({ move }) => [0, 5, move, true],
  "Game.explain": ({ move }) => [[move]],
  "Game.facts": () => [],
  "Game.finding": () => [],
  "Game.follow": ({ move }) => [undefined, [move]],
  "Game.free": () => [],
  "Game.goOn": () => [1],
  "Game.goTo": () => [0],
  "Game.hasAnnotations": () => [],
  "Game.judge": ({ finding }) => [[finding]],
  "Game.link": () => [],
  "Game.moves": () => [],
  "Game.outgoing": () => [],
  "Game.play": ({ move }) => [move],
  "Game.preview": ({ move }) => [[move]],
  "Game.recallReview": () => [],
  "Game.refusalOf": ({ move }) => [move],
  "Game.refutation": () => [],
  "Game.save": () => [[["First", "Anna"]]],
  "Game.searchInfo": () => [],
  "Game.setNet": ({ id }) => [
    new Uint8Array(readFileSync(new URL(`../../../src/games/${id}/net.bin`, import.meta.url))),
  ],
  "Game.setStudy": () => [true],
  "Game.solution": () => ["any"],
  "Game.stop": () => [],
  "Game.tap": () => [0],
  "Game.think": () => [1],
  "Game.threats": () => [],
  "Game.tried": ({ move, finding }) => [move, finding, finding],
  "Game.untap": () => [],
  "Game.view": () => [],
  "GameTexts.constructor": () => [],
  "GameTexts.free": () => [],
  "GameTexts.open": ({ move }) => [`[Game "ergo"] 1. ${move} *`],
  "GameTexts.read": ({ move }) => [`[Game "ergo"] 1. ${move} *`],
  "GameTexts.readLink": () => ["1.ergo.0..LFA.vfGqTg"],
  "GameTexts.readList": ({ id }) => [id, "e7"],
  checkGoal: () => ["win 3"],
  listGames: () => [],
  listLevels: () => [],
  start: () => [],
};

test("everything that the module exports is called with invalid arguments", () => {
  assert.deepEqual([...DECLARED.keys()].sort(), Object.keys(VALID).sort());
  for (const [name, count] of DECLARED) assert.equal(VALID[name](SAMPLE).length, count, name);
  const exported = Object.entries(wasmModule).filter(([name]) => name !== "default" && name !== "initSync");
  for (const [name, value] of exported) {
    const members =
      typeof value === "function" && value.prototype ? Object.getOwnPropertyNames(value.prototype) : [];
    if (members.length <= 1) assert.ok(DECLARED.has(name) || DECLARED.has(`${name}.constructor`), name);
    else
      for (const member of members)
        if (!member.startsWith("__")) assert.ok(DECLARED.has(`${name}.${member}`), `${name}.${member}`);
  }
});

test("the declarations are read as they are written", () => {
  const text = [
    "export class Game {",
    "    free(): void;",
    "    [Symbol.dispose](): void;",
    "    edit(edits: [TreeEdit, string[], string[]][]): ParseError | undefined;",
    "    examine(ply: number, mv?: string | null): boolean;",
    "    constructor(id: string);",
    "}",
    "export function listGames(): GameInfo[];",
    "export interface InitOutput {",
    "    readonly start: () => void;",
    "export function initSync(module: Module): InitOutput;",
  ].join("\n");
  assert.deepEqual(Object.fromEntries(declaredIn(text)), {
    "Game.free": 0,
    "Game.edit": 1,
    "Game.examine": 2,
    "Game.constructor": 1,
    listGames: 0,
  });
});

/**
 * A finding of the start of a game.
 *
 * @param {any} game
 */
function findingOf(game) {
  game.examine(0, 5);
  while (!game.goOn(5));
  return game.finding();
}

/**
 * Calls an exported function, or a method of an object.
 *
 * @param {string} name
 * @param {any} object
 * @param {any[]} args
 */
function call(name, object, args) {
  const [owner, method] = name.split(".");
  const exported = /** @type {any} */ (wasmModule)[owner];
  if (method === undefined) return exported(...args);
  if (method === "constructor") return new exported(...args).free();
  const result = object[method](...args);
  return result instanceof Game ? result.free() : result;
}

// The games have the same methods, which convert their arguments in the same way.
for (const { id } of few(1, listGames())) {
  test(`nothing of ${id} traps, whatever argument it is called with`, () => {
    const create = {
      Editor: () => new Editor(id, []),
      Game: () => new Game(id, []),
      GameTexts: () => new GameTexts(),
    };
    const first = new Game(id, []);
    const about = { id, move: first.moves()[0], finding: findingOf(first) };
    for (const [name, count] of DECLARED) {
      const [owner, method] = name.split(".");
      if (method === "free") continue;
      const object = create[/** @type {keyof typeof create} */ (owner)]?.();
      const valid = VALID[name](about);
      assert.doesNotThrow(() => call(name, object, valid), name);
      expectNoTrap(() => call(name, object, []), `${name} without arguments`);
      for (let at = 0; at < count; at++) {
        for (const value of VALUES) {
          // Nothing else ends a search, and nothing may be left of one.
          if (object instanceof Game) object.stop();
          if (method === "goOn" || method === "think")
            assert.equal((object instanceof Game && object.searchInfo()?.depth) || 0, 0);
          expectNoTrap(
            () => call(name, object, valid.with(at, value)),
            `${name}, argument ${at + 1}: ${describe(value)}`,
          );
        }
        for (const broken of BROKEN(valid[at])) {
          expectNoTrap(
            () => call(name, object, valid.with(at, broken)),
            `${name}, argument ${at + 1}: ${JSON.stringify(broken)}`,
          );
        }
      }
      // It is neither locked nor broken.
      if (object instanceof Game) {
        object.stop();
        assert.equal(object.follow(first.view().position, []), undefined, name);
        assert.deepEqual(object.view().pieces, first.view().pieces, name);
        assert.equal(object.play(about.move), undefined, name);
      }
      if (object instanceof Editor) assert.ok(object.view(), name);
      object?.free();
    }
  });
}

for (const { id } of listGames()) {
  test(`${id} rejects invalid text with its place, and nothing changes`, () => {
    const game = new Game(id, []);
    game.play(game.moves()[3]);
    const { animations: _, ...before } = game.view();
    for (const text of ["", " ", "\uD800", "🦁".repeat(99), "nowhere", "1", "e5 \uDFFF"]) {
      for (const error of [game.play(text), game.follow(text, [])]) {
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
    const numbers = [
      undefined,
      null,
      0,
      1,
      -1,
      2.5,
      NaN,
      Infinity,
      -Infinity,
      2 ** 32,
      2 ** 53,
      1e308,
      "3",
      true,
      5n,
    ];
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
  for (const ask of [
    () => game.begin(limits),
    () => game.preview(list),
    () => game.save(list),
    () => game.save([list]),
  ]) {
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
    for (const ask of ["play", "check"])
      assert.throws(() => game[ask](value), /string/, `${ask} ${describe(value)}`);
    if (value !== undefined) assert.throws(() => game.follow(value, []), /string/, describe(value));
  }
  for (const value of [undefined, null, "e5", {}, { length: 1, 0: "e5" }]) {
    assert.throws(() => game.preview(value), /array/, describe(value));
    assert.throws(() => game.follow(undefined, value), /array/, describe(value));
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
  for (const value of [undefined, NaN, 0.5, -1, 2 ** 32, 2 ** 32 + 1])
    assert.equal(game.goTo(value), false, describe(value));
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
          if (error)
            assert.ok(
              error.code && error.line >= 1 && error.column >= 1,
              `${name}: ${JSON.stringify(error)}`,
            );
        },
        `${name} of ${describe(value)}`,
      );
    }
  }
});

test("opening any value as text does not trap", () => {
  for (const value of VALUES) expectNoTrap(() => texts.open(value)?.free(), describe(value));
  for (const value of [undefined, null, 5, {}])
    assert.throws(() => texts.open(value), /string/, describe(value));
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
  assert.ok(listGames().length > 1);
  assert.equal(listLevels().length, 11);
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
