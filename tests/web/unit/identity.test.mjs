/** When the game on a board gets another revision. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { stored } from "./fake-storage.mjs";

const { identify } = await import("../../../www/storage/identity.js");
const { saveGame, writeGame } = await import("../../../www/storage/current.js");
const { currentStored } = await import("../../../www/storage/stored-game.js");

beforeEach(() => stored.clear());

/**
 * A board with some moves of the first and the second player in turn.
 *
 * @param {string[]} moves
 * @param {any} [setup]
 * @returns {any}
 */
function makeBoard(moves, setup = {}) {
  const board = {
    state: {
      status: { kind: "ready" },
      gameId: 1,
      setup: { game: "ergo", options: [], players: ["person", "engine"], seconds: 1, level: 3, ...setup },
      /** @type {any} */
      view: undefined,
    },
    /** @param {any} patch */
    amend(patch) {
      Object.assign(board.state.setup, patch);
    },
    /** @param {string[]} after */
    play(...after) {
      const history = after.map((text, at) => ({ text, player: at % 2 }));
      board.state.view = { game: "ergo", moves: after, history, at: after.length };
    },
    /** How many revisions the game has. */
    count() {
      identify(/** @type {any} */ (board));
      return board.state.setup.pageData?.revisions?.length ?? 0;
    },
  };
  board.play(...moves);
  return board;
}

test("a change of a person is another revision, and a reply of the engine is none", () => {
  const board = makeBoard([]);
  assert.equal(board.count(), 0, "nothing was played");
  board.play("e5");
  assert.equal(board.count(), 1);
  const { entry } = board.state.setup.pageData;
  assert.equal(typeof entry, "string");
  board.play("e5", "a1");
  assert.equal(board.count(), 1);
  board.play("e5", "a1", "d5");
  assert.equal(board.count(), 2);
  // Moves are taken back, and another one is played.
  board.play("e5", "a1", "c4");
  assert.equal(board.count(), 3);
  // Of two moves that are seen at once, only the last is a reply.
  board.play("e5", "a1", "c4", "b1");
  assert.equal(board.count(), 3);
  board.play("e5", "a1", "c4", "b1", "d5", "b2");
  assert.equal(board.count(), 4);
  assert.equal(board.count(), 4, "nothing has changed");
  board.state.setup.ended = { reason: "time", winner: 0 };
  assert.equal(board.count(), 4, "the end of its time comes by itself");
  board.state.setup.ended = { reason: "resigned", winner: 1 };
  assert.equal(board.count(), 5);
  assert.equal(board.state.setup.pageData.entry, entry);
});

test("in a game of two engines, every move is a revision", () => {
  const board = makeBoard(["e5"], { players: ["engine", "engine"] });
  assert.equal(board.count(), 1);
  board.play("e5", "a1");
  assert.equal(board.count(), 2);
});

test("a version of another tab keeps its revisions", () => {
  const board = makeBoard(["e5", "a1"]);
  board.count();
  board.state.setup.pageData = { ...board.state.setup.pageData, revisions: [1, 2, 3] };
  board.play("e5", "a1", "d5", "b2");
  board.count();
  assert.deepEqual(board.state.setup.pageData.revisions, [1, 2, 3]);
  board.play("e5", "a1", "d5", "b2", "c5");
  assert.equal(board.count(), 4);
});

test("moves before anything looked at the board are another revision, also after a reload", () => {
  const pageData = { entry: "x", revisions: [1] };
  const board = makeBoard(["e5", "a1"], { pageData });
  writeGame("ergo", currentStored(board.state) ?? "");
  const [key] = [...stored.keys()].filter((key) => key.includes(" game "));
  assert.deepEqual(JSON.parse(stored.get(key) ?? "").revisions, [1]);
  const other = makeBoard(["e5", "a1", "d5"], { pageData: { ...pageData } });
  identify(other);
  assert.equal(other.state.setup.pageData.revisions.length, 2);
  // Stored before anything has followed its changes, a version does not pass for one that others know.
  saveGame(other.state);
  assert.equal(JSON.parse(stored.get(key) ?? "").revisions, undefined);
});

test("what revisions a game of an earlier version has is left to the library", () => {
  const board = makeBoard(["e5", "a1"], { pageData: { entry: "x" } });
  assert.equal(board.count(), 0);
  board.play("e5", "a1", "d5");
  assert.equal(board.count(), 0);
});
