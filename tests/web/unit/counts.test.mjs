/** Numbers in sentences: a noun beside a number is in the plural that its language has for this number. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TRANSLATIONS } from "../../../tools/site/languages.js";
import { everythingIn } from "../catalogue.mjs";
import { samplesOf } from "./text-samples.mjs";

/**
 * Messages whose numbers are never one: numbers of positions, of games and of puzzles that the page has,
 * sizes of boards and lists, and what is said only of several.
 */
const NEVER_ONE = [
  "analysis.effort",
  "course.solved",
  "editor.problem",
  "findings.cells",
  "findings.checking",
  "findings.rectangle",
  "findings.scores",
  "findings.selfPlay",
  "frame.invalid",
  "gameText.several",
  "practice.size",
  "puzzles.count",
  "questions.drawOffered",
  "review.progress",
  "review.result",
];

/**
 * Words that may follow any number, as they are the same beside one: prepositions and so on, participles,
 * units.
 *
 * @type {Record<string, string>}
 */
const SAME = {
  en: "added already and by drawn due for found in KB left lost min more of or solved to won",
  de:
    "auf bis das davon der fällig für geschlagen gelöst gewonnen hinzugefügt im KB " +
    "mal min oder probieren remis Rätsel schon und verloren von weitere zu zum",
  es: "al con de en KB min más o para por tablas y",
  fr: "au aux d de des déjà en et Ko min ou pour sur",
  nl:
    "aan als bij daarvan en ervan geslagen gespiegelde gewonnen in kB klopt " +
    "meteen min naar of op opgelost remise te toegevoegd tot van verloren voor",
  pt: "a ao ou da das de delas e em já KB min na no ou para por às",
};

/**
 * The functions among messages, by their path.
 *
 * @param {unknown} part
 * @param {string} [path]
 * @returns {Generator<[path: string, message: (...sample: unknown[]) => string]>}
 */
function* functionsIn(part, path = "") {
  if (typeof part === "function") yield [path, /** @type {any} */ (part)];
  else if (typeof part !== "string")
    for (const [key, value] of Object.entries(part ?? {}))
      yield* functionsIn(value, path === "" ? key : `${path}.${key}`);
}

/**
 * A sample with another number in the place of each that it has.
 *
 * @param {unknown} sample
 * @returns {Generator<(number: number) => unknown>}
 */
function* numbersIn(sample) {
  if (typeof sample === "number") yield (number) => number;
  else if (Array.isArray(sample))
    for (const [at, item] of sample.entries())
      for (const replace of numbersIn(item)) yield (number) => sample.with(at, replace(number));
  else if (typeof sample === "object")
    for (const [key, item] of Object.entries(sample ?? {}))
      for (const replace of numbersIn(item)) yield (number) => ({ ...sample, [key]: replace(number) });
}

/**
 * The numbers of a sample.
 *
 * @param {unknown} sample
 * @returns {number[]}
 */
function numbersOf(sample) {
  if (typeof sample === "number") return [sample];
  return typeof sample === "object" ? Object.values(sample ?? {}).flatMap(numbersOf) : [];
}

/**
 * The words that follow a number and stay the same whether it is one or two.
 *
 * @param {string} first
 * @param {string} second
 */
function unchangedWords(first, second) {
  const [one, two] = [first, second].map((text) => text.split(/(?<![\d.,-])(\d+)(?![\d.,]*\d)/));
  const isSame = one.length === two.length && one.every((text, at) => at % 2 === 1 || text === two[at]);
  if (!isSame) return [];
  return one.flatMap((text, at) => {
    if (at % 2 === 0 || text !== "1" || two[at] !== "2") return [];
    const [, word] = /^[\s-]+(\p{L}{2,})/u.exec(one[at + 1]) ?? [];
    return word ?? [];
  });
}

/**
 * Where a word beside a number should have another form, by message.
 *
 * @param {unknown} messages
 * @param {readonly string[]} same words that may follow any number
 */
function faultsIn(messages, same) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [path, message] of functionsIn(messages)) {
    if (NEVER_ONE.includes(path)) continue;
    for (const sample of samplesOf(path)) {
      // What is left of another number is a number, too.
      const left = numbersOf(sample).flatMap((all) => (all > 2 ? [[all - 1, all - 2]] : []));
      for (const replace of numbersIn(sample))
        for (const pair of [[1, 2], ...left]) {
          const [one, two] = pair.map((number) => message(.../** @type {unknown[]} */ (replace(number))));
          for (const word of unchangedWords(one, two))
            if (!same.includes(word)) found.set(`${path}: ${word}`, one);
        }
    }
  }
  return [...found].map(([fault, text]) => `${fault}, as in “${text}”`);
}

for (const code of ["en", ...TRANSLATIONS]) {
  test(`words beside a number are in the singular beside one, in ${code}`, async () => {
    assert.deepEqual(
      faultsIn(await everythingIn(code), SAME[code].split(" ")),
      [],
      "plural() has both forms",
    );
  });
}

test("a word that has no singular is found, wherever the number comes from", () => {
  const faults = (/** @type {(...sample: any[]) => string} */ message) =>
    faultsIn({ friend: { illegalPlan: message } }, ["of"]);
  assert.deepEqual(
    faults((count) => `${count} stones`),
    ["friend.illegalPlan: stones, as in “1 stones”"],
  );
  assert.equal(faults((count) => `Line 3: ${count}\u00a0stones`).length, 1);
  assert.equal(faults((count) => `${count} of them, and ${20 - count} are open`).length, 1);
  for (const right of [
    (/** @type {number} */ count) => (count === 1 ? "1 stone" : `${count} stones`),
    (/** @type {number} */ count) => `${count} of them`,
    (/** @type {number} */ count) => `level ${count}, strong`,
    (/** @type {number} */ count) => `${count} s`,
    () => "1 stones",
  ])
    assert.deepEqual(faults(right), []);
});
