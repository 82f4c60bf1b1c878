/** Opens a game of the library on the board, on the page of its game. */
import { openInstead } from "../storage/previous.js";
import { addressOf } from "../ui/router.js";
import { parse } from "../storage/storage.js";
import { DEFAULT_SETUP } from "../game/state.js";
import { chooseStudy } from "../storage/studies.js";
import { keyOfSetup, readEntry } from "../storage/friends.js";

/** @import {Setup} from "../game/state.js" */
/** @import {Entry} from "../storage/entry.js" */

/**
 * The setups that can open a stored game: its saved state, if there is one, and its game text as a fallback.
 *
 * @param {Entry} entry
 * @param {string} game
 * @returns {Setup[]} in the order of preference
 */
export function setupsOf({ id, text, about, state, revisions }, game) {
  const { players = ["person", "person"], level = DEFAULT_SETUP.level } = about;
  const isRemote = players.includes("remote");
  /** @type {Setup} */
  const fromText = {
    game,
    options: [],
    players: isRemote ? ["person", "person"] : players,
    seconds: DEFAULT_SETUP.seconds,
    level,
    gameText: text,
    pageData: { entry: id, revisions },
  };
  const { setup } = parse(state ?? "");
  if (!setup) return [fromText];
  if (!setup.remote) return [{ ...setup, pageData: { ...setup.pageData, entry: id, revisions } }, fromText];
  // The game with the friend may have gone on since.
  return [readEntry(keyOfSetup(/** @type {any} */ (setup)))?.setup ?? setup, fromText];
}

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
