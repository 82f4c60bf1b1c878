/**
 * What pages say of the games, in the order of the registry: their names, links to them, and a page about
 * each. All of it comes from `www/games/<id>`, whose pictures have the id of the game in their names on the
 * site.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GAMES } from "../../www/games/start.js";
import { games as words } from "../../www/text/en/games.js";
import { formatsFor } from "../../www/text/format.js";
import { WWW, filesBelow, readText } from "./files.js";

/** @import {GamePage} from "../../www/games/page.js" */

export { GAMES };

/** @param {string} id */
export const nameOf = (id) => words[id].name;

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
 * The page about a game; a game needs none.
 *
 * @param {string} id
 * @returns {Promise<GamePage | undefined>}
 */
export async function gamePage(id) {
  const files = await filesBelow(join(WWW, "games", id));
  return files.includes("page.js") ? (await import(`../../www/games/${id}/page.js`)).default : undefined;
}

/** The games that have a page, with it. */
const withPages = async () =>
  (await Promise.all(GAMES.map(async (id) => ({ id, page: await gamePage(id) })))).flatMap(({ id, page }) =>
    page ? [{ id, page }] : [],
  );

/**
 * A text with values in place of `{name}`. Each line of a value is indented like its place.
 *
 * @param {string} text
 * @param {Record<string, string>} values
 */
const filled = (text, values) =>
  text.replaceAll(/^( *)(.*)$/gm, (_, indentation, line) =>
    line
      .replaceAll(
        /\{(\w+)\}/g,
        (/** @type {string} */ whole, /** @type {string} */ name) => values[name] ?? whole,
      )
      .replaceAll(/^(?=.)/gm, indentation),
  );

/**
 * A text for the games that there are: `{games}` becomes their names, `{links}` links to them on the board,
 * and `{addresses}` the entries of a map of the site.
 *
 * @param {string} text
 */
export async function ofGames(text) {
  const pages = await withPages();
  return filled(text, {
    games: formatsFor("en").and(GAMES.map(nameOf)),
    links: GAMES.map((id) => `<a data-game="${id}" href="#/${id}">${nameOf(id)}</a>`).join("\n"),
    navigation: navigation(pages),
    addresses: pages.map(({ id }) => `<url><loc>{site}${id}/</loc></url>`).join("\n"),
  });
}

/**
 * The links between the pages about the games.
 *
 * @param {{ id: string }[]} pages
 * @param {string} [current]
 */
const navigation = (pages, current) =>
  pages
    .map(({ id }) => `<a href="../${id}/"${id === current ? ' aria-current="page"' : ""}>${nameOf(id)}</a>`)
    .join("\n");

/**
 * The files of the pages about the games, by their paths on the site.
 *
 * @returns {Promise<Map<string, string | Buffer>>}
 */
export async function gamePages() {
  const pages = await withPages();
  const template = await readText("www/games/page.html");
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  for (const { id, page } of pages) {
    const [how, end, who] = (await readText(`www/games/${id}/page.html`)).trim().split("\n<hr />\n");
    const [width, height] = await sizeOfBoard(id);
    const { title, description, lead, authors, picture } = page;
    const text = filled(template, {
      id,
      title,
      description,
      lead,
      width,
      height,
      how,
      end,
      who,
      name: nameOf(id),
      alt: picture.alt,
      authors: JSON.stringify(authors.map((name) => ({ "@type": "Person", name }))),
      navigation: navigation(pages, id),
      others: (await Promise.all(pages.filter((other) => other.id !== id).map(cardOf))).join("\n"),
    });
    files.set(`${id}/index.html`, text);
  }
  for (const id of GAMES) {
    for (const name of await filesBelow(join(WWW, "games", id, "pictures")))
      files.set(PICTURES[name](id), await readFile(join(WWW, "games", id, "pictures", name)));
  }
  return files;
}

/**
 * The link from the page of another game.
 *
 * @param {{ id: string; page: GamePage }} game
 */
async function cardOf({ id, page }) {
  const [width, height] = await sizeOfBoard(id);
  return `<a class="card" href="../${id}/">
  <picture>
    <source srcset="../pictures/${id}-dark.webp" media="(prefers-color-scheme: dark)" />
    <img src="../pictures/${id}-light.webp" width="${width}" height="${height}" loading="lazy" alt="" />
  </picture>
  <span><b>${nameOf(id)}</b>${page.line}</span>
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
 * The manifest with the screenshots of the games and the shortcuts to them.
 *
 * @param {string} text
 */
export async function manifestOf(text) {
  const pages = await withPages();
  const manifest = JSON.parse(await ofGames(text));
  manifest.screenshots = SCREENSHOTS.flatMap(([shape, sizes]) =>
    pages.map(({ id, page }) => ({
      src: PICTURES[`${shape}.jpg`](id),
      type: "image/jpeg",
      sizes,
      form_factor: shape,
      label: page.picture.label,
    })),
  );
  manifest.shortcuts = pages.map(({ id }) => ({
    name: nameOf(id),
    url: `./#/${id}`,
    icons: [{ src: PICTURES["icon-96.png"](id), type: "image/png", sizes: "96x96" }],
  }));
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
