/**
 * Positions and sizes on a board, without any drawing. The board is measured in cells from the top left
 * corner of its frame ("units"); the page measures in CSS pixels from the top left corner of its element.
 */

/** @import {Point} from "./types.js" */
/** @import {Size} from "./types.js" */
/** @import {Look} from "./types.js" */
/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {CellLayout as Field} from "../wasm/ergo_wasm.js" */
/**
 * How a board is shown, besides the settings of the element.
 *
 * @typedef {object} Placing
 * @property {boolean} flipped whether the second player is at the bottom
 * @property {boolean} [turned] whether the board lies on its side, the first player on the left
 */

/** The width of the frame in cells: with the labels in it, and where they have to go into the cells. */
const FRAME = 0.4;
const NARROW_FRAME = 0.15;

/** The frame of a board of hollows, whose labels always fit at its slanting sides. */
const SLAB_FRAME = 0.49;

/**
 * How far the body of such a board reaches beyond the outermost cells, and how round its corners are, in
 * cells.
 */
export const SLAB = { beyond: 0.8, radius: 0.95 };

/** Boards whose longer side is shorter than this have a narrow frame, in CSS pixels. */
const ROOMY = 600;

/**
 * Whether the labels fit into the frame of a board of this size, in CSS pixels.
 *
 * @param {Size} size
 */
export const isRoomy = ({ width, height }) => Math.max(width, Number.isFinite(height) ? height : 0) >= ROOMY;

/** How far a tall stack in the far row rises above the frame, in cells. */
export const BLEED = 0.6;

/**
 * Whether a board is a slab with hollows, as opposed to a rectangle of cells.
 *
 * @param {Board} board
 */
export const isSlab = ({ rows, width }) => rows.some((row) => row.length !== width);

/**
 * The size of a whole board in cells.
 *
 * @param {Board} board
 * @param {Pick<Look, "turned" | "coordinates">} look
 * @param {boolean} hasRoom whether the labels fit into the frame
 */
export function outerSize(board, { turned, coordinates }, hasRoom) {
  const isWide = coordinates === "auto" ? hasRoom : coordinates === "frame";
  const frame = isSlab(board) ? SLAB_FRAME : isWide ? FRAME : NARROW_FRAME;
  const [across, down] = turned ? [board.height, board.width] : [board.width, board.height];
  return { frame, width: across + 2 * frame, height: down + 2 * frame };
}

export class Layout {
  #places;
  /**
   * The top left corner of the frame in the element.
   *
   * @type {Point}
   */
  #corner;

  /**
   * Fits a board into a rectangle, in its middle.
   *
   * @param {Board} board
   * @param {Size} room in CSS pixels; the height may be infinite
   * @param {Look} look
   */
  constructor(board, room, look) {
    const outer = outerSize(board, look, isRoomy(room));
    this.board = board;
    this.flipped = look.flipped;
    this.turned = look.turned ?? false;
    this.hasCoordinates = look.coordinates !== "off";
    this.isSlab = isSlab(board);
    /** The width of the frame, in cells. */
    this.frame = outer.frame;
    /** The size of the whole board, in cells. */
    this.outer = { width: outer.width, height: outer.height };
    /** The size of a cell, in CSS pixels: quarters of a pixel keep the lines sharp. */
    this.cell = Math.max(
      4,
      Math.floor(4 * Math.min(room.width / outer.width, room.height / outer.height)) / 4,
    );
    /** The size of the whole board, in CSS pixels. */
    this.width = this.cell * outer.width;
    this.height = this.cell * outer.height;
    const below = Number.isFinite(room.height) ? room.height - this.height : 0;
    this.#corner = {
      x: Math.max(0, Math.round((room.width - this.width) / 2)),
      y: Math.max(0, Math.round(below / 2)),
    };
    const rows = this.flipped ? board.rows.map((row) => row.toReversed()).toReversed() : board.rows;
    /** The rows of the game, the top one first unless the board is turned. */
    this.rows = rows;
    /** The rows as seen, from the top. */
    this.seen = this.turned ? transposed(rows) : rows;
    this.fields = new Map(board.rows.flat().map((field) => [field.cell, field]));
    this.#places = new Map(board.rows.flat().map((field) => [`${field.x} ${field.y}`, field]));
  }

  /** The box of the whole board in the element, in CSS pixels. */
  get box() {
    return { left: this.#corner.x, top: this.#corner.y, width: this.width, height: this.height };
  }

  /**
   * The outline of the board in its box, just inside what is drawn, as a clip path: a rectangle, or a square
   * on its tip.
   */
  get outline() {
    const { board, cell, frame, isSlab, width } = this;
    const radius = cell * (isSlab ? SLAB.radius : Math.min(0.32, frame + 0.12));
    if (!isSlab) return `inset(${Math.max(2, cell * 0.05) + 0.4}px round ${radius}px)`;
    const middle = width / 2;
    const reach = cell * (board.width / 2 + SLAB.beyond) - 0.4;
    const cut = radius * Math.SQRT1_2;
    const [low, high] = [middle - reach + cut, middle + reach - cut];
    const [before, after] = [middle - cut, middle + cut];
    const corners = [
      [before, low, after, low],
      [high, before, high, after],
      [after, high, before, high],
      [low, after, low, before],
    ];
    const steps = corners.map(([x, y, toX, toY]) => `L${x} ${y}A${radius} ${radius} 0 0 1 ${toX} ${toY}`);
    return `path("M${before} ${low}${steps.join("")}Z")`;
  }

  /**
   * The cell with a given centre, in cells of the board itself.
   *
   * @param {number} x
   * @param {number} y
   */
  fieldAt(x, y) {
    return this.#places.get(`${x} ${y}`);
  }

  /**
   * The centre of a cell, in units.
   *
   * @param {number} cell
   * @returns {Point}
   */
  spot(cell) {
    const { x, y } = /** @type {Field} */ (this.fields.get(cell));
    const { board, frame } = this;
    const [across, down] = this.flipped ? [board.width - x, board.height - y] : [x, y];
    // On its side, the bottom is on the left.
    return this.turned
      ? { x: frame + board.height - down, y: frame + across }
      : { x: frame + across, y: frame + down };
  }

  /**
   * The centre of a cell, in CSS pixels.
   *
   * @param {number} cell
   * @returns {Point}
   */
  point(cell) {
    const { x, y } = this.spot(cell);
    return { x: this.#corner.x + this.cell * x, y: this.#corner.y + this.cell * y };
  }

  /**
   * The stacks on cells, far rows first, so that tall stacks cover what is behind them.
   *
   * @template {{ cell: number }} T
   * @param {T[]} pieces
   */
  farFirst(pieces) {
    return pieces.toSorted((a, b) => this.spot(a.cell).y - this.spot(b.cell).y);
  }

  /**
   * Converts CSS pixels to units.
   *
   * @param {Point} point
   * @returns {Point}
   */
  toUnits({ x, y }) {
    return { x: (x - this.#corner.x) / this.cell, y: (y - this.#corner.y) / this.cell };
  }

  /**
   * The cell under a point in CSS pixels, if there is one.
   *
   * @param {Point} point
   */
  cellAt(point) {
    const { x, y } = this.toUnits(point);
    const hit = [...this.fields.keys()].find((cell) => {
      const middle = this.spot(cell);
      return Math.abs(middle.x - x) <= 0.5 && Math.abs(middle.y - y) <= 0.5;
    });
    return hit;
  }
}

/**
 * Columns as rows, each from the bottom up.
 *
 * @param {Field[][]} rows
 */
const transposed = (rows) => rows[0].map((_, column) => rows.toReversed().map((row) => row[column]));
