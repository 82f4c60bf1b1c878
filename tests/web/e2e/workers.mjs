/** Access of browser tests to the workers of a page. */
import { removeTimeLimits } from "./in-page.mjs";

/**
 * Runs a function in workers before their own script.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => void} what
 */
export const runInWorkers = (page, what) =>
  page.route("**/worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${what})();${await response.text()}` });
  });

/**
 * For `prepare`: makes the engine think about a move or a hint until `releaseEngine`, so that a test has time
 * to act.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function holdEngine(page) {
  await page.addInitScript(removeTimeLimits);
  await runInWorkers(page, () => {
    const now = performance.now.bind(performance);
    const clock = Object.assign(globalThis, { leap: 0, looks: 0 });
    performance.now = () => {
      clock.looks++;
      return now() + clock.leap;
    };
  });
}

/**
 * Lets the time limit of an engine held by `holdEngine` pass, once it searches: then it often looks at the
 * clock.
 *
 * @param {import("@playwright/test").Page} page
 */
export const releaseEngine = (page) =>
  page.workers()[0].evaluate(async () => {
    const clock = /** @type {any} */ (globalThis);
    const before = clock.looks;
    while (clock.looks < before + 10) await new Promise((resolve) => setTimeout(resolve, 10));
    clock.leap += 1e9;
  });
