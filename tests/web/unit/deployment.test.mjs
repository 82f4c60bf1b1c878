/** Files that stay of earlier deployments. */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import {
  cpSync,
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
import { fileURLToPath } from "node:url";
import { keep, noteOf, pin, take } from "../../../tools/site/deployment.js";
import { filesBelow } from "../../../tools/site/files.js";
import { command, FakeGitHub } from "../fake-github.mjs";

/** The built site. */
const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

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
 * The files of a version with a digest in their names, which is its letter again and again.
 *
 * @param {string} letter
 */
const named = (letter) => ({
  page: `app-${letter.repeat(10)}.js`,
  board: `ergo-board-${letter.repeat(10)}.js`,
  worker: `parts/worker-${letter.repeat(16)}.js`,
  module: `parts/ergo-${letter.repeat(16)}.wasm`,
  rules: `rules/ergo-${letter.repeat(16)}.md`,
  texts: `texts/de-${letter.repeat(16)}.json`,
  table: `practice/emergo-13-3-${letter.repeat(10)}.bin`,
  proof: `findings/e5-a2.txt-${letter.repeat(10)}.gz`,
});

/** A file that is the same in all versions. */
const SAME = "parts/ergo-0000000000000000.wasm";

/**
 * A build in which the content of each file is the letter of the version.
 *
 * @param {"a" | "b" | "c"} letter
 */
const build = (letter) =>
  site(letter, {
    ...Object.fromEntries(
      ["index.html", "app.js", "ergo-board.js", ...Object.values(named(letter))].map((name) => [
        name,
        letter,
      ]),
    ),
    [SAME]: "the same in all",
  });

test("files with a digest in their names stay for a month after they were replaced", async () => {
  const start = Date.now();
  const [first, second, third] = [build("a"), build("b"), build("c")];
  await keep(first, kept(), start - 80 * DAY);
  await keep(second, kept(), start - 40 * DAY);
  for (const file of Object.values(named("a"))) assert.equal(read(second, file), "a", file);
  for (const file of ["index.html", "app.js", "ergo-board.js"]) assert.equal(read(second, file), "b", file);
  await keep(third, kept(), start);
  assert.equal(read(third, named("a").worker), undefined, "replaced more than a month ago");
  assert.equal(read(third, named("b").worker), "b", "replaced now");
  assert.equal(read(third, SAME), "the same in all");
  assert.ok(!readdirSync(kept(), { recursive: true }).map(String).includes("index.html"));
  // Their month goes on with other deployments.
  const again = site("d", { "index.html": "d", [named("d").worker]: "d" });
  await keep(again, kept(), start + 5 * DAY);
  assert.equal(read(again, named("b").worker), "b", "replaced five days ago");
  assert.equal(read(again, named("c").worker), "c");
  const last = site("e", { "index.html": "e" });
  await keep(last, kept(), start + 33 * DAY);
  assert.equal(read(last, named("b").worker), undefined);
  assert.equal(read(last, named("c").worker), "c", "replaced less than a month ago");
});

test("of the zip of a release only boards are taken that are not there yet", async () => {
  const { zipSync } = createRequire(new URL("../../../tools/site/deployment.js", import.meta.url))("fflate");
  const zip = join(folder, "site.zip");
  const files = { "index.html": "page", "v/0.1.0/ergo-board.js": "other", "v/0.2.0/ergo-board.js": "board" };
  const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]);
  writeFileSync(zip, zipSync(Object.fromEntries(bytes)));
  site("kept", { "v/0.1.0/ergo-board.js": "mine" });
  await take(zip, kept());
  assert.deepEqual((await filesBelow(kept())).toSorted(), Object.keys(files).slice(1));
  assert.equal(read(kept(), "v/0.1.0/ergo-board.js"), "mine");
  assert.equal(read(kept(), "v/0.2.0/ergo-board.js"), "board");
});

test("boards of releases stay for good, and never change", async () => {
  const first = build("a");
  const licences = { "LICENSE-MIT": "licence", "THIRD-PARTY.txt": "licences" };
  site("a", { "package.json": '{ "version": "0.2.0" }', ...licences });
  const { integrity } = await pin(first);
  assert.deepEqual(Object.keys(integrity), [
    named("a").board,
    "ergo-board.js",
    SAME,
    named("a").module,
    named("a").worker,
  ]);
  assert.equal(read(first, `v/0.2.0/${named("a").module}`), "a");
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
  const second = build("b");
  site("b", { "package.json": '{ "version": "0.2.0" }' });
  await pin(second);
  await keep(second, kept());
  assert.equal(read(second, "v/0.2.0/ergo-board.js"), "a");
  assert.equal(read(second, `v/0.2.0/${named("a").worker}`), "a");
});

// Its commands are for the shell of a runner.
const withShell = { skip: process.platform === "win32" };

test("the workflow hands the files of a deployment on to the later ones", withShell, async () => {
  const github = new FakeGitHub(join(folder, "github"));
  const checkout = join(folder, "checkout");
  github.deploy(build("a"), checkout);
  // One of the files was deployed for the last time long ago.
  const { page, worker } = named("a");
  utimesSync(join(checkout, "kept", page), 0, 0);
  github.run(command("pages.yml", "tar -c"), checkout);
  github.upload(checkout);
  const second = github.deploy(build("b"), checkout);
  assert.equal(read(second, worker), "a");
  assert.equal(read(second, page), undefined);
  const third = github.deploy(build("c"), checkout);
  for (const name of [worker, named("b").page]) assert.ok(read(third, name), name);
});

test("the workflow takes the boards of releases, and fails if it cannot get one", withShell, () => {
  const { zipSync } = createRequire(new URL("../../../tools/site/deployment.js", import.meta.url))("fflate");
  const github = new FakeGitHub(join(folder, "github"));
  const checkout = join(folder, "checkout");
  const board = { "v/0.2.0/ergo-board.js": new TextEncoder().encode("a") };
  // The first one has only notes.
  github.release("v0.1.0", {});
  github.release("v0.2.0", { "ergo-site.zip": zipSync(board) });
  assert.equal(read(github.deploy(build("b"), checkout), "v/0.2.0/ergo-board.js"), "a");
  // It is listed, but cannot be downloaded.
  mkdirSync(join(folder, "github/releases/v0.3.0/ergo-site.zip"), { recursive: true });
  assert.throws(() => github.deploy(build("c"), checkout));
});

test("the workflow fails if GitHub lists no runs or releases", withShell, () => {
  for (const name of ["runs", "releases"]) {
    const github = new FakeGitHub(join(folder, name));
    rmSync(join(folder, name, name), { recursive: true });
    assert.throws(() => github.deploy(build("a"), join(folder, "checkout")), name);
  }
});

/** Files whose names stay when their content changes. */
const FIXED = [
  // Pages, and what they name before anything else is loaded.
  /(^|\/)(index|api|404)\.html$/,
  /^(embed|ergo-offline)\.html$/,
  /^(app|embed|embed-policy|ergo-board|sw)\.js$/,
  /^(api|app|embed|fonts|pages)\.css$/,
  /^[a-z-]+\.woff2$/,
  /^(icon\.svg|manifest\.webmanifest)$/,
  /^(gallery|icons|pictures|previews)\//,
  // The names of the newest parts, for boards that cannot find theirs.
  /^parts\/[0-9a-f]{16}\/newest\.json$/,
  /^(app|embed|ergo-board)\.js\.map$/,
  // The npm package, and what is for people.
  /^(types\/.*|ergo-board)\.d\.ts$/,
  /^(package|custom-elements)\.json$/,
  /^(README\.md|(LICENSE|OFL)-[\w.-]+|THIRD-PARTY\.txt|\.nojekyll|_headers)$/,
];

test("every file of this build is kept, or has a name that stays", async () => {
  const names = await filesBelow(DIST);
  assert.ok(names.length > 200);
  const built = site("built", Object.fromEntries(names.map((name) => [name, ""])));
  await keep(built, kept());
  const isKept = await filesBelow(kept());
  const both = names.filter((name) => isKept.includes(name) === FIXED.some((pattern) => pattern.test(name)));
  assert.deepEqual(both, []);
  // The folders that pages load from when somebody asks for something.
  assert.deepEqual([...new Set(isKept.map((name) => name.split("/").slice(0, -1)[0] ?? ""))].sort(), [
    "",
    "course",
    "explorer",
    "findings",
    "lessons",
    "parts",
    "practice",
    "rules",
    "starts",
    "texts",
  ]);
});

test("a board at an address that never changes has all files that its scripts load", async () => {
  const copy = join(folder, "copy");
  cpSync(DIST, copy, { recursive: true });
  const { folder: board } = await pin(copy);
  const files = await filesBelow(join(copy, board));
  for (const name of files.filter((name) => name.endsWith(".js") && !name.includes("/"))) {
    const text = read(copy, `${board}/${name}`) ?? "";
    const loaded = [
      ...text.matchAll(/\b(?:from|import\(|import)\s*"\.\/([^"]+)"/g),
      ...text.matchAll(/\bnew URL\("\.\/([^"]+)",\s*import\.meta\.url\)/g),
    ].map(([, path]) => path);
    assert.deepEqual(
      loaded.filter((path) => !files.includes(path)),
      [],
      name,
    );
  }
});
