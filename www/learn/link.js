/**
 * Links to lessons: the compressed game text of a lesson in a URL fragment. `docs/formats.md` defines the
 * format.
 */
import { LONGEST_LINK, pack, unpack } from "../game/packed-text.js";
import { addressOf } from "../ui/router.js";

/** The prefix of such a link within the address of _Learn_. */
const START = "own.";

/**
 * Whether an item in the address of the lessons is such a link.
 *
 * @param {string} item
 */
export const isLessonLink = (item) => item.startsWith(START);

/**
 * The address of a lesson; nothing if it is too long for a link.
 *
 * @param {string} game
 * @param {string} text its game text
 * @returns {Promise<string | undefined>}
 */
export async function writeLessonLink(game, text) {
  const item = START + (await pack(text));
  return item.length > LONGEST_LINK ? undefined : addressOf({ place: "learn", game, item });
}

/**
 * The game text of a lesson; nothing if the link is damaged.
 *
 * @param {string} item
 * @returns {Promise<string | undefined>}
 */
export const readLessonLink = (item) => unpack(item.slice(START.length));
