/** The names of cells. */

/** @import {Board} from "../wasm/ergo_wasm.js" */

/**
 * @param {Board | undefined} board
 * @param {number | undefined} cell
 */
export const cellName = (board, cell) => board?.rows.flat().find((field) => field.cell === cell)?.name ?? "";
