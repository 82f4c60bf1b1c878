/** The interface of the wasm module, in Node. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadWords, words } from "../../../www/text/index.js";
import { Game, GameTexts, listGames, listLevels } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import { setUp } from "./set-up.mjs";

await loadWords("play");

const texts = new GameTexts();

test("every listed game opens with a board and a view", () => {
  const games = listGames();
  assert.ok(games.length >= 1);
  const byId = new Map(games.map(({ id, blackBegins }) => [id, blackBegins]));
  assert.deepEqual([byId.get("ergo"), byId.get("emergo")], ["black-begins", undefined]);
  for (const { id, options } of games) {
    const game = new Game(id, options);
    const { width, height, rows } = game.board();
    assert.ok(width > 0 && height > 0);
    const cells = rows.flat().map(({ cell }) => cell);
    assert.equal(new Set(cells).size, cells.length, `${id} names each cell once`);
    const view = game.view();
    assert.deepEqual([view.game, view.at, view.history, view.turn], [id, 0, [], 0]);
    assert.deepEqual([...view.options].sort(), [...options].sort());
    game.free();
  }
});

test("unknown games and options throw and say which", () => {
  assert.throws(() => new Game("halma", []), /halma/);
  assert.throws(() => new Game("ergo", ["fly"]), /fly/);
});

test("taps enter a move, and an illegal tap is refused with its reason", () => {
  const game = new Game("ergo", []);
  const cells = new Map(
    game
      .board()
      .rows.flat()
      .map(({ name, cell }) => [name, cell]),
  );
  const tap = (/** @type {string} */ name) => {
    const move = game.tap(Number(cells.get(name)));
    if (move !== undefined) assert.equal(game.play(move), undefined);
  };
  tap("e5");
  tap("a1");
  tap("e5");
  assert.deepEqual(game.view().entry, [cells.get("e5")]);
  tap("f6");
  const { refusal } = game.view();
  assert.equal(refusal?.code, "soldier-diagonal");
  assert.deepEqual(refusal.path, [cells.get("e5"), cells.get("f6")]);
  // A piece could be dropped on f6, so the chosen one is let go.
  assert.deepEqual(game.view().entry, []);
  tap("e5");
  tap("e6");
  assert.deepEqual(game.view().moves, ["e5", "a1", "e5-e6"]);
  assert.deepEqual(game.view().animations[0].path, [cells.get("e5"), cells.get("e6")]);
});

test("taps on cells that do not exist change nothing", () => {
  const game = new Game("ergo", []);
  const before = game.view();
  for (const cell of [10, 99, 200, 255]) {
    game.tap(cell);
    assert.deepEqual(game.view(), before, `cell ${cell}`);
  }
});

test("moves are played from a position up to the first error, which is located", () => {
  const game = new Game("ergo", []);
  assert.equal(game.follow(undefined, ["e5"]), undefined);
  const error = game.follow(undefined, ["e5", "e5"]);
  assert.deepEqual([error?.code, error?.column, error?.found], ["illegal", 4, "e5"]);
  assert.deepEqual(game.view().moves, ["e5"]);
  assert.equal(game.play("e5")?.code, "illegal");
  assert.equal(game.goTo(7), false);
  const position = "10/10/10/10/4S5/10/10/10/10 2";
  assert.equal(game.follow(position, ["a1"]), undefined);
  const { start, moves } = game.view();
  assert.deepEqual({ start, moves }, { start: position, moves: ["a1"] });
  assert.equal(game.follow("10/10 2", [])?.column, 6);
  assert.deepEqual(game.view().moves, ["a1"], "nothing changes then");
});

test("the cells of a move that is not legal say why", () => {
  const game = new Game("ergo", []);
  setUp(game, "startpos moves e5 a1");
  const [e5, e6, a1] = ["e5", "e6", "a1"].map(
    (name) =>
      game
        .board()
        .rows.flat()
        .find((field) => field.name === name)?.cell ?? NaN,
  );
  assert.deepEqual(game.refusalOf("a1"), { code: "not-yours", number: undefined, path: [a1] });
  game.tap(e5);
  const { path } = game.refusalOf("e5xa1") ?? assert.fail();
  assert.deepEqual(path, [e5, a1]);
  assert.deepEqual(game.view().entry, [e5], "what is being entered stays");
  for (const text of ["e6", "e5-e6", "e5z99", "nothing", ""])
    assert.equal(game.refusalOf(text), undefined, text);
  assert.equal(game.tap(e6), "e5-e6");
  game.free();
});

test("a preview shows the position after some moves and does not change the game", () => {
  const game = new Game("ergo", []);
  setUp(game, "startpos moves e5 a1");
  const before = game.view();
  const { position, at, last, animations, steps, origins } = game.preview(["e5-e6", "a1-b1"]);
  assert.equal(position, "10/10/10/4S5/10/10/10/10/1l8 1");
  assert.deepEqual([at, last, steps, origins], [4, animations[0].path, [], []]);
  assert.deepEqual(game.preview([]).pieces, before.pieces);
  assert.deepEqual(game.view(), before);
  assert.throws(() => game.preview(["e5-e6", "e5-e6"]), /expected/);
});

test("there are eleven levels, with time limits of at most five seconds", () => {
  const levels = listLevels();
  assert.equal(levels.length, 11);
  for (const { seconds } of levels) assert.ok(seconds > 0 && seconds <= 5);
});

test("a search in slices finds a legal move and ends at its node limit", () => {
  const game = new Game("ergo", []);
  game.begin({ nodes: 20_000 });
  let slices = 0;
  while (!game.think(5)) slices++;
  const info = game.searchInfo();
  assert.ok(slices < 10_000);
  assert.ok(info?.best && game.moves().includes(info.best));
  assert.equal(info.nodes, 20_000);
  game.play(info.best);
  assert.equal(game.searchInfo(), undefined, "the result for the previous position is dropped");
});

test("the vectors of Ergo hold in wasm", () => {
  const game = new Game("ergo", []);
  const lines = readFileSync(new URL("../../vectors/ergo.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  assert.equal(lines.length, 200);
  for (const line of lines) {
    const [position, legal, move, after, result] = line.split(" | ");
    assert.equal(setUp(game, `fen ${position}`), undefined);
    const moves = game.moves();
    assert.equal(moves.join(" "), legal);
    const results = moves.map((text) => game.preview([text]).position);
    assert.equal(new Set(results).size, moves.length, position);
    const mover = game.view().turn;
    assert.equal(game.play(move), undefined);
    const view = game.view();
    assert.equal(view.position, after);
    const winner = { none: undefined, draw: null, win: mover }[result];
    assert.equal(view.outcome ? (view.outcome.winner ?? null) : undefined, winner);
  }
});

for (const { id } of listGames()) {
  test(`the engine plays ${id} against itself to the end, which has a message`, () => {
    const game = new Game(id, []);
    for (let turn = 0; turn < 600 && !game.view().outcome; turn++) {
      game.begin({ nodes: 300 });
      while (!game.think(1000));
      assert.equal(game.play(String(game.searchInfo()?.best)), undefined);
    }
    const { outcome, at } = game.view();
    assert.ok(outcome && outcome.reason in words.outcomes, `${outcome?.reason} after ${at} turns`);
  });
}

test("playing out three plies gives the perft number", () => {
  const game = new Game("ergo", []);
  let lines = 0;
  for (const first of game.moves()) {
    game.play(first);
    for (const second of game.moves()) {
      game.play(second);
      lines += game.moves().length;
      game.goTo(1);
    }
    game.goTo(0);
  }
  assert.equal(lines, 830_896);
});

const GAME_TEXT =
  '[Game "ergo"]\n[First "Anna"]\n[Result "*"]\n\n1. e5 $1 {good [%eval 0.5]} (1. d5 {or} 1... a1) 1... a1 *\n';

test("a text of several games is read, and an error has its place", () => {
  const { games, error, lists } = texts.read(`${GAME_TEXT}\n[Game "emergo"] 1. d3 *`);
  assert.equal(error, undefined);
  assert.deepEqual(lists, []);
  assert.deepEqual(
    games?.map(({ game, turns, result }) => [game, turns, result]),
    [
      ["ergo", 2, "*"],
      ["emergo", 1, "*"],
    ],
  );
  assert.deepEqual(games?.[0].tags, [
    ["Game", "ergo"],
    ["First", "Anna"],
    ["Result", "*"],
  ]);
  assert.deepEqual(games?.[0].moves, ["e5", "a1"]);
  assert.equal(texts.read(String(games?.[0].text)).games?.[0].text, games?.[0].text);
  const refused = texts.read(GAME_TEXT.replace("1... a1 *", "1... e5 *"));
  assert.equal(refused.games, undefined);
  assert.deepEqual([refused.error?.code, refused.error?.line, refused.error?.found], ["illegal", 5, "e5"]);
});

test("a text of ten megabytes is rejected with its place", () => {
  const { error } = texts.read(GAME_TEXT.repeat(100_000));
  assert.equal(error?.code, "text-long");
  assert.ok(error.line > 100_000 && error.column >= 1);
});

test("a text of four megabytes with a quarter of a million games is rejected before it fills the memory", () => {
  const game = '[Game "ergo"] *\n';
  const { error, games, lists } = texts.read(game.repeat(250_000));
  assert.deepEqual([error?.code, error?.line, games, lists], ["games-many", 2_001, undefined, []]);
  assert.equal(texts.read(game.repeat(2_000)).games?.length, 2_000);
});

test("move lists are distinguished from other texts and read", () => {
  assert.deepEqual(texts.read("1. e7 c5").lists, ["emergo"]);
  assert.deepEqual(texts.read("1. c2@d3-e4-f5-g6").lists, ["intermedium"]);
  assert.deepEqual(texts.read("no game at all").lists, []);
  assert.deepEqual(texts.readList("emergo", "1. e7 c5").games?.[0].moves, ["d6", "d4"]);
  assert.equal(texts.readList("ergo", "e5").error?.code, "game-unread");
});

test("a game text is opened, continued and saved with new tags", () => {
  assert.ok(!new Game("ergo", []).hasAnnotations());
  assert.equal(texts.open("["), undefined);
  assert.equal(texts.open(""), undefined);
  const game = texts.open(GAME_TEXT) ?? assert.fail();
  assert.deepEqual(game.view().moves, ["e5", "a1"]);
  const { moves, tags } = game.annotations();
  const rest = { clock: undefined, goal: undefined, shapes: [], unread: [] };
  assert.deepEqual(moves[0].remarks, [{ ...rest, words: "good", eval: "0.50" }]);
  assert.deepEqual(
    moves.map(({ text, parent }) => [text, parent]),
    [
      ["e5", undefined],
      ["d5", undefined],
      ["a1", 1],
      ["a1", 0],
    ],
  );
  assert.equal(tags.length, 3);
  game.goTo(1);
  game.play("j9");
  const text = game.save([
    ["First", "Bob"],
    ["Second", "Cleo"],
    ["Date", "2026.11.21"],
  ]);
  assert.match(text, /First "Anna"/);
  assert.match(text, /Second "Cleo"/);
  assert.match(text, /1\.\.\. j9 \(1\.\.\. a1\) \*\n$/);
  assert.equal(game.follow(undefined, ["e5", "a1"]), undefined);
  assert.equal(game.annotations().moves.length, moves.length + 1);
  assert.equal(game.follow(undefined, ["e5", "e5"])?.column, 4);
});

test("each game of a text is opened by its own text", () => {
  const { games } = texts.read(`${GAME_TEXT}\n[Game "emergo"] 1. d3 *`);
  const [first, second] = games ?? assert.fail();
  assert.equal(texts.open(second.text)?.view().game, "emergo");
  assert.deepEqual(texts.open(first.text)?.view().moves, first.moves);
  // A game that is no longer cached is read again.
  assert.deepEqual(texts.open(second.text)?.view().moves, second.moves);
});

test("a link contains the game up to the position on the board", () => {
  for (const { id, options } of listGames()) {
    const game = new Game(id, options);
    for (let turn = 0; turn < 6; turn++) game.play(game.moves()[turn]);
    game.goTo(4);
    const { games } = texts.readLink(String(game.link()));
    assert.equal(games?.[0].turns, 4);
    assert.deepEqual([...(games?.[0].options ?? [])].sort(), [...options].sort());
    assert.deepEqual(games?.[0].moves, game.view().moves.slice(0, 4));
  }
  assert.equal(texts.readLink("7.more").error?.code, "link-newer");
});

test("the colours of a game are said, and the number of the next move", () => {
  const [{ tones, moves }] =
    texts.read('[Game "ergo"] [Options "black-begins"] 1. e5 *').games ?? assert.fail();
  assert.deepEqual(tones, ["black", "white"]);
  const game = new Game("ergo", ["black-begins"]);
  assert.deepEqual([game.view().tones, game.view().number], [tones, 1]);
  game.follow(undefined, [...moves, "a1"]);
  assert.equal(game.view().number, 2);
  game.goTo(1);
  assert.equal(game.view().number, 1);
  game.free();
});
