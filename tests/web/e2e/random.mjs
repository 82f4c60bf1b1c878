/** Seeded random numbers, and texts mutated with them. */

/** @param {number} seed @returns {(below: number) => number} */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = Math.imul(state ^ (state >>> 15), state | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) % below;
  };
}

const MARKS = [...'{}()[];"\\$!?*.-~_ <>&\u0000äaeAE0129🦁'];

/** The text with one to three characters deleted, duplicated, replaced or inserted. @param {(below: number) => number} throwing @param {string} text */
export function mutate(throwing, text) {
  const characters = [...text];
  for (let left = 1 + throwing(3); left > 0; left--) {
    const at = throwing(characters.length);
    const mark = MARKS[throwing(MARKS.length)];
    const changes = [[], [characters[at], characters[at]], [mark], [mark, characters[at]]];
    characters.splice(at, 1, ...changes[throwing(changes.length)]);
  }
  return characters.join("");
}
