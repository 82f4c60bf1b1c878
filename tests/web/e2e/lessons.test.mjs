/**
 * Lessons: by keyboard, with eyes closed, at every size; wrong tries are answered on the board and taken
 * back.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { lessonsOf } from "../lesson-texts.mjs";
import { Listener } from "./listener.mjs";
import { few, sample } from "./sample.mjs";
import { crashWorker, expectAccessible, test, withPage } from "./support.mjs";
import { tested } from "../games/index.mjs";
import { gamesWith } from "../game-files.mjs";

/** @import {Page} from "@playwright/test" */

const GAMES = gamesWith("lessons");

/** @param {Page} page */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");

/**
 * @param {Page} page
 * @param {number} at
 * @param {number} of
 */
const expectStep = (page, at, of) =>
  expect(page.locator(".exercise-card .place")).toHaveText(`Step ${at} of ${of}`);

/**
 * Waits until the position of a step is on the board.
 *
 * @param {Page} page
 */
const isReady = (page) => board(page).evaluate((board) => /** @type {any} */ (board).ready);

/**
 * Listens to a demonstration.
 *
 * @param {Page} page
 * @param {Listener} listener
 * @returns {Promise<string[]>} the moves of the player
 */
async function watchDemonstration(page, listener) {
  // Whatever the board says from now on, however briefly.
  const said = await board(page).evaluateHandle(({ shadowRoot }) => {
    /** @type {string[]} */
    const said = [];
    const root = /** @type {ShadowRoot} */ (shadowRoot);
    const note = () => {
      for (const { textContent } of root.querySelectorAll("[role=status]")) said.push(textContent ?? "");
    };
    new MutationObserver(note).observe(root, { childList: true, characterData: true, subtree: true });
    return said;
  });
  await page.getByRole("button", { name: "Show me" }).focus();
  await listener.press("Enter");
  await listener.hears("that something is shown", /^Watch\.$/);
  await listener.hears("the end", /^Now you\.$/);
  const moves = (await said.jsonValue()).flatMap(
    (text) => /^White played (\S+?)[.,:]?( |$)/.exec(text)?.[1] ?? [],
  );
  return moves.filter((move, at) => move !== moves[at - 1]);
}

/**
 * Types a move, which must not be wrong, and expects that the answer is read out.
 *
 * @param {Page} page
 * @param {Listener} listener
 * @param {string} move
 */
async function typeMove(page, listener, move) {
  const before = await answer(page).textContent();
  await listener.findBoard();
  await listener.types(move);
  await expect(answer(page)).not.toHaveText(before ?? "");
  const said = (await answer(page).textContent()) ?? "";
  assert.ok((await listener.said()).includes(said), said);
  assert.doesNotMatch(said, /(Try again|Find the faster way)\.$/);
}

for (const game of few(1, GAMES)) {
  test(`the first lesson of ${game} is done by keyboard, with a wrong try`, () =>
    withPage({ path: `#/${game}/learn` }, async (page) => {
      const listener = new Listener(page);
      const [{ steps }] = lessonsOf(game);
      const { wrongTry } = tested(game);
      const start = page.getByRole("link", { name: "Start: Your first win" });
      await start.waitFor();
      await expectAccessible(page, "the list of lessons");
      await start.focus();
      await listener.press("Enter");
      await expect(page.getByRole("heading", { name: "Your first win" })).toBeFocused();
      for (const [at, step] of steps.entries()) {
        await expectStep(page, at + 1, steps.length);
        await expect.poll(() => answer(page).textContent()).toBe("");
        await isReady(page);
        const moves = await watchDemonstration(page, listener);
        assert.equal(moves[0], step.show?.[0]);
        const before = await board(page).evaluate((board) => /** @type {any} */ (board).position);
        if (at === wrongTry.step) {
          await listener.findBoard();
          await listener.types(wrongTry.move);
          await expect(answer(page)).toHaveText(/(Try again|Find the faster way)\.$/);
          await expect
            .poll(() => board(page).evaluate((board) => /** @type {any} */ (board).position))
            .toBe(before);
          await expectAccessible(page, "a wrong try");
        }
        for (const move of moves) await typeMove(page, listener, move);
        await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
        await listener.press("Enter");
      }
      await expect(page.getByRole("heading", { name: "Lesson done: Your first win" })).toBeVisible();
      await expect(page.getByRole("link", { name: /^Next: / })).toBeFocused();
      await expectAccessible(page, "the end of a lesson");
      await page.goto(new URL(`#/${game}/learn`, page.url()).href);
      await page.getByRole("link", { name: /Your first win .*Done$/ }).waitFor();
      await page.reload();
      await page.getByRole("link", { name: /Your first win .*Done$/ }).waitFor();
    }));
}

/** @param {HTMLCanvasElement} canvas */
const isDrawn = (canvas) => {
  const { width, height } = canvas;
  const blank = Object.assign(document.createElement("canvas"), { width, height });
  return canvas.toDataURL() !== blank.toDataURL();
};

test(
  "the list is beside the open lesson, and has pictures although the engine crashes",
  { tag: "@sentinel" },
  () => {
    const [game] = GAMES;
    const path = `#/${game}/learn/${lessonsOf(game).at(-1)?.id}`;
    return withPage({ path, viewport: { width: 1280, height: 720 } }, async (page) => {
      await isReady(page);
      const list = page.locator(".exercise-rest");
      // Chromium 123 scrolls to whole pixels.
      await expect(list.locator("[aria-current]")).toBeInViewport({ ratio: 0.95 });
      assert.ok((await list.evaluate(({ scrollTop }) => scrollTop)) > 0, "the list is longer than its box");
      assert.equal(
        await page.locator("main").evaluate(({ scrollTop }) => scrollTop),
        0,
        "the page does not scroll",
      );
      await crashWorker(page, "read");
      await page.evaluate((game) => (location.hash = `#/${game}/learn`), game);
      const pictures = page.locator("#place li canvas");
      await expect.poll(() => pictures.last().evaluate(isDrawn), "the last lesson has a picture").toBe(true);
    });
  },
);

test("a wrong move in a first lesson gets one reply, and the next tap counts", () =>
  withPage({ path: "#/ergo/learn/first-win", viewport: { width: 390, height: 844 } }, async (page) => {
    const tap = (/** @type {string} */ name) => board(page).locator(`button[data-name="${name}"]`).click();
    await expectStep(page, 1, 5);
    await isReady(page);
    for (const [at, name] of ["e5", "f5", "g5", "d5"].entries()) {
      await expectStep(page, at + 1, 5);
      await expect(async () => {
        await tap(name);
        await expect(page.getByRole("button", { name: "Continue" })).not.toHaveAttribute(
          "aria-disabled",
          "true",
          {
            timeout: 2000,
          },
        );
      }).toPass();
      await page.getByRole("button", { name: "Continue" }).click();
    }
    await expectStep(page, 5, 5);
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#place ergo-board"));
      /** @type {any} */ (window).longest = 0;
      board.addEventListener("statechange", () => {
        const { at } = board.state.view;
        /** @type {any} */ (window).longest = Math.max(/** @type {any} */ (window).longest, at);
      });
    });
    const start = await board(page).evaluate((board) => /** @type {any} */ (board).state.view.at);
    // The reply is taken back after a while.
    const longest = () => page.evaluate(() => /** @type {any} */ (window).longest);
    await tap("a1");
    await expect(answer(page)).toHaveText(
      "That is not five yet. The other end of your row is free. Black replies c5. Try again.",
    );
    await expect.poll(longest).toBe(start + 2);
    await tap("c5");
    await expect(answer(page)).toHaveText("Five in a row. You have won your first game!");
    assert.equal(await longest(), start + 2);
  }));

for (const game of few(1, GAMES.toReversed())) {
  test(`the first lessons of ${game} are finished with eyes closed`, () =>
    withPage({ path: `#/${game}/learn/${lessonsOf(game)[1].id}` }, async (page) => {
      const listener = new Listener(page);
      for (const { steps } of lessonsOf(game).slice(1, sample(2, 7)))
        await finish(page, listener, steps.length);
    }));
}

/**
 * Finishes a lesson: watches what is to be done and does the same.
 *
 * @param {Page} page
 * @param {Listener} listener
 * @param {number} count
 */
async function finish(page, listener, count) {
  for (let step = 1; step <= count; step++) {
    await isReady(page);
    await listener.hears("what is to be done", /^[A-Z].{10,}[.!?]$/);
    for (const move of await watchDemonstration(page, listener)) await typeMove(page, listener, move);
    await expect.poll(() => listener.focused()).toBe("button Continue");
    await listener.press("Enter");
  }
  await listener.hears("that the lesson is done", /^(Well done\.|You have been through)/);
  await expect.poll(() => listener.focused()).toMatch(/^link (Next: |Play a game)/);
  await listener.press("Enter");
}

/**
 * The sizes of windows, and the least size of a cell there, in CSS pixels.
 *
 * @type {[width: number, height: number, cell: number][]}
 */
const SIZES = [
  [320, 568, 27],
  [390, 664, 33],
  [390, 844, 36],
  [844, 390, 36],
  [667, 375, 34],
  [768, 1024, 57],
  [1280, 800, 65],
  [1920, 1080, 91],
];

for (const [width, height, least] of few(2, SIZES)) {
  test(`lessons at ${width}×${height} are in the window`, () =>
    withPage({ path: "#/ergo/learn", viewport: { width, height } }, async (page) => {
      for (const game of GAMES) {
        const lessons = lessonsOf(game);
        for (const { id, steps } of [lessons[0], lessons[lessons.length - 1]]) {
          await page.evaluate((hash) => (location.hash = hash), `#/${game}/learn/${id}`);
          await expectStep(page, 1, steps.length);
          await isReady(page);
          await page.evaluate(() => document.fonts.ready);
          // The longest answers need their room as well.
          await answer(page).evaluate(
            (line) => (line.textContent = "That wins, too, but it takes longer. Find the faster way. Again."),
          );
          const { wrong, cell } = await page.evaluate(measure);
          assert.deepEqual(wrong, [], `${game} ${id}`);
          assert.ok(cell >= least, `${game} ${id}: cells of ${cell}`);
        }
      }
    }));
}

/** In the page: what is outside the window or overlaps, and the size of a cell. */
function measure() {
  const board = /** @type {HTMLElement} */ (document.querySelector("#place ergo-board"));
  const cells = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector(".board"));
  /** @type {string[]} */
  const wrong = [];
  const parts = [".text", ".exercise-card h1", ".dashes", ".answer", ".actions"].map((selector) => ({
    name: selector,
    box: /** @type {Element} */ (document.querySelector(`.exercise ${selector}`)).getBoundingClientRect(),
  }));
  const boxes = [...parts, { name: "board", box: cells.getBoundingClientRect() }];
  for (const [at, { name, box }] of boxes.entries()) {
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      wrong.push(`${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    if (box.width < 20 || box.height < 4) wrong.push(`${name} is not shown`);
    for (const other of boxes.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1)
        wrong.push(`${name} overlaps ${other.name} by ${Math.round(across)} × ${Math.round(down)}`);
    }
  }
  for (const line of document.querySelectorAll(".exercise .actions > *"))
    if (line.scrollWidth > line.clientWidth + 1) wrong.push(`${line.textContent} is cut off`);
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
  return {
    wrong,
    cell: /** @type {HTMLElement} */ (cells.querySelector("[data-cell]")).getBoundingClientRect().width,
  };
}
