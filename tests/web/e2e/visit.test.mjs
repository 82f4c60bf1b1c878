/** Random visits in two tabs, in Chromium; `random-visit.mjs` says what must hold. */
import { beginVisit, expectNothingLost, seedOf } from "./random-visit.mjs";
import { RunDelays } from "./run-delays.mjs";
import { sample } from "./sample.mjs";
import { test, url, withPage } from "./support.mjs";

test("at random: places, moves, languages, folder, tabs, network and dead workers lose nothing", () =>
  withPage({ path: "nothing-here", expects: /./ }, async (page) => {
    const seed = seedOf();
    const delays = new RunDelays();
    await page.evaluate(beginVisit, { site: url, seed, count: sample(40, 1000) });
    await page.waitForFunction(() => /** @type {any} */ (window).visit.isOver, undefined, { timeout: 0 });
    delays.stop();
    expectNothingLost(await page.evaluate(() => /** @type {any} */ (window).visit), seed, delays);
  }));
