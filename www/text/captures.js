/** What becomes of stacks that are captured: which facts are said, and in which order. */

/** @import {Colour} from "./language.js" */
/** @import {ExplainedFact} from "./language.js" */

/** @typedef {"unclear" | "turns" | "arrives" | "leaves" | "depends"} SaidCode */

/**
 * The sentences of a language about the facts; the second argument is who captures.
 *
 * @typedef {Record<SaidCode, (fact: ExplainedFact, capturer: Colour) => string>} CaptureWords
 */

/** @type {SaidCode[]} */
const ORDER = ["unclear", "turns", "arrives", "leaves", "depends"];

/**
 * @param {ExplainedFact[]} facts
 * @param {CaptureWords} say
 * @param {string} rest is said if other stacks stay as they are
 */
export function captureText(facts, say, rest) {
  const [{ colour: capturer }] = facts;
  // That the capturing stack is no longer where it was goes without saying.
  const shown = facts.filter(({ code, colour }) => code !== "leaves" || colour !== capturer);
  const sentences = ORDER.flatMap((code) =>
    shown.filter((fact) => fact.code === code).map((fact) => say[code](fact, capturer)),
  );
  if (facts.some(({ code }) => code === "stays")) sentences.push(rest);
  return sentences.join(" ");
}
