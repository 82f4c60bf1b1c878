/** Chooses the browser tests that a change may break. */
import { createHash } from "node:crypto";

/** @import {Coverage} from "./map.mjs" */

/**
 * A browser test.
 *
 * @typedef {object} Test
 * @property {string} name see `nameOfListed` in `map.mjs`
 * @property {string} file in `tests/web/e2e`
 * @property {boolean} isSentinel whether it always runs
 */

/**
 * The input of a choice.
 *
 * @typedef {object} Situation
 * @property {readonly string[]} changed paths of files
 * @property {readonly Test[]} tests all that there are
 * @property {Coverage} map
 * @property {Map<string, string[]>} importers of each file those that import it
 * @property {readonly string[]} failed the names of tests that failed in the last run
 * @property {string} seed decides which of the other tests run, too
 */

/**
 * @typedef {object} Choice
 * @property {string[]} names of the tests
 * @property {string} why
 */

/** Of the tests that nothing else chooses, one in twenty runs: the map may be incomplete. */
const SHARE = 20;

/** Files that no browser test depends on. */
const APART = [
  /\.md$/,
  /^\.(ci|devcontainer|github|vscode)\//,
  /^\.git/,
  /^LICENSE/,
  /^docs\/(?!examples\/)/,
  // Types of JavaScript, which are checked by themselves.
  /\.d\.ts$/,
  /^tests\/(?!web\/)/,
  /^tests\/web\/(bot|breakages|choice|everyday|games|types|unit)\//,
  /^tests\/web\/covered\.json$/,
  /^tools\/(arena|baseline|bot|fonts|learn|prove|puzzles|small-boards)\//,
  // What does not build the site.
  /^xtask\/src\/(?!(example|files|javascript|node|paths|site|split|trial|wasm)\.rs)/,
];

/** Programs of the tests: they matter only to those that import them. */
const PROGRAM = /^tests\/web\/(?!playwright\.config)[\w-]+\.mjs$/;

/** The folder of the browser tests, and that of the modules of the page. */
const E2E = "tests/web/e2e/";
const WWW = "www/";

/** The tests that compare with a picture. */
const PICTURES = /^tests\/web\/e2e\/pictures\//;
const COMPARES = /^(pictures|boards)\.test\.mjs$/;

/**
 * The tests to run after a change: those that cover it, sentinels, those that failed last, those that the map
 * does not know, and a few others. All of them if it is not known what a file does.
 *
 * @param {Situation} situation
 * @returns {Choice}
 */
export function choose({ changed, tests, map, importers, failed, seed }) {
  const matters = changed.filter((path) => !APART.some((pattern) => pattern.test(path)));
  const known = new Set(map.modules.map((module) => WWW + module));
  /** @type {Set<string>} */
  const modules = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  for (const path of matters) {
    const touched = touchedBy(path, tests, known, importers);
    if (touched.length === 0 && !PROGRAM.test(path))
      return { names: tests.map(({ name }) => name), why: `${path} may matter to any test` };
    for (const one of touched)
      if (one.startsWith(E2E)) files.add(one.slice(E2E.length));
      else modules.add(one.slice(WWW.length));
  }
  if (modules.size + files.size === 0)
    return { names: [], why: "no browser test depends on what has changed" };
  const chosen = tests.filter(({ name, file, isSentinel }) => {
    const covered = map.tests.get(name);
    // In other browsers than Chromium nothing is recorded: sentinels and chance choose there.
    const isUnknown = !covered && name.startsWith("[chromium]");
    return (
      isSentinel ||
      isUnknown ||
      files.has(file) ||
      failed.includes(name) ||
      [...modules].some((module) => covered?.modules.has(module)) ||
      isDrawn(seed + name)
    );
  });
  return { names: chosen.map(({ name }) => name), why: `${matters.length} files that matter have changed` };
}

/**
 * The modules in the map and the files of tests that depend on a file.
 *
 * @param {string} path
 * @param {readonly Test[]} tests
 * @param {Set<string>} known
 * @param {Map<string, string[]>} importers
 */
function touchedBy(path, tests, known, importers) {
  if (PICTURES.test(path)) return tests.flatMap(({ file }) => (COMPARES.test(file) ? [E2E + file] : []));
  if (path.startsWith("docs/examples/")) return [`${E2E}examples.test.mjs`];
  // A new module and a style sheet are covered as those are that import them.
  const found = new Set([path]);
  for (const one of found)
    if (!known.has(one)) for (const importer of importers.get(one) ?? []) found.add(importer);
  return [...found].filter((one) => known.has(one) || (one.startsWith(E2E) && one.endsWith(".test.mjs")));
}

/**
 * Whether chance chooses a test: always the same ones for the same seed.
 *
 * @param {string} text
 */
const isDrawn = (text) => createHash("sha256").update(text).digest().readUInt32BE() % SHARE === 0;
