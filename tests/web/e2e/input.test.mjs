/** Whole games, by mouse, by touch and by keyboard only. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import {
  cell,
  expectLabel,
  expectMoveCount,
  expectStatus,
  moves,
  settle,
  storedGame,
  test,
  toolbarButton,
  until,
  WHOLE_GAME,
  withPage,
} from "./support.mjs";

const texts = WHOLE_GAME.map(({ text }) => text);

/** @param {import("@playwright/test").Page} page */
async function expectWin(page) {
  await expectStatus(page, "White wins! Five in a row.");
  assert.deepEqual(await moves(page), texts);
  for (const name of ["d5", "e5", "f5", "g5", "h5"]) await expectLabel(page, name, /decides the game/);
}

test("a whole game is played by mouse", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    for (const [at, { cells }] of WHOLE_GAME.entries()) {
      for (const name of cells) await cell(page, name).click();
      await expectMoveCount(page, at + 1);
    }
    await expectWin(page);
  }),
);

test("a whole game is played by touch", { tag: "@sentinel" }, () =>
  withPage(
    { stored: storedGame("startpos"), hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } },
    async (page) => {
      await expectStatus(page, "White to move.");
      for (const [at, { cells }] of WHOLE_GAME.entries()) {
        for (const name of cells) await cell(page, name).tap();
        await expectMoveCount(page, at + 1);
      }
      await expectWin(page);
    },
  ),
);

test("the skip link leads to the board, or to the heading of a place without one", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    const skip = async () => {
      await page.locator(".skip").focus();
      await page.keyboard.press("Enter");
      return (await focusedCell(page)) ?? "";
    };
    // A board takes the focus once it has cells.
    await expect.poll(skip).toMatch(/^[a-j][1-9]$/);
    assert.equal(new URL(page.url()).hash, "#/ergo");
    await page.evaluate(() => (location.hash = "#/settings"));
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeFocused();
    await skip();
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeFocused();
    assert.equal(new URL(page.url()).hash, "#/settings");
    await page.evaluate(() => (location.hash = "#/ergo/study"));
    await expect(page.locator("#place ergo-board")).toBeVisible();
    await expect.poll(skip).toMatch(/^[a-j][1-9]$/);
  }));

test("a whole game is played by keyboard only", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    // Past the skip link and the header, the board is one tab stop.
    for (let stops = 0; stops < 20 && !(await focusedCell(page)); stops++) await page.keyboard.press("Tab");
    for (const [at, { cells }] of WHOLE_GAME.entries()) {
      for (const name of cells) {
        await walkTo(page, name);
        await page.keyboard.press("Enter");
      }
      await expectMoveCount(page, at + 1);
    }
    await expectWin(page);
    await page.keyboard.press("Control+z");
    await expectStatus(page, "Taken back.");
    await page.keyboard.press("Control+Shift+z");
    await expectStatus(page, "White wins");
  }),
);

/** @param {import("@playwright/test").Page} page */
const focusedCell = (page) =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-name"));

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function walkTo(page, name) {
  const here = await focusedCell(page);
  assert.ok(here, "the focus is on the board");
  const [right, up] = [name.charCodeAt(0) - here.charCodeAt(0), Number(name[1]) - Number(here[1])];
  for (let n = 0; n < Math.abs(right); n++) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let n = 0; n < Math.abs(up); n++) await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  assert.equal(await focusedCell(page), name);
}

test("Home, End and Escape work as in an ARIA grid", () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await cell(page, "e5").click();
    await expectLabel(page, "e5", /selected/);
    await page.keyboard.press("Escape");
    await until(page, "state.view.entry.length === 0");
    for (const [key, name] of [
      ["End", "j5"],
      ["Home", "a5"],
      ["Control+Home", "a9"],
      ["Control+End", "j1"],
      ["ArrowDown", "j1"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await focusedCell(page), name, key);
    }
  }));

test("pieces can be dragged, and illegal drags are rejected", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    await drag(page, "e5", "f6");
    await expectStatus(page, "Soldiers do not move diagonally");
    await drag(page, "e5", "e6");
    await expectMoveCount(page, 3);
    await drag(page, "a1", "j9");
    await expectMoveCount(page, 4);
    assert.deepEqual(await moves(page), ["e5", "a1", "e5-e6", "a1-j9"]);
  }));

test("a piece is dragged from the hand onto a cell, and a drag that ends elsewhere does nothing", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    const [hand, target] = [
      await page.locator("#board .tray.own .stones canvas").boundingBox(),
      await cell(page, "g6").boundingBox(),
    ];
    assert.ok(hand && target);
    const carry = async (/** @type {number} */ x, /** @type {number} */ y) => {
      await page.mouse.move(hand.x + 10, hand.y + hand.height / 2);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 6 });
      const piece = await page.locator("#board .flying").boundingBox();
      assert.ok(
        piece && Math.abs(piece.x + piece.width / 2 - x) < 2 && Math.abs(piece.y + piece.height / 2 - y) < 2,
        "the piece is at the pointer",
      );
      await page.mouse.up();
      await expect(page.locator("#board .flying")).toHaveCount(0);
    };
    await carry(hand.x + 10, hand.y - 3);
    await settle(page);
    assert.deepEqual(await moves(page), ["e5", "a1"]);
    // A piece that was chosen before is let go.
    await cell(page, "e5").click();
    await carry(target.x + target.width / 2, target.y + target.height / 2);
    await expectMoveCount(page, 3);
    assert.deepEqual(await moves(page), ["e5", "a1", "g6"]);
  }));

test("a piece is dragged from the hand above the board, which does not ask for a new game", () =>
  withPage({ stored: storedGame("startpos moves e5") }, async (page) => {
    await expectStatus(page, "Black to move.");
    const [hand, target] = [
      await page.locator("#board .tray.far .stones canvas").boundingBox(),
      await cell(page, "g6").boundingBox(),
    ];
    assert.ok(hand && target);
    await page.mouse.move(hand.x + 10, hand.y + hand.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
    await page.mouse.up();
    await expectMoveCount(page, 2);
    assert.deepEqual(await moves(page), ["e5", "g6"]);
    await settle(page);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }));

test("a tap where the chosen piece cannot go lets go of it, and the next one drops", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    await cell(page, "e5").click();
    await expectLabel(page, "e5", /selected/);
    await cell(page, "h7").click();
    await expectStatus(page, "too far");
    await expectLabel(page, "e5", /can move/);
    await cell(page, "h7").click();
    await expectMoveCount(page, 3);
    assert.deepEqual(await moves(page), ["e5", "a1", "h7"]);
  }));

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} from
 * @param {string} to
 */
async function drag(page, from, to) {
  const [start, end] = [await cell(page, from).boundingBox(), await cell(page, to).boundingBox()];
  assert.ok(start && end);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

test("an illegal tap says why, and shakes the board, as other notices do not", () =>
  withPage({ stored: storedGame("fen l9/l9/10/4L5/2S1s5/10/10/10/1L8 1") }, async (page) => {
    await expectStatus(page, "White to move.");
    const isShaken = () =>
      page.locator(".board").evaluate(({ classList }) => {
        const isRefused = classList.contains("refused");
        classList.remove("refused");
        return isRefused;
      });
    await page.evaluate(() =>
      /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (
        document.querySelector("#board")
      ).notify("Copied."),
    );
    await expectStatus(page, "Copied.");
    assert.equal(await isShaken(), false);
    const refusals = [
      [["e5"], "The piece on e5 is not yours."],
      [["c5", "c7"], "A soldier takes one step, straight. c7 is too far."],
      [["c5", "b6"], "Soldiers do not move diagonally. This one cannot go to b6."],
      [["e6", "e8"], "In the arena a lion takes one step. e8 is too far."],
      [["b1", "d3"], "From b1 a lion slides along the ring or takes one step into the arena"],
      [["b1", "e6"], ""],
    ];
    for (const [cells, sentence] of refusals) {
      for (const name of cells) await cell(page, name).click();
      if (sentence) {
        await expectStatus(page, /** @type {string} */ (sentence));
        assert.equal(await isShaken(), true, String(cells));
      }
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    }
    await settle(page);
    assert.deepEqual(await moves(page), []);
  }));

test("the swap rule is offered, played and undone", () =>
  withPage(
    { stored: storedGame("startpos", ["person", "person"], { options: ["swap", "black-begins"] }) },
    async (page) => {
      await expectStatus(page, "Black to move.");
      await cell(page, "e5").click();
      await expectStatus(page, "White to move.");
      await toolbarButton(page, "swap").click();
      await expectMoveCount(page, 2);
      assert.deepEqual(await moves(page), ["e5", "swap"]);
      await until(page, "state.view.swapped");
      await expect(toolbarButton(page, "swap")).toBeHidden();
      await toolbarButton(page, "undo").click();
      await toolbarButton(page, "swap").waitFor();
    },
  ));

test("the swap rule is offered in every game", async () => {
  for (const [game, line] of [
    ["emergo", "startpos moves d6"],
    ["intermedium", "startpos moves c2@d3-e4-f5-g6"],
  ])
    await withPage(
      { stored: storedGame(line, ["person", "person"], { game, options: ["swap"] }) },
      async (page) => {
        await toolbarButton(page, "swap").click();
        await until(page, "state.view.swapped");
        await expectMoveCount(page, 2);
      },
    );
});

test("draws are announced with their reason", async () => {
  const round = "a1-b1 j9-i9 b1-a1 i9-j9";
  await withPage({ stored: storedGame(`startpos moves a1 j9 ${round} ${round}`) }, async (page) => {
    await expectStatus(page, "Draw: the same position occurred three times.");
  });
  await withPage(
    { stored: storedGame("fen 10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1") },
    async (page) => {
      await expectStatus(page, "Draw: White has no legal move.");
    },
  );
});

test("Escape cancels a drag", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    const [start, end] = [await cell(page, "e5").boundingBox(), await cell(page, "g7").boundingBox()];
    assert.ok(start && end);
    await cell(page, "e5").focus();
    await page.mouse.move(start.x + 9, start.y + 9);
    await page.mouse.down();
    await page.mouse.move(end.x + 9, end.y + 9, { steps: 5 });
    await expectLabel(page, "e5", /selected/);
    await page.keyboard.press("Escape");
    await expectLabel(page, "e5", /can move/);
    await page.mouse.up();
    await settle(page);
    assert.deepEqual(await moves(page), ["e5", "a1"]);
  }),
);

test("a repeated illegal tap is announced every time", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectStatus(page, "White to move.");
    await page.evaluate(() => {
      const notice = /** @type {any} */ (document.querySelector("#board")).shadowRoot.querySelector(
        "[role=alert]",
      );
      const watch = /** @type {any} */ (window);
      watch.announcements = 0;
      new MutationObserver(
        (records) =>
          (watch.announcements += records.filter(({ addedNodes }) => addedNodes.length > 0).length),
      ).observe(notice, {
        childList: true,
      });
    });
    for (let times = 1; times <= 3; times++) {
      await cell(page, "a1").click();
      await page.waitForFunction((times) => /** @type {any} */ (window).announcements === times, times);
    }
  }),
);

test("taps faster than the page responds are all played", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    await page.evaluate(() => {
      const root = /** @type {any} */ (document.querySelector("#board")).shadowRoot;
      for (const name of ["e5", "d5", "e5", "e6", "d5", "c5"])
        root.querySelector(`[data-name=${name}]`).click();
    });
    await expectMoveCount(page, 4);
    assert.deepEqual(await moves(page), ["e5", "d5", "e5-e6", "d5-c5"]);
  }));
