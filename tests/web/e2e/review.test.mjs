/** The review of a game in the place of studies, and the exercises that come of it. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import { expectAccessible, expectShortTasks, test, withPage } from "./support.mjs";
import { lineOf } from "../../../www/storage/position.js";

/** @import {Page} from "@playwright/test" */

/** Black overlooks a four, White does not see it, and later both overlook a win. */
const MOVES = "1. e5 e6 2. d5 f5 3. d4 c3 4. e4 d6 5. c5 f6 6. b6 f7 7. g5 f4 8. f3 c6 9. b5 a1 10. d3 d2 *";
const GAME = `[Game "ergo"]\n[First "Ann"]\n[Second "Ben"]\n[Result "*"]\n\n${MOVES}\n`;

/** @param {Page} page */
const study = (page) => page.locator("#place ergo-board");

/** @param {Page} page */
const card = (page) => page.locator("#place .review");

/** @param {Page} page */
const textOf = async (page) =>
  String(await study(page).evaluate((board) => /** @type {any} */ (board).toGameText())).replaceAll(
    /\s+/g,
    " ",
  );

/**
 * @param {Page} page
 * @param {string} name
 */
const press = (page, name) => card(page).getByRole("button", { name, exact: true }).click();

/**
 * Opens a study.
 *
 * @param {Page} page
 * @param {string} [text]
 */
async function open(page, text = GAME) {
  await page.locator('#place [data-study="comment"]').waitFor();
  await study(page).evaluate(async (element, text) => {
    const board = /** @type {any} */ (element);
    board.gameText = text;
    await board.ready;
  }, text);
}

/** @param {Page} page */
const isReviewed = (page) => expect(card(page).getByRole("slider")).toBeVisible({ timeout: 60_000 });

/**
 * Reviews the study.
 *
 * @param {Page} page
 */
async function review(page) {
  await press(page, "Review this game");
  await expect(card(page).locator(".moments button").first()).toBeVisible();
  await expect(card(page).getByRole("progressbar")).toBeHidden({ timeout: 60_000 });
}

/**
 * @param {Page} page
 * @param {string} move
 */
const play = (page, move) =>
  study(page).evaluate((board, move) => /** @type {any} */ (board).play(move), move);

test(
  "a review finds the mistakes, says why, and goes into the game text as one edit",
  { tag: "@sentinel" },
  () =>
    withPage({ path: "#/ergo/study" }, async (page) => {
      await open(page);
      const before = await textOf(page);
      const slider = card(page).getByRole("slider");
      // With its evaluations and signs, the review goes, and comes back.
      const undo = async () => {
        await study(page).evaluate((board) => /** @type {any} */ (board).edit({ kind: "undo" }));
        await expect(slider).toBeHidden();
      };
      await expectShortTasks(page, async () => {
        if (await slider.isVisible()) await undo();
        await review(page);
      });
      await isReviewed(page);
      await undo();
      assert.equal(await textOf(page), before);
      await study(page).evaluate((board) => /** @type {any} */ (board).edit({ kind: "redo" }));
      await isReviewed(page);
      await card(page).getByRole("button", { name: "6… f7, blunder" }).click();
      // The most important moment is on the board, with its sign and the better move.
      await expect(card(page).getByRole("status")).toContainText("g6 was stronger. f7 allows e3");
      await expect(page.locator("#place .shapes .sign text")).toHaveText("??");
      assert.equal(
        await study(page).evaluate((board) => /** @type {any} */ (board).state.setup.guide.length),
        1,
      );
      await expect(card(page)).toContainText(/Ann: \d+% accurate/);
      const text = await textOf(page);
      assert.match(text, /6\.\.\. f7 \$4 \{\[%eval #\d+\]\} \(6\.\.\. g6 \{\[%eval #?-?[\d.]+\]\}/);
      // A better move has another label than a move that was taken back.
      const variations = page.locator("#place #moves .variation");
      await expect(variations.filter({ hasText: "6... g6" })).toContainText("Better: 6... g6");
      // The notation of evaluations stays in the text.
      await expect(page.locator("#place #moves")).not.toContainText("[");
      await expectAccessible(page, "a reviewed game");
      // The graph leads to every position.
      const graph = card(page).getByRole("slider");
      await graph.focus();
      await page.keyboard.press("Home");
      await expect(graph).toHaveAttribute("aria-valuetext", /^Start, White \d+%$/);
      await page.keyboard.press("ArrowRight");
      // Of a move that is no mistake, too, it is said what it does.
      await expect(card(page).getByRole("status")).toHaveText(/^\w+\. .+\.$/);
      for (let at = 1; at < 5; at++) await page.keyboard.press("ArrowRight");
      await expect(graph).toHaveAttribute("aria-valuenow", "5");
      await expect(page.locator('#place #moves [aria-current="step"]')).toContainText("d4??");
      const box = await graph.boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width - 1, box.y + 10);
      await expect(graph).toHaveAttribute("aria-valuenow", "20");
      await card(page).getByRole("button", { name: "7. g5, blunder" }).click();
      await expect(graph).toHaveAttribute("aria-valuenow", "13");
      // It comes back from the text, with the reason.
      await page.reload();
      await isReviewed(page);
      await card(page).getByRole("button", { name: "6… f7, blunder" }).click();
      await expect(card(page).getByRole("status")).toContainText("f7 allows e3", { timeout: 20_000 });
      await page.goto("about:blank");
      await page.goBack();
      await isReviewed(page);
      await open(page);
      assert.equal(await textOf(page), before);
    }),
);

test("the story of a game leads to its moments, and to puzzles", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page);
    await review(page);
    const story = card(page).getByRole("group").filter({ hasText: "The game in short" });
    await story.getByText("The game in short").click();
    const parts = story.getByRole("listitem");
    await expect(parts).toHaveText([
      /^Known opening: the first \d moves\.$/,
      "10… d2 decided the game: Black’s chances fell from 100% to 0%. d2 allows a5, which makes five in a row.",
      "The game was not finished.",
      "Worth practising: defence.",
    ]);
    const graph = card(page).getByRole("slider");
    await parts.nth(0).getByRole("button").click();
    await expect(graph).toHaveAttribute("aria-valuenow", /^[1-9]$/);
    await parts.nth(1).getByRole("button").click();
    await expect(graph).toHaveAttribute("aria-valuenow", "20");
    await expect(parts.nth(1).getByRole("button")).toHaveAttribute("aria-current", "step");
    await expectAccessible(page, "the story of a game");
    // The reason is found out again for a review that comes from the text.
    await page.reload();
    await isReviewed(page);
    await story.getByText("The game in short").click();
    await expect(parts.nth(1)).toContainText("d2 allows a5", { timeout: 20_000 });
    await parts.getByRole("link").click();
    await expect(page.locator('.puzzles-panel [name="theme"]')).toHaveText("defence");
  }));

/** The blunders of two beginners, not all of which are proven to lose. */
const BEGINNERS = "1. f5 e5 2. f4 f6 3. e4 d4 4. g6 g7 5. d3 c3 0-1";

test("every blunder says what was missed, in words and on the board", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page, `[Game "ergo"]\n[Result "0-1"]\n\n${BEGINNERS}\n`);
    await review(page);
    await isReviewed(page);
    const check = async () => {
      const blunders = card(page).getByRole("button", { name: /, blunder$/ });
      assert.ok((await blunders.count()) > 1);
      for (const blunder of await blunders.all()) {
        await blunder.click();
        await expect(blunder).toHaveAttribute("aria-current", "step");
        // A sentence between the better move and the chances.
        await expect(card(page).getByRole("status")).toHaveText(
          /^\S+ was stronger\. .+\. \d+% instead of \d+%\.$/,
          { timeout: 20_000 },
        );
        const { guide, danger } = await study(page).evaluate(
          (board) => /** @type {any} */ (board).state.setup,
        );
        assert.ok(guide.length > 0 || danger, "the board shows something");
      }
    };
    await check();
    const danger = () =>
      study(page).evaluate((board) => /** @type {any} */ (board).state.setup.danger?.cells.length ?? 0);
    await card(page).getByRole("button", { name: "3. e4, blunder" }).click();
    await expect(card(page).getByRole("status")).toContainText("e4 allows ");
    await expect.poll(danger).toBeGreaterThan(0);
    // It is found out again for a review that comes from the text.
    await page.reload();
    await isReviewed(page);
    await check();
  }));

/** Only the third move of four keeps what the second one has given away. */
const GOOD =
  "1. e5 {[%eval 0.50]} 1... a1 $4 {[%eval 9.00]} (1... d5 {[%eval 0.40]} 2. e6) 2. e6 $1 {[%eval #5]} 2... a2 {[%eval #3]} *";

test("a move that was the only good one comes back from the text, with its sign", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page, `[Game "ergo"]\n[Result "*"]\n\n${GOOD}\n`);
    await isReviewed(page);
    const good = card(page).getByRole("button", { name: "2. e6, good move" });
    // Mistakes come first.
    await expect(card(page).locator(".moments button")).toHaveText([/a1/, /e6/]);
    await good.click();
    await expect(good).toHaveAttribute("aria-current", "step");
    await expect(card(page).getByRole("status")).toHaveText(/^e6 is a good move\./);
    await expect(page.locator("#place .shapes .sign text")).toHaveText("!");
    await expect(page.locator('#place #moves [aria-current="step"]')).toContainText("e6!");
    await expect(card(page).locator('.dots [data-sign="!"]')).toHaveCount(1);
    await expectAccessible(page, "a good move");
  }));

test("a whole review is undone at once, and one that is stopped changes nothing", { tag: "@soak" }, () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page);
    const before = await textOf(page);
    await press(page, "Review this game");
    await press(page, "Stop");
    await expect(card(page).getByRole("button", { name: "Review this game" })).toBeVisible();
    assert.equal(await textOf(page), before);
    await review(page);
    assert.notEqual(await textOf(page), before);
    await page.locator('#place [data-study="undo-edit"]').click();
    await expect.poll(() => textOf(page)).toBe(before);
  }),
);

test("mistakes become exercises, which accept every good move and come back", () =>
  withPage({ path: "#/ergo/study", viewport: { width: 390, height: 844 } }, async (page) => {
    await open(page);
    await review(page);
    await press(page, "Find better moves");
    const question = card(page).getByRole("heading");
    await expect(question).toHaveText(/^White played \S+ here\. Find a better move\.$/);
    const played = String((await question.textContent())?.split(" ")[2]);
    const moves = MOVES.split(" ").filter((word) => !/[.*]/.test(word));
    await expect(page.locator("#place #moves li > button")).toHaveCount(moves.indexOf(played));
    await expectAccessible(page, "an exercise");
    const boxes = await card(page)
      .locator(".actions button:visible")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    assert.equal(boxes.length, 2);
    assert.deepEqual([boxes[1].top, boxes[1].bottom], [boxes[0].top, boxes[0].bottom]);
    await play(page, played);
    await expect(card(page).getByRole("status")).toHaveText(
      `${played} was played in the game. Try another move.`,
    );
    await play(page, "a5");
    await expect(card(page).getByRole("status")).toContainText("a5 is not the best");
    await press(page, "Show it");
    await expect(card(page).getByRole("status")).toContainText("Best:");
    await press(page, "Next");
    await expect(question).not.toContainText(`played ${played} `);
    // The best move of the review is right; it is in the text of the study.
    const best = await page.evaluate(() => {
      const { exercises } = JSON.parse(localStorage.getItem("ergo / exercises ergo") ?? "{}");
      return exercises.map((/** @type {any} */ exercise) => [exercise.line, exercise.better[0]]);
    });
    const view = await study(page).evaluate((board) => /** @type {any} */ (board).state.view);
    const move = new Map(best).get(lineOf(view));
    await play(page, String(move));
    await expect(card(page).getByRole("status")).toHaveText(`${move} is right.`);
    await expect(page.locator("#place #moves li > button").last()).toContainText(String(move));
    await press(page, "Back to the study");
    await isReviewed(page);
    // Both were answered, so they are due another day; the others are due now.
    await page
      .locator("#place .toolbar [data-action=menu], #place .toolbar > button:last-of-type")
      .first()
      .click();
    await expect(page.locator("#place .toolbar .menu")).toContainText(`My mistakes (${best.length - 2} due)`);
    await page
      .locator("#place .toolbar .menu")
      .getByText(/^My mistakes/)
      .click();
    await expect(question).toContainText("Find a better move.");
  }));

/**
 * In the page: the words of a review that are wider than their place.
 *
 * @param {Element} card
 */
function wordsOutside(card) {
  const right = card.getBoundingClientRect().right + 0.5;
  // The moments are a row that scrolls.
  return [...card.querySelectorAll(":not(.moments, .moments *, svg *)")]
    .filter(
      (part) =>
        part.checkVisibility() &&
        (part.getBoundingClientRect().right > right ||
          (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)),
    )
    .map((part) => part.textContent);
}

test("why a move is a mistake is in sight on every phone, and nothing scrolls away", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await open(page);
    await review(page);
    const status = study(page).locator(".message");
    for (const [width, height, why] of /** @type {const} */ ([
      [320, 568, status],
      [320, 640, status],
      [360, 740, status],
      [360, 800, card(page).locator(".why")],
      [390, 844, card(page).locator(".why")],
      [768, 1024, card(page).locator(".why")],
      [844, 390, card(page).locator(".why")],
      [568, 320, card(page).locator(".why")],
      [640, 360, card(page).locator(".why")],
      [667, 375, card(page).locator(".why")],
      // 1280×800 at 200 %
      [640, 400, card(page).locator(".why")],
    ])) {
      await page.setViewportSize({ width, height });
      const isLying = width > height && width < 720;
      if (isLying) await card(page).getByRole("button", { name: "6… f7, blunder" }).click();
      await expect(why).toContainText("g6 was stronger. f7 allows e3");
      await expect(why).toBeInViewport({ ratio: 1 });
      await expect.poll(() => card(page).evaluate(wordsOutside)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  }));

for (const [game, length] of few(
  1,
  /** @type {const} */ ([
    ["intermedium", 24],
    ["emergo", 40],
  ]),
)) {
  test(`a game of ${game} is reviewed`, () =>
    withPage({ path: `#/${game}/study`, viewport: { width: 844, height: 390 } }, async (page) => {
      await page.locator('#place [data-study="comment"]').waitFor();
      await study(page).evaluate(async (element, length) => {
        const board = /** @type {any} */ (element);
        for (let at = 0; at < length; at++) {
          const moves = await board.legalMoves();
          if (moves.length === 0) return;
          await board.play(moves[(at * 7919 + 13) % moves.length]);
        }
      }, length);
      await review(page);
      await expect(card(page).getByRole("status")).toContainText("was stronger");
      await expectAccessible(page, `a reviewed game of ${game}`);
    }));
}
