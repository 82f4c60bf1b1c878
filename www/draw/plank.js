/**
 * Planks of wood, stone and cloth: pieces of the texture of a material. Textures are made behind the first
 * picture; until then, planks have only a colour.
 */
import { apart, mix } from "./pen.js";

/** @import {Context} from "./pen.js" */
/** @typedef {{ kind: "wood" | "stone" | "cloth"; dark: string; light: string }} Material */
/**
 * A rectangle: x, y, width, height.
 *
 * @typedef {[number, number, number, number]} Box
 */

/** The side of a texture, and how much of it a cell shows, in pixels. */
export const SIDE = 320;
const PER_CELL = 64;

/**
 * The textures that `grain.js` has made, by their keys.
 *
 * @type {Map<string, HTMLCanvasElement>}
 */
export const textures = new Map();

/**
 * The key of the texture of a material.
 *
 * @param {Material} material
 */
export const keyOf = ({ kind, dark, light }) => kind + dark + light;

/**
 * Fills a box with a plank: a random piece of the texture, stretched if the plank is longer.
 *
 * @param {Context} g
 * @param {Material} material
 * @param {Box} box
 * @param {boolean} isUpright whether the grain runs from top to bottom
 * @param {() => number} next random numbers
 */
export function drawPlank(g, material, [x, y, width, height], isUpright, next) {
  const [along, across] = isUpright ? [height, width] : [width, height];
  const [length, breadth] = [along, across].map((size) => Math.min(SIDE, size * PER_CELL));
  const [left, top] = [length, breadth].map((size) => next() * (SIDE - size));
  const texture = textures.get(keyOf(material));
  if (!texture) {
    g.fillStyle = mix(material.dark, material.light, 0.5);
    g.fillRect(x, y, width, height);
    return;
  }
  apart(g, () => {
    g.translate(isUpright ? x + width : x, y);
    if (isUpright) g.rotate(Math.PI / 2);
    g.drawImage(texture, left, top, length, breadth, 0, 0, along, across);
  });
}

/**
 * Fills a box with one piece of a material, without seams: where it is larger than the texture, each plank
 * mirrors those beside it.
 *
 * @param {Context} g
 * @param {Material} material
 * @param {Box} box
 * @param {() => number} next random numbers
 */
export function drawSheet(g, material, [x, y, width, height], next) {
  const [columns, rows] = [width, height].map((size) => Math.ceil((size * PER_CELL) / SIDE));
  const [across, down] = [width / columns, height / rows];
  // All planks are the same piece of the texture.
  const [left, top] = [next(), next()];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const numbers = [left, top].values();
      apart(g, () => {
        g.translate(x + (column + 0.5) * across, y + (row + 0.5) * down);
        g.scale(column % 2 ? -1 : 1, row % 2 ? -1 : 1);
        // They overlap, so that nothing shows through between them.
        const [width, height] = [across + 0.01, down + 0.01];
        drawPlank(g, material, [-width / 2, -height / 2, width, height], false, () =>
          Number(numbers.next().value),
        );
      });
    }
  }
}
