/**
 * Marked cells and arrows over the board. Colour is never alone: each has a form of its own. Loaded with the
 * first of them.
 */
import { addStyles } from "../ui/styles.js";
import { svg } from "../ui/svg.js";
import styles from "./shapes.css";

/** @import {Drawing} from "../wasm/ergo_wasm.js" */
/** @import {Words} from "../text/language.js" */

/**
 * How arrows of each colour are dashed, in cells.
 *
 * @type {Record<string, number[]>}
 */
const DASHES = { G: [], R: [0.3, 0.1], Y: [0.1, 0.1], B: [0.3, 0.08, 0.08, 0.08] };

/** The width of lines and of the rim around them, in cells. */
const LINE = 0.11;
const RIM = 0.06;

/** @typedef {{ x: number; y: number }} Point */

export class Shapes {
  #words;
  #board;
  #svg = svg("svg", { class: "shapes" });
  /** @type {readonly Drawing[]} */
  #shapes = [];
  /**
   * The one that is being drawn.
   *
   * @type {Drawing | undefined}
   */
  #drawn;
  /**
   * The sign of the last move, and where that ended.
   *
   * @type {{ text: string; cell: string } | undefined}
   */
  #sign;
  #last = "";

  /**
   * @param {Words} words
   * @param {HTMLElement} board
   */
  constructor(words, board) {
    this.#words = words;
    this.#board = board;
    board.append(this.#svg);
    new ResizeObserver(() => this.#render()).observe(board);
  }

  /**
   * @param {readonly Drawing[]} shapes
   * @param {Drawing} [drawn] one that is being drawn
   * @param {{ text: string; cell: string }} [sign] of the last move, and where that ended
   */
  show(shapes, drawn, sign) {
    addStyles(styles, this.#board);
    this.#shapes = shapes;
    this.#drawn = drawn;
    this.#sign = sign;
    this.#render();
  }

  #render() {
    const { width, height } = this.#board.getBoundingClientRect();
    // Both may lie in something zoomed.
    const wanted = JSON.stringify([this.#shapes, this.#drawn, this.#sign, width, height, this.#orientation]);
    if (wanted === this.#last) return;
    this.#last = wanted;
    const groups = this.#shapes.map((shape) => this.#group(shape));
    const drawn = this.#drawn ? this.#group(this.#drawn) : undefined;
    drawn?.classList.add("drawn");
    this.#svg.replaceChildren(...[...groups, drawn, this.#badge()].filter((group) => group !== undefined));
    const label = this.#words.moveList.shapes(this.#shapes);
    const attributes = { role: "img", "aria-label": label };
    for (const [name, value] of Object.entries(attributes)) {
      if (label) this.#svg.setAttribute(name, value);
      else this.#svg.removeAttribute(name);
    }
  }

  /** Which way round the board lies. */
  get #orientation() {
    return this.#board.querySelector("[data-name]")?.getAttribute("style") ?? "";
  }

  /**
   * Where a cell is, in CSS pixels of the board; nothing if it has no such cell.
   *
   * @param {string} name
   */
  #spot(name) {
    const button = /** @type {HTMLElement | null} */ (this.#board.querySelector(`[data-name="${name}"]`));
    if (!button) return undefined;
    const { left, top, width, height } = button.style;
    const [x, y, across, down] = [left, top, width, height].map(parseFloat);
    // Rows may be less than a cell apart.
    return { x: x + across / 2, y: y + down / 2, size: Math.max(across, down) };
  }

  /** The sign, in the corner of its cell. */
  #badge() {
    const spot = this.#sign && this.#spot(this.#sign.cell);
    if (!this.#sign || !spot) return undefined;
    const { text } = this.#sign;
    // Letters smaller than a pixel are not drawn well: the unit is a hundredth of a cell.
    const place = `translate(${spot.x} ${spot.y}) scale(${spot.size / 100}) translate(34 -34)`;
    const group = svg("g", { class: `sign ${SIGN_COLOURS[text] ?? "R"}`, transform: place });
    const label = svg("text", { y: "10.5" });
    label.textContent = text;
    group.append(svg("circle", { r: "24" }), label);
    return group;
  }

  /** @param {Drawing} shape */
  #group({ colour, cells }) {
    const [from, to] = cells.map((name) => this.#spot(name));
    if (!from || (cells.length > 1 && !to)) return undefined;
    const group = svg("g", {
      class: colour,
      transform: `translate(${from.x} ${from.y}) scale(${from.size})`,
    });
    if (to) {
      const [x, y] = [(to.x - from.x) / from.size, (to.y - from.y) / from.size];
      if (x !== 0 || y !== 0) group.append(...arrow(x, y, DASHES[colour]));
    } else group.append(...twice(MARKS[colour]));
    return group;
  }
}

/**
 * The colours of signs: of good moves, of doubtful ones, and of mistakes.
 *
 * @type {Record<string, string>}
 */
const SIGN_COLOURS = { "!": "G", "!!": "G", "!?": "B", "?!": "Y" };

/**
 * The marks: a circle, a square, a triangle and a diamond.
 *
 * @type {Record<string, string>}
 */
const MARKS = {
  G: "M0.4 0A0.4 0.4 0 1 1 -0.4 0A0.4 0.4 0 1 1 0.4 0Z",
  R: "M-0.36 -0.36H0.36V0.36H-0.36Z",
  Y: "M0 -0.41L0.4 0.3H-0.4Z",
  B: "M0 -0.43L0.43 0L0 0.43L-0.43 0Z",
};

/**
 * A line with a rim, so that it shows on every ground.
 *
 * @param {string} d
 * @param {readonly number[]} [dashes]
 */
function twice(d, dashes = []) {
  const line = (
    /** @type {string} */ name,
    /** @type {number} */ width,
    /** @type {readonly number[]} */ dashed,
  ) =>
    svg("path", {
      class: name,
      d,
      "stroke-width": String(width),
      ...(dashed.length > 0 && { "stroke-dasharray": dashed.join(" ") }),
    });
  return [line("rim", LINE + RIM, []), line("ink", LINE, dashes)];
}

/**
 * An arrow from the middle of a cell to another point, in cells.
 *
 * @param {number} x
 * @param {number} y
 * @param {readonly number[]} dashes
 */
function arrow(x, y, dashes) {
  const length = Math.hypot(x, y);
  const [dx, dy] = [x / length, y / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(dx * along - dy * aside).toFixed(3)} ${(dy * along + dx * aside).toFixed(3)}`;
  const [start, neck, end] = [0.2, length - 0.38, length - 0.08];
  const tip = `M${at(end, 0)}L${at(neck, 0.21)}L${at(neck, -0.21)}Z`;
  const [rim, ink] = twice(`M${at(start, 0)}L${at(neck, 0)}`, dashes);
  return [
    rim,
    svg("path", { class: "rim", d: tip, "stroke-width": String(RIM) }),
    ink,
    svg("path", { class: "tip", d: tip }),
  ];
}
