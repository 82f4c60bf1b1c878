/**
 * The pictures of the games in the list. Those that are not known yet are read again while the list is shown,
 * the last ones that were asked for first.
 */
import { readPalette } from "../draw/palette.js";
import { broken } from "./broken.js";
import { DAMAGED } from "../storage/entry.js";
import { drawPicture, isPicture } from "./picture.js";

/** @import {Summary} from "../storage/types.js" */

/** How long pictures are drawn in a frame, in milliseconds: rows that are scrolled by quickly have none. */
const SHARE = 5;

export class Pictures {
  #board;
  #find;
  #palette;
  /**
   * The rows whose pictures are to be drawn.
   *
   * @type {Map<HTMLCanvasElement, Summary>}
   */
  #undrawn = new Map();
  #frame = 0;
  /**
   * The rows whose pictures are not known.
   *
   * @type {Map<HTMLCanvasElement, Summary>}
   */
  #waiting = new Map();
  #isFinding = false;

  /**
   * @param {import("../element/ergo-board.js").ErgoBoard} board whose theme they have
   * @param {(summary: Summary) => Promise<string | undefined>} find
   */
  constructor(board, find) {
    this.#board = board;
    this.#find = find;
    this.#palette = readPalette(board, board);
  }

  /** Takes over the theme of the board. */
  restyle() {
    this.#palette = readPalette(this.#board, this.#board);
  }

  /**
   * @param {Summary} summary
   * @returns {Element}
   */
  make(summary) {
    if (summary.game === DAMAGED) return broken();
    const canvas = document.createElement("canvas");
    canvas.className = "emblem";
    canvas.setAttribute("aria-hidden", "true");
    this.#undrawn.set(canvas, summary);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#drawSome());
    return canvas;
  }

  /** Draws what is still in the list, as much as a frame has time for. */
  #drawSome() {
    const until = performance.now() + SHARE;
    this.#frame = 0;
    for (const [canvas, summary] of this.#undrawn) {
      if (performance.now() > until) {
        this.#frame = requestAnimationFrame(() => this.#drawSome());
        return;
      }
      this.#undrawn.delete(canvas);
      if (!canvas.isConnected) continue;
      if (isPicture(summary.picture)) drawPicture(canvas, summary.game, summary.picture, this.#palette);
      else this.#waiting.set(canvas, summary);
    }
    if (this.#waiting.size > 0) void this.#findAll();
  }

  async #findAll() {
    if (this.#isFinding) return;
    this.#isFinding = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const [canvas, summary] = next;
      const found = await this.#find(summary).catch(() => undefined);
      if (!isPicture(found)) continue;
      summary.picture = found;
      drawPicture(canvas, summary.game, found, this.#palette);
    }
    this.#isFinding = false;
  }

  /** The last row that waits and is still there. */
  #next() {
    for (const canvas of this.#waiting.keys()) if (!canvas.isConnected) this.#waiting.delete(canvas);
    const last = [...this.#waiting].at(-1);
    if (last) this.#waiting.delete(last[0]);
    return last;
  }
}
