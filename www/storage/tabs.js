/**
 * Several tabs with the same game: a tab that is behind follows the one that is ahead. If both have changed
 * the game, the continuation that was saved first can be restored.
 */
import { lineKey, wasPlayed } from "../game/position.js";
import { addConflict } from "./previous.js";
import { backUp, isGameKey, readForeign, readOverwritten, rememberForeign } from "./current.js";
import { gameKey } from "./keys.js";
import { currentStored, parse } from "./stored-game.js";
import { compare, replaces, versionOf } from "./version.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * Before a game is saved: keeps what another tab has saved of it, unless this text continues that.
 *
 * @param {string} game
 * @param {string} text
 */
export function keepForeign(game, text) {
  const stored = readForeign(game);
  if (stored !== null) keep(game, stored, text);
}

/**
 * Keeps what another tab has saved of a game, unless a text continues that.
 *
 * @param {string} game
 * @param {string} stored
 * @param {string} text
 */
function keep(game, stored, text) {
  const { setup } = parse(stored);
  if (!setup) backUp(game, stored);
  // Games with friends are kept elsewhere.
  if (!setup || setup.remote || !wasPlayed(setup)) return;
  const { setup: mine } = parse(text);
  if (mine && ["newer", "same"].includes(compare(versionOf(mine), versionOf(setup)))) return;
  addConflict(game, stored);
}

/**
 * Takes up what another tab has saved, whenever this tab is visible and its own game is no further.
 *
 * @param {ErgoBoard} board
 * @param {() => void} onConflict called when the other tab's game was kept in addition to this tab's
 */
export function followOtherTabs(board, onConflict) {
  const follow = () => {
    const { game } = board.state.setup;
    const stored = document.hidden ? null : readForeign(game);
    if (stored === null) return;
    const [from, to] = [currentStored(board.state) ?? "", stored].map((text) => parse(text).setup);
    // `match/friend.js` follows those with friends: another tab may have the other side.
    if (!from || !to || from.remote || to.remote || !replaces(versionOf(to), versionOf(from))) return;
    rememberForeign(game, stored);
    if (lineKey(from) !== lineKey(to) || from.at !== to.at) board.open(to);
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if (!isGameKey(key)) return;
    const { game } = board.state.setup;
    const overwritten = key === gameKey(game) && newValue !== null ? readOverwritten(game, newValue) : null;
    if (overwritten !== null) {
      // It is no longer stored.
      keep(game, /** @type {string} */ (newValue), overwritten);
      onConflict();
    }
    follow();
  });
  document.addEventListener("visibilitychange", follow);
}
