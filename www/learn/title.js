/** The title of a custom lesson: the tag `Event` of its game text. */
import { TITLE } from "../exercise/from-game-text.js";
import { endOfTags, tagsIn } from "../storage/entry.js";

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
  const end = endOfTags(text);
  const written = title.replace(/\p{C}+/gu, " ").replace(/["\\]/g, "\\$&");
  const tag = title ? `[${TITLE} "${written}"]\n` : "";
  const tags = text.slice(0, end).split(/(?<=\n)/);
  const at = tags.findIndex((line) => line.startsWith(`[${TITLE} "`));
  tags.splice(at < 0 ? tags.length : at, 1, tag);
  return tags.join("") + text.slice(end);
}
