/** Files of a built site that a host has cut off, or sent in place of others. */
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeParts } from "../../../tools/site/parts.js";

const WWW = fileURLToPath(new URL("../../../www/", import.meta.url));
const TEXT = "one\ntwo\nthree\nfour\n";

/** The site, which is written with the modules of the build that find its parts. */
const folder = mkdtempSync(join(tmpdir(), "ergo-parts-"));

/** Whether the host sends only the first half of each file. */
let isCut = false;

/**
 * How the page asked for files.
 *
 * @type {(string | undefined)[]}
 */
let modes = [];

const server = createServer((request, response) => {
  const bytes = readFileSync(join(folder, `${request.url}`));
  response.end(isCut ? bytes.subarray(0, bytes.length / 2) : bytes);
});

/** @type {any} */
let texts;
/** @type {any} */
let nets;
/** @type {any} */
let data;

before(async () => {
  const modules = await writeParts(
    {
      worker: "",
      modules: { base: Buffer.from("base") },
      nets: { ergo: Buffer.from(TEXT) },
      texts: {
        rules: { ergo: `rules\n${TEXT}` },
        lessons: { ergo: `lessons\n${TEXT}` },
        puzzles: { ergo: `puzzles\n${TEXT}` },
        starts: { ergo: `starts\n${TEXT}` },
      },
      translations: { de: { ergo: { rules: `regeln\n${TEXT}` } } },
      data: { "course/tasks.txt": Buffer.from(TEXT) },
    },
    folder,
  );
  // Beside the texts, as in a bundle.
  for (const [path, text] of Object.entries(modules)) writeFileSync(join(folder, basename(path)), text);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const name of ["fetch.js", "lesson-words.js"])
    copyFileSync(join(WWW, "parts", name), join(folder, name));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const { fetch } = globalThis;
  const root = pathToFileURL(folder).href;
  /**
   * @param {string} url
   * @param {RequestInit} options
   */
  const fetchFromHost = (url, options) => {
    modes.push(options.cache);
    return fetch(`http://127.0.0.1:${port}${`${url}`.slice(root.length)}`, options);
  };
  Object.assign(globalThis, {
    document: { querySelector: () => null, baseURI: `${root}/` },
    fetch: fetchFromHost,
  });
  const load = (/** @type {string} */ name) => import(pathToFileURL(join(folder, name)).href);
  [texts, nets, data] = await Promise.all(["texts.js", "nets.js", "data.js"].map(load));
});

after(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const textOf = async (/** @type {Promise<Response>} */ response) => (await response).text();

/** @type {[string, () => Promise<string>, string][]} */
const FILES = [
  ["the rules", () => texts.rulesText("ergo", "en"), `rules\n${TEXT}`],
  ["translated rules", () => texts.rulesText("ergo", "de"), `regeln\n${TEXT}`],
  ["the lessons", () => texts.lessonsText("ergo", "en"), `lessons\n${TEXT}`],
  ["the puzzles", () => texts.puzzlesText("ergo"), `puzzles\n${TEXT}`],
  ["the balanced starts", () => texts.startsText("ergo"), `starts\n${TEXT}`],
  ["the net", () => textOf(nets.fetchNet("ergo", AbortSignal.timeout(60_000))), TEXT],
  ["the tasks", () => textOf(data.fetchData("course/tasks.txt")), TEXT],
];

for (const [what, load, whole] of FILES)
  test(`${what}: what is cut off is refused, and loaded again once the host is mended`, async () => {
    isCut = true;
    modes = [];
    await assert.rejects(load(), /\.(?:md|txt|json|bin)$/, "the error is the address");
    isCut = false;
    assert.equal(await load(), whole);
    // Past what the browser has stored.
    assert.deepEqual(modes, [undefined, "reload"]);
  });

test("a part of a later deployment is not compared with the hash of this one", async () => {
  const { parts } = await import(pathToFileURL(join(folder, "fetch.js")).href);
  const [name] = /[^/]*\.bin/.exec(readFileSync(join(folder, "nets.js"), "utf8")) ?? [];
  const place = /parts\/\w+/.exec(readFileSync(join(folder, "nets.js"), "utf8"))?.[0];
  assert.ok(name && place);
  writeFileSync(join(folder, place, "ergo-0123456789abcdef.bin"), "another net");
  parts.newest["ergo-net"] = "ergo-0123456789abcdef.bin";
  assert.equal(await textOf(nets.fetchNet("ergo", AbortSignal.timeout(60_000))), "another net");
});
