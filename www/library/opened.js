/**
 * Keeps a text that was opened on the board in the library, unchanged.
 */
import { keptOf } from "./import.js";
import { splitGames } from "./split.js";
import { library } from "./store.js";

/** @typedef {import("./entry.js").Read} Read */

/**
 * @param {string} source what was opened, with one game or more
 * @param {readonly Read[]} games what the rules have read in it
 * @param {Read} chosen the one that is opened
 * @returns {Promise<string | undefined>} its entry; nothing if it could not be stored
 */
export async function keepOpened(source, games, chosen) {
  const pieces = [...splitGames(source)];
  // A bare list of moves is no game text; the rules have made one of it.
  const piece = pieces.length === games.length ? pieces[games.indexOf(chosen)] : { text: chosen.text };
  const kept = keptOf(piece, chosen);
  try {
    const known = await library.find(kept.entry.text);
    if (known === undefined) await library.add([kept]);
    return known ?? (await library.find(kept.entry.text));
  } catch {
    return undefined;
  }
}
