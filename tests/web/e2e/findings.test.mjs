/** The findings of each game, and the check of proofs in the page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { factsOf } from "../../../www/parts/proof-facts.js";
import { GAMES } from "../../../www/games/start.js";
import { MISSPELT, RIGHT, SLOW, WRONG } from "../proof-samples.mjs";
import { few } from "./sample.mjs";
import { DIST, withHost } from "./static-server.mjs";
import { expectAccessible, expectNoSidewaysScrolling, test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const PATH = "#/ergo/learn/findings";

/** The proof of the first answer. */
const FIRST = await factsOf(
  "e5-a1.txt.gz",
  new Uint8Array(readFileSync(new URL("../../../tools/prove/proofs/e5-a1.txt.gz", import.meta.url))),
);

/** @type {[width: number, colorScheme: "dark" | "light"][]} */
const SCREENS = [
  [320, "dark"],
  [390, "light"],
  [1280, "dark"],
  [1920, "light"],
];

/** @param {Page} page */
const result = (page) => page.locator("#place .result");

/** @param {Page} page */
const checks = (page) => page.getByRole("button", { name: "Check it here" });

/**
 * Gives the page a file.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string | Buffer} content
 */
const give = (page, name, content) =>
  page
    .locator("#place input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });

test("the lessons lead to the findings", () =>
  withPage({ path: "#/ergo/learn" }, async (page) => {
    await page.getByRole("link", { name: "What is proven" }).click();
    await expect(page.locator("#place h1")).toHaveText("What is proven");
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    for (const kind of ["Proven", "Measured", "Believed"])
      await expect(page.getByRole("heading", { level: 2, name: kind })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "What is proven" })).toBeVisible();
  }));

test("each answer to the first move is marked, and a proven one can be chosen", { tag: "@sentinel" }, () =>
  withPage({ path: PATH }, async (page) => {
    const picture = page.getByRole("group", { name: "The answers to" });
    await expect(picture.locator(".cell")).toHaveCount(90);
    await expect(picture.locator(".label")).toHaveText([..."987654321", "", ..."abcdefghij"]);
    const { turns, move } = FIRST;
    const a1 = picture.getByRole("button", { name: `a1: lost in at most ${turns} moves` });
    await expect(a1).toHaveText(String(turns));
    await a1.click();
    await expect(a1).toHaveAttribute("aria-pressed", "true");
    await expect(
      page.getByRole("heading", { name: `1. e5 a1: lost in at most ${turns} moves` }),
    ).toBeVisible();
    await page.getByText("As a table").click();
    const row = page.getByRole("row", { name: /^a1/ });
    await expect(row).toHaveText(`a1${turns} moves${move}${FIRST.steps.toLocaleString("en")}`);
    await expect(page.locator("#place .opening details tbody tr")).toHaveCount(49);
    const open = page.getByRole("row", { name: /^d5/ });
    await expect(open).toHaveText(/^d5\d+%\d+ of 90, after [a-j]\d$/);
  }),
);

test("the mirror image of an answer chooses it", () =>
  withPage({ path: PATH }, async (page) => {
    const cells = page.locator("#place .lost");
    await expect(cells.first()).toHaveAttribute("aria-hidden", "true");
    await cells.first().click();
    await expect(page.getByRole("heading", { name: "1. e5 a1" })).toBeVisible();
    await expect(page.locator('#place .lost[aria-pressed="true"]')).toHaveCount(2);
  }));

test("a file is checked: right, wrong, misspelt, damaged, and compressed", { tag: "@sentinel" }, () =>
  withPage({ path: PATH }, async (page) => {
    await expect(checks(page)).toBeVisible();
    await give(page, "right.txt", RIGHT);
    await expect(result(page)).toContainText("The proof is right: White wins in at most 2 moves.");
    await expect(result(page)).toContainText("10/10/10/10/3SSS4/10/3sss4/10/10 1: 2 positions checked");
    await give(page, "wrong.txt", WRONG);
    await expect(result(page)).toContainText("The proof is not accepted.");
    await expect(result(page)).toContainText(/Line 5\s*After c5 b5\s*b5 is not legal/);
    await give(page, "misspelt.txt.gz", gzipSync(MISSPELT));
    await expect(result(page)).toContainText(/Line 4, column 1\s*expected a move/);
    await give(page, "right.txt.gz", gzipSync(RIGHT));
    await expect(result(page)).toContainText("The proof is right");
    await give(page, "damaged.txt.gz", gzipSync(RIGHT).subarray(0, -9));
    await expect(result(page)).toHaveText("The file is damaged: it cannot be unpacked.");
    await expectAccessible(page, "a damaged file");
  }),
);

test("a file that is dropped is checked", () =>
  withPage({ path: PATH }, async (page) => {
    await expect(checks(page)).toBeVisible();
    const transfer = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "right.txt"));
      return transfer;
    }, RIGHT);
    await page.locator("#place .own-file").dispatchEvent("drop", { dataTransfer: transfer });
    await expect(result(page)).toContainText("The proof is right");
  }));

test("a check shows its progress, and stops when somebody wants it or goes away", () =>
  withPage({ path: PATH }, async (page) => {
    await give(page, "slow.txt", SLOW);
    await expect(page.locator("#place .running")).toContainText(/\d+% checked, [\d.]+[KM] positions/);
    await expect(page.locator("#place .running")).toContainText(/About \d+ (second|minute)s? left/);
    // The page answers meanwhile.
    await page.getByText("As a table").click();
    await expect(page.getByRole("row", { name: /^a1/ })).toBeVisible();
    assert.equal(page.workers().filter((worker) => worker.url().startsWith("blob:")).length, 1);
    await expectAccessible(page, "while a proof is checked");
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(result(page)).toHaveText("Stopped: nothing was decided.");
    await expect(result(page)).toBeFocused();
    await expect(page.locator("#place .running")).toBeHidden();
    const running = () => page.workers().filter((worker) => worker.url().startsWith("blob:")).length;
    await expect.poll(running).toBe(0);
    await give(page, "slow.txt", SLOW);
    await expect(page.locator("#place .running")).toContainText("checked");
    await page.goto(page.url().replace(PATH, "#/ergo/rules"));
    await expect.poll(running).toBe(0);
  }));

test("an opening opens as a study", () =>
  withPage({ path: PATH }, async (page) => {
    await page.getByRole("button", { name: "Open as a study" }).click();
    await expect(page).toHaveURL(/#\/ergo\/study$/);
    const moves = page.locator("#place ergo-board");
    await expect
      .poll(() => moves.evaluate((board) => /** @type {any} */ (board).moves?.join(" ")))
      .toBe(`e5 a1 ${FIRST.move}`);
  }));

test("what cannot be loaded is said, and the rest works", () =>
  withHost(DIST, {}, (host) => {
    host.hook = ({ name, response }) => {
      if (!/^findings\/.*\.gz$/.test(name)) return false;
      response.writeHead(404).end();
      return true;
    };
    return withPage({ site: host.url, path: PATH, expects: /\.gz|404/ }, async (page) => {
      await checks(page).click();
      await expect(result(page)).toHaveText(
        "The proof could not be loaded. Check your connection, and try again.",
      );
      await give(page, "right.txt", RIGHT);
      await expect(result(page)).toContainText("The proof is right");
    });
  }));

test("once used, findings and checks work offline", () =>
  withHost(DIST, { at: "/some/where/" }, (host) =>
    withPage({ site: host.url, usesServiceWorker: true }, async (page) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      const show = async () => {
        await page.goto(`${host.url}${PATH}`);
        await page.reload();
        await checks(page).click();
        await expect(result(page)).toContainText(`White wins in at most ${FIRST.turns} moves`);
      };
      await show();
      await host.stop();
      await page.context().setOffline(true);
      await show();
    }),
  ));

for (const game of GAMES) {
  for (const [width, colorScheme] of few(2, SCREENS)) {
    test(`the findings of ${game} pass axe and fit the screen, ${colorScheme}, ${width} px wide`, () =>
      withPage(
        { path: `#/${game}/learn/findings`, colorScheme, viewport: { width, height: 800 } },
        async (page) => {
          await page.locator("#place .findings").waitFor();
          for (const summary of await page.locator("#place summary").all()) await summary.click();
          await expectAccessible(page, game);
          await expectNoSidewaysScrolling(page);
          const excess = await page
            .locator("#place")
            .evaluate((place) => place.scrollWidth - place.clientWidth);
          assert.equal(excess, 0, "the place has no sideways scrolling");
        },
      ));
  }
}
