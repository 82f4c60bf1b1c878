/**
 * The textures of wood, stone and cloth. The grain of a material is a square of values that is computed once;
 * a texture is that square in the colours of a theme. All of it takes long on a phone, and is done in short
 * tasks.
 */
import { nextTask } from "../ui/next-task.js";
import { channels, random } from "./pen.js";
import { SIDE, keyOf, textures } from "./plank.js";

/** @import {Context} from "./pen.js" */
/** @import {Material} from "./plank.js" */

/** Random values, filled in before the first grain. */
const LATTICE = new Float32Array(65_536);

function fillLattice() {
  const next = random(7);
  for (let at = 0; at < LATTICE.length; at++) LATTICE[at] = next();
}

/**
 * Smooth noise from 0 to 1.
 *
 * @param {number} x
 * @param {number} y
 */
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
  /**
   * Growth rings, fibres and pores.
   *
   * @param {number} x
   * @param {number} y
   */
  wood(x, y) {
    const warp = noise(x * 0.008 + 3, y * 0.03 + 3) * 2.2 + noise(x * 0.02, y * 0.09 + 3) * 0.5;
    const ring = 0.5 + 0.5 * Math.sin(y * 0.16 + warp * 5.5);
    const fibre = noise(x * 0.035 + 3, y * 0.95);
    const cloud = noise(x * 0.012, y * 0.02);
    const pore = Math.max(0, noise(x * 0.06, y * 1.7 + 3) - 0.8);
    return 0.42 + 0.3 * ring * ring + 0.3 * (fibre - 0.5) + 0.16 * (cloud - 0.5) - 1.5 * pore;
  },
  /**
   * Mottled, with thin veins.
   *
   * @param {number} x
   * @param {number} y
   */
  stone(x, y) {
    const mottle =
      noise(x * 0.02 + 3, y * 0.02) * 0.5 +
      noise(x * 0.06, y * 0.06 + 3) * 0.3 +
      noise(x * 0.5, y * 0.5) * 0.2;
    const vein = Math.abs(noise(x * 0.012 + mottle, y * 0.018 + mottle * 2 + 3) - 0.5);
    return 0.25 + mottle * 0.7 - 9 * Math.max(0, 0.02 - vein);
  },
  /**
   * Fine speckle, for cloth and paper.
   *
   * @param {number} x
   * @param {number} y
   */
  cloth: (x, y) => 0.5 + 0.5 * (noise(x * 0.7 + 3, y * 0.7) - 0.5) + 0.3 * (noise(x * 0.05, y * 0.6) - 0.5),
};

/**
 * The values of each kind of grain, once they are computed.
 *
 * @type {Map<Material["kind"], Float32Array>}
 */
const grains = new Map();
/**
 * Their computations.
 *
 * @type {Map<Material["kind"], Promise<void>>}
 */
const growing = new Map();

/** The longest that the page is kept from doing something else, in milliseconds. */
const SLICE = 6;

/**
 * Computes the values of a grain, a slice at a time, so that the page stays alive.
 *
 * @param {Material["kind"]} kind
 */
async function grow(kind) {
  const values = new Float32Array(SIDE * SIDE);
  await nextTask();
  if (LATTICE[0] === 0) fillLattice();
  let until = 0;
  for (let y = 0; y < SIDE; y++) {
    if (performance.now() > until) {
      await nextTask();
      until = performance.now() + SLICE;
    }
    for (let x = 0; x < SIDE; x++) values[y * SIDE + x] = Math.min(1, Math.max(0, GRAINS[kind](x, y)));
  }
  grains.set(kind, values);
}

/**
 * Makes the textures of materials.
 *
 * @param {Material[]} materials
 * @returns {Promise<void> | undefined} nothing if they are there already, or at once
 */
export function prepareTextures(materials) {
  if (!materials.every(({ kind }) => grains.has(kind))) return prepare(materials);
  for (const material of materials) makeTexture(material);
  return undefined;
}

/** @param {Material[]} materials */
async function prepare(materials) {
  for (const material of materials) {
    const { kind } = material;
    const growth = growing.get(kind) ?? grow(kind);
    growing.set(kind, growth);
    await growth;
    await nextTask();
    makeTexture(material);
  }
}

/** @param {Material} material */
function makeTexture(material) {
  const grain = grains.get(material.kind);
  if (!grain || textures.has(keyOf(material))) return;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const g = /** @type {Context} */ (canvas.getContext("2d"));
  const image = g.createImageData(SIDE, SIDE);
  const pixels = new Uint32Array(image.data.buffer);
  const [low, high] = [channels(material.dark), channels(material.light)];
  // Every possible colour is mixed once.
  const colours = Uint32Array.from({ length: 256 }, (_, at) => {
    const [red, green, blue] = low.map((value, channel) => value + ((high[channel] - value) * at) / 255);
    return (0xff << 24) | (blue << 16) | (green << 8) | red;
  });
  for (let at = 0; at < grain.length; at++) pixels[at] = colours[Math.round(grain[at] * 255)];
  g.putImageData(image, 0, 0);
  textures.set(keyOf(material), canvas);
}
