/**
 * How much deeper the page analyses with two engines than with one: `cargo xtask measure cores`, after `cargo
 * xtask dist`. Some balanced starts of each game are analysed in turn with one engine and with two. For each
 * depth that both reach, the nodes and the time that the first engine takes are compared; those of nodes do
 * not depend on what else the machine does, as long as both engines run equally fast.
 */
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { serveCompressed } from "./compressed.mjs";
import config from "./playwright.config.mjs";
import { GAMES } from "../../www/games/start.js";

/** @import {ErgoBoard} from "../../www/element/ergo-board.js" */

const POSITIONS = 6;
/** How long each is analysed, in seconds. */
const SECONDS = 8;
/** Earlier iterations take too little time to help with. */
const LEAST_DEPTH = 4;

/**
 * When the analysis of a position has completed each depth, and what it has reached.
 *
 * @typedef {{ depths: Map<number, { nodes: number; time: number }>; depth: number; speed: number }} Analysis
 */

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 * @param {string} start
 * @param {number} cores
 * @returns {Promise<Analysis>}
 */
async function analyse(page, game, start, cores) {
  // The board remembers what was found before.
  await page.goto("about:blank");
  await page.goto(host.url);
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("#board"))?.state?.status.kind === "ready",
  );
  const { depths, ...reached } = await page.evaluate(
    async ([game, start, cores, seconds]) => {
      const board = /** @type {ErgoBoard} */ (document.querySelector("#board"));
      board.setAttribute("cores", String(cores));
      await board.open({ game, start });
      const began = performance.now();
      /** @type {[number, { nodes: number; time: number }][]} */
      const depths = [];
      const note = () => {
        const { info } = board.state.analysis?.finding ?? {};
        if (info && !depths.some(([depth]) => depth >= info.depth))
          depths.push([info.depth, { nodes: info.nodes, time: performance.now() - began }]);
      };
      board.addEventListener("statechange", note);
      board.analyse();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      const { speed = 0 } = board.state.analysis?.finding ?? {};
      board.removeEventListener("statechange", note);
      board.stop();
      return { depths, depth: depths.at(-1)?.[0] ?? 0, speed };
    },
    /** @type {const} */ ([game, start, cores, SECONDS]),
  );
  return { ...reached, depths: new Map(depths) };
}

/**
 * The geometric mean.
 *
 * @param {number[]} values
 */
const mean = (values) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / Math.max(1, values.length));

const host = await serveCompressed();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const page = await browser.newPage();
  for (const game of GAMES) {
    const starts = readFileSync(new URL(`../../www/games/${game}/starts.txt`, import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("fen "))
      .slice(0, POSITIONS);
    /** @type {{ nodes: number[]; time: number[]; depth: number[]; speed: number[] }} */
    const ratios = { nodes: [], time: [], depth: [], speed: [] };
    for (const line of starts) {
      const start = line.slice("fen ".length).replace(/ moves .*/, "");
      const one = await analyse(page, game, start, 1);
      const two = await analyse(page, game, start, 2);
      ratios.depth.push(two.depth / one.depth);
      ratios.speed.push(two.speed / one.speed);
      for (const [depth, { nodes, time }] of one.depths) {
        const other = two.depths.get(depth);
        if (!other || depth < LEAST_DEPTH) continue;
        ratios.nodes.push(nodes / other.nodes);
        ratios.time.push(time / other.time);
      }
    }
    const said = Object.entries(ratios).map(([name, values]) => `${name} ${mean(values).toFixed(2)}`);
    console.log(`${game}, two engines: ${said.join(", ")}`);
  }
} finally {
  await browser.close();
  await host.stop();
}
