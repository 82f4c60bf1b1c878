/**
 * The opening explorer: the section below the analysis in Play and Study, one's own games in it, the upper
 * levels, and what happens without a network.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { openingsOf } from "../explorer-data.mjs";
import { VARIETIES } from "../../../www/explorer/levels.js";
import { SMALL_BOARDS } from "../../../www/games/small-boards.js";
import { GAMES } from "../../../www/games/start.js";
import { Game } from "../../../www/wasm/ergo_wasm.js";
import "../load-module.mjs";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  holdEngine,
  storedGame,
  stateOf,
  test,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {KnownMove} from "../../../www/explorer/openings.js" */

const [GAME] = GAMES;
const known = openingsOf(GAME);

/** Console messages about data that could not be loaded, but no uncaught errors. */
const MISSING = /^(?!page error).*(ERR_|Failed to (load|fetch)|request failed|explorer|status 5\d\d)/;

/**
 * The view after some moves.
 *
 * @param {readonly string[]} moves
 */
function viewAfter(moves, game = GAME) {
  const position = new Game(game, []);
  for (const move of moves) assert.equal(position.play(move), undefined, move);
  const view = position.view();
  position.free();
  return view;
}

/**
 * The rows of the section after some moves.
 *
 * @param {readonly string[]} moves
 */
const knownAfter = (moves) => known.movesIn(viewAfter(moves));

const FIRST = knownAfter([]);

/** @param {Page} page */
const section = (page) => page.locator(".openings:visible");
/** @param {Page} page */
const summary = (page) => section(page).locator("summary");
/** @param {Page} page */
const rows = (page) => section(page).locator("tbody tr");
/** @param {Page} page */
const buttons = (page) => rows(page).locator("button");

/**
 * The first move of each row, and how often it came up in one's own games.
 *
 * @param {Page} page
 */
const shown = (page) =>
  rows(page).evaluateAll((rows) =>
    rows.map((row) => ({
      move: row.querySelector("bdi")?.textContent ?? "",
      own: row.lastElementChild?.textContent ?? "",
    })),
  );

/**
 * Waits until the rows are those of a position.
 *
 * @param {Page} page
 * @param {readonly KnownMove[]} expected
 */
const expectRows = (page, expected) =>
  expect
    .poll(async () => (await shown(page)).map(({ move }) => move))
    .toEqual(expected.slice(0, 10).map(({ moves }) => moves[0]));

/**
 * Plays a move on the board.
 *
 * @param {Page} page
 * @param {string} move
 */
const play = (page, move) =>
  page.locator("#board").evaluate((board, move) => /** @type {any} */ (board).play(move), move);

/** @param {Page} page */
const goToStart = (page) => page.locator("#board").evaluate((board) => /** @type {any} */ (board).goTo(0));

/**
 * Starts the analysis of a board.
 *
 * @param {Page} page
 * @param {string} [board]
 */
const analyse = (page, board = "#board") =>
  page.locator(board).evaluate(async (element) => {
    const board = /** @type {import("../../../www/element/ergo-board.js").ErgoBoard} */ (element);
    await customElements.whenDefined("ergo-board");
    await board.ready;
    await board.analyse();
  });

/**
 * Starts the analysis of a board, and unfolds the section.
 *
 * @param {Page} page
 */
async function unfold(page, board = "#board") {
  await analyse(page, board);
  await summary(page).click();
}

/**
 * Opens the page with a game of two people.
 *
 * @param {(page: Page) => Promise<void>} test
 * @param {Parameters<typeof withPage>[0]} [options]
 */
const withGame = (test, options = {}) => withPage({ stored: storedGame("startpos"), ...options }, test);

test("the section is folded, and loads its data when it is unfolded; it remembers that", () =>
  withGame(async (page) => {
    /** @type {string[]} */
    const loaded = [];
    page.on("request", (request) => {
      if (request.url().includes("/explorer/")) loaded.push(request.url());
    });
    await analyse(page);
    await expect(summary(page)).toHaveText("Openings");
    assert.deepEqual(loaded, []);
    await expectAccessible(page, "the folded section");
    await summary(page).click();
    await expectRows(page, FIRST);
    assert.equal(loaded.length, 2);
    await page.reload();
    await analyse(page);
    await expectRows(page, FIRST);
  }));

test("every row says what is known, and all rows are shown on request", () =>
  withGame(async (page) => {
    await unfold(page);
    await expectRows(page, FIRST);
    assert.ok(FIRST.length > 10, "there are more rows than are shown at first");
    await expectAccessible(page, "known moves");
    await section(page).getByRole("button", { name: "Show all" }).click();
    await expect(rows(page)).toHaveCount(FIRST.length);
    await expect(buttons(page).nth(10)).toBeFocused();
    await expect(section(page).getByRole("button", { name: "Show all" })).toBeHidden();
    for (const [at, { moves, chance, win, loss, games }] of FIRST.entries()) {
      const row = rows(page).nth(at);
      const plies = win ?? loss;
      const value =
        plies === undefined
          ? `${Math.round(100 * (chance ?? NaN))}%`
          : `${win === undefined ? "loses" : "wins"} in ${plies}`;
      await expect(row.locator("td")).toHaveText([value, games.toLocaleString("en"), "0"]);
      for (const move of moves) await expect(row.getByRole("button")).toHaveAccessibleName(new RegExp(move));
    }
  }));

test(
  "a row plays its move, the section follows the game, and the keyboard does both",
  { tag: "@sentinel" },
  () =>
    withGame(async (page) => {
      await unfold(page);
      await expectRows(page, FIRST);
      const move = FIRST[1].moves[0];
      await buttons(page).nth(1).click();
      await until(page, `state.view.moves.join() === "${move}"`);
      await expectRows(page, knownAfter([move]));
      await expect(buttons(page).first()).toBeFocused();
      const reply = knownAfter([move])[0].moves[0];
      await page.keyboard.press("Enter");
      await until(page, `state.view.moves.join() === "${move},${reply}"`);
      await goToStart(page);
      await expectRows(page, FIRST);
      await summary(page).focus();
      await page.keyboard.press("Tab");
      await expect(buttons(page).first()).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(rows(page).first()).toBeHidden();
    }),
);

test("a proven result is marked in words, with a way to the proofs if the game has some", () =>
  withGame(async (page) => {
    // What is known changes with the data: the answers say that a win and a loss are known.
    await page.evaluate(() => {
      const { decode } = TextDecoder.prototype;
      TextDecoder.prototype.decode = function (...args) {
        const text = decode.apply(this, args);
        return /^[^;\n]+;0\.\d+;\d+;\d+$/m.test(text)
          ? text.replace(/;[^;]+;/, ";win 5;").replace(/\n([^;]+);[^;]+;/, "\n$1;loss 8;")
          : text;
      };
    });
    await unfold(page);
    await expect(rows(page).nth(0).locator("td").first()).toHaveText("wins in 5");
    await expect(rows(page).nth(1).locator("td").first()).toHaveText("loses in 8");
    await expect(rows(page).nth(1).locator("td").first().locator("svg")).toBeVisible();
    await expectAccessible(page, "proven results");
    await section(page).getByRole("link", { name: "What is proven" }).click();
    await expect(page.getByRole("heading", { name: "What is proven" })).toBeVisible();
  }));

test("in a study, a row plays a variation", () =>
  withPage({ path: `#/${GAME}/study` }, async (page) => {
    const study = page.locator("#place ergo-board");
    await unfold(page, "#place ergo-board");
    await expectRows(page, FIRST);
    await buttons(page).first().click();
    await expectRows(page, knownAfter([FIRST[0].moves[0]]));
    await study.evaluate((board) => /** @type {any} */ (board).goTo(0));
    await expectRows(page, FIRST);
    await buttons(page).nth(2).click();
    await expectRows(page, knownAfter([FIRST[2].moves[0]]));
    const text = await study.evaluate((board) => /** @type {any} */ (board).toGameText());
    assert.ok(text.includes(`1. ${FIRST[0].moves[0]} (1. ${FIRST[2].moves[0]})`), text);
  }));

test("one's own games count, mirror images and games of this visit too", () =>
  withGame(async (page) => {
    await unfold(page);
    await expectRows(page, FIRST);
    const at = FIRST.findIndex(({ moves }) => moves.length > 1);
    const [move, mirrored] = FIRST[at].moves;
    const counts = async () => (await shown(page)).map(({ own }) => own);
    const expected = FIRST.slice(0, 10).map((_, row) => (row === at ? "1" : "0"));
    await expect.poll(counts).toEqual(expected.map(() => "0"));
    await play(page, move);
    await goToStart(page);
    await expect.poll(counts).toEqual(expected);
    await page
      .locator("#board")
      .evaluate(
        (board, game) => /** @type {any} */ (board).open({ game, players: ["person", "person"] }),
        GAME,
      );
    await play(page, mirrored);
    await goToStart(page);
    await expect.poll(async () => (await counts())[at]).toBe("2");
  }));

test("rows are no buttons where a person may not move", () =>
  withPage({ stored: storedGame("startpos", ["engine", "engine"], { paused: true }) }, async (page) => {
    await unfold(page);
    await expectRows(page, FIRST);
    await expect(buttons(page)).toHaveCount(0);
    assert.equal((await stateOf(page)).view.at, 0);
  }));

test("a position of which nothing is known and other rules are said", async () => {
  const status = (/** @type {Page} */ page) => section(page).locator("[role=status]");
  const [[banned]] = Object.entries(SMALL_BOARDS);
  await withPage(
    { stored: storedGame("startpos", ["person", "person"], { game: banned, options: ["centre-ban"] }) },
    async (page) => {
      await unfold(page);
      await expect(status(page)).toHaveText("There are figures only for the usual rules of the game.");
      await expectAccessible(page, "other rules");
    },
  );
  await withGame(async (page) => {
    await unfold(page);
    await expectRows(page, FIRST);
    // Far from any opening.
    const moves = ["a1", "a9", "j1", "j9", "a2", "a8", "j2", "j8"];
    for (const move of moves) await play(page, move);
    await expect(status(page)).toHaveText("Nothing is known of this position.");
    await expect(rows(page)).toHaveCount(0);
  });
});

test("what cannot be loaded is said, and tried again", () =>
  withGame(
    async (page) => {
      await page.route("**/explorer/*", (route) => route.abort());
      await unfold(page);
      await expect(section(page).locator("[role=status]")).toHaveText(
        "This could not be loaded. Check the connection and try again.",
      );
      await expectAccessible(page, "data that could not be loaded");
      await page.unroute("**/explorer/*");
      await section(page).getByRole("button", { name: "Try again" }).click();
      await expectRows(page, FIRST);
      await expect(section(page).getByRole("button", { name: "Try again" })).toBeHidden();
    },
    { expects: MISSING },
  ));

test("without a network there is the analysis, and the section once it was used", () =>
  withGame(
    async (page) => {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await until(page, "state.view");
      await page.context().setOffline(true);
      await analyse(page);
      await until(page, "state.analysis?.finding");
      await expect(section(page)).toHaveCount(0);
      await page.context().setOffline(false);
      await page.reload();
      await unfold(page);
      await expectRows(page, FIRST);
      await page.context().setOffline(true);
      await page.reload();
      await analyse(page);
      await expectRows(page, FIRST);
    },
    { usesServiceWorker: true, expects: MISSING },
  ));

test("the section fits a small window, and any colours", async () => {
  for (const options of /** @type {const} */ ([
    { viewport: { width: 320, height: 640 } },
    { colorScheme: "dark", contrast: "more" },
    { forcedColors: "active" },
  ]))
    await withGame(async (page) => {
      await unfold(page);
      await expectRows(page, FIRST);
      await buttons(page).first().scrollIntoViewIfNeeded();
      await expectNoSidewaysScrolling(page);
      const excess = await section(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.equal(excess, 0);
      await expectAccessible(page, JSON.stringify(options));
    }, options);
});

test("the section follows the language", () =>
  withGame(async (page) => {
    await unfold(page);
    await expectRows(page, FIRST);
    await page.evaluate(() => (location.hash = "#/settings"));
    await page.locator('select[name="language"]').selectOption("de");
    await page.evaluate((game) => (location.hash = `#/${game}`), GAME);
    await expect(summary(page)).toHaveText("Eröffnungen");
    await expectRows(page, FIRST);
    await expect(page.locator(".openings")).toHaveCount(1);
  }));

const [, , TOP] = Object.values(VARIETIES);

/** A first move to which a known answer may be played. */
const OPENED =
  FIRST.map(({ moves }) => moves[0]).find((move) => known.choose(viewAfter([move]), TOP, 0)) ?? "";

/** Values of `Math.random()` for which the best level answers it differently, by the answers. */
const [ONE, OTHER] = new Map(
  Array.from({ length: 64 }, (_, at) => {
    const share = at / 64;
    const answer = known.choose(viewAfter([OPENED]), TOP, Math.floor(share * 2 ** 32));
    return /** @type {const} */ ([answer, share]);
  }),
);

for (const [name, [move, share]] of Object.entries({ one: ONE, another: OTHER ?? ONE }))
  test(`an upper level plays ${name} of the known moves without a search`, () =>
    withPage(
      {
        stored: storedGame("startpos", ["person", "engine"]),
        knowsOpenings: true,
        prepare: async (page) => {
          await page.addInitScript((share) => (Math.random = () => share), share);
          await holdEngine(page);
        },
      },
      async (page) => {
        // The data come by themselves; the section shows when they are there.
        await page.waitForFunction(
          (names) =>
            names.every((name) =>
              performance
                .getEntriesByType("resource")
                .some((entry) => entry.name.includes(`/explorer/${name}`)),
            ),
          [GAME, "openings_bg"],
        );
        await unfold(page);
        await expectRows(page, FIRST);
        await play(page, OPENED);
        await until(page, `state.view.moves[1] === "${move}"`);
      },
    ));

test("lower levels load nothing, nor does a device that saves data", async () => {
  for (const [level, knowsOpenings] of /** @type {const} */ ([
    [7, true],
    [10, false],
  ]))
    await withPage(
      {
        stored: storedGame("startpos", ["person", "engine"], { level }),
        knowsOpenings,
        prepare: (page) => page.route("**/{app-explorer-,explorer/}*", (route) => route.abort()),
      },
      async (page) => {
        await until(page, "state.view");
        await play(page, FIRST[0].moves[0]);
        await until(page, "state.view.moves.length === 2");
      },
    );
});

test("a level that cannot load openings thinks", () =>
  withPage(
    {
      stored: storedGame("startpos", ["person", "engine"]),
      knowsOpenings: true,
      expects: MISSING,
      prepare: (page) => page.route("**/explorer/*", (route) => route.abort()),
    },
    async (page) => {
      await until(page, "state.view");
      await play(page, FIRST[0].moves[0]);
      await until(page, "state.view.moves.length === 2");
    },
  ));

test("a review says how far the game followed known openings", () =>
  withPage({ path: `#/${GAME}/study` }, async (page) => {
    const line = [FIRST[0].moves[0]];
    line.push(knownAfter(line)[0].moves[0]);
    const study = page.locator("#place ergo-board");
    await study.evaluate((board) => /** @type {any} */ (board).ready);
    for (const move of [...line, "a1"])
      await study.evaluate((board, move) => /** @type {any} */ (board).play(move), move);
    const count = known.countKnown([...line, "a1"]);
    await page.getByRole("button", { name: "Review this game" }).click();
    const words = count === 1 ? "the first move" : `the first ${count} moves`;
    await expect(page.locator("#place .review")).toContainText(`Known opening: ${words}.`);
  }));
