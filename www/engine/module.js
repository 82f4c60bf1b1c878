/**
 * The WebAssembly module of rules and engine, which takes longest to load: it is on its way before what runs
 * it is there. And why there is no engine.
 */
import { fetchModule } from "../parts.js";

/** The engine crashed or was closed; another one can be started. */
export class EngineFailure extends Error {}

/** No engine can run here. */
export class EngineImpossible extends Error {
  /**
   * @param {"missing" | "damaged" | "old" | "forbidden"} code whether a part was not found or is damaged, or
   *   the browser is too old or forbids it
   * @param {unknown} cause
   */
  constructor(code, cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = code;
  }
}

/**
 * Loaded on first use and shared by all boards of a page: by the address of the worker.
 *
 * @type {Map<string, Promise<WebAssembly.Module>>}
 */
const modules = new Map();

/**
 * The module, which is loaded once.
 *
 * @param {string} worker the address of the worker that needs it
 */
export function loadModule(worker) {
  const module = modules.get(worker) ?? compileModule();
  modules.set(worker, module);
  module.catch(() => modules.delete(worker));
  return module;
}

async function compileModule() {
  const response = await fetchModule().catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  const isTyped = response.headers.get("content-type")?.startsWith("application/wasm");
  try {
    return await (isTyped
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    const { compileErrorCode } = await import("./client.js");
    throw new EngineImpossible(compileErrorCode(error), error);
  }
}
