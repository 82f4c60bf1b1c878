/**
 * A host for a folder, as an ordinary static host would be: at any path, with any headers, and as
 * unreliable as a test wants it.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The site that was built. */
export const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** Whether every response is delayed, so that whatever depends on speed is seen to. */
const IS_SLOW = Boolean(process.env.ERGO_SLOW);

/** How late a file comes then, in milliseconds: long after whatever does not wait for it. @param {string} name */
const delayOf = (name) => (name.endsWith(".wasm") ? 1200 : 200);

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * A request on its way: the file that is asked for, relative to the folder, and what would be sent.
 * @typedef {object} Passing
 * @property {string} name
 * @property {Buffer | undefined} body nothing, where there is no such file
 * @property {import("node:http").ServerResponse} response
 */

export class Host {
  /** Every file that was asked for. @type {string[]} */
  asked = [];
  /** Does something with a request, and says `true` if it has answered. @type {(passing: Passing) => boolean | Promise<boolean>} */
  hook = () => false;
  #server = createServer((request, response) => this.#answer(request.url ?? "/", response));
  #port = 0;

  /**
   * @param {string} folder
   * @param {{ at?: string, headers?: Record<string, string> }} [options] `at` is a path with a slash at either end
   */
  constructor(folder, { at = "/", headers = {} } = {}) {
    this.folder = folder;
    this.at = at;
    this.headers = headers;
  }

  /** The address of the folder. */
  get url() {
    return `http://127.0.0.1:${this.#port}${this.at}`;
  }

  /** Begins to answer, at the port of before if there was one. */
  async start() {
    await new Promise((resolve) => this.#server.listen(this.#port, "127.0.0.1", () => resolve(undefined)));
    this.#port = /** @type {import("node:net").AddressInfo} */ (this.#server.address()).port;
    return this;
  }

  /** Is gone, in the middle of whatever it does. */
  async stop() {
    if (!this.#server.listening) return;
    const stopped = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await stopped;
  }

  /** @param {string} url @param {import("node:http").ServerResponse} response */
  async #answer(url, response) {
    const { pathname } = new URL(url, this.url);
    const inside = pathname.startsWith(this.at) ? decodeURIComponent(pathname.slice(this.at.length)) : "..";
    const name = normalize(inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside);
    this.asked.push(name);
    if (IS_SLOW) await setTimeout(delayOf(name));
    const body = name.startsWith("..") ? undefined : await readFile(join(this.folder, name)).catch(() => undefined);
    if (await this.hook({ name, body, response })) return;
    if (body) response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream", ...this.headers }).end(body);
    else response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
  }
}

/**
 * Serves a folder while something is done.
 * @param {string} folder
 * @param {ConstructorParameters<typeof Host>[1]} options
 * @param {(host: Host) => Promise<void>} test
 */
export async function withHost(folder, options, test) {
  const host = await new Host(folder, options).start();
  try {
    await test(host);
  } finally {
    await host.stop();
  }
}
