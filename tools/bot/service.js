/** The service: answers pings, challenges and turns, and sends the moves that were found. */

import { createServer } from "node:http";
import { Refusal, readPost } from "./posts.js";
import { Queue } from "./queue.js";
import { Verifier } from "./signature.js";
import { Site } from "./site.js";

/** How long a client may take to send its request, in milliseconds. */
const TIMEOUT = 10_000;

/** How often Node looks within that time for clients that take longer; by default, it looks twice a minute. */
const CHECKS = 10;

/** The maximum size of the headers of a request, in bytes. */
const MAX_HEADER_SIZE = 16_384;

/**
 * The response to a request, and what is logged of it.
 *
 * @typedef {{ status: number; body: object; log?: object }} Response
 */

/** The service. */
export class Service {
  #settings;
  #log;
  #verifier;
  #queue;
  #site;
  #server;
  #isStopping = false;

  /**
   * @param {import("./settings.js").Settings} settings
   * @param {(entry: object) => void} log
   * @param {number} timeout how long a client may take to send its request, in milliseconds
   */
  constructor(settings, log, timeout = TIMEOUT) {
    this.#settings = settings;
    this.#log = log;
    this.#verifier = new Verifier(settings.publicKey);
    this.#site = new Site(settings.account);
    this.#queue = new Queue(settings.queue, (turn, found) => this.#send(turn, found));
    this.#server = createServer(
      {
        maxHeaderSize: MAX_HEADER_SIZE,
        requestTimeout: timeout,
        headersTimeout: timeout,
        connectionsCheckingInterval: timeout / CHECKS,
      },
      (request, response) => this.#serve(request, response),
    );
  }

  /**
   * Starts to listen.
   *
   * @returns {Promise<number>} the port
   */
  async start() {
    const { host, port } = this.#settings;
    await /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        this.#server.once("error", reject);
        this.#server.listen(port, host, resolve);
      })
    );
    const address = /** @type {import("node:net").AddressInfo} */ (this.#server.address());
    this.#log({ event: "start", host, port: address.port });
    return address.port;
  }

  /** Takes no further posts, answers the games that wait, quickly, and ends. */
  async stop() {
    this.#isStopping = true;
    this.#log({ event: "stop", waiting: this.#queue.length });
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    this.#server.closeIdleConnections();
    await this.#queue.finish();
    this.#server.closeAllConnections();
    await closed;
    this.#log({ event: "end" });
  }

  /** Ends at once; the games that wait get no move. */
  abandon() {
    this.#isStopping = true;
    this.#queue.abandon();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async #serve(request, response) {
    const started = performance.now();
    const { status, body, log } = await this.#respond(request).catch((error) => ({
      status: 500,
      body: { message: "internal error" },
      log: { reason: String(error) },
    }));
    // The rest of a post that is too large is not read.
    if (status === 413 || this.#isStopping) response.setHeader("connection", "close");
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
    const milliseconds = Math.round(performance.now() - started);
    this.#log({ event: "request", method: request.method, status, milliseconds, ...log });
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @returns {Promise<Response>}
   */
  async #respond(request) {
    if (request.url?.split("?")[0] !== this.#settings.path) return refused(404, "no such address");
    if (request.method === "GET" || request.method === "HEAD")
      return this.#isStopping
        ? refused(503, "the service is being stopped")
        : { status: 200, body: { operational: true } };
    if (request.method !== "POST") return refused(405, "GET or POST only");
    let body;
    try {
      body = await read(request, this.#settings.postBytes);
    } catch {
      // Nobody gets this answer, but it is logged.
      const { code } = /** @type {{ code?: string }} */ (request.socket.errored ?? {});
      return code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? refused(408, "the post has taken too long")
        : refused(400, "the connection ended before the post");
    }
    if (body === null) return refused(413, `more than ${this.#settings.postBytes} bytes`);
    const invalid = this.#verifier.refusal(request.headers, body);
    if (invalid !== null) return refused(401, invalid);
    if (this.#isStopping) return refused(503, "the service is being stopped");
    let post;
    try {
      post = readPost(body);
    } catch (error) {
      if (error instanceof Refusal) return refused(400, error.message);
      throw error;
    }
    if (post.verb === "challenge")
      return { status: 200, body: { accepted: true }, log: { verb: post.verb, game: post.name } };
    const log = { verb: post.verb, game: post.name, gameid: post.id, moves: post.moves.length };
    const added = this.#queue.add(post);
    if (added === "full")
      return { ...refused(503, "too many games wait"), log: { ...log, reason: "too many games wait" } };
    return { status: 202, body: { queued: true }, log: { ...log, queue: added } };
  }

  /**
   * Sends the move of a game.
   *
   * @param {import("./queue.js").Turn} turn
   * @param {{ move: string } | { error: Error }} found
   */
  async #send(turn, found) {
    const entry = { event: "move", game: turn.name, gameid: turn.id, moves: turn.moves.length };
    if ("error" in found) {
      this.#log({ ...entry, error: `no move: ${found.error.message}` });
      return;
    }
    const { move } = found;
    try {
      await this.#site.send(turn.name, turn.id, move);
      this.#log({ ...entry, move });
    } catch (error) {
      this.#log({ ...entry, move, error: `not sent: ${messageOf(error)}` });
    }
  }
}

/**
 * The message of an error, with its cause: `fetch` says why only there.
 *
 * @param {unknown} error
 */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * @param {number} status
 * @param {string} reason
 * @returns {Response}
 */
const refused = (status, reason) => ({ status, body: { message: reason }, log: { reason } });

/**
 * The body of a request; null if it is longer than that.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {number} bytes
 * @throws {Error} if the connection ends before
 */
async function read(request, bytes) {
  if (Number(request.headers["content-length"] ?? 0) > bytes) return null;
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
