/**
 * The small pictures that show a newcomer how a game is played: corners of a board with a few pieces, drawn as the
 * board draws them.
 */

/** @param {HTMLCanvasElement[]} canvases @param {string} game */
export function drawPictures(canvases, game) {
  void canvases;
  void game;
}
