/** Custom lessons: exercises in game texts, their links and titles. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { exercisesIn, hasGoals, titleOf } from "../../../www/exercise/from-game-text.js";
import { isLessonLink, readLessonLink, writeLessonLink } from "../../../www/learn/link.js";
import { titleIn, withTitle } from "../../../www/learn/title.js";
import { GameTexts } from "../../../www/wasm/ergo_wasm.js";
import { mutate, random } from "../e2e/random.mjs";
import "../load-module.mjs";

const texts = new GameTexts();
const PAGE = readFileSync(new URL("../../../docs/formats.md", import.meta.url), "utf8");
const [, EXAMPLE = ""] = /^```game-text\n([^`]+%goal[^`]+)```$/m.exec(PAGE) ?? [];
const [, LINK = ""] = /^```lesson-link\n(.*)\n```$/m.exec(PAGE) ?? [];

/**
 * The part after the last slash.
 *
 * @param {string | undefined} address
 */
const itemOf = (address = "") => address.slice(address.lastIndexOf("/") + 1);

/** @param {string} text */
function read(text) {
  const game = texts.open(text);
  assert.ok(game, text);
  const [view, annotations] = [game.view(), game.annotations()];
  game.free();
  return { view, annotations, steps: exercisesIn(view, annotations) };
}

/** @param {string} moves */
const stepsOf = (moves) =>
  read(`[Game "ergo"]\n\n${moves} *`).steps.map(({ moves, goal, text }) => [moves?.join(" "), goal, text]);

test("the example of the documentation has three steps", () => {
  const { annotations, steps } = read(EXAMPLE);
  const position = undefined;
  const [right, wrong] = ["Well done.", "Keep to the row."];
  assert.deepEqual(steps, [
    {
      position,
      moves: [],
      goal: "play e5",
      text: "Start in the middle.",
      shapes: [{ colour: "G", cells: ["e5"] }],
      show: ["e5", "c7", "f5", "c3", "g5", "h3", "d5", "h5"],
      right,
      wrong,
      answers: { e5: "Well begun.", a1: "A corner is far from everything." },
    },
    {
      position,
      moves: ["e5", "c7", "f5", "c3"],
      goal: "",
      text: "Black plays elsewhere, and the row grows.",
      shapes: [],
    },
    {
      position,
      moves: ["e5", "c7", "f5", "c3", "g5", "h3", "d5", "h5"],
      goal: "win 1",
      text: "",
      shapes: [],
      show: [],
      answers: {},
      right,
      wrong,
    },
  ]);
  assert.equal(titleOf(annotations), "Five in a row");
  assert.ok(hasGoals(annotations));
});

test("steps are in the order of the text, in variations as well", () => {
  assert.deepEqual(
    stepsOf(
      "1. e5 {a} d5 ({b} 1... a1 {c [%goal any]} 2. b1 {d} b2 {e}) ({f [%goal win 3]} 1... c1) 2. e6 {g}",
    ),
    [
      ["e5", "", "a"],
      ["e5", "", "b"],
      ["e5 a1", "any", "c"],
      ["e5 a1 b1 b2", "", "e"],
      ["e5", "win 3", "f"],
      ["e5 d5 e6", "", "g"],
    ],
  );
});

test("evaluations and clocks are no steps, and games without goals no lessons", () => {
  assert.deepEqual(stepsOf("1. e5 {[%eval 0.50] [%clk 0:05:00]} d5 {[%goal win 2]}"), [
    ["e5 d5", "", "[%goal win 2]"],
  ]);
  assert.equal(hasGoals(read('[Game "ergo"]\n\n1. e5 {plain} *').annotations), false);
  assert.equal(hasGoals(undefined), false);
  assert.deepEqual(exercisesIn(/** @type {any} */ ({ history: [] }), undefined), []);
});

test("a lesson is read from its link, also a long one", async () => {
  const long = `${EXAMPLE}\n{${"Zoë is à la plage. ".repeat(5000)}}`;
  for (const text of [EXAMPLE, long, "", "\ufeffx"]) {
    const address = await writeLessonLink("ergo", text);
    assert.match(address ?? "", /^#\/ergo\/learn\/own\.[\w-]+$/);
    assert.ok(isLessonLink(itemOf(address)));
    assert.equal(await readLessonLink(itemOf(address)), text);
  }
  assert.equal(await readLessonLink(itemOf(LINK)), EXAMPLE);
});

test("a lesson that does not fit into a link has none", async () => {
  const next = random(7);
  const noise = Array.from({ length: 40_000 }, () => String.fromCharCode(97 + next(26))).join("");
  assert.equal(await writeLessonLink("ergo", noise), undefined);
});

test("a damaged link is found out", async () => {
  const item = itemOf(LINK);
  const damaged = [item.slice(0, -1), item.slice(0, 40), "own.", `${item}%20`, "own.e5"];
  for (const text of damaged) assert.equal(await readLessonLink(text), undefined, text);
  const next = random(1);
  for (let round = 0; round < 300; round++) {
    const bad = mutate(next, item);
    const text = await readLessonLink(bad);
    if (text !== undefined) assert.equal(text, EXAMPLE, bad);
  }
});

test("a link that becomes very many bytes is not read", async () => {
  const bomb = await writeLessonLink("ergo", "a".repeat(4_000_001));
  assert.ok(itemOf(bomb).length < 10_000);
  assert.equal(await readLessonLink(itemOf(bomb)), undefined);
});

test("a title is a tag of the text, and the rest stays byte for byte", () => {
  const plain = '[Game "ergo"]\n[Result "*"]\n\n1. e5 *\n';
  assert.equal(titleIn(plain), "");
  assert.equal(withTitle(plain, ""), plain);
  const titled = withTitle(plain, 'Ada’s "five" \\ $& [x]');
  assert.equal(titled, '[Game "ergo"]\n[Result "*"]\n[Event "Ada’s \\"five\\" \\\\ $& [x]"]\n\n1. e5 *\n');
  assert.equal(titleIn(titled), 'Ada’s "five" \\ $& [x]');
  assert.equal(titleOf(read(titled).annotations), titleIn(titled));
  assert.equal(withTitle(titled, titleIn(titled)), titled);
  assert.equal(withTitle(titled, ""), plain);
  const before = titled.replace("[Result", '[Event2 "x"]\n[Result');
  assert.equal(withTitle(withTitle(before, "A\nB"), titleIn(titled)), before);
});
