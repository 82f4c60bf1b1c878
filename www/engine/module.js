/**
 * The WebAssembly module of rules and engine in its parts, which take longest to load: they are on their way
 * before what runs them is there. And why there is no engine.
 */
import { distrust } from "../parts/fetch.js";
import { fetchModule, workerUrl } from "../parts/module.js";

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
 * Loaded on first use and shared by all boards of a page: by the address of the worker and the name of the
 * part.
 *
 * @type {Map<string, Promise<WebAssembly.Module>>}
 */
const modules = new Map();

/**
 * Where they were found.
 *
 * @type {WeakMap<WebAssembly.Module, string>}
 */
const addresses = new WeakMap();

/**
 * A part of the module, which is loaded once.
 *
 * @param {string} worker the address of the worker that needs it
 * @param {string} [part] the base if there is none
 */
export function loadModule(worker, part) {
  const key = `${worker} ${part}`;
  const module = modules.get(key) ?? compileModule(worker, part);
  modules.set(key, module);
  module.catch(() => {
    if (modules.get(key) === module) modules.delete(key);
  });
  return module;
}

/**
 * Lets later engines load the parts of a worker again: one of them may be another file under its name.
 *
 * @param {string} worker the address of the worker that failed with them
 * @param {boolean} areWrong whether they do not fit together, so that what the browser has stored is wrong
 */
export function forgetModules(worker, areWrong) {
  for (const [key, module] of modules) {
    if (!key.startsWith(`${worker} `)) continue;
    modules.delete(key);
    if (areWrong) module.then((found) => distrust(addresses.get(found) ?? "")).catch(() => {});
  }
}

/**
 * @param {string} worker
 * @param {string} [part]
 */
async function compileModule(worker, part) {
  // The parts of two versions do not match.
  if (worker !== workerUrl()) throw new EngineFailure();
  const response = await fetchModule(part).catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  const isTyped = response.headers.get("content-type")?.startsWith("application/wasm");
  try {
    const module = await (isTyped
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
    addresses.set(module, response.url);
    return module;
  } catch (error) {
    distrust(response.url);
    const { compileErrorCode } = await import("./compile-error.js");
    throw new EngineImpossible(compileErrorCode(error), error);
  }
}
