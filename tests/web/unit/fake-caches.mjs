/** The caches, locks and clients that a browser gives to service workers, in memory, with their faults. */

/** @typedef {{ bytes: ArrayBuffer; status: number; headers: [string, string][]; isRedirected: boolean }} Entry */

/** @param {string | { url: string }} request */
const addressOf = (request) => new URL(typeof request === "string" ? request : request.url).href;

/**
 * A response that came by way of another address.
 *
 * @param {Response} response
 */
export const redirected = (response) => Object.defineProperty(response, "redirected", { value: true });

/** @param {Entry} entry */
function responseOf({ bytes, status, headers, isRedirected }) {
  const response = new Response(bytes, { status, headers });
  return isRedirected ? redirected(response) : response;
}

/** `CacheStorage` as far as the service worker uses it. */
export class FakeCaches {
  /** @type {Map<string, Map<string, Entry>>} */
  #content = new Map();
  /**
   * The error of an attempt to store a file, if there is one.
   *
   * @type {(address: string) => Error | undefined}
   */
  refuse = () => undefined;
  /**
   * Runs before a stored file is found.
   *
   * @type {(address: string) => Promise<unknown> | undefined}
   */
  beforeMatch = () => undefined;
  /** Whether nothing can be read. */
  isBroken = false;
  /**
   * The addresses that were stored, in their order.
   *
   * @type {string[]}
   */
  written = [];

  #check() {
    if (this.isBroken) throw new DOMException("The caches cannot be read.", "UnknownError");
  }

  async keys() {
    this.#check();
    return [...this.#content.keys()];
  }

  /** @param {string} name */
  async delete(name) {
    return this.#content.delete(name);
  }

  /** @param {string} name */
  async open(name) {
    this.#check();
    const content = this.#content.get(name) ?? new Map();
    this.#content.set(name, content);
    return {
      keys: async () => [...content.keys()].map((url) => ({ url })),
      match: async (/** @type {string} */ request) => this.match(request, { cacheName: name }),
      delete: async (/** @type {string} */ request) => content.delete(addressOf(request)),
      /**
       * @param {string} request
       * @param {Response} response
       */
      put: async (request, response) => {
        const address = addressOf(request);
        const bytes = await response.arrayBuffer();
        const error = this.refuse(address);
        if (error) throw error;
        const { status, headers, redirected: isRedirected } = response;
        content.set(address, { bytes, status, headers: [...headers], isRedirected });
        this.written.push(address);
      },
    };
  }

  /**
   * @param {string} request
   * @param {{ cacheName: string }} options
   */
  async match(request, { cacheName }) {
    this.#check();
    await this.beforeMatch(addressOf(request));
    const entry = this.#content.get(cacheName)?.get(addressOf(request));
    return entry && responseOf(entry);
  }
}

/** `LockManager` as far as the service worker uses it. */
export class FakeLocks {
  /** @type {Map<string, Promise<unknown>>} */
  #held = new Map();

  /**
   * @param {string} name
   * @param {[...{ ifAvailable: boolean }[], (lock: object | null) => unknown]} rest
   */
  async request(name, ...rest) {
    const callback = /** @type {(lock: object | null) => unknown} */ (rest.at(-1));
    const { ifAvailable = false } = /** @type {{ ifAvailable?: boolean }} */ (rest.length > 1 ? rest[0] : {});
    const before = this.#held.get(name);
    if (before && ifAvailable) return callback(null);
    const result = (before ?? Promise.resolve()).then(() => callback({ name }));
    const end = result.catch(() => {}).finally(() => this.#held.get(name) === end && this.#held.delete(name));
    this.#held.set(name, end);
    return result;
  }
}

/** `WindowClient`: a page as service workers see it. */
export class FakeClient {
  type = "window";
  /**
   * The messages it got.
   *
   * @type {unknown[]}
   */
  messages = [];
  /**
   * Where service workers sent it.
   *
   * @type {string[]}
   */
  visited = [];
  /** Whether a service worker of the site controls it. */
  isControlled = true;
  /**
   * Runs when a message arrives.
   *
   * @type {(message: unknown) => unknown}
   */
  onMessage = () => {};

  /**
   * @param {string} id
   * @param {string} url
   */
  constructor(id, url) {
    this.id = id;
    this.url = url;
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.messages.push(structuredClone(message));
    this.onMessage(message);
  }

  /** @param {string} url */
  async navigate(url) {
    this.visited.push(url);
  }
}
