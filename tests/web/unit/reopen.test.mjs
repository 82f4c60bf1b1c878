/** Stored games are opened again, and previous ones restored. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import "./css-loader.mjs";
import { Board } from "./fake-board.mjs";
import { faults, stored } from "./fake-storage.mjs";

Object.assign(globalThis, { document: Object.assign(new EventTarget(), { hidden: false }) });

const { firstGame, openFirst, openGame, openStored } = await import("../../../www/storage/reopen.js");
const { hasPrevious, hasReplaced, openInstead, openNew, restorePrevious } =
  await import("../../../www/storage/previous.js");
const { readCurrent, readGame, writeCurrent, writeGame } = await import("../../../www/storage/current.js");
const { isUnfinished, markStart } = await import("../../../www/storage/starting.js");
const { asideKey, gameKey } = await import("../../../www/storage/keys.js");
const { loadWords } = await import("../../../www/text/index.js");

const say = await loadWords();

/** Each test has a game of its own, as the page keeps what it has read. */
let game = "";
let count = 0;
beforeEach(() => void (game = `game${count++}`));
afterEach(() => {
  Object.assign(faults, { isFull: false, isUnreadable: false, isForbidden: false, longest: Infinity });
  stored.clear();
});

/** @returns {any} */
const boardOf = (/** @type {string[]} */ moves, setup = {}) => new Board(game, moves, setup);

/** A game as it is stored. */
const textOf = (/** @type {string[]} */ moves, setup = {}) => boardOf(moves, setup).text;

const NEWER = JSON.stringify({ version: 9 });

test("the stored game of a kind is opened, or else a new one that is like the one on the board", async () => {
  const board = boardOf(["e5"], { seconds: 7, level: 9 });
  stored.set(gameKey(game), textOf(["d5", "a1"], { seconds: 2, level: 5 }));
  await openGame(board, game);
  assert.deepEqual(board.moves, ["d5", "a1"]);
  assert.deepEqual([board.state.setup.seconds, board.state.setup.level], [2, 5]);
  await openGame(board, "other");
  assert.deepEqual([board.moves, board.state.setup.game], [[], "other"]);
  assert.deepEqual([board.state.setup.seconds, board.state.setup.level], [2, 5]);
  // A game with a friend has no level.
  const remote = { id: "abc", names: ["", ""], settled: 0 };
  const friends = boardOf(["e5"], { level: 9, players: ["person", "remote"], remote });
  await openGame(friends, "other");
  assert.equal(friends.state.setup.level, 1);
  const first = boardOf([]);
  first.state.view = undefined;
  await openGame(first, "other");
  assert.equal(first.state.setup.level, 1);
  assert.deepEqual(board.notices, []);
});

test("a game that cannot be read, or that the rules refuse, is set aside, and said", async () => {
  for (const isRefused of [false, true]) {
    game += "x";
    const board = boardOf([]);
    const text = isRefused ? textOf(["z9"]) : "{";
    stored.set(gameKey(game), text);
    board.refuse = (/** @type {any} */ { moves }) =>
      moves.length > 0 ? { code: "illegal", line: 1, column: 1 } : undefined;
    await openGame(board, game);
    assert.deepEqual(board.moves, []);
    assert.deepEqual(board.notices, [say.stored.damaged]);
    assert.equal(stored.get(asideKey(game)), text);
    assert.ok(writeGame(game, textOf(["e5"])));
    assert.equal(stored.get(gameKey(game)), textOf(["e5"]));
  }
});

test("a damaged game that cannot be set aside stays where it is", async () => {
  const board = boardOf([]);
  stored.set(gameKey(game), "{");
  faults.isFull = true;
  await openGame(board, game);
  faults.isFull = false;
  assert.ok(writeGame(game, textOf(["e5"])));
  assert.equal(stored.get(gameKey(game)), "{");
  assert.equal(readGame(game), textOf(["e5"]));
});

test("a game of a newer version stays where it is, and is said at each visit", async () => {
  stored.set(gameKey(game), NEWER);
  const board = boardOf([]);
  await openGame(board, game);
  assert.ok(writeGame(game, textOf(["e5"])));
  const next = boardOf([]);
  await openGame(next, game);
  assert.deepEqual(next.moves, ["e5"]);
  assert.deepEqual([board.notices, next.notices], [[say.stored.newer], [say.stored.newer]]);
  assert.equal(stored.get(gameKey(game)), NEWER);
  assert.ok(!stored.has(asideKey(game)));
  // A text that is given is not the stored game.
  const given = boardOf([]);
  await openStored(given, given.state.setup, textOf(["d5"]));
  assert.deepEqual([given.moves, given.notices], [["d5"], []]);
});

test("a visit begins with the requested game, or the one that was played last, if there is such a game", async () => {
  writeCurrent(game);
  assert.equal(firstGame(["ergo", game]), game);
  assert.equal(firstGame(["ergo", game], "ergo"), "ergo");
  assert.equal(firstGame(["ergo"]), "ergo");
  const board = boardOf([]);
  await openFirst(board, ["ergo"], "ergo");
  assert.deepEqual(board.notices, []);
  await openFirst(board, ["ergo"]);
  assert.deepEqual(board.notices, [say.stored.unknown]);
  // The note of the game of a newer version stays until somebody plays another one.
  assert.ok(writeGame("ergo", textOf([]), false));
  assert.equal(readCurrent(), game);
  assert.ok(writeGame("ergo", textOf(["e5"])));
  assert.equal(readCurrent(), "ergo");
});

test("a game that was played can be restored after another one took its place", async () => {
  const board = boardOf(["e5"]);
  await openInstead(board, { ...board.state.setup, moves: ["d5"] });
  assert.ok(hasPrevious(game));
  assert.ok(hasReplaced(board.state.setup));
  await restorePrevious(board);
  assert.deepEqual(board.moves, ["e5"]);
  await restorePrevious(board);
  assert.deepEqual(board.moves, ["d5"]);
  await restorePrevious(boardOf([], { game: "none" }));
});

test("a game without moves, with a friend or that is over is not one to restore", async () => {
  const players = ["person", "person"];
  const board = boardOf([]);
  await openInstead(board, { ...board.state.setup, moves: ["d5"] });
  assert.ok(!hasPrevious(game));
  const remote = { id: "abc", names: ["", ""], settled: 0 };
  await board.open({ players: ["person", "remote"], remote, moves: ["e5"] });
  await openInstead(board, { ...board.state.setup, players, remote: undefined, moves: [] });
  assert.ok(!hasPrevious(game));
  board.play("e5");
  board.state.view.outcome = { reason: "five" };
  await openNew(board, { ...board.state.setup, moves: [] });
  assert.ok(!hasPrevious(game));
  assert.equal(board.state.setup.pageData.isAfterEnd, true);
  // One that was left before that can be restored later, but is not offered.
  board.play("e5");
  await openNew(board, { ...board.state.setup, moves: [] });
  assert.ok(hasReplaced(board.state.setup));
  board.play("d5");
  board.state.view.outcome = { reason: "five" };
  await openNew(board, { ...board.state.setup, moves: [] });
  assert.ok(hasPrevious(game) && !hasReplaced(board.state.setup));
});

test("a game that cannot be opened takes the place of none", async () => {
  const board = boardOf(["e5"]);
  await openInstead(board, { ...board.state.setup, moves: ["d5"] });
  const before = stored.get(`ergo / before ${game}`);
  board.refuse = () => ({ code: "illegal" });
  assert.deepEqual(await openInstead(board, { ...board.state.setup, moves: ["z9"] }), { code: "illegal" });
  assert.equal(stored.get(`ergo / before ${game}`), before);
  assert.deepEqual(board.moves, ["d5"]);
});

test("a start that did not end is noticed, one that goes on elsewhere is not", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  const { sessionStorage } = globalThis;
  assert.ok(!isUnfinished());
  const end = markStart();
  assert.ok(isUnfinished(), "this tab was reloaded");
  // Another tab has not been silent for long.
  const [key] = [...stored.keys()];
  sessionStorage.removeItem(key);
  assert.ok(!isUnfinished());
  const text = stored.get(key) ?? "";
  context.mock.timers.tick(3000);
  assert.notEqual(stored.get(key), text, "it is known to go on");
  assert.ok(!isUnfinished());
  end();
  context.mock.timers.tick(4000);
  assert.ok(!stored.has(key));
  context.mock.timers.tick(10_000);
  assert.ok(!isUnfinished());
  stored.set(key, text);
  assert.ok(isUnfinished(), "a tab that is gone");
  // A page that is left or hidden ends its start.
  markStart();
  dispatchEvent(new Event("pagehide"));
  assert.ok(!stored.has(key));
  markStart();
  stored.set(key, "another 1");
  Object.assign(document, { hidden: true });
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(stored.get(key), "another 1", "the start of another tab");
  Object.assign(document, { hidden: false });
});
