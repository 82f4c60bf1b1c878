/**
 * The npm package of the board: the files that make the site one. It contains only the board and no install
 * scripts.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { describeElement } from "./describe-element.js";
import { HERE, WWW, copy, readText, write } from "./files.js";

const run = promisify(execFile);

/** The module of the element. */
const ELEMENT = "element/ergo-board.js";

/**
 * Writes the files of the package, except the board itself, into a site.
 *
 * @param {string} site
 * @param {string} [address] of the site, if it is known
 */
export async function writePackage(site, address) {
  const scratch = await mkdtemp(join(HERE, "node_modules/.api-"));
  try {
    await Promise.all([declare(join(scratch, "types")), analyze(scratch)]);
    await describeElement(scratch, site, address);
  } finally {
    await rm(scratch, { recursive: true });
  }
  await copy(join(WWW, "api.css"), join(site, "api.css"));
  await copy(join(WWW, "package.md"), join(site, "README.md"));
  const manifest = await readText("www/package.json");
  await write(join(site, "package.json"), manifest.replace("0.0.0", await version()));
}

/** The version of the workspace. */
async function version() {
  const [, found] = /^\[workspace\.package\]\nversion = "(.*)"$/m.exec(await readText("Cargo.toml")) ?? [];
  if (!found) throw new Error("Cargo.toml has no version");
  return found;
}

/**
 * Writes the declarations of the modules of the element.
 *
 * @param {string} folder
 */
async function declare(folder) {
  const flags =
    "--ignoreConfig --allowJs --declaration --emitDeclarationOnly --stripInternal --skipLibCheck --strict " +
    "--target es2023 --module esnext --moduleResolution bundler --lib es2023,dom,dom.iterable,dom.asynciterable,webworker";
  await command("node_modules/typescript/bin/tsc", [
    ...flags.split(" "),
    "--types",
    "",
    "--rootDir",
    WWW,
    "--outDir",
    folder,
    join(WWW, "css.d.ts"),
    join(WWW, ELEMENT),
  ]);
}

/**
 * Writes the manifest of the element.
 *
 * @param {string} folder
 */
async function analyze(folder) {
  const path = relative(HERE, join(WWW, ELEMENT)).replaceAll("\\", "/");
  await command("node_modules/@custom-elements-manifest/analyzer/cem.js", [
    "analyze",
    "--quiet",
    "--globs",
    path,
    "--outdir",
    relative(HERE, folder),
  ]);
}

/**
 * Runs a tool of the packages here; its error contains what it prints.
 *
 * @param {string} script
 * @param {readonly string[]} options
 */
async function command(script, options) {
  await run(process.execPath, [script, ...options], { cwd: HERE }).catch((error) => {
    throw new Error(`${script} failed:\n${error.stdout}${error.stderr}`);
  });
}
