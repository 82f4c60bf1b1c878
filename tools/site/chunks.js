/**
 * Which modules of the page come in one file: a chunk. The board is also published by itself, so all that it
 * may need is in chunks of its own, whose names begin with that of the board.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { WWW } from "./files.js";
import { OTHER_LANGUAGES, TEST_LANGUAGES } from "./languages.js";
import { SEPARATE_CHUNKS, SEPARATE_NAME, LISTING } from "./separate.js";

/**
 * The scripts of the site and their sources in `www`: the board, the page, and the page for frames.
 *
 * @type {Record<string, string>}
 */
export const SCRIPTS = {
  "ergo-board": "element/ergo-board.js",
  app: "app/main.js",
  embed: "embed/main.js",
};

export const [BOARD, PAGE, FRAME] = Object.keys(SCRIPTS);

/**
 * The modules that are loaded on demand and come together, with what only they import. One that is not listed
 * comes with those of its folder.
 *
 * @type {Record<string, readonly string[]>}
 */
const CHUNKS = {
  // Loaded right after the first picture: what a board in play looks like, and what answers a finger on it.
  scene: [
    "board/coach.js",
    "board/needed-features.js",
    "board/print.js",
    "board/scene.js",
    "text/en/coach.js",
  ],
  // Always loaded, as soon as the first move can be played.
  start: [
    "app/page.js",
    "moves/list.js",
    "board/narrator.js",
    "board/terms.js",
    "board/toolbar-menu.js",
    "element/cues.js",
    "engine/compile-error.js",
    "game/editing.js",
    "game/previews.js",
    "game/rematch.js",
    "game/together.js",
    "parts/nets.js",
    "text/en/moves.js",
    "text/en/narration.js",
    "text/en/terms.js",
  ],
  // Loaded with the first engine, while its module is on its way.
  engine: ["game/engine-pool.js", "game/searches.js", "text/en/play.js"],
  // Loaded when there is a game to keep.
  storage: ["storage/keeping.js"],
  study: [
    "moves/goal-form.js",
    "moves/study.js",
    "moves/tree-graph.js",
    "draw/shapes.js",
    "element/study.js",
    "storage/studies.js",
  ],
  puzzle: ["element/puzzle.js"],
  // With the games of the strongest level.
  guess: ["study/guess-dialog.js", "study/guess.js"],
  ...Object.fromEntries(OTHER_LANGUAGES.map((code) => [code, [`text/${code}/language.js`]])),
  // One that is not complete may have all of its messages in the first file.
  ...Object.fromEntries(
    OTHER_LANGUAGES.map((code) => [
      `${code}-parts`,
      [`text/${code}/parts.js`].filter((path) => existsSync(join(WWW, path))),
    ]),
  ),
  languages: ["text/switch.js"],
  pseudo: TEST_LANGUAGES.map((code) => `text/${code}/language.js`),
  board: [
    "analysis/view.js",
    "engine/pinned.js",
    "element/check-attributes.js",
    "element/refusal.js",
    "game/draw-offer.js",
    "game/replay.js",
    "game/tags.js",
    "parts/pins.js",
  ],
  ...SEPARATE_CHUNKS,
};

/**
 * Modules that the page for frames imports before it runs and chunks of the board on demand: the chunk of the
 * board which has them, so that the board itself goes without.
 */
const SHARED = { "text/printable.js": "engine" };

/** The chunk that the board and the page always load with a game. */
const ALWAYS = "start";

/** The chunks whose modules are in no later one, nor in any other: those that most visits load. */
const COMMON = ["engine", "scene", ALWAYS, "storage", ...OTHER_LANGUAGES];

/**
 * The imports of a module: static ones, and those on demand.
 *
 * @typedef {{ imports: readonly string[]; onDemand: readonly string[] }} Imports
 */

/** The modules of a site by their paths in `www`. */
class Graph {
  #modules;

  /** @param {ReadonlyMap<string, Imports>} modules */
  constructor(modules) {
    this.#modules = modules;
  }

  /** The modules that others load on demand. */
  get onDemand() {
    return new Set([...this.#modules.values()].flatMap(({ onDemand }) => onDemand));
  }

  /**
   * Some modules and all that they import, on demand too if that is asked for.
   *
   * @param {Iterable<string>} modules
   * @param {boolean} [isOnDemand]
   */
  reach(modules, isOnDemand = false) {
    /** @type {Set<string>} */
    const found = new Set();
    const open = [...modules];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      const { imports = [], onDemand = [] } = this.#modules.get(path) ?? {};
      open.push(...imports, ...(isOnDemand ? onDemand : []));
    }
    return found;
  }
}

/**
 * The name of a chunk that is not listed: the folder of its module, or the language whose messages it has.
 *
 * @param {string} path
 */
function folderOf(path) {
  const [folder, within] = path.split("/");
  return folder === "text" && OTHER_LANGUAGES.includes(within) ? `${within}-parts` : folder;
}

/**
 * The chunk of each module: that of the script that imports it statically, else the chunk that is loaded on
 * demand with it. Modules that several chunks of the board share are in the chunk that is always loaded,
 * those that several of the page share are in a chunk of their own, and those that only separate parts share
 * are in the chunk with the list of these parts. A module of the board is never in a chunk of the page.
 *
 * Page and frame themselves are in none: they start what they are for, and the frame uses chunks of the page.
 *
 * @param {ReadonlyMap<string, Imports>} modules by their paths in `www`
 * @returns {Map<string, string>} names of chunks by paths
 */
export function chunksOf(modules) {
  const graph = new Graph(modules);
  /** @type {Map<string, string>} */
  const chunks = new Map();
  /**
   * @param {Iterable<string>} paths
   * @param {string} chunk
   */
  const put = (paths, chunk) => {
    for (const path of paths) if (!chunks.has(path)) chunks.set(path, chunk);
  };
  for (const [path, chunk] of Object.entries(SHARED)) put([path], `${BOARD}-${chunk}`);
  const ofBoard = graph.reach([SCRIPTS[BOARD]], true);
  const [first, frame] = [PAGE, FRAME].map((script) => graph.reach([SCRIPTS[script]]));
  put(graph.reach([SCRIPTS[BOARD]]), BOARD);
  put(
    [...first, ...frame].filter((path) => ofBoard.has(path)),
    BOARD,
  );
  put(first, PAGE);
  put(frame, FRAME);
  const { onDemand } = graph;
  const lost = Object.values(CHUNKS)
    .flat()
    .find((path) => !onDemand.has(path));
  if (lost) throw new Error(`tools/site/chunks.js names ${lost}, which nothing loads on demand`);
  for (const isOfBoard of [true, false]) {
    const prefix = isOfBoard ? BOARD : PAGE;
    /** @type {Map<string, Set<string>>} */
    const users = new Map();
    for (const root of onDemand) {
      const [named] = Object.entries(CHUNKS).find(([, paths]) => paths.includes(root)) ?? [];
      // What is always loaded for the page is loaded for the board, too, rather than all of another chunk.
      const isCommon = isOfBoard && COMMON.includes(named ?? "") && !ofBoard.has(root);
      if (ofBoard.has(root) !== isOfBoard && !isCommon) continue;
      const chunk = `${prefix}-${isCommon ? ALWAYS : (named ?? folderOf(root))}`;
      for (const path of graph.reach([root])) {
        if (isOfBoard && !ofBoard.has(path)) continue;
        users.set(path, (users.get(path) ?? new Set()).add(chunk));
      }
    }
    for (const [path, found] of users) {
      const common = COMMON.map((name) => `${prefix}-${name}`).find((chunk) => found.has(chunk));
      const isSeparate = [...found].every((chunk) => SEPARATE_NAME.test(chunk));
      const shared = isOfBoard ? `${BOARD}-${ALWAYS}` : `${PAGE}-${isSeparate ? LISTING : "shared"}`;
      const [only] = found.size > 1 ? [common ?? shared] : found;
      put([path], only);
    }
  }
  for (const script of [PAGE, FRAME]) chunks.delete(SCRIPTS[script]);
  return chunks;
}
