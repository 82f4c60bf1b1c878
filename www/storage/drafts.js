/**
 * The position of each game that is being set up: it survives a reload, and other places choose what it
 * starts with.
 */
import { addressOf } from "../ui/router.js";
import { recordsOf } from "./records.js";
import { PLACE } from "./storage.js";

/**
 * @typedef {{ position?: string; options: string[]; isFlipped?: boolean }} Stored without a position, the
 *   start of the game
 */

/** @type {(game: string) => import("./records.js").StoredRecord<Stored>} */
const recordOf = recordsOf((game) => `${PLACE} editor ${game}`, {
  subject: "draft",
  version: 1,
  read,
  write: (draft, data) => ({ ...data, ...draft }),
});

/**
 * @param {any} data
 * @param {() => void} isPartial
 * @returns {Stored}
 */
function read({ position, options = [], isFlipped = false }, isPartial) {
  const isText = (/** @type {unknown} */ value) => typeof value === "string";
  const isList = Array.isArray(options) && options.every(isText);
  if (!isList || typeof isFlipped !== "boolean" || (position !== undefined && !isText(position))) isPartial();
  return {
    position: isText(position) ? position : undefined,
    options: isList ? options : [],
    isFlipped: isFlipped === true,
  };
}

/**
 * @param {string} game
 * @returns {Stored}
 */
export const readDraft = (game) => recordOf(game).value;

/**
 * @param {string} game
 * @param {Stored} draft
 */
export const writeDraft = (game, draft) => recordOf(game).update(() => draft);

/**
 * Goes where the position on a board can be changed.
 *
 * @param {import("../element/ergo-board.js").ErgoBoard} board
 */
export function setUpFrom({ game, position, options, orientation }) {
  writeDraft(game, { position, options, isFlipped: orientation === "second" });
  location.hash = addressOf({ place: "editor", game });
}
