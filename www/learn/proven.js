/**
 * The places of _Learn_ about positions whose value is proven, besides lessons; each is a part of the page
 * with messages of its own. Loaded on demand.
 */
import { SMALL_BOARDS } from "../games/small-boards.js";
import { hasData } from "../parts/data.js";
import { wordsOf } from "../text/separate.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { addressOf } from "../ui/router.js";

/** @import {PlaceContext} from "../app/places.js" */
/** @import {IconName} from "../ui/icons.js" */

/**
 * A part, whose first item has the name of its place. `items` are those of a game; none if it has nothing
 * about it.
 *
 * @typedef {object} Part
 * @property {(game: string) => string[]} items
 * @property {IconName} icon
 * @property {() => Promise<{ title: string }>} words
 * @property {() => Promise<{ render: (host: HTMLElement, context: PlaceContext) => unknown }>} place
 */

/** @type {Part[]} */
const PARTS = [
  {
    items: (game) => {
      const all = Object.hasOwn(SMALL_BOARDS, game) ? SMALL_BOARDS[game].map(({ id }) => id) : [];
      const boards = all.filter((id) => hasData(`practice/${id}.bin`));
      return boards.length > 0 ? ["small-boards", ...boards] : [];
    },
    icon: "puzzle",
    words: () => wordsOf("practice"),
    place: () => import("../course/place.js"),
  },
  {
    items: () => ["findings"],
    icon: "check",
    words: () => wordsOf("findings"),
    place: () => import("../findings/place.js"),
  },
];

/**
 * Links to some places about a game.
 *
 * @param {string} game
 * @param {Part[]} parts
 */
async function linksTo(game, parts) {
  const links = parts.map(async ({ items, icon: name, words }) => {
    const [item] = items(game);
    if (item === undefined) return [];
    const { title } = await words();
    const href = addressOf({ place: "learn", game, item });
    return [make("a", { href }, icon(name), title)];
  });
  return (await Promise.all(links)).flat();
}

/**
 * Adds links to all places about a game to a list.
 *
 * @param {HTMLElement} list
 * @param {string} game
 */
export async function addLinks(list, game) {
  for (const link of await linksTo(game, PARTS)) {
    link.className = "card all";
    list.append(make("li", {}, link));
  }
}

/**
 * Adds a link to the small boards of a game, if it has some: what comes after the lessons.
 *
 * @param {HTMLElement} link before which it is put
 * @param {string} game
 */
export const addSmallBoards = async (link, game) => link.before(...(await linksTo(game, [PARTS[0]])));

/**
 * The module that shows an item, if there is such an item; what is shown of it, such as one of its exercises,
 * is after a dot.
 *
 * @param {string} game
 * @param {string} item
 */
export const placeOf = (game, item) =>
  PARTS.find(({ items }) => items(game).includes(item.replace(/\.\w+$/, "")))?.place();
