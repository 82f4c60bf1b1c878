/**
 * Bundles a module of the site into `<name>.js`, one chunk of everything else that it needs at once, and a
 * chunk for each module that is loaded on demand.
 *
 * `node split.mjs <module> <name> <folder>`
 *
 * By itself esbuild makes a chunk of every set of modules that some of the modules on demand share: a dozen
 * small files to fetch at first, which compress badly. Here every module on demand imports all that is needed
 * at first, which is loaded by then anyway, so that there is only one such set.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";
import { css } from "./css.mjs";

const [entry, name, folder] = process.argv.slice(2);
const FIRST = "needed-at-first:";

/** @type {import("esbuild").BuildOptions} */
const options = {
  entryPoints: { [name]: resolve(entry) },
  outdir: resolve(folder),
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  charset: "utf8",
  // The oldest syntax that browsers have to understand.
  target: "es2022",
  chunkNames: `${name}-[hash]`,
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
};

const { metafile } = await build({ ...options, plugins: [css], write: false });
const { inputs } = /** @type {import("esbuild").Metafile} */ (metafile);
const importsOf = (/** @type {string} */ path, /** @type {string} */ kind) =>
  inputs[path].imports
    .filter((found) => found.kind === kind && found.path in inputs)
    .map((found) => found.path);

/**
 * What the module imports before it runs, directly or not.
 *
 * @type {Set<string>}
 */
const first = new Set();
const open = Object.keys(inputs).filter((path) => resolve(path) === resolve(entry));
for (let path = open.pop(); path !== undefined; path = open.pop()) {
  if (!first.has(path)) open.push(...importsOf(path, "import-statement"));
  first.add(path);
}
const onDemand = Object.keys(inputs).flatMap((path) => importsOf(path, "dynamic-import"));
const late = new Set(onDemand.filter((path) => !first.has(path)).map((path) => resolve(path)));
// The module itself may wait for what is loaded on demand.
const shared = [...first].map((path) => resolve(path)).filter((path) => path !== resolve(entry));

const { outputFiles } = await build({
  ...options,
  write: false,
  plugins: [
    css,
    {
      name: "one chunk at first",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: new RegExp(`^${FIRST}$`) }, () => ({ path: FIRST, namespace: FIRST }));
        onLoad({ filter: /.*/, namespace: FIRST }, () => ({
          contents: shared.map((path) => `import ${JSON.stringify(path)};`).join("\n"),
          resolveDir: resolve("."),
        }));
        onLoad({ filter: /\.js$/ }, async ({ path }) => {
          const text = await readFile(path, "utf8");
          return { contents: late.has(path) ? `${text}\nimport "${FIRST}";` : text };
        });
      },
    },
  ],
});

await mkdir(folder, { recursive: true });
for (const { path, text } of outputFiles) {
  // Compressed, this is two percent less than what esbuild writes.
  const { code = "" } = await minify(text, { module: true, ecma: 2022, compress: { passes: 2 } });
  // Those who bundle the board again cannot know what an address that is computed leads to. Minifying removes
  // comments.
  await writeFile(path, code.replace(/\bimport\((?!")/g, "import(/*webpackIgnore:true*/"));
}
