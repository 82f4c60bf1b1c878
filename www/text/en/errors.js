/** Errors in English: what is wrong, and what to do. Why a text was rejected is in `parse-errors.js`. */

/** @type {Record<Exclude<import("../language.js").FailureCode, "missing">, string>} */
const FAILURES = {
  damaged: "The game cannot run here: a part of it arrived damaged. Try again.",
  old: "The game needs WebAssembly with SIMD, which every browser has had since 2023. Please update your browser.",
  forbidden: "This site forbids WebAssembly, which the game needs.",
  stopped: "The engine stopped and could not be restarted. Reload the page.",
};

export const errors = {
  detached: "The board is not attached to a document.",
  /**
   * Why the engine cannot run.
   *
   * @param {import("../../game/types.js").Failure} failure
   */
  failure: ({ code, detail }) => {
    if (code !== "missing") return detail ? `${FAILURES[code]} The browser says: ${detail}` : FAILURES[code];
    return `The game cannot run here: ${detail} could not be loaded. Check your connection and try again. The author of this page can set ErgoBoard.partsUrl.`;
  },
};
