/**
 * Packs a site for a release: `node pack.js <site> <folder>` writes into a folder the npm package of the
 * board, the site as a zip for any host, and the page in one file.
 *
 * The same files give the same bytes: neither the day nor the order or the rights on this disk are in an
 * archive.
 */
import { execFile } from "node:child_process";
import { chmod, mkdir, rm, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { copy, filesBelow } from "./files.js";
import { SINGLE_FILE } from "./single-file.js";

const run = promisify(execFile);

/** The time of all files in the zip, which has none before 1980. */
const TIME = new Date("2000-01-01T00:00:00Z");

const [site, folder] = process.argv.slice(2).map((path) => resolve(path));
if (!folder) throw new Error("node pack.js <site> <folder>");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await copy(join(site, SINGLE_FILE), join(folder, SINGLE_FILE));
// On Windows, npm is a script.
const shell = process.platform === "win32";
await run("npm", ["pack", "--silent", "--pack-destination", folder, site], { cwd: site, shell });
await zip(join(folder, "ergo-site.zip"));

/**
 * Writes the site as a zip.
 *
 * @param {string} archive
 */
async function zip(archive) {
  const names = await filesBelow(site);
  for (const name of names) {
    await chmod(join(site, name), 0o644);
    await utimes(join(site, name), TIME, TIME);
  }
  // A zip has times of day, of the zone where it is made.
  const env = { ...process.env, TZ: "UTC" };
  const zipping = run("zip", ["-q", "-X", archive, "-@"], { cwd: site, env });
  zipping.child.stdin?.end(names.join("\n"));
  await zipping;
}
