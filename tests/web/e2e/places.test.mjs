/** The places of the page and their addresses, and what is there before the rules have arrived. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { random } from "./random.mjs";
import { few, sample } from "./sample.mjs";
import { DIST, withHost } from "./static-server.mjs";
import {
  cell,
  expectAccessible,
  expectGame,
  expectMoveCount,
  expectStatus,
  holdResponses,
  moves,
  returnToBoard,
  settle,
  storedGame,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

import { GAMES } from "../../../www/games/start.js";
import { words } from "../../../www/text/index.js";

/** @import {Page} from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} hash
 */
const expectAddress = (page, hash) => expect.poll(() => new URL(page.url()).hash).toBe(hash);

/**
 * @param {Page} page
 * @param {string} id
 */
const current = (page, id) => expect(page.locator(`${id} [aria-current="page"]`));

test("every game has its address, title and entry, and goes on where it was left", { tag: "@sentinel" }, () =>
  withPage({ path: "#/emergo", stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectGame(page, "emergo");
    await expect(page).toHaveTitle("Emergo: capture every stone");
    await current(page, "#games").toHaveText("Emergo");
    await page.locator('#games [data-game="ergo"]').click();
    await expectGame(page, "ergo");
    await expectAddress(page, "#/ergo");
    await expect(page).toHaveTitle("Ergo: five in a row");
    await expectMoveCount(page, 2);
    await page.goBack();
    await expectGame(page, "emergo");
    await current(page, "#games").toHaveText("Emergo");
    await page.goForward();
    await expectGame(page, "ergo");
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    assert.match(description ?? "", /Drop a piece/);
  }),
);

test("the header has all games, or a list of them behind the name of the current one", () =>
  withPage({ path: "#/emergo", viewport: { width: 1280, height: 800 } }, async (page) => {
    await expectGame(page, "emergo");
    let game = "emergo";
    const picker = page.locator("#games .game-picker > button");
    await picker.waitFor({ state: "attached" });
    for (const [width, height, isList] of /** @type {const} */ ([
      [320, 568, true],
      [380, 664, false],
      [390, 844, false],
      [768, 1024, false],
      [800, 600, true],
      [1080, 1200, true],
      [1120, 700, false],
      [1280, 800, false],
    ])) {
      const size = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      await expect(picker, size).toBeVisible({ visible: isList });
      await expect(page.locator("#games > a:visible"), size).toHaveCount(isList ? 0 : GAMES.length);
      const ends = await page.evaluate(() => {
        const shown = [...document.querySelectorAll("#games > *, #menu-button, #places a")];
        return shown
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .flatMap(({ left, right, top }, at, all) =>
            all.some((other) => other.top === top && other.left > left && other.left < right)
              ? [-1]
              : [right],
          );
      });
      assert.ok(Math.min(...ends) > 0, `${size}: entries overlap`);
      assert.ok(Math.max(...ends) <= width, `${size}: the header ends at ${Math.max(...ends)}`);
      if (!isList) continue;
      await picker.click();
      const box = await page.getByRole("menu").boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width, size);
      const entries = page.getByRole("menuitem");
      await expect(entries).toHaveText(GAMES.map((game) => words.games[game].name));
      game = GAMES[(GAMES.indexOf(game) + 1) % GAMES.length];
      await page.locator(`#games [data-action="game-${game}"]`).click();
      await expectGame(page, game);
      await expect(picker, size).toHaveText(words.games[game].name);
    }
  }));

test("who leaves a place while it is loaded and returns finds it once", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectGame(page, "ergo");
    await page.evaluate(async () => {
      for (const hash of ["#/ergo/learn", "#/ergo", "#/ergo/learn"]) {
        const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
        location.hash = hash;
        await changed;
      }
    });
    await page.locator("#place .lessons").first().waitFor();
    await settle(page);
    await expect(page.locator("#place h1")).toHaveCount(1);
  }));

test("hundreds of quick changes of place leave no engine behind, and the next move is answered", async () => {
  const seeded = random(65);
  await withPage({ stored: storedGame("startpos", ["person", "engine"]) }, async (page) => {
    await until(page, "state.view");
    const places = ["editor", "study", "puzzles", "learn", "editor", ""];
    for (let change = 0; change < sample(60, 300); change++) {
      const place = places[seeded(places.length)];
      await page.evaluate((place) => (location.hash = `#/ergo/${place}`.replace(/\/$/, "")), place);
      // Long enough for some to have begun to start an engine, and for others to have one.
      await page.waitForTimeout(seeded(150));
    }
    await page.evaluate(() => (location.hash = "#/ergo"));
    await page.locator("#board").waitFor();
    await expect.poll(() => page.workers().length, { timeout: 30_000 }).toBeLessThanOrEqual(2);
    await cell(page, "e5").click();
    await expectMoveCount(page, 2);
    expect(page.workers().length).toBeLessThanOrEqual(2);
  });
});

test("the drawing of the board is kept while another place is shown", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectGame(page, "ergo");
    await settle(page);
    const widths = () =>
      page.evaluate(() => {
        const canvases = document.querySelector("#board")?.shadowRoot?.querySelectorAll("canvas") ?? [];
        return [...canvases].map(({ width }) => width);
      });
    const before = await widths();
    assert.ok(Math.max(...before) > 200, String(before));
    await page.evaluate(() => void (location.hash = "#/ergo/learn"));
    await page.locator("#place .lessons").first().waitFor();
    await settle(page);
    assert.deepEqual(await widths(), before);
  }));

test("the heading of a place gets the focus, also where it is not there at once", () =>
  withPage({ stored: storedGame("startpos"), viewport: { width: 1280, height: 800 } }, async (page) => {
    await expectGame(page, "ergo");
    for (const name of ["Puzzles", "Rules", "Learn", "Study"]) {
      await page.locator("#places").getByRole("link", { name }).press("Enter");
      await expect(page.locator("#place h1"), name).toBeFocused();
    }
  }));

for (const [path, script] of Object.entries({
  puzzles: "app-puzzles-",
  study: "app-study-",
  "learn/soldiers": "app-learn-",
})) {
  test(`the words and the engine of ${path} do not wait for its script, and a placeholder is shown`, () =>
    withHost(DIST, {}, (host) =>
      withPage({ site: host.url, path: "#/ergo" }, async (page) => {
        await expectGame(page, "ergo");
        await page.waitForLoadState("networkidle");
        /** @type {() => void} */
        let release = () => {};
        const released = new Promise((resolve) => (release = () => resolve(undefined)));
        host.hook = async ({ name }) => {
          if (name.startsWith(script)) await released;
          return false;
        };
        host.requested = [];
        await page.evaluate((path) => void (location.hash = `#/ergo/${path}`), path);
        for (const name of [new RegExp(`^${script}`), /^ergo-board-text-/, /\/worker-[^/]*$/])
          await expect.poll(() => host.requested.filter((one) => name.test(one))).toHaveLength(1);
        const outline = () =>
          page.evaluate(() => {
            const { content, visibility } = getComputedStyle(
              /** @type {Element} */ (document.querySelector("#place")),
              "::before",
            );
            return content === "none" ? content : visibility;
          });
        await expect.poll(outline).toBe("visible");
        release();
        await until(page, "document.querySelector('#place ergo-board')?.state?.view");
        assert.equal(await outline(), "none");
      }),
    ));
}

test("an address that leads nowhere says so, is kept, and offers ways on", () =>
  withPage({ path: "#/halma/attic" }, async (page) => {
    const title = page.getByRole("heading", { name: "Page not found" });
    await title.waitFor();
    await expectAddress(page, "#/halma/attic");
    await expectAccessible(page, "an address that leads nowhere");
    await page.locator("#place").getByRole("link", { name: "Puzzles" }).click();
    await expectAddress(page, "#/ergo/puzzles");
    await page.evaluate(() => (location.hash = "#/intermedium/attic"));
    await title.waitFor();
    await expectAddress(page, "#/intermedium/attic");
    await page.locator("#place").getByRole("link", { name: "Play", exact: true }).click();
    await expectGame(page, "intermedium");
    await expectAddress(page, "#/intermedium");
  }));

test("a link counts, even if the board changes before the page hears of it", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectMoveCount(page, 2);
    for (const [hash, title] of [
      ["#/ergo/rules", "Ergo rules"],
      ["#/emergo", "Emergo: capture every stone"],
    ]) {
      // A click changes the address at once; the page hears of it in a later task.
      await page.evaluate((hash) => {
        location.hash = hash;
        document.querySelector("#board")?.dispatchEvent(new Event("statechange"));
      }, hash);
      await expect(page).toHaveTitle(title);
      await expectAddress(page, hash);
    }
  }),
);

test("the rules are a place, from where the game goes on", () =>
  withPage({ path: "#/emergo/rules" }, async (page) => {
    await page.locator("#place .prose").getByText("shadowpiece").first().waitFor();
    await expect(page).toHaveTitle("Emergo rules");
    await expect(page.locator("#board")).toBeHidden();
    await current(page, "#places").toHaveText("Rules");
    await expectAccessible(page, "the rules");
    await returnToBoard(page);
    await expectGame(page, "emergo");
    await cell(page, "e5").click();
    await expectStatus(page, "White played e5.");
    await page.goBack();
    await expect(page.locator("#place h1")).toHaveText("Emergo rules");
    await page.goForward();
    await until(page, "state.view.history.length >= 1");
  }));

test("the link of a game leads from any place to the board", () =>
  withPage({ path: "#/settings" }, async (page) => {
    await page.locator("#place h1").waitFor();
    await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      await board.ready;
      await board.open({
        game: "ergo",
        options: [],
        players: ["person", "person"],
        seconds: 1,
        level: 1,
        moves: ["e5", "d5"],
      });
      const link = await board.toLink();
      await board.open({ game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 1 });
      location.hash = `#${link}`;
    });
    await expect(page.locator("#board")).toBeVisible();
    await expectMoveCount(page, 2);
    assert.deepEqual(await moves(page), ["e5", "d5"]);
    await expectAddress(page, "#/ergo");
  }));

test("the start is painted before the rules arrive, and a tap on it counts", () => {
  const { prepare, release } = holdResponses("**/*.wasm");
  return withPage({ prepare, viewport: { width: 390, height: 844 } }, async (page) => {
    await cell(page, "e5").waitFor();
    await expectStatus(page, /Tap any empty cell/);
    await page.locator("#board .own").getByText("Your turn").waitFor();
    assert.ok(await isPainted(page), "the board is drawn");
    for (const name of ["undo", "hint"])
      await expect(toolbarButton(page, name)).toHaveAttribute("aria-disabled", "true");
    const before = await cell(page, "e5").boundingBox();
    await cell(page, "e5").click();
    release();
    await until(page, "state.view?.history[0]?.text === 'e5'");
    await settle(page);
    assert.deepEqual(await cell(page, "e5").boundingBox(), before, "the board has not moved");
  });
});

test(
  "a game that is chosen before another one has opened is the only one shown, and taps on it count",
  { tag: "@soak" },
  () => {
    const { prepare, release } = holdResponses("**/*.wasm");
    return withPage({ prepare, viewport: { width: 1280, height: 800 } }, async (page) => {
      await cell(page, "b2").waitFor();
      await page
        .getByRole("navigation", { name: "Game" })
        .getByRole("link", { name: "Emergo", exact: true })
        .click();
      const grid = page.getByRole("grid", { name: "Emergo board" });
      await grid.waitFor({ state: "attached" });
      await grid.evaluate((element) => {
        const shown = /** @type {string[]} */ (/** @type {any} */ (window).shown = []);
        const watch = () => shown.push(`${element.getAttribute("aria-label")}`);
        new MutationObserver(watch).observe(element, { attributes: true, childList: true, subtree: true });
      });
      await cell(page, "e5").click();
      release();
      await until(page, "state.view?.game === 'emergo' && state.view.history[0]?.text === 'e5'");
      await settle(page);
      const shown = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (window).shown));
      assert.deepEqual([...new Set(shown)], ["Emergo board"]);
    });
  },
);

test("a tap on a game that has not opened yet does not count in another one", { tag: "@soak" }, () => {
  const { prepare, release } = holdResponses("**/*.wasm");
  return withPage({ prepare, viewport: { width: 1280, height: 800 } }, async (page) => {
    await cell(page, "e5").click();
    await page
      .getByRole("navigation", { name: "Game" })
      .getByRole("link", { name: "Emergo", exact: true })
      .click();
    await page.getByRole("grid", { name: "Emergo board" }).waitFor({ state: "attached" });
    release();
    await expectGame(page, "emergo");
    await settle(page);
    assert.deepEqual(await moves(page), []);
  });
});

/**
 * Whether the drawing of the board has more than one colour.
 *
 * @param {Page} page
 */
const isPainted = (page) =>
  page.locator("#board canvas").evaluateAll((canvases) =>
    canvases.some((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      if (width * height === 0) return false;
      const copy = new OffscreenCanvas(8, 8);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext("2d"));
      context.drawImage(/** @type {HTMLCanvasElement} */ (canvas), 0, 0, 8, 8);
      return new Set(new Uint32Array(context.getImageData(0, 0, 8, 8).data.buffer)).size > 8;
    }),
  );

/**
 * Notes what moves, and how much.
 *
 * @param {Page} page
 */
const watchShifts = (page) =>
  page.addInitScript(() => {
    /** @type {string[]} */
    const shifts = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = /** @type {any} */ (entry);
        shifts.push(
          `${value.toFixed(4)}: ${sources.map((/** @type {any} */ { node }) => node?.className || node?.id || node?.nodeName)}`,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/**
 * Checks that little has moved.
 *
 * @param {Page} page
 * @param {number} most
 */
async function expectSteady(page, most) {
  /** @type {string[]} */
  const shifts = await page.evaluate(() => /** @type {any} */ (window).shifts);
  const moved = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
  assert.ok(moved <= most, shifts.join("; "));
}

const VISITS = [
  { name: "a first visit", stored: undefined },
  { name: "a game that goes on", stored: storedGame("startpos moves e5 d5 e6 d6", ["person", "engine"]) },
];

for (const { name, stored } of VISITS) {
  for (const [width, height] of few(1, [
    [390, 844],
    [1280, 800],
  ])) {
    test(`nothing moves while the page loads: ${name}, ${width} px wide`, () => {
      const { prepare, release } = holdResponses("**/*.wasm");
      return withPage(
        {
          stored,
          viewport: { width, height },
          prepare: async (page) => {
            await prepare(page);
            await watchShifts(page);
          },
        },
        async (page) => {
          await cell(page, "e5").waitFor();
          await page.evaluate(() => document.fonts.ready);
          release();
          await until(page, "state.status.kind === 'ready'");
          await page.waitForLoadState("networkidle");
          await expectSteady(page, 0.02);
        },
      );
    });
  }
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
]) {
  test(`hardly anything moves while the editor opens, ${width} px wide`, () =>
    withPage({ path: "#/ergo/editor", viewport: { width, height }, prepare: watchShifts }, async (page) => {
      await page.locator("#place .pieces input").first().waitFor({ state: "attached" });
      await settle(page);
      await expectSteady(page, 0.055);
    }));
}
