/** Parts of the module for which a host has sent something else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { running } from "./fake-worker.mjs";

const { EngineClient } = await import("../../../www/engine/client.js");
const { forgetModules } = await import("../../../www/engine/module.js");
const { workerUrl } = await import("../../../www/parts/module.js");

/** @type {import("../../../www/game/types.js").Setup} */
const SETUP = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 1 };

// The workers of these tests share one module, so that the first one must not have the part.
for (const [what, part, wrong, expected] of /** @type {const} */ ([
  ["another part", "texts", "editing", "EngineFailure"],
  ["the base", "texts", "ergo_wasm_bg", "EngineImpossible"],
  ["half of it", "study", "", "EngineImpossible"],
]))
  test(`once the host is mended, the engine works again that got ${what} for a part`, async () => {
    const { fetch } = globalThis;
    const ask = (/** @type {InstanceType<typeof EngineClient>} */ client) =>
      part === "texts" ? client.call("save", []) : client.call("facts");
    let isBroken = true;
    /** @type {(string | undefined)[]} */
    const modes = [];
    globalThis.fetch = /** @type {any} */ (
      async (/** @type {string} */ url, /** @type {RequestInit} */ options) => {
        if (!url.endsWith(`/${part}.wasm`)) return fetch(url, options);
        modes.push(options.cache);
        const response = await fetch(isBroken && wrong ? url.replace(part, wrong) : url);
        const bytes = await response.arrayBuffer();
        const cut = isBroken && !wrong ? bytes.slice(0, bytes.byteLength / 2) : bytes;
        const found = new Response(cut, { headers: { "content-type": "application/wasm" } });
        return Object.defineProperty(found, "url", { value: url });
      }
    );
    try {
      // The modules of earlier tests are kept.
      forgetModules(workerUrl(), false);
      const before = running.size;
      for (let tries = 0; tries < 2; tries++) {
        const client = new EngineClient();
        await client.call("open", SETUP);
        await assert.rejects(
          ask(client),
          (error) => /** @type {any} */ (error).constructor.name === expected,
        );
        // Its worker can answer nothing any more.
        assert.equal(client.hasEnded, what === "the base");
        client.close();
      }
      isBroken = false;
      const client = new EngineClient();
      await client.call("open", SETUP);
      assert.ok(await ask(client));
      client.close();
      assert.equal(running.size, before, "none is left");
      // What the browser has stored is not used again if it is certainly wrong.
      assert.deepEqual(
        modes.slice(1),
        expected === "EngineFailure" ? [undefined, undefined] : ["reload", "reload"],
      );
    } finally {
      globalThis.fetch = fetch;
      forgetModules(workerUrl(), false);
    }
  });
