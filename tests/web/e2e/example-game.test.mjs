/**
 * A game that no source of the page knows: the example of `docs/adding-a-game.md`, on a site that is built
 * with it (`cargo xtask example`). Its board is a triangle of 15 cells, and it has no lessons, puzzles, net,
 * balanced starts, handicaps or page.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import { EXAMPLE as game } from "../example-game/add.mjs";
import { inTarget } from "../target.mjs";
import { expectCount, openLibrary, rows } from "./library.mjs";
import { Listener } from "./listener.mjs";
import { Host } from "./static-server.mjs";
import {
  analyse,
  cell,
  chooseFromMenu,
  closeDialog,
  expectAccessible,
  expectLabel,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectPositionLine,
  expectStatus,
  openDialog,
  openMenu,
  settle,
  startNewGame,
  storedGame,
  test,
  until,
  untilDrawn,
  withPage,
} from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";
import { words } from "../../../www/text/index.js";

/** @import {Page} from "@playwright/test" */

const SITE = inTarget("example/dist/");

/** Its cells as they are read. */
const NAMES = ["e5", "d4", "e4", "c3", "d3", "e3", "b2", "c2", "d2", "e2", "a1", "b1", "c1", "d1", "e1"];

/** A game that fills the board, and nobody a side of it. */
const DRAW = ["a1", "b1", "c1", "c3", "d1", "e3", "e1", "b2", "c2", "d2", "e2", "d3", "d4", "e4", "e5"];

/** One that White wins. */
const WIN = ["a1", "b2", "b1", "c2", "c1", "c3", "d1", "d3", "e1"];

const host = new Host(SITE);

test.beforeAll(async () => {
  assert.ok(existsSync(SITE), "run `cargo xtask example`");
  await host.start();
});

test.afterAll(() => host.stop());

/**
 * Runs a test on the page with the game.
 *
 * @param {Partial<Parameters<typeof withPage>[0]>} options
 * @param {(page: Page) => Promise<void>} run
 */
const withExample = (options, run) =>
  withPage({ site: host.url, expects: /willReadFrequently/, ...options }, run);

/**
 * A game between two people.
 *
 * @param {string[]} moves
 */
const between = (...moves) =>
  storedGame(moves.length > 0 ? `startpos moves ${moves.join(" ")}` : "startpos", ["person", "person"], {
    game,
  });

/** @param {Page} page */
const grid = (page) => page.getByRole("grid", { name: "Tricorn board" });

/**
 * The middles of the cells, and how far neighbours are apart.
 *
 * @param {Page} page
 */
async function middlesOf(page) {
  const boxes = await grid(page)
    .getByRole("button")
    .evaluateAll((all) =>
      all.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return { name: String(button.dataset.name), x: x + width / 2, y: y + height / 2 };
      }),
    );
  const middles = new Map(boxes.map(({ name, x, y }) => [name, { x, y }]));
  const [a, b] = ["a1", "b1"].map((name) => /** @type {{ x: number; y: number }} */ (middles.get(name)));
  return { middles, cell: Math.hypot(a.x - b.x, a.y - b.y) };
}

/**
 * How opaque the drawing of the board is at a place, and the difference between the lightest and the darkest
 * point near it.
 *
 * @param {Page} page
 * @param {number} x
 * @param {number} y
 */
const drawnAt = (page, x, y) =>
  page.evaluate(
    ([x, y]) => {
      const canvas = /** @type {HTMLCanvasElement} */ (
        document.querySelector("#board")?.shadowRoot?.querySelector(".board canvas")
      );
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      const [left, top, size] = [(x - box.left - 7) * scale, (y - box.top - 7) * scale, 14 * scale];
      const { data } = g.getImageData(left, top, size, size);
      const lights = [];
      let opacity = 255;
      for (let at = 0; at < data.length; at += 4) {
        lights.push(data[at] + data[at + 1] + data[at + 2]);
        opacity = Math.min(opacity, data[at + 3]);
      }
      return { opacity, contrast: (Math.max(...lights) - Math.min(...lights)) / 3 };
    },
    [x, y],
  );

/**
 * Runs in the page: whether a small picture of a board has light and dark stones.
 *
 * @param {Element} canvas
 */
function lightAndDark(canvas) {
  const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
  const g = /** @type {CanvasRenderingContext2D} */ (
    /** @type {HTMLCanvasElement} */ (canvas).getContext("2d", { willReadFrequently: true })
  );
  const { data } = g.getImageData(0, 0, width, height);
  let [light, dark] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const sum = data[at] + data[at + 1] + data[at + 2];
    if (data[at + 3] > 250 && sum > 690) light++;
    if (data[at + 3] > 250 && sum < 150) dark++;
  }
  return { light: light > 20, dark: dark > 20 };
}

/** @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const inside = activeElement?.shadowRoot?.activeElement ?? activeElement;
    return /** @type {HTMLElement | null} */ (inside)?.dataset.name;
  });

for (const flipped of [false, true]) {
  test(`its board is drawn, tapped and read out${flipped ? ", turned round" : ""}`, () =>
    withExample({ stored: between(), viewport: { width: 1280, height: 800 } }, async (page) => {
      await expect(page).toHaveTitle("Tricorn: fill a side of the triangle");
      await expectStatus(page, "White to move.");
      if (flipped) await chooseFromMenu(page, "flip");
      const names = await grid(page)
        .getByRole("button")
        .evaluateAll((all) => all.map((button) => button.dataset.name));
      assert.deepEqual(names, flipped ? NAMES.toReversed() : NAMES);
      await expect(grid(page).getByRole("row")).toHaveCount(5);
      await untilDrawn(page);
      const { middles, cell: size } = await middlesOf(page);
      const places = [...middles.values()];
      for (const [at, a] of places.entries()) {
        for (const b of places.slice(at + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 0.99 * size);
      }
      // The slab has three corners, and a label lies on it at the foot of each column or the left of each row.
      /** @param {string} name */
      const at = (name) => {
        const middle = middles.get(name);
        assert.ok(middle, name);
        return middle;
      };
      const outside = flipped ? [at("e1").x, at("e5").y] : [at("a1").x, at("e5").y];
      assert.equal((await drawnAt(page, outside[0], outside[1])).opacity, 0);
      const labels = flipped
        ? [
            [at("e1").x - 0.8 * size, at("e1").y],
            [at("e5").x - 0.9 * size, at("e5").y],
          ]
        : [
            [at("a1").x - 0.8 * size, at("a1").y],
            [at("e5").x - 0.9 * size, at("e5").y],
            [at("a1").x + 0.45 * size, at("a1").y + 0.78 * size],
            [at("e1").x + 0.4 * size, at("e1").y + 0.7 * size],
          ];
      for (const [x, y] of labels) {
        const { opacity, contrast } = await drawnAt(page, x, y);
        assert.ok(opacity > 200, `${x}, ${y} is off the board`);
        assert.ok(contrast > 50, `there is no label at ${x}, ${y}`);
      }
      // Rows are offset, but the way back leads to the same cell.
      for (const name of NAMES) {
        await cell(page, name).focus();
        for (const key of ["ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
        const there = await focused(page);
        for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
        const rowsApart = Math.round(Math.abs(at(name).y - at(String(there)).y) / (0.866 * size));
        if (rowsApart === 2) assert.equal(await focused(page), name);
      }
      await page.keyboard.press("Control+Home");
      assert.equal(await focused(page), names[0]);
      // Each cell takes the taps in its middle and near its corners.
      const listener = new Listener(page);
      for (const [turn, name] of DRAW.entries()) {
        const away = [0, -0.4, 0.4][turn % 3] * size;
        await page.mouse.click(at(name).x + away, at(name).y + away);
        await expectMoveCount(page, turn + 1);
        const by = turn % 2 === 0 ? "White" : "Black";
        await expectLabel(page, name, new RegExp(`^${name}, ${by.toLowerCase()} stone`));
        if (turn === 0) await listener.hears("the move", /^White played a1\. /);
        if (turn === 5) {
          await cell(page, "a1").click();
          await expectStatus(page, "a1 is occupied. Tap an empty cell to enter a stone.");
        }
      }
      await expectStatus(page, /Draw/);
      await listener.hears("the end", /Draw/);
      await expectAccessible(page, "the board of the example");
    }));
}

test("it is won, kept, found in the library, sent as a text and by link, and studied", () =>
  withExample(
    { stored: between(...WIN.slice(0, -1)), permissions: ["clipboard-read", "clipboard-write"] },
    async (page) => {
      await cell(page, String(WIN.at(-1))).click();
      await expectMoveCount(page, WIN.length);
      await expect(page.getByRole("region", { name: "Result" })).toContainText("Five in a row, a1 to e1.");
      const line = `startpos moves ${WIN.join(" ")}`;
      // Its text is read again where another game is on the board.
      await openDialog(page, "game-text");
      const field = page.locator("#game-text-field");
      await expect(field).toHaveValue(
        /\[Game "tricorn"\][^]*1\. a1 b2 2\. b1 c2 3\. c1 c3 4\. d1 d3 5\. e1 1-0/,
      );
      const text = await field.inputValue();
      await closeDialog(page);
      await chooseFromMenu(page, "share");
      await page.locator("#share[open]").waitFor();
      await expect(page.locator("#share-link")).not.toHaveValue("");
      const link = await page.locator("#share-link").inputValue();
      await closeDialog(page);
      await page.evaluate(() => (location.hash = "#/emergo"));
      await until(page, `state.view?.game === "emergo"`);
      await settle(page);
      await page.evaluate((text) => navigator.clipboard.writeText(text), text);
      await page.locator("body").press("Control+v");
      await expectPositionLine(page, line);
      await page.evaluate(() => (location.hash = "#/ergo"));
      await until(page, `state.view?.game === "ergo"`);
      await page.evaluate((link) => (location.hash = link), new URL(link).hash);
      await expectPositionLine(page, line);
      await until(page, `state.view?.game === "tricorn"`);
      // The library has it, with a picture of its last position.
      await openLibrary(page);
      await expectCount(page, 3);
      await expect(rows(page).first()).toContainText("Tricorn");
      const picture = rows(page).first().locator("canvas");
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate(lightAndDark)).toEqual({ light: true, dark: true });
      await page.evaluate(() => (location.hash = "#/tricorn/study"));
      const study = page.locator("#place.study ergo-board");
      await study.evaluate((board) => /** @type {any} */ (board).ready);
      await study.locator('button[data-name="c2"]').click();
      await study.locator('button[data-name="d3"]').click();
      await expect
        .poll(() => study.evaluate((board) => /** @type {any} */ (board).toGameText()))
        .toContain("1. c2 d3");
    },
  ));

test("the engine plays it, analyses it and gives hints, but its positions are not explained", () =>
  withExample({ stored: storedGame("startpos", ["person", "engine"], { game, level: 10 }) }, async (page) => {
    const listener = new Listener(page);
    await listener.hears("whose turn it is", /Your move, White\./);
    await listener.findBoard();
    await listener.press("i");
    await listener.hears("that there is nothing to explain", /^This position has no explanation\.$/);
    const move = await listener.asksForMove();
    assert.ok(NAMES.includes(move), move);
    await expect((await openMenu(page)).locator('[data-action="analyse"]')).toBeVisible();
    await expect(page.locator('#board .menu [data-action="explain"]')).toHaveCount(0);
    await page.keyboard.press("Escape");
    // It stops whoever goes for a side.
    for (let turn = 1; turn <= 4; turn++) {
      await grid(page).locator('[aria-label*="empty"]').last().click();
      await until(page, `state.view.history.length === ${2 * turn}`);
    }
    await expect(grid(page).locator('[data-name$="1"][aria-label*="black"]').first()).toBeVisible();
    await startNewGame(page);
    await analyse(page, 4);
    await expect(page.locator("#board .analysis .move").first()).toHaveText(/^[a-e][1-5]$/);
  }));

test("its positions are set up", () =>
  withExample({ path: `#/${game}/editor` }, async (page) => {
    await page.locator("#place .verdict .icon").waitFor();
    await expect(page).toHaveTitle("Set up a position: Tricorn");
    const place = page.locator("#place");
    const piece = (/** @type {string} */ name) =>
      place.locator(".pieces label").filter({ has: page.getByRole("radio", { name, exact: true }) });
    const onBoard = (/** @type {string} */ name) => place.locator(`button[data-name="${name}"]`);
    const text = page.locator("#draft-text");
    await expect(place.getByRole("grid", { name: "Tricorn board" }).getByRole("button")).toHaveCount(15);
    await piece("White stone").click();
    for (const name of ["a1", "c3", "e5"]) await onBoard(name).click();
    await piece("Black stone").click();
    for (const name of ["d3", "b2"]) await onBoard(name).click();
    await expect(text).toHaveValue("X/2/XO1/O3/X4 1");
    await expect(onBoard("d3")).toHaveAccessibleName(/^d3, black stone/);
    await onBoard("e1").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(text).not.toHaveValue("X/2/XO1/O3/X4 1");
    await place.locator('[data-action="undo"]').click();
    await expect(text).toHaveValue("X/2/XO1/O3/X4 1");
    await text.fill("X/2/3/XXXX/XXXX1 1");
    await expect(place.locator(".verdict")).toHaveText(/9.*8/);
    await text.fill("X/2/XO1/O3/X4 1");
    await place.locator('[data-action="play"]').click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await until(page, `state.view?.start === "X/2/XO1/O3/X4 1"`);
  }));

test("places without lessons, puzzles, starts and handicaps lead on, and the header has room", () =>
  withExample({ path: `#/${game}`, viewport: { width: 1000, height: 800 } }, async (page) => {
    const welcome = page.locator("#welcome");
    await expect(welcome.getByRole("heading")).toHaveText("Fill a side.");
    await expect(welcome.locator("figure")).toHaveCount(3);
    // Nothing is counted that nobody has.
    await expect(page.locator("#board .tray").first()).not.toContainText("in hand");
    // The names of five games are wider than the header: a menu has them.
    await page.locator("#games").getByRole("button", { name: "Tricorn" }).click();
    await expect(page.locator("#games").getByRole("menuitem")).toHaveText([
      ...GAMES.map((id) => words.games[id].name),
      "Tricorn",
    ]);
    await page.keyboard.press("Escape");
    await expectNoSidewaysScrolling(page, "the header");
    await welcome.getByRole("link", { name: "Read the rules" }).click();
    await expect(page.getByRole("heading", { name: "Tricorn rules" })).toBeVisible();
    const place = page.locator("#place");
    const go = (/** @type {string} */ to) => page.evaluate((to) => (location.hash = `#/tricorn/${to}`), to);
    for (const [to, says] of [
      ["learn", "There are no lessons for Tricorn yet. The rules say how it is played."],
      ["learn/first-win", "There are no lessons for Tricorn yet. The rules say how it is played."],
      ["puzzles", "There are no puzzles for Tricorn yet."],
      ["puzzles/today", "There are no puzzles for Tricorn yet."],
    ]) {
      await go(to);
      await expect(place).toContainText(says);
      await expect(place.locator(`a[href="#/${game}"]`)).toBeVisible();
      await expectAccessible(page, to);
    }
    await place.locator(`a[href="#/${game}"]`).click();
    await page.locator("#board").waitFor();
    const dialog = await openDialog(page, "new-game");
    await expect(dialog.getByText(/^The usual start\. White begins\.$/)).toBeVisible();
    for (const name of ["Even game", "Balanced", "Swap rule", "Handicap"])
      await expect(dialog.getByRole("radio", { name })).toBeHidden();
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await until(page, `state.view?.game === "tricorn"`);
  }));
