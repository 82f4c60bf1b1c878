/**
 * Bundles the scripts of the site: the board, the page and the page for frames in one run, so that what they
 * share is loaded once, and the worker by itself.
 */
import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { minify } from "terser";
import { pathFrom } from "./files.js";
import { ALWAYS, COMMON, GROUPS, SCRIPTS, SHARED } from "./groups.js";
import { nameByContent } from "./names.js";
import { IS_SEPARATE, LISTING } from "./separate.js";

/**
 * @import {
 *   BuildOptions,
 *   Metafile,
 *   Plugin
 * } from "esbuild"
 */
/** @import {File} from "./names.js" */

/**
 * A build of the sources in `www`, of which some modules are replaced by others: their texts by their paths.
 * Scripts that are `marked` can be read and say where each module begins, as in the map of the browser
 * tests.
 *
 * @typedef {{ www: string; replaced?: Record<string, string>; isMarked?: boolean }} Sources
 */

/**
 * The comment that begins a module in marked scripts.
 *
 * @param {string} path
 */
const mark = (path) => `/*! module ${path} */`;

/** The beginning of the name of a module that has everything of a group. */
const GROUP = "group:";

/** The group of each script itself, and of what it needs before it runs. */
const [BOARD, PAGE, FRAME] = Object.keys(SCRIPTS);

const OPTIONS = /** @satisfies {BuildOptions} */ (
  /** @type {const} */ ({
    bundle: true,
    minify: true,
    format: "esm",
    charset: "utf8",
    // The oldest syntax that browsers have to understand.
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
    metafile: true,
    write: false,
  })
);

/** Options of marked scripts: names are kept, but spaces do not matter. */
const MARKED = /** @satisfies {BuildOptions} */ (
  /** @type {const} */ ({ minify: false, minifyWhitespace: true, legalComments: "inline" })
);

/**
 * Loads modules, some of them replaced, and style sheets as texts.
 *
 * @param {Sources} sources
 * @param {(path: string, text: string) => string} [change] of a module
 * @returns {Plugin}
 */
const loader = ({ www, replaced = {}, isMarked = false }, change = (_, text) => text) => ({
  name: "sources",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/, namespace: "file" }, async ({ path }) => {
      const inside = pathFrom(www, path);
      const text = replaced[inside] ?? (await readFile(path, "utf8"));
      const contents = change(inside, text);
      return { contents: isMarked ? mark(inside) + contents : contents };
    });
    onLoad({ filter: /\.css$/, namespace: "file" }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
      return { contents: code.trim(), loader: "text" };
    });
  },
});

/**
 * A module and everything that it imports as one script.
 *
 * @param {Sources} sources
 * @param {string} entry
 * @param {BuildOptions} [options]
 */
export async function bundle(sources, entry, options = {}) {
  const { outputFiles } = await build({
    ...OPTIONS,
    ...options,
    absWorkingDir: sources.www,
    entryPoints: [entry],
    plugins: [loader(sources)],
  });
  return outputFiles?.[0].text ?? "";
}

/**
 * The script of a worker.
 *
 * @param {Sources} sources
 * @param {string} [entry] that of the engine if there is none
 */
export async function bundleWorker(sources, entry = "engine/worker.js") {
  // It receives the WebAssembly module compiled, so its glue need not fetch one from a response.
  const text = await bundle(sources, entry, { define: { Response: "undefined" } });
  return (await minify(text, { module: true })).code ?? "";
}

/**
 * Bundles all scripts.
 *
 * By itself esbuild makes a file of every set of modules that some of the scripts and of the modules that are
 * loaded on demand share: many small files, which compress badly. Here every module belongs to a group, and
 * whatever imports a module of another group imports all of that, so that there is one file for each.
 *
 * @param {Sources} sources
 * @param {(text: string) => Promise<string>} [compact] the last step for each file, before it is named
 * @returns {Promise<Map<string, string>>} the texts of the files by their names
 */
export async function bundleScripts(sources, compact = compacted) {
  const options = {
    ...OPTIONS,
    ...(sources.isMarked && MARKED),
    absWorkingDir: sources.www,
    entryPoints: SCRIPTS,
    splitting: true,
    outdir: join(sources.www, "built"),
    chunkNames: "[name]-[hash]",
  };
  const { metafile: plain } = await build({ ...options, plugins: [loader(sources)] });
  const groups = groupModules(plain);
  const { outputFiles, metafile } = await build({ ...options, plugins: grouped(sources, plain, groups) });
  const outputs = outputFiles.map(({ path, text }) => {
    const name = pathFrom(options.outdir, path);
    const { entryPoint, inputs } = metafile.outputs[pathFrom(sources.www, path)];
    const group = entryPoint?.startsWith(GROUP)
      ? entryPoint.slice(GROUP.length)
      : Object.keys(inputs).flatMap((path) => groups.get(path) ?? [])[0];
    return { name, text, stem: Object.hasOwn(SCRIPTS, name.replace(/\.js$/, "")) ? undefined : group };
  });
  const files = withoutForwarding(outputs).map(async (file) => ({
    ...file,
    text: sources.isMarked ? file.text : await compact(file.text),
  }));
  const named = nameByContent(await Promise.all(files));
  for (const [file, text] of named) {
    const lost = [...text.matchAll(/\b(?:import\(|from|import)"\.\/([^"]+)"/g)].find(
      ([, name]) => !named.has(name),
    );
    if (lost) throw new Error(`${file} imports ${lost[1]}, which is not built`);
  }
  return named;
}

/**
 * A script without what it does not need.
 *
 * @param {string} text
 */
async function compacted(text) {
  // Compressed, this is two percent less than what esbuild writes. Whether functions come first in their file
  // makes it shorter or longer, by what else is in there.
  const [shortest] = await Promise.all(
    [true, false].map(async (hoistsFunctions) => {
      const compress = { passes: 2, unsafe_arrows: true, hoist_funs: hoistsFunctions };
      const { code = "" } = await minify(text, { module: true, ecma: 2022, compress });
      return { code, size: gzipSync(code, { level: 9 }).length };
    }),
  ).then((all) => all.sort((one, other) => one.size - other.size));
  // Those who bundle the board again cannot know what an address that is computed leads to. Minifying removes
  // comments.
  return shortest.code.replace(/\bimport\((?!")/g, "import(/*webpackIgnore:true*/");
}

/**
 * Files without those that only forward the exports of another one, which esbuild makes of a group that is
 * both loaded on demand and imported: who loads one of these gets the other instead.
 *
 * @param {readonly File[]} files
 */
function withoutForwarding(files) {
  const forwarding = /^(?:import(?:\{[^}]*\}from)?"[^"]+";)*export\{([^}]*)\};\s*$/;
  /**
   * The name of the other file, and those of the exports there.
   *
   * @type {Map<string, { to: string; exports: Map<string, string> }>}
   */
  const forwarded = new Map();
  for (const { name, text, stem } of files) {
    const [, exports] = forwarding.exec(text) ?? [];
    const used = [...text.matchAll(/import\{([^}]*)\}from"\.\/([^"]+)"/g)];
    if (exports === undefined || stem === undefined || used.length !== 1) continue;
    const [[, imports, to]] = used;
    const there = new Map(
      imports
        .split(",")
        .map(pairOf)
        .map(([own, as]) => [as, own]),
    );
    const pairs = exports.split(",").map(pairOf);
    forwarded.set(name, { to, exports: new Map(pairs.map(([own, as]) => [as, there.get(own) ?? ""])) });
  }
  // Names that esbuild makes may contain "$".
  const load = /import\("\.\/([^"]+)"\)\.then\(([\w$]+)=>\2\.([\w$]+)\)/g;
  return files
    .filter(({ name }) => !forwarded.has(name))
    .map((file) => ({
      ...file,
      text: file.text.replaceAll(load, (whole, name, group, member) => {
        const found = forwarded.get(name);
        return found
          ? `import("./${found.to}").then(${group}=>${group}.${found.exports.get(member)})`
          : whole;
      }),
    }));
}

/**
 * `a as b` of an import or export as a pair.
 *
 * @param {string} text
 * @returns {[string, string]}
 */
function pairOf(text) {
  const [own, as = own] = text.split(" as ");
  return [own, as];
}

/**
 * The modules that a module imports.
 *
 * @param {Metafile} metafile
 * @param {string} path
 * @param {string} kind
 */
const importsOf = ({ inputs }, path, kind) =>
  inputs[path].imports
    .filter((found) => found.kind === kind && found.path in inputs)
    .map((found) => found.path);

/**
 * Some modules and all that they import, on demand too if that is asked for.
 *
 * @param {Metafile} metafile
 * @param {Iterable<string>} modules
 * @param {boolean} [isOnDemand]
 */
function reach(metafile, modules, isOnDemand = false) {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [...modules];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...importsOf(metafile, path, "import-statement"));
    if (isOnDemand) open.push(...importsOf(metafile, path, "dynamic-import"));
  }
  return found;
}

/**
 * The group of each module: that of the script which needs it before it runs, else the one which it is loaded
 * on demand with. What several groups of the board share comes with what is always loaded, what several of
 * the page share is a group of its own, and what only separate parts share comes with the list of them. What
 * the board may need never belongs to a group of the page.
 *
 * @param {Metafile} metafile
 */
function groupModules(metafile) {
  /** @type {Map<string, string>} */
  const groups = new Map();
  const put = (/** @type {Iterable<string>} */ modules, /** @type {string} */ group) => {
    for (const path of modules) if (!groups.has(path)) groups.set(path, group);
  };
  for (const [path, group] of Object.entries(SHARED)) put([path], `${BOARD}-${group}`);
  const ofBoard = reach(metafile, [SCRIPTS[BOARD]], true);
  const first = reach(metafile, [SCRIPTS[PAGE]]);
  put(reach(metafile, [SCRIPTS[BOARD]]), BOARD);
  const frame = reach(metafile, [SCRIPTS[FRAME]]);
  put(
    [...first, ...frame].filter((path) => ofBoard.has(path)),
    BOARD,
  );
  put(first, PAGE);
  put(frame, FRAME);
  const onDemand = new Set(
    Object.keys(metafile.inputs).flatMap((path) => importsOf(metafile, path, "dynamic-import")),
  );
  const lost = Object.values(GROUPS)
    .flat()
    .find((path) => !onDemand.has(path));
  if (lost) throw new Error(`tools/site/groups.js names ${lost}, which nothing loads on demand`);
  for (const isOfBoard of [true, false]) {
    const prefix = isOfBoard ? BOARD : PAGE;
    /** @type {Map<string, Set<string>>} */
    const users = new Map();
    for (const root of onDemand) {
      const [named] = Object.entries(GROUPS).find(([, modules]) => modules.includes(root)) ?? [];
      // What is always loaded for the page is loaded for the board, too, rather than all of another group.
      const isCommon = isOfBoard && COMMON.includes(named ?? "") && !ofBoard.has(root);
      if (ofBoard.has(root) !== isOfBoard && !isCommon) continue;
      const group = `${prefix}-${isCommon ? ALWAYS : (named ?? root.split("/")[0])}`;
      for (const path of reach(metafile, [root])) {
        if (isOfBoard && !ofBoard.has(path)) continue;
        users.set(path, (users.get(path) ?? new Set()).add(group));
      }
    }
    for (const [path, found] of users) {
      const common = COMMON.map((name) => `${prefix}-${name}`).find((group) => found.has(group));
      const isSeparate = [...found].every((group) => IS_SEPARATE.test(group));
      const shared = isOfBoard ? `${BOARD}-${ALWAYS}` : `${PAGE}-${isSeparate ? LISTING : "shared"}`;
      const [only] = found.size > 1 ? [common ?? shared] : found;
      put([path], only);
    }
  }
  return groups;
}

/**
 * Plugins that make one file of each group.
 *
 * @param {Sources} sources
 * @param {Metafile} metafile
 * @param {Map<string, string>} groups
 * @returns {Plugin[]}
 */
function grouped(sources, metafile, groups) {
  const scripts = Object.values(SCRIPTS).filter((path) => path !== SCRIPTS[BOARD]);
  const membersOf = (/** @type {string} */ group) =>
    [...groups].flatMap(([path, one]) => (one === group && !scripts.includes(path) ? [path] : [])).sort();
  /** The exports of the modules that are loaded on demand. */
  const exported = new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint === undefined ? [] : [[entryPoint, exports]],
    ),
  );
  const onDemand = [...exported.keys()].sort();
  const nameOf = (/** @type {string} */ path) => `m${onDemand.indexOf(path)}`;
  const targets = new Set(
    Object.keys(metafile.inputs).flatMap((path) => importsOf(metafile, path, "dynamic-import")),
  );
  const isTarget = (/** @type {string} */ path) => targets.has(path);
  const change = (/** @type {string} */ path, /** @type {string} */ text) => {
    const needed = new Set(
      importsOf(metafile, path, "import-statement").flatMap((other) => groups.get(other) ?? []),
    );
    // What is published by itself is the same as what the page has.
    if (path === SCRIPTS[BOARD]) needed.add(BOARD);
    else if (!scripts.includes(path)) needed.delete(groups.get(path) ?? "");
    const changed = text.replaceAll(/\bimport\("(\.[^"]+)"\)/g, (whole, name) => {
      const target = posix.join(posix.dirname(path), name);
      return isTarget(target)
        ? `import("${GROUP}${groups.get(target)}").then((group) => group.${nameOf(target)})`
        : whole;
    });
    return [changed, ...[...needed].sort().map((group) => `import "${GROUP}${group}";`)].join("\n");
  };
  /** @type {Plugin} */
  const virtual = {
    name: "groups",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${GROUP}`) }, ({ path }) => ({
        path: path.slice(GROUP.length),
        namespace: "group",
      }));
      onLoad({ filter: /./, namespace: "group" }, ({ path }) => {
        const members = membersOf(path);
        const lines = members.flatMap((member) => {
          const name = nameOf(member);
          const names = isTarget(member) ? (exported.get(member) ?? []) : [];
          const list = names.map((one, at) => `${one} as ${name}_${at}`);
          const values = names.map((one, at) => `${one}: ${name}_${at}`);
          return [
            `import { ${list.join(", ")} } from "./${member}";`,
            ...(names.length > 0 ? [`export const ${name} = { ${values.join(", ")} };`] : []),
          ];
        });
        return { contents: lines.join("\n"), resolveDir: sources.www };
      });
    },
  };
  return [virtual, loader(sources, change)];
}
