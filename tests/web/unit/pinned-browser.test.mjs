/** The browser that pictures are compared in: whether it runs, and how it is unpacked. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { findObstacle, unpack } from "../e2e/pinned-browser.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ergo-pinned-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const unpacked = () => join(folder, "unpacked");

/** Writes an empty file where the package unpacks. */
const inflate = async (/** @type {string} */ path) =>
  writeFileSync(join(process.env.TMPDIR ?? "", basename(path)), "");

test("a browser that does not start is an error in CI, and elsewhere a reason", async () => {
  const start = () => Promise.reject(new Error("no library"));
  const on = (/** @type {Record<string, string>} */ env) =>
    findObstacle({ platform: "linux", arch: "x64", env }, start);
  assert.match((await on({})) ?? "", /does not start here \(no library\)/);
  for (const name of ["CI", "GITHUB_ACTIONS"]) await assert.rejects(on({ [name]: "true" }), /no library/);
  const mac = { platform: /** @type {const} */ ("darwin"), arch: /** @type {const} */ ("arm64") };
  assert.match((await findObstacle({ ...mac, env: { CI: "true" } }, start)) ?? "", /this is darwin arm64/);
  assert.equal(
    await findObstacle({ platform: "linux", arch: "x64", env: { CI: "true" } }, async () => {}),
    undefined,
  );
});

test("the browser is unpacked with its fonts, and the folder for temporary files is as before", async () => {
  const { TMPDIR } = process.env;
  await unpack(["/x/chromium", "/x/fonts"], unpacked(), inflate);
  assert.deepEqual(readdirSync(folder), ["unpacked"]);
  assert.deepEqual(readdirSync(unpacked()).toSorted(), ["chromium", "fontconfig.xml", "fonts"]);
  assert.match(readFileSync(join(unpacked(), "fontconfig.xml"), "utf8"), /^<\?xml/);
  assert.equal(process.env.TMPDIR, TMPDIR);
});

test("unpacking that fails leaves nothing behind", async () => {
  const fail = async (/** @type {string} */ path) => {
    await inflate(path);
    throw new Error("disk full");
  };
  await assert.rejects(unpack(["/x/chromium"], unpacked(), fail), /disk full/);
  assert.deepEqual(readdirSync(folder), []);
});

test("of two processes that unpack at the same time, the later one takes what the other has unpacked", async () => {
  await unpack(["/x/chromium"], unpacked(), async (path) => {
    await inflate(path);
    if (!existsSync(unpacked())) await unpack(["/x/first"], unpacked(), inflate);
  });
  assert.deepEqual(readdirSync(folder), ["unpacked"]);
  assert.ok(existsSync(join(unpacked(), "first")));
});
