/** Games are named only in their own folders, in the lists of games, and in what is generated from these. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, filesBelow } from "../../../tools/site/files.js";
import { COMPLETE } from "../../../tools/site/languages.js";
import { GAMES } from "../../../www/games/start.js";
import { words } from "../../../www/text/index.js";
import { EXAMPLE, LISTS as EXAMPLE_LISTS, listed } from "../example-game/add.mjs";

/** The modules of a language that list games. */
const WORDS = ["coach", "explained", "games", "new-game", "settings", "terms"];

/** The lists: a line or two for each game. */
const LISTS = [
  // Another site has names of its own for the games and their options.
  "tools/bot/games.js",
  "www/games/abstractplay.js",
  "www/games/findings.js",
  "www/games/handicaps.js",
  "www/games/level-ratings.js",
  "www/games/model-games.js",
  "www/games/module-parts.js",
  "www/games/pictures.js",
  "www/games/small-boards.js",
  "www/games/start-views.js",
  ...COMPLETE.flatMap(({ code }) => WORDS.map((name) => `www/text/${code}/${name}.js`)),
];

/** The Rust files that name games outside the folders of the games. */
const RUST = [
  "src/games/mod.rs",
  "src/registry.rs",
  // Another site has names of its own for the games and their options.
  "src/notation/abstractplay.rs",
  // An independent opponent, with an evaluation of its own.
  "tools/baseline/src/eval.rs",
  "tools/baseline/src/games.rs",
  "tools/baseline/src/models.rs",
  "tools/learn/src/cli.rs",
  "tools/puzzles/src/games.rs",
  "tools/puzzles/src/plans.rs",
  "tools/puzzles/src/prove.rs",
  "tools/puzzles/src/themes.rs",
  "tools/small-boards/src/boards.rs",
  // Positions from the middle of a game.
  "xtask/src/bench.rs",
];

/** Files that name games for readers: the public types of the element, examples, and the npm package. */
const PUBLIC = /^www\/(element\/ergo-board\.js|pages\/gallery\/|package\.)/;

/** A game's own folders. */
const OWN = /^(src|www)\/(games|text\/\w+\/games)\/\w+\//;

/** @param {string} text */
const withoutComments = (text) =>
  text.replaceAll(/\/\*[^]*?\*\/|<!--[^]*?-->/g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");

/**
 * The games that a source names. The first one has the name of the whole project, so that its id counts only
 * as that of a game.
 *
 * @param {string} text
 */
const named = (text) =>
  GAMES.slice(1)
    .filter((id) => new RegExp(`\\b(${id}|${words.games[id].name})\\b`).test(text))
    .concat(/\bgame\b[^\n]{0,12}"ergo"/.test(text) ? GAMES[0] : []);

test("no source of the page or of its build names a game outside its own folders and the lists", async () => {
  /** @type {string[]} */
  const faults = [];
  for (const folder of ["www", "tools/site", "tools/bot"]) {
    for (const name of await filesBelow(join(ROOT, folder))) {
      const path = `${folder}/${name}`;
      if (!/\.(js|css|html|webmanifest|xml)$/.test(name) || /node_modules|^wasm\//.test(name)) continue;
      if (OWN.test(path) || PUBLIC.test(path) || LISTS.includes(path)) continue;
      const text = withoutComments(readFileSync(join(ROOT, path), "utf8"));
      faults.push(...named(text).map((id) => `${path} names ${id}`));
    }
  }
  assert.deepEqual(faults, []);
});

test("no Rust source names a game outside its own folder and the lists", async () => {
  /** @type {string[]} */
  const naming = [];
  for (const folder of ["src", "tools", "xtask"]) {
    for (const name of await filesBelow(join(ROOT, folder))) {
      const path = `${folder}/${name}`;
      if (!name.endsWith(".rs") || OWN.test(path) || /(^|\/)tests?(\.rs$|\/)|_tests\.rs$/.test(name))
        continue;
      const [text] = readFileSync(join(ROOT, path), "utf8").split(/^#\[cfg\(test\)\]\nmod \w+ \{/m);
      if (named(withoutComments(text)).length > 0) naming.push(path);
    }
  }
  assert.deepEqual(naming.sort(), RUST.toSorted());
});

test("the example is added to lists of games", () => {
  const lists = [...LISTS, ...RUST];
  assert.deepEqual(
    EXAMPLE_LISTS.filter((path) => !lists.includes(path)),
    [],
  );
  for (const path of EXAMPLE_LISTS) {
    const text = readFileSync(join(ROOT, path), "utf8");
    const lines = listed(text).split("\n");
    const added = lines.filter((line) => !text.split("\n").includes(line));
    assert.ok(added.length > 0 && added.length < 4, `${path}: ${added.length}`);
    // It comes after the last game everywhere.
    for (const line of added) assert.match(line, new RegExp(`\\b${EXAMPLE}\\b`), path);
  }
});

test("no test has a list of games of its own", async () => {
  const list = new RegExp(`\\[\\s*(["'](${GAMES.join("|")})["'],?\\s*){3}`);
  const folder = join(ROOT, "tests/web");
  for (const name of await filesBelow(folder)) {
    if (!name.endsWith(".mjs") || name.startsWith("node_modules/")) continue;
    assert.doesNotMatch(readFileSync(join(folder, name), "utf8"), list, name);
  }
});

test("every game has its words, and what tests need to know of it", () => {
  assert.deepEqual(Object.keys(words.games), GAMES, "in the order of the registry");
  for (const id of GAMES) {
    for (const file of [`www/text/en/games/${id}/words.js`, `tests/web/games/${id}.mjs`])
      assert.ok(existsSync(join(ROOT, file)), file);
  }
});
