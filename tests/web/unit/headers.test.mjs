/** The answers of hosts: headers of the files, and the page for an address that the site does not have. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, filesBelow, integrity } from "../../../tools/site/files.js";
import { headersOf } from "../headers.mjs";
import { COMPLETE } from "../../../tools/site/languages.js";
import { missingPages } from "../../../tools/site/missing.js";
import { hasDigest } from "../../../tools/site/names.js";
import { policyOf, scriptsOf } from "../../../tools/site/policy.js";

const DIST = join(ROOT, "dist");
const read = (/** @type {string} */ name) => readFileSync(join(DIST, name), "utf8");
const names = await filesBelow(DIST);

test("files with a digest in their names never change, and others are asked for", () => {
  const text = read("_headers");
  // The limits of hosts: rules, and characters of a line.
  assert.ok(text.split("\n").filter((line) => line.startsWith("/")).length <= 100);
  assert.ok(Math.max(...text.split("\n").map((line) => line.length)) <= 2000);
  for (const name of names) {
    const headers = headersOf(text, name);
    assert.equal(headers["access-control-allow-origin"], "*", name);
    assert.equal(headers["x-content-type-options"], "nosniff", name);
    assert.equal(
      headers["cache-control"],
      hasDigest(name) ? "public, max-age=31536000, immutable" : undefined,
      name,
    );
  }
  assert.equal(headersOf(text, "")["content-security-policy"], policyOf(read("index.html")));
});

test("the only inline script is the one that chooses the language, and the documented policy allows it", () => {
  const pages = names.filter((name) => name.endsWith(".html") && name !== "ergo-offline.html");
  const withoutSources = (/** @type {string} */ name) => read(name).replaceAll(/<pre[^]*?<\/pre>/g, "");
  for (const name of pages) {
    assert.doesNotMatch(withoutSources(name), /<style|\sstyle="|\son\w+="/, name);
    const scripts = scriptsOf(withoutSources(name));
    assert.equal(scripts.length, name === "index.html" ? 1 : 0, name);
    for (const script of scripts) assert.ok(policyOf(read(name)).includes(integrity(script)), name);
  }
});

test("the page for a wrong address leads home from any depth, in every language", async () => {
  for (const [address, root] of [
    ["https://example.org/a/fork/", "/a/fork/"],
    [undefined, "/"],
  ]) {
    const pages = await missingPages(address);
    assert.deepEqual(
      [...pages.keys()].sort(),
      COMPLETE.map(({ code }) => (code === "en" ? "404.html" : `${code}/404.html`)).sort(),
    );
    for (const [name, text] of pages) {
      assert.ok(text.includes(`<html lang="${name === "404.html" ? "en" : name.slice(0, 2)}">`), name);
      for (const [, target] of text.matchAll(/ href="([^"]*)"/g)) {
        assert.ok(target.startsWith(`${root}`), `${name}: ${target}`);
        const file = target
          .slice(`${root}`.length)
          .replace(/\?.*/, "")
          .replace(/(^|\/)$/, "$1index.html");
        assert.ok(names.includes(file), `${name}: ${target}`);
      }
    }
  }
});
