/** The room that the style sheet gives to a board, which follows the shape of the board. */

/** @import {Size} from "../draw/types.js" */

/**
 * Says which shape the board has.
 *
 * @param {HTMLElement} host gets the aspect ratio as `--ergo-aspect`
 * @param {Size} shape
 */
export function reserve(host, { width, height }) {
  host.style.setProperty("--ergo-aspect", (width / height).toFixed(4));
}

/**
 * The room for a board of some shape, in CSS pixels.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement} board
 * @param {Size} shape
 * @returns {Size}
 */
export function roomFor(host, board, shape) {
  reserve(host, shape);
  // Fractions of a pixel matter here, and `clientWidth` and `clientHeight` are rounded.
  const { width, height } = getComputedStyle(board);
  return { width: parseFloat(width) || 0, height: parseFloat(height) || 0 };
}
