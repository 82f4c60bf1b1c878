/** Even games in the library, and on the board: which count, what is help, and what is said of their end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./fake-storage.mjs";
import { LEVEL_RATINGS } from "../../../www/games/level-ratings.js";

const { careerIn, noteHelp, readCareer, tellChange } = await import("../../../www/storage/even.js");
const { evenLevels } = await import("../../../www/game/even.js");
const { loadWords } = await import("../../../www/text/index.js");

/**
 * The summary of an even game.
 *
 * @param {object} [more]
 * @returns {any}
 */
const summary = (more = {}) => ({
  id: "a",
  game: "ergo",
  rated: true,
  result: "1-0",
  side: 0,
  level: 3,
  time: 1,
  ...more,
});

/** @param {object[]} games */
const scores = (...games) => careerIn(games.map(summary), "ergo").steps.map(({ score }) => score);

test("a game is won, drawn or lost by the side of the person", () => {
  assert.deepEqual(scores({ result: "1-0", side: 0 }), [1]);
  assert.deepEqual(scores({ result: "0-1", side: 0 }), [0]);
  assert.deepEqual(scores({ result: "1-0", side: 1 }), [0]);
  assert.deepEqual(scores({ result: "0-1", side: 1 }), [1]);
  assert.deepEqual(scores({ result: "1/2-1/2", side: 0 }), [0.5]);
  assert.deepEqual(scores({ result: "1/2-1/2", side: 1 }), [0.5]);
});

test("only finished even games of this kind count, with a side and a level", () => {
  for (const more of [
    { rated: undefined },
    { result: "*" },
    { side: null },
    { level: null },
    { game: "emergo" },
  ])
    assert.deepEqual(scores(more), [], JSON.stringify(more));
  assert.deepEqual(scores({ time: 2, result: "0-1" }, { time: 1 }), [1, 0]);
  assert.deepEqual(careerIn([summary({ game: "later" })], "later").steps, []);
});

test("the first even game follows from the games against levels before it, later ones change nothing", () => {
  const lost = (/** @type {number} */ time) =>
    summary({ id: `${time}`, rated: undefined, result: "0-1", level: 1, time });
  const levels = LEVEL_RATINGS.ergo;
  const beginner = careerIn([lost(1), lost(2), lost(3)], "ergo");
  assert.ok(evenLevels(beginner, levels).level === 0, `${beginner.own.rating}`);
  const expert = careerIn([summary({ rated: undefined, level: 6 })], "ergo");
  assert.ok(evenLevels(expert, levels).level >= 5, `${expert.own.rating}`);
  assert.deepEqual([beginner.steps, expert.steps], [[], []]);
  const even = [summary({ time: 4 })];
  assert.deepEqual(careerIn([...even, lost(5), lost(6)], "ergo"), careerIn(even, "ergo"));
  assert.notDeepEqual(careerIn([...even, lost(3)], "ergo"), careerIn(even, "ergo"));
});

test("a career is what the library says, and damaged games count for nothing", async () => {
  /** @type {any} */
  let read;
  const store = {
    summaries: async (/** @type {any} */ reader) => {
      read = reader;
      return [summary()];
    },
  };
  assert.equal((await readCareer("ergo", store)).steps.length, 1);
  assert.equal(await read("a text"), undefined);
});

/**
 * A board with a game.
 *
 * @param {object} [state]
 * @param {"rated" | "helped"} [even]
 * @returns {any}
 */
function boardOf(state = {}, even = "rated") {
  const board = {
    state: /** @type {any} */ ({}),
    amend(/** @type {any} */ { pageData, ...more }) {
      if (pageData) this.state.setup.pageData = pageData;
      Object.assign(this.state, more);
    },
  };
  Object.assign(board.state, {
    status: { kind: "ready" },
    setup: { game: "ergo", pageData: { even, entry: "a" } },
    gameId: 1,
    view: viewOf(["e5"]),
    ...state,
  });
  return board;
}

/**
 * @param {string[]} moves
 * @param {object} [more]
 */
const viewOf = (moves, more = {}) => ({ moves, at: moves.length, history: moves.map(() => ({})), ...more });

/** Whether a board has a game without help. */
const isRated = (/** @type {any} */ board) => board.state.setup.pageData.even === "rated";

test("a hint, an analysis or an explanation is help, as long as the game goes on", () => {
  for (const help of [
    { hint: {} },
    { analysis: {} },
    { threats: { facts: {} } },
    { threats: { commentary: {} } },
  ]) {
    const board = boardOf(help);
    noteHelp(board);
    assert.ok(!isRated(board), JSON.stringify(help));
    assert.equal(board.state.setup.pageData.entry, "a");
    const over = boardOf({ ...help, view: viewOf(["e5"], { outcome: {} }) });
    noteHelp(over);
    assert.ok(isRated(over));
    // An earlier position may be looked at.
    const back = boardOf({ ...help, view: viewOf(["e5"], { at: 0 }) });
    noteHelp(back);
    assert.ok(isRated(back));
  }
  const plain = boardOf({ threats: {} });
  noteHelp(plain);
  assert.ok(isRated(plain));
  const loading = boardOf({ hint: {}, status: { kind: "loading" } });
  noteHelp(loading);
  assert.ok(isRated(loading));
});

test("a move that is taken back is help, and one that is played is none", () => {
  const board = boardOf({ view: viewOf(["e5", "f5"]) });
  noteHelp(board);
  board.state.view = viewOf(["e5", "f5", "g5"]);
  noteHelp(board);
  assert.ok(isRated(board));
  board.state.view = viewOf(["e5", "f5", "g6"]);
  noteHelp(board);
  assert.ok(!isRated(board));
  // Another game on the same board is another game.
  const next = boardOf({ view: viewOf(["e5", "f5"]) });
  noteHelp(next);
  Object.assign(next.state, { gameId: 2, view: viewOf(["d5"]) });
  noteHelp(next);
  assert.ok(isRated(next));
});

test("whoever goes on with a game that is over has taken something back", () => {
  const over = viewOf(["e5"], { outcome: {} });
  const board = boardOf({ view: over });
  noteHelp(board);
  board.state.view = viewOf(["e5"], { at: 0, outcome: {} });
  noteHelp(board);
  board.state.view = over;
  noteHelp(board);
  assert.ok(isRated(board));
  board.state.view = viewOf(["e5", "f5"]);
  noteHelp(board);
  assert.ok(!isRated(board));
  const running = boardOf({ view: over });
  noteHelp(running);
  running.state.view = viewOf(["e5"]);
  noteHelp(running);
  assert.ok(!isRated(running));
});

/**
 * The message at the end of a game.
 *
 * @param {any} board
 * @param {any[]} games
 * @param {() => unknown} [meanwhile]
 */
async function told(board, games, meanwhile) {
  const store = {
    summaries: async () => {
      meanwhile?.();
      return games;
    },
  };
  await tellChange(board, store, "a");
  return board.state.verdict;
}

test("the end of a game says what it has changed, or that it does not count", async () => {
  const say = (await loadWords()).even;
  assert.equal(await told(boardOf({}, "helped"), []), say.helped);
  const plain = boardOf();
  plain.state.setup.pageData = {};
  assert.equal(await told(plain, [summary()]), undefined);
  const one = careerIn([summary()], "ergo");
  assert.equal(await told(boardOf(), [summary()]), say.estimated(one.own.rating, 1));
  // Enough games against levels that are as strong make the rating certain.
  const many = Array.from({ length: 60 }, (_, at) =>
    summary({ id: at === 59 ? "a" : `${at}`, time: at, level: 4 + (at % 2), result: at % 2 ? "0-1" : "1-0" }),
  );
  const after = careerIn(many, "ergo").own.rating;
  const before = careerIn(many.slice(0, -1), "ergo").own.rating;
  assert.notEqual(Math.round(before), Math.round(after));
  assert.equal(await told(boardOf(), many), say.changed(before, after));
  assert.ok(LEVEL_RATINGS.ergo.length > 4);
});

test("nothing is said once another game is on the board", async () => {
  const board = boardOf();
  assert.equal(await told(board, [summary()], () => (board.state.gameId = 2)), undefined);
});
