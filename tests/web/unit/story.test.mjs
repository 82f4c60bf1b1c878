/** The story of a reviewed game: what it says, by the chances after each move. */
import assert from "node:assert/strict";
import test from "node:test";
import { storyOf, themeFor } from "../../../www/study/story.js";

/** @import {JudgedMove} from "../../../www/wasm/ergo_wasm.js" */
/** @import {Review} from "../../../www/wasm/ergo_wasm.js" */

/**
 * A review with the chances of the first player, in percent, at the start and after each move. Moves that
 * cost 10 points or more are mistakes.
 *
 * @param {readonly number[]} percents
 * @param {string} [code] of the reason of each mistake
 */
function review(percents, code = "allows-four") {
  const chances = percents.map((percent) => percent / 100);
  const moves = chances.slice(1).map((chance, at) => {
    const side = at % 2;
    const own = (/** @type {number} */ share) => (side === 0 ? share : 1 - share);
    const [before, after] = [own(chances[at]), own(chance)];
    const loss = Math.max(0, before - after);
    const isBad = loss > 0.099;
    const bad = { glyph: loss > 0.199 ? "??" : "?", better: ["a1"], reason: { code } };
    return { ply: at + 1, side, loss, betterChance: before, chance: after, ...(isBad && bad) };
  });
  return /** @type {Review} */ (/** @type {unknown} */ ({ chances, moves }));
}

/** @param {ReturnType<typeof storyOf>} story */
const turnIn = ({ turn }) => turn && [turn.move.ply, turn.isDecisive];

test("the last mistake of the loser that was never made good decided the game", () => {
  const story = storyOf(review([50, 50, 70, 30, 30, 30, 90, 90]), 0);
  assert.deepEqual(turnIn(story), [6, true]);
  const { before, after } = /** @type {import("../../../www/study/story.js").Turn} */ (story.turn);
  assert.deepEqual(
    [before, after].map((share) => Math.round(100 * share)),
    [70, 10],
  );
});

test("a mistake in a lost position did not decide it", () =>
  assert.deepEqual(turnIn(storyOf(review([50, 50, 90, 88, 99]), 0)), [2, true]));

test("a game that the other side could still win was not decided", () => {
  // The winner gave back what the mistake had cost.
  assert.deepEqual(turnIn(storyOf(review([50, 50, 85, 40, 45, 45, 50]), 0)), [3, false]);
});

test("without a winner the mistake that cost most is named", () => {
  assert.deepEqual(turnIn(storyOf(review([50, 50, 65, 35, 50]))), [3, false]);
  assert.equal(storyOf(review([50, 50, 50])).turn, undefined);
});

test("who is ahead at the end counts as the winner of an unfinished game", () =>
  assert.deepEqual(turnIn(storyOf(review([50, 50, 80, 80]))), [2, true]));

test("the lead changes hands when the other player is clearly ahead", () => {
  const { leads, lead } = storyOf(review([50, 62, 55, 45, 38, 52, 61, 61]));
  assert.deepEqual(leads, [
    { side: 0, ply: 1 },
    { side: 1, ply: 4 },
    { side: 0, ply: 6 },
  ]);
  assert.deepEqual(lead, leads[2]);
  assert.deepEqual(storyOf(review([50, 55, 45])), { leads: [], lead: undefined, turn: undefined });
});

test("somebody who was ahead need not be so at the end", () => {
  const { leads, lead } = storyOf(review([50, 62, 55]));
  assert.deepEqual([leads.length, lead], [1, undefined]);
});

test("a player who is ahead from the start is so after no move", () =>
  assert.deepEqual(storyOf(review([70, 70, 72])).lead, { side: 0, ply: 0 }));

test("what is practised belongs to the most costly mistake of those who played", () => {
  const puzzles = Array.from({ length: 10 }, () => ({ themes: ["defence"] }));
  const known = /** @type {import("../../../www/exercise/types.js").Puzzle[]} */ (
    /** @type {unknown} */ (puzzles)
  );
  const lost = review([50, 50, 90, 90]);
  assert.equal(themeFor(lost, [1], known), "defence");
  assert.equal(themeFor(lost, [0], known), undefined, "the other player made no mistake");
  assert.equal(themeFor(lost, [1], known.slice(1)), undefined, "too few puzzles");
  assert.equal(themeFor(review([50, 50, 90], "loses-stones"), [1], known), undefined);
});
