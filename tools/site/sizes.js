/**
 * Budgets of the site: what is loaded to open the page, what is stored to work offline, and what each part
 * weighs.
 *
 * `node sizes.js <site>` prints the sizes and fails if one exceeds its budget.
 */
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { filesBelow, isMain } from "./files.js";
import { MODULE_PARTS } from "../../www/games/module-parts.js";
import { LANGUAGES } from "../../www/text/languages.js";
import { TRANSLATIONS } from "./languages.js";
import { LANGUAGE, listsOf } from "./offline.js";
import { FOLDER } from "./parts.js";
import { allImports } from "./pages.js";
import { IS_SEPARATE, LISTING, SEPARATE } from "./separate.js";

const KIB = 1024;

/** Formats that every host sends compressed. */
const COMPRESSED = [".css", ".html", ".js", ".json", ".md", ".svg", ".txt", ".wasm", ".webmanifest"];

/** Files of which each is loaded by itself: proofs, and what is known of the openings of a game. */
const ALONE = { proof: /^findings\/.*\.gz$/, openings: /^explorer\/.*\.bin$/ };

/**
 * The most bytes, as they are transferred, and the most files.
 *
 * @type {Record<string, { bytes: number; most?: number }>}
 */
const BUDGETS = {
  // 950 and 750 bytes are for the language of each board and its changes, 400 for the addresses of the parts of
  // the module.
  "page with board": { bytes: 50_000, most: 3 },
  board: { bytes: 42_000, most: 2 },
  // Everything but the WebAssembly module: page, style, typefaces and scripts.
  "first move": { bytes: 113_000, most: 11 },
  "all scripts": { bytes: 272_000 },
  "first visit until offline": { bytes: 1_100_000, most: 70 },
  // Of each language besides English, before the first move and in all.
  first: { bytes: 7_000, most: 1 },
  language: { bytes: 47_300, most: 3 },
  worker: { bytes: 5_250 },
  // 2 % less if it were not divided into parts.
  "WebAssembly module": { bytes: 420 * KIB },
  // The base with the rules of each game, for which the first move waits.
  rules: { bytes: 126_500, most: 2 },
  // Both of these: everything that is loaded before the first move of a game.
  "until the first move": { bytes: 234_000, most: 13 },
  net: { bytes: 40 * KIB },
  // Parts that are loaded when somebody asks for them, which the budgets above do not count.
  // With the hashes of all data.
  [LISTING]: { bytes: 3600, most: 1 },
  practice: { bytes: 5600, most: 1 },
  "words for practice": { bytes: 700, most: 1 },
  "data for practice": { bytes: 1160 * KIB },
  course: { bytes: 3300, most: 1 },
  "words for course": { bytes: 500, most: 1 },
  "data for course": { bytes: 1024 },
  findings: { bytes: 5700, most: 1 },
  "words for findings": { bytes: 1950, most: 1 },
  // The checker and the list of proofs, and each proof.
  "data for findings": { bytes: 38_500 },
  proof: { bytes: 1_000_000 },
  explorer: { bytes: 5650, most: 1 },
  "words for explorer": { bytes: 680, most: 1 },
  // What reads the files, and each of them.
  "data for explorer": { bytes: 112_000, most: 1 },
  openings: { bytes: 400_000 },
};

/**
 * The size of some files of a site, each as a host sends it.
 *
 * @param {string} site
 * @param {readonly string[]} names
 * @param {boolean} isCompressed also if not every host does that
 */
async function measure(site, names, isCompressed) {
  const sizes = names.map(async (name) => {
    const content = await readFile(join(site, name));
    const isPacked = isCompressed || COMPRESSED.includes(extname(name));
    return isPacked ? gzipSync(content, { level: 9 }).length : content.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * What is measured: the files of each budget.
 *
 * @param {string} site
 * @returns {Promise<Record<string, string[]>>}
 */
async function measured(site) {
  const names = await filesBelow(site);
  const languageFiles = (/** @type {string} */ code) =>
    names.filter((name) => new RegExp(`^(ergo-board-|texts/)${code}-`).test(name));
  const scripts = names.filter(
    (name) => /^[^/]*\.js$/.test(name) && name !== "sw.js" && !LANGUAGE.test(name) && !IS_SEPARATE.test(name),
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
    ...names.filter((name) => /^ergo-board-(scene|engine)-/.test(name)),
    ...parts(".js"),
  ];
  const rules = Object.entries(MODULE_PARTS).map(([game, part]) => ({
    game,
    files: parts(".wasm").filter((name) => new RegExp(`/(base|${part})-\\w+\\.wasm$`).test(name)),
  }));
  const isAlone = (/** @type {string} */ name) => Object.values(ALONE).some((pattern) => pattern.test(name));
  const chunk = (/** @type {string} */ group) =>
    names.filter((name) => new RegExp(`^app-${group}-[A-Z2-7]+\\.js$`).test(name));
  const separate = Object.keys(SEPARATE).flatMap((part) => [
    [part, chunk(part)],
    ...LANGUAGES.map(({ code }) => [`words for ${part} of ${code}`, chunk(`${part}-${code}`)]),
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
    "first move": firstMove,
    "all scripts": scripts,
    "first visit until offline": [...Object.keys(files), "sw.js"],
    ...Object.fromEntries(
      TRANSLATIONS.flatMap((code) => [
        [`first of ${code}`, languageFiles(code).filter((name) => /^ergo-board-..-(?!rest-)/.test(name))],
        [`language ${code}`, languageFiles(code)],
      ]),
    ),
    worker: parts(".js"),
    "WebAssembly module": parts(".wasm"),
    ...Object.fromEntries(
      rules.flatMap(({ game, files }) => [
        [`rules of ${game}`, files],
        [`until the first move of ${game}`, [...firstMove, ...files]],
      ]),
    ),
    ...Object.fromEntries(nets),
    [LISTING]: chunk(LISTING),
    ...Object.fromEntries([...separate, ...alone]),
  };
}

/**
 * Prints the sizes of a site, and returns whether they are within their budgets.
 *
 * @param {string} site
 */
export async function reportSizes(site) {
  let isWithin = true;
  for (const [name, files] of Object.entries(await measured(site))) {
    const { bytes, most = files.length } =
      BUDGETS[name] ?? BUDGETS[name.replace(/ of .*/, "")] ?? BUDGETS[name.replace(/ .*/, "")];
    const size = await measure(site, files, name.startsWith("net"));
    const isFine = size <= bytes && files.length <= most;
    const counted = files.length > 1 ? `, ${files.length} files` : "";
    console.log(
      `      ${name}: ${kib(size)}${counted}; budget ${kib(bytes)}${isFine ? "" : ": OVER BUDGET"}`,
    );
    isWithin &&= isFine;
  }
  return isWithin;
}

/**
 * Kibibytes with one decimal, rounded up, so that rounding never hides an excess.
 *
 * @param {number} bytes
 */
const kib = (bytes) => `${(Math.ceil((bytes * 10) / KIB) / 10).toFixed(1)} KiB`;

if (isMain(import.meta.url)) {
  if (!(await reportSizes(process.argv[2]))) throw new Error("the site is over budget; see the sizes above");
}
