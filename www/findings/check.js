/** Checks proofs in a worker, by the checker that shares nothing with the engine. */
import { scriptUrl } from "../engine/trusted-types.js";
import { fetchData } from "../parts/data.js";
import { isFromDisk } from "../ui/from-disk.js";
import { ProofError, readProof } from "../parts/read-proof.js";

/** @import {Answer} from "./check-worker.js" */
/** @import {FaultFound} from "./check-worker.js" */
/** @import {Verdict} from "./check-worker.js" */

/**
 * A file of the site.
 *
 * @param {string} name
 */
export async function load(name) {
  try {
    return await fetchData(`findings/${name}`);
  } catch (error) {
    console.warn(error);
    throw new ProofError("missing");
  }
}

/** Loads the checker: the address of its worker, and the module for it. */
async function loadChecker() {
  const [script, module] = await Promise.all(["check.js", "check_bg.wasm"].map(load));
  const text = await script.text();
  // Each kind of page allows workers from one of these only.
  const url = isFromDisk()
    ? `data:text/javascript,${encodeURIComponent(text)}`
    : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return { url, module: await WebAssembly.compile(await module.arrayBuffer()) };
}

/**
 * Checks a proof; rejects with `ProofError` if that is not possible.
 *
 * @param {Blob | Promise<Blob>} file
 * @param {AbortSignal} signal ends it
 * @param {(share: number, positions: number) => void} report
 * @returns {Promise<{ verdict: Verdict } | { fault: FaultFound }>}
 */
export async function checkProof(file, signal, report) {
  const [{ url, module }, text] = await Promise.all([loadChecker(), Promise.resolve(file).then(readProof)]);
  signal.throwIfAborted();
  /** @type {Worker | undefined} */
  let worker;
  try {
    worker = new Worker(scriptUrl(url), { type: "module" });
    return await run(worker, { module, text }, signal, report);
  } catch (error) {
    signal.throwIfAborted();
    console.warn(error);
    throw new ProofError("impossible");
  } finally {
    worker?.terminate();
    URL.revokeObjectURL(url);
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
