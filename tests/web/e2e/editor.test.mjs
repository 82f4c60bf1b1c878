/** Setting up positions: by mouse, touch and keys, from a text, and what is done with them. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { random } from "./random.mjs";
import { few, sample } from "./sample.mjs";
import {
  chooseFromMenu,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectPositionLine,
  expectShortTasks,
  storedGame,
  test,
  withPage,
} from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";

/** @import {Page} from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} name
 */
const cell = (page, name) => page.locator(`#place button[data-name="${name}"]`);

/**
 * @param {Page} page
 * @param {string} name
 */
const piece = (page, name) =>
  page.locator("#place .pieces label").filter({ has: page.getByRole("radio", { name, exact: true }) });

/**
 * @param {Page} page
 * @param {string} name
 */
const button = (page, name) => page.locator(`#place [data-action="${name}"]`);

/**
 * @param {Page} page
 * @param {string | RegExp} text
 */
const expectText = (page, text) => expect(page.locator("#draft-text")).toHaveValue(text);

/**
 * @param {Page} page
 * @param {string | RegExp} text
 */
const expectVerdict = (page, text) => expect(page.locator("#place .verdict")).toHaveText(text);

/** @param {Page} page */
const isReady = (page) => page.locator("#place .verdict .icon").waitFor();

/** @param {import("@playwright/test").Locator} target */
async function middle(target) {
  const box = await target.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * @param {Page} page
 * @param {import("@playwright/test").Locator} from
 * @param {import("@playwright/test").Locator} to
 */
async function drag(page, from, to) {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

test(
  "by mouse: pieces are put, dragged and taken off, and what is wrong is said at once",
  { tag: "@sentinel" },
  () =>
    withPage({ path: "#/ergo/editor" }, async (page) => {
      await isReady(page);
      await expect(page).toHaveTitle("Set up a position: Ergo");
      await expectVerdict(page, "This position can be played.");
      await piece(page, "Black lion").click();
      await cell(page, "a1").click();
      await expectText(page, "10/10/10/10/10/10/10/10/l9 1");
      await drag(page, piece(page, "White soldier"), cell(page, "b9"));
      await expectText(page, "1S8/10/10/10/10/10/10/10/l9 1");
      await expectVerdict(page, "There is a soldier on b9, but pieces on the ring are always lions.");
      await expect(cell(page, "b9")).toHaveAttribute("aria-label", /not possible here/);
      await expect(button(page, "play")).toHaveAttribute("aria-disabled", "true");
      await drag(page, cell(page, "b9"), cell(page, "e5"));
      await expectText(page, "10/10/10/10/4S5/10/10/10/l9 1");
      await expectVerdict(page, "This position can be played.");
      await drag(page, cell(page, "a1"), page.locator("#place .verdict"));
      await expectText(page, "10/10/10/10/4S5/10/10/10/10 1");
      await button(page, "undo").click();
      await expectText(page, "10/10/10/10/4S5/10/10/10/l9 1");
      await page.keyboard.press("Control+y");
      await expectText(page, "10/10/10/10/4S5/10/10/10/10 1");
      await page.getByRole("radio", { name: "Black", exact: true }).check();
      await page.getByRole("switch", { name: "Black plays first" }).check();
      await expect(page.getByRole("radio", { name: "White", exact: true })).toBeChecked();
      await expect(page.locator("#place .hands")).toHaveText("In hand: Black 11, White 12.");
      // What is set up stays, with its options.
      await page.reload();
      await isReady(page);
      await expectText(page, "10/10/10/10/4S5/10/10/10/10 2");
      await expect(page.getByRole("switch", { name: "Black plays first" })).toBeChecked();
      await button(page, "start").click();
      await expectText(page, "10/10/10/10/10/10/10/10/10 1");
    }),
);

test("by touch: stacks are built stone by stone, out of the hands", () =>
  withPage(
    { path: "#/emergo/editor", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async (page) => {
      await isReady(page);
      await cell(page, "e5").tap();
      await piece(page, "Black stone").tap();
      await cell(page, "e5").tap();
      await cell(page, "e5").tap();
      await expectText(page, "x/x3/x5/x7/x4,122,x4/x7/x5/x3/x 1 11-10");
      await expectVerdict(page, "This position can be played.");
      await page.getByRole("button", { name: "Black in hand: one more" }).tap();
      await expectVerdict(page, "Black has 13 stones, those in hand included; at most 12 are allowed.");
      await button(page, "undo").tap();
      await page.getByRole("spinbutton", { name: "White in hand" }).fill("12");
      await page.getByRole("spinbutton", { name: "White in hand" }).blur();
      await expectVerdict(page, /White has 13 stones, those in hand included; at most 12 are allowed\./);
      await piece(page, "Take pieces off").tap();
      await cell(page, "e5").tap();
      await expectText(page, /122?,x4\/x7\/x5\/x3\/x 1 12-/);
    },
  ));

test("a number that is being typed is not replaced by what an earlier edit brings", { tag: "@soak" }, () =>
  withPage({ path: "#/emergo/editor" }, async (page) => {
    await isReady(page);
    await cell(page, "e5").click();
    await expectText(page, "x/x3/x5/x7/x4,1,x4/x7/x5/x3/x 1 11-12");
    const hand = page.getByRole("spinbutton", { name: "White in hand" });
    await hand.fill("7");
    // Without taking the focus.
    await button(page, "undo").dispatchEvent("click");
    await expectText(page, "x/x3/x5/x7/x9/x7/x5/x3/x 1 12-12");
    await expect(hand).toHaveValue("7");
    await hand.blur();
    await expectText(page, "x/x3/x5/x7/x9/x7/x5/x3/x 1 7-12");
  }),
);

test("by keyboard: pieces are chosen, put and taken off, and announced", () =>
  withPage({ path: "#/intermedium/editor" }, async (page) => {
    await isReady(page);
    const told = page.locator("#place [role=status].unseen");
    await button(page, "empty").click();
    await expectText(page, `${Array(10).fill("x7").join("/")} 1 4`);
    await cell(page, "e5").focus();
    await page.keyboard.press("2");
    await expect(told).toHaveText("Chosen: Black stone.");
    await page.keyboard.press("Enter");
    await expect(told).toHaveText(/^e5, black stone/);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await expect(told).toHaveText(/^d5, black stone.*not possible here.*One problem\.$/);
    await expectVerdict(page, "The stones on d5 are on a cell of the other colour.");
    await page.keyboard.press("Delete");
    await expect(told).toHaveText(/^d5, empty/);
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(told).toHaveText(/^d5, stack of 2 white stones/);
    await expectText(page, "x7/x7/x7/x7/x7/x3,a2,b1,x2/x7/x7/x7/x7 1 4");
    await page.keyboard.press("Shift+Delete");
    await expectText(page, "x7/x7/x7/x7/x7/x4,b1,x2/x7/x7/x7/x7 1 4");
    await expectVerdict(page, /Black wins.*The game is over in this position\.$/);
    await expect(button(page, "play")).toHaveAttribute("aria-disabled", "true");
    await expect(button(page, "study")).toHaveAttribute("aria-disabled", "false");
  }));

test("a text that is wrong stays where it is, with the place; one that is pasted is set up", () =>
  withPage({ path: "#/ergo/editor" }, async (page) => {
    await isReady(page);
    const field = page.locator("#draft-text");
    const error = page.locator("#draft-error");
    await field.fill("10/10/10/10/4Z5/10/10/10/10 1");
    await expect(error).toHaveText("The position cannot be read at “Z”. Look at character 14.");
    await expectText(page, "10/10/10/10/4Z5/10/10/10/10 1");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill("10/10/10/10/4S5/10/10/10/10 1");
    await expect(error).toBeEmpty();
    await expect(cell(page, "e5")).toHaveAttribute("aria-label", /white soldier/);
    await cell(page, "a1").focus();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "SSSSSSSSSS/SSS7/10/10/10/10/10/10/10 2\n");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
    });
    await expectText(page, "SSSSSSSSSS/SSS7/10/10/10/10/10/10/10 2");
    await expectVerdict(page, /^There are soldiers on a9.*White has 13 pieces; at most 12 are allowed\.$/);
  }));

for (const game of few(1, GAMES)) {
  test(`whatever somebody does with a position of ${game}, what is seen is what is stored, and opens again`, () =>
    withPage({ path: `#/${game}/editor` }, async (page) => {
      const below = random(game.length);
      const stored = () =>
        page.evaluate((game) => JSON.parse(localStorage.getItem(`ergo / editor ${game}`) ?? ""), game);
      await isReady(page);
      for (let round = 0; round < sample(6, 40); round++) {
        const acts = Array.from({ length: 30 }, () => ({
          what: below(20),
          which: below(1000),
          rest: below(6),
        }));
        await page.evaluate(async (acts) => {
          const place = /** @type {HTMLElement} */ (document.querySelector("#place"));
          const all = (/** @type {string} */ selector) =>
            /** @type {HTMLElement[]} */ ([...place.querySelectorAll(selector)]);
          for (const { what, which, rest } of acts) {
            const targets =
              what < 12
                ? all("button[data-name]")
                : what < 15
                  ? all(".pieces input")
                  : what < 17
                    ? all('[data-action="undo"], [data-action="redo"], [data-action="flip"]')
                    : what < 18
                      ? all('[data-action="empty"], [data-action="start"]')
                      : all(".fields :is(input, button), .controls [role=switch]");
            targets[which % targets.length]?.click();
            if (rest === 0) await new Promise((resolve) => setTimeout(resolve, 5));
          }
        }, acts);
        // Somebody leaves while edits are being made.
        if (below(3) === 0) {
          await page.evaluate((game) => (location.hash = `#/${game}/rules`), game);
          await page.locator("#place .prose").waitFor();
          await page.goBack();
        }
        await isReady(page);
        // What is wrong with a text is said once all edits before have been made.
        await page.locator("#draft-text").fill("?");
        await expect(page.locator("#draft-error")).not.toBeEmpty();
        const verdict = (await page.locator("#place .verdict").textContent()) ?? "";
        const draft = await stored();
        await page.reload();
        await isReady(page);
        await expectText(page, draft.position);
        await expectVerdict(page, verdict);
        assert.deepEqual(await stored(), draft);
      }
      assert.ok(page.workers().length <= 2, `${page.workers().length} workers`);
      await button(page, "start").click();
      await button(page, "play").click();
      await page.locator("#new-game [type=submit]").click();
      await expect(page.locator("#board")).toBeVisible();
    }));
}

test(
  "the position on the board is changed and played on, studied, saved and linked",
  { tag: "@sentinel" },
  () =>
    withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
      await chooseFromMenu(page, "editor");
      await isReady(page);
      await expectText(page, "10/10/10/10/3sS5/10/10/10/10 1");
      await cell(page, "f5").click();
      await button(page, "save").click();
      await expect(page.locator("#place .actions .told")).toHaveText("Saved in the library.");
      await button(page, "link").click();
      await expect(page.locator("#place .actions input")).toHaveValue(/#1\.ergo\./);
      await button(page, "embed").click();
      await expect(page.locator("#embed-code")).toHaveValue(/10\/10\/10\/10\/3sSS4\/10\/10\/10\/10 1/);
      await page.locator("#embed").getByRole("button", { name: "Close" }).click();
      await button(page, "study").click();
      await expect(page).toHaveTitle("Ergo study");
      await expect(page.locator('#place ergo-board button[data-name="f5"]')).toHaveAttribute(
        "aria-label",
        /white soldier/,
      );
      await page.goBack();
      await isReady(page);
      await button(page, "play").click();
      await page.locator("#new-game").getByText("Same device").click();
      await page.locator("#new-game [type=submit]").click();
      await expect(page.locator("#board")).toBeVisible();
      await expectPositionLine(page, "fen 10/10/10/10/3sSS4/10/10/10/10 1");
    }),
);

test("nothing blocks the page while a position is set up", { tag: "@soak" }, () =>
  withPage({ path: "#/emergo/editor" }, async (page) => {
    await isReady(page);
    await expectShortTasks(page, async () => {
      for (const name of ["e5", "e6", "d5"]) await cell(page, name).click();
      await button(page, "undo").click();
      await button(page, "flip").click();
      await button(page, "start").click();
      await expectText(page, "x/x3/x5/x7/x9/x7/x5/x3/x 1 12-12");
    });
  }),
);

for (const [width, height] of few(2, [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1920, 1080],
  [1280, 800],
])) {
  test(`setting up fits a window of ${width} by ${height} pixels, and passes axe`, () =>
    withPage({ path: "#/ergo/editor", viewport: { width, height } }, async (page) => {
      for (const game of GAMES) {
        await page.evaluate((game) => (location.hash = `#/${game}/editor`), game);
        await page.locator(`#place .draft-board[data-game="${game}"]`).waitFor();
        await expect(page).toHaveTitle(new RegExp(`: ${game}$`, "i"));
        await isReady(page);
        await expectNoSidewaysScrolling(page);
        const boxes = await page
          .locator("#place :is(.draft-board, .pieces)")
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
        for (const { left, right, top, bottom } of boxes)
          assert.ok(
            left >= -1 && right <= width + 1 && top >= 0 && bottom <= height + 1,
            `${game}: ${JSON.stringify(boxes)}`,
          );
        const [board, pieces] = boxes;
        assert.ok(
          board.right <= pieces.left + 1 || board.bottom <= pieces.top + 1,
          `${game}: ${JSON.stringify(boxes)}`,
        );
      }
      await expectAccessible(page, "setting up a position");
    }));
}

test("the pieces to put on the board are drawn again in other colours", () =>
  withPage({ path: "#/ergo/editor", colorScheme: "light" }, async (page) => {
    await page.locator("#place .verdict .icon").waitFor();
    const drawn = () =>
      page
        .locator("#place .pieces canvas")
        .evaluateAll((all) => all.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()));
    const light = await drawn();
    assert.ok(light.length >= 4);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(async () => (await drawn()).filter((picture) => light.includes(picture))).toEqual([]);
  }));
