/**
 * The client of the engine: sends calls and returns promises of the results. The engine normally runs in a
 * worker. On sites that forbid workers it runs in the page, in short slices.
 */
import { fetchPart, hasPins, parts } from "../parts/fetch.js";
import { workerUrl } from "../parts/module.js";
import { FORBIDDEN } from "./forbidden.js";
import { EngineFailure, EngineImpossible, forgetModules, loadModule } from "./module.js";
import { mayGoBack, neededParts, searchOfGame } from "./needed-parts.js";
import { scriptUrl } from "./trusted-types.js";

/** @import {Operations} from "./worker.js" */
/** @import {Reply} from "./worker.js" */
/** @import {SearchInfo} from "../wasm/ergo_wasm.js" */
/** @import {ThinkLimits} from "../wasm/ergo_wasm.js" */

/**
 * The findings of a search so far, its speed in nodes per second, and how many engines work together.
 *
 * @typedef {{ info?: SearchInfo; speed?: number; cores?: number }} SearchNews
 */

/**
 * A call, as the worker receives it. It is also the options of its message: its ports are transferred.
 *
 * @typedef {{ id: number; op: string; args: unknown[]; transfer?: MessagePort[] }} Call
 */

/**
 * A worker, or its replacement in the page. The first message is the base of the WebAssembly module.
 *
 * @typedef {object} Endpoint
 * @property {(data: object, options?: StructuredSerializeOptions) => void} postMessage
 * @property {() => void} terminate
 */

/**
 * A worker that has not replied for this many seconds is considered dead. Time in which the page is suspended
 * does not count.
 */
const SILENCE_LIMIT = 20;

/** The most time for a net, which can be missing, in milliseconds. */
const TIMEOUT = 10_000;

/** The error of a module that traps. */
const TRAP = /^RuntimeError/;

/** The length of a search slice in the page, in milliseconds. */
const SLICE_IN_PAGE = 8;

/**
 * Loaded on first use and shared by all boards of a page: by game; nothing for nets that cannot be loaded.
 *
 * @type {Map<string, Promise<ArrayBuffer | undefined>>}
 */
const nets = new Map();

/** Whether this page cannot start workers. */
let isWorkerless = false;

/**
 * Imports the worker script from another origin. The import is dynamic because a static one falls under the
 * policy for workers, which may be stricter than the one for scripts. Messages that arrive before the script
 * is loaded are dispatched again. It is a classic script, which Chromium starts in sandboxed pages as well.
 */
const BRIDGE = `
  const early = [];
  const queue = ({ data }) => early.push(data);
  addEventListener("message", queue);
  import(URL_OF_WORKER).then(
    () => {
      removeEventListener("message", queue);
      for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
    },
    (error) => postMessage({ broken: String(error) }),
  );
`;

/**
 * The object URLs of bridges by the address of the worker.
 *
 * @type {Map<string, string>}
 */
const bridges = new Map();

/**
 * The bytes of a net, if they come in time.
 *
 * @param {string} game
 */
async function fetchBytes(game) {
  const { fetchNet } = await import("../parts/nets.js");
  return (await fetchNet(game, AbortSignal.timeout(TIMEOUT)))?.arrayBuffer();
}

/**
 * The net that evaluates positions of a game.
 *
 * @param {string} game
 */
function loadNet(game) {
  // The site may have been deployed again since the page was loaded.
  const net =
    nets.get(game) ??
    fetchBytes(game)
      .catch((error) => findNewest(error.message).then(() => fetchBytes(game)))
      .catch(() => void nets.delete(game));
  nets.set(game, net);
  return net;
}

/** @type {Promise<unknown> | undefined} */
let search;

/**
 * Looks once for the parts of a later deployment that have the same interface: they are in the same folder. A
 * list without a hash is refused on a page that pins its board, which gets no others.
 *
 * @param {string} part the address of one that is gone
 */
const findNewest = (part) =>
  (search ??= fetchPart(part.replace(/[^/]*$/, "newest.json"), { cache: "no-store" })
    .then((response) => response.json())
    .then(
      (names) => (parts.newest = names),
      () => (search = undefined),
    ));

/**
 * Starts the worker. If its script has another origin, as always in a sandboxed page, it is imported through
 * the bridge; so is a copy that such a page has made.
 *
 * @param {string} url
 */
function startWorker(url) {
  if (url.startsWith("data:") || (new URL(url).origin === origin && origin !== "null"))
    return new Worker(scriptUrl(url), { type: "module" });
  const script = BRIDGE.replace("URL_OF_WORKER", () => JSON.stringify(url));
  const bridge = bridges.get(url) ?? URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  bridges.set(url, bridge);
  return new Worker(scriptUrl(bridge));
}

/**
 * Runs the engine in the page.
 *
 * @param {string} url
 * @param {(reply: Reply) => void} receive
 * @returns {Promise<Endpoint>}
 */
async function startInPage(url, receive) {
  try {
    /** @type {typeof import("./worker.js")} */
    const { createEndpoint } = await import(url);
    const postMessage = createEndpoint(receive, SLICE_IN_PAGE);
    return { postMessage, terminate: () => postMessage({ op: "close" }) };
  } catch {
    throw new EngineImpossible("missing", url);
  }
}

export class EngineClient {
  #calls =
    /**
     * @type {Map<
     *   number,
     *   { data: Call; resolve: Function; reject: Function; report?: (news: SearchNews) => void }
     * >}
     */ (new Map());
  #lastId = 0;
  #isClosed = false;
  #hasReplied = false;
  #failedStarts = 0;
  /** Seconds since the last reply, counted by a timer while a reply is due. */
  #silence = 0;
  #timer = 0;
  /**
   * Why calls fail from now on.
   *
   * @type {unknown}
   */
  #failure;
  /**
   * Where calls go, once it has the module.
   *
   * @type {Endpoint | undefined}
   */
  #endpoint;
  /**
   * Where calls go, from the start of the worker.
   *
   * @type {Endpoint | undefined}
   */
  #started;
  /** How often it was started: of two starts only the later one counts. */
  #starts = 0;
  /** The address of the worker. */
  #url = "";
  /** The game that is open. */
  #game = "";
  /** Whether a move may be a variation. */
  #mayVary = false;
  /**
   * The parts of the module that the worker has or gets.
   *
   * @type {Set<string>}
   */
  #parts = new Set();
  /**
   * Calls that wait for a part of the module hold back later ones.
   *
   * @type {Promise<void> | undefined}
   */
  #held;
  #isHelper;

  /** @param {{ isHelper?: boolean }} [options] whether others do the work if no worker can be started for it */
  constructor({ isHelper = false } = {}) {
    this.#isHelper = isHelper;
    this.#start();
  }

  /** Whether the engine runs in the page. */
  get isInPage() {
    return isWorkerless;
  }

  /** Whether it has crashed or was closed, so that every call fails. */
  get hasEnded() {
    return this.#failure !== undefined;
  }

  /** Whether a reply is due. */
  get isBusy() {
    return this.#calls.size > 0;
  }

  /**
   * @template {Exclude<keyof Operations, "think">} Op
   * @param {Op} op
   * @param {Parameters<Operations[Op]>} args
   * @returns {Promise<Awaited<ReturnType<Operations[Op]>>>}
   */
  call(op, ...args) {
    return this.#request(op, args);
  }

  /**
   * Searches the position until a limit is reached or another call interrupts the search.
   *
   * @param {ThinkLimits} limits
   * @param {(news: SearchNews) => void} report called with intermediate results
   * @param {MessagePort[]} [ports] one to each of the other engines that search the position together with
   *   this one
   * @returns {Promise<SearchNews>} empty if interrupted
   */
  think(limits, report, ports) {
    return this.#request("think", [limits], report, ports);
  }

  /** Ends the engine; pending calls fail. */
  close() {
    this.#end(new EngineFailure());
  }

  /** @param {unknown} error why calls fail from now on */
  #end(error) {
    this.#isClosed = true;
    this.#started?.terminate();
    this.#fail(error);
  }

  async #start() {
    const url = (this.#url = workerUrl());
    const start = ++this.#starts;
    try {
      // The worker starts while the module is on its way.
      const loading = loadModule(url);
      const endpoint = isWorkerless
        ? await startInPage(url, (reply) => this.#receive(reply))
        : this.#watch(startWorker((hasPins() && (await (await import("./pinned.js")).copyOf(url))) || url));
      if (this.#isClosed) return endpoint.terminate();
      this.#started = endpoint;
      const compiled = await loading;
      if (this.#isClosed || start !== this.#starts) return;
      this.#endpoint = endpoint;
      this.#parts.clear();
      this.#held = undefined;
      endpoint.postMessage({ module: compiled });
      for (const { data } of this.#calls.values()) this.#send(data);
    } catch (error) {
      if (this.#isClosed || start !== this.#starts) return;
      this.#started?.terminate();
      if (!(error instanceof EngineImpossible || isWorkerless)) return this.#startWithoutWorker();
      // The site may have been deployed again since the page was loaded.
      await findNewest(url);
      if (this.#isClosed || start !== this.#starts) return;
      if (workerUrl() === url) return this.#fail(error);
      isWorkerless = false;
      this.#start();
    }
  }

  /** @param {Worker} worker */
  #watch(worker) {
    worker.onmessage = ({ data }) =>
      data.broken ? this.#workerFailed(worker, data.broken) : this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#workerFailed(worker, event.message ?? "");
    };
    worker.onmessageerror = () => this.#fail(new EngineFailure());
    return worker;
  }

  /**
   * @param {Worker} worker
   * @param {string} why
   */
  #workerFailed(worker, why) {
    // It may report several errors, and another one may have taken its place by then.
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    if (this.#hasReplied) return this.#fail(new EngineFailure(why));
    worker.terminate();
    this.#endpoint = undefined;
    // The cause may be a temporary network error.
    return ++this.#failedStarts < 2 ? void this.#start() : this.#startWithoutWorker();
  }

  /** Workers cannot be started: the engine runs the pending calls in the page. */
  #startWithoutWorker() {
    if (this.#isHelper) return this.close();
    isWorkerless = true;
    this.#start();
  }

  /**
   * Sends a call to the worker, once that has the parts of the module that the call needs.
   *
   * @param {Call} data
   */
  #send(data) {
    const endpoint = this.#endpoint;
    this.#mayVary ||= mayGoBack(data.op, data.args);
    if (!endpoint) return;
    const missing = this.#missing(data);
    if (!this.#held && missing.length === 0) return endpoint.postMessage(data, data);
    // They are on their way while earlier calls wait for theirs.
    for (const part of missing) void loadModule(this.#url, part);
    const held = this.#sendAfter(this.#held, data, endpoint)
      .catch((error) => this.#refuse(data, error, endpoint))
      .then(() => {
        if (this.#held === held) this.#held = undefined;
      });
    this.#held = held;
  }

  /** @param {Call} data */
  #missing({ op, args }) {
    return neededParts(op, args, this.#game, this.#mayVary).filter((part) => !this.#parts.has(part));
  }

  /**
   * @param {Promise<void> | undefined} before
   * @param {Call} data
   * @param {Endpoint} endpoint
   */
  async #sendAfter(before, data, endpoint) {
    await before;
    const missing = this.#missing(data);
    const modules = await Promise.all(missing.map((part) => loadModule(this.#url, part)));
    // A restarted worker gets the calls again.
    if (endpoint !== this.#endpoint) return;
    for (const part of missing) this.#parts.add(part);
    for (const part of modules) endpoint.postMessage({ part });
    endpoint.postMessage(data, data);
  }

  /**
   * A call cannot be sent.
   *
   * @param {Call} data
   * @param {unknown} error
   * @param {Endpoint} endpoint where it should have gone
   */
  async #refuse({ id }, error, endpoint) {
    // The site may have been deployed again since the page was loaded.
    if (error instanceof EngineImpossible) await findNewest(this.#url);
    // A restarted worker gets the calls again.
    if (endpoint !== this.#endpoint) return;
    if (workerUrl() !== this.#url) return this.#fail(new EngineFailure());
    const call = this.#calls.get(id);
    this.#forget(id);
    call?.reject(error);
  }

  #startTimer() {
    this.#timer ||= window.setInterval(() => {
      if (this.#hasReplied && !this.#held && ++this.#silence > SILENCE_LIMIT) this.close();
    }, 1000);
  }

  #stopTimer() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#silence = 0;
  }

  /** @param {Reply} reply */
  #receive(reply) {
    this.#hasReplied = true;
    this.#silence = 0;
    if (reply.wanted) return this.#sendNet(reply.wanted);
    const id = /** @type {number} */ (reply.id);
    const call = this.#calls.get(id);
    if (reply.info) return call?.report?.(reply);
    this.#forget(id);
    if (call?.data.op === "open") {
      this.#game = reply.result?.view?.game ?? this.#game;
      // The first move does not wait for the search, which is on its way from now on.
      for (const part of searchOfGame(this.#game)) void loadModule(this.#url, part);
    }
    if (reply.error === undefined) return call?.resolve(reply.result);
    const isForbidden = FORBIDDEN.test(reply.error);
    // A part that has functions of another one fits, but traps.
    if (!isForbidden && (reply.isUnfit || TRAP.test(reply.error))) forgetModules(this.#url, !!reply.isUnfit);
    const failure = isForbidden
      ? new EngineImpossible("forbidden", reply.error)
      : reply.isUnfit
        ? new EngineImpossible("damaged", reply.error)
        : new EngineFailure(reply.error);
    call?.reject(failure);
    // No other call can succeed there.
    if (reply.isUnfit) this.#end(failure);
  }

  /** @param {string} id of a game */
  async #sendNet(id) {
    const net = await loadNet(id);
    this.#endpoint?.postMessage({ loaded: { id, net } });
  }

  /**
   * @param {keyof Operations} op
   * @param {unknown[]} args
   * @param {(news: SearchNews) => void} [report]
   * @param {MessagePort[]} [transfer]
   * @returns {Promise<any>}
   */
  #request(op, args, report, transfer) {
    const id = ++this.#lastId;
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const data = { id, op, args, transfer };
      this.#calls.set(id, { data, resolve, reject, report });
      this.#startTimer();
      try {
        this.#send(data);
      } catch (error) {
        // No reply is due to what could not be sent.
        this.#forget(id);
        reject(error);
      }
    });
  }

  /** @param {number} id of a call to which no reply is due */
  #forget(id) {
    this.#calls.delete(id);
    if (this.#calls.size === 0) this.#stopTimer();
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#failure = error;
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
    this.#stopTimer();
  }
}
