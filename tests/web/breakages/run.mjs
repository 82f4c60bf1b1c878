/**
 * Breaks the sources in ways that somebody could by mistake, one at a time, and checks that the unit test
 * that should notice does. The other files of this folder are the lists. `node breakages/run.mjs page` runs
 * one list, without a name all. The checkout stays as it is: the tests run in a copy.
 */
import { spawnSync } from "node:child_process";
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
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMain } from "../../../tools/site/files.js";

/**
 * A change of a source that a test has to notice.
 *
 * @typedef {object} Breakage
 * @property {string} file the source, from the root of the repository
 * @property {string} from a piece of it that is there once
 * @property {string} to what takes its place
 * @property {string} test the test that has to fail, in `tests/web/unit`
 * @property {string} why what goes wrong then
 */

const HERE = fileURLToPath(new URL(".", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Where the tests are, from the root of the repository. */
const UNIT = "tests/web/unit";

/** The folders that are copied; everything else is linked, so that tests must not write there. */
const COPIED = ["www", "tests/web", "tools/site", "tools/bot", "dist"];

/** After how long a test has failed that waits for something that never happens, in milliseconds. */
const TIMEOUT = 120_000;

/**
 * The lists.
 *
 * @returns {Promise<Record<string, Breakage[]>>} by their names
 */
export async function readLists() {
  const files = readdirSync(HERE).filter((name) => name.endsWith(".mjs") && name !== "run.mjs");
  const lists = files.toSorted().map(async (name) => {
    const { default: breakages } = await import(pathToFileURL(join(HERE, name)).href);
    return [basename(name, ".mjs"), breakages];
  });
  return Object.fromEntries(await Promise.all(lists));
}

/**
 * Why a breakage no longer belongs to the sources; nothing if it does.
 *
 * @param {Breakage} breakage
 */
export function outdated({ file, from, to, test }) {
  if (!existsSync(join(ROOT, file))) return `there is no ${file}`;
  if (!existsSync(join(ROOT, UNIT, test))) return `there is no ${UNIT}/${test}`;
  const times = readFileSync(join(ROOT, file), "utf8").split(from).length - 1;
  if (times !== 1) return `${file} has this ${times} times: ${from}`;
  return from === to ? "nothing is changed" : undefined;
}

/**
 * A copy of the repository in which sources can be changed.
 *
 * @param {string} copy an empty folder
 */
function makeCopy(copy) {
  /** @param {string} path from the root */
  const add = (path) => {
    const [from, to] = [join(ROOT, path), join(copy, path)];
    if (COPIED.includes(path)) {
      const isOwn = (/** @type {string} */ source) => basename(source) !== "node_modules";
      cpSync(from, to, { recursive: true, filter: isOwn });
      if (existsSync(join(from, "node_modules")))
        symlinkSync(join(from, "node_modules"), join(to, "node_modules"), "junction");
    } else if (COPIED.some((copied) => copied.startsWith(`${path}/`))) {
      mkdirSync(to);
      for (const name of readdirSync(from)) add(`${path}/${name}`);
    } else symlinkSync(from, to);
  };
  for (const name of readdirSync(ROOT)) if (name !== ".git") add(name);
}

/**
 * Runs a test in the copy; whether it passes.
 *
 * @param {string} copy
 * @param {string} test
 */
function passes(copy, test) {
  // Tests of tests would otherwise take part in those that are running.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const run = spawnSync(process.execPath, ["--test", join(copy, UNIT, test)], {
    cwd: join(copy, "tests/web"),
    env,
    stdio: "ignore",
    timeout: TIMEOUT,
    killSignal: "SIGKILL",
  });
  return run.status === 0;
}

/**
 * The outcome of a breakage.
 *
 * @param {string} copy
 * @param {Breakage} breakage
 * @param {(test: string) => boolean} isSound whether a test passes without it
 */
function outcome(copy, breakage, isSound) {
  const { file, from, to, test } = breakage;
  const trouble = outdated(breakage);
  if (trouble !== undefined) return `out of date: ${trouble}`;
  if (!isSound(test)) return "the test fails without it";
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const isUnnoticed = passes(copy, test);
  writeFileSync(path, text);
  return isUnnoticed ? "NOT NOTICED" : "noticed";
}

/** @param {string[]} names of the lists; all if there are none */
async function main(names) {
  const lists = await readLists();
  const unknown = names.find((name) => !Object.hasOwn(lists, name));
  if (unknown !== undefined) throw new Error(`no list ${unknown}, only ${Object.keys(lists).join(", ")}`);
  const wanted = names.length > 0 ? names : Object.keys(lists);
  const copy = mkdtempSync(join(tmpdir(), "ergo-breakages-"));
  /** @type {Map<string, boolean>} */
  const sound = new Map();
  const isSound = (/** @type {string} */ test) => {
    const known = sound.get(test) ?? passes(copy, test);
    sound.set(test, known);
    return known;
  };
  let [all, bad] = [0, 0];
  try {
    makeCopy(copy);
    for (const breakage of wanted.flatMap((name) => lists[name])) {
      const result = outcome(copy, breakage, isSound);
      all += 1;
      if (result !== "noticed") bad += 1;
      const { file, test, why } = breakage;
      console.log([result.padEnd(11), file.padEnd(30), test.padEnd(28), why].join("  "));
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  console.log(`${all - bad} of ${all} are noticed`);
  if (bad > 0) process.exitCode = 1;
}

if (isMain(import.meta.url)) await main(process.argv.slice(2).map((name) => basename(name, ".mjs")));
