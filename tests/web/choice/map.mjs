/**
 * The map of the browser tests: which modules of the page each test in Chromium covers, and how long it
 * takes. `cargo xtask browser --record` writes it, `choose.mjs` reads it.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Covered
 * @property {number} seconds
 * @property {Set<string>} modules paths in `www`
 */

/**
 * The tests by their names, and all modules that are in the scripts of the page.
 *
 * @typedef {{ modules: string[]; tests: Map<string, Covered> }} Coverage
 */

const FILE = fileURLToPath(new URL("../covered.json", import.meta.url));

/**
 * The name of a test that the runner lists, as in its lists of tests.
 *
 * @param {string} browser
 * @param {string} file in `e2e`
 * @param {readonly string[]} titles
 */
export const nameOfListed = (browser, file, titles) => [`[${browser}]`, file, ...titles].join(" › ");

/**
 * The name of a test that has run.
 *
 * @param {import("@playwright/test/reporter").TestCase} test
 */
export function nameOf(test) {
  const [, browser, file, ...titles] = test.titlePath();
  return nameOfListed(browser, file, titles);
}

/** @returns {Coverage} nothing if none was recorded */
export function readMap() {
  if (!existsSync(FILE)) return { modules: [], tests: new Map() };
  const { modules, tests } = JSON.parse(readFileSync(FILE, "utf8"));
  /** @type {[string, { seconds: number; covers: string }][]} */
  const entries = Object.entries(tests);
  return {
    modules,
    tests: new Map(
      entries.map(([name, { seconds, covers }]) => [
        name,
        { seconds, modules: new Set(unpacked(covers, modules)) },
      ]),
    ),
  };
}

/** @param {Coverage} map */
export function writeMap({ modules, tests }) {
  const lines = [...tests]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, covered]) => {
      const { seconds } = covered;
      return `${JSON.stringify(name)}: ${JSON.stringify({ seconds, covers: packed(covered.modules, modules) })}`;
    });
  writeFileSync(
    FILE,
    `{\n"modules": ${JSON.stringify(modules, undefined, 0)},\n"tests": {\n${lines.join(",\n")}\n}\n}\n`,
  );
}

/**
 * A set of modules as hexadecimal digits: the first has the first four, the first of them as its lowest bit.
 *
 * @param {Set<string>} covered
 * @param {readonly string[]} modules
 */
function packed(covered, modules) {
  const digits = Array.from({ length: Math.ceil(modules.length / 4) }, () => 0);
  for (const [at, module] of modules.entries())
    if (covered.has(module)) digits[Math.floor(at / 4)] |= 1 << (at % 4);
  return digits.map((digit) => digit.toString(16)).join("");
}

/**
 * @param {string} digits
 * @param {readonly string[]} modules
 */
const unpacked = (digits, modules) =>
  modules.filter((_, at) => (parseInt(digits[Math.floor(at / 4)], 16) >> (at % 4)) & 1);

/**
 * The modules in the scripts of a marked site: for each script the places where they begin.
 *
 * @param {string} site its folder
 * @returns {Map<string, { at: number; module: string }[]>}
 */
export function modulesIn(site) {
  const scripts = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  return new Map(
    scripts.map((name) => {
      const text = readFileSync(join(site, name), "utf8");
      const marks = [...text.matchAll(/\/\*! module (\S+) \*\//g)];
      return [name.replace(/^.*\//, ""), marks.map(({ index, 1: module }) => ({ at: index, module }))];
    }),
  );
}
