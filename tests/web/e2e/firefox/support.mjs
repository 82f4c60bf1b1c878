/**
 * Shared helpers of the Firefox tests, which check that what works in Chromium works in Firefox too. The
 * browser is driven by WebDriver BiDi. A console error or a failed request fails the test; every action waits
 * for what it needs.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { test as base } from "@playwright/test";
import puppeteer from "puppeteer-core";

const { ERGO_URL, ERGO_FIREFOX } = process.env;

/** @import {Page} from "puppeteer-core" */

/** The address of the site, with a slash at its end. */
export const url = ERGO_URL ?? "http://127.0.0.1:4949/";

/** The time limit of every wait. */
const TIMEOUT = { timeout: 120_000 };

/**
 * The browser of this worker; each test has a context of its own.
 *
 * @type {import("puppeteer-core").Browser}
 */
let firefox;

/** Playwright's runner. Its own Firefox is a patched build, so puppeteer drives the Firefox that people have. */
export const test = base.extend(
  /** @type {import("@playwright/test").Fixtures<{}, { sharedBrowser: void }>} */ ({
    sharedBrowser: [
      // oxlint-disable-next-line no-empty-pattern -- the runner looks for a pattern here
      async ({}, use) => {
        firefox = await puppeteer.launch({
          browser: "firefox",
          executablePath: ERGO_FIREFOX ?? "/usr/bin/firefox-esr",
          headless: true,
          timeout: 120_000,
          extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
        });
        await use();
        // This also deletes its temporary profile.
        await firefox.close();
      },
      { auto: true, scope: "worker", timeout: 180_000 },
    ],
  }),
);

/**
 * Opens a page and runs the test with it. Fails if the page reports an error, a warning, a failed request or
 * a request to another site.
 *
 * @param {{
 *   address?: string;
 *   sites?: string[];
 *   stored?: Record<string, unknown>;
 *   expects?: RegExp;
 *   prepare?: (page: Page) => Promise<unknown>;
 *   usesServiceWorker?: boolean;
 * }} options
 *   `address` is any URL, also a `file:` one; requests may go to `sites`; `stored` is a game from an earlier
 *   visit; problems that match `expects` belong to the test; service workers are disabled unless the test
 *   `usesServiceWorker`
 * @param {(page: Page) => Promise<void>} test
 */
export async function withPage(
  {
    address = url,
    sites = [new URL(".", address).href],
    stored,
    expects,
    prepare,
    usesServiceWorker = false,
  },
  test,
) {
  const context = await firefox.createBrowserContext();
  /** @type {Page | undefined} */
  let page;
  try {
    page = await context.newPage();
    const problems = listen(page, sites, expects);
    if (!usesServiceWorker)
      await page.evaluateOnNewDocument(
        () => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
      );
    if (stored) await page.evaluateOnNewDocument(store, stored);
    await prepare?.(page);
    await page.goto(address, TIMEOUT);
    await test(page);
    assert.deepEqual(problems, [], "the page reported problems");
  } catch (error) {
    const path = /** @type {const} */ (`${base.info().outputPath("page")}.png`);
    await page?.screenshot({ path }).then(
      () => console.log(`as it failed: ${path}`),
      () => {},
    );
    throw error;
  } finally {
    await context.close();
  }
}

/**
 * Collects the errors of the page.
 *
 * @param {Page} page
 * @param {string[]} sites
 * @param {RegExp} [expects]
 */
function listen(page, sites, expects) {
  /** @type {string[]} */
  const problems = [];
  const report = (/** @type {string} */ what) => {
    if (!expects?.test(what)) problems.push(what);
  };
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type()))
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => report(`page error: ${error}`));
  page.on("requestfailed", (request) => report(`request failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const address = request.url();
    if (!sites.some((site) => address.startsWith(site)) && !/^(data|blob):/.test(address))
      report(`foreign request: ${address}`);
  });
  return problems;
}

/**
 * Runs in the page: stores games, once, before its scripts run.
 *
 * @param {Record<string, unknown>} stored
 */
function store(stored) {
  const place = `ergo ${new URL(".", location.href).pathname}`;
  if (localStorage.getItem(`${place} current`) !== null) return;
  localStorage.setItem(`${place} game ${stored.game}`, String(stored.text ?? JSON.stringify(stored)));
  localStorage.setItem(`${place} current`, String(stored.game));
}

/**
 * A stored game against a quick engine.
 *
 * @param {string} [game]
 * @param {Record<string, unknown>} [more]
 */
export const storedGame = (game = "ergo", more = {}) => ({
  version: 1,
  game,
  options: [],
  players: ["person", "engine"],
  seconds: 0.3,
  level: 2,
  positionLine: "startpos",
  at: 0,
  ...more,
});

/**
 * Clicks an element with the mouse, also inside a board: `#board >>> button`.
 *
 * @param {Page} page
 * @param {string} selector
 */
export const click = (page, selector) => page.locator(selector).setTimeout(TIMEOUT.timeout).click();

/**
 * @param {Page} page
 * @param {string} name of a cell
 * @param {string} [board]
 */
export const touch = (page, name, board = "#board") =>
  click(page, `${board} >>> button[data-name="${name}"]`);

/**
 * @param {Page} page
 * @param {string} action of the toolbar or the message line
 * @param {string} [board]
 */
export const act = (page, action, board = "#board") =>
  click(page, `${board} >>> button[data-action="${action}"]`);

/**
 * @param {Page} page
 * @param {string} action of the menu of the board
 */
export async function chooseFromMenu(page, action) {
  await act(page, "more");
  await click(page, `#board >>> .toolbar .menu [data-action="${action}"]`);
}

/**
 * Waits until a message of the board contains a text.
 *
 * @param {Page} page
 * @param {string} text
 * @param {string} [board]
 */
export async function expectStatus(page, text, board = "#board") {
  /**
   * Runs in the page.
   *
   * @param {string} board
   */
  const messages = (board) => {
    const parts =
      document.querySelector(board)?.shadowRoot?.querySelectorAll(".status p, .toast p, [role=status]") ?? [];
    return [...parts].map(({ textContent }) => textContent).join(" | ");
  };
  for (const end = Date.now() + TIMEOUT.timeout; Date.now() < end; await setTimeout(30)) {
    if ((await page.evaluate(messages, board)).includes(text)) return;
  }
  assert.fail(`the board does not say “${text}”, but “${await page.evaluate(messages, board)}”`);
}

/**
 * The state of a board, once its game is there: the start is painted earlier.
 *
 * @param {Page} page
 * @param {string} [board]
 * @returns {Promise<any>}
 */
export const stateOf = (page, board = "#board") =>
  page.evaluate(async (board) => {
    const element = /** @type {any} */ (document.querySelector(board));
    while (element.state.status.kind === "loading") await new Promise(requestAnimationFrame);
    return element.state;
  }, board);

/**
 * Waits until the board has handled everything before: calls are answered in order.
 *
 * @param {Page} page
 * @param {string} [board]
 */
export const settle = (page, board = "#board") =>
  page.evaluate(
    (board) =>
      /** @type {any} */ (document.querySelector(board)).legalMoves().then(
        () => {},
        () => {},
      ),
    board,
  );

/**
 * Waits until this number of turns is played and a person is to move.
 *
 * @param {Page} page
 * @param {number} turns
 * @param {string} [board]
 */
export async function expectTurn(page, turns, board = "#board") {
  await page.waitForFunction(
    (turns, board) => {
      const { playerToMove, ply } = /** @type {any} */ (document.querySelector(board));
      return ply === turns && playerToMove === "person";
    },
    TIMEOUT,
    turns,
    board,
  );
}

/**
 * Plays the first turn that the rules allow, cell by cell; the engine answers.
 *
 * @param {Page} page
 * @param {string} [board]
 */
export async function takeTurn(page, board = "#board") {
  const { at } = (await stateOf(page, board)).view;
  let entered = "none";
  for (;;) {
    const next = await page.waitForFunction(
      (at, entered, board) => {
        const { playerToMove, state } = /** @type {any} */ (document.querySelector(board));
        const { view, board: drawn } = state;
        if (view.at > at) return { isPlayed: true, entry: "", name: "" };
        const entry = String(view.entry);
        const step = entry !== entered && playerToMove === "person" && view.steps[0];
        return (
          step && {
            entry,
            name: drawn.rows.flat().find((/** @type {any} */ field) => field?.cell === step.cell).name,
          }
        );
      },
      TIMEOUT,
      at,
      entered,
      board,
    );
    const { isPlayed, entry, name } = /** @type {any} */ (await next.jsonValue());
    if (isPlayed) return expectTurn(page, at + 2, board);
    entered = entry;
    await touch(page, name, board);
  }
}

/**
 * Opens the rules of the game, waits for their first figure and closes them.
 *
 * @param {Page} page
 * @returns {Promise<string>} what they say
 */
export async function readRules(page) {
  await click(page, '#places [data-place="rules"]');
  await page.waitForSelector("#place ergo-board", TIMEOUT);
  // A figure is drawn once it is seen.
  await page.evaluate(() => document.querySelector("#place ergo-board")?.scrollIntoView());
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("#place ergo-board")).state.view,
    TIMEOUT,
  );
  const text = await page.evaluate(() => document.querySelector("#place .prose")?.textContent ?? "");
  await click(page, '#places [data-place="play"]');
  return text;
}
