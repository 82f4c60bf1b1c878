/**
 * The npm package for those who install it: its types in every framework, what linters of packages say, and
 * importing it on a server. Needs `cargo xtask dist`.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "ergo-package-")));
const installed = join(folder, "node_modules/ergo-board");
let archive = "";

/** The packed package, unpacked as npm would do it. */
before(() => {
  const shell = process.platform === "win32";
  const [{ filename }] = JSON.parse(
    execFileSync("npm", ["pack", "--json", "--pack-destination", folder, path("../../../dist")], {
      cwd: folder,
      encoding: "utf8",
      shell,
    }),
  );
  archive = join(folder, filename);
  execFileSync("tar", ["-xzf", filename], { cwd: folder });
  cpSync(join(folder, "package"), installed, { recursive: true });
});
after(() => rmSync(folder, { recursive: true }));

/**
 * Puts a framework where the package looks for it.
 *
 * @param {string} name
 * @param {string} [as]
 */
function install(name, as = name) {
  const place = join(folder, "node_modules", as);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(path(`../node_modules/${name}`), place, "junction");
}

/**
 * The output of the compiler for some files.
 *
 * @param {string[]} files
 */
function compile(files) {
  for (const name of files) cpSync(path(`../types/${name}`), join(folder, name));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return spawnSync(process.execPath, [path("../node_modules/typescript/bin/tsc"), "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  }).stdout;
}

test("the types need no framework", () => assert.equal(compile(["element.ts"]), ""));

test("wrong games, modes, levels, themes and events are type errors in every framework", () => {
  for (const name of ["@types/react", "csstype", "preact", "solid-js", "svelte", "vue"]) install(name);
  assert.equal(compile(readdirSync(path("../types"))), "");
});

test("the types of React 18 will do", () => {
  install("types-react-18", "@types/react");
  assert.equal(compile(["react.tsx"]), "");
});

test("publint has nothing to say", async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  assert.deepEqual(
    messages.map((message) => formatMessage(message, manifest)),
    [],
  );
});

test("the types are right for Node and bundlers", async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(archive)));
  assert.ok(result.types, "there are types");
  // The package contains modules only, as its documentation says: older ways to resolve them do not matter.
  const problems = result.problems.filter(
    (problem) => !["node10", "node16-cjs"].includes(/** @type {any} */ (problem).resolutionKind),
  );
  const matters = problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
  assert.deepEqual(matters, []);
  assert.deepEqual(Object.keys(result.entrypoints), [
    ".",
    "./preact",
    "./react",
    "./solid",
    "./svelte",
    "./vue",
    "./custom-elements.json",
    "./package.json",
  ]);
});

test("a server can import the board and every script that it loads", () => {
  const scripts = readdirSync(installed).filter((name) => name.endsWith(".js"));
  assert.ok(scripts.length > 5);
  const urls = scripts.map((name) => pathToFileURL(join(installed, name)).href);
  const script = `
    const before = Object.getOwnPropertyNames(globalThis);
    for (const url of ${JSON.stringify(urls)}) await import(url);
    const { ErgoBoard } = await import("ergo-board");
    await import("ergo-board/react");
    console.log(typeof ErgoBoard, Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name)).join());
    await new Promise((resolve) => setTimeout(resolve, 50));`;
  writeFileSync(join(folder, "server.mjs"), script);
  const { stdout, stderr, status } = spawnSync(process.execPath, ["server.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.deepEqual({ stdout: stdout.trim(), stderr, status }, { stdout: "function", stderr: "", status: 0 });
});
