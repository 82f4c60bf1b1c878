/**
 * Scripts do their work wherever they are: below a folder with unusual characters in its name, and reached
 * through a symbolic link.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { ROOT, filesBelow, isMain } from "../../../tools/site/files.js";

/** The folders that scripts write into or find themselves by; the rest of the repository is linked. */
const COPIED = ["www", "tools/site", "tests/web"];

let folder = "";
/** The copy, by a symbolic link. */
let linked = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "ergo été #1 %20 "));
  const copy = join(folder, "a copy");
  linked = join(folder, "a link");
  for (const name of ["", "tools", "tests"]) {
    mkdirSync(join(copy, name), { recursive: true });
    for (const entry of readdirSync(join(ROOT, name))) {
      const path = join(name, entry);
      if (["tools", "tests", ".git", "target", "dist"].includes(path)) continue;
      if (!COPIED.map((one) => join(one)).includes(path)) symlinkSync(join(ROOT, path), join(copy, path));
      else
        cpSync(join(ROOT, path), join(copy, path), {
          recursive: true,
          filter: (from) => !["node_modules", "pictures"].includes(basename(from)),
        });
    }
  }
  for (const name of ["tools/site/node_modules", "tests/web/node_modules"])
    if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(copy, name), "junction");
  symlinkSync(join(ROOT, "dist"), join(copy, "dist"), "junction");
  symlinkSync(copy, linked, "junction");
});

after(() => rmSync(folder, { recursive: true }));

/**
 * Runs a script through the link; its output.
 *
 * @param {string} script
 * @param {...string} options
 */
const run = (script, ...options) =>
  execFileSync(process.execPath, [join(linked, script), ...options], { encoding: "utf8" });

/** @param {string} name */
const read = (name) => readFileSync(join(linked, name), "utf8");

test("the sizes of a site", () => {
  // Node finds a script without its ending, too.
  for (const script of ["tools/site/sizes.js", "tools/site/sizes"])
    assert.match(
      run(script, join(linked, "dist")),
      /^ +until the first move of ergo: \d+ bytes, \d+ files$/m,
    );
});

test("what is kept of a deployment", async () => {
  const [site, kept] = ["site", "kept"].map((name) => join(folder, name));
  mkdirSync(site);
  writeFileSync(join(site, "app-0123456789.js"), "");
  writeFileSync(join(site, "index.html"), "");
  run("tools/site/deployment.js", "keep", site, kept);
  assert.deepEqual(await filesBelow(kept), ["app-0123456789.js"]);
});

test("the starts of the games", () => {
  const file = "www/games/start-views.js";
  rmSync(join(linked, file));
  run("tools/site/generate/start-views.js");
  assert.equal(read(file), readFileSync(join(ROOT, file), "utf8"));
});

test("a copy of the repository with the example of another game", () => {
  const example = join(folder, "example");
  run("tests/web/example-game/add.mjs", example);
  assert.match(readFileSync(join(example, "src/registry.rs"), "utf8"), /tricorn/);
});

test("fuzzing of the parsers of the page", () => {
  assert.match(
    run("tests/web/fuzz.mjs", "--seconds", "0.1", "--seed", "1"),
    /^\d+ inputs, seed 1: no finding/,
  );
});

test("the diagram of the layers", () => {
  assert.match(run("tests/web/layers.mjs"), /^```mermaid\ngraph TD\n {2}app -/);
});

test("the ratings of the levels", () => {
  assert.match(run("tests/web/level-ratings.mjs"), /^Ergo \d+ \d+/);
});

test("the words of a language", () => {
  const [file] = run("tests/web/words.mjs", "de").trimEnd().split("\n").slice(-1);
  assert.match(readFileSync(file, "utf8"), /<title>Ergo in Deutsch<\/title>/);
  rmSync(file);
});

test("what is imported is not the script that runs", () => {
  assert.equal(isMain(new URL("../../../tools/site/files.js", import.meta.url).href), false);
  const code = `import(${JSON.stringify(new URL("../../../tools/site/sizes.js", import.meta.url).href)})`;
  assert.equal(execFileSync(process.execPath, ["-e", code, "missing"], { encoding: "utf8" }), "");
});

test("no script compares paths or takes one out of an address by itself", async () => {
  const files = (await Promise.all(["tools", "tests/web"].map((name) => filesBelow(join(ROOT, name)))))
    .flatMap((names, at) => names.map((name) => `${["tools", "tests/web"][at]}/${name}`))
    .filter((name) => /\.m?js$/.test(name) && !/(^|\/)(node_modules|target|pkg|wasm)\//.test(name));
  assert.ok(files.length > 200);
  const wrong = /=== fileURLToPath\(import\.meta\.url\)|import\.meta\.url\)\.pathname|`file:\/\/\$\{/;
  assert.deepEqual(
    files.filter((name) => wrong.test(readFileSync(join(ROOT, name), "utf8"))),
    [],
  );
  const argument = /process\.argv\[1\]|\[, *\w+[^\]]*\] = process\.argv;/;
  assert.deepEqual(
    files.filter((name) => argument.test(readFileSync(join(ROOT, name), "utf8"))),
    ["tools/site/files.js"],
  );
});
