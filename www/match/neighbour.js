/** Two tabs of one browser that play each other: what one would send by link, the other takes at once. */
import { PLACE } from "../storage/storage.js";

/**
 * How long a tab has to answer, in milliseconds. It answers late if the browser has put it to sleep; that
 * counts as well.
 */
const TIMEOUT = 400;

/**
 * @typedef {object} Ends
 * @property {(key: string, link: string) => Promise<boolean>} take takes a link for the game with this key,
 *   if it is on the board
 * @property {(link: string) => void} arrived another tab has taken a link
 * @property {(key: string) => void} met another tab has put the game with this key on its board
 */

export class Neighbour {
  #channel = "BroadcastChannel" in window ? new BroadcastChannel(`${PLACE} friend`) : undefined;
  /**
   * Who waits for an answer, by link.
   *
   * @type {Map<string, (isTaken: boolean) => void>}
   */
  #waiting = new Map();

  /** @param {Ends} ends */
  constructor({ take, arrived, met }) {
    this.#channel?.addEventListener("message", async ({ data: { key, link, taken, opened } }) => {
      if (opened !== undefined) met(opened);
      else if (taken !== undefined) {
        arrived(taken);
        this.#waiting.get(taken)?.(true);
      } else if (await take(key, link)) this.#channel?.postMessage({ taken: link });
    });
  }

  /**
   * Says that this tab has a game, as it may have missed a link.
   *
   * @param {string} key
   */
  greet(key) {
    this.#channel?.postMessage({ opened: key });
  }

  /**
   * @param {string} key of the game with the other side
   * @param {string} link
   * @returns {Promise<boolean>} whether another tab has taken it
   */
  send(key, link) {
    if (!this.#channel) return Promise.resolve(false);
    this.#channel.postMessage({ key, link });
    return new Promise((resolve) => {
      const done = (/** @type {boolean} */ isTaken) => {
        this.#waiting.delete(link);
        resolve(isTaken);
      };
      this.#waiting.set(link, done);
      setTimeout(() => done(false), TIMEOUT);
    });
  }
}
