/** How many engines search one position together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { enginesForSearch } from "../../../www/game/cores.js";

/**
 * Pretends to be on a device, in a page with boards.
 *
 * @param {object} device
 * @param {string[]} cores the attributes of the boards
 * @param {string[]} media what matches
 */
function pretend(device, cores = [], media = ["(any-pointer: fine)"]) {
  const boards = cores.map((value) => ({ getAttribute: () => value }));
  const globals = {
    navigator: device,
    document: { querySelectorAll: () => boards },
    matchMedia: (/** @type {string} */ query) => ({ matches: media.includes(query) }),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return enginesForSearch();
}

test("half of the cores search, four at most", async () => {
  for (const [processors, engines] of [
    [undefined, 1],
    [1, 1],
    [4, 1],
    [5, 1],
    [6, 3],
    [8, 4],
    [64, 4],
  ])
    assert.equal(await pretend({ hardwareConcurrency: processors }), engines, `${processors} processors`);
});

test("a page can ask for more and for fewer", async () => {
  const device = { hardwareConcurrency: 8 };
  assert.equal(await pretend(device, ["1"]), 1);
  assert.equal(await pretend(device, ["7"]), 7);
  assert.equal(await pretend(device, ["99"]), 8);
  assert.equal(await pretend(device, ["6", "2"]), 2);
  assert.equal(await pretend(device, ["many", "0", "-3", ""]), 4);
  assert.equal(await pretend({ hardwareConcurrency: 2 }, ["2"]), 2);
});

test("one engine searches on phones, with a low battery, and where data is saved", async () => {
  const battery = (/** @type {object} */ state) => ({
    hardwareConcurrency: 8,
    getBattery: async () => state,
  });
  assert.equal(await pretend(battery({ charging: false, level: 0.1 })), 1);
  assert.equal(await pretend(battery({ charging: false, level: 0.1 }), ["4"]), 1);
  assert.equal(await pretend(battery({ charging: true, level: 0.1 })), 4);
  assert.equal(await pretend(battery({ charging: false, level: 0.9 })), 4);
  const refused = { hardwareConcurrency: 8, getBattery: () => Promise.reject(new Error("policy")) };
  assert.equal(await pretend(refused), 4);
  assert.equal(await pretend({ hardwareConcurrency: 8, connection: { saveData: true } }), 1);
  assert.equal(await pretend({ hardwareConcurrency: 8, userAgentData: { mobile: true } }), 1);
  const touch = ["(pointer: coarse)"];
  assert.equal(await pretend({ hardwareConcurrency: 8 }, [], touch), 1);
  assert.equal(await pretend({ hardwareConcurrency: 8 }, [], [...touch, "(any-pointer: fine)"]), 4);
  assert.equal(await pretend({ hardwareConcurrency: 8, userAgentData: { mobile: false } }, [], touch), 1);
  assert.equal(await pretend({ hardwareConcurrency: 8 }, ["2"], touch), 2);
});
