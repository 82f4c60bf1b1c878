/** Animated WebP, put together here from the pictures that a browser compresses: each is what has changed. */

/** The flags of the extended format. */
const ANIMATED = 0x02;
const TRANSPARENT = 0x10;

/** The flag of a picture that replaces what is below it, also where it is transparent. */
const REPLACES = 0x02;

/**
 * A picture of an animation: where it is, how long it is shown, its file, and whether what is below it is
 * seen where it is transparent.
 *
 * @typedef {{
 *   x: number;
 *   y: number;
 *   width: number;
 *   height: number;
 *   duration: number;
 *   webp: Buffer;
 *   isOverlay: boolean;
 * }} Frame
 */

/** @param {number} value */
const threeBytes = (value) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, "latin1"), length, data, Buffer.alloc(data.length % 2)]);
}

/**
 * The chunks of a still picture that hold its pixels.
 *
 * @param {Buffer} webp
 */
function pixelsOf(webp) {
  const chunks = [];
  for (let at = 12; at < webp.length;) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (["ALPH", "VP8 ", "VP8L"].includes(webp.toString("latin1", at, at + 4)))
      chunks.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(chunks);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number} loops how often it is played
 * @param {readonly Frame[]} frames their places are even
 */
export function animatedWebp(width, height, loops, frames) {
  const header = Buffer.concat([
    Buffer.from([ANIMATED | TRANSPARENT, 0, 0, 0]),
    threeBytes(width - 1),
    threeBytes(height - 1),
  ]);
  const control = Buffer.alloc(6);
  control.writeUInt16LE(loops, 4);
  const body = Buffer.concat([
    Buffer.from("WEBP", "latin1"),
    chunk("VP8X", header),
    chunk("ANIM", control),
    ...frames.map(({ x, y, width, height, duration, webp, isOverlay }) =>
      chunk(
        "ANMF",
        Buffer.concat([
          ...[x / 2, y / 2, width - 1, height - 1, duration].map(threeBytes),
          Buffer.from([isOverlay ? 0 : REPLACES]),
          pixelsOf(webp),
        ]),
      ),
    ),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF", "latin1"), length, body]);
}
