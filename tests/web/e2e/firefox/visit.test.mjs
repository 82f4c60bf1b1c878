/** Random visits in two tabs, in Firefox; `../random-visit.mjs` says what must hold. */
import { setTimeout } from "node:timers/promises";
import { beginVisit, expectNothingLost, seedOf } from "../random-visit.mjs";
import { RunDelays } from "../run-delays.mjs";
import { sample } from "../sample.mjs";
import { test, url, withPage } from "./support.mjs";

test("at random, nothing is lost and nothing freezes", () =>
  withPage({ address: `${url}nothing-here`, expects: /./ }, async (page) => {
    const seed = seedOf();
    const delays = new RunDelays();
    await page.evaluate(beginVisit, { site: url, seed, count: sample(20, 1000) });
    // A single call must not last as long as a thousand operations.
    const visit = () => page.evaluate(() => /** @type {any} */ (window).visit);
    while (!(await visit()).isOver) await setTimeout(500);
    delays.stop();
    expectNothingLost(await visit(), seed, delays);
  }));
