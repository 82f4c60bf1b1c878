/** The files of this part of the page, and its workers. */
import { scriptUrl } from "../engine/trusted-types.js";
import { fetchData } from "../parts/data.js";
import { ProofError } from "../parts/read-proof.js";
import { isFromDisk } from "../ui/from-disk.js";

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

/**
 * Loads a worker, and the module that it is to be sent.
 *
 * @param {"check.js" | "follow.js"} name of its script
 * @returns {Promise<{ start: () => Worker; module: WebAssembly.Module }>}
 */
export async function loadWorker(name) {
  const [script, module] = await Promise.all([name, "check_bg.wasm"].map(load));
  const text = await script.text();
  const start = () => {
    // Each kind of page allows workers from one of these only.
    const url = isFromDisk()
      ? `data:text/javascript,${encodeURIComponent(text)}`
      : URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const worker = new Worker(scriptUrl(url), { type: "module" });
    for (const event of ["message", "error"])
      worker.addEventListener(event, () => URL.revokeObjectURL(url), { once: true });
    return worker;
  };
  return { start, module: await WebAssembly.compile(await module.arrayBuffer()) };
}
