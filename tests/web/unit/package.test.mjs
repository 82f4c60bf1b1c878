/** The npm package: its files and its type declarations. Needs `cargo xtask dist`. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { LOOKS, propertyOf } from "../../../www/ui/looks.js";
import { MODULE_PARTS } from "../../../www/games/module-parts.js";
import { LOWEST_LEVEL, TOP_LEVEL } from "../../../www/game/state.js";
import en from "../../../www/text/en/index.js";
import { TEST_LANGUAGES } from "../../../tools/site/languages.js";
import { LANGUAGES } from "../../../www/text/languages.js";
import { describedBy } from "../../../tools/site/package.js";
import { gamesWith } from "../game-files.mjs";

/** The parts of the WebAssembly module that are of games. */
const MODULES = Object.values(MODULE_PARTS).flatMap((part) => [part, `${part}-search`]);

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));
const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(dist, name), "utf8"));

/**
 * The files of the package.
 *
 * @returns {string[]}
 */
function packed() {
  const [{ files }] = JSON.parse(
    execFileSync("npm", ["pack", "--dry-run", "--json"], {
      cwd: dist,
      encoding: "utf8",
      shell: process.platform === "win32",
    }),
  );
  return files.map((/** @type {{ path: string }} */ { path }) => path);
}

test("the package contains only the board and has no install scripts", () => {
  const names = packed().map((path) =>
    path
      .replace(/([-/])([0-9a-f]{16}|[0-9a-f]{10})([./])/g, "$1HASH$3")
      .replace(/ergo-board-[a-z-]+-HASH/, "ergo-board-HASH"),
  );
  const expected = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "THIRD-PARTY.txt",
    "custom-elements.json",
    "ergo-board-HASH.js",
    "ergo-board-HASH.js.map",
    "ergo-board.d.ts",
    "ergo-board.js",
    "ergo-board.js.map",
    "package.json",
    ...["base", "editing", "study", "texts", ...MODULES].map((part) => `parts/HASH/${part}-HASH.wasm`),
    "parts/HASH/newest.json",
    "parts/HASH/worker-HASH.js",
    ...gamesWith("net").map((game) => `parts/HASH/${game}-HASH.bin`),
    ...gamesWith("puzzles").map((game) => `parts/puzzles/${game}-HASH.txt`),
    "types/element/ergo-board.d.ts",
    "types/element/study-edit.d.ts",
    "types/game/clock.d.ts",
    "types/game/types.d.ts",
    "types/preact.d.ts",
    "types/react.d.ts",
    "types/solid.d.ts",
    "types/svelte.d.ts",
    "types/ui/icons.d.ts",
    "types/ui/types.d.ts",
    "types/vue.d.ts",
    "types/wasm/ergo_wasm.d.ts",
  ];
  assert.deepEqual([...new Set(names)].sort(), [...new Set(expected)].sort());
  const { scripts, dependencies, exports, version } = read("package.json");
  assert.deepEqual([scripts, dependencies], [undefined, undefined]);
  for (const [, path] of JSON.stringify(exports).matchAll(/:"(.*?)"/g)) readFileSync(join(dist, path));
  assert.match(
    readFileSync(new URL("../../../Cargo.toml", import.meta.url), "utf8"),
    new RegExp(`^version = "${version}"$`, "m"),
  );
});

test("the scripts of the package import each other, and no language for tests", () => {
  const scripts = new Map(
    packed()
      .filter((name) => /^[^/]*\.js$/.test(name))
      .map((name) => [name, readFileSync(join(dist, name), "utf8")]),
  );
  assert.ok(scripts.size > 10);
  for (const [name, text] of scripts) {
    for (const code of TEST_LANGUAGES) assert.ok(!text.includes(code), `${name} has ${code}`);
    for (const [, other] of text.matchAll(/\b(?:from|import|import\()"\.\/([^"]+)"/g))
      assert.ok(scripts.has(other), `${name} imports ${other}`);
  }
});

test("the parts that the board loads exist", () => {
  const scripts = readdirSync(dist).filter((name) => /^ergo-board(-[\w-]+)?\.js$/.test(name));
  const text = scripts.map((name) => readFileSync(join(dist, name), "utf8")).join("\n");
  const named = new Set(
    [...text.matchAll(/new URL\("\.\/(parts\/[^"]+)",import\.meta\.url\)/g)].map(([, name]) => name),
  );
  // The worker, the parts of the module, and the nets and puzzles of the games.
  const modules = 4 + new Set(MODULES).size;
  assert.equal(named.size, 1 + modules + gamesWith("net").length + gamesWith("puzzles").length);
  for (const name of named) readFileSync(join(dist, name));
});

test("the manifest and the type declarations agree", () => {
  const { modules } = read("custom-elements.json");
  const [{ tagName, attributes, members, events }] = modules[0].declarations;
  const files = ["ergo-board.d.ts", "types/element/ergo-board.d.ts"];
  const types = files.map((name) => readFileSync(join(dist, name), "utf8")).join("");
  assert.equal(tagName, "ergo-board");
  for (const list of [attributes, members, events]) {
    assert.ok(list.length > 3);
    for (const { name, description } of list) assert.ok(name && description, `${name} is described`);
  }
  for (const { kind, name } of members)
    assert.ok(types.includes(kind === "field" ? ` get ${name}(): ` : ` ${name}(`), name);
  for (const { name, type } of events)
    assert.ok(types.includes(` ${/-/.test(name) ? `"${name}"` : name}: ${type.text};`), name);
});

test("the manifest has the defaults of custom properties that docs/embedding.md has", () => {
  const { cssProperties } = read("custom-elements.json").modules[0].declarations[0];
  const docs = readFileSync(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
  const rows = [...docs.matchAll(/^\| `(--ergo-[\w-]+)` \|.*\| `([^`|]+)` \| `([^`|]+)` \|$/gm)];
  const expected = rows.map(([, name, light, dark]) => [
    name,
    light.startsWith("#") ? `light-dark(${light}, ${dark})` : `${light}, or ${dark} on a dark page`,
  ]);
  assert.ok(expected.length > 5);
  /** @type {{ name: string; default?: string }[]} */
  const found = cssProperties;
  assert.deepEqual(
    found.flatMap(({ name, default: value }) => (value ? [[name, value]] : [])),
    expected,
  );
});

test("package.json says what the manifest of the crate says", () => {
  const cargo = readFileSync(new URL("../../../Cargo.toml", import.meta.url), "utf8");
  const manifest = read("package.json");
  for (const [name, value] of Object.entries(describedBy(cargo)))
    assert.deepEqual(manifest[name], value, name);
  const address = "https://example.org/someone/ergo";
  const owned = cargo
    .replace(/^(# )?repository = .*$/m, `repository = "${address}"`)
    .replace(/^(# )?homepage = .*$/m, `homepage = "${address}/site/"`);
  const { author, homepage, repository, bugs } = describedBy(owned);
  assert.deepEqual(
    { author, homepage, repository, bugs },
    {
      author: "The Ergo authors",
      homepage: `${address}/site/`,
      repository: { type: "git", url: `git+${address}.git` },
      bugs: `${address}/issues`,
    },
  );
});

test("the types of attributes name the values that they can have", () => {
  const [{ attributes }] = read("custom-elements.json").modules[0].declarations;
  for (const [name, values] of Object.entries({
    game: Object.keys(en.games),
    lang: LANGUAGES.map(({ code }) => code),
    level: LEVELS,
  })) {
    const { type } = attributes.find((/** @type {{ name: string }} */ attribute) => attribute.name === name);
    assert.deepEqual(type.text.replaceAll('"', "").split(" | ").sort(), values.sort(), name);
  }
});

test("the manifest and the type declarations have every look", () => {
  const [{ attributes, members }] = read("custom-elements.json").modules[0].declarations;
  const types = readFileSync(join(dist, "types/element/ergo-board.d.ts"), "utf8");
  /** @param {{ name: string }[]} items */
  const named = (items, /** @type {string} */ name) => items.find((item) => item.name === name);
  for (const [name, { kind, values, default: usual }] of Object.entries(LOOKS)) {
    const text = kind === "number" ? "number" : values.map((value) => `"${value}"`).join(" | ");
    const property = propertyOf(name);
    const { description, ...attribute } = /** @type {any} */ (named(attributes, name));
    assert.deepEqual(attribute, { type: { text }, name, default: String(usual) });
    assert.match(description, /^[A-Z].*\.$/, name);
    assert.deepEqual(named(members, property), {
      kind: "field",
      name: property,
      description,
      type: { text },
    });
    assert.ok(types.includes(` set ${property}(value: ${text});`), property);
    assert.ok(types.includes(` * @attr {${text}} [${name}=${usual}] - ${description}\n`), name);
  }
});

/**
 * The numbers of levels.
 *
 * @param {number} count
 */
const LEVELS = Array.from({ length: TOP_LEVEL - LOWEST_LEVEL + 1 }, (_, at) => String(LOWEST_LEVEL + at));

/**
 * The compiler errors of a script that imports the board.
 *
 * @param {string} script
 */
function compilerErrors(script) {
  const folder = mkdtempSync(join(tmpdir(), "ergo-types-"));
  try {
    const file = join(folder, "script.ts");
    writeFileSync(
      file,
      `import { ErgoBoard } from ${JSON.stringify(join(dist, "ergo-board.js"))};\n${script}`,
    );
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--target",
      "es2023",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
      "--types",
      "",
    ];
    return spawnSync(process.execPath, [compiler, ...options, file], { encoding: "utf8" }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the type declarations cover the element, its properties and its events", () => {
  const valid = `
    const board = document.querySelector("ergo-board");
    if (board) {
      board.level = 7;
      board.addEventListener("moved", ({ detail }) => console.log(detail.move.length, detail.ply + 1));
      board.addEventListener("click", (event) => console.log(event.clientX));
      board.addEventListener("made-up", (event) => console.log(event.type));
      board.play("e5").then((taken: boolean) => taken);
    }
    const made: ErgoBoard = document.createElement("ergo-board");
    const outcome: string | undefined = made.outcome?.reason;`;
  assert.equal(compilerErrors(valid), "");
  for (const invalid of [
    "level = true",
    "mode = 'talk'",
    "thinking = true",
    "session.undo()",
    "addEventListener('moved', ({ detail }) => detail.made)",
  ]) {
    assert.match(compilerErrors(`document.createElement("ergo-board").${invalid};`), /error TS/, invalid);
  }
});
