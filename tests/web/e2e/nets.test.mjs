/** Nets: loaded for the first search of a game, and missed by nobody who does without. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { cell, expectMoveCount, holdResponses, storedGame, test, until, withPage } from "./support.mjs";

const file = new URL("../../../dist/ergo-offline.html", import.meta.url).href;
const sizeOf = (/** @type {string} */ id) =>
  readFileSync(new URL(`../../../src/games/${id}/net.bin`, import.meta.url)).length;

/**
 * Collects the nets that workers receive.
 *
 * @param {import("@playwright/test").Page} page
 */
const recordNets = (page) =>
  page.addInitScript(() => {
    /** @type {[string, number | undefined][]} */
    const nets = [];
    const { postMessage } = Worker.prototype;
    Object.assign(window, { nets });
    Worker.prototype.postMessage = function (/** @type {any} */ data, /** @type {any} */ more) {
      if (data.loaded) nets.push([data.loaded.id, data.loaded.net?.byteLength]);
      postMessage.call(this, data, more);
    };
  });

/**
 * The nets that workers have received.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<[string, number | undefined][]>}
 */
const netsOf = (page) => page.evaluate("nets");

const people = storedGame("startpos", ["person", "person"]);
const engine = storedGame("startpos", ["person", "engine"]);

for (const [name, site] of /** @type {const} */ ([
  ["the site", undefined],
  ["the single file", file],
])) {
  test(`the first search of a game loads its net: ${name}`, () =>
    withPage({ site, prepare: recordNets }, async (page) => {
      await until(page, "board.playerToMove === 'person'");
      assert.deepEqual(await netsOf(page), [], "nothing was searched");
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
      assert.deepEqual(await netsOf(page), [["ergo", sizeOf("ergo")]]);
      await page.locator('#games [data-game="emergo"]').click();
      await until(page, "state.view?.game === 'emergo' && board.playerToMove === 'person'");
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
      assert.deepEqual(await netsOf(page), [
        ["ergo", sizeOf("ergo")],
        ["emergo", sizeOf("emergo")],
      ]);
    }));
}

test("people who play each other load no net", () =>
  withPage({ stored: people, prepare: recordNets }, async (page) => {
    await cell(page, "e5").click();
    await expectMoveCount(page, 1);
    assert.deepEqual(await netsOf(page), []);
  }));

test("the engine moves before its net has arrived", async () => {
  const { prepare, release } = holdResponses("**/*.bin");
  const both = (/** @type {import("@playwright/test").Page} */ page) =>
    Promise.all([prepare(page), recordNets(page)]);
  await withPage({ stored: engine, prepare: both }, async (page) => {
    await cell(page, "e5").click();
    await expectMoveCount(page, 2);
    assert.deepEqual(await netsOf(page), []);
    release();
    await until(page, "nets.length === 1");
  });
});

test("the engine plays without a net that cannot be loaded", () =>
  withPage(
    {
      stored: engine,
      prepare: async (page) => {
        await page.route("**/*.bin", (route) => route.abort());
        await recordNets(page);
      },
      expects: /\.bin|Failed to load resource/,
    },
    async (page) => {
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
      assert.deepEqual(await netsOf(page), [["ergo", undefined]]);
    },
  ));
