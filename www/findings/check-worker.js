/**
 * Checks a proof, in a worker of its own. The message is `{ module, text }`, the answers are `{ share,
 * positions }`, and at the end `{ verdict }`, `{ fault }` or `{ failure }`.
 */
import init, { Fault, check } from "./wasm/check.js";

/** @typedef {Pick<import("./wasm/check.js").Verdict, "position" | "turns" | "steps" | "positions">} Verdict */
/** @typedef {Pick<Fault, "line" | "column" | "moves" | "reason">} FaultFound */
/**
 * @typedef {{ share: number; positions: number }
 *   | { verdict: Verdict }
 *   | { fault: FaultFound }
 *   | { failure: string }} Answer
 */

/**
 * @param {string} text
 * @param {(answer: Answer) => void} answer
 */
export function checkText(text, answer) {
  try {
    /**
     * @param {number} share
     * @param {number} positions
     */
    const report = (share, positions) => answer({ share, positions });
    const { position, turns, steps, positions } = check(text, report);
    answer({ verdict: { position, turns, steps, positions } });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { line, column, moves, reason } = error;
    answer({ fault: { line, column, moves, reason } });
  }
}

if (typeof WorkerGlobalScope === "function")
  addEventListener("message", async ({ data: { module, text } }) => {
    try {
      await init({ module_or_path: module });
      checkText(text, (answer) => postMessage(answer));
    } catch (error) {
      postMessage({ failure: String(error) });
    }
  });
