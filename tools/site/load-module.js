/** Loads the WebAssembly module with all its parts into Node. */
import { readFileSync, readdirSync } from "node:fs";

/** The file of the base, which the other parts add to. */
export const BASE = "ergo_wasm_bg.wasm";

/**
 * @param {{ initSync: typeof import("../../www/wasm/ergo_wasm.js").initSync }} glue
 * @param {URL} folder of the glue
 */
export function loadModule({ initSync }, folder) {
  const base = { ...initSync({ module: readFileSync(new URL(BASE, folder)) }) };
  const names = readdirSync(folder).filter((name) => name.endsWith(".wasm") && name !== BASE);
  const parts = names.map((name) => new WebAssembly.Module(readFileSync(new URL(name, folder))));
  return parts.map((part) => new WebAssembly.Instance(part, { base }));
}
