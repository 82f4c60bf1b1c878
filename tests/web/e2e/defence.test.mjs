/** Playing against a proof: the winner's moves, what is counted, taking back, and the list of replies. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import { fits } from "./small-boards.mjs";
import { DIST, withHost } from "./static-server.mjs";
import { expectAccessible, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const PATH = "#/ergo/learn/findings.b2";

/** @param {Page} page */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");
/** @param {Page} page */
const show = (page) => page.getByRole("button", { name: "Show replies" });
/** @param {Page} page */
const replies = (page) => page.locator(".exercise-rest li button");
/** @param {Page} page */
const takeBack = (page) => page.getByRole("button", { name: "Take back" });
/**
 * @param {Page} page
 * @param {string} name
 */
const cell = (page, name) => board(page).locator(`[data-name="${name}"]`);

/**
 * The moves from the position of the proof to the one on the board.
 *
 * @param {Page} page
 */
const moves = (page) =>
  board(page).evaluate((element) => {
    const { view } = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (element).state;
    return view?.moves.slice(0, view.at) ?? [];
  });

/**
 * Waits until some moves are on the board, and what is known of the last one is said.
 *
 * @param {Page} page
 * @param {number} count of moves
 * @param {number} left the most that White still needs
 */
async function follows(page, count, left) {
  await expect.poll(async () => (await moves(page)).length).toBe(count);
  await expect(answer(page)).toHaveText(`White wins in at most ${left} more move${left === 1 ? "" : "s"}.`);
}

/**
 * The signs on the cells of the board, with what a screen reader says of them.
 *
 * @param {Page} page
 */
const signs = (page) =>
  board(page).evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll(".grid button:has(.cell-sign)") ?? [])].map((button) => [
      /** @type {HTMLElement} */ (button).dataset.name,
      button.querySelector(".cell-sign")?.getAttribute("data-sign"),
      button.getAttribute("aria-description"),
    ]),
  );

test("White follows the proof, and what is promised becomes less", { tag: "@sentinel" }, () =>
  withPage({ path: "#/ergo/learn/findings" }, async (page) => {
    await page.getByRole("button", { name: "b2: lost in at most 12 moves" }).click();
    await page.getByRole("link", { name: "Play against it" }).click();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    await expect(page.locator("#place h1")).toHaveText("1. e5 b2");
    await expect(page.locator(".exercise-card .text")).toContainText(
      "Without swap, White wins in at most 12",
    );
    await follows(page, 1, 11);
    await expect(takeBack(page)).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page, "a board against a proof");
    await show(page).click();
    await expect(replies(page).first()).toContainText("11");
    // The list scrolls, and not the place with the board.
    const hidden = await page.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight);
    assert.ok(hidden < 2, `${hidden} px to scroll to`);
    await cell(page, "a9").click();
    await expect.poll(async () => (await moves(page)).length).toBe(3);
    const [, , reply] = await moves(page);
    assert.match(reply, /^[a-j]\d/);
    await expect(answer(page)).toHaveText(/White wins in at most ([1-9]|10) more moves?\./);
    await takeBack(page).click();
    await follows(page, 1, 11);
    await page.reload();
    await follows(page, 1, 11);
  }),
);

test("the longest defence of all lasts as long as the proof promises", () =>
  withPage({ path: PATH }, async (page) => {
    await follows(page, 1, 11);
    await show(page).click();
    for (let left = 11; left > 0; left--) {
      await follows(page, 2 * (12 - left) - 1, left);
      await replies(page).first().click();
    }
    await expect(answer(page)).toHaveText(
      "White won in 12 moves; the proof promises at most 12. Replies with the longest defence: 11 of 11.",
    );
    assert.deepEqual(await signs(page), []);
    await expect(replies(page)).toHaveCount(0);
    await takeBack(page).click();
    await follows(page, 21, 1);
    await page.getByRole("button", { name: "New game" }).click();
    await follows(page, 1, 11);
  }));

test("every reply is marked and listed with White's answer", { tag: "@sentinel" }, () =>
  withPage({ path: PATH }, async (page) => {
    await follows(page, 1, 11);
    assert.deepEqual(await signs(page), []);
    await show(page).click();
    await expect(replies(page).first()).toBeVisible();
    await expectAccessible(page, "the replies");
    const listed = await replies(page).evaluateAll((buttons) =>
      buttons.map((button) =>
        [...button.children].map((child) => child.textContent || child.getAttribute("data-sign") || ""),
      ),
    );
    const turns = listed.map(([, sign]) => Number(sign));
    assert.deepEqual(
      turns,
      turns.toSorted((one, other) => other - one),
    );
    const found = await signs(page);
    assert.equal(found.length, 88, "all empty cells, and the piece that can move");
    for (const [name, sign, said] of found) {
      const [first] = listed.filter(([move]) => move?.split("-")[0] === name);
      assert.deepEqual([sign, said], [first[1], first[2]], String(name));
    }
    // By the keyboard, and another defence after that.
    await replies(page).nth(3).focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await moves(page)).length).toBe(3);
    const [move, , , text] = listed[3];
    const played = await moves(page);
    assert.deepEqual([played[1], `White plays ${played[2]}`], [move, text]);
    await expect(page.locator(".exercise-rest")).toBeFocused();
    await takeBack(page).click();
    await follows(page, 1, 11);
    assert.deepEqual(await signs(page), found);
    await show(page).click();
    assert.deepEqual(await signs(page), []);
  }),
);

test("there is one reply to each move of White, however quickly somebody clicks", () =>
  withPage({ path: PATH }, async (page) => {
    await follows(page, 1, 11);
    await show(page).click();
    await expect(replies(page).first()).toBeVisible();
    const two = await replies(page).evaluateAll((buttons) => {
      const [first, second] = /** @type {HTMLElement[]} */ (buttons);
      for (const button of [first, second, first]) button.click();
      return first.querySelector("b")?.textContent;
    });
    await follows(page, 3, 10);
    assert.equal((await moves(page))[1], two);
    // Before White has answered, there is nothing to move, and the reply can be taken back.
    await replies(page).first().click();
    await expect.poll(async () => (await moves(page)).length).toBe(4);
    await cell(page, "j9").click();
    await takeBack(page).click();
    await follows(page, 3, 10);
  }));

test("the mirror image of an answer has the same proof, and other answers have none", () =>
  withPage({ path: "#/ergo/learn/findings.b8" }, async (page) => {
    await expect(page.locator("#place h1")).toHaveText("1. e5 b2");
    await follows(page, 1, 11);
    for (const path of ["#/ergo/learn/findings.d5", "#/emergo/learn/findings.b2"]) {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.locator("#place")).toContainText("There is no proof for this answer.");
    }
    await expectAccessible(page, "no proof");
    await page.getByRole("link", { name: "What is proven" }).click();
    await expect(page.locator("#place h1")).toHaveText("What is proven");
  }));

test("a proof that cannot be loaded is said, and tried again", () =>
  withHost(DIST, {}, (host) => {
    let isMissing = true;
    host.hook = ({ name, response }) => {
      if (!isMissing || !/^findings\/.*\.gz$/.test(name)) return false;
      response.writeHead(404).end();
      return true;
    };
    return withPage({ site: host.url, path: PATH, expects: /\.gz|404|missing/ }, async (page) => {
      await expect(answer(page)).toHaveText(
        "The proof could not be loaded. Check your connection, and try again.",
      );
      isMissing = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await follows(page, 1, 11);
    });
  }));

test("once used, the proof is followed offline", () =>
  withHost(DIST, {}, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      const use = async () => {
        await page.goto(`${host.url}${PATH}`);
        await page.reload();
        await follows(page, 1, 11);
      };
      await use();
      await host.stop();
      await page.context().setOffline(true);
      await use();
    }),
  ));

const SCREENS = /** @type {const} */ ([
  [320, 568, "dark"],
  [390, 844, "light"],
  [768, 1024, "dark"],
  [844, 390, "light"],
  [1280, 800, "light"],
]);

for (const [width, height, colorScheme] of few(2, SCREENS)) {
  test(`the replies fit the screen, ${colorScheme}, ${width} x ${height}`, () =>
    withPage({ path: PATH, viewport: { width, height }, colorScheme }, async (page) => {
      await follows(page, 1, 11);
      await fits(page);
      const before = await board(page).boundingBox();
      await show(page).click();
      await expect(page.locator(".exercise-rest").getByRole("heading")).toBeInViewport();
      const after = await board(page).boundingBox();
      assert.ok(before && after);
      for (const side of /** @type {const} */ (["x", "y", "width", "height"]))
        assert.ok(Math.abs(before[side] - after[side]) < 1, `${side}: ${before[side]}, ${after[side]}`);
      await fits(page);
      await expectAccessible(page, "the replies");
    }));
}
