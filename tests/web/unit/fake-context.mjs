/** A canvas context that only takes down what is drawn, and where. */
import { pen } from "../../../www/draw/pen.js";

/** @import {Context} from "../../../www/draw/pen.js" */
/** @import {Point} from "../../../www/draw/types.js" */
/** @typedef {[number, number, number, number, number, number]} Matrix as of `CanvasRenderingContext2D` */
/**
 * Something that was drawn, with points of its outline on the board. `reach` is how far it lies beyond them.
 *
 * @typedef {object} Paint
 * @property {"fill" | "stroke" | "text"} kind
 * @property {unknown} style a colour or a gradient
 * @property {Point[]} points
 * @property {number} reach
 * @property {string} text
 * @property {number} size of the type, in cells
 */
/**
 * A piece of a texture, in a box of its own.
 *
 * @typedef {{ matrix: Matrix; texture: unknown; source: number[]; box: number[] }} Piece
 */

/** How far apart the points of an outline are at most, in cells. */
const STEP = 0.02;

const STILL = /** @type {Matrix} */ ([1, 0, 0, 1, 0, 0]);

/**
 * @param {Matrix} outer
 * @param {Matrix} inner
 * @returns {Matrix}
 */
const times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** A path as the points of its outline; of texts, only straight lines between points that are given as such. */
class FakePath {
  /** @type {Point[]} */
  points = [];

  /** @param {string | FakePath} [from] */
  constructor(from = "") {
    if (typeof from !== "string") this.addPath(from);
    else
      for (const [, command, x, y] of from.matchAll(/([ML])(-?[\d.]+) ?(-?[\d.]+)/g))
        if (command === "M") this.moveTo(Number(x), Number(y));
        else this.lineTo(Number(x), Number(y));
  }

  /** @param {FakePath} path */
  addPath({ points }) {
    this.points.push(...points);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  moveTo(x, y) {
    this.points.push({ x, y });
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  lineTo(x, y) {
    const from = this.points.at(-1) ?? { x, y };
    const steps = Math.ceil(Math.hypot(x - from.x, y - from.y) / STEP);
    for (let at = 1; at <= steps; at++)
      this.points.push({ x: from.x + ((x - from.x) * at) / steps, y: from.y + ((y - from.y) * at) / steps });
    if (steps === 0) this.points.push({ x, y });
  }

  closePath() {}

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  rect(x, y, width, height) {
    this.moveTo(x, y);
    for (const [right, down] of [
      [width, 0],
      [width, height],
      [0, height],
      [0, 0],
    ])
      this.lineTo(x + right, y + down);
  }

  /** @param {[number, number, number, number, number]} box */
  roundRect(...[x, y, width, height]) {
    this.rect(x, y, width, height);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} from
   * @param {number} to
   */
  arc(x, y, radius, from, to) {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} across
   * @param {number} down
   * @param {number} _turn
   * @param {number} from
   * @param {number} to
   */
  ellipse(x, y, across, down, _turn, from, to) {
    const steps = Math.ceil((Math.abs(to - from) * Math.max(across, down)) / STEP);
    for (let at = 0; at <= steps; at++) {
      const angle = from + ((to - from) * at) / steps;
      this.points.push({ x: x + across * Math.cos(angle), y: y + down * Math.sin(angle) });
    }
  }
}

/** Makes paths of `pen`, and others, such that what is drawn along them is known. */
export function usePaths() {
  pen.Path = /** @type {any} */ (FakePath);
  globalThis.Path2D = /** @type {any} */ (FakePath);
}

class FakeContext {
  /** @type {Paint[]} */
  paints = [];
  /** @type {Piece[]} */
  pieces = [];
  /** @type {unknown} */
  fillStyle = "";
  /** @type {unknown} */
  strokeStyle = "";
  lineWidth = 1;
  globalAlpha = 1;
  #matrix = STILL;
  /** @type {Matrix[]} */
  #saved = [];
  #path = new FakePath();

  save() {
    this.#saved.push(this.#matrix);
  }

  restore() {
    this.#matrix = this.#saved.pop() ?? STILL;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  translate(x, y) {
    this.#matrix = times(this.#matrix, [1, 0, 0, 1, x, y]);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  scale(x, y) {
    this.#matrix = times(this.#matrix, [x, 0, 0, y, 0, 0]);
  }

  /** @param {number} angle */
  rotate(angle) {
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    this.#matrix = times(this.#matrix, [cosine, sine, -sine, cosine, 0, 0]);
  }

  setLineDash() {}

  clip() {}

  fillRect() {}

  createLinearGradient() {
    return { addColorStop() {} };
  }

  createRadialGradient() {
    return { addColorStop() {} };
  }

  beginPath() {
    this.#path = new FakePath();
  }

  /** @param {[number, number]} point */
  moveTo(...point) {
    this.#path.moveTo(...point);
  }

  /** @param {[number, number]} point */
  lineTo(...point) {
    this.#path.lineTo(...point);
  }

  closePath() {}

  /** @param {Parameters<FakePath["arc"]>} arc */
  arc(...arc) {
    this.#path.arc(...arc);
  }

  /** @param {Parameters<FakePath["ellipse"]>} ellipse */
  ellipse(...ellipse) {
    this.#path.ellipse(...ellipse);
  }

  /** @param {FakePath} [path] */
  fill(path = this.#path) {
    this.#paint("fill", path.points, 0);
  }

  /** @param {FakePath} [path] */
  stroke(path = this.#path) {
    const [a, b] = this.#matrix;
    this.#paint("stroke", path.points, (this.lineWidth / 2) * Math.hypot(a, b));
  }

  /** @param {string} text */
  fillText(text) {
    // Type of 64 units, of which a digit takes about 36 and is 46 high.
    const [across, down] = [18 * text.length, 23];
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: x * across, y: y * down })));
    this.#paint("text", corners, 0, text);
  }

  /**
   * @param {unknown} texture
   * @param {number[]} numbers
   */
  drawImage(texture, ...numbers) {
    this.pieces.push({
      matrix: this.#matrix,
      texture,
      source: numbers.slice(0, 4),
      box: numbers.slice(4),
    });
  }

  /**
   * What is kept as a picture is drawn anew.
   *
   * @param {string} _key
   * @param {Point} spot
   * @param {() => void} draw
   */
  repeat(_key, { x, y }, draw) {
    this.save();
    this.translate(x, y);
    draw();
    this.restore();
  }

  /**
   * @param {Paint["kind"]} kind
   * @param {Point[]} points
   * @param {number} reach
   * @param {string} [text]
   */
  #paint(kind, points, reach, text = "") {
    const [a, b, c, d, e, f] = this.#matrix;
    const places = points.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f }));
    const style = kind === "stroke" ? this.strokeStyle : this.fillStyle;
    const size = text && 64 * Math.hypot(a, b);
    this.paints.push({ kind, style, points: places, reach, text, size: Number(size) });
  }
}

/** A new context. */
export function fakeContext() {
  const fake = new FakeContext();
  /** @type {any} */
  const g = fake;
  return { g: /** @type {Context} */ (g), fake };
}

/**
 * The look of a board that is drawn in tests.
 *
 * @type {import("../../../www/draw/types.js").Look}
 */
export const LOOK = {
  flipped: false,
  boardTheme: "walnut",
  pieceSet: "relief",
  coordinates: "auto",
  motion: "off",
  targets: true,
};
