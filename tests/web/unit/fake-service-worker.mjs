/**
 * Runs `www/app/sw.js` as a browser does: its versions one after the other, the host whose files they store,
 * and the pages that they serve. Time passes only while a worker pauses.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { WWW, integrity, readText } from "../../../tools/site/files.js";
import { FakeCaches, FakeClient, FakeLocks } from "./fake-caches.mjs";

/** The source with what the build replaces. */
const SOURCE = await readText("www/app/sw.js");
const [BUILD, OFFLINE] = ['{ version: "", files: {}, optional: {} }', '{ page: "", words: {} }'];

/** The page without a network. */
const MISSING = {
  page: '<html lang="{code}"><h1>{title}</h1><a href="{address}">{again}</a></html>',
  words: { en: { title: "Missing", again: "Again" }, de: { title: "Es fehlt etwas", again: "Nochmals" } },
};

/** The address of the site. */
export const SCOPE = "https://example.org/ergo/";

/**
 * A version: its name, and the contents of its files by their names.
 *
 * @typedef {object} Version
 * @property {string} version
 * @property {Record<string, string>} files
 * @property {Record<string, string>} [optional]
 */

/** @param {Record<string, string>} files */
const hashesOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrity(content)]));

/** @param {Version} version */
function sourceOf({ version, files, optional = {} }) {
  for (const place of [BUILD, OFFLINE]) assert.equal(SOURCE.split(place).length, 2, place);
  const build = { version, files: hashesOf(files), optional: hashesOf(optional) };
  return SOURCE.replace(BUILD, () => JSON.stringify(build)).replace(OFFLINE, () => JSON.stringify(MISSING));
}

/** A browser with one site. */
export class FakeBrowser {
  caches = new FakeCaches();
  locks = new FakeLocks();
  languages = ["en-GB"];
  /** The time in milliseconds. */
  now = 0;
  /**
   * The pages that are open.
   *
   * @type {FakeClient[]}
   */
  clients = [];
  /**
   * The files of the host by their names.
   *
   * @type {Record<string, string>}
   */
  host = {};
  /** Whether the host can be reached. */
  isOnline = true;
  /**
   * The content of the HTTP cache of the browser, by name.
   *
   * @type {Record<string, string>}
   */
  cached = {};
  /**
   * The names that were requested from the host.
   *
   * @type {string[]}
   */
  requested = [];
  /**
   * Replaces the answer of the host, if it returns something.
   *
   * @type {(name: string) => Promise<Response> | Response | undefined}
   */
  answer = () => undefined;
  /** @type {Record<"installing" | "waiting" | "active", FakeServiceWorker | null>} */
  #workers = { installing: null, waiting: null, active: null };
  /** How often a worker has looked for an update. */
  updates = 0;
  registration = this.#makeRegistration();

  #makeRegistration() {
    const workers = this.#workers;
    const port = (/** @type {keyof typeof workers} */ state) => workers[state]?.port ?? null;
    return {
      scope: SCOPE,
      get installing() {
        return port("installing");
      },
      get waiting() {
        return port("waiting");
      },
      get active() {
        return port("active");
      },
      update: async () => {
        this.updates++;
      },
    };
  }

  /**
   * Opens a page, so that it is among the clients.
   *
   * @param {string} id
   * @param {string} [path] from the address of the site
   */
  addPage(id, path = "") {
    const page = new FakeClient(id, new URL(path, SCOPE).href);
    this.clients.push(page);
    return page;
  }

  /** @param {string} id */
  closePage(id) {
    this.clients = this.clients.filter((client) => client.id !== id);
  }

  /**
   * @param {string | { url: string }} request
   * @param {{ integrity?: string; cache?: string }} [options]
   */
  async fetch(request, options = {}) {
    const address = typeof request === "string" ? request : request.url;
    const name = address.slice(SCOPE.length).replace(/[?#].*/, "") || "index.html";
    const isCached = options.cache === "force-cache" && Object.hasOwn(this.cached, name);
    const response = isCached ? new Response(this.cached[name]) : await this.#ask(name);
    if (!options.integrity) return response;
    const content = await response.clone().text();
    if (!response.ok || integrity(content) !== options.integrity)
      throw new TypeError(`${name} is not what was expected`);
    return response;
  }

  /** @param {string} name */
  async #ask(name) {
    this.requested.push(name);
    const answer = this.answer(name);
    if (answer) return answer;
    if (!this.isOnline) throw new TypeError("Failed to fetch");
    const content = Object.hasOwn(this.host, name) ? this.host[name] : undefined;
    return content === undefined ? new Response("not found", { status: 404 }) : new Response(content);
  }

  /**
   * Deploys a version.
   *
   * @param {Version} version
   */
  deploy({ files, optional }) {
    this.host = { ...files, ...optional };
  }

  /**
   * Starts the worker of a version, as after the browser has stopped it: it has forgotten everything.
   *
   * @param {Version} version
   * @param {keyof FakeBrowser["registration"]} [state]
   */
  start(version, state = "active") {
    const worker = new FakeServiceWorker(this, version);
    if (state !== "scope" && state !== "update") this.#workers[state] = worker;
    return worker;
  }

  /**
   * Installs a version, which then waits.
   *
   * @param {Version} version
   */
  async install(version) {
    const worker = this.start(version, "installing");
    try {
      await worker.dispatch("install");
    } finally {
      this.#workers.installing = null;
    }
    const before = this.#workers.waiting;
    this.#workers.waiting = worker;
    before?.port.dispatchEvent(new Event("statechange"));
    return worker;
  }

  /** Makes the version that waits the active one. */
  async activate() {
    const worker = this.#workers.waiting ?? assert.fail("no version waits");
    [this.#workers.active, this.#workers.waiting] = [worker, null];
    await worker.dispatch("activate");
    return worker;
  }

  /**
   * Deploys, installs and activates a version.
   *
   * @param {Version} version
   */
  async use(version) {
    this.deploy(version);
    await this.install(version);
    return this.activate();
  }

  /**
   * The files of a version that are stored, by their names; nothing if it has no cache.
   *
   * @param {string} version
   * @returns {Promise<Record<string, string> | undefined>}
   */
  async stored(version) {
    const name = `ergo ${SCOPE} ${version}`;
    if (!(await this.caches.keys()).includes(name)) return undefined;
    const cache = await this.caches.open(name);
    const entries = (await cache.keys()).map(async ({ url }) => {
      const text = await (await cache.match(url))?.text();
      return /** @type {[string, string]} */ ([url.slice(SCOPE.length), text]);
    });
    return Object.fromEntries((await Promise.all(entries)).toSorted());
  }

  /** The versions that have a cache. */
  async versions() {
    const start = `ergo ${SCOPE} `;
    const names = (await this.caches.keys()).filter((name) => name.startsWith(start));
    return names.map((name) => name.slice(start.length)).filter((name) => name !== "manifest");
  }

  /** The stored manifest. */
  async manifest() {
    return JSON.parse((await this.stored("manifest"))?.[""] ?? "null");
  }

  /** The names of the records beside the manifest. */
  async records() {
    return Object.keys((await this.stored("manifest")) ?? {}).filter((name) => name !== "");
  }
}

/** A version of the service worker. */
class FakeServiceWorker {
  /** @type {Map<string, (event: any) => void>} */
  #listeners = new Map();
  /** How often it has asked to take over. */
  skips = 0;
  /** Whether it controls the pages that were there before it. */
  hasClaimed = false;
  /** The messages that other workers sent it. */
  messages = /** @type {unknown[]} */ ([]);
  /** It, as others see it. */
  port = Object.assign(new EventTarget(), {
    postMessage: (/** @type {unknown} */ data) => void this.messages.push(data),
  });

  /**
   * @param {FakeBrowser} browser
   * @param {Version} version
   */
  constructor(browser, version) {
    const names = {
      self: this.#scope(browser),
      caches: browser.caches,
      navigator: {
        locks: browser.locks,
        get languages() {
          return browser.languages;
        },
      },
      fetch: browser.fetch.bind(browser),
      WindowClient: FakeClient,
      Date: { now: () => browser.now },
      // What needs no time comes first.
      /**
       * @param {() => void} run
       * @param {number} time
       */
      setTimeout: (run, time) =>
        setImmediate(() => {
          browser.now += time;
          run();
        }),
      // Hashing in another thread would make the order of events a matter of chance.
      crypto: {
        subtle: {
          /**
           * @param {string} _
           * @param {ArrayBuffer} bytes
           */
          digest: async (_, bytes) =>
            Buffer.from(integrity(new Uint8Array(bytes)).slice("sha256-".length), "base64"),
        },
      },
    };
    const run = compileFunction(sourceOf(version), Object.keys(names), { filename: join(WWW, "sw.js") });
    run(...Object.values(names));
  }

  /** @param {FakeBrowser} browser */
  #scope(browser) {
    const { registration } = browser;
    return {
      registration,
      /**
       * @param {string} type
       * @param {() => void} listener
       */
      addEventListener: (type, listener) => this.#listeners.set(type, listener),
      skipWaiting: async () => {
        this.skips++;
      },
      clients: {
        matchAll: async ({ type = "window", includeUncontrolled = false }) =>
          browser.clients.filter(
            (client) =>
              (type === "all" || client.type === type) && (includeUncontrolled || client.isControlled),
          ),
        get: async (/** @type {string} */ id) => browser.clients.find((client) => client.id === id),
        claim: async () => {
          this.hasClaimed = true;
        },
      },
    };
  }

  /**
   * Dispatches an event, and waits until the worker has handled it.
   *
   * @param {string} type
   * @param {object} [properties]
   */
  async dispatch(type, properties) {
    /** @type {unknown[]} */
    const promises = [];
    this.#listeners.get(type)?.({
      waitUntil: (/** @type {unknown} */ promise) => promises.push(promise),
      ...properties,
    });
    await Promise.all(promises);
  }

  /**
   * Sends a message.
   *
   * @param {unknown} data
   * @param {object} [properties] of the event
   */
  send(data, properties) {
    return this.dispatch("message", { data, source: null, ports: [], ...properties });
  }

  /**
   * Dispatches a request; `done` ends once the worker has done everything that follows from it.
   *
   * @param {object} request
   * @param {object} ids those of clients
   * @returns {{ response: Promise<Response> | undefined; done: Promise<void> }}
   */
  request(request, ids) {
    /** @type {Promise<Response> | undefined} */
    let response;
    const respondWith = (/** @type {Promise<Response>} */ promise) => (response = promise);
    const event = { request, clientId: "", resultingClientId: "", respondWith, ...ids };
    const done = this.dispatch("fetch", event);
    return { response, done };
  }

  /**
   * A file as a page gets it; nothing if the worker leaves the request to the browser.
   *
   * @param {string} path from the address of the site
   * @param {string} [clientId] of the page
   * @param {object} [properties] of the request
   */
  get(path, clientId = "", properties = {}) {
    const url = new URL(path, SCOPE).href;
    return this.request({ method: "GET", mode: "cors", url, ...properties }, { clientId }).response;
  }

  /**
   * Opens a page.
   *
   * @param {string} path from the address of the site
   * @param {string} [id] of its client
   */
  open(path, id = "") {
    const url = new URL(path, SCOPE).href;
    return this.request({ method: "GET", mode: "navigate", url }, { resultingClientId: id });
  }
}
