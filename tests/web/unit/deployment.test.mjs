/** Files that stay of earlier deployments. */
import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { keep, noteOf, pin } from "../../../tools/site/deployment.js";

const DAY = 24 * 3_600_000;

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ergo-deployment-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Writes a site: each file with its content.
 *
 * @param {string} name
 * @param {Record<string, string>} files
 */
function site(name, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

const kept = () => join(folder, "kept");

/**
 * @param {string} site
 * @param {string} file
 */
const read = (site, file) =>
  existsSync(join(site, file)) ? readFileSync(join(site, file), "utf8") : undefined;

/**
 * A build in which the content of each file is the letter of the version.
 *
 * @param {string} letter
 * @param {string} hash of eight characters
 */
const build = (letter, hash) =>
  site(letter, {
    "index.html": letter,
    "app.js": letter,
    [`app-${hash.toUpperCase()}.js`]: letter,
    "ergo-board.js": letter,
    [`ergo-board-${hash.toUpperCase()}.js`]: letter,
    [`parts/worker-${hash}.js`]: letter,
    [`parts/ergo-${hash}${hash}.wasm`]: letter,
    [`rules/ergo-${hash}.md`]: letter,
    "parts/ergo-00000000.wasm": "the same in all",
  });

test("files of earlier deployments with a hash in their names stay for a month", async () => {
  const start = Date.now();
  const [first, second, third] = [build("a", "aaaaaaa1"), build("b", "bbbbbbb2"), build("c", "ccccccc3")];
  await keep(first, kept(), start - 40 * DAY);
  await keep(second, kept(), start - 20 * DAY);
  for (const file of [
    "parts/worker-aaaaaaa1.js",
    "parts/ergo-aaaaaaa1aaaaaaa1.wasm",
    "app-AAAAAAA1.js",
    "ergo-board-AAAAAAA1.js",
    "rules/ergo-aaaaaaa1.md",
  ])
    assert.equal(read(second, file), "a", file);
  for (const file of ["index.html", "app.js", "ergo-board.js"]) assert.equal(read(second, file), "b", file);
  await keep(third, kept(), start);
  assert.equal(read(third, "parts/worker-aaaaaaa1.js"), undefined, "older than a month");
  assert.equal(read(third, "parts/worker-bbbbbbb2.js"), "b");
  assert.equal(read(third, "parts/ergo-00000000.wasm"), "the same in all");
  assert.ok(!readdirSync(kept(), { recursive: true }).map(String).includes("index.html"));
});

test("boards of releases stay for good, and never change", async () => {
  const first = build("a", "aaaaaaa1");
  const licences = { "LICENSE-MIT": "licence", "THIRD-PARTY.txt": "licences" };
  site("a", { "package.json": '{ "version": "0.2.0" }', ...licences });
  const { integrity } = await pin(first);
  assert.deepEqual(Object.keys(integrity), [
    "ergo-board-AAAAAAA1.js",
    "ergo-board.js",
    "parts/ergo-00000000.wasm",
    "parts/ergo-aaaaaaa1aaaaaaa1.wasm",
    "parts/worker-aaaaaaa1.js",
  ]);
  assert.equal(read(first, "v/0.2.0/parts/ergo-aaaaaaa1aaaaaaa1.wasm"), "a");
  for (const [name, text] of Object.entries(licences)) assert.equal(read(first, `v/0.2.0/${name}`), text);
  assert.equal(read(first, "v/0.2.0/index.html"), undefined);
  assert.deepEqual(JSON.parse(read(first, "v/0.2.0/integrity.json") ?? ""), integrity);
  assert.match(
    noteOf({ folder: "v/0.2.0", integrity }),
    /v\/0\.2\.0\/ergo-board\.js"\n {2}integrity="sha384-[\w+/]{64}"/,
  );
  await keep(first, kept());
  // As if it had been released a year ago.
  for (const file of readdirSync(join(kept(), "v/0.2.0")).map(String))
    utimesSync(join(kept(), "v/0.2.0", file), 0, 0);
  const second = build("b", "bbbbbbb2");
  site("b", { "package.json": '{ "version": "0.2.0" }' });
  await pin(second);
  await keep(second, kept());
  assert.equal(read(second, "v/0.2.0/ergo-board.js"), "a");
  assert.equal(read(second, "v/0.2.0/parts/worker-aaaaaaa1.js"), "a");
});

test("the names of this build are those that are kept", async () => {
  const dist = new URL("../../../dist/", import.meta.url).pathname;
  await keep(site("empty", { "index.html": "" }), kept());
  const copy = site("copy", {});
  for (const name of readdirSync(dist, { recursive: true }).map(String)) {
    if (/\.\w+$/.test(name)) site("copy", { [name]: "" });
  }
  await keep(copy ?? "", kept());
  const names = readdirSync(kept(), { recursive: true }).map(String);
  for (const part of [
    /^app-/,
    /^ergo-board-/,
    /^embed-/,
    /^parts\/\w+\/worker-/,
    /^parts\/\w+\/ergo-.*wasm$/,
    /^rules\/emergo-/,
  ]) {
    assert.ok(
      names.some((name) => part.test(name)),
      String(part),
    );
  }
  assert.ok(!names.some((name) => /^(app|sw)\.js$|newest\.json$/.test(name)));
});
