/**
 * Several tabs with the same game: a tab that is behind follows the one that is ahead. If both have continued
 * the game differently, the continuation that was saved first can be restored.
 */
import { addConflict } from "./previous.js";
import {
  backUp,
  currentStored,
  gameKey,
  isEarlierPart,
  isGameKey,
  parse,
  readForeign,
  readOverwritten,
  rememberForeign,
  wasPlayed,
} from "./storage.js";

/** @import {Setup} from "../game/state.js" */
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
  if (
    !setup ||
    setup.remote ||
    !wasPlayed(setup.positionLine) ||
    isEarlierPart(withoutReply(setup), parse(text).setup)
  )
    return;
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
    if (
      !from ||
      !to ||
      from.remote ||
      to.remote ||
      !isEarlierPart(withoutReply(from), to) ||
      lengthOf(to) < lengthOf(from)
    )
      return;
    rememberForeign(game, stored);
    if (from.positionLine !== to.positionLine || from.at !== to.at) board.open(to);
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

/**
 * How many words the position line of a game has.
 *
 * @param {Setup} setup
 */
const lengthOf = ({ positionLine = "" }) => positionLine.split(" ").length;

/**
 * A game without the engine's reply at its end, if it is certain to be one: two tabs may each have got a
 * different reply.
 *
 * @param {Setup} setup
 * @returns {Setup}
 */
export function withoutReply(setup) {
  const { positionLine = "", players, options } = setup;
  const moves = lengthOf(setup) - 2;
  const isCertain = positionLine.startsWith("startpos moves ") && !options.includes("swap");
  return isCertain && players[(moves - 1) % 2] === "engine"
    ? { ...setup, positionLine: positionLine.replace(/( moves)? \S+$/, "") }
    : setup;
}
