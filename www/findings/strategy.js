/** The strategy of a proof, which a worker follows. */
import { ProofError, readProof } from "../parts/read-proof.js";
import { load, loadWorker } from "./data.js";

/** @import {Answer} from "./follow-worker.js" */
/** @import {Reply} from "./follow-worker.js" */

/** A question to the worker, and how it is answered. */
class Question {
  /** @type {(replies: Reply[]) => void} */
  resolve = () => {};
  /** @type {(error: Error) => void} */
  reject = () => {};
  /** @type {Promise<Reply[]>} */
  answer = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
}

export class Strategy {
  #worker;
  /**
   * By games.
   *
   * @type {Map<string, Question>}
   */
  #questions = new Map();

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.addEventListener("error", ({ message }) => this.#fail(message));
    worker.addEventListener("message", (/** @type {MessageEvent<Answer>} */ { data }) => {
      if ("failure" in data) this.#fail(data.failure);
      else this.#questions.get(data.game)?.resolve(data.replies);
    });
  }

  /** @param {string} reason */
  #fail(reason) {
    console.warn(reason);
    for (const { reject } of this.#questions.values()) reject(new ProofError("impossible"));
  }

  /**
   * The legal replies to the last move of a game, which is one of the winner, the longest defences first.
   *
   * @param {readonly string[]} moves from the position of the proof
   */
  repliesTo(moves) {
    const game = moves.join(" ");
    const known = this.#questions.get(game);
    if (known) return known.answer;
    const question = new Question();
    this.#questions.set(game, question);
    this.#worker.postMessage({ game });
    return question.answer;
  }

  close() {
    this.#worker.terminate();
  }
}

/**
 * Loads a proof; rejects with `ProofError` if that is not possible.
 *
 * @param {string} name of its file
 */
export async function loadStrategy(name) {
  const [{ start, module }, text] = await Promise.all([
    loadWorker("follow.js"),
    load(name)
      .then((response) => response.blob())
      .then(readProof),
  ]);
  const worker = start();
  worker.postMessage({ module, text });
  return new Strategy(worker);
}
