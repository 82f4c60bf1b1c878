/**
 * A stand-in for Abstract Play, by its documents for bots: it signs posts, gives access tokens, takes moves,
 * and plays random moves against the bot, by rules of its own.
 */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { random } from "../e2e/random.mjs";
import { SITE_GAMES } from "./site-games.mjs";

/** The account of the bot there. */
export const ACCOUNT = { id: "bot", secret: "the secret of the bot", scope: "stand-in/communicate" };

/**
 * A game against the bot.
 *
 * @typedef {object} Match
 * @property {string} id
 * @property {string} name
 * @property {import("./site-games.mjs").SiteGame} game
 * @property {1 | 2} bot
 * @property {string[]} moves
 * @property {(limit: number) => number} below
 * @property {() => void} changed wakes who waits for a change
 */

/** The stand-in. */
export class StandIn {
  #keys = generateKeyPairSync("ed25519");
  #server = createServer((request, response) => void this.#serve(request, response));
  #port = 0;
  /** Where the bot is. */
  endpoint = "";
  /** @type {Map<string, Match>} */
  #matches = new Map();
  /**
   * The access tokens that are valid.
   *
   * @type {Set<string>}
   */
  #tokens = new Set();
  /** How many tokens were asked for. */
  tokenRequests = 0;
  /**
   * The status codes of the next requests with moves, instead of what they would get.
   *
   * @type {number[]}
   */
  failures = [];
  /**
   * The requests that it has refused.
   *
   * @type {string[]}
   */
  refused = [];

  async start() {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    ({ port: this.#port } = /** @type {import("node:net").AddressInfo} */ (this.#server.address()));
  }

  stop() {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The settings of a bot that belongs to it. */
  get environment() {
    const jwk = this.#keys.publicKey.export({ format: "jwk" });
    const fields = [Buffer.from("ssh-ed25519"), Buffer.from(String(jwk.x), "base64url")];
    const blob = Buffer.concat(
      fields.flatMap((field) => {
        const length = Buffer.alloc(4);
        length.writeUInt32BE(field.length);
        return [length, field];
      }),
    );
    return {
      AP_BOT_PUBLIC_KEY: `ssh-ed25519 ${blob.toString("base64")} stand-in`,
      BOT_TOKEN_URL: `http://127.0.0.1:${this.#port}/oauth2/token`,
      BOT_QUERY_URL: `http://127.0.0.1:${this.#port}/botQuery`,
      BOT_OAUTH_SCOPE: ACCOUNT.scope,
      BOT_CLIENT_ID: ACCOUNT.id,
      BOT_CLIENT_SECRET: ACCOUNT.secret,
    };
  }

  /** The public key in PEM. */
  get pem() {
    return String(this.#keys.publicKey.export({ type: "spki", format: "pem" }));
  }

  /** Makes all access tokens invalid. */
  revokeTokens() {
    this.#tokens.clear();
  }

  /**
   * The headers of a post.
   *
   * @param {string | Buffer} body
   * @param {number} age how many seconds ago it was signed
   * @returns {Record<string, string>}
   */
  headers(body, age = 0) {
    const time = String(Math.floor(Date.now() / 1000) - age);
    const nonce = randomBytes(16).toString("hex");
    const signed = Buffer.concat([Buffer.from(`${time}.${nonce}.`), Buffer.from(body)]);
    return {
      "Content-Type": "application/json",
      "X-Signature-Timestamp": time,
      "X-Signature-Nonce": nonce,
      "X-Signature": sign(null, signed, this.#keys.privateKey).toString("base64"),
    };
  }

  /**
   * Posts to the bot.
   *
   * @param {object | string | Buffer} post
   * @param {Record<string, string>} [headers]
   */
  async post(post, headers) {
    const body = typeof post === "string" || Buffer.isBuffer(post) ? post : JSON.stringify(post);
    const response = await fetch(this.endpoint, {
      method: "POST",
      body: typeof body === "string" ? body : new Uint8Array(body),
      headers: headers ?? this.headers(body),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, body: /** @type {any} */ (await response.json()) };
  }

  /**
   * Challenges the bot.
   *
   * @param {string} name
   * @param {object} changes
   */
  challenge(name, changes = {}) {
    const usual = { variants: [], clockStart: 72, clockInc: 24, clockMax: 168, challengers: ["a-person"] };
    return this.post({ verb: "challenge", metaGame: name, ...usual, ...changes });
  }

  /**
   * A game against the bot, in which nobody has moved yet.
   *
   * @param {string} name
   * @param {1 | 2} bot
   * @param {number} seed
   */
  match(name, bot, seed) {
    /** @type {Match} */
    const match = {
      id: `${name}-${bot}-${seed}`,
      name,
      game: SITE_GAMES[name](),
      bot,
      moves: [],
      below: random(seed),
      changed: () => {},
    };
    this.#matches.set(match.id, match);
    return match;
  }

  /**
   * The post that tells the bot that it is to move.
   *
   * @param {Match} match
   */
  turnOf({ id, name, moves }) {
    const rounds = [];
    for (let at = 0; at < moves.length; at += 2) rounds.push(moves.slice(at, at + 2));
    return {
      verb: "move",
      metaGame: name,
      variants: [],
      gameid: id,
      clockCurr: 48,
      numPlayers: 2,
      moves: rounds,
    };
  }

  /**
   * Plays moves of both sides until the game is over or has that many.
   *
   * @param {Match} match
   * @param {number} most
   */
  async play(match, most = Number.POSITIVE_INFINITY) {
    const { game } = match;
    while (!game.winners && !game.isStuck && match.moves.length < most) {
      if (game.player === match.bot) {
        const moved = new Promise((resolve, reject) => {
          const late = setTimeout(
            reject,
            30_000,
            new Error(`no move in ${match.id} after ${match.moves.join(" ")}`),
          );
          match.changed = () => {
            clearTimeout(late);
            resolve(null);
          };
        });
        const { status, body } = await this.post(this.turnOf(match));
        if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
        await moved;
      } else {
        const move = game.choose(match.below);
        game.play(move);
        match.moves.push(move);
      }
    }
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async #serve(request, response) {
    let body = "";
    for await (const chunk of request) body += chunk;
    const [status, reply] =
      request.url === "/botQuery" ? this.#query(request.headers, body) : this.#grant(body);
    if (status !== 200) this.refused.push(`${status} ${body}`);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(reply));
  }

  /**
   * @param {string} body
   * @returns {[number, object]}
   */
  #grant(body) {
    this.tokenRequests += 1;
    const asked = Object.fromEntries(new URLSearchParams(body));
    const wanted = {
      grant_type: "client_credentials",
      client_id: ACCOUNT.id,
      client_secret: ACCOUNT.secret,
      scope: ACCOUNT.scope,
    };
    if (JSON.stringify(asked) !== JSON.stringify(wanted)) return [400, { error: "invalid_client" }];
    const token = randomBytes(16).toString("hex");
    this.#tokens.add(token);
    return [200, { access_token: token, expires_in: 3600, token_type: "Bearer" }];
  }

  /**
   * @param {import("node:http").IncomingHttpHeaders} headers
   * @param {string} body
   * @returns {[number, object]}
   */
  #query(headers, body) {
    const failure = this.failures.shift();
    if (failure !== undefined) return [failure, { message: "as the test asked" }];
    const token = /^Bearer (.*)$/.exec(headers.authorization ?? "")?.[1];
    if (token === undefined || !this.#tokens.has(token)) return [401, { message: "Unauthorized" }];
    const { verb, gameid, metaGame, move } = JSON.parse(body);
    const match = this.#matches.get(gameid);
    if (verb !== "move" || !match || match.name !== metaGame) return [400, { message: "no such game" }];
    if (match.game.player !== match.bot) return [400, { message: "not the bot's turn" }];
    try {
      match.game.play(move);
    } catch (error) {
      return [400, { message: String(error) }];
    }
    match.moves.push(move);
    match.changed();
    return [200, { id: gameid }];
  }
}
