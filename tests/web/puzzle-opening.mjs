/**
 * Measures how long a puzzle takes to open once _Puzzles_ is loaded: `cargo xtask measure puzzle-opening`,
 * after `cargo xtask dist`. For each game it prints the median and the worst time from pressing Skip until
 * the next puzzle and its words are painted; it fails above the limit.
 */
import { chromium } from "@playwright/test";
import { serveCompressed } from "./compressed.mjs";
import config from "./playwright.config.mjs";
import { gamesWith } from "./game-files.mjs";

const GAMES = gamesWith("puzzles");
const TIMES = 20;

/** In milliseconds, for the median. */
const LIMIT = 100;

/**
 * Runs in the page: presses Skip, and measures.
 *
 * @returns {Promise<number>}
 */
async function open() {
  const frame = () => new Promise(requestAnimationFrame);
  const board = /** @type {any} */ (document.querySelector("#place ergo-board"));
  const before = board.state.view?.start;
  const skip = /** @type {HTMLElement} */ (document.querySelector(".exercise-card .actions > :last-child"));
  const start = performance.now();
  skip.click();
  while (board.state.view?.start === before) await new Promise((resolve) => setTimeout(resolve));
  // The text changes together with the position; both are painted when the frame after next starts.
  await frame();
  await frame();
  return performance.now() - start;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} url
 */
async function measure(page, url) {
  await page.goto(url);
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("#place ergo-board"))?.state?.view?.start,
  );
  /** @type {number[]} */
  const times = [];
  for (let count = 0; count < TIMES; count++) {
    await page.waitForTimeout(200);
    times.push(await page.evaluate(open));
  }
  times.sort((one, other) => one - other);
  return { median: times[TIMES / 2], worst: times[TIMES - 1] };
}

const host = await serveCompressed();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const game of GAMES) {
    const page = await browser.newPage();
    const { median, worst } = await measure(page, `${host.url}#/${game}/puzzles`);
    console.log(`${game}: median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
    if (median > LIMIT) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await host.stop();
}
