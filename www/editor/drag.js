/**
 * Dragging pieces: from the palette, from cell to cell, and off the board. What is dragged follows the
 * pointer above everything.
 */
import { pixelRatio } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { watchPresses } from "../ui/press.js";
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
 * @property {() => void} [end] called when the drag is over
 * @property {(event: PointerEvent) => void} drop called after that, if it was let go somewhere
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
   * @param {PointerEvent} event
   * @returns {import("../ui/press.js").Drag | undefined}
   */
  const press = (event) => {
    const dragged = event.button === 0 ? begin(event) : undefined;
    if (!dragged) return undefined;
    /** @type {HTMLCanvasElement} */
    let canvas;
    const putDown = () => {
      canvas.remove();
      dragged.end?.();
    };
    return {
      start: () => {
        canvas = dragged.draw();
        canvas.classList.add("dragged-piece");
        document.body.append(canvas);
        dragged.lift?.();
      },
      move: ({ clientX, clientY }) => {
        canvas.style.translate = `calc(${clientX}px - 50%) calc(${clientY}px - 50%)`;
      },
      end: (event) => {
        putDown();
        dragged.drop(event);
      },
      cancel: putDown,
    };
  };
  // The board shows which cell is under the pointer.
  watchPresses(element, press, { signal, captures: "never" });
}
