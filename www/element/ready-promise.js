/**
 * A promise of the game: resolved or rejected from outside, and renewed when another game is requested
 * after a failure. Nobody has to handle its rejection.
 */
export class ReadyPromise {
  #isRejected = false;
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

  /** Waits again if there was no game. */
  renew() {
    if (this.#isRejected) this.promise = this.#create();
    this.#isRejected = false;
  }

  resolve() {
    this.renew();
    this.#resolve();
  }

  /** @param {string} message */
  reject(message) {
    this.#reject(new Error(message));
    this.#isRejected = true;
  }
}
