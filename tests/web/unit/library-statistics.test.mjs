/**
 * The statistics of the library and the opening tree: what is counted, and what summaries of earlier versions
 * lack.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { summaryOf } from "./summary.mjs";

Object.assign(globalThis, {
  location: new URL("https://example.org/ergo/"),
  IDBKeyRange,
  indexedDB: new IDBFactory(),
});

const { NAME, VERSION, resultOf } = await import("../../../www/storage/database.js");
const { DAMAGED, positionIn, storedPosition, summarise } = await import("../../../www/storage/entry.js");
const { isSummary } = await import("../../../www/storage/validate.js");
const { EVERYTHING, select } = await import("../../../www/library/filter.js");
const { Branches, pathOf, reaches } = await import("../../../www/library/opening-tree.js");
const { gamesOf } = await import("../../../www/library/outcome.js");
const { inSlices } = await import("../../../www/library/slices.js");
const { overTime, startOf, Statistics } = await import("../../../www/library/statistics.js");
const { Library } = await import("../../../www/storage/library.js");

/** @import {Summary} from "../../../www/storage/types.js" */
/** @import {Opening} from "../../../www/library/types.js" */

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

/**
 * A game of Ergo against level 1 that the person has won.
 *
 * @param {Partial<Summary>} more
 * @returns {Summary}
 */
const summary = (more) => summaryOf({ result: "1-0", turns: 2, isStandard: true, ...more });

const HERE = { players: /** @type {["person", "person"]} */ (["person", "person"]), side: null, level: null };
const FILE = { source: /** @type {const} */ ("file"), players: null, side: null, level: null };
const FRIEND = {
  source: /** @type {const} */ ("friend"),
  players: /** @type {["remote", "person"]} */ (["remote", "person"]),
  level: null,
};

/** @param {Summary[]} summaries */
function count(summaries) {
  const counts = new Statistics();
  for (const each of summaries) counts.add(each);
  return counts;
}

/**
 * @param {number} won
 * @param {number} drawn
 * @param {number} lost
 * @param {number} running
 * @param {number} other
 */
const tally = (won, drawn = 0, lost = 0, running = 0, other = 0) => ({ won, drawn, lost, running, other });

test("only games in which the person has one side are won, drawn or lost", () => {
  const { all, damaged, sides, dated } = count([
    summary({}),
    summary({ side: 1 }),
    summary({ side: 1, result: "0-1" }),
    summary({ result: "1/2-1/2" }),
    summary({ result: "*" }),
    summary({ ...HERE, result: "*" }),
    summary(HERE),
    summary({ ...HERE, result: "1/2-1/2" }),
    summary(FILE),
    summary({ ...FILE, result: "*" }),
    summary({ ...FILE, side: 0, result: "*" }),
    summary({ ...FILE, side: 0, result: "0-1" }),
    summary({ ...FILE, game: DAMAGED }),
  ]);
  assert.deepEqual(all, tally(2, 1, 2, 2, 5));
  assert.equal(gamesOf(all), 12);
  assert.equal(damaged, 1);
  assert.deepEqual(Object.fromEntries(sides), { 0: tally(1, 1, 1, 1, 1), 1: tally(1, 0, 1) });
  assert.equal(dated.length, 5);
});

test("games are counted by game, level and opponent", () => {
  const counts = count([
    summary({}),
    summary({ level: 3 }),
    summary({ level: 4, side: 1 }),
    summary({ game: "emergo", level: 2, result: "0-1" }),
    summary({ ...FRIEND, side: 1, result: "0-1", seats: ["Anna", "Me"] }),
    summary({ ...FRIEND, side: 1, seats: ["Anna", "Me"] }),
    summary({ ...FRIEND, side: 0, seats: ["Anna", ""] }),
    summary({ players: ["engine", "engine"], side: null, level: 9 }),
  ]);
  assert.deepEqual(Object.fromEntries(counts.games), { ergo: tally(4, 0, 2, 0, 1), emergo: tally(0, 0, 1) });
  assert.deepEqual(Object.fromEntries(counts.levels.get("ergo") ?? []), {
    1: tally(1),
    3: tally(1),
    4: tally(0, 0, 1),
  });
  assert.deepEqual(Object.fromEntries(counts.opponents), { Anna: tally(1, 0, 1), "": tally(1) });
  assert.equal(counts.beaten("ergo"), 3);
  assert.equal(counts.beaten("emergo"), undefined);
  assert.equal(counts.beaten("intermedium"), undefined);
});

test("games over time are in periods without gaps that end with the last game", () => {
  const at = (/** @type {number[]} */ ...day) => new Date(day[0], day[1], day[2], 23, 30).getTime();
  const chart = (/** @type {number[]} */ ...times) =>
    overTime(times.map((time) => ({ time, outcome: /** @type {const} */ ("won") })));
  const wins = (/** @type {ReturnType<typeof chart>} */ { periods }) =>
    periods.map(({ tally: { won } }) => won).join("");
  assert.deepEqual(chart().periods, []);
  const days = chart(at(2026, 2, 31), at(2026, 3, 2), at(2026, 3, 2), at(2026, 3, 3));
  assert.deepEqual(
    [days.unit, wins(days), days.periods.at(-1)?.start],
    ["day", "00001021", new Date(2026, 3, 3).getTime()],
  );
  const weeks = chart(at(2026, 0, 4), at(2026, 0, 5), at(2026, 0, 11), at(2026, 1, 1));
  assert.deepEqual([weeks.unit, wins(weeks)], ["week", "00012001"]);
  assert.equal(weeks.periods.at(-1)?.start, new Date(2026, 0, 26).getTime());
  const months = chart(at(2025, 10, 30), at(2026, 0, 1), at(2026, 10, 1));
  assert.deepEqual([months.unit, wins(months)], ["month", "1010000000001"]);
  const years = chart(at(1850, 0, 1), at(2003, 5, 1), at(2026, 5, 1), Infinity, NaN);
  assert.deepEqual([years.unit, wins(years), years.earlier], ["year", "100000000000000000000001", 1]);
  assert.equal(startOf(at(99, 5, 1), "year"), startOf(at(99, 0, 1), "day"));
  assert.equal(wins(chart(at(2026, 5, 1))), "00000001");
});

const GAMES = [
  summary({ turns: 3, opening: "e5 d5 e6" }),
  summary({ turns: 3, opening: "e5 d5 c4", result: "0-1" }),
  summary({ side: 1, result: "1/2-1/2" }),
  summary({ ...HERE, turns: 1, opening: "e5" }),
  summary({ turns: 0, opening: "", result: "*" }),
  summary({ turns: 2, opening: "e55 d5" }),
  summary({ game: "emergo", opening: "e5 d5" }),
  summary({ ...FILE }),
  summary({ isStandard: false }),
];

/** @param {Partial<Opening>} more */
function branches(more) {
  const found = new Branches({ game: "ergo", side: "any", moves: "", ...more });
  for (const each of GAMES) found.add(each);
  return found;
}

test("the opening tree has the moves of one's own games from the start position", () => {
  const root = branches({});
  assert.deepEqual(root.all, tally(2, 1, 1, 1, 1));
  assert.deepEqual(Object.fromEntries(root.next), { e5: tally(1, 1, 1, 0, 1), e55: tally(1) });
  assert.deepEqual([root.ended, root.outside], [1, 2]);
  const node = branches({ moves: "e5 d5" });
  assert.deepEqual(Object.fromEntries(node.next), { e6: tally(1), c4: tally(0, 0, 1) });
  assert.deepEqual([gamesOf(node.all), node.ended], [3, 1]);
  assert.equal(gamesOf(branches({ moves: "e5" }).all), 4);
  assert.deepEqual(Object.fromEntries(branches({ moves: "e5", side: "second" }).next), { d5: tally(0, 1) });
  assert.deepEqual(Object.fromEntries(branches({ moves: "e5", side: "first" }).next), { d5: tally(1, 0, 1) });
  assert.deepEqual(pathOf({ game: "ergo", side: "any", moves: "" }), []);
});

test("a game that goes on after the end of the tree has not ended there", () => {
  const moves = "a1 a2 a3 a4 a5 a6 a7 a8";
  const long = new Branches({ game: "ergo", side: "any", moves });
  long.add(summary({ turns: 9, opening: moves }));
  assert.deepEqual([gamesOf(long.all), long.next.size, long.ended], [1, 0, 0]);
});

test("the list can show the games that reach a node", () => {
  const opening = /** @type {Opening} */ ({ game: "ergo", side: "any", moves: "e5 d5" });
  const found = select(GAMES, { ...EVERYTHING, opening }, () => [""]);
  assert.equal(found.length, gamesOf(branches(opening).all));
  assert.ok(found.every((each) => reaches(each, opening)));
});

test("counting is done in slices, and stops when nobody needs it", async () => {
  const items = Array.from({ length: 10_000 }, (_, at) => at);
  const busy = () => {
    const end = performance.now() + 0.01;
    while (performance.now() < end);
  };
  let sum = 0;
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  assert.equal(await inSlices(items, (item) => (busy(), (sum += item))), true);
  clearInterval(timer);
  assert.equal(sum, 49_995_000);
  assert.ok(turns >= 3, `${turns} turns of the event loop`);
  let taken = 0;
  const isDone = await inSlices(
    items,
    () => (busy(), (taken += 1)),
    () => taken > 0,
  );
  assert.equal(isDone, false);
  assert.ok(taken < items.length);
});

test("summaries of earlier versions learn from their entries where a game starts, and keep what they have", async () => {
  const library = new Library();
  const lines = ["startpos moves e5 d5", "fen 10/10/10/10/4S5/10/10/10/10 2 moves a1"];
  for (const [at, line] of lines.entries()) {
    const entry = {
      id: `id-${at}`,
      text: `text ${at}`,
      line,
      about: { source: /** @type {const} */ ("play"), time: 1, tags: ["club"] },
      revision: 0,
    };
    const read = { game: "ergo", tags: [], result: "*", turns: 1, number: 1, ...positionIn(entry) };
    await library.save({ entry, summary: summarise(entry, read) });
  }
  const stored = async () => {
    const database = await resultOf(indexedDB.open(NAME, VERSION));
    const found = await resultOf(database.transaction("summaries").objectStore("summaries").getAll());
    database.close();
    return found;
  };
  const before = await stored();
  assert.deepEqual(
    before.map((each) => each.isStandard),
    [true, false],
  );
  const database = await resultOf(indexedDB.open(NAME, VERSION));
  const store = database.transaction("summaries", "readwrite").objectStore("summaries");
  for (const { isStandard: _, ...old } of before) await resultOf(store.put({ ...old, name: "Mine" }));
  database.close();
  const readOne = () => Promise.reject(new Error("the rules are not needed"));
  const found = await new Library().summaries(readOne);
  assert.deepEqual(
    found.map(({ isStandard, name }) => [isStandard, name]),
    [
      [true, "Mine"],
      [false, "Mine"],
    ],
  );
  assert.deepEqual(await stored(), found);
});

test("an entry of an earlier version has its position as a line", () => {
  for (const [line, position] of /** @type {const} */ ([
    ["startpos", { start: undefined, moves: [] }],
    ["startpos moves e5 a1", { start: undefined, moves: ["e5", "a1"] }],
    ["fen x 1", { start: "x 1", moves: [] }],
    ["fen x 1 moves e5", { start: "x 1", moves: ["e5"] }],
  ])) {
    assert.deepEqual(positionIn({ line }), position);
    assert.deepEqual(storedPosition({ ...position, moves: [...position.moves] }), { ...position, line });
    // The line is for tabs with an earlier version.
    assert.deepEqual(positionIn({ ...position, line: "startpos" }), position);
  }
  for (const line of ["", "startposition", "moves e5", "startpos moves e5 moves a1"])
    assert.deepEqual(positionIn({ line }), { start: line, moves: [] });
  for (const moves of ["e5", [1], null])
    assert.deepEqual(positionIn(/** @type {any} */ ({ moves, line: "startpos moves a1" })).moves, ["a1"]);
});

test("a summary may lack where its game starts", () => {
  assert.equal(isSummary(summary({ isStandard: undefined })), true);
  assert.equal(isSummary({ ...summary({}), isStandard: "yes" }), false);
});
