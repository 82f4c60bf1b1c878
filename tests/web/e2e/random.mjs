/** Seeded random numbers, and random mutations of texts. */

/**
 * A function that returns a random number below its argument.
 *
 * @param {number} seed
 * @returns {(end: number) => number}
 */
export function random(seed) {
  let state = seed >>> 0;
  return (end) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) % end;
  };
}

const CHARACTERS = [...'{}()[];"\\$!?*.-~_ <>&\u0000äaeAE0129🦁'];

/**
 * The text with one to three characters deleted, duplicated, replaced or inserted.
 *
 * @param {(end: number) => number} below
 * @param {string} text
 */
export function mutate(below, text) {
  const characters = [...text];
  for (let left = 1 + below(3); left > 0; left--) {
    const at = below(characters.length);
    const mark = CHARACTERS[below(CHARACTERS.length)];
    const changes = [[], [characters[at], characters[at]], [mark], [mark, characters[at]]];
    characters.splice(at, 1, ...changes[below(changes.length)]);
  }
  return characters.join("");
}
