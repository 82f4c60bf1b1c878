/** A sample of the fuzzing of the parsers that are JavaScript; `tests/web/fuzz.mjs` runs as long as one wants. */
import { test } from "node:test";
import { sample } from "../e2e/sample.mjs";
import { check, fuzz } from "../fuzz.mjs";
import { FOUND, TARGETS } from "../fuzz-targets.mjs";

test("every sample of a parser is read, and what was found is mended", async () => {
  for (const [name, { samples }] of Object.entries(TARGETS))
    for (const input of samples) await check(name, input);
  for (const [name, input] of FOUND) await check(name, input);
});

test("whatever a text is, a parser refuses it or its result is sound", async () => {
  const count = sample(1500, 200_000);
  await fuzz(Object.keys(TARGETS), sample(1, Date.now()), (done) => done < count);
});
