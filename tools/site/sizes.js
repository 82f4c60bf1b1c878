/**
 * Sizes of the site, as they are transferred. What everybody loads before the first move has limits. The
 * sizes of everything else are in `sizes.json`, so that a change shows what it costs: one by which something
 * grows by more than a percent updates that file.
 *
 * `node sizes.js <site>` prints what is above a limit and what has grown, and fails if there is any. `node
 * sizes.js <site> --update` writes the file.
 */
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { HERE, filesBelow, isMain } from "./files.js";
import { MODULE_PARTS } from "../../www/games/module-parts.js";
import { COMPLETE, TRANSLATIONS } from "./languages.js";
import { isScriptOf } from "./names.js";
import { LANGUAGE, listsOf } from "./offline.js";
import { FOLDER } from "./parts.js";
import { allImports } from "./pages.js";
import { SEPARATE_NAME, LISTING, SEPARATE } from "./separate.js";

/** The sizes when the list was last updated. */
const LISTED = join(HERE, "sizes.json");

/**
 * How much something may have grown since: a share of it, and some bytes, as the hashes in the names of other
 * files compress more or less well.
 */
const GROWTH = { share: 0.01, bytes: 16 };

/** Formats that every host sends compressed. */
const COMPRESSED = [".css", ".html", ".js", ".json", ".md", ".svg", ".txt", ".wasm", ".webmanifest"];

/** Files of which each is loaded by itself: proofs, and what is known of the openings of a game. */
const ALONE = { proof: /^findings\/.*\.gz$/, openings: /^explorer\/.*\.bin$/ };

/** The beginning of the names of what everybody waits for, and the most that it may have. */
const FIRST_MOVE = "until the first move";
const LIMITS = { bytes: 260_000, files: 15 };

/** @typedef {{ bytes: number; files: number }} Size */

/**
 * The size of some files of a site, each as a host sends it.
 *
 * @param {string} site
 * @param {readonly string[]} names
 * @returns {Promise<Size>}
 */
async function sizeOf(site, names) {
  const sizes = names.map(async (name) => {
    const content = await readFile(join(site, name));
    return COMPRESSED.includes(extname(name)) ? gzipSync(content, { level: 9 }).length : content.length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { bytes, files: names.length };
}

/**
 * The measured groups, each with its files.
 *
 * @param {string} site
 * @returns {Promise<Record<string, string[]>>}
 */
async function filesOf(site) {
  const names = await filesBelow(site);
  const languageFiles = (/** @type {string} */ code) =>
    names.filter((name) => new RegExp(`^(ergo-board-|texts/)${code}-.*\\.(js|json)$`).test(name));
  const scripts = names.filter(
    (name) =>
      /^[^/]*\.js$/.test(name) && name !== "sw.js" && !LANGUAGE.test(name) && !SEPARATE_NAME.test(name),
  );
  const texts = scripts.map(async (name) => [name, await readFile(join(site, name), "utf8")]);
  const byName = new Map(/** @type {[string, string][]} */ (await Promise.all(texts)));
  const atFirst = (/** @type {string} */ script) => [script, ...allImports(script, byName)];
  const parts = (/** @type {string} */ ending) =>
    names.filter((name) => name.startsWith(`${FOLDER}/`) && name.endsWith(ending));
  const firstMove = [
    "index.html",
    "icon.svg",
    "app.css",
    "figtree.woff2",
    "fraunces.woff2",
    ...atFirst("app.js"),
    ...names.filter((name) => /^ergo-board-(scene|engine)-.*\.js$/.test(name)),
    ...parts(".js"),
  ];
  const rules = Object.entries(MODULE_PARTS).map(([game, part]) => ({
    game,
    files: parts(".wasm").filter((name) => new RegExp(`/(base|${part})-\\w+\\.wasm$`).test(name)),
  }));
  const isAlone = (/** @type {string} */ name) => Object.values(ALONE).some((pattern) => pattern.test(name));
  const filesOfChunk = (/** @type {string} */ chunk) =>
    names.filter((name) => isScriptOf(name, `app-${chunk}`));
  const separate = Object.keys(SEPARATE).flatMap((part) => [
    [part, filesOfChunk(part)],
    ...COMPLETE.map(({ code }) => [`words for ${part} of ${code}`, filesOfChunk(`${part}-${code}`)]),
    [`data for ${part}`, names.filter((name) => name.startsWith(`${part}/`) && !isAlone(name))],
  ]);
  const alone = Object.entries(ALONE).flatMap(([kind, pattern]) =>
    names.filter((name) => pattern.test(name)).map((name) => [`${kind} ${name}`, [name]]),
  );
  const nets = parts(".bin").map((name) => [`net ${name.replace(/.*\/|-.*/g, "")}`, [name]]);
  const { files } = listsOf(await readFile(join(site, "sw.js"), "utf8"));
  return {
    "page with board": atFirst("app.js"),
    board: atFirst("ergo-board.js"),
    "before the module": firstMove,
    "all scripts": scripts,
    "first visit until offline": [...Object.keys(files), "sw.js"],
    ...Object.fromEntries(
      TRANSLATIONS.flatMap((code) => [
        [`first of ${code}`, languageFiles(code).filter((name) => /^ergo-board-..-(?!parts-)/.test(name))],
        [`language ${code}`, languageFiles(code)],
      ]),
    ),
    worker: parts(".js"),
    "WebAssembly module": parts(".wasm"),
    ...Object.fromEntries(
      rules.flatMap(({ game, files }) => [
        [`rules of ${game}`, files],
        [`${FIRST_MOVE} of ${game}`, [...firstMove, ...files]],
      ]),
    ),
    ...Object.fromEntries(nets),
    [LISTING]: filesOfChunk(LISTING),
    ...Object.fromEntries([...separate, ...alone]),
  };
}

/**
 * The sizes of a site.
 *
 * @param {string} site
 * @returns {Promise<Record<string, Size>>}
 */
export async function sizesOf(site) {
  const all = Object.entries(await filesOf(site)).map(async ([name, files]) => [
    // Without the digests of single files.
    name.replace(/-[0-9a-f]+(?=\.\w+$)/, ""),
    await sizeOf(site, files),
  ]);
  return Object.fromEntries(await Promise.all(all));
}

/**
 * A sentence for each group that is above its limit, or has grown by more than a percent since it was listed.
 *
 * @param {Record<string, Size>} sizes
 * @param {Record<string, number>} listed bytes
 * @returns {string[]}
 */
export const problemsOf = (sizes, listed) =>
  Object.entries(sizes).flatMap(([name, { bytes, files }]) => {
    const isLimited = name.startsWith(FIRST_MOVE);
    const isLarger = !(bytes <= listed[name] * (1 + GROWTH.share) + GROWTH.bytes);
    return [
      ...(isLimited && bytes > LIMITS.bytes ? [`${name}: ${bytes} bytes, at most ${LIMITS.bytes}`] : []),
      ...(isLimited && files > LIMITS.files ? [`${name}: ${files} files, at most ${LIMITS.files}`] : []),
      ...(isLarger
        ? [
            `${name}: ${bytes} bytes, listed with ${listed[name] ?? 0}: node tools/site/sizes.js dist --update`,
          ]
        : []),
    ];
  });

/** @returns {Promise<Record<string, number>>} */
export const listedSizes = async () => JSON.parse(await readFile(LISTED, "utf8"));

/** @param {Record<string, Size>} sizes */
async function updateList(sizes) {
  const bytes = Object.fromEntries(Object.entries(sizes).map(([name, { bytes }]) => [name, bytes]));
  await writeFile(LISTED, `${JSON.stringify(bytes, undefined, 2)}\n`);
}

/**
 * Prints what everybody waits for, and the problems.
 *
 * @param {string} site
 */
export async function reportSizes(site) {
  const sizes = await sizesOf(site);
  for (const [name, { bytes, files }] of Object.entries(sizes))
    if (name.startsWith(FIRST_MOVE)) console.log(`      ${name}: ${bytes} bytes, ${files} files`);
  const problems = problemsOf(sizes, await listedSizes());
  for (const problem of problems) console.log(`      ${problem}`);
  return problems;
}

if (isMain(import.meta.url)) {
  const [site, option] = process.argv.slice(2);
  if (option === "--update") await updateList(await sizesOf(site));
  if ((await reportSizes(site)).length > 0) throw new Error("sizes have changed; see above");
}
