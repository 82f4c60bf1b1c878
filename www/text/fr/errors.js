/** Errors in French: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

export const errors = {
  detached: "Le plateau n’est rattaché à aucun document.",
  /**
   * The engine cannot run, as a part of it was not found.
   *
   * @param {string} detail
   */
  missing: (detail) =>
    `Impossible de jouer ici : le chargement de ${detail} a échoué. Vérifiez la connexion et réessayez. L’auteur de cette page peut définir ErgoBoard.partsUrl.`,
};
