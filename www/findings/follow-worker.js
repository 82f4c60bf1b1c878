/**
 * Follows the strategy of a proof, in a worker of its own. The first message is `{ module, text }`, each
 * other one `{ game }`: the moves from the position of the proof, up to one of the winner, parted by spaces.
 * The answers to it are `{ game, replies }`: at once with what the winner plays after each reply, and again
 * as the turns are counted. The last one has them all. A later game ends that. If something fails, the answer
 * is `{ failure }`.
 */
import init, { Strategy } from "./wasm/check.js";

/**
 * A legal reply to the winner's move.
 *
 * @typedef {object} Reply
 * @property {string} move
 * @property {string} answer what the winner plays then
 * @property {number} [turns] the most that the winner needs then; missing until it is counted
 */
/** @typedef {{ game: string; replies: Reply[] } | { failure: string }} Answer */

/** The longest time without a message, if a turn does not take longer, in milliseconds. */
const PAUSE = 150;

export class Follower {
  #strategy;
  #post;
  /** The game that was asked about last. */
  #game = "";

  /**
   * @param {string} text of the proof
   * @param {(answer: Answer) => void} post
   */
  constructor(text, post) {
    this.#strategy = new Strategy(text);
    this.#post = post;
  }

  /**
   * Answers a message.
   *
   * @param {string} game
   */
  async follow(game) {
    this.#game = game;
    const before = game.split(" ").slice(0, -1).join(" ");
    const moves = this.#strategy.replies(before);
    if (!moves || this.#strategy.answer(before) !== game.split(" ").at(-1)) throw new Error(game);
    /** @type {Reply[]} */
    const replies = moves.map((move) => ({
      move,
      answer: /** @type {string} */ (this.#strategy.answer(`${game} ${move}`)),
    }));
    this.#post({ game, replies });
    let posted = performance.now();
    for (const reply of replies) {
      reply.turns = this.#strategy.turns(`${game} ${reply.move}`);
      if (performance.now() < posted + PAUSE) continue;
      this.#post({ game, replies });
      // Another message may have come.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#game !== game) return;
      posted = performance.now();
    }
    this.#post({ game, replies });
  }
}

if (typeof WorkerGlobalScope === "function") {
  /** @type {Promise<Follower> | undefined} */
  let follower;
  /** @param {{ module: WebAssembly.Module; text: string }} proof */
  const read = async ({ module, text }) => {
    await init({ module_or_path: module });
    return new Follower(text, (answer) => postMessage(answer));
  };
  addEventListener("message", async ({ data }) => {
    try {
      if ("text" in data) follower = read(data);
      else await (await follower)?.follow(data.game);
    } catch (error) {
      postMessage({ failure: String(error) });
    }
  });
}
