/** The effect of a link on a game that is going on here. */
import { continues, lineKey } from "../game/position.js";

/**
 * `on` continues the game, `same` adds no moves but asks or says something, `granted` takes back the move
 * that the player here asked for; `known` says nothing new, `old` is behind the game, and `other` has
 * different moves.
 *
 * @typedef {"on" | "same" | "granted" | "known" | "old" | "other"} Step
 */

/**
 * @param {Pick<import("../storage/friends.js").MatchSetup, "game" | "options" | "start" | "moves"> & {
 *   remote: Pick<import("../game/friend.js").Match, "revision" | "asked" | "isOver">;
 * }} mine
 * @param {Pick<import("./friend-link.js").FriendLink, "note" | "number">} content
 * @param {Pick<import("../wasm/ergo_wasm.js").Summary, "game" | "options" | "start" | "moves">} linked
 * @returns {Step}
 */
export function resolve(mine, { note, number }, { game, options, ...position }) {
  const { revision, asked, isOver } = mine.remote;
  if (mine.game !== game || String(mine.options) !== String(options)) return "other";
  // Links that cross each other have the same number.
  const isLate = isOver || number + 1 < revision;
  if (lineKey(mine) === lineKey(position)) return isLate || note === undefined ? "known" : "same";
  if (continues(position, mine)) return isLate ? "old" : "on";
  if (!continues(mine, position)) return isLate ? "old" : "other";
  return note === "granted" && asked === "take-back" && !isLate ? "granted" : "old";
}
