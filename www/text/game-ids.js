/** Ids of games. Those on small boards have the ids of large ones with the numbers of cells and stones behind. */

/**
 * The game on its large board.
 *
 * @param {string} game
 */
export const largeGame = (game) => game.split("-")[0];
