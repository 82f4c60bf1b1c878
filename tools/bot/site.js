/** Sending moves to Abstract Play: an access token by client credentials, then a post with the move. */

/** How long a request may take, in milliseconds. */
const PATIENCE = 30_000;

/** How long before its end a token is replaced, in milliseconds. */
const EARLY = 60_000;

/** How long to wait before each further attempt, in milliseconds. */
const PAUSES = [1_000, 5_000, 20_000];

/** The longest part of a reply that is reported. */
const EXCERPT = 300;

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
    const post = async () =>
      request(this.#account.queryUrl, {
        body,
        headers: { "content-type": "application/json", authorization: `Bearer ${await this.#bearer()}` },
      });
    let reply = await this.#attempts(post);
    if (reply.status === 401) {
      this.#token = null;
      reply = await this.#attempts(post);
    }
    if (reply.status !== 200)
      throw new Error(`the site refused the move with ${reply.status}: ${reply.text}`);
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
    const { access_token: text, expires_in: seconds } = JSON.parse(reply.whole);
    if (typeof text !== "string" || text === "") throw new Error("no access token: the reply has none");
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

/**
 * A reply: its text as a whole, and the beginning of it for reports.
 *
 * @typedef {{ status: number; whole: string; text: string }} Reply
 */

/**
 * @param {string} url
 * @param {RequestInit} init
 * @returns {Promise<Reply>}
 */
async function request(url, init) {
  const response = await fetch(url, { method: "POST", signal: AbortSignal.timeout(PATIENCE), ...init });
  const whole = await response.text();
  return { status: response.status, whole, text: whole.slice(0, EXCERPT) };
}
