/**
 * The joint content of the comments of a place in a game. The rules read and write comments
 * (`src/replay/content.rs`).
 */

/** @import {Remark} from "../wasm/ergo_wasm.js" */

/** @param {readonly Remark[]} remarks */
export const contentOf = (remarks) => ({
  words: remarks
    .map(({ words }) => words)
    .filter(Boolean)
    .join(" "),
  shapes: remarks.flatMap(({ shapes }) => shapes),
  goal: remarks.find(({ goal }) => goal)?.goal ?? "",
});
