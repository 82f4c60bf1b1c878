/** The game on the board is stored after each change, and follows what other tabs store. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Board, viewOf } from "./fake-board.mjs";
import { faults, stored } from "./fake-storage.mjs";

const page = Object.assign(new EventTarget(), { hidden: false });
Object.assign(globalThis, { document: page });

const { autosave } = await import("../../../www/storage/autosave.js");
const { followOtherTabs } = await import("../../../www/storage/tabs.js");
const { hasConflict, hasPrevious } = await import("../../../www/storage/previous.js");
const { isUnsaved, leaveCurrent, readCurrent, readForeign, readGame, writeCurrent } =
  await import("../../../www/storage/current.js");
const { parse } = await import("../../../www/storage/stored-game.js");
const { gameKey } = await import("../../../www/storage/keys.js");
const { loadWords } = await import("../../../www/text/index.js");

const say = (await loadWords()).stored;

/** Each test has a game of its own, as the page keeps what it has read. */
let game = "";
let count = 0;
beforeEach(() => void (game = `game${count++}`));
afterEach(() => {
  Object.assign(faults, { isFull: false, isUnreadable: false, isForbidden: false, longest: Infinity });
  page.hidden = false;
  stored.clear();
});

/** @param {any} board */
const save = (board) => autosave(board);
const movesStored = () => parse(stored.get(gameKey(game)) ?? "").setup?.moves;

/**
 * Another tab stores a game.
 *
 * @param {string[]} moves
 * @param {object} [setup]
 */
function storeElsewhere(moves, setup) {
  const { text } = new Board(game, moves, setup);
  stored.set(gameKey(game), text);
  return text;
}

/**
 * The event by which this tab hears of that.
 *
 * @param {string | undefined} newValue
 * @param {string | null} [key]
 */
const tell = (newValue, key = gameKey(game)) =>
  dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));

test("a game is stored after each change, and only then", () => {
  const board = new Board(game, []);
  save(board);
  board.play("e5");
  assert.deepEqual(movesStored(), ["e5"]);
  board.play("d5");
  assert.deepEqual(movesStored(), ["e5", "d5"]);
  board.set({ view: viewOf(game, ["e5", "d5"], 1) });
  assert.equal(parse(stored.get(gameKey(game)) ?? "").setup?.at, 1);
  board.set({ paused: true });
  assert.equal(parse(stored.get(gameKey(game)) ?? "").setup?.paused, true);
  stored.clear();
  board.set({ hint: {} });
  board.set({ status: { kind: "thinking" } });
  assert.equal(stored.size, 0, "a state that is stored alike");
});

test("a tab in which nothing was played does not replace what another tab has stored", () => {
  const board = new Board(game, ["e5"]);
  save(board);
  const theirs = storeElsewhere(["c4", "d5", "c5"]);
  board.set({ view: viewOf(game, ["e5"], 0) });
  assert.equal(stored.get(gameKey(game)), theirs);
  // Once somebody plays on here, the other one can be restored.
  board.play("d5");
  assert.deepEqual(movesStored(), ["e5", "d5"]);
  assert.ok(hasConflict(game));
  assert.ok(hasPrevious(game));
  // A game without moves comes after it.
  board.open({ players: ["person", "person"] });
  assert.ok(!hasConflict(game));
});

test("what another tab has stored is not kept besides a game that continues it", () => {
  const board = new Board(game, ["e5"]);
  save(board);
  const { entry, revisions } = board.state.setup.pageData;
  storeElsewhere(["e5"], { pageData: { entry, revisions } });
  board.play("d5", "e6");
  assert.deepEqual(movesStored(), ["e5", "d5", "e6"]);
  assert.ok(!hasConflict(game));
});

test("a game with a friend is kept for its tab, until another game is on the board", () => {
  const remote = { id: "abc", names: ["Ada", ""], settled: 0 };
  const board = new Board(game, ["e5"], { players: ["person", "remote"], remote });
  save(board);
  assert.equal(sessionStorage.getItem(gameKey(game)), board.text);
  board.open({ players: ["person", "person"], moves: ["a1"] });
  assert.equal(sessionStorage.getItem(gameKey(game)), null);
  assert.deepEqual(movesStored(), ["a1"]);
});

test("of a game whose text is too long the moves are stored, and one message says so", async () => {
  const board = new Board(game, [], { gameText: "x".repeat(5000) });
  save(board);
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  faults.longest = 2000;
  board.play("e5");
  board.play("d5");
  await settle();
  assert.deepEqual(movesStored(), ["e5", "d5"]);
  assert.deepEqual(board.notices, [say.unsaved]);
  faults.longest = Infinity;
  board.play("e6");
  assert.equal(stored.get(gameKey(game)), board.text, "there is room again");
  faults.longest = 2000;
  board.play("d6");
  await settle();
  assert.equal(board.notices.length, 2);
});

test("a page that is left stores how much time is left", () => {
  const board = new Board(game, ["e5"], { clock: { minutes: 5, increment: 0 } });
  save(board);
  stored.clear();
  dispatchEvent(new Event("pagehide"));
  assert.equal(stored.size, 0, "no clock runs");
  const clock = { left: [300_000, 200_000], running: { side: 0, since: performance.now() } };
  board.state = { ...board.state, clock };
  dispatchEvent(new Event("pagehide"));
  assert.ok(stored.has(gameKey(game)));
});

test("a game for which there is no room lasts as long as the page", () => {
  const board = new Board(game, []);
  save(board);
  faults.isFull = true;
  board.play("e5");
  assert.equal(movesStored()?.length, 0);
  assert.deepEqual(parse(readGame(game) ?? "").setup?.moves, ["e5"]);
  assert.ok(isUnsaved(game));
  faults.isFull = false;
  board.play("d5");
  assert.ok(!isUnsaved(game));
});

test("the game of a newer version is the one that was played last until somebody plays", () => {
  writeCurrent("chess");
  leaveCurrent();
  const board = new Board(game, ["e5"]);
  save(board);
  board.set({ paused: true });
  assert.equal(readCurrent(), "chess");
  board.play("d5");
  assert.equal(readCurrent(), game);
});

test("a game can be stored once more in place of what another tab has stored", () => {
  const board = new Board(game, ["e5"]);
  const saveAgain = save(board);
  storeElsewhere(["c4"]);
  saveAgain();
  assert.deepEqual(movesStored(), ["e5"]);
  assert.ok(hasConflict(game));
});

/** @param {Board} board */
function follow(board) {
  let conflicts = 0;
  followOtherTabs(/** @type {any} */ (board), () => conflicts++);
  return () => conflicts;
}

test("a tab that is behind follows another one, as soon as it is seen", () => {
  const board = new Board(game, ["e5"]);
  save(board);
  const conflicts = follow(board);
  const { pageData } = board.state.setup;
  const after = (/** @type {string[]} */ ...moves) => storeElsewhere(moves, { pageData });
  tell(after("e5", "d5"), "another key");
  // All keys are gone.
  tell(undefined, null);
  assert.deepEqual(board.state.view.moves, ["e5"]);
  tell(after("e5", "d5"));
  assert.deepEqual(board.state.view.moves, ["e5", "d5"]);
  page.hidden = true;
  tell(after("e5", "d5", "e6"));
  assert.deepEqual(board.state.view.moves, ["e5", "d5"]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(board.state.view.moves, ["e5", "d5", "e6"]);
  // The same moves, with something else: nothing has to be opened.
  const { opened } = board;
  tell(storeElsewhere(["e5", "d5", "e6"], { pageData, seconds: 9 }));
  assert.equal(board.opened, opened);
  assert.equal(readForeign(game), null, "this tab knows it");
  // One that has not gone so far is not followed.
  tell(after("e5"));
  assert.deepEqual(board.state.view.moves, ["e5", "d5", "e6"]);
  assert.equal(conflicts(), 0);
});

test("another game is not followed, nor one with a friend", () => {
  const board = new Board(game, ["e5"]);
  save(board);
  follow(board);
  tell(storeElsewhere(["c4", "d5"]));
  const remote = { id: "abc", names: ["Ada", ""], settled: 0 };
  tell(storeElsewhere(["e5", "d5"], { players: ["person", "remote"], remote }));
  tell("{");
  stored.set(gameKey(game), "{");
  tell("{");
  assert.deepEqual(board.state.view.moves, ["e5"]);
});

test("what this tab has overwritten before it heard of it can be restored", () => {
  const board = new Board(game, ["e5"]);
  save(board);
  const conflicts = follow(board);
  board.play("d5");
  const ours = stored.get(gameKey(game)) ?? "";
  const theirs = storeElsewhere(["c4", "d5"]);
  stored.set(gameKey(game), ours);
  tell(ours);
  assert.equal(conflicts(), 0);
  // A third tab has written after both.
  storeElsewhere(["a1"]);
  tell(theirs);
  assert.equal(conflicts(), 0);
  stored.set(gameKey(game), ours);
  tell(theirs);
  assert.equal(conflicts(), 1);
  assert.ok(hasConflict(game));
  assert.equal(stored.get(gameKey(game)), ours);
});
