/** Lessons and puzzles. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { SMALL_BOARDS } from "../../../../www/games/small-boards.js";
import { GAMES } from "../../../../www/games/start.js";
import { lessonsOf } from "../../lesson-texts.mjs";
import { readPuzzles } from "../../../../www/exercise/read-puzzles.js";
import { MISSPELT, RIGHT, SLOW, WRONG } from "../../proof-samples.mjs";
import { anew, answer, board, go, isReady, step, tries } from "./steps.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Step} from "./steps.mjs" */

const [{ id: LESSON, steps: LESSON_STEPS }] = lessonsOf("ergo");

/** @type {Step[]} */
export const LEARNING = [
  ...GAMES.flatMap((game) => [
    anew(`the lessons of ${game}`, async (page) => {
      await go(page, `${game}/learn`);
      await page.locator("#place .lessons a").first().waitFor();
    }),
    ...[lessonsOf(game)[0], ...lessonsOf(game).slice(-1)].map(({ id }) =>
      anew(`the lesson ${id} of ${game}`, async (page) => {
        await go(page, `${game}/learn/${id}`);
        await page.locator("#place .exercise-card .text:not(:empty)").waitFor();
        await isReady(page);
      }),
    ),
  ]),
  anew("a lesson that is shown", async (page) => {
    await go(page, `ergo/learn/${LESSON}`);
    await isReady(page);
    const before = await answer(page).textContent();
    await page.locator("#place .exercise-card .actions button").first().click();
    await expect(answer(page)).not.toHaveText(before ?? "");
  }),
  anew("a wrong try", async (page) => {
    await go(page, "ergo/learn");
    await go(page, `ergo/learn/${LESSON}`);
    await isReady(page);
    await tries(page, "a1");
  }),
  step("a lesson", async (page) => {
    await go(page, "ergo/learn");
    await go(page, `ergo/learn/${LESSON}`);
    await isReady(page);
  }),
  ...LESSON_STEPS.flatMap(({ show }, at) => [
    step(`step ${at + 1} of a lesson, done`, async (page) => {
      const next = page.locator("#place .exercise-card .actions .main");
      for (const [ply, move] of (show ?? []).entries()) if (ply % 2 === 0) await tries(page, move);
      await expect(next).not.toHaveAttribute("aria-disabled", "true");
    }),
    step(`after step ${at + 1} of a lesson`, async (page) => {
      const before = await page.locator("#place .exercise-card .place").textContent();
      await page.locator("#place .exercise-card .actions .main").click();
      await expect(page.locator("#place .exercise-card .place")).not.toHaveText(before ?? "");
      await isReady(page);
    }),
  ]),
];

/** A small board, with the game that it belongs to. */
const [[SMALL_GAME, [{ id: SMALL_BOARD }]]] = Object.entries(SMALL_BOARDS);

/**
 * Waits until moves on the small board have their values.
 *
 * @param {Page} page
 */
const isValued = (page) => page.locator("#place .exercise-card .actions [aria-pressed]").waitFor();

/** @type {Step[]} */
export const PRACTISING = [
  anew("the list of small boards", async (page) => {
    await go(page, `${SMALL_GAME}/learn/small-boards`);
    await page.locator("#place .small-boards a").first().waitFor();
  }),
  anew("an exercise on a small board", async (page) => {
    await go(page, `${SMALL_GAME}/learn/small-boards.1`);
    await page.locator("#place .exercise-card .actions button").first().waitFor();
    await isReady(page);
  }),
  step("a move that gives away the win in an exercise", (page) => tries(page, "d2-d3")),
  step("an exercise on a small board, solved", async (page) => {
    for (const [at, move] of ["a3-b3", "d2xb2"].entries()) {
      // The wrong move is taken back, and the right one answered.
      await expect.poll(() => board(page).evaluate((board) => /** @type {any} */ (board).ply)).toBe(2 * at);
      await tries(page, move);
    }
    await page.locator("#place .exercise-card .actions a.main").waitFor();
  }),
  anew("a draw to be held on a small board", async (page) => {
    await go(page, `${SMALL_GAME}/learn/small-boards.3`);
    await page.locator("#place .exercise-card .actions button").first().waitFor();
    await isReady(page);
  }),
  anew("a small board", async (page) => {
    await go(page, `${SMALL_GAME}/learn/${SMALL_BOARD}`);
    await isValued(page);
  }),
  step("the values of moves on a small board", async (page) => {
    await page.locator("#place .exercise-card .actions [aria-pressed]").click();
    await expect(answer(page)).not.toHaveText("");
  }),
  step("a move that gives away a win on a small board", async (page) => {
    const before = await answer(page).textContent();
    await board(page).evaluate((board) => /** @type {any} */ (board).play("c2"));
    await expect(answer(page)).not.toHaveText(before ?? "");
  }),
  step("a new game on a small board", async (page) => {
    await page.locator("#place .exercise-card .actions button").nth(1).click();
    await page.locator("#small-board-game").waitFor();
  }),
];

/**
 * Gives the place of findings a proof.
 *
 * @param {Page} page
 * @param {string} text
 */
const give = (page, text) =>
  page
    .locator("#place input[type=file]")
    .setInputFiles({ name: "proof.txt", mimeType: "text/plain", buffer: Buffer.from(text, "latin1") });

/** @type {Step[]} */
export const PROVEN = [
  ...GAMES.map((game) =>
    anew(`the findings of ${game}`, async (page) => {
      await go(page, `${game}/learn/findings`);
      await page.locator("#place .findings").waitFor();
      for (const summary of await page.locator("#place summary").all()) await summary.click();
    }),
  ),
  step("the check of a proof", async (page) => {
    await go(page, "ergo/learn/findings");
    await page.locator("#place .chosen .main").waitFor();
    await give(page, SLOW);
    // An estimate comes after a second.
    await page.locator("#place .running .quiet:not(:empty)").waitFor();
  }),
  step("a check, stopped", async (page) => {
    await page.locator("#place .running button").click();
    await page.locator("#place .result p:not(.unseen)").waitFor();
  }),
  ...[
    ["a right proof", RIGHT, ".right"],
    ["a wrong proof", WRONG, ".wrong code:not(:empty)"],
    // What is shown differs each time from what was there.
    ["a damaged proof", "\x1f\x8b", ".wrong code:empty"],
    ["a proof that is not written as it must be", MISSPELT, ".wrong code:not(:empty)"],
  ].map(([name, text, result]) =>
    step(name, async (page) => {
      await give(page, text);
      await page.locator(`#place .result${result}`).waitFor({ state: "attached" });
    }),
  ),
];

/** @param {string} game */
const puzzlesOf = (game) =>
  readPuzzles(readFileSync(new URL(`../../../../www/games/${game}/puzzles.txt`, import.meta.url), "utf8"));

/** A puzzle with each goal of each game. */
const PUZZLES = GAMES.flatMap((game) => {
  const kinds = new Map(puzzlesOf(game).map((puzzle) => [puzzle.goal.split(" ")[0], puzzle]));
  return [...kinds].map(([kind, { id }]) => ({ game, kind, id }));
});

/** @type {Step[]} */
export const PUZZLING = [
  ...PUZZLES.map(({ game, kind, id }) =>
    anew(`a puzzle of ${game} with the goal ${kind}`, async (page) => {
      await go(page, `${game}/puzzles/${id}`);
      await page.locator("#place .exercise-card .title:not(:empty)").waitFor();
      await isReady(page);
    }),
  ),
  anew("the puzzle of today", async (page) => {
    await go(page, "ergo/puzzles/today");
    await page.locator("#place .exercise-card .title:not(:empty)").waitFor();
    await page.locator("#place .puzzles-panel h2").first().waitFor();
    await isReady(page);
  }),
  ...["a hint", "another hint"].map((name) =>
    step(`${name} in a puzzle`, async (page) => {
      const before = await answer(page).textContent();
      await page.locator("#place .exercise-card .actions button").first().click();
      await expect(answer(page)).not.toHaveText(before ?? "");
    }),
  ),
  step("the solution", async (page) => {
    const before = await answer(page).textContent();
    await page.locator("#place .exercise-card .actions button").nth(1).click();
    await expect(answer(page)).not.toHaveText(before ?? "");
  }),
  step("a puzzle, solved", async (page) => {
    const [puzzle] = puzzlesOf("ergo").filter(({ goal }) => goal === "win 3");
    await go(page, `ergo/puzzles/${puzzle.id}`);
    await isReady(page);
    const [, solution] = await page.locator("#place .exercise-card .actions button").all();
    const before = await answer(page).textContent();
    await solution.click();
    await expect(answer(page)).not.toHaveText(before ?? "");
    const line = ((await answer(page).textContent()) ?? "").match(/[a-j]\d\S*/g) ?? [];
    for (let at = 0; at < line.length; at += 2) {
      await board(page).evaluate(
        (board, at) =>
          new Promise((resolve) => {
            const look = () =>
              /** @type {any} */ (board).ply === at ? resolve(undefined) : setTimeout(look, 20);
            look();
          }),
        at,
      );
      await tries(page, line[at].replace(/[.,]$/, ""));
    }
  }),
  anew("the rated puzzles", async (page) => {
    await go(page, "ergo/puzzles");
    await page.locator("#place .exercise-card .title:not(:empty)").waitFor();
    await page.locator("#place .puzzles-panel .own").waitFor();
  }),
  step("the themes of puzzles", async (page) => {
    await page.locator("#place .puzzles-panel .choice button").first().click();
    await page.locator("#place .menu:popover-open").first().waitFor();
  }),
  step("a run of puzzles", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("#place .ways > button:not(.more)").click();
    await page
      .locator('#place .ways > button[aria-current], #place .ways > button[aria-pressed="true"]')
      .or(page.locator("#place .exercise-card .actions button"))
      .first()
      .waitFor();
  }),
  step("a sheet of puzzles", async (page) => {
    await go(page, "ergo/puzzles/today");
    await page.locator("#place .links.controls button").nth(2).click();
    await page.locator("dialog.sheet article").first().waitFor();
    await page.locator("dialog.sheet .told:not(:empty)").waitFor();
  }),
];
