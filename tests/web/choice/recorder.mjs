/** A reporter that writes the map of the browser tests after a recording. */
import { ASKED, RAN } from "./coverage.mjs";
import { modulesIn, nameOf, writeMap } from "./map.mjs";
import { DIST } from "../e2e/static-server.mjs";

/**
 * @import {
 *   Reporter,
 *   TestCase,
 *   TestResult
 * } from "@playwright/test/reporter"
 */

/** @implements {Reporter} */
export default class Recorder {
  #scripts = modulesIn(DIST);
  /** @type {Map<string, { seconds: number; ran: Set<string>; loaded: Set<string> }>} */
  #tests = new Map();
  /** The modules of which a function has run in any test: to load others is to run them. */
  #everRan = /** @type {Set<string>} */ (new Set());

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { annotations, duration, status }) {
    const valuesOf = (/** @type {string} */ type) =>
      annotations
        .filter((one) => one.type === type)
        .flatMap(({ description = "" }) => description.split(" "));
    // What a test covers that failed, or that opened no page with `withPage`, is not known.
    if (status !== "passed" || !annotations.some(({ type }) => type === RAN)) return;
    const ran = new Set(valuesOf(RAN).flatMap((place) => this.#moduleAt(place)));
    const loaded = valuesOf(ASKED).flatMap((name) => this.#scripts.get(name) ?? []);
    ran.forEach((module) => this.#everRan.add(module));
    this.#tests.set(nameOf(test), {
      seconds: Math.round(duration / 100) / 10,
      ran,
      loaded: new Set(loaded.map(({ module }) => module)),
    });
  }

  /** @param {string} place a script, and where a function begins in it */
  #moduleAt(place) {
    const [name, start] = place.split(":");
    const mark = this.#scripts.get(name)?.findLast(({ at }) => at <= Number(start));
    return mark ? [mark.module] : [];
  }

  onEnd() {
    const modules = [...new Set([...this.#scripts.values()].flat().map(({ module }) => module))].sort();
    const tests = [...this.#tests].map(([name, { seconds, ran, loaded }]) => {
      const alone = [...loaded].filter((module) => !this.#everRan.has(module));
      return /** @type {const} */ ([name, { seconds, modules: new Set([...ran, ...alone]) }]);
    });
    writeMap({ modules, tests: new Map(tests) });
    console.log(`\nThe map has ${tests.length} tests and ${modules.length} modules.`);
  }
}
