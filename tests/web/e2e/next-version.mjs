/** Makes a next version of the site, as a later build would. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DIST } from "./static-server.mjs";

/** The list of files that the build inserts into the service worker. */
const BUILD = /^const build = (\{.*?^\});$/ms;

/** Marks pages of the next version. */
export const MARK = "meta[name=edition]";

/**
 * Makes the next version: with a mark, other rules texts, and another name for the engine's worker.
 *
 * @returns {{ folder: string; remove: () => void }}
 */
export function makeNext() {
  const folder = mkdtempSync(join(tmpdir(), "ergo-next-"));
  cpSync(DIST, folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true }).map(String);
  const change = (/** @type {string} */ name, /** @type {(text: string) => string} */ how) => {
    const path = join(folder, name);
    writeFileSync(path, how(readFileSync(path, "utf8")));
  };
  change("index.html", (text) => text.replace("<head>", '<head><meta name="edition" content="next" />'));
  const hash = (/** @type {string} */ name) =>
    `sha256-${createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("base64")}`;
  /** The hashes of files that have changed: scripts compare them, too. */
  const hashes = names
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const before = hash(name);
      change(name, (text) => `${text}\n## The next edition\n\nSo it is.\n`);
      return [before, hash(name)];
    });
  const worker =
    names.find((name) => /(^|\/)worker[^/]*\.js$/.test(name)) ?? assert.fail("the site has no worker");
  const moved = worker.replace(/\.js$/, "-next.js");
  renameSync(join(folder, worker), join(folder, moved));
  for (const name of names.filter(
    (name) => /\.(js|html|json)$/.test(name) && ![worker, "sw.js"].includes(name),
  )) {
    change(name, (text) =>
      hashes.reduce(
        (changed, [before, after]) => changed.replaceAll(before, after),
        text.replaceAll(basename(worker), basename(moved)),
      ),
    );
  }
  change("sw.js", (text) => {
    const { files, optional } = buildOf(text);
    const next = Object.keys(files).map((name) => (name === worker ? moved : name));
    const hashed = (/** @type {string[]} */ names) =>
      Object.fromEntries(names.map((name) => [name, hash(name)]));
    const build = { version: "next", files: hashed(next), optional: hashed(Object.keys(optional)) };
    return text.replace(BUILD, `const build = ${JSON.stringify(build)};`);
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** How the start page of a broken version fails. */
export const FAULTS = {
  throws: (/** @type {string} */ script) => `throw new Error("This version is broken.");\n${script}`,
  hangs: (/** @type {string} */ script) => `await new Promise(() => {});\n${script}`,
  "lacks a part": (/** @type {string} */ script) =>
    script.replace(/import\("[^"]*"\)(?=\.then\([^)]*\)\.finally)/, 'import("./lost.js")'),
};

/**
 * Makes a version with a mark and another script, whose worker waits only briefly for pages that do not
 * report.
 *
 * @param {string} version
 * @param {keyof typeof FAULTS} [fault]
 */
export function makeVersion(version, fault) {
  const folder = mkdtempSync(join(tmpdir(), `ergo-${version}-`));
  cpSync(DIST, folder, { recursive: true });
  const change = (/** @type {string} */ name, /** @type {(text: string) => string} */ how) => {
    const text = readFileSync(join(folder, name), "utf8");
    const changed = how(text);
    assert.notEqual(changed, text, name);
    writeFileSync(join(folder, name), changed);
    return changed;
  };
  const changed = {
    "index.html": change("index.html", (text) =>
      text.replace("<head>", `<head><meta name="edition" content="${version}" />`),
    ),
    "app.js": change("app.js", (text) => {
      const broken = fault ? FAULTS[fault](text) : text;
      assert.equal(broken !== text, fault !== undefined, fault);
      return `${broken}\n// ${version}\n`;
    }),
  };
  change("sw.js", (text) => {
    const { files, optional } = buildOf(text);
    for (const [name, content] of Object.entries(changed))
      files[name] = `sha256-${createHash("sha256").update(content).digest("base64")}`;
    return text
      .replace(BUILD, `const build = ${JSON.stringify({ version, files, optional })};`)
      .replace("const TIMEOUT = 20_000;", "const TIMEOUT = 2_000;");
  });
  return { folder, version, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * The version of the page.
 *
 * @param {import("@playwright/test").Page} page
 */
export const editionOf = (page) =>
  page.evaluate(
    (mark) => /** @type {HTMLMetaElement | null} */ (document.querySelector(mark))?.content ?? "first",
    MARK,
  );

/**
 * The versions in the cache, in the order of their installation.
 *
 * @param {import("@playwright/test").Page} page
 */
export const versions = (page) =>
  page.evaluate(async () =>
    (await caches.keys()).map((name) => name.split(" ").at(-1)).filter((name) => name !== "manifest"),
  );

/**
 * Waits until the service worker controls the page.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function expectOffline(page) {
  await page.waitForFunction(() => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === "activated" && controller.scriptURL === new URL("sw.js", location.href).href;
  });
}

/**
 * The version and files that a service worker caches.
 *
 * @param {string} worker its source
 * @returns {{ version: string; files: Record<string, string>; optional: Record<string, string> }}
 */
export function buildOf(worker) {
  return JSON.parse(BUILD.exec(worker)?.[1] ?? assert.fail("the service worker contains no list of files"));
}
