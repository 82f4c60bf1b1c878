/**
 * The parts, files that are loaded on demand: the worker, the parts of the WebAssembly module, and the nets,
 * rules, lessons, puzzles and balanced starts of the games. The name of each contains a hash of its content,
 * so that versions never mix. The browser compares all but worker and module, which do not work if they are
 * damaged, with hashes that the page has: a text that was cut off would only be shorter. The folder of
 * worker, module and nets is named by a hash of their interface, and a file there names the newest ones, for
 * boards that cannot find theirs after a deployment.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { wordsOf } from "../../www/parts/lesson-words.js";
import { bundle } from "./bundle.js";
import { ROOT, WWW, digest, filesBelow, integrity, readText, write } from "./files.js";
import { findingsData } from "./findings.js";
import { GAMES } from "../../www/games/start.js";
import { OTHER_LANGUAGES } from "./languages.js";
import { BASE } from "./load-module.js";
import { withDigest } from "./names.js";
import { collectData, writeData } from "./separate.js";

/** The folder of what boards on other pages load. */
export const FOLDER = "parts";

/** The texts of the games in English: where their sources are, and the folder and ending of their files. */
const TEXTS = {
  rules: { source: "src/games/*/rules.md", folder: "rules", ending: "md" },
  lessons: { source: "www/text/en/games/*/lessons.txt", folder: "lessons", ending: "txt" },
  puzzles: { source: "www/games/*/puzzles.txt", folder: `${FOLDER}/puzzles`, ending: "txt" },
  starts: { source: "www/games/*/starts.txt", folder: "starts", ending: "txt" },
};

/** The texts that other languages have, too. */
const TRANSLATED = ["rules.md", "lessons.txt"];

/** @import {Translation} from "../../www/parts/lesson-words.js" */

/**
 * @typedef {object} Parts
 * @property {string} worker the script of the worker
 * @property {Record<string, Buffer>} modules the parts of the WebAssembly module
 * @property {Record<string, Buffer>} nets of each game that has one
 * @property {Record<keyof typeof TEXTS, Record<string, string>>} texts of each game
 * @property {Record<string, Translation>} translations by language
 * @property {Record<string, Buffer>} data of parts that are loaded when somebody asks for them
 */

/**
 * Collects the parts; the module and its glue are in `www/wasm`.
 *
 * @returns {Promise<Parts>}
 */
export async function collectParts() {
  const texts = Object.entries(TEXTS).map(async ([kind, { source }]) => {
    const found = Object.entries(await filesOfGames(source));
    return [kind, Object.fromEntries(found.map(([game, text]) => [game, String(text)]))];
  });
  return {
    worker: await bundle({ www: WWW }, "engine/worker.js"),
    modules: await filesOfModule(),
    nets: await filesOfGames("src/games/*/net.bin"),
    texts: Object.fromEntries(await Promise.all(texts)),
    translations: Object.fromEntries(
      await Promise.all(OTHER_LANGUAGES.map(async (code) => [code, await translation(code)])),
    ),
    data: { ...(await collectData()), ...(await findingsData()) },
  };
}

/**
 * The texts of the games in a language; what it lacks is shown in English.
 *
 * @param {string} code
 * @returns {Promise<Translation>}
 */
async function translation(code) {
  const [rules, lessons] = await Promise.all(
    TRANSLATED.map((name) => filesFound(`www/text/${code}/games/*/${name}`)),
  );
  const texts = GAMES.map((game) => [
    game,
    {
      ...(rules[game] && { rules: unwrapped(String(rules[game])) }),
      ...(lessons[game] && { lessons: wordsOf(String(lessons[game])) }),
    },
  ]);
  return Object.fromEntries(texts);
}

/**
 * Markdown with each paragraph on one line, which compresses better. Code stays as it is.
 *
 * @param {string} text
 */
const unwrapped = (text) =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part) =>
      part.startsWith("```") ? part : part.replaceAll(/(?<=\S)\n *(?=[^\s#-])(?!\d+\. )/g, " "),
    )
    .join("");

/**
 * The parts of the WebAssembly module, by their names.
 *
 * @returns {Promise<Record<string, Buffer>>}
 */
async function filesOfModule() {
  const folder = join(WWW, "wasm");
  const names = (await filesBelow(folder)).filter((name) => name.endsWith(".wasm")).toSorted();
  const files = names.map(async (name) => [
    name === BASE ? "base" : name.replace(".wasm", ""),
    await readFile(join(folder, name)),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

/**
 * A file of each game that has it, which is one of them at least.
 *
 * @param {string} path with `*` in place of the id of the game
 */
async function filesOfGames(path) {
  const found = await filesFound(path);
  if (Object.keys(found).length === 0) throw new Error(`there is no ${path}`);
  return found;
}

/**
 * A file of each game that has it.
 *
 * @param {string} path with `*` in place of the id of the game
 * @returns {Promise<Record<string, Buffer>>}
 */
async function filesFound(path) {
  /** @type {Record<string, Buffer>} */
  const found = {};
  for (const game of GAMES) {
    const content = await readFile(join(ROOT, path.replace("*", game))).catch(() => undefined);
    if (content) found[game] = content;
  }
  return found;
}

/**
 * Writes the parts into a site.
 *
 * @param {Parts} parts
 * @param {string} site
 * @returns {Promise<Record<string, string>>} the modules of the page that find them, by their paths
 */
export async function writeParts({ worker, modules, nets, texts, translations, data }, site) {
  const interfaces = ["www/engine/worker.js", "www/wasm/ergo_wasm.d.ts"].map(readText);
  const folder = `${FOLDER}/${digest(...(await Promise.all(interfaces)))}`;
  // A worker works with one module only, and so do the parts of that.
  const version = digest(...Object.values(modules));
  /** @type {Record<string, string>} */
  const newest = {
    worker: withDigest("worker.js", digest(worker, version)),
    ...Object.fromEntries(
      Object.keys(modules).map((part) => [`${part}-module`, withDigest(`${part}.wasm`, version)]),
    ),
    ...Object.fromEntries(
      Object.entries(nets).map(([game, net]) => [`${game}-net`, withDigest(`${game}.bin`, digest(net))]),
    ),
  };
  /** @type {Record<string, string | Buffer>} */
  const contents = { worker };
  for (const [part, bytes] of Object.entries(modules)) contents[`${part}-module`] = bytes;
  for (const [game, net] of Object.entries(nets)) contents[`${game}-net`] = net;
  for (const [kind, name] of Object.entries(newest)) await write(join(site, folder, name), contents[kind]);
  await write(join(site, folder, "newest.json"), JSON.stringify(newest));
  /** @type {Record<string, Record<string, PathAndHash>>} */
  const paths = {};
  for (const [kind, { folder, ending }] of Object.entries(TEXTS)) {
    paths[kind] = {};
    for (const [game, text] of Object.entries(texts[/** @type {keyof typeof TEXTS} */ (kind)])) {
      const path = withDigest(`./${folder}/${game}.${ending}`, digest(text));
      await write(join(site, path), text);
      paths[kind][game] = [path, integrity(text)];
    }
  }
  /** @type {Record<string, PathAndHash>} */
  const translated = {};
  for (const [code, texts] of Object.entries(translations)) {
    const content = JSON.stringify(texts);
    const path = withDigest(`./texts/${code}.json`, digest(content));
    await write(join(site, path), content);
    translated[code] = [path, integrity(content)];
  }
  const url = (/** @type {string} */ kind) => partUrl(kind, `./${folder}/${newest[kind]}`);
  return {
    "parts/module.js": partsModule(
      Object.keys(modules).map((part) => [part, placeOf(`./${folder}/${newest[`${part}-module`]}`)]),
      url("worker"),
    ),
    "parts/nets.js": netsModule(nets, url),
    "parts/texts.js": textsModule(paths, translated),
    "parts/data.js": await writeData(data, site),
  };
}

/**
 * The `parts/module.js` of the site.
 *
 * @param {string[][]} modules the parts of the WebAssembly module, each with its place
 * @param {string} worker the call that finds the worker
 */
const partsModule = (modules, worker) => `import { fetchPart, partUrl } from "./fetch.js";
const MODULES = {${modules.map(([part, place]) => `"${part}": [${place}]`).join(", ")}};
export const serviceWorkerUrl = "sw.js";
export const workerUrl = () => ${worker};
export const fetchModule = (part = "base") =>
  fetchPart(partUrl(\`\${part}-module\`, ...MODULES[part]));
`;

/**
 * The `parts/nets.js` of the site. The hashes are not those of a later deployment.
 *
 * @param {Record<string, Buffer>} nets of each game that has one
 * @param {(kind: string) => string} url the call that finds a part
 */
function netsModule(nets, url) {
  const games = Object.entries(nets).map(
    ([game, net]) => `${game}: [() => ${url(`${game}-net`)}, "${integrity(net)}"]`,
  );
  return `import { fetchPart, partUrl, parts } from "./fetch.js";
const NETS = {${games.join(", ")}};
export const fetchNet = async (game, signal) => {
  if (!NETS[game]) return;
  const [url, integrity] = NETS[game];
  return fetchPart(url(), parts.newest[\`\${game}-net\`] ? { signal } : { signal, integrity });
};
`;
}

/**
 * The path of a file, and the hash of its content.
 *
 * @typedef {[path: string, hash: string]} PathAndHash
 */

/**
 * The `parts/texts.js` of the site.
 *
 * @param {Record<string, Record<string, PathAndHash>>} paths
 * @param {Record<string, PathAndHash>} translated the paths of those in other languages
 */
function textsModule({ rules, lessons, puzzles, starts }, translated) {
  const urls = Object.entries(puzzles).map(
    ([game, [path, hash]]) => `${game}: [() => ${partUrl("puzzles", path)}, "${hash}"]`,
  );
  return `import { fetchPart, partUrl } from "./fetch.js";
import { withWords } from "./lesson-words.js";
const RULES = ${JSON.stringify(rules)};
const LESSONS = ${JSON.stringify(lessons)};
const PUZZLES = {${urls.join(", ")}};
const STARTS = ${JSON.stringify(starts)};
const TRANSLATED = ${JSON.stringify(translated)};
const textAt = async (url, integrity) => (await fetchPart(url, { integrity })).text();
const own = ([path, hash]) => textAt(new URL(path, import.meta.url).href, hash);
const translation = async (game, code) => TRANSLATED[code] && JSON.parse(await own(TRANSLATED[code]))[game];
export const rulesText = async (game, code) => (await translation(game, code))?.rules ?? own(RULES[game]);
export const lessonsText = async (game, code) => {
  if (!LESSONS[game]) return "";
  const [english, found] = await Promise.all([own(LESSONS[game]), translation(game, code)]);
  return found?.lessons ? withWords(english, found.lessons) : english;
};
export const puzzlesText = async (game) =>
  PUZZLES[game] ? textAt(PUZZLES[game][0](), PUZZLES[game][1]) : "";
export const startsText = async (game) => (STARTS[game] ? own(STARTS[game]) : "");
`;
}

/**
 * The path of a part, and its place beside the script. Other bundlers recognise `new URL("…",
 * import.meta.url)` and copy the file; an address that is not fixed would stop some of them.
 *
 * @param {string} path
 */
const placeOf = (path) => `"${path}", () => new URL("${path}", import.meta.url)`;

/**
 * The call that finds a part.
 *
 * @param {string} kind
 * @param {string} path
 */
const partUrl = (kind, path) => `partUrl("${kind}", ${placeOf(path)})`;
