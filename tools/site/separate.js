/**
 * The parts of the page that are loaded, and stored for use offline, only when somebody asks for them. Each
 * is a folder of `www` with messages of its own, `www/text/<language>/<part>.js`, and maybe with data.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT, WWW, digest, filesBelow, integrity, write } from "./files.js";
import { BEFORE_ENDING, DIGITS, withDigest } from "./names.js";
import { LANGUAGES } from "../../www/text/languages.js";

/**
 * The parts with the folders of their data, of which files with other endings are left out.
 *
 * @type {Record<string, { data: readonly string[]; endings: readonly string[] }>}
 */
export const SEPARATE = {
  practice: { data: ["tools/small-boards/tables", "www/practice/wasm"], endings: [".bin", ".wasm"] },
  course: { data: ["tools/small-boards/tasks"], endings: [".txt"] },
  findings: { data: ["tools/prove/proofs", "www/findings/wasm"], endings: [".gz", ".txt", ".wasm"] },
  explorer: { data: ["tools/explorer/data", "www/explorer/wasm"], endings: [".bin", ".wasm"] },
};

/** The chunk of what several of them need, with the list of these parts. */
export const LISTING = "proven";

/** The largest file of data that the single file contains, in bytes when compressed; it contains no proofs. */
const MOST_INLINED = 100 * 1024;

const names = [LISTING, ...Object.keys(SEPARATE)].join("|");

/** Matches the files of these parts on a site, and the chunks of their modules. */
export const SEPARATE_NAME = new RegExp(`^(app-)?(${names})([-/]|$)`);

/** The messages of these parts: each with its language and its path in `www`. A language may lack some. */
const MESSAGES = Object.keys(SEPARATE).flatMap((part) =>
  LANGUAGES.map(({ code }) => ({ part, code, path: `text/${code}/${part}.js` })).filter(({ path }) =>
    existsSync(join(WWW, path)),
  ),
);

/** The chunks of their modules: the messages in each language are a file, as is everything else of a part. */
export const SEPARATE_CHUNKS = {
  [LISTING]: ["learn/proven.js"],
  ...Object.fromEntries(MESSAGES.map(({ part, code, path }) => [`${part}-${code}`, [path]])),
};

/**
 * The `text/separate-files.js` of a build, by its path.
 *
 * @returns {Record<string, string>}
 */
export function separateFiles() {
  const files = MESSAGES.map(({ part, code, path }) => `"${part}-${code}": () => import("../${path}")`);
  return {
    "text/separate-files.js": `const FILES = {${files.join(", ")}};
export const separateFile = async (part, code) => (await FILES[\`\${part}-\${code}\`]?.())?.default;
`,
  };
}

/**
 * The data of all parts, by the name of the part and of the file, such as `practice/emergo-13-3.bin`.
 *
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function collectData() {
  /** @type {Record<string, Buffer>} */
  const found = {};
  for (const [part, { data, endings }] of Object.entries(SEPARATE))
    for (const folder of data)
      for (const name of await filesBelow(join(ROOT, folder)))
        if (endings.includes(extname(name)))
          found[`${part}/${basename(name)}`] = await readFile(join(ROOT, folder, name));
  return found;
}

/**
 * Writes the data into a site.
 *
 * @param {Record<string, Buffer>} data
 * @param {string} site
 * @returns {Promise<string>} the `parts/data.js` of the site
 */
export async function writeData(data, site) {
  /** @type {Record<string, [digest: string, hash: string]>} */
  const digests = {};
  for (const [name, bytes] of Object.entries(data)) {
    const own = digest(bytes).slice(0, DIGITS);
    digests[name] = [own, integrity(bytes)];
    await write(join(site, withDigest(name, own)), bytes);
  }
  return `import { fetchPart } from "./fetch.js";
const DIGESTS = ${JSON.stringify(digests)};
const at = (name, digest) => new URL(name.replace(${BEFORE_ENDING}, "-" + digest), import.meta.url).href;
export const hasData = (name) => name in DIGESTS;
export const fetchData = async (name) => {
  const [digest, integrity] = DIGESTS[name];
  return fetchPart(at(name, digest), { integrity });
};
`;
}

/**
 * The data that the single file contains.
 *
 * @param {Record<string, Buffer>} data
 */
export const inlinedData = (data) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, bytes]) => !name.endsWith(".gz") && gzipSync(bytes).length <= MOST_INLINED,
    ),
  );
