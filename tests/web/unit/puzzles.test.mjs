/** Puzzles: the files, the puzzle of the day, ratings, and what is kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { dayAfter, dayOf, puzzleOf, streak, weekOf } from "../../../www/exercise/daily.js";
import { rate } from "../../../www/game/glicko.js";
import { readPuzzles } from "../../../www/exercise/read-puzzles.js";
import { GAMES } from "../../../www/games/start.js";
import { gamesWith, textOf } from "../game-files.mjs";
import { faults, stored } from "./fake-storage.mjs";

const { calibrationLeft, duePuzzles, isKept, nextPuzzle, noteDay, noteResult, noteRun, readRecord } =
  await import("../../../www/puzzles/record.js");

for (const game of gamesWith("puzzles")) {
  test(`the puzzles of ${game} are well-formed, and each theme has a name`, async () => {
    const puzzles = readPuzzles(textOf("puzzles", game));
    assert.ok(puzzles.length >= 100, `${puzzles.length} puzzles`);
    assert.equal(new Set(puzzles.map(({ id }) => id)).size, puzzles.length);
    assert.equal(new Set(puzzles.map(({ position }) => position)).size, puzzles.length);
    const { default: words } = await import("../../../www/text/en/puzzles.js");
    for (const { goal, rating, themes } of puzzles) {
      assert.match(goal, /^(win|hold|decide) \d+$|^gain \d+ in \d+$/);
      assert.ok(rating >= 500 && rating <= 2500, String(rating));
      for (const theme of themes) assert.ok(theme in words.puzzles.themes, theme);
    }
  });
}

test("lessons and puzzles of a game have at most 25 KB", () => {
  for (const game of GAMES) {
    const kinds = /** @type {const} */ (["lessons", "puzzles"]).filter((kind) =>
      gamesWith(kind).includes(game),
    );
    const bytes = kinds.map((kind) => gzipSync(textOf(kind, game), { level: 9 }).length);
    assert.ok(bytes.reduce((sum, size) => sum + size, 0) <= 25_000, `${game}: ${bytes.join(" ")}`);
  }
});

test("a line that is not a puzzle is named", () => {
  assert.throws(() => readPuzzles("# head\nabc123 | 10 1 | win 1 | 700 | one\nabc | 10 1\n"), /line 3/);
});

test("ratings are those of Glickman's example", () => {
  const results = [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ];
  const { rating, deviation, volatility } = rate({ rating: 1500, deviation: 200, volatility: 0.06 }, results);
  assert.ok(Math.abs(rating - 1464.06) < 0.02, String(rating));
  assert.ok(Math.abs(deviation - 151.52) < 0.02, String(deviation));
  assert.ok(Math.abs(volatility - 0.05999) < 0.00001, String(volatility));
});

test("the puzzle of the day depends on the date alone, and changes", () => {
  const puzzles = readPuzzles(textOf("puzzles", "ergo"));
  const days = Array.from({ length: 100 }, (_, at) => dayAfter("2026-11-24", at));
  const ids = days.map((day) => puzzleOf(puzzles, day).id);
  assert.deepEqual(
    ids,
    days.map((day) => puzzleOf(puzzles.toReversed(), day).id),
  );
  assert.ok(new Set(ids).size > 60, String(new Set(ids).size));
  // Without some of the others, it is the same.
  const [first] = ids;
  assert.equal(
    puzzleOf(
      puzzles.filter(({ id }, at) => id === first || at % 2 === 0),
      days[0],
    ).id,
    first,
  );
});

test("days, weeks and streaks are those of the calendar", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
  assert.equal(dayAfter("2026-02-28", 1), "2026-03-01");
  assert.equal(dayAfter("2026-03-01", -1), "2026-02-28");
  assert.deepEqual(weekOf("2026-11-24")[0], "2026-11-23");
  assert.deepEqual(weekOf("2026-11-29").at(-1), "2026-11-29");
  const days = ["2026-11-20", "2026-11-22", "2026-11-23"];
  assert.equal(streak(days, "2026-11-24"), 2, "yesterday counts until the day is over");
  assert.equal(streak([...days, "2026-11-24"], "2026-11-24"), 3);
  assert.equal(streak(days, "2026-11-25"), 0);
});

test("results are kept, and missed puzzles come back", () => {
  stored.clear();
  const puzzles = readPuzzles(textOf("puzzles", "ergo"));
  const now = Date.UTC(2026, 10, 24);
  const first = nextPuzzle(readRecord("ergo"), puzzles, { now, random: () => 0 });
  assert.ok(Math.abs(first.rating - 800) < 50, "a beginner begins with an easy one");
  noteResult("ergo", first, false, now);
  const after = readRecord("ergo");
  assert.ok(after.own.rating < 800 && after.own.rating > 740, "the first failure costs little");
  assert.equal(calibrationLeft(after), 4);
  assert.deepEqual(after.ratings, [Math.round(after.own.rating)]);
  const second = nextPuzzle(after, puzzles, { now, random: () => 0, after: first.id });
  assert.notEqual(second.id, first.id, "what was tried is not repeated at once");
  noteResult("ergo", second, true, now);
  const later = now + 3 * 86_400_000;
  assert.deepEqual(duePuzzles(readRecord("ergo"), puzzles, later), [first]);
  assert.equal(nextPuzzle(readRecord("ergo"), puzzles, { now: later }).id, first.id);
  const { own } = readRecord("ergo");
  noteResult("ergo", first, true, later);
  assert.deepEqual(readRecord("ergo").own, own, "what comes back does not count again");
  assert.deepEqual(duePuzzles(readRecord("ergo"), puzzles, later), []);
  const muchLater = later + 365 * 86_400_000;
  assert.deepEqual(duePuzzles(readRecord("ergo"), puzzles, muchLater), [first], "it comes back again");
  noteDay("ergo", "2026-11-24");
  noteDay("ergo", "2026-11-24");
  assert.deepEqual(readRecord("ergo").days, ["2026-11-24"]);
  assert.equal(noteRun("ergo", 7), 7);
  assert.equal(noteRun("ergo", 5), 7);
});

test("missed puzzles come back, the longest due first, but none twice in a row", () => {
  stored.clear();
  const puzzles = readPuzzles(textOf("puzzles", "ergo")).slice(0, 40);
  const [one, other] = puzzles;
  const now = Date.UTC(2026, 10, 24);
  noteResult("ergo", other, false, now);
  noteResult("ergo", one, false, now + 3_600_000);
  const record = readRecord("ergo");
  const later = now + 30 * 86_400_000;
  assert.deepEqual(duePuzzles(record, puzzles, later), [other, one]);
  assert.equal(nextPuzzle(record, puzzles, { now: later }), other);
  assert.equal(nextPuzzle(record, puzzles, { now: later, after: other.id }), one);
});

test("who solves the first puzzles gets harder ones, and soon a rating", () => {
  stored.clear();
  const puzzles = readPuzzles(textOf("puzzles", "ergo"));
  /** @type {number[]} */
  const ratings = [];
  for (let tries = 0; tries < 6; tries++) {
    const puzzle = nextPuzzle(readRecord("ergo"), puzzles, { random: () => 0.5 });
    ratings.push(puzzle.rating);
    noteResult("ergo", puzzle, true);
  }
  assert.ok(ratings[4] > ratings[0] + 500, ratings.join(" "));
  const { own } = readRecord("ergo");
  assert.ok(own.rating > 1150 && own.deviation < 120, JSON.stringify(own));
  assert.equal(calibrationLeft(readRecord("ergo")), 0);
});

test("the next puzzle has the theme and the difficulty that are wished for", () => {
  stored.clear();
  const puzzles = readPuzzles(textOf("puzzles", "intermedium"));
  const record = readRecord("intermedium");
  const next = (/** @type {any} */ wish) => nextPuzzle(record, puzzles, { random: () => 0, wish });
  for (const theme of ["siege", "city"]) {
    const [easier, own, harder] = ["easier", "own", "harder"].map((difficulty) =>
      next({ theme, difficulty }),
    );
    for (const { themes } of [easier, own, harder]) assert.ok(themes.includes(theme));
    assert.ok(easier.rating < harder.rating);
    assert.ok(Math.abs(own.rating - 800) <= Math.abs(harder.rating - 800));
  }
  const [only] = puzzles;
  assert.equal(nextPuzzle(record, [only], { after: only.id }).id, only.id);
});

test("damaged records lose only what is damaged, and a full disk loses nothing", () => {
  stored.clear();
  noteDay("ergo", "2026-11-24");
  const [key] = [...stored.keys()];
  const record = JSON.parse(stored.get(key) ?? "");
  stored.set(
    key,
    JSON.stringify({
      ...record,
      own: { rating: "x" },
      tried: { abcdef: 1, aaaaaa: { solved: true } },
      days: ["x", "2026-11-24"],
    }),
  );
  const read = readRecord("ergo");
  assert.equal(read.own.rating, 800);
  assert.deepEqual(read.tried, { aaaaaa: { solved: true } });
  assert.deepEqual(read.days, ["2026-11-24"]);
  assert.equal(stored.has(`${key} aside`), false, "nothing was overwritten yet");
  stored.set(key, "{");
  assert.deepEqual(readRecord("ergo").tried, {});
  faults.isFull = true;
  noteDay("ergo", "2026-11-25");
  assert.deepEqual(readRecord("ergo").days, ["2026-11-25"]);
  assert.equal(isKept("ergo"), false);
  faults.isFull = false;
  noteDay("ergo", "2026-11-26");
  assert.equal(isKept("ergo"), true);
  assert.deepEqual(readRecord("ergo").days, ["2026-11-25", "2026-11-26"]);
  assert.equal(stored.get(`${key} aside`), "{");
});
