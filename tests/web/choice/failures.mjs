/** A reporter that keeps a list of the browser tests that failed when they ran last. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
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
    const name = nameOf(test);
    if (status === "passed") this.#failed.delete(name);
    else if (status !== "skipped") this.#failed.add(name);
  }

  onEnd() {
    mkdirSync(dirname(FAILED), { recursive: true });
    writeFileSync(FAILED, `${JSON.stringify([...this.#failed], undefined, 2)}\n`);
  }
}
