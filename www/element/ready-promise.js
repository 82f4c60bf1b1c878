/**
 * A promise of the game that was requested last. While it is pending, it waits for whatever is requested;
 * once it is settled, another request gets another promise. Nobody has to handle its rejection.
 */
export class ReadyPromise {
  /** @type {"waiting" | "resolved" | "rejected"} */
  #state = "waiting";
  #resolve = () => {};
  /** @type {(error: Error) => void} */
  #reject = () => {};
  /** Identifies the latest request or opening: only that opening may settle the promise. */
  #latest = {};
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

  /** Another game is requested. What is being opened has no say any more. */
  request() {
    this.#latest = {};
    if (this.#state !== "waiting") this.#renew();
  }

  /**
   * Starts to open a game.
   *
   * @returns {(failure?: string) => void} ends it, with what went wrong; without effect once something else
   *   was requested or opened
   */
  begin() {
    const mine = (this.#latest = {});
    return (failure) => {
      if (mine === this.#latest) this.#settle(failure);
    };
  }

  /** @param {string} [failure] */
  #settle(failure) {
    if (failure !== undefined) {
      this.#reject(new Error(failure));
      if (this.#state === "waiting") this.#state = "rejected";
      return;
    }
    // A game is there at the second attempt.
    if (this.#state === "rejected") this.#renew();
    this.#resolve();
    this.#state = "resolved";
  }

  #renew() {
    this.promise = this.#create();
    this.#state = "waiting";
  }
}
