/**
 * `node add.mjs <folder>` copies what the site is made of into a folder, with the example of
 * `docs/adding-a-game.md` as one more game: its own folders, and a line or two in each of a few lists. It has
 * no lessons, puzzles, net, balanced starts, handicaps or page.
 */
import { readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { HERE, ROOT, filesBelow, isMain, readText, write } from "../../../tools/site/files.js";
import { GAMES } from "../../../www/games/start.js";

/** Its id. */
export const EXAMPLE = "tricorn";

/** The files and folders that are copied. */
const SOURCES = [
  "Cargo.lock",
  "Cargo.toml",
  "LICENSE-APACHE",
  "LICENSE-MIT",
  "THIRD-PARTY.txt",
  "embed.html",
  "index.html",
  "src",
  "tools",
  "www",
  "xtask",
];

/** The files that a build writes there. */
const BUILT = /(^|\/)(node_modules|wasm)\/|^(dist|target)\//;

/** Where its files are, and where they belong. */
const OWN = {
  [`tests/example_game/${EXAMPLE}/`]: `src/games/${EXAMPLE}/`,
  "tests/web/example-game/pictures.js": `www/games/${EXAMPLE}/pictures.js`,
  "tests/web/example-game/coach.js": `www/text/en/games/${EXAMPLE}/coach.js`,
  "tests/web/example-game/words.js": `www/text/en/games/${EXAMPLE}/words.js`,
};

/** The lists that every game is in, if it has a coach and pictures for newcomers. */
export const LISTS = [
  "src/games/mod.rs",
  "src/registry.rs",
  "www/games/module-parts.js",
  "www/games/pictures.js",
  "www/text/en/coach.js",
  "www/text/en/games.js",
];

/**
 * A list with the game after the last one.
 *
 * @param {string} text
 */
export function listed(text) {
  const last = GAMES.at(-1);
  return text
    .split("\n")
    .flatMap((line) => {
      const inBraces = new RegExp(`(, ${last})( ?\\})`);
      if (inBraces.test(line)) return [line.replace(inBraces, `$1, ${EXAMPLE}$2`)];
      const own = line.replaceAll(new RegExp(`\\b${last}\\b`, "g"), EXAMPLE);
      return own === line ? [line] : [line, own];
    })
    .join("\n");
}

/**
 * The files below a path, or the file itself.
 *
 * @param {string} path
 */
async function filesAt(path) {
  const below = await filesBelow(join(ROOT, path));
  return below.length > 0 ? below.map((name) => join(path, name).replaceAll("\\", "/")) : [path];
}

/**
 * Everything that there is in the copy, by its path.
 *
 * @returns {Promise<Map<string, string | Buffer>>}
 */
async function contents() {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  for (const source of SOURCES) {
    for (const path of await filesAt(source))
      if (!BUILT.test(path)) files.set(path, await readFile(join(ROOT, path)));
  }
  for (const [from, to] of Object.entries(OWN)) {
    for (const path of await filesAt(from)) {
      const text = await readText(path);
      // Rust tests have the library as another crate.
      files.set(path.replace(from, to), text.replaceAll(/\bergo_games::/g, "crate::"));
    }
  }
  for (const path of LISTS) files.set(path, listed(String(files.get(path))));
  // The two modules are compiled in one folder, where they may not have the same name.
  const manifest = String(files.get("Cargo.toml"));
  files.set("Cargo.toml", manifest.replace("\n[lib]\n", '\n[lib]\nname = "example"\n'));
  return files;
}

/**
 * Makes the copy. Files that are there already stay as they are, so that cargo need not compile them again.
 *
 * @param {string} folder
 */
async function add(folder) {
  const files = await contents();
  for (const path of await filesBelow(folder))
    if (!files.has(path) && !BUILT.test(path)) await rm(join(folder, path));
  for (const [path, content] of files) {
    const there = await readFile(join(folder, path)).catch(() => undefined);
    if (!there?.equals(Buffer.from(content))) await write(join(folder, path), content);
  }
  const packages = join(folder, "tools/site/node_modules");
  await rm(packages, { force: true });
  await symlink(join(HERE, "node_modules"), packages, "junction");
}

if (isMain(import.meta.url)) await add(process.argv[2]);
