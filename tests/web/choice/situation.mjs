/**
 * Finds out what a choice of browser tests depends on: which tests there are, what imports what, what failed
 * last.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { nameOfListed } from "./map.mjs";
import { inTarget } from "../target.mjs";

/** @import {Test} from "./choose.mjs" */

/**
 * A file of tests, or a group in it, in a listing of the runner.
 *
 * @typedef {object} Listed
 * @property {string} title
 * @property {Listed[]} [suites]
 * @property {{ title: string; file: string; tags: string[]; tests: { projectName: string }[] }[]} [specs]
 */

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The mark of tests that always run. */
const SENTINEL = "@sentinel";

/** Where the names of tests are that failed in the last run. */
export const FAILED = inTarget("e2e-failed.json");

/** @param {string[]} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 })
    .split("\n")
    .filter(Boolean);

/** Of each file of the page and its tests those that import it. */
export function findImporters() {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const path of git("ls-files", "--cached", "--others", "--exclude-standard", "www", "tests/web")) {
    if (!/\.(js|mjs)$/.test(path) || !existsSync(join(ROOT, path))) continue;
    const text = readFileSync(join(ROOT, path), "utf8");
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g)) {
      const imported = posix.join(dirname(path), name);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

/**
 * All browser tests, as the runner lists them.
 *
 * @returns {Test[]}
 */
export function listTests() {
  const cli = fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url));
  const listing = execFileSync(process.execPath, [cli, "test", "--list", "--reporter=json"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  /**
   * @param {Listed} suite
   * @param {readonly string[]} titles
   * @returns {Test[]}
   */
  const testsIn = ({ specs = [], suites = [] }, titles) => [
    ...specs.flatMap(({ file, title, tags, tests }) =>
      tests.map(({ projectName }) => ({
        name: nameOfListed(projectName, file, [...titles, title]),
        file,
        isSentinel: tags.includes(SENTINEL),
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title])),
  ];
  // The suites of the first level are files.
  /** @type {Listed[]} */
  const files = JSON.parse(listing).suites;
  return files.flatMap((suite) => testsIn(suite, []));
}

/** The names of the tests that failed in the last run. */
export const failedLast = () => (existsSync(FAILED) ? JSON.parse(readFileSync(FAILED, "utf8")) : []);

/** The commit on which the work is based decides which tests chance adds. */
export const seedNow = () => git("rev-parse", "HEAD")[0];
