/** Why a module does not compile. */
import { FORBIDDEN } from "./forbidden.js";

/** The smallest module that uses SIMD, to find out whether the browser supports it. */
const SIMD_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123);

/**
 * Why a loaded module does not compile.
 *
 * @param {unknown} error
 */
export function compileErrorCode(error) {
  // Not all of it has come.
  if (error instanceof DOMException) return "missing";
  if (FORBIDDEN.test(String(error))) return "forbidden";
  return typeof WebAssembly === "object" && WebAssembly.validate(SIMD_MODULE) ? "damaged" : "old";
}
