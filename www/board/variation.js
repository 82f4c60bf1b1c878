/**
 * Variations as game texts write them: moves, comments, and variations on their moves in brackets.
 */

/** @typedef {import("../wasm/ergo_wasm.js").VariationPiece} Piece */

/**
 * The line that a move of a variation lies on, to the end of the variation, and how many moves lead to that move.
 * @param {readonly Piece[]} pieces @param {number} index of the move @returns {{ moves: string[], at: number }}
 */
export function pathTo(pieces, index) {
  /** The moves so far of the variation and of those that it lies in. @type {string[][]} */
  const open = [[]];
  for (const piece of pieces.slice(0, index + 1)) {
    const moves = /** @type {string[]} */ (open.at(-1));
    if (piece.kind === "turn") moves.push(piece.text);
    else if (piece.kind === "close") open.pop();
    // A variation in brackets replaces the move before it.
    else if (piece.kind === "open") open.push(moves.slice(0, -1));
  }
  const moves = /** @type {string[]} */ (open.at(-1));
  const at = moves.length;
  let depth = 0;
  for (const piece of pieces.slice(index + 1)) {
    if (piece.kind === "open") depth++;
    else if (piece.kind === "close" && depth-- === 0) break;
    else if (piece.kind === "turn" && depth === 0) moves.push(piece.text);
  }
  return { moves, at };
}
