/** Why a game or a move was refused, in sentences for the events of a board. */
import { cellName } from "../board/facts.js";
import { colourOf, loadWords, placeText } from "../text/index.js";

/** @import {State} from "../game/types.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */

/** @param {ParseError} error */
export async function errorMessage(error) {
  const { textErrors } = await loadWords();
  return `${textErrors.parse(error)} ${placeText(error)}`;
}

/**
 * Why a move cannot be played on the board.
 *
 * @param {ParseError} error
 * @param {State} state
 */
export async function moveMessage(error, { view, board }) {
  if (!view || error.code !== "illegal") return errorMessage(error);
  const isOccupied = view.pieces.some(({ cell }) => cellName(board, cell) === error.found);
  const { textErrors } = await loadWords();
  return textErrors.illegal(colourOf(view, view.turn), error.found, isOccupied);
}
