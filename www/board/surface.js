/**
 * The drawn board: two canvases, one for the ground and one for what changes. It draws what it is
 * told to show and decides nothing.
 */
import { drawGround } from "./ground.js";
import { Layout } from "./layout.js";
import { drawMarks, drawWinningRow } from "./marks.js";
import { TURN, duration, pose } from "./motion.js";
import { readPalette } from "./palette.js";
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Board} Board */
/** @typedef {import("../wasm/ergo_wasm.js").Piece} Piece */
/** @typedef {import("../wasm/ergo_wasm.js").Travel} Travel */
/** @typedef {import("./layout.js").Point} Point */

/** What is shown besides the game itself: where the pointer is, and what it drags. */
/** @typedef {{ hovered?: number, dragged?: { cell: number, point: Point }, active: boolean }} Touch */

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export class Surface {
  /** @type {Layout | undefined} */
  layout;

  #ground = document.createElement("canvas");
  #pieces = document.createElement("canvas");
  /** @type {View | undefined} */
  #view;
  /** @type {Touch} */
  #touch = { active: false };
  /** @type {import("./palette.js").Palette | undefined} */
  #palette;
  /** The travels under way. */
  #motion = /** @type {{ travels: Travel[], began: number } | undefined} */ (undefined);
  #frame = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.setAttribute("aria-hidden", "true");
      host.append(canvas);
    }
  }

  /** Lays the board out anew. @param {Board} board @param {number} width @param {boolean} flipped */
  lay(board, width, flipped) {
    this.layout = new Layout(board, width, flipped);
    const { height } = this.layout;
    this.host.style.height = `${height}px`;
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
    }
    this.repaint();
  }

  /** Reads the colours anew and draws everything. */
  repaint() {
    if (!this.layout) return;
    this.#palette = readPalette(this.host);
    drawGround(scaled(this.#ground), this.layout, this.#palette);
    this.#request();
  }

  /** Shows another view; if it is a new one, what travelled is seen to travel. @param {View} view */
  show(view) {
    if (view !== this.#view && view.travels.length > 0 && !stillness.matches && !document.hidden) {
      this.#motion = { travels: view.travels, began: performance.now() };
    } else if (view !== this.#view) {
      this.#motion = undefined;
    }
    this.#view = view;
    this.#request();
  }

  /** @param {Touch} touch */
  touch(touch) {
    this.#touch = touch;
    this.#request();
  }

  /** Stops drawing. */
  close() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #request() {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#draw(now);
    });
  }

  /** @param {number} now */
  #draw(now) {
    const [view, layout, palette] = [this.#view, this.layout, this.#palette];
    if (!view || !layout || !palette) return;
    const ctx = scaled(this.#pieces);
    ctx.clearRect(0, 0, layout.width, layout.height);
    const moving = this.#moving(now);
    drawMarks(ctx, layout, palette, view, this.#touch);
    for (const piece of view.pieces) this.#drawPiece(ctx, view, piece, moving, now);
    this.#drawTravellers(ctx, view, moving, now);
    this.#drawDragged(ctx, view);
    if (view.outcome && moving.length === 0) drawWinningRow(ctx, layout, palette, view.outcome.cells);
    if (this.#motion) this.#request();
  }

  /** The travels still under way; the motion ends with the last. @param {number} now */
  #moving(now) {
    if (!this.#motion) return [];
    const { travels, began } = this.#motion;
    const last = Math.max(...travels.map(duration)) + TURN;
    if (now - began >= last) this.#motion = undefined;
    return travels.filter((travel) => now - began < duration(travel));
  }

  /**
   * A piece where it stands, unless it is still on its way or in somebody's fingers.
   * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Piece} piece
   * @param {Travel[]} moving @param {number} now
   */
  #drawPiece(ctx, view, piece, moving, now) {
    const { layout } = this;
    if (!layout || !this.#palette) return;
    if (moving.some(({ path }) => path.at(-1) === piece.cell)) return;
    if (this.#touch.dragged?.cell === piece.cell) ctx.globalAlpha = 0.3;
    const point = layout.point(piece.cell);
    const landed = this.#motion?.travels.find(({ path }) => path.at(-1) === piece.cell);
    const turning = landed && top(landed.stack)?.shape !== top(piece.stack)?.shape;
    if (landed && turning && this.#motion) {
      // It turns over: the old face narrows, the new one widens.
      const t = Math.min(1, (now - this.#motion.began - duration(landed)) / TURN);
      const stack = t < 0.5 ? landed.stack : piece.stack;
      this.#drawTransformed(ctx, view, stack, point, [Math.max(0.02, Math.abs(1 - 2 * t)), 1], 1);
    } else {
      drawStack(ctx, piece.stack, point, layout.cell, view.tones, this.#palette);
    }
    ctx.globalAlpha = 1;
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view @param {Travel[]} moving @param {number} now */
  #drawTravellers(ctx, view, moving, now) {
    const { layout } = this;
    if (!layout || !this.#motion) return;
    for (const travel of moving) {
      const at = pose(travel, now - this.#motion.began, (cell) => layout.point(cell));
      this.#drawTransformed(ctx, view, travel.stack, at.point, [at.scale, at.scale], at.alpha);
    }
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view */
  #drawDragged(ctx, view) {
    const { dragged } = this.#touch;
    const piece = view.pieces.find(({ cell }) => cell === dragged?.cell);
    if (dragged && piece) this.#drawTransformed(ctx, view, piece.stack, dragged.point, [1.15, 1.15], 1);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {View} view
   * @param {import("../wasm/ergo_wasm.js").Stones[]} stack @param {Point} point
   * @param {[number, number]} scale @param {number} alpha
   */
  #drawTransformed(ctx, view, stack, point, scale, alpha) {
    if (!this.layout || !this.#palette) return;
    ctx.save();
    ctx.globalAlpha = alpha;
    ctx.translate(point.x, point.y);
    ctx.scale(...scale);
    drawStack(ctx, stack, { x: 0, y: 0 }, this.layout.cell, view.tones, this.#palette);
    ctx.restore();
  }
}

/** @param {import("../wasm/ergo_wasm.js").Stones[]} stack */
const top = (stack) => stack.at(-1);

/** A context that draws in CSS pixels. @param {HTMLCanvasElement} canvas */
function scaled(canvas) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  return ctx;
}
