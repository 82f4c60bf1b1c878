/**
 * The position of each game that is being set up: it survives a reload, and other places choose what it starts with.
 */
import { addressOf } from "../app/router.js";
import { PLACE, read, write } from "../app/storage.js";

/** @typedef {{ position?: string, options: string[], isFlipped?: boolean }} Stored without a position, the start of the game */

/** @param {string} game */
const keyOf = (game) => `${PLACE} editor ${game}`;

/** @param {string} game @returns {Stored} */
export function readDraft(game) {
  try {
    const { position, options, isFlipped } = JSON.parse(read(keyOf(game)) ?? "{}");
    const isList = Array.isArray(options) && options.every((option) => typeof option === "string");
    return { position: typeof position === "string" ? position : undefined, options: isList ? options : [], isFlipped: isFlipped === true };
  } catch {
    return { options: [] };
  }
}

/** @param {string} game @param {Stored} draft */
export const writeDraft = (game, draft) => write(keyOf(game), JSON.stringify(draft));

/** Goes where the position on a board can be changed. @param {import("../element/ergo-board.js").ErgoBoard} board */
export function setUpFrom({ game, position, options, orientation }) {
  writeDraft(game, { position, options, isFlipped: orientation === "second" });
  location.hash = addressOf({ place: "editor", game });
}
