/**
 * Bundles the scripts of the site: the board, the page and the page for frames in one run, so that what they
 * share is loaded once, and each worker by itself.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, transform } from "esbuild";
import { MagicString } from "magic-string";
import { rollup } from "rollup";
import { SCRIPTS, chunksOf } from "./chunks.js";
import { pathFrom } from "./files.js";
import { DIGITS } from "./names.js";
import { separateFiles } from "./separate.js";

/**
 * @import {
 *   ManualChunkMeta,
 *   Plugin
 * } from "rollup"
 */

/**
 * A build of the sources in `www`, of which some modules are replaced by others: their texts by their paths.
 * Scripts that are `marked` can be read and say where each module begins, as in the map of the browser
 * tests.
 *
 * @typedef {{ www: string; replaced?: Record<string, string>; isMarked?: boolean }} Sources
 */

/** The oldest syntax that browsers have to understand. */
const TARGET = "es2022";

/** The modules that name files for the bundler. */
const FILES = separateFiles();

/**
 * The comment that begins a module in marked scripts.
 *
 * @param {string} path
 */
const mark = (path) => `/*! module ${path} */`;

/**
 * The text of a module, which may be another one than in the sources.
 *
 * @param {Sources} sources
 * @param {string} path
 */
async function textOf({ www, replaced = {}, isMarked = false }, path) {
  const inside = pathFrom(www, path);
  const text = replaced[inside] ?? FILES[inside] ?? (await readFile(path, "utf8"));
  return isMarked ? mark(inside) + text : text;
}

/**
 * A style sheet as scripts import it: its text.
 *
 * @param {string} path
 */
const styleOf = async (path) => minifiedStyle(await readFile(path, "utf8"));

/** Options of esbuild that minify scripts and style sheets. */
const MINIFY = /** @type {const} */ ({
  minify: true,
  charset: "utf8",
  legalComments: "none",
  target: TARGET,
});

/**
 * A style sheet without what it does not need.
 *
 * @param {string} text
 */
export async function minifiedStyle(text) {
  const { code } = await transform(text, { ...MINIFY, loader: "css" });
  return code.trim();
}

/**
 * A classic script without what it does not need.
 *
 * @param {string} text
 */
export async function minifiedScript(text) {
  const { code } = await transform(text, MINIFY);
  return code.trim();
}

/**
 * Minifies each file.
 *
 * @type {Plugin}
 */
const minifier = {
  name: "minifier",
  renderChunk: (code) => transform(code, { ...MINIFY, format: "esm", sourcemap: true }),
};

/**
 * Says of each address which is only known when the script runs that it is none of another bundler's: those
 * who bundle the board again would look for files there. It comes after the minifier, which removes
 * comments.
 *
 * @type {Plugin}
 */
const unbundled = {
  name: "unbundled",
  renderChunk(code) {
    const computed = computedImports(this.parse(code));
    if (computed.length === 0) return;
    const text = new MagicString(code);
    for (const { start } of computed) text.appendLeft(start, "/*webpackIgnore:true*/");
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
};

/**
 * The arguments of the imports on demand whose paths are computed.
 *
 * @param {any} node of a syntax tree, or several
 * @returns {{ start: number }[]}
 */
function computedImports(node) {
  if (typeof node !== "object" || node === null) return [];
  const own = node.type === "ImportExpression" && node.source.type !== "Literal" ? [node.source] : [];
  return [...own, ...Object.values(node).flatMap(computedImports)];
}

/**
 * A module and everything that it imports as one script. It is bundled by esbuild, where what is imported on
 * demand runs on demand: Rollup would run it at once.
 *
 * @param {Sources} sources
 * @param {string} entry
 */
export async function bundle(sources, entry) {
  /** @type {import("esbuild").Plugin} */
  const loader = {
    name: "sources",
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, async ({ path }) => ({ contents: await textOf(sources, path) }));
      onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await styleOf(path), loader: "text" }));
    },
  };
  const { outputFiles } = await build({
    ...MINIFY,
    bundle: true,
    format: "esm",
    logLevel: "warning",
    write: false,
    absWorkingDir: sources.www,
    entryPoints: [entry],
    plugins: [loader],
  });
  return outputFiles[0].text;
}

/**
 * Bundles all scripts: every module belongs to a chunk, which is loaded as a whole.
 *
 * @param {Sources} sources
 * @returns {Promise<Map<string, string>>} the texts of the files by their names, with source maps
 */
export async function bundleScripts(sources) {
  const { www, isMarked } = sources;
  const entries = Object.entries(SCRIPTS).map(([name, path]) => [name, join(www, path)]);
  const bundled = await rollup({
    input: Object.fromEntries(entries),
    plugins: [loader(sources)],
    preserveEntrySignatures: "strict",
    onLog(level, { message }) {
      if (level === "warn") throw new Error(message);
    },
  });
  const { output } = await bundled.generate({
    format: "es",
    dir: www,
    entryFileNames: "[name].js",
    chunkFileNames: `[name]-[hash:${DIGITS}].js`,
    hashCharacters: "hex",
    generatedCode: "es2015",
    manualChunks: chooser(www),
    plugins: isMarked ? [unbundled] : [minifier, unbundled],
    sourcemap: true,
    sourcemapPathTransform: (path) => `www/${path}`,
  });
  await bundled.close();
  return new Map(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}

/**
 * Loads modules and style sheets.
 *
 * @param {Sources} sources
 * @returns {Plugin}
 */
const loader = (sources) => ({
  name: "sources",
  load: async (path) =>
    path.endsWith(".css") ? `export default ${JSON.stringify(await styleOf(path))};` : textOf(sources, path),
});

/**
 * Makes the function that gives the chunk of a module. The bundler calls it once it has read all modules.
 *
 * @param {string} www
 * @returns {(id: string, meta: ManualChunkMeta) => string | undefined}
 */
function chooser(www) {
  /** @type {Map<string, string> | undefined} */
  let chunks;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunks ??= chunksOf(
      new Map(
        [...getModuleIds()].map((id) => {
          const info = getModuleInfo(id);
          return [
            pathFrom(www, id),
            {
              imports: (info?.importedIds ?? []).map((path) => pathFrom(www, path)),
              onDemand: (info?.dynamicallyImportedIds ?? []).map((path) => pathFrom(www, path)),
            },
          ];
        }),
      ),
    );
    return chunks.get(pathFrom(www, id));
  };
}
