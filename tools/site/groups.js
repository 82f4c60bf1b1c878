/** Which modules of the page come in one file. */
import { TEST_LANGUAGES, TRANSLATIONS } from "./languages.js";
import { SEPARATE_GROUPS } from "./separate.js";

/**
 * The scripts of the site and their sources in `www`: the board, the page, and the page for frames. The board
 * is also published by itself, so that all it may need is in files of its own.
 *
 * @type {Record<string, string>}
 */
export const SCRIPTS = {
  "ergo-board": "element/ergo-board.js",
  app: "app/main.js",
  embed: "embed/main.js",
};

/** The name of the board: those of its other files begin with it. */
export const [BOARD] = Object.keys(SCRIPTS);

/**
 * The modules that are loaded on demand and come together, with what only they import. One that is not listed
 * comes with those of its folder.
 *
 * @type {Record<string, readonly string[]>}
 */
export const GROUPS = {
  // Loaded right after the first picture: what a board in play looks like, and what answers a finger on it.
  scene: ["board/coach.js", "board/load-features.js", "board/print.js", "board/scene.js", "text/en/coach.js"],
  // Always loaded, as soon as the first move can be played.
  start: [
    "app/page.js",
    "board/move-list.js",
    "board/narrator.js",
    "board/toolbar-menu.js",
    "element/cues.js",
    "engine/compile-error.js",
    "game/editing.js",
    "game/previews.js",
    "game/rematch.js",
    "game/together.js",
    "parts-nets.js",
    "text/en/moves.js",
    "text/en/narration.js",
  ],
  // Loaded with the first engine, while its module is on its way.
  engine: ["game/engine-pool.js", "game/searches.js", "text/en/play.js"],
  // Loaded when there is a game to keep.
  storage: ["storage/keeping.js"],
  study: [
    "board/goal-form.js",
    "board/study.js",
    "board/tree-graph.js",
    "draw/shapes.js",
    "element/study.js",
    "storage/studies.js",
  ],
  puzzle: ["element/puzzle.js"],
  ...Object.fromEntries(TRANSLATIONS.map((code) => [code, [`text/${code}/first.js`]])),
  ...Object.fromEntries(TRANSLATIONS.map((code) => [`${code}-rest`, [`text/${code}/rest.js`]])),
  languages: ["text/switch.js"],
  pseudo: TEST_LANGUAGES.map((code) => `text/${code}/first.js`),
  board: [
    "engine/pinned.js",
    "element/check-attributes.js",
    "element/refusal.js",
    "game/draw-offer.js",
    "game/replay.js",
    "game/tags.js",
  ],
  ...SEPARATE_GROUPS,
};

/**
 * Modules that the page for frames imports before it runs and groups of the board on demand: the group of the
 * board which has them, so that the board itself goes without.
 *
 * @type {Record<string, string>}
 */
export const SHARED = { "text/printable.js": "engine" };

/** The group of what is always loaded once a game is there, by the board and by the page. */
export const ALWAYS = "start";

/** The groups whose modules are in no later one, nor in any other: those that most visits load. */
export const COMMON = ["engine", "scene", ALWAYS, "storage", ...TRANSLATIONS];
