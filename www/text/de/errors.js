/** Errors in German: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

export const errors = {
  detached: "Das Brett gehört zu keinem Dokument.",
  /**
   * The engine cannot run, as a part of it was not found.
   *
   * @param {string} detail
   */
  missing: (detail) =>
    `Das Spiel läuft hier nicht: ${detail} konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal. Wer diese Seite betreibt, kann ErgoBoard.partsUrl setzen.`,
};
