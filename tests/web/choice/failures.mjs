/** A reporter that keeps a list of the browser tests that failed when they ran last. */
import { writeFileSync } from "node:fs";
import { nameOf } from "./map.mjs";
import { FAILED, failedLast } from "./situation.mjs";

/**
 * @import {
 *   Reporter,
 *   TestCase,
 *   TestResult
 * } from "@playwright/test/reporter"
 */

/** @implements {Reporter} */
export default class Failures {
  #failed = new Set(failedLast());

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { status }) {
    const [, browser, file, ...titles] = test.titlePath();
    const name = nameOf(browser, file, titles);
    if (status === "passed") this.#failed.delete(name);
    else if (status !== "skipped") this.#failed.add(name);
  }

  onEnd() {
    writeFileSync(FAILED, `${JSON.stringify([...this.#failed], undefined, 2)}\n`);
  }
}
