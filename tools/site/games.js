/**
 * The games on the pages, in the order of the registry: their names, links to them, and a page about each. It
 * comes from `www/games/<id>`, whose pictures have the id of the game in their names on the site, and from
 * `www/text`.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "../../www/games/start.js";
import { WWW, filesBelow, readText } from "./files.js";
import { filled } from "./templates.js";
import { fileOf, mapOf, waysFrom } from "./translated.js";
import { ALL_WORDS, DESCRIBED, ENGLISH, gamePageWords } from "./words.js";

/** @import {GamePage} from "../../www/games/page.js" */
/** @import {Words} from "./words.js" */

/**
 * Where the pictures of a game are on the site, by their names in `pictures/` of its folder.
 *
 * @type {Record<string, (id: string) => string>}
 */
const PICTURES = {
  "light.webp": (id) => `pictures/${id}-light.webp`,
  "dark.webp": (id) => `pictures/${id}-dark.webp`,
  "card.png": (id) => `previews/${id}.png`,
  "wide.jpg": (id) => `previews/${id}-wide.jpg`,
  "narrow.jpg": (id) => `previews/${id}-narrow.jpg`,
  "icon-96.png": (id) => `icons/${id}-96.png`,
};

/** The shapes of the screenshots of the manifest, by the names of the pictures. */
const SCREENSHOTS = /** @type {const} */ ([
  ["wide", "1280x800"],
  ["narrow", "780x1560"],
]);

/**
 * The parts of the page about a game that are the same in every language.
 *
 * @param {string} id
 * @returns {Promise<GamePage>}
 */
export const gamePage = async (id) => (await import(`../../www/games/${id}/page.js`)).default;

/** @param {Words} words */
const namesIn = ({ games }) => GAMES.map((id) => games[id].name);

/**
 * The names of all games, in a sentence that means all of them, and in one that means any.
 *
 * @param {Words} words
 */
export const namesOf = (words) => ({ all: words.and(namesIn(words)), any: words.or(namesIn(words)) });

/**
 * A text in English for the games that there are: `{games}` becomes their names, `{links}` links to them on
 * the board, and `{addresses}` the entries of a map of the site.
 *
 * @param {string} text
 */
export const ofGames = (text) =>
  filled(text, {
    games: namesOf(ENGLISH).all,
    links: GAMES.map((id) => `<a data-game="${id}" href="#/${id}">${ENGLISH.games[id].name}</a>`).join("\n"),
    addresses: ["", ...DESCRIBED.map((id) => `${id}/`), "gallery/", "api.html"].map(mapOf).join("\n"),
  });

/**
 * The links between the pages about the games.
 *
 * @param {Words} words
 * @param {string} base the way to the folder of the language
 * @param {string} [current]
 */
export const navigation = ({ games }, base, current) =>
  DESCRIBED.map(
    (id) => `<a href="${base}${id}/"${id === current ? ' aria-current="page"' : ""}>${games[id].name}</a>`,
  ).join("\n");

/**
 * The files of the pages about the games and of the front pages, by their paths on the site.
 *
 * @returns {Promise<Map<string, string | Buffer>>}
 */
export async function gamePages() {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  for (const words of ALL_WORDS) {
    for (const id of DESCRIBED) files.set(fileOf(words.code, `${id}/`), await pageAbout(id, words));
    if (words.code !== "en") files.set(fileOf(words.code, ""), await frontPage(words));
  }
  for (const id of GAMES) {
    for (const name of await filesBelow(join(WWW, "games", id, "pictures")))
      files.set(PICTURES[name](id), await readFile(join(WWW, "games", id, "pictures", name)));
  }
  return files;
}

/**
 * The page about a game.
 *
 * @param {string} id
 * @param {Words} words
 */
async function pageAbout(id, words) {
  const ways = waysFrom(words, `${id}/`);
  const { name } = words.games[id];
  const [width, height] = await sizeOfBoard(id);
  const { authors } = await gamePage(id);
  const said = {
    ...words.game,
    play: words.game.play(name),
    complete: words.game.complete(name, `${ways.app}#/${id}/rules`),
    levels: words.game.levels(words.levels[0], words.levels[words.levels.length - 1]),
  };
  const others = DESCRIBED.filter((other) => other !== id);
  return filled(await readText("www/games/page.html"), {
    ...words,
    ...ways,
    id,
    name,
    width,
    height,
    game: said,
    about: await gamePageWords(words.code, id),
    authors: JSON.stringify(authors.map((name) => ({ "@type": "Person", name }))),
    navigation: navigation(words, ways.base, id),
    others: (await Promise.all(others.map((other) => cardOf(other, words, ways)))).join("\n"),
  });
}

/**
 * The page that shows all games in a language.
 *
 * @param {Words} words
 */
async function frontPage(words) {
  const ways = waysFrom(words, "");
  return filled(await readText("www/games/front.html"), {
    ...words,
    ...ways,
    names: namesOf(words).all,
    navigation: navigation(words, ways.base),
    cards: (await Promise.all(DESCRIBED.map((id) => cardOf(id, words, ways)))).join("\n"),
  });
}

/**
 * A link to the page about a game.
 *
 * @param {string} id
 * @param {Words} words
 * @param {{ base: string; root: string }} ways
 */
async function cardOf(id, { code, games }, { base, root }) {
  const [width, height] = await sizeOfBoard(id);
  const { line } = await gamePageWords(code, id);
  return `<a class="card" href="${base}${id}/">
  <picture>
    <source srcset="${root}pictures/${id}-dark.webp" media="(prefers-color-scheme: dark)" />
    <img src="${root}pictures/${id}-light.webp" width="${width}" height="${height}" loading="lazy" alt="" />
  </picture>
  <span><b>${games[id].name}</b>${line}</span>
</a>`;
}

/**
 * The width and height of the picture of a board, as attributes.
 *
 * @param {string} id
 */
async function sizeOfBoard(id) {
  const bytes = await readFile(join(WWW, "games", id, "pictures/light.webp"));
  // The extended format, which pictures with transparency have.
  if (bytes.toString("latin1", 12, 16) !== "VP8X") throw new Error(`the picture of ${id} is not transparent`);
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1].map(String);
}

/**
 * The manifest with its texts in every language, the screenshots of the games and the shortcuts to them.
 * Browsers without localised members show the English ones.
 *
 * @param {string} text
 */
export async function manifestOf(text) {
  const localized = (/** @type {(words: Words) => string} */ of) =>
    Object.fromEntries(
      ALL_WORDS.filter((words) => words !== ENGLISH).map((words) => [words.code, of(words)]),
    );
  const labels = Object.fromEntries(
    await Promise.all(DESCRIBED.map(async (id) => [id, (await gamePageWords("en", id)).alt])),
  );
  const manifest = {
    name: ENGLISH.title,
    name_localized: localized(({ title }) => title),
    ...JSON.parse(text),
    description: ENGLISH.description,
    description_localized: localized(({ description }) => description),
    screenshots: SCREENSHOTS.flatMap(([shape, sizes]) =>
      DESCRIBED.map((id) => ({
        src: PICTURES[`${shape}.jpg`](id),
        type: "image/jpeg",
        sizes,
        form_factor: shape,
        label: labels[id],
      })),
    ),
    shortcuts: DESCRIBED.map((id) => ({
      name: ENGLISH.games[id].name,
      url: `./#/${id}`,
      icons: [{ src: PICTURES["icon-96.png"](id), type: "image/png", sizes: "96x96" }],
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
