/** Reads GIFs, as browsers show only the first picture to a page. */

/**
 * A picture of an animation as it is seen, with those before it, as bytes of red, green and blue.
 *
 * @typedef {{ delay: number; box: [x: number, y: number, width: number, height: number]; seen: Uint8Array }} Frame
 */

/**
 * @param {Uint8Array} bytes
 * @returns {{ width: number; height: number; frames: Frame[] }}
 */
export function readGif(bytes) {
  let at = 0;
  const byte = () => bytes[at++];
  const short = () => byte() | (byte() << 8);
  const text = (/** @type {number} */ length) => String.fromCharCode(...bytes.subarray(at, (at += length)));
  const skipBlocks = () => {
    for (let length = byte(); length > 0; length = byte()) at += length;
  };
  if (text(6) !== "GIF89a") throw new Error("no GIF");
  const [width, height, flags] = [short(), short(), byte()];
  at += 2;
  const palette = bytes.subarray(at, (at += 3 << ((flags & 7) + 1)));
  const canvas = new Uint8Array(3 * width * height);
  /** @type {Frame[]} */
  const frames = [];
  let [delay, clear] = [0, -1];
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte();
      if (label === 0xf9) {
        const [, packed] = [byte(), byte()];
        delay = short();
        clear = packed & 1 ? byte() : (byte(), -1);
      }
      skipBlocks();
    } else if (kind === 0x2c) {
      const box = /** @type {Frame["box"]} */ ([short(), short(), short(), short()]);
      if (byte() !== 0) throw new Error("a palette of its own");
      const depth = byte();
      /** @type {number[]} */
      const data = [];
      for (let length = byte(); length > 0; length = byte()) data.push(...bytes.subarray(at, (at += length)));
      const pixels = expand(data, depth, box[2] * box[3]);
      pixels.forEach((place, pixel) => {
        if (place === clear) return;
        const [x, y] = [box[0] + (pixel % box[2]), box[1] + Math.floor(pixel / box[2])];
        canvas.set(palette.subarray(3 * place, 3 * place + 3), 3 * (y * width + x));
      });
      frames.push({ delay, box, seen: canvas.slice() });
    } else throw new Error(`unknown block ${kind} at ${at}`);
  }
  if (at !== bytes.length) throw new Error("something follows");
  return { width, height, frames };
}

/**
 * @param {number[]} data codes of LZW
 * @param {number} depth bits of a pixel
 * @param {number} count
 */
function expand(data, depth, count) {
  const [clear, end] = [1 << depth, (1 << depth) + 1];
  /** @type {number[]} */
  const pixels = [];
  /** @type {number[][]} */
  let known = [];
  let size = 0;
  /** @type {number[] | undefined} */
  let last;
  let bit = 0;
  for (;;) {
    if (size === 0) size = depth + 1;
    let code = 0;
    for (let at = 0; at < size; at++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << at;
    if (code === end) break;
    if (code === clear) {
      known = Array.from({ length: clear + 2 }, (_, value) => [value]);
      size = depth + 1;
      last = undefined;
      continue;
    }
    const run = known[code] ?? (last && code === known.length ? [...last, last[0]] : undefined);
    if (!run) throw new Error(`code ${code} of ${known.length}`);
    for (const pixel of run) pixels.push(pixel);
    if (last && known.length < 4096) known.push([...last, run[0]]);
    if (known.length === 1 << size && size < 12) size++;
    last = run;
  }
  if (pixels.length !== count) throw new Error(`${pixels.length} pixels of ${count}`);
  return pixels;
}
