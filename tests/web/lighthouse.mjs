/**
 * Measures the site on a phone with Lighthouse: `cargo xtask measure lighthouse`, after `cargo xtask dist`.
 * It fails if a score is below its limit. Lighthouse is fetched by npx, because only this script needs it.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serveCompressed } from "./compressed.mjs";
import config from "./playwright.config.mjs";
import { GAMES } from "../../www/games/start.js";

/**
 * The least score of each category.
 *
 * @type {Record<string, number>}
 */
const LIMITS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

const PLACES = [
  ...GAMES.flatMap((game) => [`#/${game}`, `#/${game}/rules`, `${game}/`]),
  "gallery/",
  "de/",
  "fr/gallery/",
];

const run = promisify(execFile);

/**
 * The results of Lighthouse.
 *
 * @param {string} url
 * @returns {Promise<any>}
 */
async function examine(url) {
  const flags = ["--no-sandbox", "--headless=old", "--disable-gpu"].join(" ");
  const categories = Object.keys(LIMITS).join(",");
  const command = [
    "--yes",
    "lighthouse@12.8.2",
    url,
    "--quiet",
    "--output=json",
    `--only-categories=${categories}`,
  ];
  const env = {
    ...process.env,
    CHROME_PATH: process.env.ERGO_CHROMIUM ?? config.use?.launchOptions?.executablePath,
  };
  const { stdout } = await run("npx", [...command, `--chrome-flags=${flags}`], { env, maxBuffer: 1e9 });
  return JSON.parse(stdout);
}

/**
 * The audits that keep a category from a full score.
 *
 * @param {any} results
 * @param {string} category
 */
const faultsOf = ({ audits, categories }, category) =>
  categories[category].auditRefs
    .filter(
      (/** @type {any} */ { id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1,
    )
    .map((/** @type {any} */ { id }) => `  ${audits[id].title}: ${audits[id].displayValue ?? "failed"}`);

const host = await serveCompressed();
try {
  for (const place of PLACES) {
    const results = await examine(`${host.url}${place}`);
    const scores = Object.keys(LIMITS).map((category) =>
      Math.round(results.categories[category].score * 100),
    );
    console.log(`${place}: ${scores.join(" / ")}`);
    for (const [at, [category, limit]] of Object.entries(LIMITS).entries()) {
      if (scores[at] >= limit) continue;
      console.log(`${category} is below ${limit}:\n${faultsOf(results, category).join("\n")}`);
      process.exitCode = 1;
    }
  }
} finally {
  await host.stop();
}
