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
 * The size of a whole board in cells.
 *
 * @param {Board} board
 * @param {Pick<Look, "turned" | "coordinates">} look
 * @param {boolean} hasRoom whether the labels fit into the frame
 */
export function outerSize(board, { turned, coordinates }, hasRoom) {
  const isWide = coordinates === "auto" ? hasRoom : coordinates === "frame";
  const frame = board.slab ? 0 : isWide ? FRAME : NARROW_FRAME;
  const [across, down] = turned ? [board.height, board.width] : [board.width, board.height];
  return { frame, width: across + 2 * frame, height: down + 2 * frame };
}

/**
 * A polygon with rounded corners, as an SVG path.
 *
 * @param {Point[]} corners
 * @param {number} radius
 */
export function roundedPolygon(corners, radius) {
  const steps = corners.map((corner, at) => {
    const [from, to] = [corners.at(at - 1), corners[(at + 1) % corners.length]].map((other) => {
      const [x, y] = [/** @type {Point} */ (other).x - corner.x, /** @type {Point} */ (other).y - corner.y];
      const length = Math.hypot(x, y);
      return { x: x / length, y: y / length };
    });
    const cosine = from.x * to.x + from.y * to.y;
    // How far from the corner the arc touches the sides.
    const cut = radius * Math.sqrt((1 + cosine) / (1 - cosine));
    const point = (/** @type {Point} */ { x, y }) => `${corner.x + x * cut} ${corner.y + y * cut}`;
    return `${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
  });
  return `M${steps.join("L")}Z`;
}

export class Layout {
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
    this.fields = new Map(board.rows.flat().map((field) => [field.cell, field]));
    /** The rows of the game, the top one first unless the board is turned. */
    this.rows = this.flipped ? board.rows.map((row) => row.toReversed()).toReversed() : board.rows;
    /** The rows as seen, from the top. */
    this.seen = this.#rowsAsSeen();
    /** How far rows of the game are apart, in cells. */
    this.pitch = board.pitch;
    /** The size of the area of a cell as seen, in cells. */
    this.area = this.turned ? { width: board.pitch, height: 1 } : { width: 1, height: board.pitch };
  }

  /** The box of the whole board in the element, in CSS pixels. */
  get box() {
    return { left: this.#corner.x, top: this.#corner.y, width: this.width, height: this.height };
  }

  /**
   * The outline of the board in its box, just inside what is drawn, as a clip path: a rectangle, or that of
   * the slab.
   */
  get outline() {
    const { board, cell, frame, middle } = this;
    if (!board.slab)
      return `inset(${Math.max(2, cell * 0.05) + 0.4}px round ${cell * Math.min(0.32, frame + 0.12)}px)`;
    const { corners, radius } = board.slab.edge;
    const reach = Math.max(...corners.map(({ x, y }) => Math.hypot(x, y)));
    const smaller = cell - 0.4 / reach;
    const points = corners.map((corner) => {
      const { x, y } = this.seenFromMiddle(corner);
      return { x: cell * middle.x + smaller * x, y: cell * middle.y + smaller * y };
    });
    return `path("${roundedPolygon(points, cell * radius)}")`;
  }

  /** The middle of the board, in units. */
  get middle() {
    return { x: this.outer.width / 2, y: this.outer.height / 2 };
  }

  /**
   * A way on the board as it is seen: the board may be flipped, and lie on its side with its bottom on the
   * left.
   *
   * @param {Point} way
   * @returns {Point}
   */
  seenFromMiddle({ x, y }) {
    const [across, down] = this.flipped ? [-x, -y] : [x, y];
    return this.turned ? { x: -down, y: across } : { x: across, y: down };
  }

  /**
   * A place on the board, in units.
   *
   * @param {Point} place from the middle of the board
   * @returns {Point}
   */
  place(place) {
    const { x, y } = this.seenFromMiddle(place);
    return { x: this.middle.x + x, y: this.middle.y + y };
  }

  /**
   * The centre of a cell, in units.
   *
   * @param {number} cell
   */
  spot(cell) {
    return this.place(/** @type {Field} */ (this.fields.get(cell)));
  }

  /**
   * The labels, each at the end of its row or column that is nearest to the bottom left corner, and on which
   * side of the cell that is.
   */
  get labels() {
    return this.board.labels.map(({ text, ends }) => {
      const places = ends.map((end) => ({ cell: end.cell, side: this.seenFromMiddle(end) }));
      const height = (/** @type {(typeof places)[0]} */ { cell, side }) => {
        const { x, y } = this.spot(cell);
        return y + side.y - x - side.x;
      };
      return { text, ...places.reduce((best, other) => (height(other) > height(best) ? other : best)) };
    });
  }

  /** The rows as seen, whichever way the board is turned. */
  #rowsAsSeen() {
    /** @type {Map<number, Field[]>} */
    const rows = new Map();
    for (const field of this.fields.values()) {
      const y = Math.round(100 * this.spot(field.cell).y);
      rows.set(y, [...(rows.get(y) ?? []), field]);
    }
    const inOrder = [...rows].toSorted(([a], [b]) => a - b);
    return inOrder.map(([, row]) => row.toSorted((a, b) => this.spot(a.cell).x - this.spot(b.cell).x));
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
    return [...this.fields.keys()].find((cell) => {
      const middle = this.spot(cell);
      return Math.abs(middle.x - x) <= this.area.width / 2 && Math.abs(middle.y - y) <= this.area.height / 2;
    });
  }
}
