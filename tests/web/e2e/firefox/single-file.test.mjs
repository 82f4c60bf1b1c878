/** The single-file build in Firefox, opened from disk. */
import assert from "node:assert/strict";
import { few } from "../sample.mjs";
import { click, expectStatus, readRules, stateOf, takeTurn, test, withPage } from "./support.mjs";

const file = new URL("../../../../dist/ergo-offline.html", import.meta.url).href;

test("all games are played from one file, with their rules", () =>
  withPage({ address: file, sites: [file] }, async (page) => {
    await page.setViewport({ width: 1280, height: 800 });
    await expectStatus(page, "Your move, White.");
    const { games } = await stateOf(page);
    assert.ok(games.length >= 3);
    for (const { id } of few(2, games)) {
      await click(page, `#games [data-game="${id}"]`);
      await page.waitForFunction(
        (id) => /** @type {any} */ (document.querySelector("#board")).state?.view?.game === id,
        {},
        id,
      );
      await takeTurn(page);
      assert.ok((await readRules(page)).length > 1000);
    }
    assert.equal(page.workers().length, 1, "the engine is in a worker");
    await page.reload();
    await expectStatus(page, "Your move, White.");
    assert.equal((await stateOf(page)).view.at, 2);
  }));
