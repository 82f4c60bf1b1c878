/**
 * A site with one more language, which has three messages: one folder, and a line in the list. It is built
 * from a copy of the sources.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ROOT } from "../../../tools/site/files.js";
import { withHost } from "./static-server.mjs";
import { expectStatus, openRules, test, toolbarButton, withPage } from "./support.mjs";

/** The files and folders that a site is built from. */
const SOURCES = [
  "Cargo.toml",
  "LICENSE-APACHE",
  "LICENSE-MIT",
  "THIRD-PARTY.txt",
  "embed.html",
  "index.html",
  "src",
  "tools",
  "www",
];

const LIST = "www/text/languages.js";
const LINE =
  '  { code: "it", name: "Italiano", isComplete: false, load: () => import("./it/language.js") },\n';

const FOLDER = "www/text/it";

/** The only file there. */
const MESSAGES = `/** The messages in Italian. */
export const first = () => ({
  actions: { undo: "Ritira" },
  page: { learn: "Impara" },
  settings: { language: "Lingua" },
});
`;

/**
 * Builds the site while a test runs.
 *
 * @param {(site: string) => Promise<void>} test
 */
async function withItalian(test) {
  const copy = mkdtempSync(join(tmpdir(), "ergo-italian-"));
  try {
    for (const name of SOURCES)
      cpSync(join(ROOT, name), join(copy, name), {
        recursive: true,
        filter: (path) => !path.endsWith("node_modules"),
      });
    symlinkSync(join(ROOT, "tools/site/node_modules"), join(copy, "tools/site/node_modules"), "junction");
    // It may be among the languages by now.
    rmSync(join(copy, FOLDER), { recursive: true, force: true });
    const list = readFileSync(join(copy, LIST), "utf8").replace(/^ +\{ code: "it".*\n/m, "");
    assert.equal(list.split("\n];\n").length, 2);
    writeFileSync(join(copy, LIST), list.replace("\n];\n", `\n${LINE}];\n`));
    mkdirSync(join(copy, FOLDER));
    writeFileSync(join(copy, FOLDER, "language.js"), MESSAGES);
    const site = join(copy, "dist");
    execFileSync(process.execPath, [join(copy, "tools/site/build.js"), site], { stdio: "pipe" });
    await test(site);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

test(
  "a language with three messages can be chosen, and says everything else in English",
  { tag: "@soak" },
  () =>
    withItalian((site) =>
      withHost(site, {}, async (host) => {
        const places = (/** @type {import("@playwright/test").Page} */ page) => page.locator("#places span");
        await withPage({ site: host.url, locale: "it" }, async (page) => {
          await expectStatus(page, "Your move, White.");
          await expect(page.locator("html")).toHaveAttribute("lang", "en");
          await expect(places(page).filter({ hasText: "Learn" })).toBeVisible();
          await page.evaluate(() => (location.hash = "#/settings"));
          const choice = page.locator('select[name="language"]');
          await expect(choice.locator('option[value="it"]')).toHaveText("Italiano");
          await choice.selectOption("it");
          await expect(page.locator("html")).toHaveAttribute("lang", "it");
          await expect(page.getByRole("combobox", { name: "Lingua" })).toHaveValue("it");
          await expect(page.locator("#place h1")).toHaveText("Settings");
          await page.reload();
          await expect(page.getByRole("combobox", { name: "Lingua" })).toHaveValue("it");
        });
        await withPage({ site: host.url, path: "?lang=it" }, async (page) => {
          await expectStatus(page, "Your move, White.");
          await expect(places(page).filter({ hasText: "Impara" })).toBeVisible();
          await expect(places(page).filter({ hasText: "Puzzles" })).toBeVisible();
          await expect(page.locator('head link[rel="modulepreload"][href^="ergo-board-it-"]')).toHaveCount(1);
          await expect(toolbarButton(page, "undo")).toHaveText(/^Ritira/);
          await openRules(page);
          await expect(page.locator("#place .prose")).toContainText("soldier");
          const go = (/** @type {string} */ hash) =>
            page.evaluate((hash) => void (location.hash = hash), hash);
          await go("#/emergo/learn/small-boards");
          await expect(page.locator("#place h1")).toHaveText("Small boards");
          await go("#/emergo/learn/emergo-13-3");
          await expect(page.locator("#place").getByText("All small boards")).toBeVisible();
          await go("#/emergo/learn/findings");
          await expect(page.locator("#place h1")).toHaveText("What is proven");
          await go("#/ergo/learn/first-win");
          await expect(page.locator("#place .exercise-card")).toContainText(/win/i);
        });
      }),
    ),
);
