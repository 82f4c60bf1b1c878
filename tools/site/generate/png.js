/** PNG with a palette, a third of the size of true colour, written here because no package of the tests can. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** How many colours a palette has. */
const COLOURS = 208;

/**
 * The pixels of an opaque picture as Chromium writes it: eight bits each of red, green and blue.
 *
 * @param {Buffer} png
 */
function decode(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const bytes = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : bytes[y * row + x - channels];
      const up = y === 0 ? 0 : bytes[(y - 1) * row + x];
      const corner = x < channels || y === 0 ? 0 : bytes[(y - 1) * row + x - channels];
      const predicted = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter];
      bytes[y * row + x] = raw[y * (row + 1) + 1 + x] + predicted;
    }
  }
  return { width, height, channels, bytes };
}

/**
 * The filter of Paeth.
 *
 * @param {number} left
 * @param {number} up
 * @param {number} corner
 */
function nearest(left, up, corner) {
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/**
 * A palette by median cut: the box of colours with the widest spread is halved until there are enough.
 *
 * @param {number[][]} colours
 */
function paletteOf(colours) {
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    boxes.sort((one, other) => one.spread - other.spread);
    const widest = boxes.pop();
    if (!widest || widest.spread === 0) break;
    widest.colours.sort((one, other) => one[widest.channel] - other[widest.channel]);
    const middle = widest.colours.length >> 1;
    boxes.push(boxOf(widest.colours.slice(0, middle)), boxOf(widest.colours.slice(middle)));
  }
  return boxes.map(({ colours }) =>
    [0, 1, 2].map((at) => Math.round(colours.reduce((sum, colour) => sum + colour[at], 0) / colours.length)),
  );
}

/** @param {number[][]} colours */
function boxOf(colours) {
  const spreads = [0, 1, 2].map((at) => {
    let [least, most] = [255, 0];
    for (const colour of colours) [least, most] = [Math.min(least, colour[at]), Math.max(most, colour[at])];
    return most - least;
  });
  const channel = spreads.indexOf(Math.max(...spreads));
  // A box with many pixels is worth halving even if its colours are close.
  return { colours, channel, spread: spreads[channel] * Math.sqrt(colours.length) };
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/**
 * An opaque picture with a palette.
 *
 * @param {Buffer} png
 */
export function inPalette(png) {
  const { width, height, channels, bytes } = decode(png);
  const colourAt = (/** @type {number} */ at) => [
    bytes[at * channels],
    bytes[at * channels + 1],
    bytes[at * channels + 2],
  ];
  const sample = [];
  for (let at = 0; at < width * height; at += 3) sample.push(colourAt(at));
  const palette = paletteOf(sample);
  /** @type {Map<number, number>} */
  const known = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at++) {
    const colour = colourAt(at);
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    let best = known.get(key);
    if (best === undefined) {
      const distances = palette.map((entry) =>
        entry.reduce((sum, value, at) => sum + (value - colour[at]) ** 2, 0),
      );
      known.set(key, (best = distances.indexOf(Math.min(...distances))));
    }
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = best;
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
