/** The facts about a proof in the list of proofs, which builds make. */
import { readProof } from "./read-proof.js";

/**
 * A proof of an opening that the first player wins.
 *
 * @typedef {object} Proof
 * @property {string} name of its file
 * @property {string[]} opening the moves that lead to its position
 * @property {string} position
 * @property {number} turns the most that the winner needs
 * @property {string} move the first one of the winner
 * @property {number} steps the number of steps of its strategy
 * @property {number} size of the file, in bytes
 */

/** The lines before the steps. */
const HEAD = 3;

/**
 * The facts of a proof. Its file has the name of its opening, such as `e5-a1.txt.gz`.
 *
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Proof>}
 */
export async function factsOf(name, bytes) {
  const lines = (await readProof(new Blob([bytes]))).trimEnd().split("\n");
  return {
    name,
    opening: name.replace(/\..*/, "").split("-"),
    position: lines[1].replace("position ", ""),
    turns: Number(lines[HEAD - 1].replace("turns ", "")),
    move: /** @type {string} */ (lines.at(-1)).split(" ")[0],
    steps: lines.length - HEAD,
    size: bytes.length,
  };
}
