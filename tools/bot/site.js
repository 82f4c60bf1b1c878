/** Sending moves to Abstract Play: an access token by client credentials, then a post with the move. */

/** How long a request may take, in milliseconds. */
const TIMEOUT = 30_000;

/** How long before its end a token is replaced, in milliseconds. */
const EARLY = 60_000;

/** How long to wait before each further attempt, in milliseconds. */
const PAUSES = [1_000, 5_000, 20_000];

/** The longest part of a reply that is reported. */
const EXCERPT = 300;

/** How many characters of a token in a row are hidden where a reply repeats them. */
const HIDDEN = 4;

/** The characters of a token that can be sent in a header. */
const TOKEN = /^[\x21-\x7e]+$/;

/** The status codes by which a server says that it has not done anything yet. */
const BUSY = new Set([429, 503]);

/** The errors of connections that were never made. */
const UNCONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

/**
 * Where the site is, and who the bot is there.
 *
 * @typedef {object} Account
 * @property {string} tokenUrl
 * @property {string} scope
 * @property {string} queryUrl
 * @property {string} clientId
 * @property {string} clientSecret
 */

/** The site. */
export class Site {
  #account;
  #pauses;
  /** @type {{ text: string; until: number } | null} */
  #token = null;

  /**
   * @param {Account} account
   * @param {number[]} pauses
   */
  constructor(account, pauses = PAUSES) {
    this.#account = account;
    this.#pauses = pauses;
  }

  /**
   * Sends a move.
   *
   * @param {string} name the name of the game on the site
   * @param {string} gameid
   * @param {string} move
   * @throws {Error} if the site does not take it
   */
  async send(name, gameid, move) {
    const body = JSON.stringify({ verb: "move", gameid, metaGame: name, move });
    let token = "";
    const post = async () => {
      token = await this.#bearer();
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      return request(this.#account.queryUrl, { body, headers });
    };
    let reply = await this.#attempts(post);
    if (reply.status === 401) {
      this.#token = null;
      reply = await this.#attempts(post);
    }
    if (reply.status === 200) return;
    const said = without(token, reply.text.slice(0, EXCERPT + HIDDEN)).slice(0, EXCERPT);
    throw new Error(`the site refused the move with ${reply.status}: ${said}`);
  }

  /** The access token. */
  async #bearer() {
    if (this.#token && this.#token.until > Date.now()) return this.#token.text;
    const { tokenUrl, scope, clientId, clientSecret } = this.#account;
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      scope,
    });
    const reply = await this.#attempts(() => request(tokenUrl, { body }));
    // The text of the reply is not reported: it may hold a token.
    if (reply.status !== 200) throw new Error(`no access token: ${tokenUrl} answered ${reply.status}`);
    const { access_token: text, expires_in: seconds } = parsed(reply.text);
    if (typeof text !== "string" || text === "") throw new Error("no access token: the reply has none");
    // An error of the header would quote it.
    if (!TOKEN.test(text)) throw new Error("no access token: the reply has one that cannot be sent");
    const valid = (Number.isFinite(seconds) ? seconds : 0) * 1000;
    this.#token = { text, until: Date.now() + valid - EARLY };
    return text;
  }

  /**
   * Repeats a request that has not been processed. One that may have been, as after a lost connection, is not
   * sent again: by then it could be a move in another position.
   *
   * @param {() => Promise<Reply>} post
   */
  async #attempts(post) {
    for (const pause of this.#pauses) {
      const reply = await post().catch((error) => {
        if (!UNCONNECTED.has(error.cause?.code)) throw error;
        return null;
      });
      if (reply && !BUSY.has(reply.status)) return reply;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
    return post();
  }
}

/** @typedef {{ status: number; text: string }} Reply */

/**
 * The object of a reply with a token. An error of the parser would quote it.
 *
 * @param {string} text
 * @returns {{ access_token?: unknown; expires_in?: any }}
 */
function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Error("no access token: the reply is not JSON");
  }
}

/**
 * A text in which no piece of a token is left.
 *
 * @param {string} token
 * @param {string} text
 */
function without(token, text) {
  const isHidden = Array.from({ length: text.length }, () => false);
  for (let at = 0; at + HIDDEN <= text.length; at += 1)
    if (token.includes(text.slice(at, at + HIDDEN))) isHidden.fill(true, at, at + HIDDEN);
  return Array.from({ length: text.length }, (_, at) => (isHidden[at] ? "*" : text[at])).join("");
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<Reply>}
 */
async function request(url, init) {
  const response = await fetch(url, { method: "POST", signal: AbortSignal.timeout(TIMEOUT), ...init });
  return { status: response.status, text: await response.text() };
}
