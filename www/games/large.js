/** Games on small boards, which have the names of large ones with the numbers of cells and stones behind. */

/**
 * The game on its large board.
 *
 * @param {string} game
 */
export const largeGame = (game) => game.split("-")[0];
