/**
 * The drawn board: two canvases, one for the cells and one for everything that changes.
 */
import { drawAdvice } from "./hint.js";
import { drawGround } from "./cells.js";
import { Layout } from "./layout.js";
import { drawMarks, drawTargets, drawWinningRow } from "./marks.js";
import { TURN, startTime, duration, pose } from "./motion.js";
import { readPalette } from "./palette.js";
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */
/** @typedef {import("../wasm/ergo_wasm.js").Board} Board */
/** @typedef {import("../wasm/ergo_wasm.js").Piece} Piece */
/** @typedef {import("../wasm/ergo_wasm.js").Animation} Animation */
/** @typedef {import("./layout.js").Point} Point */

/** Pointer state: the hovered cell and the dragged piece. */
/** @typedef {{ hovered?: number, dragged?: { cell: number, point: Point }, active: boolean }} Touch */

/** Running animations, their start time, and the stacks before them. */
/** @typedef {{ animations: Animation[], began: number, before: Piece[] }} Motion */

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export class Surface {
  /** @type {Layout | undefined} */
  layout;

  /** The aspect ratio: width divided by height. */
  aspect = 1;

  #ground = document.createElement("canvas");
  #pieces = document.createElement("canvas");
  /** @type {View | undefined} */
  #view;
  /** @type {Touch} */
  #touch = { active: false };
  /** The position after the suggested move. @type {View | undefined} */
  #advice;
  /** @type {import("./palette.js").Palette | undefined} */
  #palette;
  /** The running animations. @type {Motion | undefined} */
  #motion;
  #frame = 0;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.setAttribute("aria-hidden", "true");
      host.append(canvas);
    }
  }

  /** Lays the board out in a rectangle. @param {Board} board @param {{ width: number, height: number }} size in CSS pixels @param {{ flipped: boolean, coordinates: string }} look */
  lay(board, { width }, { flipped, coordinates }) {
    // The previous view belongs to another board, and may use cells that this one does not have.
    if (board !== this.layout?.board) this.#view = this.#motion = this.#advice = undefined;
    this.layout = new Layout(board, width, flipped, coordinates !== "off");
    const { height } = this.layout;
    this.aspect = width / height;
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
    }
    this.repaint();
    // Resizing clears a canvas: drawing in the next frame would flicker.
    this.#draw(performance.now());
  }

  /** The canvas, for resize observers. */
  get canvas() {
    return this.#ground;
  }

  /** Reads the colours again and draws everything. */
  repaint() {
    if (!this.layout) return;
    this.#palette = readPalette(this.host);
    drawGround(scaled(this.#ground, this.layout.width), this.layout, this.#palette);
    this.#request();
  }

  /**
   * Shows another view; if it is a new one, its animations are shown.
   * @param {View} view @param {View | undefined} before where the animations start
   */
  show(view, before) {
    if (view === this.#view) return;
    const seen = before && before !== view && view.animations.length > 0 && !stillness.matches && !document.hidden;
    this.#motion = seen ? { animations: view.animations, began: performance.now(), before: before.pieces } : undefined;
    this.#view = view;
    this.#request();
  }

  /** Shows or hides a suggested move. @param {View | undefined} after the position after it */
  advise(after) {
    if (after === this.#advice) return;
    this.#advice = after;
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
    const ctx = scaled(this.#pieces, layout.width);
    ctx.clearRect(0, 0, layout.width, layout.height);
    const elapsed = this.#motion ? now - this.#motion.began : Infinity;
    const arrival = Math.max(0, ...(this.#motion?.animations.map(duration) ?? []));
    if (elapsed >= arrival + TURN) this.#motion = undefined;
    drawMarks(ctx, layout, palette, view, this.#touch);
    if (this.#motion && elapsed < arrival) this.#drawMotion(ctx, view, this.#motion, elapsed);
    else this.#drawPieces(ctx, view, elapsed - arrival);
    drawTargets(ctx, layout, palette, view, this.#touch);
    if (this.#advice) drawAdvice(ctx, layout, palette, this.#advice);
    this.#drawDragged(ctx, view);
    if (view.outcome && elapsed >= arrival) drawWinningRow(ctx, layout, palette, view.outcome.cells);
    if (this.#motion) this.#request();
  }

  /**
   * The stack on each cell at a given time, including stones that have not started to move and those that
   * have arrived. Stones that move together also form one stack.
   * @param {CanvasRenderingContext2D} ctx @param {View} view @param {Motion} motion @param {number} elapsed
   */
  #drawMotion(ctx, view, { animations, before }, elapsed) {
    const { layout } = this;
    if (!layout) return;
    const resting = new Map(before.map(({ cell, stack }) => [cell, stack]));
    /** @type {Map<string, { stack: StoneRun[], pose: import("./motion.js").Pose }>} */
    const moving = new Map();
    for (const animation of animations.filter((animation) => elapsed >= startTime(animation))) {
      const { path, stack, hand } = animation;
      const end = path[path.length - 1];
      const from = resting.get(path[0]) ?? [];
      if (hand !== "from") resting.set(path[0], lowest(from, height(from) - height(stack)));
      if (elapsed < duration(animation)) {
        const now = pose(animation, elapsed, (cell) => layout.point(cell));
        const place = [now.point.x, now.point.y, now.alpha].map(Math.round).join(" ");
        moving.set(place, { stack: [...(moving.get(place)?.stack ?? []), ...stack], pose: now });
      } else if (hand !== "into") resting.set(end, [...(resting.get(end) ?? []), ...stack]);
    }
    for (const [cell, stack] of resting) this.#drawStack(ctx, view, stack, layout.point(cell));
    for (const { stack, pose } of moving.values()) this.#drawStack(ctx, view, stack, pose.point, [pose.scale, pose.scale], pose.alpha);
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view @param {number} landed milliseconds since everything arrived */
  #drawPieces(ctx, view, landed) {
    for (const piece of view.pieces) {
      const point = this.layout?.point(piece.cell);
      if (!point) continue;
      const moving = this.#motion?.animations.find(({ path }) => path.at(-1) === piece.cell);
      const turns = moving && moving.stack.at(-1)?.shape !== piece.stack.at(-1)?.shape;
      if (turns) {
        // It turns over: the old face narrows, the new one widens.
        const t = Math.min(1, landed / TURN);
        const stack = t < 0.5 ? moving.stack : piece.stack;
        this.#drawStack(ctx, view, stack, point, [Math.max(0.02, Math.abs(1 - 2 * t)), 1]);
      } else {
        const alpha = this.#touch.dragged?.cell === piece.cell ? 0.3 : 1;
        this.#drawStack(ctx, view, piece.stack, point, [1, 1], alpha);
      }
    }
  }

  /** @param {CanvasRenderingContext2D} ctx @param {View} view */
  #drawDragged(ctx, view) {
    const { dragged } = this.#touch;
    const piece = view.pieces.find(({ cell }) => cell === dragged?.cell);
    if (dragged && piece) this.#drawStack(ctx, view, piece.stack, dragged.point, [1.15, 1.15]);
  }

  /**
   * @param {CanvasRenderingContext2D} ctx @param {View} view
   * @param {import("../wasm/ergo_wasm.js").StoneRun[]} stack @param {Point} point
   * @param {[number, number]} [scale] @param {number} [alpha]
   */
  #drawStack(ctx, view, stack, point, scale = [1, 1], alpha = 1) {
    if (!this.layout || !this.#palette) return;
    ctx.save();
    ctx.globalAlpha = alpha;
    ctx.translate(point.x, point.y);
    ctx.scale(...scale);
    drawStack(ctx, stack, { x: 0, y: 0 }, this.layout.cell, view.tones, this.#palette);
    ctx.restore();
  }
}

/** @typedef {import("../wasm/ergo_wasm.js").StoneRun} StoneRun */

/** @param {StoneRun[]} stack */
const height = (stack) => stack.reduce((sum, run) => sum + run.count, 0);

/** The lowest stones of a stack. @param {StoneRun[]} stack @param {number} stones how many */
function lowest(stack, stones) {
  let left = stones;
  return stack.flatMap((run) => {
    const count = Math.max(0, Math.min(run.count, left));
    left -= count;
    return count > 0 ? [{ ...run, count }] : [];
  });
}

/** A context that draws in CSS pixels. @param {HTMLCanvasElement} canvas @param {number} width of it, in those */
function scaled(canvas, width) {
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const scale = canvas.width / width;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  return ctx;
}
