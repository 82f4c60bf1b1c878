/** The page for frames in English. */
import { integer } from "./format.js";

/** What a frame answers to the page around it. */
export const frame = {
  /** A link to the page, below a game that is viewed. */
  link: "Play on in Ergo",
  /** The same below a puzzle. */
  puzzles: "More puzzles",
  /** @param {string} found @param {number} at */
  address: (found, at) =>
    `The address has an unknown part: “${found}” at character ${integer(at)}. It was ignored, with everything after it.`,
  /** @param {number} ours @param {string} theirs */
  version: (ours, theirs) => `This page uses messages of version ${integer(ours)}, not “${theirs}”.`,
  /** @param {"attribute" | "message" | "method"} kind @param {string} name */
  unknown: (kind, name) => `There is no ${kind} “${name}”.`,
};
