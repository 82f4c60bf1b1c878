/**
 * Small boards: a whole game against the perfect opponent, the values of moves, by keyboard and without a
 * network.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { few } from "./sample.mjs";
import { fits, useOffline } from "./small-boards.mjs";
import { expectAccessible, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const [[GAME, BOARDS]] = Object.entries(SMALL_BOARDS);

/** Phones held upright, and a tablet. */
const UPRIGHT = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 390, height: 600 },
  { width: 768, height: 1024 },
];
/** Phones held sideways. */
const SIDEWAYS = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];
const SCHEMES = /** @type {const} */ (["light", "dark"]);

/**
 * Each board in each window.
 *
 * @param {{ width: number; height: number }[]} viewports
 */
const shownIn = (viewports) =>
  Object.entries(SMALL_BOARDS).flatMap(([game, boards]) =>
    boards.flatMap(({ id }) =>
      viewports.flatMap((viewport) => SCHEMES.map((colorScheme) => ({ game, id, viewport, colorScheme }))),
    ),
  );
const [{ id: FIRST }] = BOARDS;

/** @param {Page} page */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");
/** @param {Page} page */
const values = (page) => page.getByRole("button", { name: "Show values" });

/**
 * Waits until the person is to move, or the game is over.
 *
 * @param {Page} page
 */
async function isPersonsTurn(page) {
  await expect(values(page)).toBeVisible();
  await expect
    .poll(() =>
      board(page).evaluate((element) => {
        const { view, setup } = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (
          element
        ).state;
        return view && (view.outcome ?? setup.players[view.turn]);
      }),
    )
    .not.toBe("remote");
}

/**
 * The game on the board: its moves, and how it ended.
 *
 * @param {Page} page
 */
const gameOf = (page) =>
  board(page).evaluate((element) => {
    const { view } = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (element).state;
    return { moves: view?.moves ?? [], at: view?.at, outcome: view?.outcome, position: view?.position };
  });

/**
 * The moves in the list with their values, the best one first.
 *
 * @param {Page} page
 */
const listed = (page) =>
  page
    .locator(".exercise-rest li")
    .evaluateAll((items) => items.map((item) => [...item.children].map((child) => child.textContent ?? "")));

/**
 * The signs on the cells of the board, with what a screen reader says of them.
 *
 * @param {Page} page
 */
const badges = (page) =>
  board(page).evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll(".grid button:has(.cell-sign)") ?? [])].map((button) => [
      /** @type {HTMLElement} */ (button).dataset.name,
      button.querySelector(".cell-sign")?.getAttribute("data-sign"),
      button.getAttribute("aria-description"),
    ]),
  );

/**
 * Goes to a board from the lessons.
 *
 * @param {Page} page
 * @param {string} id
 */
async function openFromLessons(page, id) {
  await page.getByRole("link", { name: "Small boards" }).click();
  await expect(page.getByRole("heading", { name: "Small boards" })).toBeFocused();
  await page.locator(`.small-boards a[href$="/${id}"]`).click();
  await isPersonsTurn(page);
}

test("the card says the goal, whose turn it is and what both have in hand", () =>
  withPage({ path: `#/${GAME}/learn/${FIRST}` }, async (page) => {
    await isPersonsTurn(page);
    const card = page.locator(".exercise-card");
    await expect(card.locator(".text")).toContainText("Capture all enemy stones.");
    const [{ stones }] = BOARDS;
    const state = card.locator(".state");
    /**
     * @param {string} turn
     * @param {number} own
     * @param {number} other
     */
    const stands = (turn, own, other) =>
      expect(state).toHaveText(`${turn} In hand: White ${own}, Black ${other}.`);
    await stands("Your move, White.", stones, stones);
    await board(page).locator('[data-name="c3"]').click();
    await isPersonsTurn(page);
    await stands("Your move, White.", stones - 1, stones - 1);
    await page.getByRole("button", { name: "Take back" }).click();
    await stands("Your move, White.", stones, stones);
  }));

test("the lessons lead to the small boards, whose values fit each other and win a whole game", () =>
  withPage({ path: `#/${GAME}/learn` }, async (page) => {
    await page.getByRole("link", { name: "Small boards" }).click();
    await expect(page.locator(".small-boards a")).toHaveCount(BOARDS.length);
    await expectAccessible(page, "the list of small boards");
    await page.locator(`.small-boards a[href$="/${FIRST}"]`).click();
    await isPersonsTurn(page);
    assert.deepEqual(await badges(page), []);
    await values(page).click();
    await expect(answer(page)).toHaveText("The player to move wins in 11 moves.");
    await expectAccessible(page, "the values of moves");
    for (let left = 11; left > 0; left--) {
      await isPersonsTurn(page);
      await expect(answer(page)).toHaveText(
        left === 1 ? "The player to move wins in 1 move." : `The player to move wins in ${left} moves.`,
      );
      const moves = await listed(page);
      assert.equal(moves[0][1], `+${left}`);
      const shown = await badges(page);
      assert.ok(
        shown.some(([, sign]) => sign === `+${left}`),
        "the best move begins on a cell with its value",
      );
      for (const [, sign, said] of shown)
        assert.ok(moves.some(([, other, words]) => other === sign && words === said));
      const { moves: before } = await gameOf(page);
      assert.equal(
        await board(page).evaluate((element, move) => /** @type {any} */ (element).play(move), moves[0][0]),
        true,
      );
      if (left > 1) await expect.poll(async () => (await gameOf(page)).moves.length).toBe(before.length + 2);
    }
    const { outcome, moves } = await gameOf(page);
    assert.equal(outcome?.winner, 0);
    assert.equal(moves.length, 21);
    await expect(answer(page)).toHaveText(/^You win!/);
    assert.deepEqual(await badges(page), []);
  }));

test("a move that gives away the win is named, and can be taken back", { tag: "@sentinel" }, () =>
  withPage({ path: `#/${GAME}/learn/${FIRST}` }, async (page) => {
    await isPersonsTurn(page);
    await board(page).evaluate((element) => /** @type {any} */ (element).play("c2"));
    await expect(answer(page)).toHaveText("That gave away the win: c3 would have won in 11 moves.");
    await expect.poll(async () => (await gameOf(page)).moves.length).toBe(2);
    await expect(answer(page)).toHaveText("That gave away the win: c3 would have won in 11 moves.");
    await page.getByRole("button", { name: "Take back" }).click();
    await expect.poll(async () => (await gameOf(page)).at).toBe(0);
    await expect(answer(page)).toHaveText("");
  }),
);

test("a move that is taken back while its reply is on the way is not replied to", () =>
  withPage({ path: `#/${GAME}/learn/${FIRST}` }, async (page) => {
    await isPersonsTurn(page);
    const isPlayed = await board(page).evaluate(async (element) => {
      const practice = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (element);
      const { play } = practice;
      await practice.play("c2");
      return new Promise((resolve) => {
        practice.play = async (...reply) => {
          practice.undo();
          resolve(await play.apply(practice, reply));
          return false;
        };
      });
    });
    assert.equal(isPlayed, false);
    assert.equal((await gameOf(page)).at, 0);
  }));

test("a game is chosen in a dialog: the other side, both sides, without the centre", () =>
  withPage({ path: `#/${GAME}/learn/${FIRST}` }, async (page) => {
    await isPersonsTurn(page);
    const begin = async (/** @type {string} */ side) => {
      await page.getByRole("button", { name: "New game" }).click();
      await page.getByRole("radio", { name: side }).check({ force: true });
      await expectAccessible(page, "a new game on a small board");
      await page.getByRole("button", { name: "Start the game" }).click();
    };
    await begin("Black");
    await expect.poll(async () => (await gameOf(page)).moves).toEqual(["c3"]);
    await begin("Both");
    await expect.poll(async () => (await gameOf(page)).moves).toEqual([]);
    for (const move of ["c3", "c1"])
      await board(page).evaluate((element, move) => /** @type {any} */ (element).play(move), move);
    await expect.poll(async () => (await gameOf(page)).moves).toEqual(["c3", "c1"]);
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("switch").check({ force: true });
    await page.getByRole("button", { name: "Start the game" }).click();
    await values(page).click();
    await expect(answer(page)).toHaveText("The player to move loses in 17 moves.");
    assert.ok((await badges(page)).every(([name, sign]) => name !== "c3" && sign?.startsWith("−")));
  }));

test("a small board is played by keyboard, and its cells say what they are worth", () =>
  withPage({ path: `#/${GAME}/learn/${FIRST}` }, async (page) => {
    await isPersonsTurn(page);
    await values(page).focus();
    await page.keyboard.press("Enter");
    await expect(values(page)).toHaveAttribute("aria-pressed", "true");
    const centre = board(page).getByRole("button", { name: /^c3/ });
    await expect(centre).toHaveAttribute("aria-description", "wins in 11 moves");
    await centre.focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await gameOf(page)).moves.length).toBe(2);
    await isPersonsTurn(page);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await gameOf(page)).at).toBe(0);
  }));

for (const { game, id, viewport, colorScheme } of few(4, shownIn(UPRIGHT))) {
  test(`the values of ${id} are listed below the board, ${colorScheme}, ${viewport.width} x ${viewport.height}`, () =>
    withPage(
      { path: `#/${game}/learn/${id}`, viewport, colorScheme, hasTouch: true, isMobile: true },
      async (page) => {
        await isPersonsTurn(page);
        const list = page.locator(".exercise-rest");
        await expect(list).toBeHidden();
        const before = await board(page).boundingBox();
        await values(page).tap();
        await expect(list.getByRole("heading")).toBeInViewport();
        const after = await board(page).boundingBox();
        assert.ok(before && after);
        for (const side of /** @type {const} */ (["x", "y", "width", "height"]))
          assert.ok(Math.abs(before[side] - after[side]) < 1, `${side}: ${before[side]}, ${after[side]}`);
        await expectAccessible(page, "the values below the board");
        await fits(page);
        await list.getByRole("link").focus();
        await expect(values(page)).toBeInViewport({ ratio: 1 });
        const [link, button] = await Promise.all(
          [list.getByRole("link"), values(page)].map((part) => part.boundingBox()),
        );
        assert.ok(link && button && link.y + link.height <= button.y, "nothing is behind the buttons");
        await expectAccessible(page, "the end of the values");
        await values(page).tap();
        await expect(list).toBeHidden();
        assert.deepEqual(await board(page).boundingBox(), before);
        await values(page).tap();
        await list.getByRole("link").tap();
        await expect(page.locator(".small-boards")).toBeVisible();
      },
    ));
}

for (const { game, id, viewport, colorScheme } of few(3, shownIn(SIDEWAYS))) {
  test(`the values of ${id} are listed beside the board, ${colorScheme}, ${viewport.width} x ${viewport.height}`, () =>
    withPage(
      { path: `#/${game}/learn/${id}`, viewport, colorScheme, hasTouch: true, isMobile: true },
      async (page) => {
        await isPersonsTurn(page);
        const list = page.locator(".exercise-rest");
        const before = await board(page).boundingBox();
        await values(page).tap();
        await expect(list.getByRole("heading")).toBeInViewport();
        await fits(page);
        assert.deepEqual(await board(page).boundingBox(), before);
        await expectAccessible(page, "the values beside the board");
        await list.getByRole("link").focus();
        await expect(list.getByRole("link")).toBeInViewport({ ratio: 1 });
        assert.deepEqual(await board(page).boundingBox(), before, "the board stays where it is");
        await expectAccessible(page, "the end of the values");
        await values(page).tap();
        await expect(list).toBeHidden();
        assert.deepEqual(await board(page).boundingBox(), before);
      },
    ));
}

test("small boards work without a network once they were used, and say so if they were not", () => {
  const show = async (/** @type {Page} */ page) => {
    await openFromLessons(page, FIRST);
    await values(page).click();
    await expect(answer(page)).toHaveText("The player to move wins in 11 moves.");
  };
  return useOffline(`#/${GAME}/learn`, show, `#/${GAME}/learn/${BOARDS[1].id}`, isPersonsTurn);
});
