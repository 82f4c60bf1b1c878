/**
 * The data of the place of findings that builds make: the list of proofs, and the workers that check and
 * follow them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { factsOf } from "../../www/parts/proof-facts.js";
import { bundle } from "./bundle.js";
import { ROOT, WWW, filesBelow } from "./files.js";

/** The folder of the proofs. */
const PROOFS = join(ROOT, "tools/prove/proofs");

/**
 * The data by the name of the part and of the file, as `collectData` has them.
 *
 * @returns {Promise<Record<string, Buffer>>}
 */
export async function findingsData() {
  const names = (await filesBelow(PROOFS)).filter((name) => name.endsWith(".gz"));
  const proofs = names.map(async (name) => factsOf(name, new Uint8Array(await readFile(join(PROOFS, name)))));
  return {
    "findings/proofs.json": Buffer.from(JSON.stringify(await Promise.all(proofs))),
    "findings/check.js": Buffer.from(await bundle({ www: WWW }, "findings/check-worker.js")),
    "findings/follow.js": Buffer.from(await bundle({ www: WWW }, "findings/follow-worker.js")),
  };
}
