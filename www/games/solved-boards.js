/** The findings about small boards that games with tables of values share. */

/** @import {Findings} from "./finding.js" */
/** @import {SmallBoard} from "./small-board.js" */

/**
 * Facts about a small board besides its values.
 *
 * @typedef {object} Facts
 * @property {number} positions
 * @property {number} longest
 * @property {string[]} moves
 * @property {string[]} movesIfBanned
 */

/**
 * @param {SmallBoard[]} boards
 * @param {Record<string, Facts>} facts by the names of the boards
 * @returns {Pick<Findings, "boards" | "commands">}
 */
export const solvedBoards = (boards, facts) => ({
  boards: boards.map(({ id, cells, stones, value, banned }) => ({
    item: id,
    size: cells,
    pieces: stones,
    value,
    banned,
    ...facts[id],
  })),
  commands: ["cargo xtask solve-small", "cargo xtask solve-small --check"],
});
