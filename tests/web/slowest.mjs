/** Says at the end of the browser tests which of them took longest. */
import { nameOf } from "./choice/map.mjs";

/**
 * @import {
 *   Reporter,
 *   TestCase,
 *   TestResult
 * } from "@playwright/test/reporter"
 */

/** How many are named. */
const COUNT = 10;

/** @implements {Reporter} */
export default class Slowest {
  /** @type {{ name: string; duration: number }[]} */
  #tests = [];

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { duration }) {
    this.#tests.push({ name: nameOf(test), duration });
  }

  onEnd() {
    if (this.#tests.length <= COUNT) return;
    const slowest = this.#tests.toSorted((one, other) => other.duration - one.duration).slice(0, COUNT);
    console.log(`\nThe slowest of ${this.#tests.length}:`);
    for (const { name, duration } of slowest)
      console.log(`${(duration / 1000).toFixed(1).padStart(7)} s ${name}`);
  }
}
