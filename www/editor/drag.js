/**
 * Dragging pieces: from the palette, from cell to cell, and off the board. What is dragged follows the
 * pointer above everything.
 */
import { pixelRatio } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { TAP_TOLERANCE } from "../board/pointer.js";
import { drawStack } from "../draw/stones.js";

/** @import {StoneRun} from "../wasm/ergo_wasm.js" */
/** @import {Tone} from "../wasm/ergo_wasm.js" */
/** @import {Palette} from "../draw/types.js" */

/** Room around a piece, in cells: tall stacks rise above their cell. */
const ROOM = 1.6;

/**
 * Draws stones on a canvas of their own, which is as wide as `ROOM` cells.
 *
 * @param {StoneRun[]} stack
 * @param {[Tone, Tone]} tones
 * @param {{ cell: number; palette: Palette; pitch?: number }} style
 */
export function picture(stack, tones, { cell, palette, pitch }) {
  const canvas = make("canvas", { "aria-hidden": "true" });
  const size = ROOM * cell;
  const ratio = pixelRatio(document.body);
  canvas.width = canvas.height = Math.round(size * ratio);
  Object.assign(canvas.style, { width: `${size}px`, height: `${size}px` });
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  g.scale(cell * ratio, cell * ratio);
  drawStack({ g, px: cell, palette, pitch }, stack, ROOM / 2, ROOM / 2, tones);
  return canvas;
}

/**
 * @typedef {object} Dragged
 * @property {() => HTMLCanvasElement} draw what follows the pointer
 * @property {() => void} [lift] called when it sets out
 * @property {(event: PointerEvent) => void} drop called where it is let go
 * @property {() => void} [end] called after that, and if nothing comes of it
 */

/**
 * Listens for drags that start on an element.
 *
 * @param {HTMLElement} element
 * @param {(event: PointerEvent) => Dragged | undefined} begin what is under the pointer
 * @param {AbortSignal} signal
 */
export function watchDrags(element, begin, signal) {
  /**
   * @type {{ id: number; x: number; y: number; dragged: Dragged; canvas?: HTMLCanvasElement }
   *   | undefined}
   */
  let press;
  /** The click at the end of a drag is ignored. */
  let swallowClick = false;

  const release = () => {
    press?.canvas?.remove();
    if (press?.canvas) press.dragged.end?.();
    press = undefined;
  };
  element.addEventListener(
    "pointerdown",
    (event) => {
      swallowClick = false;
      const dragged = event.button === 0 ? begin(event) : undefined;
      if (dragged) press = { id: event.pointerId, x: event.clientX, y: event.clientY, dragged };
    },
    { signal },
  );
  document.addEventListener(
    "pointermove",
    (event) => {
      if (press?.id !== event.pointerId) return;
      // The button was released outside the window.
      if (event.buttons === 0) return release();
      const { clientX: x, clientY: y } = event;
      if (!press.canvas && Math.hypot(x - press.x, y - press.y) > TAP_TOLERANCE) {
        press.canvas = press.dragged.draw();
        press.canvas.classList.add("dragged-piece");
        document.body.append(press.canvas);
        press.dragged.lift?.();
      }
      if (press.canvas) press.canvas.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    },
    { signal },
  );
  document.addEventListener(
    "pointerup",
    (event) => {
      if (press?.id !== event.pointerId) return;
      const { dragged, canvas } = press;
      swallowClick = canvas !== undefined;
      release();
      if (canvas) dragged.drop(event);
    },
    { signal },
  );
  document.addEventListener("pointercancel", ({ pointerId }) => press?.id === pointerId && release(), {
    signal,
  });
  signal.addEventListener("abort", release);
  element.addEventListener(
    "click",
    (event) => {
      if (swallowClick) {
        event.preventDefault();
        event.stopPropagation();
      }
      swallowClick = false;
    },
    { capture: true, signal },
  );
}
