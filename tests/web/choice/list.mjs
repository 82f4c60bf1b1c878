/**
 * `node choice/list.mjs <list> <file …>` writes the list of the browser tests that changes of these files may
 * break, for `--test-list` of Playwright. `cargo xtask test --changed` runs them.
 */
import { writeFileSync } from "node:fs";
import { choose } from "./choose.mjs";
import { readMap } from "./map.mjs";
import { failedLast, findImporters, listTests, seedNow } from "./situation.mjs";

const [list, ...changed] = process.argv.slice(2);
if (!list) throw new Error("node choice/list.mjs <list> <file …>");
const tests = listTests();
const map = readMap();
const { names, why } = choose({
  changed,
  tests,
  map,
  importers: findImporters(),
  failed: failedLast(),
  seed: seedNow(),
});
writeFileSync(list, names.map((name) => `${name}\n`).join(""));
const seconds = names.reduce((sum, name) => sum + (map.tests.get(name)?.seconds ?? 0), 0);
console.log(
  `${names.length} of ${tests.length} browser tests, ${Math.round(seconds)} s of tests in Chromium: ${why}`,
);
