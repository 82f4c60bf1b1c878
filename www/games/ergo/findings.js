/** Proven and measured facts about Ergo. */

/** @import {SolvedBoard} from "../finding.js" */
/** @import {Value} from "../small-board.js" */

/** @type {Value} */
const DRAW = { result: "draw", plies: 0 };

/** @type {(plies: number) => Value} */
const winIn = (plies) => ({ result: "win", plies });

/**
 * @param {[columns: number, rows: number]} size
 * @param {number} pieces
 * @param {number} positions
 * @param {number} longest
 * @param {Value} value
 * @returns {SolvedBoard}
 */
const board = (size, pieces, positions, longest, value) => ({ size, pieces, positions, longest, value });

/** @type {import("../finding.js").Findings} */
export const ergo = {
  opening: {
    first: "e5",
    mirrored: (cell) => `${cell[0]}${10 - Number(cell[1])}`,
    scores: { nodes: 1_000_000, least: 1.6, most: 5.7 },
  },
  boards: [
    board([3, 3], 3, 1199, 7, DRAW),
    board([3, 3], 4, 1789, 11, winIn(11)),
    board([4, 3], 3, 19_526, 15, winIn(7)),
    board([4, 4], 4, 1_170_637, 19, DRAW),
    board([4, 4], 5, 5_880_852, 31, DRAW),
    board([4, 4], 6, 15_235_234, 39, DRAW),
    board([4, 4], 7, 23_812_086, 59, DRAW),
    board([4, 4], 8, 27_674_989, 35, DRAW),
    board([5, 4], 4, 24_922_137, 25, DRAW),
    board([5, 4], 5, 256_776_788, 61, DRAW),
    board([5, 5], 5, 2_929_514_964, 25, DRAW),
  ],
  commands: ["cargo xtask solve-small --lions 4x4-5"],
  selfPlay: { games: 100, nodes: 20_000, score: 70, margin: 8.9 },
};
