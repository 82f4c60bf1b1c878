/**
 * Marked cells and arrows over the board. Colour is never alone: each has a form of its own. Loaded with the
 * first of them.
 */
import { addStyles } from "../ui/styles.js";
import { svg } from "../ui/svg.js";
import { discsOf } from "./stones.js";
import styles from "./shapes.css";

/** @import {Piece} from "../wasm/ergo_wasm.js" */
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

/** How many masks have been made: their names differ on the whole page. */
let masks = 0;

export class Shapes {
  #words;
  #board;
  #svg = svg("svg", { class: "shapes" });
  #mask = `ergo-numbers-${masks++}`;
  /** @type {readonly Drawing[]} */
  #shapes = [];
  /** @type {readonly Piece[]} */
  #pieces = [];
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
   * @param {readonly Piece[]} pieces on the board, whose numbers stay visible
   * @param {Drawing} [drawn] one that is being drawn
   * @param {{ text: string; cell: string }} [sign] of the last move, and where that ended
   */
  show(shapes, pieces, drawn, sign) {
    addStyles(styles, this.#board);
    this.#shapes = shapes;
    this.#pieces = pieces;
    this.#drawn = drawn;
    this.#sign = sign;
    this.#render();
  }

  #render() {
    const { width, height } = this.#board.getBoundingClientRect();
    // Both may lie in something zoomed.
    const shown = [this.#shapes, this.#drawn, this.#sign, this.#pieces, width, height, this.#orientation];
    const wanted = JSON.stringify(shown);
    if (wanted === this.#last) return;
    this.#last = wanted;
    const mask = this.#numbers();
    const groups = this.#shapes.map((shape) => this.#group(shape));
    const drawn = this.#drawn ? this.#group(this.#drawn) : undefined;
    drawn?.classList.add("drawn");
    if (mask) for (const group of [...groups, drawn]) group?.setAttribute("mask", `url(#${this.#mask})`);
    const all = [mask, ...groups, drawn, this.#badge()];
    this.#svg.replaceChildren(...all.filter((part) => part !== undefined));
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
   * Where a cell is, in CSS pixels of the board, and the numbers on its stack; nothing if there is no such
   * cell.
   *
   * @param {string} selector of its button
   */
  #spot(selector) {
    const button = /** @type {HTMLElement | null} */ (this.#board.querySelector(selector));
    if (!button) return undefined;
    const { left, top, width, height } = button.style;
    const [x, y, across, down] = [left, top, width, height].map(parseFloat);
    // Rows may be less than a cell apart.
    const size = Math.max(across, down);
    const stack = this.#pieces.find(({ cell }) => String(cell) === button.dataset.cell)?.stack ?? [];
    const discs = discsOf({ px: size, pitch: Math.min(across, down) / size }, stack);
    return { x: x + across / 2, y: y + down / 2, size, discs };
  }

  /** A mask with a hole for each number on the board: they are seen through marks and arrows. */
  #numbers() {
    const spots = this.#pieces.map(({ cell }) => this.#spot(`[data-cell="${cell}"]`));
    const holes = spots.flatMap((spot) =>
      (spot?.discs ?? []).map(({ x, y, across, down }) => {
        const { size, ...middle } = /** @type {NonNullable<typeof spot>} */ (spot);
        const [cx, cy] = [middle.x + x * size, middle.y + y * size];
        return svg("ellipse", { cx, cy, rx: across * size, ry: down * size, fill: "#000000" });
      }),
    );
    if (holes.length === 0) return undefined;
    const whole = { x: "-20%", y: "-20%", width: "140%", height: "140%" };
    const box = svg("rect", { ...whole, fill: "#ffffff" });
    return svg("mask", { id: this.#mask, maskUnits: "userSpaceOnUse", ...whole }, box, ...holes);
  }

  /** The sign, in the corner of its cell. */
  #badge() {
    const spot = this.#sign && this.#spot(named(this.#sign.cell));
    if (!this.#sign || !spot) return undefined;
    const { text } = this.#sign;
    // Letters smaller than a pixel are not drawn well: the unit is a hundredth of a cell.
    const [top] = spot.discs;
    const [right, down] = top ? [36, 100 * top.y - 30] : [34, -34];
    const place = `translate(${spot.x} ${spot.y}) scale(${spot.size / 100}) translate(${right} ${down})`;
    const group = svg("g", { class: `sign ${SIGN_COLOURS[text] ?? "R"}`, transform: place });
    const label = svg("text", { y: "10.5" });
    label.textContent = text;
    group.append(svg("circle", { r: "24" }), label);
    return group;
  }

  /** @param {Drawing} shape */
  #group({ colour, cells }) {
    const [from, to] = cells.map((name) => this.#spot(named(name)));
    if (!from || (cells.length > 1 && !to)) return undefined;
    const group = svg("g", { transform: `translate(${from.x} ${from.y}) scale(${from.size})` });
    if (to) {
      const [x, y] = [(to.x - from.x) / from.size, (to.y - from.y) / from.size];
      if (x !== 0 || y !== 0) group.append(...arrow(x, y, DASHES[colour]));
    } else group.append(...twice(MARKS[colour]));
    // A mask would be moved with it.
    return svg("g", { class: colour }, group);
  }
}

/** @param {string} name of a cell */
const named = (name) => `[data-name="${name}"]`;

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
