/** Keeps drawings of pieces as pictures: while something moves, everything else is only copied. */
import { apart } from "./pen.js";

/** @import {Art} from "./types.js" */

/** The most pictures that are kept. */
const MOST = 120;

/** How far a drawing may reach from its middle, in cells. */
const REACH = { left: 0.65, right: 0.75, above: 1.15, below: 0.8 };

/** @type {Map<string, HTMLCanvasElement>} */
const stamps = new Map();

/** Forgets all pictures, as typefaces or colours may have changed. */
export const forgetStamps = () => stamps.clear();

/**
 * Draws something around a point, and keeps it to be drawn again. It must not depend on anything but its key,
 * the theme and the size of a cell.
 *
 * @param {Art} art
 * @param {string} key
 * @param {import("./types.js").Point} spot
 * @param {(art: Art) => void} draw around the origin
 */
export function stamp(art, key, { x, y }, draw) {
  const { g, px, palette, pitch } = art;
  if ("repeat" in g)
    return /** @type {import("./vector.js").Repeating} */ (g).repeat(key, { x, y }, () => draw(art));
  const { a: scale, e, f } = g.getTransform();
  const full = [key, palette.name, palette.isPlain, pitch, scale, px].join();
  const [left, above] = [Math.ceil(REACH.left * scale), Math.ceil(REACH.above * scale)];
  let canvas = stamps.get(full);
  if (!canvas) {
    canvas = document.createElement("canvas");
    canvas.width = left + Math.ceil(REACH.right * scale);
    canvas.height = above + Math.ceil(REACH.below * scale);
    const own = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    own.setTransform(scale, 0, 0, scale, left, above);
    draw({ ...art, g: own });
    if (stamps.size >= MOST) stamps.clear();
    stamps.set(full, canvas);
  }
  const picture = canvas;
  apart(g, () => {
    // On whole pixels it stays sharp.
    g.setTransform(1, 0, 0, 1, Math.round(e + x * scale) - left, Math.round(f + y * scale) - above);
    g.drawImage(picture, 0, 0);
  });
}
