/** QR codes of ISO/IEC 18004: text in byte mode with error correction L, versions 1 to 25. */

/**
 * By version: the number of blocks, and how many bytes of each correct errors.
 *
 * @type {[number, number][]}
 */
const BLOCKS = [
  [1, 7],
  [1, 10],
  [1, 15],
  [1, 20],
  [1, 26],
  [2, 18],
  [2, 20],
  [2, 24],
  [2, 30],
  [4, 18],
  [4, 20],
  [4, 24],
  [4, 26],
  [4, 30],
  [6, 22],
  [6, 24],
  [6, 28],
  [6, 30],
  [7, 28],
  [8, 28],
  [8, 28],
  [9, 28],
  [9, 30],
  [10, 30],
  [12, 26],
];

/** The bits of error correction L in the format. */
const LEVEL_L = 1;

/**
 * Which modules each mask inverts, by column and row.
 *
 * @type {((x: number, y: number) => boolean)[]}
 */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * Rows of modules; `true` is dark.
 *
 * @typedef {boolean[][]} Modules
 */

/**
 * @param {string} text
 * @returns {Modules | undefined} nothing if the text is too long
 */
export function encodeQr(text) {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= dataSize(at + 1));
  if (version === 0) return undefined;
  const content = interleave(dataBytes(bytes, version), version);
  const candidates = MASKS.map((_, mask) => draw(content, version, mask));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))];
}

/**
 * How many modules carry data and its correction.
 *
 * @param {number} version
 */
function rawBits(version) {
  const alignments = Math.floor(version / 7) + 2;
  const bits =
    (16 * version + 128) * version + 64 - (version > 1 ? (25 * alignments - 10) * alignments - 55 : 0);
  return version > 6 ? bits - 36 : bits;
}

/**
 * How many bytes there are for data.
 *
 * @param {number} version
 */
function dataSize(version) {
  const [blocks, correction] = BLOCKS[version - 1];
  return Math.floor(rawBits(version) / 8) - blocks * correction;
}

/**
 * The data with its header and padding.
 *
 * @param {Uint8Array} bytes
 * @param {number} version
 */
function dataBytes(bytes, version) {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    0,
    0,
    0,
    0,
  ];
  const data = Array.from({ length: bits.length >> 3 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const size = dataSize(version);
  for (let padding = 0xec; data.length < size; padding ^= 0xec ^ 0x11) data.push(padding);
  return data;
}

/**
 * The bits of a number, highest first.
 *
 * @param {number} value
 * @param {number} count
 */
const bitsOf = (value, count) => Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/**
 * Splits data into blocks, adds their correction, and takes from each in turn.
 *
 * @param {number[]} data
 * @param {number} version
 */
function interleave(data, version) {
  const [count, correction] = BLOCKS[version - 1];
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, at) =>
    data.slice(start, (start += short + (at < firstLong ? 0 : 1))),
  );
  const corrections = blocks.map((block) => correct(block, correction));
  const inTurn = (/** @type {number[][]} */ parts, /** @type {number} */ length) =>
    Array.from({ length }, (_, at) => parts.flatMap((part) => (at < part.length ? [part[at]] : []))).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(corrections, correction)];
}

/**
 * Multiplies in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1.
 *
 * @param {number} a
 * @param {number} b
 */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((b >> bit) & 1 ? a : 0);
  return product;
}

/**
 * The Reed-Solomon correction of a block.
 *
 * @param {number[]} block
 * @param {number} length
 */
function correct(block, length) {
  let generator = [1];
  for (let degree = 0, root = 1; degree < length; degree++, root = times(root, 2)) {
    generator = [...generator, 0].map((value, at) => value ^ (at > 0 ? times(generator[at - 1], root) : 0));
  }
  const rest = Array.from({ length }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < length; at++) rest[at] ^= times(generator[at + 1], factor);
  }
  return rest;
}

/**
 * @param {number[]} content
 * @param {number} version
 * @param {number} mask
 * @returns {Modules}
 */
function draw(content, version, mask) {
  const size = 17 + 4 * version;
  /** @type {(boolean | undefined)[][]} */
  const modules = Array.from({ length: size }, () => Array.from({ length: size }));
  drawPatterns(modules, version, mask);
  const bits = content.flatMap((byte) => bitsOf(byte, 8));
  let at = 0;
  // Columns in pairs from the right, up and down in turn; the column of the timing pattern is left out.
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const isUp = ((right + (right < 7 ? 1 : 0)) & 2) === ((size - 1) & 2 ? 2 : 0);
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (modules[y][x] === undefined) modules[y][x] = (bits[at++] === 1) !== MASKS[mask](x, y);
      }
    }
  }
  return /** @type {Modules} */ (modules);
}

/**
 * Everything but the data.
 *
 * @param {(boolean | undefined)[][]} modules
 * @param {number} version
 * @param {number} mask
 */
function drawPatterns(modules, version, mask) {
  const size = modules.length;
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ isDark) => {
    if (modules[y]?.[x] === undefined && x >= 0 && x < size && y >= 0 && y < size) modules[y][x] = isDark;
  };
  const square = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ reach,
    /** @type {number} */ light,
  ) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== light && ring !== 4);
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    square(x, y, 4, 2);
  }
  const places = alignments(version);
  const last = places.length - 1;
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const isCorner =
        (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0);
      if (!isCorner) square(x, y, 2, 1);
    }
  }
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  // The format, twice, and the dark module.
  const format = withRemainder((LEVEL_L << 3) | mask, 10, 0x537) ^ 0x5412;
  const bit = (/** @type {number} */ value, /** @type {number} */ at) => ((value >> at) & 1) === 1;
  const near = [0, 1, 2, 3, 4, 5, 7, 8];
  for (let at = 0; at < 15; at++) {
    set(at < 8 ? 8 : at === 8 ? 7 : 14 - at, at < 8 ? near[at] : 8, bit(format, at));
    set(at < 8 ? size - 1 - at : 8, at < 8 ? 8 : size - 15 + at, bit(format, at));
  }
  set(8, size - 8, true);
  if (version < 7) return;
  const number = withRemainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), size - 11 + (at % 3)];
    set(far, near, bit(number, at));
    set(near, far, bit(number, at));
  }
}

/**
 * A number with its BCH code behind it.
 *
 * @param {number} value
 * @param {number} length of the code in bits
 * @param {number} generator
 */
function withRemainder(value, length, generator) {
  let rest = value;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >> (length - 1)) & 1 ? generator : 0);
  return (value << length) | rest;
}

/**
 * The rows and columns of the alignment patterns.
 *
 * @param {number} version
 */
function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 10 + 4 * version;
  const step = Math.ceil((last - 6) / (2 * (count - 1))) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))];
}

/**
 * How hard a code is to read: runs, blocks, patterns like the corners, and an uneven share of dark.
 *
 * @param {Modules} modules
 */
function penalty(modules) {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]));
  let sum = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...`0000${text}0000`.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const dark = modules[y][x];
      if (dark === modules[y][x - 1] && dark === modules[y - 1][x] && dark === modules[y - 1][x - 1])
        sum += 3;
    }
  }
  const share = modules.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
