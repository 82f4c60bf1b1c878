/**
 * The folders of `www` in layers: a module imports only from its own folder and from those below it, also on
 * demand.
 *
 * `cargo xtask generate layers` prints the imports between folders as a diagram for `docs/architecture.md`.
 */
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { isMain } from "../../tools/site/files.js";

/** From top to bottom: the page, its places, the element, and what these are made of. */
export const LAYERS = [
  "app",
  "study",
  "explorer",
  "learn",
  "findings",
  "course",
  "practice",
  "puzzles",
  "editor",
  "library",
  "publish",
  "play",
  "match",
  "embed",
  "element",
  "board",
  "moves",
  "analysis",
  "exercise",
  "draw",
  "storage",
  "ui",
  "game",
  "engine",
  "games",
  "text",
  "parts",
];

const WWW = fileURLToPath(new URL("../../www", import.meta.url));

/**
 * An import between two folders.
 *
 * @typedef {{ from: string; to: string; isOnDemand: boolean }} Import
 */

/**
 * The folder of a module.
 *
 * @param {string} path below `www`
 */
const folderOf = (path) => (path.includes("/") ? path.split("/")[0] : "");

/**
 * Some modules and whatever they import, also on demand, with their imports.
 *
 * @param {string[]} modules below `www`
 */
export async function inputsOf(modules) {
  const { metafile } = await build({
    entryPoints: modules.map((path) => join(WWW, path)),
    absWorkingDir: WWW,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    loader: { ".css": "text" },
    outdir: "none",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  return metafile.inputs;
}

/** All modules of the page, below `www`. */
export const modules = () =>
  readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));

/**
 * All imports between folders of `www`. Generated modules belong to no layer.
 *
 * @param {Awaited<ReturnType<typeof inputsOf>>} inputs
 * @returns {Import[]}
 */
export function importsIn(inputs) {
  const found = Object.entries(inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path, kind }) => ({
      from,
      to: relative(WWW, join(WWW, path)).split(sep).join("/"),
      isOnDemand: kind === "dynamic-import",
    })),
  );
  const isLayered = (/** @type {string} */ path) => folderOf(path) !== "wasm";
  return found.filter(({ from, to }) => folderOf(from) !== folderOf(to) && isLayered(from) && isLayered(to));
}

/**
 * The circles of modules that import each other, directly or not, also on demand: the modules of each.
 *
 * @param {Record<string, { imports: { path: string }[] }>} inputs
 * @returns {string[][]}
 */
export function circlesOf(inputs) {
  const next = (/** @type {string} */ path) =>
    (inputs[path]?.imports ?? []).map((one) => one.path).filter((other) => other in inputs);
  /** @type {(path: string, found?: Set<string>) => Set<string>} */
  const reached = (path, found = new Set()) => {
    for (const other of next(path)) if (!found.has(other)) reached(other, found.add(other));
    return found;
  };
  const all = new Map(Object.keys(inputs).map((path) => [path, reached(path)]));
  const circles = [...all].flatMap(([path, found]) =>
    found.has(path) ? [[...found].filter((other) => all.get(other)?.has(path)).sort()] : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/**
 * The faults of some imports, a sentence each.
 *
 * @param {readonly Import[]} all
 * @returns {string[]}
 */
export function problemsOf(all) {
  const rank = (/** @type {string} */ path) => LAYERS.indexOf(folderOf(path));
  return all.flatMap(({ from, to }) => {
    const unknown = [from, to].find((path) => rank(path) < 0);
    if (unknown)
      return [`${unknown} is in no layer: add the folder "${folderOf(unknown)}" to tests/web/layers.mjs`];
    return rank(from) > rank(to)
      ? [`${from} imports ${to}, but "${folderOf(to)}" is above "${folderOf(from)}"`]
      : [];
  });
}

/**
 * The imports between folders as a Mermaid diagram. An arrow that follows from others is left out, and those
 * that are only on demand are dotted.
 *
 * @param {readonly Import[]} all
 */
export function diagramOf(all) {
  /**
   * The folders that a folder imports from, and whether it does only on demand.
   *
   * @type {Map<string, Map<string, boolean>>}
   */
  const below = new Map(LAYERS.map((folder) => [folder, new Map()]));
  for (const { from, to, isOnDemand } of all) {
    const known = below.get(folderOf(from));
    known?.set(folderOf(to), (known.get(folderOf(to)) ?? true) && isOnDemand);
  }
  /**
   * The folders that a folder imports: always, or also on demand.
   *
   * @param {string} folder
   * @param {boolean} [isAlways]
   */
  const next = (folder, isAlways = false) =>
    [...(below.get(folder) ?? [])].flatMap(([to, isOnDemand]) => (isAlways && isOnDemand ? [] : [to]));
  /** @type {(from: string, to: string, isAlways: boolean) => boolean} */
  const reaches = (from, to, isAlways) =>
    next(from, isAlways).some((folder) => folder === to || reaches(folder, to, isAlways));
  const lines = LAYERS.flatMap((from) =>
    next(from)
      .filter((to) => {
        const isAlways = !below.get(from)?.get(to);
        return !next(from, isAlways).some((between) => between !== to && reaches(between, to, isAlways));
      })
      .sort((one, other) => LAYERS.indexOf(one) - LAYERS.indexOf(other))
      .map((to) => `  ${from} ${below.get(from)?.get(to) ? "-.->" : "-->"} ${to}`),
  );
  return ["```mermaid", "graph TD", ...lines, "```"].join("\n");
}

if (isMain(import.meta.url)) console.log(diagramOf(importsIn(await inputsOf(modules()))));
