/**
 * Positions and sizes on a board of a given width, without any drawing.
 */

/** @typedef {import("../wasm/ergo_wasm.js").Board} Board */
/** @typedef {import("../wasm/ergo_wasm.js").CellLayout} Field */
/** @typedef {{ x: number, y: number }} Point */

/** The width of the frame around the cells, in cells, with labels of rows and columns. */
const FRAME = 0.44;

/** The same without labels. */
const BARE_FRAME = 0.16;

export class Layout {
  #places;

  /**
   * @param {Board} board
   * @param {number} width of the whole, in CSS pixels
   * @param {boolean} flipped whether the second player is at the bottom
   * @param {boolean} hasCoordinates whether rows and columns are labelled in the frame
   */
  constructor(board, width, flipped, hasCoordinates) {
    const frame = hasCoordinates ? FRAME : BARE_FRAME;
    this.board = board;
    this.hasCoordinates = hasCoordinates;
    this.flipped = flipped;
    this.width = width;
    /** The size of a cell, in CSS pixels. */
    this.cell = width / (board.width + 2 * frame);
    this.frame = this.cell * frame;
    this.height = this.cell * (board.height + 2 * frame);
    const turned = flipped ? board.rows.map((row) => row.toReversed()).toReversed() : board.rows;
    /** The rows as shown, from the top. */
    this.rows = turned;
    this.fields = new Map(board.rows.flat().map((field) => [field.cell, field]));
    this.#places = new Map(board.rows.flat().map((field) => [`${field.x} ${field.y}`, field]));
  }

  /** The cell with a given centre, in units of cells. @param {number} x @param {number} y */
  fieldAt(x, y) {
    return this.#places.get(`${x} ${y}`);
  }

  /** The centre of a cell, in CSS pixels. @param {number} cell @returns {Point} */
  point(cell) {
    const field = /** @type {Field} */ (this.fields.get(cell));
    return this.place(field.x, field.y);
  }

  /** Converts from units of cells to CSS pixels. @param {number} x @param {number} y @returns {Point} */
  place(x, y) {
    const { board, flipped, frame, cell } = this;
    return {
      x: frame + cell * (flipped ? board.width - x : x),
      y: frame + cell * (flipped ? board.height - y : y),
    };
  }

  /** The cell under a point, if there is one. @param {Point} point */
  cellAt({ x, y }) {
    const half = this.cell / 2;
    const hit = [...this.fields.values()].find((field) => {
      const middle = this.place(field.x, field.y);
      return Math.abs(middle.x - x) <= half && Math.abs(middle.y - y) <= half;
    });
    return hit?.cell;
  }
}
