/** Keeps a text that was opened on the board in the library, unchanged. */
import { keptOf } from "./import.js";
import { unrated } from "./own-games.js";
import { library } from "../storage/library.js";

/** @import {Read} from "../storage/types.js" */

/**
 * @param {string} source what was opened, with one game or more
 * @param {Read} chosen the game that is opened
 * @param {[number, number]} [span] where the rules have found it in the source, which they read with the line
 *   breaks of Unix; a bare list of moves has none
 * @returns {Promise<string | undefined>} its entry; nothing if it could not be stored
 */
export async function keepOpened(source, chosen, span) {
  // A bare list of moves is not a game text; the rules have made one of it.
  const text = span ? source.slice(placeIn(source, span[0]), placeIn(source, span[1])) : chosen.text;
  // Opening a game does not change a rating.
  const kept = unrated(keptOf({ text }, chosen));
  try {
    const known = await library.find(kept.entry.text);
    if (known === undefined) await library.add([kept]);
    return known ?? (await library.find(kept.entry.text));
  } catch {
    return undefined;
  }
}

/**
 * The place in a text with its own line breaks of a place in the same text with those of Unix.
 *
 * @param {string} source
 * @param {number} place
 */
function placeIn(source, place) {
  let at = place;
  for (const { index } of source.matchAll(/\r\n/g)) {
    if (index >= at) break;
    at += 1;
  }
  return at;
}
