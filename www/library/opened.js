/** Keeps a text that was opened on the board in the library, unchanged. */
import { keptOf } from "./import.js";
import { unrated } from "./own-games.js";
import { splitGames } from "./split.js";
import { library } from "../storage/library.js";
import { nextTask } from "../ui/next-task.js";

/** @import {Read} from "../storage/types.js" */

/** How many games of a text are found in one task of the page. */
const GAMES_PER_TASK = 100;

/**
 * @param {string} source what was opened, with one game or more
 * @param {readonly Read[]} games what the rules have read in it
 * @param {Read} chosen the one that is opened
 * @returns {Promise<string | undefined>} its entry; nothing if it could not be stored
 */
export async function keepOpened(source, games, chosen) {
  const at = games.indexOf(chosen);
  let count = 0;
  /** @type {Pick<import("./split.js").Piece, "text"> | undefined} */
  let found;
  for (const piece of splitGames(source)) {
    if (count++ === at) found = piece;
    if (count % GAMES_PER_TASK === 0) await nextTask();
  }
  // A bare list of moves is not a game text; the rules have made one of it.
  // Opening a game does not change a rating.
  const kept = unrated(keptOf(count === games.length && found ? found : chosen, chosen));
  try {
    const known = await library.find(kept.entry.text);
    if (known === undefined) await library.add([kept]);
    return known ?? (await library.find(kept.entry.text));
  } catch {
    return undefined;
  }
}
