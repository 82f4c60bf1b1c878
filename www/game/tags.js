/**
 * What is known of the game on the table besides its moves, as tags of its text.
 */
import { outcomeText, words } from "../text/index.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("../wasm/ergo_wasm.js").Tag} Tag */

/** The day here, with something between year, month and day. @param {string} between */
export function today(between) {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join(between);
}

/** What the page knows of the game on the table. @param {Session} session @returns {Tag[]} */
export function tagsOf({ state }) {
  const { view, setup, annotations } = state;
  if (!view) return [];
  const seats = setup.players.map((player, seat) => {
    return words.playerName(player === "engine" ? { kind: "engine", number: setup.level } : { kind: "seat", number: seat + 1 });
  });
  // The text tells the whole game, wherever in it one looks.
  const isSwapped = view.history.some(({ text }) => text === "swap");
  const [first, second] = isSwapped ? seats.toReversed() : seats;
  const isOver = view.outcome && view.at === view.history.length;
  /** @type {Tag[]} */
  const end = isOver ? [["Termination", outcomeText(view)]] : [];
  // Of a game that was opened it is not known who played it, and when, but by what is told there.
  return annotations ? end : [["Date", today(".")], ["First", first], ["Second", second], ...end];
}
