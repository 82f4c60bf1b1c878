/**
 * Where only the latest of several requests counts: what comes of the others is dropped.
 *
 *     const isLatest = this.#requests.next();
 *     const answer = await ask();
 *     if (!isLatest()) return;
 */
export class Requests {
  #latest = {};

  /** Begins a request in place of those before it. Tells whether it still counts, whenever it is asked. */
  next() {
    this.#latest = {};
    return this.current();
  }

  /** Tells whether the request that is the latest now still counts. */
  current() {
    const mine = this.#latest;
    return () => mine === this.#latest;
  }
}
