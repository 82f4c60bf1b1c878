/** Which puzzles the printed sheets have. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readPuzzles } from "../../../www/exercise/read-puzzles.js";
import { GAMES } from "../../../www/games/start.js";
import { PUZZLES, puzzlesOf, sheetsOf } from "../../../www/publish/sheet-puzzles.js";

/** @param {number} rating */
const puzzleOf = (rating) => ({ id: `${rating}`, position: "", goal: "", rating, themes: [] });

for (const game of GAMES) {
  test(`each puzzle of ${game} is on one sheet, and each sheet goes from easy to hard`, () => {
    const file = new URL(`../../../www/games/${game}/puzzles.txt`, import.meta.url);
    const puzzles = readPuzzles(readFileSync(file, "utf8"));
    const sheets = Array.from({ length: sheetsOf(puzzles) }, (_, at) => puzzlesOf(puzzles, at + 1));
    assert.ok(sheets.length > 80, `${sheets.length} sheets`);
    const ids = sheets.flat().map(({ id }) => id);
    assert.equal(new Set(ids).size, PUZZLES * sheets.length);
    for (const sheet of sheets) {
      const ratings = sheet.map(({ rating }) => rating);
      assert.deepEqual(
        ratings,
        ratings.toSorted((one, other) => one - other),
      );
    }
  });
}

test("each puzzle is on one sheet, however many there are", () => {
  for (const sheets of [1, 2, 31, 37, 62, 31 * 37]) {
    const puzzles = Array.from({ length: sheets * PUZZLES }, (_, at) => puzzleOf(at));
    assert.equal(sheetsOf(puzzles), sheets);
    const all = Array.from({ length: sheets }, (_, at) => puzzlesOf(puzzles, at + 1)).flat();
    assert.equal(new Set(all).size, puzzles.length, `${sheets} sheets`);
  }
});

test("a game with few puzzles has one sheet", () => {
  const few = [900, 600, 800].map(puzzleOf);
  assert.equal(sheetsOf(few), 1);
  assert.deepEqual(
    puzzlesOf(few, 1).map(({ rating }) => rating),
    [600, 800, 900],
  );
});
