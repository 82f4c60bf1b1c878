/**
 * A promise of the game: resolved or rejected from outside, and renewed when another game is requested.
 * Nobody has to handle its rejection.
 */
export class ReadyPromise {
  /** @type {"waiting" | "resolved" | "rejected"} */
  #state = "waiting";
  #resolve = () => {};
  /**
   * Rejects the promise that was there when this function was taken.
   *
   * @type {(message: string) => void}
   */
  reject = () => {};
  promise = this.#create();

  /** @returns {Promise<void>} */
  #create() {
    /** @type {Promise<void>} */
    const promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.reject = (message) => {
        reject(new Error(message));
        if (promise === this.promise) this.#state = "rejected";
      };
    });
    promise.catch(() => {});
    return promise;
  }

  /** Waits for another game. */
  renew() {
    if (this.#state !== "waiting") this.promise = this.#create();
    this.#state = "waiting";
  }

  /** A game is there, perhaps at the second attempt. */
  resolve() {
    if (this.#state === "rejected") this.renew();
    this.#resolve();
    this.#state = "resolved";
  }
}
