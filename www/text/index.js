/**
 * The words of the language in use. Other languages join as files beside `en.js` with the same
 * shape.
 */
import en from "./en.js";

/** @type {import("./en.js").Words} */
export const words = en;

/**
 * The name of a side by its colour.
 * @param {import("../wasm/ergo_wasm.js").View} view
 * @param {number} side
 */
export const toneName = (view, side) => words.tones[view.tones[side]] ?? view.tones[side];

/** @param {string} game */
export const gameName = (game) => words.games[game]?.name ?? game;

/**
 * How a game ended, in a sentence.
 * @param {import("../wasm/ergo_wasm.js").View} view
 */
export function outcomeText(view) {
  const { outcome } = view;
  if (!outcome) return "";
  const winner = outcome.winner === undefined ? "" : toneName(view, outcome.winner);
  return words.outcomes[outcome.reason]?.(winner) ?? outcome.reason;
}

/**
 * Why a text was refused, in a sentence.
 * @param {import("../wasm/ergo_wasm.js").Fault | import("../wasm/ergo_wasm.js").TextFault} fault
 */
export const faultText = (fault) => ("line" in fault ? words.faults.text(fault) : words.faults.record(fault));
