/** The few canvas helpers that all drawings share. Drawings are in cells: one cell is 1. */

/** @import {Art} from "./types.js" */

/** @typedef {CanvasRenderingContext2D} Context */

export const TURN = 2 * Math.PI;

/** Makes paths. While a drawing is written down as SVG, they remember what they consist of. */
export const pen = { Path: globalThis.Path2D };

/**
 * A width in cells that is at least a number of CSS pixels.
 *
 * @param {Art} art
 * @param {number} pixels
 * @param {number} width
 */
export const atLeast = ({ px }, pixels, width) => Math.max(pixels / px, width);

/**
 * A colour with an opacity.
 *
 * @param {string} colour as `#rrggbb`
 * @param {number} alpha
 */
export const fade = (colour, alpha) =>
  colour +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0");

/**
 * The three channels of a colour.
 *
 * @param {string} colour as `#rrggbb`
 */
export const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/**
 * A colour between two others.
 *
 * @param {string} from
 * @param {string} to
 * @param {number} share of the second
 */
export function mix(from, to, share) {
  const other = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + (other[at] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * A circle as the current path.
 *
 * @param {Context} g
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function circle(g, x, y, radius) {
  g.beginPath();
  g.arc(x, y, radius, 0, TURN);
}

/**
 * A rounded rectangle.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 */
export function rounded(x, y, width, height, radius) {
  const path = new pen.Path();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/**
 * A line through points as the current path.
 *
 * @param {Context} g
 * @param {import("./types.js").Point[]} points
 */
export function trace(g, points) {
  g.beginPath();
  for (const { x, y } of points) g.lineTo(x, y);
}

/**
 * Colours at equal distances, or at the places given.
 *
 * @typedef {string | [number, string]} Stop
 */

/**
 * @param {CanvasGradient} gradient
 * @param {Stop[]} stops
 */
function withStops(gradient, stops) {
  stops.forEach((stop, at) => {
    const [place, colour] = typeof stop === "string" ? [at / (stops.length - 1), stop] : stop;
    gradient.addColorStop(place, colour);
  });
  return gradient;
}

/**
 * @param {Context} g
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 * @param {Stop[]} stops
 */
export const linear = (g, x0, y0, x1, y1, ...stops) =>
  withStops(g.createLinearGradient(x0, y0, x1, y1), stops);

/**
 * @param {Context} g
 * @param {[number, number, number]} inner x, y and radius
 * @param {[number, number, number]} outer
 * @param {Stop[]} stops
 */
export const radial = (g, inner, outer, ...stops) =>
  withStops(g.createRadialGradient(...inner, ...outer), stops);

/**
 * Strokes the current path, or another one.
 *
 * @param {Context} g
 * @param {string | CanvasGradient} style
 * @param {number} width
 * @param {Path2D} [path]
 */
export function stroke(g, style, width, path) {
  g.strokeStyle = style;
  g.lineWidth = width;
  if (path) g.stroke(path);
  else g.stroke();
}

/**
 * Fills the current path, or another one.
 *
 * @param {Context} g
 * @param {string | CanvasGradient} style
 * @param {Path2D} [path]
 * @param {CanvasFillRule} [rule]
 */
export function fill(g, style, path, rule) {
  g.fillStyle = style;
  if (path) g.fill(path, rule);
  else g.fill();
}

/**
 * Draws with the state of the context kept.
 *
 * @param {Context} g
 * @param {() => void} draw
 */
export function apart(g, draw) {
  g.save();
  draw();
  g.restore();
}

/**
 * Draws fainter.
 *
 * @param {Context} g
 * @param {number} alpha
 * @param {() => void} draw
 */
export function faintly(g, alpha, draw) {
  const before = g.globalAlpha;
  g.globalAlpha = before * alpha;
  draw();
  g.globalAlpha = before;
}

/**
 * Writes around a point.
 *
 * @param {Art} art
 * @param {string | number} text
 * @param {number} x
 * @param {number} y
 * @param {number} size in cells
 * @param {number} weight
 * @param {string} colour
 * @param {CanvasTextAlign} [align]
 */
export function write({ g, palette }, text, x, y, size, weight, colour, align = "center") {
  g.save();
  g.translate(x, y);
  // Browsers have a least size of type: it is set large and shrunk.
  g.scale(size / 64, size / 64);
  g.font = `${weight} 64px ${palette.font}`;
  g.textAlign = align;
  g.textBaseline = "middle";
  g.fillStyle = colour;
  g.fillText(String(text), 0, 0);
  g.restore();
}

/**
 * Pseudo-random numbers from 0 to 1, always the same ones.
 *
 * @param {number} seed
 */
export function random(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}
