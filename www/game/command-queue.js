/** Runs commands one after the other, so that no command sees a game that another one is changing. */
export class CommandQueue {
  #last = /** @type {Promise<unknown>} */ (Promise.resolve());
  #pending = 0;
  #onIdle;

  /** @param {() => void} onIdle called when the last command is done */
  constructor(onIdle) {
    this.#onIdle = onIdle;
  }

  /** Whether no command is running or waiting. */
  get isIdle() {
    return this.#pending === 0;
  }

  /**
   * Runs a command after all earlier ones, whether they succeeded or not.
   *
   * @template T
   * @param {() => Promise<T>} command
   * @param {AbortSignal} [signal] if aborted before the command starts, it is skipped
   * @returns {Promise<T | undefined>}
   */
  add(command, signal) {
    this.#pending++;
    const done = this.#last
      .then(() => (signal?.aborted ? undefined : command()))
      .finally(() => {
        if (--this.#pending === 0) this.#onIdle();
      });
    this.#last = done.catch(() => {});
    return done;
  }
}
