/** Errors in Portuguese: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

/** @type {import("../language.js").Language["errors"]} */
export const errors = {
  detached: "O tabuleiro não está ligado a um documento.",
  /**
   * The engine cannot run, as a part of it was not found.
   *
   * @param {string} detail
   */
  missing: (detail) =>
    `O jogo não funciona aqui: não foi possível carregar ${detail}. Verifique a ligação e tente de novo. Quem fez esta página pode definir ErgoBoard.partsUrl.`,
};
