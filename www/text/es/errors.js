/** Errors in Spanish: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

export const errors = {
  detached: "El tablero no está unido a ningún documento.",
  /**
   * The engine cannot run, as a part of it was not found.
   *
   * @param {string} detail
   */
  missing: (detail) =>
    `El juego no funciona aquí: no se pudo cargar ${detail}. Revisa la conexión y prueba otra vez. Quien ` +
    "hizo esta página puede definir ErgoBoard.partsUrl.",
};
