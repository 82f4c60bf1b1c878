/** The tags of a game text that the page can fill in: date, players, and how the game ended. */
import { outcomeText } from "../text/words.js";

/** @import {Session} from "./session.js" */
/** @import {Tag} from "../wasm/ergo_wasm.js" */

/**
 * The local date.
 *
 * @param {string} between
 */
export function today(between) {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join(between);
}

/**
 * The tags that stay the same while the game goes on.
 *
 * @param {Session} session
 */
export const lastingTagsOf = (session) => tagsOf(session).filter(([name]) => name !== "Termination");

/**
 * The tags of the game on the board.
 *
 * @param {Pick<Session, "state" | "words">} session
 * @returns {Tag[]}
 */
export function tagsOf({ state, words }) {
  const { view, setup, isFromText } = state;
  if (!view) return [];
  const seats = setup.players.map((player, seat) => {
    if (setup.remote?.names[seat]) return setup.remote.names[seat];
    if (player === "engine") return words.playerName({ kind: "engine", number: setup.level });
    const isOnly = player === "person" && setup.players[1 - seat] !== "person";
    return words.playerName(isOnly ? { kind: "you" } : { kind: "seat", number: seat + 1 });
  });
  // The text has the whole game, whichever position is on the board.
  const isSwapped = view.history.some(({ isSwap }) => isSwap);
  const [first, second] = isSwapped ? seats.toReversed() : seats;
  const isOver = view.outcome && view.at === view.history.length;
  /** @type {Tag[]} */
  const end = isOver ? [["Termination", outcomeText(words, view)]] : [];
  // A game that was opened from a text keeps the players and the date of that text.
  return isFromText ? end : [["Date", today(".")], ["First", first], ["Second", second], ...end];
}
