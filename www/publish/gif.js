/**
 * Writes animated GIFs. All pictures share one palette; each after the first is the part that has changed,
 * transparent where it has not. It works in short slices, so that the page answers.
 */
import { nextTask } from "../ui/next-task.js";

/** How many colours there are, besides the one that is transparent. */
const COLOURS = 255;
const CLEAR = COLOURS;

/** The number of bits of each channel by which colours are distinguished. */
const BITS = 5;
const LEVELS = 1 << BITS;
const CUT = 8 - BITS;

/** The most codes that a dictionary of LZW has, and how many bits a pixel has. */
const CODES = 4096;
const DEPTH = 8;

/**
 * The longest that the page is kept from doing something else, in milliseconds, and how many pixels are read
 * between two looks at the clock.
 */
const SLICE = 8;
const STRIDE = 4096;

/** The index of a colour among all that are distinguished; pixels are little-endian. */
const cellOf = (/** @type {number} */ pixel) =>
  (((pixel & 255) >> CUT) << (2 * BITS)) |
  ((((pixel >> 8) & 255) >> CUT) << BITS) |
  (((pixel >> 16) & 255) >> CUT);

/** Waits for another task if this one has lasted long enough. */
class Pacer {
  #until = performance.now() + SLICE;

  async pause() {
    if (performance.now() < this.#until) return;
    await nextTask();
    this.#until = performance.now() + SLICE;
  }
}

/** Bytes that grow. */
class Bytes {
  #bytes = new Uint8Array(1 << 16);
  length = 0;

  /** @param {number} count */
  #reserve(count) {
    if (this.length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * this.#bytes.length + count);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  /** @param {number} value */
  byte(value) {
    this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  /** @param {number} value little-endian, of two bytes */
  short(value) {
    this.byte(value & 255);
    this.byte(value >> 8);
  }

  /** @param {ArrayLike<number>} values */
  all(values) {
    this.#reserve(values.length);
    this.#bytes.set(values, this.length);
    this.length += values.length;
  }

  /** @param {string} text */
  text(text) {
    this.all([...text].map((letter) => letter.charCodeAt(0)));
  }

  get whole() {
    return this.#bytes.slice(0, this.length);
  }
}

/** How often each colour occurs in some pictures, and the palette that suits them. */
export class Colours {
  #counts = new Uint32Array(LEVELS ** 3);
  /** The sums of the channels of the pixels of each colour. */
  #sums = [0, 1, 2].map(() => new Float64Array(LEVELS ** 3));

  /** @param {Uint32Array} pixels */
  async add(pixels) {
    const pacer = new Pacer();
    for (let at = 0; at < pixels.length;) {
      for (const end = Math.min(pixels.length, at + STRIDE); at < end; at++) {
        const pixel = pixels[at];
        const cell = cellOf(pixel);
        this.#counts[cell]++;
        this.#sums[0][cell] += pixel & 255;
        this.#sums[1][cell] += (pixel >> 8) & 255;
        this.#sums[2][cell] += (pixel >> 16) & 255;
      }
      await pacer.pause();
    }
  }

  /** The palette, three bytes for each colour, by cutting the box with the greatest spread at its median. */
  palette() {
    const cells = [...this.#counts.keys()].filter((cell) => this.#counts[cell] > 0);
    let boxes = [this.#boxOf(cells)];
    while (boxes.length < COLOURS) {
      const widest = boxes.reduce((best, box) => (box.spread > best.spread ? box : best));
      if (widest.spread === 0) break;
      boxes = [...boxes.filter((box) => box !== widest), ...this.#halves(widest)];
    }
    const palette = new Uint8Array(3 * (COLOURS + 1));
    boxes.forEach((box, at) => palette.set(box.mean.map(Math.round), 3 * at));
    return palette;
  }

  /** @param {number[]} cells of colours */
  #boxOf(cells) {
    const count = cells.reduce((sum, cell) => sum + this.#counts[cell], 0);
    const means = this.#sums.map((sums) => cells.reduce((sum, cell) => sum + sums[cell], 0) / count);
    // By the root of the numbers: else small things, such as a crest, would lose their colours.
    const variances = means.map((mean, channel) =>
      cells.reduce((sum, cell) => sum + this.#weight(cell) * (this.#level(cell, channel) - mean) ** 2, 0),
    );
    const channel = variances.indexOf(Math.max(...variances));
    const spread = cells.length > 1 ? variances[channel] : 0;
    return { cells, mean: means, channel, spread };
  }

  /**
   * @param {number} cell
   * @param {number} channel
   */
  #level(cell, channel) {
    return this.#sums[channel][cell] / this.#counts[cell];
  }

  /** @param {number} cell */
  #weight(cell) {
    return Math.sqrt(this.#counts[cell]);
  }

  /** @param {{ cells: number[]; channel: number }} box */
  #halves({ cells, channel }) {
    const sorted = cells.toSorted((one, other) => this.#level(one, channel) - this.#level(other, channel));
    const half = sorted.reduce((sum, cell) => sum + this.#weight(cell), 0) / 2;
    let [at, sum] = [0, 0];
    while (at < sorted.length - 1 && sum < half) sum += this.#weight(sorted[at++]);
    return [sorted.slice(0, Math.max(1, at)), sorted.slice(Math.max(1, at))].map((part) => this.#boxOf(part));
  }
}

/**
 * The picture data of GIF: LZW codes of growing length, in blocks of up to 255 bytes.
 *
 * @param {Uint8Array} pixels places in the palette
 * @param {Bytes} out
 * @param {Pacer} pacer
 * @param {Uint16Array} known the dictionary: the code of each code and the pixel that follows it
 */
async function compress(pixels, out, pacer, known) {
  const clear = 1 << DEPTH;
  const end = clear + 1;
  known.fill(0);
  let next = end + 1;
  let size = DEPTH + 1;
  let [bits, held] = [0, 0];
  const block = new Uint8Array(255);
  let filled = 0;
  const flush = () => {
    if (filled === 0) return;
    out.byte(filled);
    out.all(block.subarray(0, filled));
    filled = 0;
  };
  const put = (/** @type {number} */ code) => {
    bits |= code << held;
    held += size;
    for (; held >= 8; held -= 8, bits >>>= 8) {
      block[filled++] = bits & 255;
      if (filled === block.length) flush();
    }
  };
  out.byte(DEPTH);
  put(clear);
  let code = pixels[0];
  for (let at = 1; at < pixels.length;) {
    for (const stop = Math.min(pixels.length, at + STRIDE); at < stop; at++) {
      const pixel = pixels[at];
      const key = (code << DEPTH) | pixel;
      const longer = known[key];
      if (longer !== 0) {
        code = longer;
        continue;
      }
      put(code);
      code = pixel;
      if (next < CODES) {
        if (next === 1 << size) size++;
        known[key] = next++;
      } else {
        put(clear);
        known.fill(0);
        next = end + 1;
        size = DEPTH + 1;
      }
    }
    await pacer.pause();
  }
  put(code);
  put(end);
  if (held > 0) block[filled++] = bits & 255;
  flush();
  out.byte(0);
}

export class Gif {
  #width;
  #height;
  #out = new Bytes();
  #palette;
  /** The place in the palette of each colour that has been looked up, plus one. */
  #places = new Uint16Array(LEVELS ** 3);
  #dictionary = new Uint16Array(CODES << DEPTH);
  /** @type {Uint32Array | undefined} */
  #last;

  /**
   * @param {number} width
   * @param {number} height
   * @param {Uint8Array} palette
   */
  constructor(width, height, palette) {
    this.#width = width;
    this.#height = height;
    this.#palette = palette;
    const out = this.#out;
    out.text("GIF89a");
    out.short(width);
    out.short(height);
    // A palette of 256 colours follows.
    out.all([0xf7, 0, 0]);
    out.all(palette);
    // It is repeated for ever.
    out.all([0x21, 0xff, 11]);
    out.text("NETSCAPE2.0");
    out.all([3, 1, 0, 0, 0]);
  }

  /**
   * Adds a picture.
   *
   * @param {Uint32Array} pixels
   * @param {number} delay how long it is shown, in hundredths of a second
   */
  async add(pixels, delay) {
    const pacer = new Pacer();
    const last = this.#last;
    const { left, top, right, bottom } = this.#changed(pixels);
    const [width, height] = [right - left, bottom - top];
    const indices = new Uint8Array(width * height);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = y * this.#width + x;
        indices[(y - top) * width + x - left] = last?.[at] === pixels[at] ? CLEAR : this.#placeOf(pixels[at]);
      }
      await pacer.pause();
    }
    const out = this.#out;
    // What is not drawn again stays.
    out.all([0x21, 0xf9, 4, 0b101]);
    out.short(delay);
    out.all([CLEAR, 0, 0x2c]);
    for (const value of [left, top, width, height]) out.short(value);
    out.byte(0);
    await compress(indices, out, pacer, this.#dictionary);
    this.#last = pixels;
  }

  /** The whole file. */
  finish() {
    this.#out.byte(0x3b);
    return this.#out.whole;
  }

  /**
   * The box of what differs from the picture before; a pixel if nothing does.
   *
   * @param {Uint32Array} pixels
   */
  #changed(pixels) {
    const last = this.#last;
    const [width, height] = [this.#width, this.#height];
    if (!last) return { left: 0, top: 0, right: width, bottom: height };
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        if (pixels[at] === last[at]) continue;
        if (x < left) left = x;
        if (x >= right) right = x + 1;
        if (y < top) top = y;
        bottom = y + 1;
      }
    }
    return right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
  }

  /** @param {number} pixel */
  #placeOf(pixel) {
    const cell = cellOf(pixel);
    if (this.#places[cell] === 0) this.#places[cell] = 1 + this.#nearest(pixel);
    return this.#places[cell] - 1;
  }

  /** @param {number} pixel */
  #nearest(pixel) {
    const [red, green, blue] = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    let [best, least] = [0, Infinity];
    for (let at = 0; at < COLOURS; at++) {
      const distance =
        (this.#palette[3 * at] - red) ** 2 +
        (this.#palette[3 * at + 1] - green) ** 2 +
        (this.#palette[3 * at + 2] - blue) ** 2;
      if (distance < least) [best, least] = [at, distance];
    }
    return best;
  }
}
