/**
 * The near end of whoever holds the game and thinks: calls go out, promises come back. It knows nothing
 * of what is asked. Most often that is a worker; where the site that shows the board forbids workers,
 * it is the page itself, in slices short enough to go unnoticed.
 */
import { fetchModule, workerUrl } from "../parts.js";
import { scriptUrl } from "./trusted-types.js";

/** @typedef {import("./worker.js").Operations} Operations */
/** @typedef {import("./worker.js").Answer} Answer */
/** @typedef {import("../wasm/ergo_wasm.js").Thought} Thought */
/** @typedef {import("../wasm/ergo_wasm.js").ThinkLimits} ThinkLimits */

/** What was found, unless nothing was, and how many positions a second were looked at for it. */
/** @typedef {{ thought?: Thought, speed?: number }} News */

/**
 * What holds the game: it is handed the module, and then calls.
 * @typedef {object} Desk
 * @property {(data: object) => void} postMessage
 * @property {() => void} terminate
 */

/** The engine is gone or broken; whoever holds the game can start another. */
export class EngineFailure extends Error {}

/** Why no engine can run here, whatever is tried. */
export class EngineImpossible extends Error {
  /** @param {"missing" | "damaged" | "old" | "forbidden"} code whether a part could not be loaded, or cannot or may not run @param {unknown} cause */
  constructor(code, cause) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = code;
  }
}

/**
 * A worker that was asked something and says nothing for so many seconds is gone. It is the page that
 * counts them, and a page that is asleep counts none.
 */
const SILENCE = 20;

/** How long a slice of thinking in the page is, in milliseconds. */
const SLICE_IN_PAGE = 8;

/** The module, once it is wanted. @type {Promise<WebAssembly.Module> | undefined} */
let module;

/** The least module with a vector in it, as the rules and the engine are full of. */
const VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123);

/** Whether this page may start no worker. */
let isWorkerless = false;

/**
 * A script that imports the worker's from another site. It does so when it runs: what is imported before
 * counts as a worker's script, and a site that allows our scripts need not allow that. What comes
 * meanwhile is kept.
 */
const BRIDGE = `
  const early = [];
  const keep = ({ data }) => early.push(data);
  addEventListener("message", keep);
  const hand = () => {
    removeEventListener("message", keep);
    for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
  };
  import(URL_OF_WORKER).then(hand, (error) => postMessage({ broken: String(error) }));
`;

/** Its address. */
let bridge = "";

/** The module of rules and engine: loaded and compiled once for all boards of a page. */
function loadModule() {
  module ??= compileModule();
  module.catch(() => (module = undefined));
  return module;
}

async function compileModule() {
  const answer = await fetchModule().catch((error) => {
    throw new EngineImpossible("missing", error);
  });
  if (!answer.ok) throw new EngineImpossible("missing", `${answer.status} ${answer.statusText}`);
  const isNamed = answer.headers.get("content-type")?.startsWith("application/wasm");
  try {
    return await (isNamed ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer()));
  } catch (error) {
    throw new EngineImpossible(whyNot(error), error);
  }
}

/** Why a module that has come cannot be compiled. @param {unknown} error */
function whyNot(error) {
  if (/unsafe-eval|CSP|Content Security Policy/.test(String(error))) return "forbidden";
  return typeof WebAssembly === "object" && WebAssembly.validate(VECTORS) ? "damaged" : "old";
}

/** Starts a worker, by way of a script of the page's own if its script lies on another site; for a page in a sandbox any site is another. */
function startWorker() {
  const url = workerUrl();
  if (/^blob:|^data:/.test(url) || new URL(url).origin === origin) return new Worker(scriptUrl(url), { type: "module" });
  const script = BRIDGE.replace("URL_OF_WORKER", () => JSON.stringify(url));
  bridge ||= URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return new Worker(scriptUrl(bridge), { type: "module" });
}

/** What a worker does, done in the page. @param {(answer: Answer) => void} receive @returns {Promise<Desk>} */
async function startInPage(receive) {
  try {
    /** @type {typeof import("./worker.js")} */
    const { makeDesk } = await import(workerUrl());
    const postMessage = makeDesk(receive, SLICE_IN_PAGE);
    return { postMessage, terminate: () => postMessage({ op: "close" }) };
  } catch (error) {
    throw new EngineImpossible("missing", error);
  }
}

export class Engine {
  #calls = /** @type {Map<number, { data: object, resolve: Function, reject: Function, tell?: (news: News) => void }>} */ (new Map());
  #lastId = 0;
  #isClosed = false;
  /** Whether it has ever answered. */
  #isAlive = false;
  /** How many workers have failed to begin. */
  #lost = 0;
  /** How many seconds ago it last said something, and what counts them. */
  #silence = 0;
  #counting = 0;
  /** Why it answers no more. @type {unknown} */
  #failure;
  /** @type {Desk | undefined} */
  #desk;

  constructor() {
    this.#start();
  }

  /** Whether it has to work in the page itself. */
  get isInPage() {
    return isWorkerless;
  }

  /**
   * @template {Exclude<keyof Operations, "think">} Op
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   * @returns {Promise<Awaited<ReturnType<Operations[Op]>>>}
   */
  call(op, ...args) {
    return this.#ask(op, args);
  }

  /**
   * Lets it think about the position until a limit is reached or something else is asked.
   * @param {ThinkLimits} limits
   * @param {(news: News) => void} tell hears what is found on the way
   * @returns {Promise<News>} nothing, if something else was asked
   */
  think(limits, tell) {
    return this.#ask("think", [limits], tell);
  }

  /** Ends it; calls that are still open fail. */
  close() {
    this.#isClosed = true;
    this.#desk?.terminate();
    this.#fail(new EngineFailure());
  }

  async #start() {
    try {
      const compiled = await loadModule();
      if (this.#isClosed) return;
      const desk = isWorkerless ? await startInPage((answer) => this.#receive(answer)) : this.#watch(startWorker());
      if (this.#isClosed) return desk.terminate();
      this.#desk = desk;
      desk.postMessage({ module: compiled });
      for (const { data } of this.#calls.values()) desk.postMessage(data);
    } catch (error) {
      if (error instanceof EngineImpossible || isWorkerless) this.#fail(error);
      else this.#doWithoutWorker();
    }
  }

  /** @param {Worker} worker */
  #watch(worker) {
    worker.onmessage = ({ data }) => (data.broken ? this.#lose(worker, data.broken) : this.#receive(data));
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(worker, event.message ?? "");
    };
    worker.onmessageerror = () => this.#fail(new EngineFailure());
    return worker;
  }

  /** A worker fails. @param {Worker} worker @param {string} why */
  #lose(worker, why) {
    if (this.#isAlive) return this.#fail(new EngineFailure(why));
    worker.terminate();
    this.#desk = undefined;
    // What was lost on its way may come the next time.
    return ++this.#lost < 2 ? void this.#start() : this.#doWithoutWorker();
  }

  /** No worker begins: what was asked so far is done in the page. */
  #doWithoutWorker() {
    isWorkerless = true;
    this.#start();
  }

  /** Something was asked: the answer is waited for, but not for ever. */
  #count() {
    this.#counting ||= window.setInterval(() => {
      if (this.#isAlive && ++this.#silence > SILENCE) this.close();
    }, 1000);
  }

  /** Nothing is waited for any more. */
  #rest() {
    clearInterval(this.#counting);
    this.#counting = 0;
    this.#silence = 0;
  }

  /** @param {Answer} answer */
  #receive(answer) {
    this.#isAlive = true;
    this.#silence = 0;
    const call = this.#calls.get(answer.id);
    if (answer.thought) return call?.tell?.(answer);
    this.#calls.delete(answer.id);
    if (this.#calls.size === 0) this.#rest();
    if (answer.error === undefined) call?.resolve(answer.result);
    else call?.reject(new EngineFailure(answer.error));
  }

  /**
   * @param {keyof Operations} op @param {unknown[]} args @param {(news: News) => void} [tell]
   * @returns {Promise<any>}
   */
  #ask(op, args, tell) {
    const id = ++this.#lastId;
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const data = { id, op, args };
      this.#calls.set(id, { data, resolve, reject, tell });
      this.#count();
      this.#desk?.postMessage(data);
    });
  }

  /** @param {unknown} why */
  #fail(why) {
    this.#failure = why;
    for (const { reject } of this.#calls.values()) reject(why);
    this.#calls.clear();
    this.#rest();
  }
}
