/** A game as an animated GIF: a picture of each position, drawn and encoded while the page stays alive. */
import { withEngine } from "../game/engines.js";
import { nextTask } from "../ui/next-task.js";
import { Colours, Gif } from "./gif.js";

/** @import {Setup} from "../game/types.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Card} from "./card.js" */

/** How many positions the palette is made from. */
const SAMPLES = 5;

/** How much longer the last position is shown than the others. */
const LAST = 3;

/**
 * The positions of a line of moves.
 *
 * @param {Setup} setup of the board that has it
 * @param {Pick<View, "game" | "options" | "start" | "moves">} line
 * @param {AbortSignal} signal
 * @param {number} [from] the first ply
 * @returns {Promise<View[]>}
 */
export const positionsOf = (setup, { game, options, start, moves }, signal, from = 0) =>
  withEngine(async (engine) => {
    const line = { game, options, start, moves, gameText: undefined, at: undefined };
    const { error } = await engine.call("open", { ...setup, ...line });
    if (error) throw new Error(error.code);
    /** @type {View[]} */
    const views = [];
    for (let ply = from; ply <= moves.length; ply++) {
      const { view } = await engine.call("goTo", ply);
      // All have the moves of the whole game, of which one copy is enough.
      const { moves: all, history } = views[0] ?? view;
      views.push({ ...view, moves: all, history });
    }
    return views;
  }, signal);

/**
 * @param {Card} card
 * @param {readonly View[]} views
 * @param {object} options
 * @param {number} options.width in pixels
 * @param {number} options.delay how long each position is shown, in hundredths of a second
 * @param {AbortSignal} options.signal
 * @param {(done: number, view: View) => void} options.report how many positions are done
 * @returns {Promise<Uint8Array>} the file
 */
export async function animate(card, views, { width, delay, signal, report }) {
  const scale = width / card.width;
  const height = Math.round(card.height * scale);
  const [ground, canvas] = [canvasOf(width, height), canvasOf(width, height)];
  await card.prepare();
  for (const draw of card.partsOfGround(ground, scale)) {
    draw();
    await nextTask();
  }
  const pixelsOf = (/** @type {View} */ view) => {
    canvas.drawImage(ground.canvas, 0, 0);
    card.draw(canvas, scale, view);
    return new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  };
  const colours = new Colours();
  for (let sample = 0; sample < SAMPLES; sample++) {
    await colours.add(pixelsOf(views[Math.round((sample / (SAMPLES - 1)) * (views.length - 1))]));
    await nextTask();
    signal.throwIfAborted();
  }
  const gif = new Gif(width, height, colours.palette());
  for (const [at, view] of views.entries()) {
    await nextTask();
    signal.throwIfAborted();
    await gif.add(pixelsOf(view), at === views.length - 1 ? LAST * delay : delay);
    report(at + 1, view);
  }
  return gif.finish();
}

/**
 * A canvas whose pixels are read often.
 *
 * @param {number} width
 * @param {number} height
 */
function canvasOf(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
}
