/** Checks proofs in a worker, by the checker that shares nothing with the engine. */
import { ProofError, readProof } from "../parts/read-proof.js";
import { loadWorker } from "./data.js";

/** @import {Answer} from "./check-worker.js" */
/** @import {FaultFound} from "./check-worker.js" */
/** @import {Verdict} from "./check-worker.js" */

/**
 * Checks a proof; rejects with `ProofError` if that is not possible.
 *
 * @param {Blob | Promise<Blob>} file
 * @param {AbortSignal} signal ends it
 * @param {(share: number, positions: number) => void} report
 * @returns {Promise<{ verdict: Verdict } | { fault: FaultFound }>}
 */
export async function checkProof(file, signal, report) {
  const [{ start, module }, text] = await Promise.all([
    loadWorker("check.js"),
    Promise.resolve(file).then(readProof),
  ]);
  signal.throwIfAborted();
  /** @type {Worker | undefined} */
  let worker;
  try {
    worker = start();
    return await run(worker, { module, text }, signal, report);
  } catch (error) {
    signal.throwIfAborted();
    console.warn(error);
    throw new ProofError("impossible");
  } finally {
    worker?.terminate();
  }
}

/**
 * @param {Worker} worker
 * @param {{ module: WebAssembly.Module; text: string }} task
 * @param {AbortSignal} signal
 * @param {(share: number, positions: number) => void} report
 * @returns {Promise<{ verdict: Verdict } | { fault: FaultFound }>}
 */
const run = (worker, task, signal, report) =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", reject);
    worker.addEventListener("error", reject);
    worker.addEventListener("message", (/** @type {MessageEvent<Answer>} */ { data }) => {
      if ("share" in data) report(data.share, data.positions);
      else if ("failure" in data) reject(data.failure);
      else resolve(data);
    });
    worker.postMessage(task);
  });
