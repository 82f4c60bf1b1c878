/** A random visit in WebKit; `../random-visit.mjs` says what must hold. */
import { setTimeout } from "node:timers/promises";
import { beginVisit, expectNothingLost, seedOf } from "../random-visit.mjs";
import { RunDelays } from "../run-delays.mjs";
import { sample } from "../sample.mjs";
import { DIST, withHost } from "../static-server.mjs";
import { test, withPage } from "./support.mjs";

test("at random, nothing is lost and nothing freezes", () =>
  withHost(DIST, {}, ({ url }) =>
    withPage(`${url}nothing-here`, async (window) => {
      const seed = seedOf();
      const delays = new RunDelays();
      await window.evaluate(beginVisit, { site: url, seed, count: sample(20, 1000), isAlone: true });
      const visit = () => window.evaluate(() => /** @type {any} */ (globalThis).visit);
      while (!(await visit()).isOver) await setTimeout(500);
      delays.stop();
      expectNothingLost(await visit(), seed, delays);
    }),
  ));
