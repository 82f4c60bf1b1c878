/** A static file server for tests, at any path, with any headers, and with failures on demand. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The built site. */
export const DIST = process.env.ERGO_DIST ?? fileURLToPath(new URL("../../../dist/", import.meta.url));

/** Whether every response is delayed, which reveals tests and code that depend on speed. */
const IS_SLOW = Boolean(process.env.ERGO_SLOW);

/**
 * The delay of a file in milliseconds.
 *
 * @param {string} name
 */
const delayOf = (name) => (name.endsWith(".wasm") ? 1200 : 200);

/**
 * The media types of files by their ending.
 *
 * @type {Record<string, string>}
 */
export const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".jpg": "image/jpeg",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * A request: the path of the file, relative to the folder, and its content.
 *
 * @typedef {object} Exchange
 * @property {string} name
 * @property {Buffer | undefined} body undefined if there is no such file
 * @property {import("node:http").ServerResponse} response
 */

export class Host {
  /**
   * The path of every request.
   *
   * @type {string[]}
   */
  requested = [];
  /**
   * Handles a request first; returns `true` if it has responded.
   *
   * @type {(exchange: Exchange) => boolean | Promise<boolean>}
   */
  hook = () => false;
  #server = createServer((request, response) => this.#respond(request.url ?? "/", response));
  #port = 0;

  /**
   * @param {string} folder
   * @param {{ at?: string; headers?: Record<string, string> }} [options] `at` is a path that starts and ends
   *   with a slash
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

  /** Starts the server, on the previous port if there was one. */
  async start() {
    await new Promise((resolve) => this.#server.listen(this.#port, "127.0.0.1", () => resolve(undefined)));
    this.#port = /** @type {import("node:net").AddressInfo} */ (this.#server.address()).port;
    return this;
  }

  /** Stops at once and drops open connections. */
  async stop() {
    if (!this.#server.listening) return;
    const stopped = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await stopped;
  }

  /**
   * @param {string} url
   * @param {import("node:http").ServerResponse} response
   */
  async #respond(url, response) {
    const { pathname } = new URL(url, this.url);
    // Some browsers ask for it where a page names no icon of its own.
    if (pathname === "/favicon.ico") return void response.writeHead(204).end();
    const inside = pathname.startsWith(this.at) ? decodeURIComponent(pathname.slice(this.at.length)) : "..";
    const name = normalize(inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside);
    this.requested.push(name);
    if (IS_SLOW) await setTimeout(delayOf(name));
    const body = name.startsWith("..")
      ? undefined
      : await readFile(join(this.folder, name)).catch(() => undefined);
    if (await this.hook({ name, body, response })) return;
    if (body)
      response
        .writeHead(200, {
          "content-type": TYPES[extname(name)] ?? "application/octet-stream",
          ...this.headers,
        })
        .end(body);
    else response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
  }
}

/**
 * Serves a folder while `test` runs.
 *
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
