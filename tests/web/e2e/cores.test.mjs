/** Several engines search one position: where they may, and whatever happens to them. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { analyse, stateOf, storedGame, until, withPage } from "./support.mjs";
import { test, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Worker} from "@playwright/test" */

/** A position in which the search goes on: it finds no forced win among ten million nodes. */
const OPENING = "startpos moves e5 f5 f6 e6 g4 d5 g5 f7";

const file = new URL("../../../dist/ergo-offline.html", import.meta.url).href;

/**
 * The properties of a device that a page can read.
 *
 * @typedef {{ processors: number; battery?: { charging: boolean; level: number }; saveData?: boolean }} Device
 */

/**
 * Pretends to have a device.
 *
 * @param {Page} page
 * @param {Device} device
 */
const pretend = (page, device) =>
  page.addInitScript(({ processors, battery, saveData }) => {
    /**
     * @param {string} name
     * @param {unknown} value
     */
    const define = (name, value) =>
      Object.defineProperty(Navigator.prototype, name, { value, configurable: true });
    define("hardwareConcurrency", processors);
    define("getBattery", battery && (async () => battery));
    define("connection", { saveData });
  }, device);

/**
 * A page on a device.
 *
 * @param {Device} device
 * @param {(page: Page) => Promise<void>} test
 * @param {Parameters<typeof withPage>[0]} [options]
 */
const withDevice = (device, test, options = {}) =>
  withPage({ prepare: (page) => pretend(page, device), stored: storedGame(OPENING), ...options }, test);

/**
 * How many messages each worker has sent by each of its ports since it was first asked, and how many have
 * arrived there.
 *
 * @param {Page} page
 * @returns {Promise<{ sent: number; heard: number }[][]>}
 */
const exchanged = (page) =>
  Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(() => {
        const scope = /** @type {any} */ (globalThis);
        const { prototype } = MessagePort;
        const { postMessage } = prototype;
        scope.counts ??= (() => {
          /** @type {Map<MessagePort, { sent: number; heard: number }>} */
          const counts = new Map();
          prototype.postMessage = function send(/** @type {any[]} */ ...args) {
            // Others have no entries.
            if (args[0] instanceof Uint8Array) {
              const count = counts.get(this) ?? { sent: 0, heard: 0 };
              if (!counts.has(this)) this.addEventListener("message", () => count.heard++);
              counts.set(this, count);
              count.sent++;
            }
            postMessage.apply(this, /** @type {any} */ (args));
          };
          return counts;
        })();
        return [...scope.counts.values()];
      }),
    ),
  );

/**
 * How many messages have arrived at a worker.
 *
 * @param {Worker} worker
 */
const heardBy = (worker) =>
  worker.evaluate(() => {
    /** @type {{ heard: number }[]} */
    const counts = [.../** @type {any} */ (globalThis).counts.values()];
    return counts.reduce((sum, { heard }) => sum + heard, 0);
  });

/**
 * Waits for this many workers; if there are several, each of them sends something to each other, and hears
 * it.
 *
 * @param {Page} page
 * @param {number} count
 */
const expectEngines = (page, count) =>
  expect(async () => {
    assert.equal(page.workers().length, count);
    if (count === 1) return;
    for (const ports of await exchanged(page)) {
      assert.equal(ports.length, count - 1);
      for (const { sent, heard } of ports) assert.ok(sent > 0 && heard > 0);
    }
  }).toPass();

/** @param {Page} page */
async function expectSilence(page) {
  await expect(async () => {
    const before = await exchanged(page);
    // Longer than several slices.
    await page.waitForTimeout(200);
    assert.deepEqual(await exchanged(page), before);
  }).toPass();
}

/**
 * Waits until the analysis is deeper than it is.
 *
 * @param {Page} page
 */
async function expectProgress(page) {
  const { analysis } = await stateOf(page);
  const { nodes } = analysis.finding.info;
  await until(page, `state.analysis?.finding?.info.nodes > ${nodes}`);
}

/** @param {Page} page */
const panel = (page) => page.locator("#board .analysis");

test("engines help with the analysis, end with it, and may crash", () =>
  withDevice({ processors: 8 }, async (page) => {
    await analyse(page);
    await expectEngines(page, 4);
    await panel(page).getByRole("button", { name: "Pause" }).click();
    await expectSilence(page);
    await panel(page).getByRole("button", { name: "Resume" }).click();
    await expectProgress(page);
    assert.equal(page.workers().length, 4);
    // One fails, and another one is gone without a word.
    const [first, second, third, fourth] = page.workers();
    await second.evaluate(() => void setTimeout(() => assert.fail()));
    await third.evaluate(() => void setTimeout(close));
    await expectProgress(page);
    const before = await Promise.all([first, fourth].map(heardBy));
    await expect(async () => {
      for (const [at, worker] of [first, fourth].entries()) assert.ok((await heardBy(worker)) > before[at]);
    }).toPass();
    await panel(page).getByRole("button", { name: "Pause" }).click();
    await until(page, "!board.analysing");
    await panel(page).getByRole("button", { name: "Resume" }).click();
    await expectProgress(page);
    const { notice, status } = await stateOf(page);
    assert.deepEqual([notice, status.kind], [undefined, "ready"]);
  }));

test("nothing moves when what is said of several engines takes another row", () =>
  withDevice(
    { processors: 8 },
    async (page) => {
      await analyse(page);
      await expect(panel(page)).toContainText("4 cores");
      const { height } = (await panel(page).boundingBox()) ?? {};
      await panel(page).getByRole("button", { name: "Pause" }).click();
      await expect(panel(page)).toContainText("Paused · ");
      assert.equal((await panel(page).boundingBox())?.height, height);
    },
    { viewport: { width: 390, height: 844 } },
  ));

test("one engine searches where others would be a burden", async () => {
  /** @type {[Device, Parameters<typeof withPage>[0]?][]} */
  const cases = [
    [{ processors: 4 }],
    [{ processors: 8, battery: { charging: false, level: 0.2 } }],
    [{ processors: 8, saveData: true }],
    [{ processors: 8 }, { hasTouch: true, isMobile: true }],
  ];
  for (const [device, options] of cases)
    await withDevice(
      device,
      async (page) => {
        await analyse(page);
        await expectEngines(page, 1);
        await expect(panel(page)).toContainText("positions/s");
        await expect(panel(page)).not.toContainText("cores");
      },
      options,
    );
});

test("a setting says how many cores are used", () =>
  withDevice({ processors: 3, battery: { charging: true, level: 0.2 } }, async (page) => {
    await page.evaluate(() => void (location.hash = "#/settings"));
    const cores = page.getByLabel("Processor cores to use at most");
    await expect(cores.locator("option")).toHaveText(["Automatic", "1", "2", "3"]);
    await cores.selectOption("2");
    await page.evaluate(() => void (location.hash = "#/"));
    await analyse(page);
    await expectEngines(page, 2);
    await page.reload();
    await analyse(page);
    await expectEngines(page, 2);
    await expect(panel(page)).toContainText("2 cores");
  }));

test("engines help at level 10, and at no other", () =>
  visit(
    '<ergo-board id="board" level="5" side="none"></ergo-board>',
    { prepare: (page) => pretend(page, { processors: 8 }) },
    async (page) => {
      await until(page, "state.view?.at >= 2");
      assert.equal(page.workers().length, 1);
      await page.evaluate(() => document.querySelector("#board")?.setAttribute("level", "10"));
      await expect.poll(() => page.workers().length).toBe(4);
    },
  ));

test("engines help in a page from disk, and end with the search", () =>
  withDevice(
    { processors: 8 },
    async (page) => {
      await analyse(page, 3);
      await expectEngines(page, 4);
      await panel(page).getByRole("button", { name: "Pause" }).click();
      await expectSilence(page);
    },
    { site: file, stored: undefined },
  ));

test("engines help on another site, as many as it allows", async () => {
  const prepare = (/** @type {Page} */ page) => pretend(page, { processors: 8 });
  const board = (/** @type {number} */ cores) =>
    `<ergo-board id="board" mode="analyse" cores="${cores}"></ergo-board>`;
  for (const cores of [1, 3])
    await visit(board(cores), { prepare }, async (page) => {
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).analyse());
      await until(page, "state.analysis?.finding?.info.depth >= 2");
      await expectEngines(page, cores);
      assert.equal(await page.evaluate("board.cores"), cores);
      await page.evaluate("board.stop(); board.cores = 2; board.analyse()");
      await expect(panel(page)).toContainText("2 cores");
      await page.evaluate("board.cores = 0");
      assert.equal(await page.evaluate("board.hasAttribute('cores')"), false);
    });
});
