/** Errors in English: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

export const errors = {
  detached: "The board is not attached to a document.",
  /**
   * The engine cannot run, as a part of it was not found.
   *
   * @param {string} detail
   */
  missing: (detail) =>
    `The game cannot run here: ${detail} could not be loaded. Check your connection and try again. The author of this page can set ErgoBoard.partsUrl.`,
};
