/**
 * Two engines play one game after another on the page, and nothing leaks: no JavaScript heap, nodes,
 * listeners or wasm memory. `ERGO_SOAK=500` plays 500 games.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { sample } from "./sample.mjs";
import { expectStatus, runInWorkers, test, until, withPage } from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";

const COUNT = Number(process.env.ERGO_SOAK ?? 6);
/**
 * The table of an engine, in bytes. That of the next game does not fit into the place of the one before if
 * something small has come to lie there meanwhile, and then it fits beside it. Tables that leak are more.
 */
const TABLE = 16 * 2 ** 20;
/** Longer games are abandoned. */
const TURNS = sample(20, 200);

/**
 * Measurements after a number of games, in bytes or counts.
 *
 * @typedef {Record<"games" | "heap" | "nodes" | "listeners" | "module" | "workers", number>} Reading
 */

/** Runs in a worker: exposes the memory of the module. */
function exposeMemory() {
  const instantiate = WebAssembly.instantiate;
  /** @type {any} */ (WebAssembly).instantiate = async (/** @type {any[]} */ ...args) => {
    const made = await /** @type {any} */ (instantiate)(...args);
    // Only the base exports it under its name.
    /** @type {any} */ (globalThis).memory ??= (made.exports ?? made.instance.exports).memory;
    return made;
  };
}

test(`${GAMES} engine games in a row leak no memory`, async () => {
  // No time limit: every game ends or is abandoned.
  test.setTimeout(0);
  await withPage(
    {
      prepare: async (page) => {
        await page.addInitScript(() => {
          // Shortens the pauses between moves of two engines, but not how long a request may take.
          const ordinary = window.setTimeout;
          /** @type {any} */ (window).setTimeout = (
            /** @type {() => void} */ what,
            /** @type {number} */ after,
          ) => ordinary(what, after < 5000 ? after / 100 : after);
        });
        await runInWorkers(page, exposeMemory);
      },
    },
    async (page) => {
      await expectStatus(page, "Your move, White.");
      const tools = await page.context().newCDPSession(page);
      await tools.send("Performance.enable");
      /** @type {Reading[]} */
      const readings = [];
      const open = (/** @type {object} */ setup) =>
        page.evaluate((setup) => /** @type {any} */ (document.querySelector("#board")).open(setup), setup);
      const read = async (/** @type {number} */ games) => {
        // Readings are taken with the same position on the board.
        await open({ game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 1 });
        await until(page, "!board.thinking && state.view?.at === 0");
        await tools.send("HeapProfiler.collectGarbage");
        const { metrics } = await tools.send("Performance.getMetrics");
        const of = (/** @type {string} */ wanted) =>
          metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
        // The engine that judged the game before is on its way out.
        await expect.poll(() => page.workers().length).toBe(1);
        const workers = page.workers();
        const module = await workers[0].evaluate(
          () => /** @type {any} */ (globalThis).memory.buffer.byteLength,
        );
        readings.push({
          games,
          heap: of("JSHeapUsedSize"),
          nodes: of("Nodes"),
          listeners: of("JSEventListeners"),
          module,
          workers: workers.length,
        });
      };
      let turns = 0;
      const share = Math.max(3, Math.floor(COUNT / 10));
      for (let at = 0; at < COUNT; at++) {
        if (at % share === 0) await read(at);
        const setup = {
          game: GAMES[at % GAMES.length],
          options: [],
          players: ["engine", "engine"],
          seconds: 0.02,
          // The strongest of them is first in Ergo, where it needs the most memory.
          level: 4 - (at % 4),
        };
        await open(setup);
        await until(page, `state.view.outcome || state.view.at >= ${TURNS}`, { timeout: 0 });
        turns += await page.evaluate(
          () => /** @type {any} */ (document.querySelector("#board")).state.view.at,
        );
      }
      await read(COUNT);
      for (const reading of readings) console.log(JSON.stringify(reading));
      console.log(`${turns} turns`);
      assert.ok(turns > COUNT * 5, `${turns} turns`);
      // After one game of each kind, all permanent memory is allocated.
      const [, warm, ...others] = readings;
      const last = others.at(-1) ?? assert.fail("too few games to compare readings");
      assert.ok(last.heap < warm.heap * 1.1 + 300_000, `heap from ${warm.heap} to ${last.heap}`);
      assert.ok(last.nodes < warm.nodes * 1.1 + 50, `nodes from ${warm.nodes} to ${last.nodes}`);
      assert.ok(
        last.listeners < warm.listeners * 1.1 + 10,
        `listeners from ${warm.listeners} to ${last.listeners}`,
      );
      const most = warm.module + TABLE + 2 ** 21;
      assert.ok(last.module <= most, `module from ${warm.module} to ${last.module}`);
      assert.equal(last.workers, warm.workers);
    },
  );
});
