/**
 * Makes the site installable: its icons, and the service worker with a list of every file that it stores and
 * its hash. That comes after everything that it stores.
 */
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { NOTICES, WWW, copy, digest, filesBelow, integrity, readText, write } from "./files.js";
import { MISSING } from "./missing.js";
import { SEPARATE_NAME } from "./separate.js";
import { SINGLE_FILE } from "./single-file.js";
import { ALL_WORDS } from "./words.js";

/** The service worker. It is at the root of the site, since its scope is its own folder. */
const WORKER = "sw.js";

/** The folder of its source, and of the page that it shows without a network. */
const SOURCES = "www/app";

/** The placeholders in its source: for the build, and for the page that it shows without a network. */
const [BUILD, OFFLINE] = ['{ version: "", files: {}, optional: {} }', '{ page: "", words: {} }'];

/** Files that pages need. */
const NEEDED = /\.(bin|css|html|js|md|png|svg|txt|wasm|webmanifest|webp|woff2)$/;

/** Files that no page of the site loads: those of the npm package, and those for other sites and hosts. */
const EXCLUDED = ["README.md", "previews/", "OFL-", WORKER];

/**
 * Files that are only stored when somebody asks for them: those of other pages, and what the page does not
 * show.
 */
const OPTIONAL = ["api.", "gallery/", "icons/", "pages.css", "pictures/", NOTICES, SINGLE_FILE];

/** The files of languages besides English: `www/app/sw.js` stores those of the language of its pages. */
export const LANGUAGE = /^(?:ergo-board-[a-z]{2}-|app-pseudo-|texts\/)/;

/** Pages about games, and pages in other languages than English. */
const OTHER_PAGE = /\/[^/]+\.html$/;

/**
 * Makes a site installable.
 *
 * @param {string} site
 */
export async function writeServiceWorker(site) {
  await copy(join(WWW, "icon.svg"), join(site, "icon.svg"));
  await copy(join(WWW, "icons"), join(site, "icons"));
  /** @type {Record<"files" | "optional", Record<string, string>>} */
  const lists = { files: {}, optional: {} };
  for (const name of await filesBelow(site)) {
    const kind = storageOf(name);
    if (kind) lists[kind][name] = integrity(await readFile(join(site, name)));
  }
  const words = Object.fromEntries(ALL_WORDS.map(({ code, offline }) => [code, offline]));
  const offline = JSON.stringify({ page: await readText(`${SOURCES}/offline.html`), words });
  const source = (await readText(`${SOURCES}/${WORKER}`)).replace(OFFLINE, () => offline);
  await write(join(site, WORKER), insertBuild(source, lists));
}

/**
 * In which list of the service worker a file is, if it is in one.
 *
 * @param {string} name
 */
export function storageOf(name) {
  const starts = (/** @type {string} */ start) => name.startsWith(start);
  if (name.endsWith(".map")) return undefined;
  if (LANGUAGE.test(name) || SEPARATE_NAME.test(name)) return "optional";
  if (!NEEDED.test(name) || EXCLUDED.some(starts) || basename(name) === MISSING) return undefined;
  return OPTIONAL.some(starts) || OTHER_PAGE.test(name) ? "optional" : "files";
}

/**
 * Inserts the version and its files into the source of the worker.
 *
 * @param {string} source
 * @param {Record<"files" | "optional", Record<string, string>>} lists
 */
export function insertBuild(source, lists) {
  // The version covers the worker too: another worker may store the same files differently.
  const version = digest(JSON.stringify(lists), source);
  if (source.split(BUILD).length !== 2)
    throw new Error(`${SOURCES}/${WORKER} must contain ${BUILD} exactly once`);
  return source.replace(BUILD, () => JSON.stringify({ version, ...lists }, undefined, 2));
}

/**
 * The lists of files in a service worker that `insertBuild` has completed.
 *
 * @param {string} worker its source
 * @returns {Record<"files" | "optional", Record<string, string>>}
 */
export const listsOf = (worker) => JSON.parse(/^const build = (\{.*?^\});$/ms.exec(worker)?.[1] ?? "");
