/**
 * Wood, stone and cloth. The grain of a material is a square of values that is computed once; a texture is
 * that square in the colours of a theme.
 */
import { apart, channels, random } from "./pen.js";

/** @typedef {import("./pen.js").Context} Context */
/** @typedef {{ kind: "wood" | "stone" | "cloth", dark: string, light: string }} Material */
/** A rectangle: x, y, width, height. @typedef {[number, number, number, number]} Box */

/** The side of the square, and how much of it a cell shows, in pixels. */
const SIDE = 320;
const PER_CELL = 64;

const next = random(7);
const LATTICE = Float32Array.from({ length: 65_536 }, next);

/** Smooth noise from 0 to 1. @param {number} x @param {number} y */
function noise(x, y) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - column, y - row];
  const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
  const left = column & 255;
  const right = (column + 1) & 255;
  const above = (row & 255) << 8;
  const below = ((row + 1) & 255) << 8;
  const top = LATTICE[above | left] + (LATTICE[above | right] - LATTICE[above | left]) * u;
  const bottom = LATTICE[below | left] + (LATTICE[below | right] - LATTICE[below | left]) * u;
  return top + (bottom - top) * v;
}

/** The values of the kinds of grain, from dark to light; the grain runs along x. */
const GRAINS = {
  /** Growth rings, fibres and pores. @param {number} x @param {number} y */
  wood(x, y) {
    const warp = noise(x * 0.008 + 3, y * 0.03 + 3) * 2.2 + noise(x * 0.02, y * 0.09 + 3) * 0.5;
    const ring = 0.5 + 0.5 * Math.sin(y * 0.16 + warp * 5.5);
    const fibre = noise(x * 0.035 + 3, y * 0.95);
    const cloud = noise(x * 0.012, y * 0.02);
    const pore = Math.max(0, noise(x * 0.06, y * 1.7 + 3) - 0.8);
    return 0.42 + 0.3 * ring * ring + 0.3 * (fibre - 0.5) + 0.16 * (cloud - 0.5) - 1.5 * pore;
  },
  /** Mottled, with thin veins. @param {number} x @param {number} y */
  stone(x, y) {
    const mottle = noise(x * 0.02 + 3, y * 0.02) * 0.5 + noise(x * 0.06, y * 0.06 + 3) * 0.3 + noise(x * 0.5, y * 0.5) * 0.2;
    const vein = Math.abs(noise(x * 0.012 + mottle, y * 0.018 + mottle * 2 + 3) - 0.5);
    return 0.25 + mottle * 0.7 - 9 * Math.max(0, 0.02 - vein);
  },
  /** Fine speckle, for cloth and paper. @param {number} x @param {number} y */
  cloth: (x, y) => 0.5 + 0.5 * (noise(x * 0.7 + 3, y * 0.7) - 0.5) + 0.3 * (noise(x * 0.05, y * 0.6) - 0.5),
};

/** @type {Map<string, Float32Array>} */
const grains = new Map();
/** @type {Map<string, HTMLCanvasElement>} */
const textures = new Map();

/** @template T @param {Map<string, T>} cache @param {string} key @param {() => T} make */
function once(cache, key, make) {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}

/** @param {Material["kind"]} kind */
const grainOf = (kind) =>
  once(grains, kind, () =>
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => Math.min(1, Math.max(0, GRAINS[kind](at % SIDE, Math.floor(at / SIDE))))),
  );

/** @param {Material} material */
const textureOf = ({ kind, dark, light }) =>
  once(textures, kind + dark + light, () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = SIDE;
    const g = /** @type {Context} */ (canvas.getContext("2d"));
    const image = g.createImageData(SIDE, SIDE);
    const pixels = new Uint32Array(image.data.buffer);
    const [low, high] = [channels(dark), channels(light)];
    // Every possible colour is mixed once.
    const colours = Uint32Array.from({ length: 256 }, (_, at) => {
      const [red, green, blue] = low.map((value, channel) => value + ((high[channel] - value) * at) / 255);
      return (0xff << 24) | (blue << 16) | (green << 8) | red;
    });
    grainOf(kind).forEach((value, at) => (pixels[at] = colours[Math.round(value * 255)]));
    g.putImageData(image, 0, 0);
    return canvas;
  });

/** Fills a box with a plank: a random piece of the texture, stretched if the plank is longer. @param {Context} g @param {Material} material @param {Box} box @param {boolean} isUpright whether the grain runs from top to bottom @param {() => number} next random numbers */
export function drawPlank(g, material, [x, y, width, height], isUpright, next) {
  const [along, across] = isUpright ? [height, width] : [width, height];
  const [length, breadth] = [along, across].map((size) => Math.min(SIDE, size * PER_CELL));
  const [left, top] = [length, breadth].map((size) => next() * (SIDE - size));
  apart(g, () => {
    g.translate(isUpright ? x + width : x, y);
    if (isUpright) g.rotate(Math.PI / 2);
    g.drawImage(textureOf(material), left, top, length, breadth, 0, 0, along, across);
  });
}
