/** Random visits in two tabs, in Firefox; `../random-visit.mjs` says what must hold. */
import { beginVisit, expectNothingLost, seedOf } from "../random-visit.mjs";
import { sample } from "../sample.mjs";
import { test, url, withPage } from "./support.mjs";

test("at random, nothing is lost and nothing freezes", () =>
  withPage({ address: `${url}nothing-here`, expects: /./ }, async (page) => {
    const seed = seedOf();
    await page.evaluate(beginVisit, { site: url, seed, count: sample(20, 1000) });
    await page.waitForFunction(() => /** @type {any} */ (window).visit.isOver, { timeout: 0 });
    expectNothingLost(await page.evaluate(() => /** @type {any} */ (window).visit), seed);
  }));
