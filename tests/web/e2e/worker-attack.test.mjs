/**
 * Deployments, good and broken ones, losses, and people with several tabs, in any order. Afterwards, with a
 * version that works and a network, every tab has that version after at most two reloads, also without a
 * network, and little is stored.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { DIST, withHost } from "./static-server.mjs";
import { FAULTS, MARK, editionOf, expectOffline, makeVersion, versions } from "./next-version.mjs";
import { random } from "./random.mjs";
import { sample } from "./sample.mjs";
import { expectMoveCount, storedGame, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Host} from "./static-server.mjs" */

const GAME = storedGame("startpos moves e5 d5");

class Attack {
  /**
   * The steps so far.
   *
   * @type {string[]}
   */
  steps = [];
  /** @type {ReturnType<typeof makeVersion>[]} */
  #made = [];
  #isOnline = true;

  /**
   * @param {number} seed
   * @param {Host} host
   * @param {Page[]} tabs
   */
  constructor(seed, host, tabs) {
    this.below = random(seed);
    this.host = host;
    this.tabs = tabs;
  }

  /**
   * @template T
   * @param {readonly T[]} all
   * @returns {T}
   */
  #one(all) {
    return all[this.below(all.length)];
  }

  /** @param {keyof typeof FAULTS} [fault] */
  deploy(fault) {
    const version = makeVersion(`v${this.#made.length + 2}`, fault);
    this.#made.push(version);
    this.host.folder = version.folder;
    return version.version;
  }

  /** @type {Record<string, () => unknown>} */
  #actions = {
    deploy: () => this.deploy(),
    "deploy broken": () =>
      this.deploy(this.#one(/** @type {(keyof typeof FAULTS)[]} */ (Object.keys(FAULTS)))),
    "take back": () => (this.host.folder = this.#one([DIST, ...this.#made.map(({ folder }) => folder)])),
    reload: () => this.reload(this.#one(this.tabs)),
    "reload again": () => this.reload(this.#one(this.tabs)),
    accept: () => this.accept(this.#one(this.tabs)),
    offline: () => this.online(!this.#isOnline),
    open: async () => {
      const tab = await this.tabs[0].context().newPage();
      this.tabs.push(tab);
      await tab.goto(this.host.url).catch(() => {});
    },
    close: async () =>
      this.tabs.length > 1 && (await this.tabs.splice(this.below(this.tabs.length), 1)[0].close()),
    "lose everything": () => this.#lose(1, 1),
    "lose caches": () => this.#lose(0.5, 1),
    "lose files": () => this.#lose(1, 0.5),
    "lose the manifest": () => this.#lose(1, 1, " manifest"),
    "damage the manifest": () => this.#damage(),
    "stop the worker": () => this.#stopWorker(),
  };

  async step() {
    const name = this.#one(Object.keys(this.#actions));
    this.steps.push(name);
    await this.#actions[name]();
  }

  /** @param {boolean} isOnline */
  async online(isOnline) {
    if (this.#isOnline === isOnline) return;
    this.#isOnline = isOnline;
    await (isOnline ? this.host.start() : this.host.stop());
  }

  /** @param {Page} tab */
  reload(tab) {
    // Without a network and a cache there is no page.
    return tab.reload().catch(() => tab.goto(this.host.url).catch(() => {}));
  }

  /**
   * Accepts the update if one is offered.
   *
   * @param {Page} tab
   */
  async accept(tab) {
    const button = tab.getByRole("button", { name: "Update now" });
    if (!(await button.isVisible().catch(() => false))) return false;
    await button.click({ timeout: 5_000 }).catch(() => {});
    return true;
  }

  /**
   * Deletes some caches, or some files in them.
   *
   * @param {number} shareOfCaches
   * @param {number} shareOfFiles
   * @param {string} [ending] of their names
   */
  async #lose(shareOfCaches, shareOfFiles, ending = "") {
    // Where the browser itself says that there is no network, nothing can be deleted.
    await this.#evaluate(
      async ([shareOfCaches, shareOfFiles, ending, seed]) => {
        let state = seed;
        const chance = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
        for (const name of await caches.keys()) {
          if (!name.endsWith(ending) || chance() >= shareOfCaches) continue;
          if (shareOfFiles === 1) await caches.delete(name);
          else
            for (const file of await (await caches.open(name)).keys())
              if (chance() < 0.5) await (await caches.open(name)).delete(file);
        }
      },
      /** @type {const} */ ([shareOfCaches, shareOfFiles, ending, 1 + this.below(1_000_000)]),
    );
  }

  #damage() {
    return this.#evaluate(
      async (body) => {
        for (const name of await caches.keys()) {
          if (!name.endsWith(" manifest")) continue;
          const cache = await caches.open(name);
          for (const key of await cache.keys()) await cache.put(key, new Response(body));
        }
      },
      this.#one(["", "{}", "null", '{"version":"x","oldClients":3}']),
    );
  }

  /**
   * @template T
   * @param {(value: T) => unknown} run in the first tab
   * @param {T} value
   */
  async #evaluate(run, value) {
    await this.tabs[0].evaluate(/** @type {any} */ (run), value).catch(() => {});
  }

  async #stopWorker() {
    const devtools = await this.tabs[0].context().newCDPSession(this.tabs[0]);
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.stopAllWorkers");
    await devtools.detach();
  }

  /**
   * Opens the newest version in a tab: by itself, or by its offer, after at most two reloads.
   *
   * @param {Page} tab
   * @param {string} version
   */
  async heal(tab, version) {
    for (let reloads = 0; reloads < 2; reloads++) {
      await this.reload(tab);
      const end = Date.now() + 30_000;
      while (Date.now() < end) {
        if ((await editionOf(tab).catch(() => "")) === version) return;
        await this.accept(tab);
        await tab.waitForTimeout(100);
      }
    }
    assert.equal(await editionOf(tab), version);
  }

  remove() {
    for (const { remove } of this.#made) remove();
  }
}

for (let seed = 1; seed <= sample(1, 12); seed++) {
  test(`whatever happens to deployments and caches, the newest version works in the end, ${seed}`, () =>
    withHost(DIST, { at: "/some/where/" }, (host) =>
      withPage({ site: host.url, usesServiceWorker: true, expects: /./, stored: GAME }, async (page) => {
        await expectMoveCount(page, 2);
        await expectOffline(page);
        const attack = new Attack(seed, host, [page]);
        try {
          for (let step = 0; step < sample(8, 30); step++) await attack.step();
          // Somebody has accepted a version that does not work.
          await attack.online(true);
          const broken = attack.deploy("throws");
          const [first] = attack.tabs;
          await attack.reload(first);
          await first
            .getByRole("button", { name: "Update now" })
            .waitFor({ timeout: 10_000 })
            .catch(() => {});
          if (await attack.accept(first))
            await first.locator(`${MARK}[content="${broken}"]`).waitFor({ state: "attached" });
          const version = attack.deploy();
          for (const tab of attack.tabs) await attack.heal(tab, version);
          const [tab] = attack.tabs;
          await tab.goto(`${host.url}#/settings`);
          await expect(tab.locator("#offline")).toHaveText("Ready");
          await attack.online(false);
          for (const tab of attack.tabs) {
            await tab.goto(`${host.url}#/ergo`);
            await tab.reload();
            assert.equal(await editionOf(tab), version);
            await expectMoveCount(tab, 2);
          }
          const stored = await versions(tab);
          assert.ok(stored.includes(version) && stored.length <= 2, stored.join());
        } catch (error) {
          console.log(`seed ${seed}: ${attack.steps.join(", ")}`);
          throw error;
        } finally {
          attack.remove();
        }
      }),
    ));
}
