/** The words and pictures of explanations. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { told, toldAloud } from "../../../www/board/advice.js";
import { loadWords, words } from "../../../www/text/index.js";
import { LANGUAGES } from "../../../www/text/languages.js";
import { switchTo } from "../../../www/text/switch.js";

await Promise.all([loadWords(), loadWords("explained")]);

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
