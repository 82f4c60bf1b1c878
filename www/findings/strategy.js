/** The strategy of a proof, which a worker follows. */
import { readProof } from "../parts/read-proof.js";
import { load, loadWorker } from "./data.js";

/** @import {Answer} from "./follow-worker.js" */
/** @import {Reply} from "./follow-worker.js" */

/**
 * What is known of the replies to a move. `isCounted` is whether the turns of all are, and `share` how many
 * are, from 0 to 1.
 *
 * @typedef {{ replies: Reply[]; share: number; isCounted: boolean }} Known
 */

export class Strategy {
  #worker;
  #onFailure;
  /**
   * By games.
   *
   * @type {Map<string, Known>}
   */
  #known = new Map();
  #asked = "";
  /** @type {(known: Known) => unknown} */
  #report = () => {};

  /**
   * @param {Worker} worker
   * @param {(error: unknown) => unknown} onFailure
   */
  constructor(worker, onFailure) {
    this.#worker = worker;
    this.#onFailure = onFailure;
    worker.addEventListener("error", onFailure);
    worker.addEventListener("message", ({ data }) => this.#hear(data));
  }

  /** @param {Answer} answer */
  #hear(answer) {
    if ("failure" in answer) return this.#onFailure(answer.failure);
    const { game, replies } = answer;
    const count = replies.filter(({ turns }) => turns !== undefined).length;
    const isCounted = count === replies.length;
    // The longest defences first; the order of moves is that of the module.
    if (isCounted) replies.sort((one, other) => (other.turns ?? 0) - (one.turns ?? 0));
    const known = { replies, share: count / replies.length, isCounted };
    this.#known.set(game, known);
    return game === this.#asked && this.#report(known);
  }

  /**
   * Finds out about the replies to the last move of a game, one of the winner, in place of what was asked
   * before.
   *
   * @param {readonly string[]} moves from the position of the proof
   * @param {(known: Known) => unknown} report called as soon as something is known, and when there is more
   */
  ask(moves, report) {
    const game = moves.join(" ");
    this.#asked = game;
    this.#report = report;
    const known = this.#known.get(game);
    if (known) report(known);
    if (!known?.isCounted) this.#worker.postMessage({ game });
  }

  close() {
    this.#report = () => {};
    this.#worker.terminate();
  }
}

/**
 * Loads a proof; rejects with `ProofError` if that is not possible.
 *
 * @param {string} name of its file
 * @param {(error: unknown) => unknown} onFailure called if something goes wrong later
 */
export async function loadStrategy(name, onFailure) {
  const [{ start, module }, text] = await Promise.all([
    loadWorker("follow.js"),
    load(name)
      .then((response) => response.blob())
      .then(readProof),
  ]);
  const worker = start();
  worker.postMessage({ module, text });
  return new Strategy(worker, onFailure);
}
