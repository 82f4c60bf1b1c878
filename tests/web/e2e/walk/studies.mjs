/** Studies, goals, lessons of one's own, reviews and exercises from mistakes. */
import { expect } from "@playwright/test";
import { anew, board, go, isReady, play, step } from "./steps.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Step} from "./steps.mjs" */

/** A game with mistakes of both players. */
const REVIEWED = `[Game "ergo"]
[First "Ann"]
[Second "Ben"]

1. e5 e6 2. a1 f5 3. a9 a2 4. j1 g4 *
`;

const STUDY =
  '[Game "ergo"]\n\n1. e5 $1 {1} 1... d5 2. e6 (2. f5 f6 {[%csl Ge5] [%cal Rf6e7] 2}) 2... a9 3. d6 c4 *';

/**
 * Opens a game text as a study.
 *
 * @param {Page} page
 * @param {string} text
 */
async function study(page, text) {
  await page.locator('#place [data-study="comment"]').waitFor();
  await board(page).evaluate(async (element, text) => {
    const board = /** @type {any} */ (element);
    board.gameText = text;
    await board.ready;
  }, text);
}

/**
 * Does what an entry of the menu of a study says.
 *
 * @param {Page} page
 * @param {string} name
 */
async function chooseInStudy(page, name) {
  await board(page).locator('.toolbar > [data-action="more"]').click();
  await board(page).locator(`.menu:popover-open [data-action="${name}"]`).click();
}

/** @type {Step[]} */
export const STUDYING = [
  anew("an empty study", async (page) => {
    await go(page, "ergo/study");
    await page.locator('#place [data-study="comment"]').waitFor();
    await isReady(page);
  }),
  step("known openings", async (page) => {
    await board(page).evaluate((board) => /** @type {any} */ (board).analyse());
    await page.locator("#place .openings summary").click();
    await page.locator("#place .openings tbody tr").first().waitFor();
  }),
  step("all known openings", async (page) => {
    await page.locator("#place .openings > button:visible").click();
    await page.locator("#place .openings tbody tr").nth(10).waitFor();
  }),
  step("a position of which nothing is known", async (page) => {
    await play(page, "a1", "a9", "j1", "j9", "a2", "a8", "j2", "j8");
    await page.locator("#place .openings tbody:empty").waitFor({ state: "attached" });
    await board(page).evaluate((board) => /** @type {any} */ (board).stop());
  }),
  step("a study", async (page) => {
    await study(page, STUDY);
    await board(page).evaluate((board) =>
      /** @type {any} */ (board).edit({ kind: "go", line: ["e5", "d5", "f5", "f6"] }),
    );
    await expect(page.locator('#place [aria-current="step"]')).toHaveText("f6");
  }),
  step("the menu of a move", async (page) => {
    await page.locator('#place #moves [aria-current="step"]').click({ button: "right" });
    await page.locator("#place .menu:popover-open").first().waitFor();
  }),
  step("a comment", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator('#place #moves [aria-current="step"]').focus();
    await page.keyboard.press("c");
    await page.locator("#place textarea").first().waitFor();
  }),
  step("a goal", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator('#place #moves [aria-current="step"]').focus();
    await page.keyboard.press("g");
    await page.locator("#place dialog form.goal").waitFor();
  }),
  ...["any", "win", "hold", "gain", "decide", "play", "end"].map((kind) =>
    step(`the goal ${kind}`, async (page) => {
      const form = page.locator("#place dialog form.goal");
      const options = await form
        .locator("select option")
        .evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));
      if (!options.includes(kind)) return;
      await form.locator("select").selectOption(kind);
      await form.getByRole("status").filter({ hasText: /\p{L}/u }).first().waitFor();
    }),
  ),
  step("the menu of a study", async (page) => {
    await page.keyboard.press("Escape");
    await board(page).locator('.toolbar > [data-action="more"]').click();
    await board(page).locator(".menu:popover-open").first().waitFor();
  }),
  step("a goal that is set", async (page) => {
    await page.keyboard.press("Escape");
    await study(page, '[Game "ergo"] [Event "1"] {[%goal end e5]} 1. e5 {2} a1 {[%goal any]} *');
  }),
  step("making a lesson", async (page) => {
    await chooseInStudy(page, "study-lesson");
    await page.locator("#make-lesson .told:not(:empty)").first().waitFor();
  }),
  step("a lesson of one's own", async (page) => {
    await page.locator("#make-lesson .main").click();
    await page.locator("#place .exercise-card").waitFor();
    await isReady(page);
  }),
  anew("a review that can be made", async (page) => {
    await go(page, "ergo/study");
    await study(page, REVIEWED);
    await page.locator("#place .review .actions button").first().waitFor();
  }),
  step("a review", async (page) => {
    await page.locator("#place .review .actions button:visible").first().click();
    // The engine looks at every position.
    const options = /** @type {const} */ ({ state: "attached", timeout: 400_000 });
    await page.locator("#place .review .moments button").first().waitFor(options);
    await page.locator("#place .review .why p:not(:empty)").waitFor(options);
  }),
  ...[0, 1, 2].map((at) =>
    step(`moment ${at} of a review`, async (page) => {
      const moment = page.locator("#place .review .moments button").nth(at);
      if ((await moment.count()) > 0) await moment.click();
    }),
  ),
  step("an exercise of a mistake", async (page) => {
    await page.locator("#place .review .actions .main:visible").click();
    await page.locator("#place .review :is(h2, h3)").first().waitFor();
  }),
  step("its wrong answer", (page) => play(page, "a5")),
  anew("which moves are to be guessed", async (page) => {
    // A study again, if it was an exercise before.
    await go(page, "ergo/rules");
    await go(page, "ergo/study");
    await study(page, REVIEWED);
    await page.locator("#place .review .actions button").first().waitFor();
    await chooseInStudy(page, "study-guess");
    await page.locator("#guess-moves").waitFor();
  }),
  step("a move to guess", async (page) => {
    await page.locator("#guess-moves .main").click();
    await isAsked(page, 0);
  }),
  ...["e5", "a9", "d5"].map((move, at) =>
    step(`the guess ${move}`, async (page) => {
      await play(page, move);
      await isAsked(page, 2 * at + 2);
    }),
  ),
  step("a move that is shown", async (page) => {
    await page.locator("#place .exercise-card .actions button").first().click();
    await page.locator("#place .exercise-card .actions .main").waitFor();
  }),
];

/**
 * Waits until a move can be guessed.
 *
 * @param {Page} page
 * @param {number} ply how many moves are before it
 */
async function isAsked(page, ply) {
  await expect
    .poll(() => board(page).evaluate((board) => /** @type {any} */ (board).state.view?.at), {
      timeout: 400_000,
    })
    .toBe(ply);
  await page.locator("#place .exercise-card .actions button + button").waitFor();
}
