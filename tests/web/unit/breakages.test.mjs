/** The lists of breakages belong to the sources as they are; `cargo xtask breakages` tries them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { outdated, readLists } from "../breakages/run.mjs";

for (const [name, breakages] of Object.entries(await readLists()))
  test(`every breakage of ${name} changes one place, and names a test`, () => {
    assert.ok(breakages.length > 0);
    for (const breakage of breakages) {
      assert.equal(outdated(breakage), undefined);
      assert.match(breakage.why, /^[a-z].*[^.]$/, "a short sentence without its ends");
    }
  });
