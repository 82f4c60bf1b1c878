/** A picture of a position: the board with a margin, and a line below it. */
import { Still } from "../board/still.js";
import { BLEED } from "../draw/layout.js";
import { write } from "../draw/pen.js";
import { drawVector } from "../draw/vector.js";
import { readPalette } from "../draw/palette.js";
import { colourOf, gameName, outcomeText, words } from "../text/index.js";

/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Context} from "../draw/pen.js" */
/** @import {Palette} from "../draw/types.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

/** The width that lines and letters are made for, in CSS pixels. Other sizes are this one enlarged. */
const WIDTH = 480;

/** The margin around the board, and the height of the line below it. */
const MARGIN = 12;
const LINE = 30;
const LETTERS = 15;

/** The paper that light and dark boards lie on, and its ink. */
const LIGHT = { paper: "#f4ecdd", ink: "#2a1d12", quiet: "#665440" };
const DARK = { paper: "#14100c", ink: "#f4eadb", quiet: "#b9a78f" };

/**
 * @typedef {object} CardOptions
 * @property {boolean} hasCoordinates
 * @property {boolean} hasCaption
 */

/**
 * The position without what belongs to the move that is being made.
 *
 * @param {View} view
 * @returns {View}
 */
export const atRest = (view) => ({
  ...view,
  entry: [],
  carried: undefined,
  steps: [],
  marks: [],
  animations: [],
});

/**
 * The last move of a position, or how the game has ended.
 *
 * @param {View} view
 */
export function captionOf(view) {
  if (view.outcome) return outcomeText(words, view);
  const move = view.history[view.at - 1];
  if (!move) return words.publish.toMove(colourOf(view, view.turn));
  return words.publish.move(move.number, colourOf(view, move.side), move.isSwap ? undefined : move.text);
}

export class Card {
  #still;
  #palette;
  #px;
  #options;
  #top;
  width = WIDTH;
  height;

  /**
   * @param {Board} board
   * @param {Palette} palette
   * @param {Pick<ErgoBoard, "orientation" | "boardTheme" | "pieceSet">} shown
   * @param {CardOptions} options
   */
  constructor(board, palette, { orientation, boardTheme, pieceSet }, options) {
    this.#palette = palette;
    this.#options = options;
    /** @type {import("../draw/types.js").Look} */
    const look = {
      flipped: orientation === "second",
      boardTheme,
      pieceSet,
      coordinates: options.hasCoordinates ? "frame" : "off",
      motion: "off",
      targets: false,
    };
    const { outer } = new Still(board, 1, look, palette).layout;
    this.#px = (WIDTH - 2 * MARGIN) / outer.width;
    this.#still = new Still(board, this.#px, look, palette);
    // Tall stacks rise above the board.
    this.#top = Math.max(MARGIN, Math.ceil((BLEED - this.#still.layout.frame) * this.#px));
    this.height = Math.round(this.#top + outer.height * this.#px + (options.hasCaption ? LINE : 0) + MARGIN);
  }

  prepare() {
    return this.#still.prepare();
  }

  /**
   * Draws what is the same in all positions, in parts.
   *
   * @param {Context} g
   * @param {number} scale
   * @returns {(() => void)[]}
   */
  partsOfGround(g, scale) {
    const paper = () =>
      this.#enlarged(g, scale, () => {
        g.fillStyle = this.#colours.paper;
        g.fillRect(0, 0, this.width, this.height);
      });
    const onBoard = (/** @type {() => void} */ draw) => () => this.#onBoard(g, scale, draw);
    return [paper, ...this.#still.partsOfGround(g, scale).map(onBoard)];
  }

  /**
   * Draws a position on its ground.
   *
   * @param {Context} g
   * @param {number} scale
   * @param {View} view
   */
  draw(g, scale, view) {
    this.#onBoard(g, scale, () => this.#still.draw(g, atRest(view)));
    if (this.#options.hasCaption) this.#enlarged(g, scale, () => this.#drawCaption(g, view));
  }

  /**
   * The position as SVG.
   *
   * @param {View} view
   */
  toSvg(view) {
    const { width, height } = this;
    return drawVector(
      { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
      (g) => {
        for (const draw of this.partsOfGround(g, 1)) draw();
        this.draw(g, 1, view);
      },
    );
  }

  get #colours() {
    return this.#palette.isDark ? DARK : LIGHT;
  }

  /**
   * @param {Context} g
   * @param {View} view
   */
  #drawCaption(g, view) {
    const { ink, quiet } = this.#colours;
    const y = this.height - (MARGIN + LINE) / 2;
    const art = { g, px: 1, palette: this.#palette };
    write(art, captionOf(view), MARGIN + 4, y, LETTERS, 600, ink, "left");
    if (!view.outcome)
      write(art, gameName(words, view.game), this.width - MARGIN - 4, y, LETTERS, 500, quiet, "right");
  }

  /**
   * @param {Context} g
   * @param {number} scale
   * @param {() => void} draw
   */
  #enlarged(g, scale, draw) {
    g.save();
    g.scale(scale, scale);
    draw();
    g.restore();
  }

  /**
   * @param {Context} g
   * @param {number} scale
   * @param {() => void} draw
   */
  #onBoard(g, scale, draw) {
    this.#enlarged(g, scale, () => {
      g.translate(MARGIN, this.#top);
      g.scale(this.#px, this.#px);
      draw();
    });
  }
}

/**
 * A picture of the board of an element, in its colours. A picture as SVG has no textures, as these are made
 * of pixels.
 *
 * @param {Board} board
 * @param {ErgoBoard} element
 * @param {CardOptions & { isVector?: boolean }} options
 */
export function cardOf(board, element, { isVector, ...options }) {
  const palette = readPalette(element, element);
  // No texture has this name.
  const plain = { ...palette, kind: /** @type {Palette["kind"]} */ ("plain"), cloth: [] };
  return new Card(board, isVector ? plain : palette, element, options);
}
