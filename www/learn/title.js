/** The title of a custom lesson: the tag `Event` of its game text. */
import { TITLE } from "../exercise/from-game-text.js";
import { tagsIn } from "../storage/entry.js";

/**
 * The title in a game text.
 *
 * @param {string} text in the canonical spelling
 */
export const titleIn = (text) => new Map(tagsIn(text)).get(TITLE) ?? "";

/**
 * A game text with another title.
 *
 * @param {string} text in the canonical spelling
 * @param {string} title
 */
export function withTitle(text, title) {
  if (title === titleIn(text)) return text;
  const end = text.search(/^(?!\[)/m);
  const written = title.replace(/\p{C}+/gu, " ").replace(/["\\]/g, "\\$&");
  const tag = title ? `[${TITLE} "${written}"]\n` : "";
  const [tags, moves] = [text.slice(0, end), text.slice(end)];
  const known = new RegExp(`^\\[${TITLE} ".*"\\]\n`, "m");
  return (known.test(tags) ? tags.replace(known, () => tag) : tags + tag) + moves;
}
