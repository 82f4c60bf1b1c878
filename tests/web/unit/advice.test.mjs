/** The words and pictures of threats and explanations. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { told, threatPictures, toldAloud } from "../../../www/board/advice.js";
import { coachText } from "../../../www/board/coach.js";
import { loadWords, words } from "../../../www/text/index.js";
import { LANGUAGES } from "../../../www/text/languages.js";
import { switchTo } from "../../../www/text/switch.js";

await Promise.all([loadWords(), loadWords("explained"), loadWords("coach")]);

/** A row of cells, numbered from 0. */
const ROW = ["a5", "b5", "c5", "d5", "e5", "f5", "g5"];

/**
 * @param {string} game
 * @param {any} [threats]
 * @param {any} [more]
 * @returns {any}
 */
const stateOf = (game, threats, more = {}) => ({
  board: { rows: [ROW.map((name, cell) => ({ name, cell }))] },
  view: {
    game,
    turn: 0,
    tones: ["white", "black"],
    history: [],
    at: 0,
    entry: [],
    ownTurn: 7,
    pieces: [],
    hands: [[{ shape: "stone", count: 5 }], []],
    steps: [],
    marks: [],
    ...more,
  },
  threats,
});

/** Facts of each game, as many as a position may have. */
const EXPLAINED = /** @type {const} */ ({
  ergo: [{ code: "four", side: 1, cells: [1, 2, 3, 4, 5], answers: [0, 1, 2, 3, 4, 5] }],
  emergo: [
    { code: "captures", side: 1, cells: [0], answers: [] },
    { code: "leaves", side: 0, cells: [1, 2, 3, 4, 5], answers: [] },
    { code: "stays", side: 0, cells: [6], answers: [] },
  ],
  hexemergo: [],
  intermedium: [
    { code: "city", side: 0, cells: [0], answers: [1, 2, 3] },
    ...[1, 2, 3, 4, 5].map((cell) => ({ code: "stack", side: 1, cells: [cell], answers: [6] })),
  ],
});

test("what explains a position is read out as it is on the screen, in every language", async () => {
  for (const { code } of LANGUAGES) {
    await switchTo(words, [code]);
    for (const [game, facts] of Object.entries(EXPLAINED)) {
      const state = stateOf(game, { about: "", facts });
      const { lead, text } = told(words, state) ?? {};
      assert.ok(lead && text, `${code}, ${game}`);
      assert.equal(toldAloud(words, state), `${lead} ${text}`);
    }
  }
  await switchTo(words, ["en"]);
});

test("nothing is said twice where nobody can capture", () => {
  assert.equal(
    toldAloud(words, stateOf("emergo", { about: "", facts: [] })),
    "No capture is possible. Every stack keeps its owner.",
  );
});

test("threats are lines on the board, and say by whom and where", () => {
  const row = { code: "four", path: [1], cells: [1], row: [1, 2, 3, 4], count: 0 };
  const capture = { code: "capture", path: [0, 2], cells: [1], row: [], count: 1 };
  const entry = { code: "entry", path: [0, 2], cells: [1], row: [], count: 1 };
  const of = (/** @type {any} */ found) => stateOf("emergo", { about: "", found: [found] });
  assert.deepEqual(threatPictures(of(row)), [{ cells: [1, 2, 3, 4], answers: [1] }]);
  assert.deepEqual(threatPictures(of(capture)), [{ cells: [0, 2], answers: [1] }]);
  // A red cross is there already.
  assert.deepEqual(threatPictures(of(entry)), [{ cells: [0, 2], answers: [] }]);
  assert.equal(
    told(words, of(row))?.text,
    "Black could make an open four at b5: four in a row, and you can block only one end.",
  );
  assert.equal(told(words, of(capture))?.text, "Black threatens to capture 1 stone, on b5.");
  assert.equal(
    told(words, of(entry))?.text,
    "A stone that enters at b5 could be captured by Black at once, so none may enter there.",
  );
});

test("red crosses are explained in every turn", () => {
  const marks = [{ cell: 1, kind: "forbidden" }];
  assert.match(coachText(words, stateOf("emergo", undefined, { marks })).text ?? "", /red cross/);
  assert.deepEqual(coachText(words, stateOf("emergo")), {});
});
