/**
 * How long everyday things take on the built site: `cargo xtask measure everyday`, after `cargo xtask dist`.
 * It prints a table; `docs/performance.md` says what is measured and how. It fails if a goal is missed.
 *
 * `node tests/web/everyday.mjs 1 board library` measures in one round instead of five, and some things only.
 */
import { availableParallelism, cpus } from "node:os";
import { chromium } from "@playwright/test";
import { serveCompressed } from "./compressed.mjs";
import config from "./playwright.config.mjs";
import { measureBoard } from "./everyday/board.mjs";
import { measureImport, measureLibrary } from "./everyday/library.mjs";
import { measurePlaces } from "./everyday/places.mjs";
import { measureReview } from "./everyday/review.mjs";

/** @import {Sample} from "./everyday/visit.mjs" */
/** @import {Site} from "./everyday/visit.mjs" */

/**
 * The measurements of each round, in their order: the library has the games that were imported before.
 *
 * @type {Record<string, (site: Site) => Promise<Sample[]>>}
 */
const GROUPS = {
  places: measurePlaces,
  board: measureBoard,
  review: measureReview,
  import: measureImport,
  library: measureLibrary,
};

/** The goals of an action, in milliseconds: for the time until it is painted, and for each task of the page. */
const USUAL_GOALS = { elapsed: 100, longest: 50 };

/**
 * The goals of actions that may take longer, as they show their progress.
 *
 * @type {[RegExp, Partial<typeof USUAL_GOALS>][]}
 */
const SLOWER_GOALS = [
  [/^Review/, { elapsed: availableParallelism() >= 4 ? 5000 : Infinity }],
  [/^(Import|Scroll|List .*first time)/, { elapsed: Infinity }],
];

/** A frame that takes longer than this, in milliseconds, has come after one that was left out. */
const MISSED = 25;

const [rounds = "5", ...asked] = process.argv.slice(2);

/**
 * Visits the page once, so that it is stored with a game.
 *
 * @param {Site} site
 */
async function visitFirst({ context, url }) {
  const page = await context.newPage();
  await page.goto(`${url}#/library`);
  const buffer = Buffer.from('[Game "ergo"]\n\n1. e5 d5 *');
  await page.locator("#import-file").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await page.locator("#import-games button.main").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.close();
}

/** @returns {Promise<Map<string, Sample[]>>} the samples by what was measured */
async function measure() {
  /** @type {Map<string, Sample[]>} */
  const found = new Map();
  const host = await serveCompressed();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    for (let round = 0; round < Number(rounds); round++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
      const site = { browser, context, url: host.url };
      await visitFirst(site);
      for (const [name, group] of Object.entries(GROUPS)) {
        if (asked.length > 0 && !asked.includes(name)) continue;
        for (const sample of await group(site))
          found.set(sample.name, [...(found.get(sample.name) ?? []), sample]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await host.stop();
  }
  return found;
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/**
 * A line of the table.
 *
 * @param {string} name
 * @param {Sample[]} samples
 */
function lineOf(name, samples) {
  const elapsed = samples.map((sample) => sample.elapsed);
  const longest = samples.map((sample) => sample.longest);
  const frames = samples.flatMap((sample) => (sample.isLong ? sample.frames : []));
  const goal = { ...USUAL_GOALS, ...SLOWER_GOALS.find(([pattern]) => pattern.test(name))?.[1] };
  const isMissed = median(elapsed) > goal.elapsed || median(longest) > goal.longest;
  if (isMissed) process.exitCode = 1;
  const cells = [
    name,
    median(elapsed).toFixed(0),
    Math.max(...elapsed).toFixed(0),
    median(longest).toFixed(0),
    frames.length > 0 ? `${frames.filter((time) => time > MISSED).length} of ${frames.length}` : "",
    isMissed ? "missed" : "",
  ];
  return `| ${cells.join(" | ")} |`;
}

const found = await measure();
const [{ model }] = cpus();
console.log(`${availableParallelism()} logical processors, ${model}`);
console.log("\n| | Painted after, ms | At most | Longest task, ms | Frames left out | Goal |");
console.log("|---|--:|--:|--:|--:|---|");
for (const [name, samples] of found) console.log(lineOf(name, samples));
