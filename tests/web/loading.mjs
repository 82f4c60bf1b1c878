/**
 * How fast the page loads on a telephone: `cargo xtask measure loading`, after `cargo xtask dist`. The
 * network is that of a slow mobile connection and the processor four times slower; nothing is cached. For
 * each game it prints when the board is painted, when it can be played, and how much the layout shifted; then
 * how much later readers of other languages can play, which load more: the medians of some visits in turn.
 */
import { chromium } from "@playwright/test";
import { serveCompressed } from "./compressed.mjs";
import config from "./playwright.config.mjs";
import { GAMES } from "../../www/games/start.js";
import { COMPLETE } from "../../tools/site/languages.js";

/** Slow 4G as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;

/** The most that is allowed: milliseconds, and the share of the window that shifts. */
const LIMITS = { painted: 2000, playable: 4500, shift: 0.02, language: 200 };

/** How many visits there are in each language. */
const VISITS = 5;

/** Runs in the page: records layout shifts, and when the board has cells and when its game is there. */
function watch() {
  const record = { shift: 0, painted: 0, playable: 0 };
  /** @type {any} */ (window).record = record;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) record.shift += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    if (!record.painted && board?.shadowRoot?.querySelector("[data-cell]"))
      record.painted = performance.now();
    if (!record.playable && board?.state?.status.kind === "ready") record.playable = performance.now();
    if (!record.playable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {string} [locale]
 */
async function measure(browser, url, locale = "en") {
  const context = await browser.newContext({
    locale,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => /** @type {any} */ (window).record?.playable > 0, undefined, {
    timeout: 120_000,
  });
  // What is loaded behind the first picture may not move it either.
  await page.waitForLoadState("networkidle");
  const record = await page.evaluate(() => /** @type {any} */ (window).record);
  await context.close();
  return /** @type {{ shift: number; painted: number; playable: number }} */ (record);
}

const host = await serveCompressed();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const game of GAMES) {
    const { shift, painted, playable } = await measure(browser, `${host.url}#/${game}`);
    const isFine = shift <= LIMITS.shift && painted <= LIMITS.painted && playable <= LIMITS.playable;
    console.log(
      `${game}: painted after ${Math.round(painted)} ms, playable after ${Math.round(playable)} ms, shift ${shift.toFixed(4)}${isFine ? "" : "  OVER THE LIMITS"}`,
    );
    if (!isFine) process.exitCode = 1;
  }
  /** @type {Map<string, number[]>} */
  const times = new Map();
  for (let visit = 0; visit < VISITS; visit++)
    for (const { code } of COMPLETE)
      times.set(code, [...(times.get(code) ?? []), (await measure(browser, host.url, code)).playable]);
  const medianOf = (/** @type {string} */ code) =>
    times.get(code)?.toSorted((one, other) => one - other)[(VISITS - 1) / 2] ?? NaN;
  for (const { code, name } of COMPLETE) {
    const later = medianOf(code) - medianOf("en");
    const isFine = later <= LIMITS.language;
    const said = `${Math.round(medianOf(code))} ms, ${Math.round(later)} ms later than in English`;
    console.log(`${name}: playable after ${said}${isFine ? "" : "  OVER THE LIMITS"}`);
    if (!isFine) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await host.stop();
}
