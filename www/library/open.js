/** Opens a game of the library on the board, on the page of its game. */
import { openInstead } from "../storage/previous.js";
import { addressOf } from "../ui/router.js";
import { setupsIn } from "../storage/entry.js";
import { chooseStudy } from "../storage/studies.js";
import { completed, keyOfSetup, readEntry } from "../storage/friends.js";

/** @import {Setup} from "../game/types.js" */
/** @import {Entry} from "../storage/types.js" */

/**
 * The setups that can open an entry, in the order of preference.
 *
 * @param {Entry} entry
 * @param {string} game
 * @returns {Setup[]}
 */
export const setupsOf = (entry, game) =>
  setupsIn(entry, game).map((setup) => {
    // The game with the friend may have gone on since.
    const match = setup.remote && readEntry(keyOfSetup(/** @type {any} */ (setup)));
    return match ? completed(match, entry) : setup;
  });

/**
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 * @param {Entry} entry
 * @param {string} game
 * @returns {Promise<boolean>} whether it could be opened
 */
export async function openEntry(board, entry, game) {
  if (entry.about.source === "study") {
    chooseStudy(game, entry.id);
    location.hash = addressOf({ place: "study", game });
    return true;
  }
  const { setup: here, view } = board.state;
  if (view && here.pageData?.entry === entry.id) {
    location.hash = addressOf({ place: "play", game: here.game });
    return true;
  }
  for (const setup of setupsOf(entry, game)) {
    if (await openInstead(board, setup)) continue;
    location.hash = addressOf({ place: "play", game: setup.game });
    return true;
  }
  return false;
}
