/** Why a game or a move was refused, in sentences for the events of a board. */
import { cellName } from "../game/cells.js";
import { colourOf, loadPart, placeText } from "../text/words.js";

/** @import {State} from "../game/types.js" */
/** @import {Words} from "../text/language.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */

/**
 * @param {Words} words
 * @param {ParseError} error
 */
export async function errorMessage(words, error) {
  const { textErrors } = await loadPart(words);
  return `${textErrors.parse(error)} ${placeText(words, error)}`;
}

/**
 * Why a move cannot be played on the board.
 *
 * @param {Words} words
 * @param {ParseError} error
 * @param {State} state
 */
export async function moveMessage(words, error, { view, board }) {
  if (!view || error.code !== "illegal") return errorMessage(words, error);
  const isOccupied = view.pieces.some(({ cell }) => cellName(board, cell) === error.found);
  const { textErrors } = await loadPart(words);
  return textErrors.illegal(colourOf(view, view.turn), error.found, isOccupied);
}
