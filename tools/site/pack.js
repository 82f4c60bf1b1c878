/**
 * Packs a site for a release: `node pack.js <site> <folder>` writes into a folder the npm package of the
 * board, the site as a zip for any host, and the page in one file.
 *
 * The same files give the same bytes: neither the day nor the order or the rights on this disk are in an
 * archive.
 */
import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { zipSync } from "fflate";
import { copy, filesBelow } from "./files.js";
import { SINGLE_FILE } from "./single-file.js";

const run = promisify(execFile);

/** The attributes of all files in the zip: it has times of day, of the zone where it is made, and none before 1980. */
const ATTRIBUTES = { mtime: new Date(2000, 0, 1, 12), os: 3, attrs: 0o100644 * 2 ** 16 };

const [site, folder] = process.argv.slice(2).map((path) => resolve(path));
if (!folder) throw new Error("node pack.js <site> <folder>");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await copy(join(site, SINGLE_FILE), join(folder, SINGLE_FILE));
// On Windows, npm is a script, and a shell would divide paths at spaces.
const shell = process.platform === "win32";
const [to, from] = [folder, site].map((path) => (shell ? `"${path}"` : path));
await run("npm", ["pack", "--silent", "--pack-destination", to, from], { cwd: site, shell });
await writeFile(join(folder, "ergo-site.zip"), zipSync(await contents(), { level: 9 }));

/** The files of the site, in the order of their names. */
async function contents() {
  /** @type {import("fflate").Zippable} */
  const files = {};
  for (const name of await filesBelow(site)) files[name] = [await readFile(join(site, name)), ATTRIBUTES];
  return files;
}
