/** Animated GIFs: what is written can be read again, and is what was drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Colours, Gif } from "../../../www/publish/gif.js";
import { random } from "../e2e/random.mjs";
import { readGif } from "../gif.mjs";

/** @param {number[]} channels */
const pixel = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/**
 * @param {number} width
 * @param {number} height
 * @param {Uint32Array[]} pictures
 */
async function encode(width, height, pictures) {
  const colours = new Colours();
  for (const picture of pictures) await colours.add(picture);
  const gif = new Gif(width, height, colours.palette());
  for (const [at, picture] of pictures.entries()) await gif.add(picture, 50 + at);
  const bytes = gif.finish();
  return { ...readGif(bytes), size: bytes.length };
}

/**
 * The greatest difference of a channel between a picture and what is seen.
 *
 * @param {Uint32Array} picture
 * @param {Uint8Array} seen
 */
const difference = (picture, seen) =>
  Math.max(
    ...[0, 1, 2].map((channel) =>
      picture.reduce(
        (most, value, at) =>
          Math.max(most, Math.abs(((value >> (8 * channel)) & 255) - seen[3 * at + channel])),
        0,
      ),
    ),
  );

test("few colours are kept as they are, and each picture has its time", async () => {
  const [width, height] = [40, 30];
  const colours = [
    [0, 0, 0],
    [255, 255, 255],
    [12, 200, 99],
  ].map(pixel);
  const first = new Uint32Array(width * height).fill(colours[0]);
  const second = first.slice();
  second[5 * width + 7] = colours[1];
  second[9 * width + 20] = colours[2];
  const { frames, ...found } = await encode(width, height, [first, second, second, first]);
  assert.deepEqual([found.width, found.height], [width, height]);
  assert.deepEqual(
    frames.map(({ delay }) => delay),
    [50, 51, 52, 53],
  );
  for (const [at, picture] of [first, second, second, first].entries())
    assert.equal(difference(picture, frames[at].seen), 0, `picture ${at}`);
  // Only what has changed is written again.
  assert.deepEqual(
    frames.map(({ box }) => box),
    [
      [0, 0, width, height],
      [7, 5, 14, 5],
      [0, 0, 1, 1],
      [7, 5, 14, 5],
    ],
  );
});

test("noise fills the dictionary of codes many times, and can be read again", async () => {
  const [width, height] = [256, 200];
  const below = random(3);
  // As many colours as a palette has.
  const levels = Array.from({ length: 255 }, (_, at) => [
    (at & 7) * 36,
    ((at >> 3) & 7) * 36,
    (at >> 6) * 80,
  ]);
  const picture = Uint32Array.from({ length: width * height }, () => pixel(levels[below(levels.length)]));
  const { frames, size } = await encode(width, height, [picture]);
  assert.equal(difference(picture, frames[0].seen), 0);
  // What has not changed between two corners takes next to no room.
  const other = picture.slice();
  other[0] = other[other.length - 1] = picture[1];
  const both = await encode(width, height, [picture, other]);
  assert.equal(difference(other, both.frames[1].seen), 0);
  assert.ok(both.size - size < size / 20, `${both.size} and ${size} bytes`);
});

test("more colours than a palette has are near what they were", async () => {
  const [width, height] = [128, 128];
  const picture = Uint32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return pixel([2 * x, 2 * y, x + y]);
  });
  const { frames } = await encode(width, height, [picture]);
  assert.ok(difference(picture, frames[0].seen) <= 20, `${difference(picture, frames[0].seen)}`);
});
