/** Reads the file of a proof, which may be compressed by gzip; builds do so too. */

/** The maximum size of a decompressed proof, as in `tools/check-proof`, in bytes. */
const MOST_BYTES = 16 << 20;

/**
 * Why a proof cannot be checked.
 *
 * @typedef {"cannot-unpack" | "damaged" | "too-large" | "missing" | "impossible"} Trouble
 */

/** Thrown if a proof cannot be checked. */
export class ProofError extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/**
 * The text of a proof. Whether it is compressed is detected by its first bytes, as hosts may decompress files
 * that end in `.gz`.
 *
 * @param {Blob} file
 * @returns {Promise<string>}
 */
export async function readProof(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  if (isPacked && !("DecompressionStream" in globalThis)) throw new ProofError("cannot-unpack");
  const content = isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  const reader = content.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > MOST_BYTES) break;
    }
  } catch {
    throw new ProofError("damaged");
  }
  await reader.cancel();
  throw new ProofError("too-large");
}
