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
 * @returns {{ folder: string, remove: () => void }}
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
  for (const name of names.filter((name) => name.endsWith(".md"))) change(name, (text) => `${text}\n## The next edition\n\nSo it is.\n`);
  const worker = names.find((name) => /(^|\/)worker[^/]*\.js$/.test(name)) ?? assert.fail("the site has no worker");
  const moved = worker.replace(/\.js$/, "-next.js");
  renameSync(join(folder, worker), join(folder, moved));
  for (const name of names.filter((name) => /\.(js|html|json)$/.test(name) && ![worker, "sw.js"].includes(name))) {
    change(name, (text) => text.replaceAll(basename(worker), basename(moved)));
  }
  change("sw.js", (text) => {
    const { files } = buildOf(text);
    const next = Object.keys(files).map((name) => (name === worker ? moved : name));
    const hash = (/** @type {string} */ name) =>
      `sha256-${createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("base64")}`;
    const build = { version: "next", files: Object.fromEntries(next.map((name) => [name, hash(name)])) };
    return text.replace(BUILD, `const build = ${JSON.stringify(build)};`);
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** The version and files that a service worker caches. @param {string} worker its source @returns {{ version: string, files: Record<string, string> }} */
export function buildOf(worker) {
  return JSON.parse(BUILD.exec(worker)?.[1] ?? assert.fail("the service worker contains no list of files"));
}
