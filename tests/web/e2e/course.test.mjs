/**
 * Exercises on small boards: solved by tapping and by keyboard, mistakes taken back, and what is solved is
 * kept.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import "../load-module.mjs";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import { Values, initSync } from "../../../www/practice/wasm/values.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { Table } from "../../../www/practice/values.js";
import { lessonsOf } from "../lesson-texts.mjs";
import { fits, useOffline } from "./small-boards.mjs";
import { isReady, tries } from "./walk/steps.mjs";
import { expectAccessible, namedLine, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const ROOT = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT));

initSync({ module: read("www/practice/wasm/values_bg.wasm") });

const [[GAME, BOARDS]] = Object.entries(SMALL_BOARDS);
const TASKS = `${read("tools/small-boards/tasks/tasks.txt")}`
  .split("\n")
  .map((line) => line.split("; "))
  .filter(([id]) => BOARDS.some((board) => board.id === id))
  .map(([id, goal, position]) => ({ id, goal, position }));
const HOLD = TASKS.findIndex(({ goal }) => goal.startsWith("hold"));

/** The boards whose values are loaded by the first exercise, and that the single file contains. */
const STORED_BOARDS = new Set([BOARDS[0].id]);

/** @param {number} at */
const addressOf = (at) => `#/${GAME}/learn/small-boards.${at + 1}`;

/**
 * The moves of an exercise with their values, the best one first, and the best reply after each.
 *
 * @param {number} at
 */
function valuedMoves(at) {
  const { id, position } = TASKS[at];
  const game = new Game(id, []);
  const table = new Table(new Values(read(`tools/small-boards/tables/${id}.bin`)));
  assert.equal(game.follow(position, []), undefined);
  const moves = table.movesIn(game.view()).map(({ text, value }) => {
    game.play(text);
    const { outcome } = game.view();
    const reply = outcome ? undefined : table.movesIn(game.view())[0].text;
    game.goTo(0);
    return { text, result: value.result, reply };
  });
  /** The best moves of both sides until the end, or until the draw is held. */
  const line = [];
  const plies = Number(TASKS[at].goal.split(" ")[1]);
  while (line.length < plies && !game.view().outcome) {
    const [{ text }] = table.movesIn(game.view());
    line.push(text);
    game.play(text);
  }
  game.free();
  table.close();
  return { moves, line };
}

/** @param {Page} page */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");
/** @param {Page} page */
const solution = (page) => page.getByRole("button", { name: "Solution" });

/**
 * The moves on the board, up to the position that is shown.
 *
 * @param {Page} page
 */
const played = (page) =>
  board(page).evaluate((element) => {
    const { view } = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (element).state;
    return view?.moves.slice(0, view.at) ?? [];
  });

/**
 * Chooses the cells of a move.
 *
 * @param {Page} page
 * @param {string} move
 * @param {"tap" | "key"} by
 */
async function enter(page, move, by) {
  for (const cell of move.split(/[-x]/)) {
    const button = board(page).locator(`button[data-name="${cell}"]`);
    if (by === "key") {
      await button.focus();
      await page.keyboard.press("Enter");
    } else await button.click();
  }
}

/**
 * Plays the right moves from the start of an exercise.
 *
 * @param {Page} page
 * @param {string[]} line with the replies
 * @param {"tap" | "key"} by
 */
async function solve(page, line, by) {
  for (let ply = 0; ply < line.length; ply += 2) {
    await enter(page, line[ply], by);
    const reply = line[ply + 1];
    if (reply !== undefined) {
      await expect(answer(page)).toHaveText(`Right. Your opponent replies ${reply}. Your move.`);
      await expect.poll(() => played(page)).toEqual(line.slice(0, ply + 2));
    }
  }
  await expect(answer(page)).toHaveText("Solved.");
}

/**
 * The moves that _Show me_ plays in a lesson.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function shownLine(page) {
  const line = board(page).evaluate(
    (element) =>
      new Promise((resolve) => {
        const board = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (element);
        /** @type {string[]} */
        let longest = [];
        board.addEventListener("position", () => {
          const { moves = [], at = 0 } = board.state.view ?? {};
          // The end is that everything is taken back.
          if (at === 0 && longest.length > 0) resolve(longest);
          if (at > longest.length) longest = moves.slice(0, at);
        });
      }),
  );
  await page.getByRole("button", { name: "Show me" }).click();
  return /** @type {Promise<string[]>} */ (line);
}

/**
 * The signs before the exercises in the list: a number, or nothing before what is solved.
 *
 * @param {Page} page
 */
const signs = (page) =>
  page.locator(".tasks .sign").evaluateAll((all) => all.map((sign) => sign.textContent || "✓"));

test(
  "exercises are listed with the small boards, solved by tapping and by keyboard, and kept",
  { tag: "@sentinel" },
  () =>
    withPage({ path: `#/${GAME}/learn/small-boards`, hasTouch: true }, async (page) => {
      await expect(page.getByRole("heading", { name: "Small boards" })).toBeFocused();
      const all = TASKS.map((_, at) => `${at + 1}`);
      expect(await signs(page)).toEqual(all);
      await expectAccessible(page, "the list of exercises");
      await page.locator(".tasks a").first().click();
      await expect(solution(page)).toBeVisible();
      await expect(page.locator(".exercise-card h1")).toHaveText("Win in 2 moves");
      await expect(page.locator(".exercise-card .text")).toHaveText(/^You are White\. Only one move wins\./);
      await expectAccessible(page, "an exercise on a small board");
      await solve(page, valuedMoves(0).line, "tap");
      await expectAccessible(page, "an exercise that is solved");
      const next = page.getByRole("link", { name: "Next exercise" });
      await expect(next).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${addressOf(1)}$`));
      await expect(solution(page)).toBeVisible();
      await solve(page, valuedMoves(1).line, "key");
      await page.reload();
      await expect(solution(page)).toBeVisible();
      expect((await signs(page)).slice(0, 3)).toEqual(["✓", "✓", "3"]);
      await page.getByRole("link", { name: "All small boards" }).click();
      await expect(page.getByText(`2 of ${TASKS.length} solved.`)).toBeVisible();
      expect(await signs(page)).toEqual(["✓", "✓", ...all.slice(2)]);
      await expect(page.getByRole("link", { name: "Win in 2 moves Done" })).toBeVisible();
    }),
);

test("a move that gives the win or the draw away is said, answered if it loses, and taken back", () =>
  withPage({ path: addressOf(HOLD) }, async (page) => {
    await expect(solution(page)).toBeVisible();
    await expect(page.locator(".exercise-card h1")).toHaveText("Hold the draw");
    const { moves, line } = valuedMoves(HOLD);
    const losing = moves.find(({ result }) => result === "loss");
    assert.ok(losing);
    await enter(page, losing.text, "tap");
    await expect(answer(page)).toHaveText(
      new RegExp(`^That loses\\. (White|Black) replies ${losing.reply}\\. Try again\\.$`),
    );
    await expect.poll(() => played(page)).toEqual([losing.text, losing.reply]);
    await expect.poll(() => played(page)).toEqual([]);
    await solve(page, line, "tap");
    // A win that becomes a draw has no refutation.
    const at = TASKS.findIndex(
      ({ goal }, at) =>
        goal.startsWith("win") && valuedMoves(at).moves.some(({ result }) => result === "draw"),
    );
    const draw = valuedMoves(at).moves.find(({ result }) => result === "draw");
    assert.ok(draw);
    await page.goto(new URL(addressOf(at), page.url()).href);
    await expect(page.locator(".exercise-card h1")).toHaveText(/^Win in/);
    await expect(solution(page)).toBeVisible();
    await enter(page, draw.text, "tap");
    await expect(answer(page)).toHaveText("That gives the win away. Try again.");
    await expect.poll(() => played(page)).toEqual([]);
  }));

test("an exercise has a hint and a solution, and starts again", () =>
  withPage({ path: addressOf(1) }, async (page) => {
    await expect(solution(page)).toBeVisible();
    const { line } = valuedMoves(1);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(answer(page)).toHaveText(`Look at ${line[0].split(/[-x]/)[0]}.`);
    await solution(page).click();
    await expect(answer(page)).toHaveText(/^That was the solution\./, { timeout: 20_000 });
    assert.deepEqual(await namedLine(page), line);
    await expect.poll(() => played(page)).toEqual([]);
    await enter(page, line[0], "tap");
    await expect.poll(() => played(page)).toEqual(line.slice(0, 2));
    await page.getByRole("button", { name: "Start again" }).click();
    await expect.poll(() => played(page)).toEqual([]);
    await solve(page, line, "tap");
  }));

test("an unknown exercise leads to the list, and the last lesson to the small boards", () =>
  withPage({ path: addressOf(98) }, async (page) => {
    await expect(page.locator(".tasks a")).toHaveCount(TASKS.length);
    const { id, steps } = lessonsOf(GAME).at(-1) ?? { id: "", steps: [] };
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key, value),
      [`ergo / lessons ${GAME}`, JSON.stringify({ [id]: steps.length - 1 })],
    );
    await page.goto(new URL(`#/${GAME}/learn/${id}`, page.url()).href);
    await page.reload();
    const { length } = steps;
    await expect(page.locator(".exercise-card .place")).toHaveText(`Step ${length} of ${length}`);
    await isReady(page);
    const line = await shownLine(page);
    for (let ply = 0; ply < line.length; ply += 2) {
      await expect.poll(() => played(page)).toEqual(line.slice(0, ply));
      await tries(page, line[ply]);
    }
    await page.locator(".exercise-card .main:not([aria-disabled='true'])").click();
    await page.getByRole("link", { name: "Small boards" }).click();
    await expect(page.locator(".tasks a")).toHaveCount(TASKS.length);
  }));

test("the open exercise is in view in the list beside it, without scrolling the page", () =>
  withPage({ path: addressOf(TASKS.length - 1), viewport: { width: 1280, height: 720 } }, async (page) => {
    await expect(solution(page)).toBeVisible();
    const list = page.locator(".exercise-rest");
    await expect(list.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
    assert.ok((await scrolled()) > 0, "the list is longer than its box");
    assert.equal(await page.locator("main").evaluate(({ scrollTop }) => scrollTop), 0);
    await list.getByRole("link").first().click();
    await expect(list.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    await expect.poll(scrolled).toBe(0);
  }));

test("exercises fit into a narrow window", () =>
  withPage({ path: `#/${GAME}/learn/small-boards`, viewport: { width: 320, height: 568 } }, async (page) => {
    await expect(page.locator(".tasks a")).toHaveCount(TASKS.length);
    await fits(page);
    await page.locator(".tasks a").nth(HOLD).click();
    await expect(solution(page)).toBeVisible();
    await fits(page);
    const cell = await board(page).locator("button[data-name]").first().boundingBox();
    assert.ok(cell && cell.width >= 24, JSON.stringify(cell));
    for (const button of await page.locator(".exercise-card .actions > *").all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await solve(page, valuedMoves(HOLD).line, "tap");
    await expect(page.getByRole("link", { name: "Next exercise" })).toBeInViewport({ ratio: 1 });
  }));

test("exercises work without a network once they were used, and say so if they were not", () => {
  const other = TASKS.findIndex(({ id }) => !STORED_BOARDS.has(id));
  const solveNow = async (/** @type {Page} */ page, at = 0) => {
    await expect(solution(page)).toBeVisible();
    await solve(page, valuedMoves(at).line, "tap");
  };
  return useOffline(addressOf(0), solveNow, addressOf(other), (page) => solveNow(page, other));
});

test("the single file has the exercises on the boards that it contains", () =>
  withPage({ site: new URL("dist/ergo-offline.html", ROOT).href, path: addressOf(0) }, async (page) => {
    await expect(solution(page)).toBeVisible();
    await expect(page.locator(".tasks a")).toHaveCount(
      TASKS.filter(({ id }) => STORED_BOARDS.has(id)).length,
    );
    await solve(page, valuedMoves(0).line, "tap");
  }));
