/** What the comments of a place in a game say together. The rules read and write comments (`src/replay/content.rs`). */

/** @typedef {import("../wasm/ergo_wasm.js").Remark} Remark */

/** @param {readonly Remark[]} remarks */
export const contentOf = (remarks) => ({
  words: remarks
    .map(({ words }) => words)
    .filter(Boolean)
    .join(" "),
  shapes: remarks.flatMap(({ shapes }) => shapes),
  goal: remarks.find(({ goal }) => goal)?.goal ?? "",
});
