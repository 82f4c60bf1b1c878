/** Errors in Dutch: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

export const errors = {
  detached: "Het bord is niet aan een document gekoppeld.",
  /**
   * The engine cannot run, as a part of it was not found.
   *
   * @param {string} detail
   */
  missing: (detail) =>
    `Het spel werkt hier niet: ${detail} kon niet worden geladen. Controleer je verbinding en probeer het opnieuw. De maker van deze pagina kan ErgoBoard.partsUrl instellen.`,
};
