/** Custom lessons made from studies: an author sets goals and shares the lesson, and another user solves it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { Listener } from "./listener.mjs";
import { few } from "./sample.mjs";
import {
  chooseFromMenu,
  closeDialog,
  expectAccessible,
  expectNoSidewaysScrolling,
  openDialog,
  storedGame,
  test,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const TAGS = '[Game "ergo"]\n[Result "*"]\n';
const MOVES = "1. e5 c7 2. f5 c3 3. g5 h3 4. d5 h5 *\n";
const LESSON = `${TAGS}[Event "Five in a row"]

{[%goal play e5] [%csl Ge5] Start in the middle.} 1. e5 {Well begun.} (1. a1 {A
corner is far from everything.}) 1... c7 2. f5 c3 {Black plays elsewhere, and
the row grows.} 3. g5 h3 4. d5 h5 {[%goal win 1]} *
`;

/**
 * The board of the place.
 *
 * @param {Page} page
 */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");
/**
 * @param {Page} page
 * @param {string} name
 */
const cell = (page, name) => board(page).locator(`[data-name="${name}"]`);
/**
 * @param {Page} page
 * @param {string} name
 */
const button = (page, name) => page.getByRole("button", { name, exact: true });
/**
 * @param {Page} page
 * @param {string} words
 */
const expectSaid = (page, words) => expect(page.locator('#place #moves > [role="status"]')).toHaveText(words);
/** @param {Page} page */
const textOf = (page) => board(page).evaluate((board) => /** @type {any} */ (board).toGameText());
/**
 * @param {Page} page
 * @param {string} place
 */
const go = (page, place) => page.evaluate((place) => (location.hash = `#/${place}`), place);

/**
 * @param {Page} page
 * @param {number} at
 * @param {number} of
 */
const expectStep = (page, at, of) =>
  expect(page.locator(".exercise-card .place")).toHaveText(`Step ${at} of ${of}`);

/**
 * Waits until _Study_ is loaded.
 *
 * @param {Page} page
 */
async function isReady(page) {
  await board(page).evaluate((board) => /** @type {any} */ (board).ready);
  await page.locator('#place [data-study="comment"]').waitFor();
}

/**
 * Plays moves in a study, and waits until the list has the last one.
 *
 * @param {Page} page
 * @param {string} moves
 */
async function play(page, moves) {
  await board(page).evaluate(async (board, moves) => {
    for (const move of moves.split(" ")) await /** @type {any} */ (board).play(move);
  }, moves);
  await expect(page.locator('#place #moves [aria-current="step"]')).toContainText(
    moves.split(" ").at(-1) ?? "",
  );
}

/**
 * Opens an item of the menu of the study.
 *
 * @param {Page} page
 * @param {string} name
 */
async function choose(page, name) {
  await board(page).locator('[data-action="more"]').click();
  await board(page).locator(`.menu:popover-open [data-action="${name}"]`).click();
}

/**
 * Opens a lesson from its text in another user's page.
 *
 * @param {Page} page
 * @param {string} text
 */
async function openLesson(page, text) {
  const { writeLessonLink } = await import("../../../www/learn/link.js");
  await go(page, `${(await writeLessonLink("ergo", text))?.slice(2)}`);
}

/**
 * The goal in the dialog.
 *
 * @param {Page} page
 */
const goalForm = (page) => page.locator("#place dialog form.goal");

/**
 * Sets the goal of the current move by keyboard.
 *
 * @param {Page} page
 * @param {string} kind
 * @param {string} finding the expected message about it
 */
async function setGoal(page, kind, finding) {
  await page.locator('#place #moves [aria-current="step"]').focus();
  await page.keyboard.press("g");
  await expect(goalForm(page).getByRole("combobox")).toBeFocused();
  await goalForm(page).getByRole("combobox").selectOption({ label: kind });
  await expect(goalForm(page).getByRole("status")).toHaveText(finding);
  await page.keyboard.press("Enter");
  await goalForm(page).getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "Goal saved.");
}

test("a teacher makes a lesson of a study, and a pupil solves it by its link", { tag: "@sentinel" }, () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5 c7 f5 c3 g5 h3 d5 h5");
    await setGoal(page, "Win", "Can be done: c5 is right.");
    await expect(page.locator("#place #moves")).toContainText("Goal: win in 1 move.");
    // The start has words, a mark and a goal, which the menu below the moves sets.
    await page.locator('#place [data-step="first"]').click();
    await page.locator('#place [data-study="comment"]').click();
    await page.keyboard.type("Start in the middle.");
    await page.keyboard.press("Enter");
    await expectSaid(page, "Comment saved.");
    await cell(page, "e5").click({ button: "right" });
    await expectSaid(page, "Marked: e5 green.");
    await page.locator('#place [data-study="edit"]').click();
    await board(page).locator('.menu:popover-open [data-action="goal"]').click();
    await expect(goalForm(page).getByRole("combobox")).toHaveValue("play");
    await expect(goalForm(page).getByRole("status")).toHaveText("Can be done: e5 is right.");
    await expectAccessible(page, "the dialog for goals");
    await goalForm(page).getByRole("button", { name: "Save" }).click();
    await expectSaid(page, "Goal saved.");
    // A step to read, and answers to two moves at the start.
    await board(page).evaluate((board) =>
      /** @type {any} */ (board).edit(
        {
          kind: "comment",
          line: ["e5", "c7", "f5", "c3"],
          text: "Black plays elsewhere, and the row grows.",
        },
        { kind: "add", line: [], moves: ["a1"] },
        { kind: "comment", line: ["e5"], text: "Well begun." },
        { kind: "comment", line: ["a1"], text: "A corner is far from everything." },
      ),
    );
    await choose(page, "study-lesson");
    await expect(page.locator("#make-lesson .told").first()).toHaveText("2 exercises, and all can be done.");
    await page.locator("#lesson-title").fill("Five in a row");
    await expectAccessible(page, "the dialog that makes a lesson");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save as file").click(),
    ]);
    assert.match(download.suggestedFilename(), /^ergo-lesson-[\d-]+\.ergo\.txt$/);
    const file = readFileSync(await download.path(), "utf8");
    assert.equal(file, LESSON);
    const link = await page.locator("#lesson-link").inputValue();
    await button(page, "Embed…").click();
    await expect(page.getByRole("heading", { name: "Put this lesson on your website" })).toBeVisible();
    await expect(page.locator("#embed-code")).toHaveValue(
      /<ergo-board mode="puzzle" game-text='\[Game "ergo"\][^]*%goal win 1[^]*slot="link"/,
    );
    assert.ok((await page.locator("#embed-code").inputValue()).includes(link));
    await expect(page.locator("#embed ergo-board .exercise-card")).toContainText("Start in the middle.");
    await page
      .locator("#embed")
      .getByRole("radio", { name: /^A frame/ })
      .check();
    await expect(page.locator("#embed-code")).toHaveValue(
      /<iframe src="[^"]*embed\.html#mode=puzzle&amp;game-text=/,
    );
    await expectAccessible(page, "the dialog that embeds a lesson");
    await closeDialog(page);
    // The title stays with the study.
    await page.reload();
    await isReady(page);
    await choose(page, "study-lesson");
    await expect(page.locator("#lesson-title")).toHaveValue("Five in a row");
    await button(page, "Try it").click();
    await expect(page.getByRole("heading", { name: "Five in a row" })).toBeFocused();

    const pupil = await page.context().newPage();
    await pupil.goto(link);
    await solve(pupil);
    await expectAccessible(pupil, "the end of a lesson");
    await button(pupil, "Open as a study").first().click();
    await isReady(pupil);
    assert.equal(await textOf(pupil), file);
    await pupil.close();
  }),
);

/**
 * Solves the lesson, with one wrong move in between.
 *
 * @param {Page} page
 */
async function solve(page) {
  await expect(page.getByRole("heading", { name: "Five in a row" })).toBeFocused();
  await expectStep(page, 1, 3);
  await expect(page.locator(".exercise-card .text")).toHaveText("Start in the middle.");
  await expect(board(page).locator(".shapes")).toHaveAttribute("aria-label", "Marked: e5 green.");
  await expectAccessible(page, "a lesson that somebody made");
  await cell(page, "a1").click();
  await expect(answer(page)).toHaveText("A corner is far from everything. Try again.");
  await expect(button(page, "Continue")).toHaveAttribute("aria-disabled", "true");
  await expect.poll(() => board(page).evaluate((board) => /** @type {any} */ (board).ply)).toBe(0);
  await cell(page, "e5").click();
  await expect(answer(page)).toHaveText("Well begun.");
  await button(page, "Continue").click();
  await expectStep(page, 2, 3);
  await expect(page.locator(".exercise-card .text")).toHaveText("Black plays elsewhere, and the row grows.");
  await expect(button(page, "Show me")).toHaveCount(0);
  await expect(button(page, "Continue")).toBeFocused();
  await button(page, "Continue").click();
  await expectStep(page, 3, 3);
  await expect(page.locator(".exercise-card .text")).toHaveText("Win in 1 move.");
  await expect.poll(() => board(page).evaluate((board) => /** @type {any} */ (board).ply)).toBe(8);
  await cell(page, "c5").click();
  await expect(answer(page)).toHaveText("Right.");
  await button(page, "Continue").click();
  await expect(page.getByRole("heading", { name: "Lesson done: Five in a row" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All lessons" }).first()).toBeFocused();
}

test("a goal is set, changed, undone and removed by keyboard, and spoken", () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5 c7 f5 c3 g5 h3 d5 h5");
    const listener = new Listener(page);
    await page.locator('#place #moves [aria-current="step"]').focus();
    await page.keyboard.press("g");
    await listener.hears("that the win was found", /^Can be done: c5 is right\.$/);
    assert.match(await listener.focused(), /Goal after 4\.\.\. h5$/);
    await page.keyboard.press("Tab");
    assert.match(await listener.focused(), /^spinbutton Moves$/);
    await page.keyboard.press("Enter");
    await listener.hears("that it is saved", /^Goal saved\.$/);
    assert.match(await textOf(page), /h5 \{\[%goal win 1\]\}/);
    await expect(page.locator('#place #moves [aria-current="step"]')).toBeFocused();
    await page.keyboard.press("Control+z");
    await listener.hears("that it is undone", /^Undone\.$/);
    assert.doesNotMatch(await textOf(page), /goal/);
    await page.keyboard.press("Control+y");
    await listener.hears("that it is done again", /^Done again\.$/);
    await expect(page.locator('#place #moves [aria-current="step"]')).toBeFocused();
    // A goal that cannot be reached is reported; one with an illegal move is not saved.
    await page.keyboard.press("g");
    await goalForm(page).getByRole("combobox").selectOption({ label: "Play one of certain moves" });
    await listener.hears("that moves are missing", /^Enter moves as in the list/);
    await page.keyboard.press("Tab");
    await page.keyboard.type("C5, h5");
    await listener.hears("that a cell is taken", /^h5 cannot be played here\.$/);
    await page.keyboard.press("Enter");
    await expect(goalForm(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(goalForm(page)).toBeHidden();
    assert.match(await textOf(page), /h5 \{\[%goal win 1\]\}/);
    await page.keyboard.press("g");
    await goalForm(page).getByRole("button", { name: "Remove goal" }).press("Enter");
    await listener.hears("that it is removed", /^Goal removed\.$/);
    assert.doesNotMatch(await textOf(page), /goal/);
  }));

test("unsolvable exercises are reported to the author and do not stop the pupil", { tag: "@soak" }, () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5 c7");
    await page.locator('#place #moves [aria-current="step"]').focus();
    await page.keyboard.press("g");
    await goalForm(page).getByRole("combobox").selectOption({ label: "Win stones" });
    await expect(goalForm(page).getByRole("status")).toHaveText("This game has no stones to win.");
    await goalForm(page).getByRole("combobox").selectOption({ label: "Win" });
    await expect(goalForm(page).getByRole("status")).toHaveText(/^No solution could be proven/);
    await goalForm(page).getByRole("button", { name: "Save" }).click();
    await expectSaid(page, "Goal saved.");
    await choose(page, "study-lesson");
    await expect(page.locator("#make-lesson .told").first()).toContainText(
      "1 has a problem:After e5 c7: No solution could be proven",
    );
    await button(page, "Try it").click();
    await expectStep(page, 1, 1);
    await button(page, "Show me").click();
    await expect(answer(page)).toHaveText("This step has no proven solution. Continue with the next one.");
    await button(page, "Continue").click();
    await expect(page.getByRole("heading", { name: "Lesson done: Lesson" })).toBeVisible();
    // It survives a reload, and is unknown in other browsers.
    const address = page.url();
    await page.reload();
    await expectStep(page, 1, 1);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${address}0`);
    await expect(page.getByRole("alert")).toHaveText(/^This lesson is not in this browser/);
  }),
);

test("passing is right where nothing can be won", () =>
  withPage({ path: "#/ergo/learn" }, async (page) => {
    await openLesson(
      page,
      `${TAGS}\n1. e5 c7 {[%goal decide 1]} 2. f5 c3 3. g5 h3 4. d5 h5 {[%goal decide 1]} *\n`,
    );
    await expectStep(page, 1, 2);
    await expect(page.locator(".exercise-card .text")).toHaveText(
      "Win in 1 move, or pass if there is no win.",
    );
    await button(page, "Show me").click();
    await expect(answer(page)).toHaveText("Nothing can be won here, so pass.");
    await button(page, "Pass").click();
    await expect(answer(page)).toHaveText("Right.");
    await button(page, "Continue").click();
    await expectStep(page, 2, 2);
    await expect.poll(() => board(page).evaluate((board) => /** @type {any} */ (board).ply)).toBe(8);
    await button(page, "Pass").click();
    await expect(answer(page)).toHaveText("Something can be won here. Try again.");
    await cell(page, "c5").click();
    await expect(answer(page)).toHaveText("Right.");
  }));

test("a damaged link says so, and the lessons of the page are there", () =>
  withPage({ path: "#/ergo/learn/own.eJxNotALink" }, async (page) => {
    await expect(page.getByRole("alert")).toHaveText(/^This link is damaged: part of the lesson is missing/);
    await expect(page.getByRole("link", { name: "Start: Your first win" })).toBeVisible();
    await expectAccessible(page, "a damaged link");
    await openLesson(page, `${TAGS}\n${MOVES}`);
    await expect(page.getByRole("alert")).toHaveText(/^This game has no exercises/);
    await openLesson(page, LESSON.replace("c7", "e5"));
    await expect(page.getByRole("alert")).toHaveText(/^This link is damaged/);
    await openLesson(page, LESSON);
    await solve(page);
  }));

test("a lesson that is too long for a link is passed on as a file", { tag: "@soak" }, () =>
  withPage({ path: "#/ergo/study" }, async (page) => {
    await isReady(page);
    await play(page, "e5");
    await board(page).evaluate((board) => {
      let seed = 1;
      const words = Array.from({ length: 6000 }, () =>
        (seed = (seed * 48271) % 2147483647).toString(36),
      ).join(" ");
      return /** @type {any} */ (board).edit({ kind: "comment", text: words }, { kind: "goal", text: "any" });
    });
    await choose(page, "study-lesson");
    await expect(page.locator("#make-lesson .told").last()).toHaveText(
      /^The lesson is too long for a link\. Save it as a file/,
    );
    await expect(page.locator("#lesson-link")).toHaveValue("");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Save as file").click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    await button(page, "Try it").click();
    await expectStep(page, 1, 1);
    // The file opens it in another browser.
    await go(page, "ergo");
    await openDialog(page, "game-text");
    await page.locator("#game-text-field").fill(text);
    await page.locator('#game-text button[type="submit"]').click();
    await button(page, "Play the lesson").click();
    await expectStep(page, 1, 1);
  }),
);

test("a file with exercises is offered as a lesson, and stays as it is", () =>
  withPage({ stored: storedGame("startpos moves e5") }, async (page) => {
    await openDialog(page, "game-text");
    await page.locator("#game-text-field").fill(LESSON);
    await page.locator('#game-text button[type="submit"]').click();
    await expect(page.locator("#offered-lesson")).toContainText(
      "This game has exercises. Play it as a lesson?",
    );
    await expectAccessible(page, "the offer of a lesson");
    await button(page, "Show the game").click();
    await expect(page.locator("#board #moves")).toContainText("Goal: win in 1 move.");
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).toGameText()),
      LESSON,
    );
    await chooseFromMenu(page, "lesson");
    await solve(page);
  }));

test("goals with mistakes are named, and kept as they are", { tag: "@soak" }, () =>
  withPage({}, async (page) => {
    const odd = `${TAGS}\n1. e5 {[%goal win 2] words} 1... c7 {[%goal end z9]} 2. f5 {[%goal any] [%goal win 1]} *\n`;
    await openDialog(page, "game-text");
    await page.locator("#game-text-field").fill(odd);
    await page.locator('#game-text button[type="submit"]').click();
    await button(page, "Show the game").click();
    await expect(page.locator("#board #moves")).toContainText("(Cannot be read: [%goal win 2])");
    await expect(page.locator("#board #moves")).toContainText("(Cannot be read: [%goal end z9])");
    await expect(page.locator("#board #moves")).toContainText(
      "Goal: play any move. [%goal win 1] (Cannot be read: [%goal win 1])",
    );
    const text = await page.evaluate(() =>
      /** @type {any} */ (document.querySelector("#board")).toGameText(),
    );
    assert.equal(text.replace(/\s+/g, " "), odd.replace(/\s+/g, " "));
  }),
);

for (const [width, height] of few(1, [
  [320, 568],
  [844, 390],
  [1280, 800],
])) {
  test(`a lesson is made and played at ${width}×${height}`, () =>
    withPage({ path: "#/ergo/study", viewport: { width, height } }, async (page) => {
      await isReady(page);
      await play(page, "e5 c7");
      await page.locator('#place #moves [aria-current="step"]').focus();
      await page.keyboard.press("g");
      await expect(goalForm(page).getByRole("combobox")).toBeFocused();
      await isInWindow(page, "#place dialog[open]");
      await goalForm(page).getByRole("combobox").selectOption({ label: "Win if possible, or pass" });
      await expect(goalForm(page).getByRole("status")).toHaveText(
        "There is no such win here, so passing is right.",
      );
      await isInWindow(page, "#place dialog[open] .buttons");
      await goalForm(page).getByRole("button", { name: "Save" }).click();
      await choose(page, "study-lesson");
      await page.locator("#make-lesson[open]").waitFor();
      await isInWindow(page, "#make-lesson");
      await button(page, "Try it").click();
      await expectStep(page, 1, 1);
      for (const part of [".text", ".answer", ".actions", "ergo-board"])
        await isInWindow(page, `.exercise ${part}`);
      await expectNoSidewaysScrolling(page);
    }));
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function isInWindow(page, selector) {
  const {
    x = -1,
    y = -1,
    width = 0,
    height = 0,
  } = (await page.locator(selector).first().boundingBox()) ?? {};
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  assert.ok(
    x >= 0 && y >= 0 && x + width <= window.width + 0.5 && y + height <= window.height + 0.5,
    `${selector}: ${[x, y, width, height]}`,
  );
}
