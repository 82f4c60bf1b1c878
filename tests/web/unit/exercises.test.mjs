/** When exercises come back, and which there are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./css-loader.mjs";
import "./fake-storage.mjs";
import { answered, dueAt, recall } from "../../../www/exercise/schedule.js";
import { turningPoint } from "../../../www/game/review.js";
import { LOWEST_LEVEL, TOP_LEVEL } from "../../../www/game/state.js";
import { words } from "../../../www/text/index.js";
import { LANGUAGES } from "../../../www/text/languages.js";
import { switchTo } from "../../../www/text/switch.js";

const DAY = 86_400_000;

test("exercises come back when the schedule of FSRS says", () => {
  // Days since the last answer, whether it was found, and what the reference implementation makes of it.
  const course = /** @type {const} */ ([
    [0, false, 0.212, 6.4133, 1],
    [0, true, 0.246689, 6.402115, 1],
    [1, true, 2.021477, 6.390941, 2],
    [2, true, 6.451805, 6.379779, 6],
    [9, false, 1.130581, 8.795286, 1],
    [1, true, 2.334343, 8.781719, 2],
    [4, true, 5.807431, 8.768166, 6],
    [30, true, 19.203153, 8.754626, 19],
  ]);
  let now = 1_000_000_000_000;
  /** @type {import("../../../www/exercise/schedule.js").Memory | undefined} */
  let memory;
  for (const [days, isFound, stability, difficulty, due] of course) {
    now += days * DAY;
    memory = answered(memory, isFound, now);
    assert.ok(Math.abs(memory.stability - stability) < 1e-6, `${memory.stability} is not ${stability}`);
    assert.ok(Math.abs(memory.difficulty - difficulty) < 1e-6, `${memory.difficulty} is not ${difficulty}`);
    assert.equal((dueAt(memory) - now) / DAY, due);
  }
  assert.ok(Math.abs(recall(10, 10) - 0.9) < 1e-9);
  // A clock that was set back does no harm.
  assert.ok(answered(memory, true, 0).stability > 0);
});

const { daysToNext, dueExercises, exercisesIn, exercisesOf, keepMistakes, noteAnswer, sidesOfPeople } =
  await import("../../../www/study/mistakes.js");

/**
 * @param {Partial<import("../../../www/wasm/ergo_wasm.js").JudgedMove>[]} moves
 * @returns {any}
 */
const reviewed = (moves) => ({
  game: "ergo",
  options: ["swap"],
  start: undefined,
  line: ["e5", "a1", "d5", "a2"],
  review: { chances: [], accuracy: [], moments: [], mistakes: [2, 4, 6], moves },
});

test("mistakes with a better move become exercises, once", () => {
  const game = reviewed([
    { ply: 1, side: 0, move: "e5", glyph: "??", better: ["d5"] },
    { ply: 2, side: 1, move: "a1", glyph: "?", better: ["b1", "c1"] },
    { ply: 3, side: 0, move: "d5", glyph: "?!", better: ["d6"] },
    { ply: 4, side: 1, move: "a2", glyph: "??" },
  ]);
  assert.deepEqual(
    exercisesIn(game).map(({ moves, line, played, better, side }) => ({ moves, line, played, better, side })),
    [
      { moves: [], line: "startpos", played: "e5", better: ["d5"], side: 0 },
      { moves: ["e5"], line: "startpos moves e5", played: "a1", better: ["b1", "c1"], side: 1 },
    ],
  );
  keepMistakes(game, [1]);
  keepMistakes(game, [1]);
  assert.deepEqual(
    exercisesOf("ergo").map(({ played }) => played),
    ["a1"],
  );
  assert.equal(exercisesOf("emergo").length, 0);
  const [exercise] = dueExercises("ergo");
  noteAnswer("ergo", exercise, true);
  assert.equal(dueExercises("ergo").length, 0);
  assert.equal(daysToNext("ergo"), 2);
  assert.equal(dueExercises("ergo", Date.now() + 3 * DAY).length, 1);
});

test("the turning point of a review is the costliest mistake, of both players or of one", () => {
  const { review } = reviewed([
    { ply: 1, side: 0, glyph: "?", better: ["d5"], loss: 0.15 },
    { ply: 2, side: 1, glyph: "??", better: ["b1"], loss: 0.9 },
    { ply: 3, side: 0, glyph: "??", better: ["d6"], loss: 0.3 },
    { ply: 4, side: 1, glyph: "?!", better: ["d6"], loss: 0.07 },
  ]);
  assert.equal(turningPoint(review), 2);
  assert.equal(turningPoint(review, 0), 3);
  assert.equal(turningPoint(review, 1), 2);
  const { review: even } = reviewed([{ ply: 1, side: 0, glyph: "?!", better: ["d5"], loss: 0.07 }]);
  assert.equal(turningPoint(even, 0), undefined);
});

test("people are those who are no computers", () => {
  assert.deepEqual(sidesOfPeople(["Ann", "Computer, level 3"]), [0]);
  assert.deepEqual(sidesOfPeople(["Engine, level 10", "Engine, level 3"]), [0, 1]);
  assert.deepEqual(sidesOfPeople(), [0, 1]);
});

test("the computer is known by its name in every language", async () => {
  for (const { code } of LANGUAGES) {
    await switchTo(words, [code]);
    for (let number = LOWEST_LEVEL; number <= TOP_LEVEL; number++) {
      const name = words.playerName({ kind: "engine", number });
      assert.deepEqual(sidesOfPeople([name, "Ann"]), [1], name);
    }
    for (const kind of /** @type {const} */ (["you", "seat"]))
      assert.deepEqual(sidesOfPeople([words.playerName({ kind, number: 1 }), ""]), [0, 1]);
  }
  await switchTo(words, ["en"]);
});

test("a review becomes edits of the study, which keep what somebody found good", async () => {
  const { editsOf } = await import("../../../www/study/notes.js");
  const remark = { before: [], remarks: [], side: 0, number: 1 };
  const annotations = {
    tags: [],
    result: "*",
    remarks: [],
    moves: [
      { text: "e5", glyphs: [1], ...remark },
      { text: "a1", parent: 0, glyphs: [2, 140], ...remark },
      { text: "b1", parent: 0, glyphs: [], ...remark },
    ],
  };
  const game = reviewed([
    { ply: 1, move: "e5", glyph: "?", eval: "0.50", better: ["d5", "a1"], betterEval: "1.00" },
    { ply: 2, move: "a1", glyph: "??", eval: "#3", better: ["b1", "c1"], betterEval: "0.20" },
    { ply: 3, move: "d5", eval: "#2" },
  ]);
  assert.deepEqual(editsOf(game, /** @type {any} */ ({ view: { history: [] }, annotations })), [
    { kind: "eval", line: ["e5"], text: "0.50" },
    { kind: "add", line: [], moves: ["d5", "a1"] },
    { kind: "eval", line: ["d5"], text: "1.00" },
    { kind: "eval", line: ["e5", "a1"], text: "#3" },
    { kind: "glyphs", line: ["e5", "a1"], glyphs: [4, 140] },
    { kind: "add", line: ["e5"], moves: ["b1", "c1"] },
    { kind: "eval", line: ["e5", "a1", "d5"], text: "#2" },
  ]);
});
