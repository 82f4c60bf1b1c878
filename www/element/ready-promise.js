/**
 * A promise of the game: resolved or rejected from outside, and renewed when another game is requested.
 * Nobody has to handle its rejection.
 */
export class ReadyPromise {
  #isSettled = false;
  #resolve = () => {};
  #reject = /** @type {(error: Error) => void} */ (() => {});
  promise = this.#create();

  /** @returns {Promise<void>} */
  #create() {
    /** @type {Promise<void>} */
    const promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    promise.catch(() => {});
    return promise;
  }

  /** Waits for another game. */
  renew() {
    if (this.#isSettled) this.promise = this.#create();
    this.#isSettled = false;
  }

  resolve() {
    this.#resolve();
    this.#isSettled = true;
  }

  /** @param {string} message */
  reject(message) {
    this.#reject(new Error(message));
    this.#isSettled = true;
  }
}
