/** QR codes are read by an independent decoder, and have the structure that the standard asks for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import decoder from "jsqr";
import { encodeQr } from "../../../www/match/qr.js";

/**
 * The text that the decoder reads from a code; its search for the corners misses some at one size.
 *
 * @param {boolean[][]} modules
 */
const decode = (modules) => decodeAt(modules, 3) ?? decodeAt(modules, 4) ?? decodeAt(modules, 5);

/**
 * @param {boolean[][]} modules
 * @param {number} scale how many pixels wide a module is
 */
function decodeAt(modules, scale) {
  const quiet = 4;
  const size = (modules.length + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = modules[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet];
      if (isDark) pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return /** @type {any} */ (decoder)(pixels, size, size);
}

/** The most bytes in each version with error correction L, from table 7 of the standard. */
const CAPACITY = [
  17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003,
  1091, 1171, 1273,
];

/** The table of the decoder has a wrong place (74 for 78) for an alignment pattern of this version. */
const MISREAD = 23;

for (const [at, capacity] of CAPACITY.entries()) {
  test(`version ${at + 1} holds ${capacity} bytes`, () => {
    const text = Array.from({ length: capacity }, (_, index) =>
      String.fromCharCode(33 + ((index * 7 + at) % 90)),
    ).join("");
    const modules = encodeQr(text);
    assert.ok(modules);
    assert.equal(modules.length, 21 + 4 * at);
    if (at + 1 === MISREAD) return;
    const read = decode(modules);
    assert.equal(read?.data, text);
    assert.equal(read.version, at + 1);
  });
}

test("a text of more bytes takes the next version, and the longest is refused", () => {
  assert.equal(encodeQr("x".repeat(18))?.length, 25);
  assert.equal(encodeQr("x".repeat(1274)), undefined);
});

test("text outside of ASCII is written as UTF-8", () => {
  assert.equal(decode(encodeQr("Zoë ♞ 🦁") ?? [])?.data, "Zoë ♞ 🦁");
});

test("a code has its three corners, the timing patterns and the dark module", () => {
  const modules =
    encodeQr("https://example.org/ergo/#2.q83vASNF.1m0.QW5uYQ..1.ergo.0..LA.M6__jg.AAAAAA") ?? [];
  const size = modules.length;
  const corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const seen = (/** @type {number} */ left, /** @type {number} */ top) =>
    corner.map((_, y) => corner.map((_, x) => (modules[top + y][left + x] ? "1" : "0")).join(""));
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ]) {
    assert.deepEqual(seen(left, top), corner);
  }
  for (let at = 8; at < size - 8; at++)
    assert.deepEqual([modules[6][at], modules[at][6]], [at % 2 === 0, at % 2 === 0]);
  assert.equal(modules[size - 8][8], true);
});
