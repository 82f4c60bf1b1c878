/**
 * The npm package of the board: the files that make the site one. It contains only the board and no install
 * scripts.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { describeElement } from "./describe-element.js";
import { HERE, WWW, copy, pathFrom, readText, write } from "./files.js";
import { versionIn } from "./version.js";

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
  const manifest = JSON.parse(await readText("www/package.json"));
  const described = { ...manifest, ...describedBy(await readText("Cargo.toml")) };
  await write(join(site, "package.json"), `${JSON.stringify(described, undefined, 2)}\n`);
}

/**
 * The fields of `package.json` that say the same as the manifest of the crate. Those about the repository are
 * missing until its owner has set its address there.
 *
 * @param {string} cargo the text of `Cargo.toml`
 */
export function describedBy(cargo) {
  const field = (/** @type {string} */ name) => new RegExp(`^${name} = "(.*)"$`, "m").exec(cargo)?.[1];
  const [, author] = /^authors = \["(.*?)"/m.exec(cargo) ?? [];
  const [repository, homepage] = [field("repository"), field("homepage")];
  return {
    version: versionIn(cargo),
    ...(author && { author }),
    ...(homepage && { homepage }),
    ...(repository && {
      repository: { type: "git", url: `git+${repository}.git` },
      bugs: `${repository}/issues`,
    }),
  };
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
  const path = pathFrom(HERE, join(WWW, ELEMENT));
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
