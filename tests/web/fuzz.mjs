/**
 * Fuzzing of the parsers of untrusted text that are JavaScript, with mutations of their samples. `cargo xtask
 * fuzz page --seconds 3600 [target ...]` runs for a while; `fuzz.test.mjs` runs a sample. A finding is
 * printed with its input, which belongs into `FOUND` once it is mended.
 */
import { parseArgs } from "node:util";
import { random } from "./e2e/random.mjs";
import { TARGETS } from "./fuzz-targets.mjs";
import { isMain } from "../../tools/site/files.js";

/** @typedef {(end: number) => number} Below a random number below another */

const WORDS = [
  "[",
  "]",
  "{",
  "}",
  "(",
  ")",
  '"',
  "\\",
  "\n",
  "\r\n",
  " ",
  "*",
  "1-0",
  "0",
  "-1",
  "1e308",
  "8.64e15",
  "null",
  "[]",
  "{}",
  '""',
  "true",
  "__proto__",
  "constructor",
  "\u0000",
  "\ufeff",
  "\u2028",
  "\ud800",
  "e\u0301\u0323",
  "é",
  "🦁",
  "%",
  "%00",
  "&",
  "=",
  "#",
  ".",
  "-",
  "_",
  "\u00ff",
  "\u00c3",
  '[Game "ergo"]',
  '[Library "',
  "\n\n",
];

/**
 * A text that is somewhat like its samples.
 *
 * @param {Below} below
 * @param {readonly string[]} samples
 */
export function mutated(below, samples) {
  let text = samples[below(samples.length)];
  for (let count = below(5); count > 0; count--) {
    const at = below(text.length + 1);
    const length = below(4) === 0 ? below(text.length - at + 1) : below(4);
    const piece = text.slice(at, at + length);
    const other = samples[below(samples.length)];
    const put = [
      () => "",
      () => WORDS[below(WORDS.length)],
      () => piece + piece,
      () => String.fromCharCode(below(below(3) === 0 ? 0x10000 : 256)) + piece,
      () => other.slice(below(other.length + 1)).slice(0, 40),
      () => (piece || WORDS[below(WORDS.length)]).repeat(1 + below(300)).slice(0, 3000),
      () => String(below(1 << 30)),
    ][below(7)]();
    text = text.slice(0, at) + put + text.slice(at + length);
  }
  return text;
}

/**
 * Runs a target on a text; a failure names both.
 *
 * @param {string} name
 * @param {string} input
 */
export async function check(name, input) {
  try {
    await TARGETS[name].check(input);
  } catch (error) {
    throw new Error(`${name} fails on ${JSON.stringify(input)}`, { cause: error });
  }
}

/**
 * Runs targets on mutations of their samples.
 *
 * @param {readonly string[]} names
 * @param {number} seed
 * @param {(count: number) => boolean} goesOn
 */
export async function fuzz(names, seed, goesOn) {
  const below = random(seed);
  for (let count = 0; goesOn(count); count++) {
    const name = names[count % names.length];
    await check(name, mutated(below, TARGETS[name].samples));
  }
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: "string", default: "60" }, seed: { type: "string" } },
    allowPositionals: true,
  });
  const seed = Number(values.seed ?? Date.now());
  const names = positionals.length > 0 ? positionals : Object.keys(TARGETS);
  const end = performance.now() + 1000 * Number(values.seconds);
  let runs = 0;
  await fuzz(names, seed, (count) => {
    runs = count;
    return performance.now() < end;
  });
  console.log(`${runs} inputs, seed ${seed}: no finding in ${names.join(", ")}`);
}
