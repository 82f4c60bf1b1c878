/** Files of the repository and of a site. */
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The sources of the page. */
export const WWW = join(ROOT, "www");

/** The licences of the code and the typefaces of others. */
export const NOTICES = "THIRD-PARTY.txt";

/** This folder, with its packages. */
export const HERE = fileURLToPath(new URL(".", import.meta.url));

/**
 * Whether a module is the script that Node was started with, also by a path without an ending, or one that
 * leads through a symbolic link.
 *
 * @param {string} url of the module
 */
export function isMain(url) {
  try {
    const script = createRequire(url).resolve(process.argv[1]);
    return realpathSync.native(script) === realpathSync.native(fileURLToPath(url));
  } catch {
    // Node was started with code, not with a file.
    return false;
  }
}

/**
 * A text of the repository.
 *
 * @param {string} path
 */
export async function readText(path) {
  const text = await readFile(join(ROOT, path), "utf8");
  // Lessons would be empty, for example: whatever reads lines expects those of the repository.
  if (text.includes("\r\n"))
    throw new Error(`${path} has line ends of Windows, against .gitattributes: clone the repository again`);
  return text;
}

/**
 * A path from a folder, with slashes on every system.
 *
 * @param {string} folder
 * @param {string} path
 */
export const pathFrom = (folder, path) => relative(folder, path).replaceAll("\\", "/");

/**
 * The files below a folder, sorted, with slashes; none if there is no such folder.
 *
 * @param {string} folder
 */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Writes a file, and the folders that it needs.
 *
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export async function write(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Copies a file, or a folder with all that is in it.
 *
 * @param {string} from
 * @param {string} to
 */
export const copy = (from, to) => cp(from, to, { recursive: true });

/**
 * The first 16 hexadecimal digits of the SHA-256 hash.
 *
 * @param {(string | Uint8Array)[]} contents
 */
export function digest(...contents) {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/**
 * The hash as HTML, a Content-Security-Policy and `fetch` have it.
 *
 * @param {string | Uint8Array} content
 */
export const integrity = (content, algorithm = "sha256") =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
