/** The site in Firefox without a network. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { DIST, withHost } from "../browser/host.mjs";
import { click, game, says, stateOf, stopBrowser, takeTurn, withPage } from "./support.mjs";

after(stopBrowser);

test("after one visit the page plays on without a network, at any path", () =>
  withHost(DIST, { at: "/some/where/" }, (host) =>
    withPage({ address: host.url, stored: game(), staysOffline: true }, async (page) => {
      await says(page, "Your move, White.");
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      await host.stop();
      await page.reload();
      await says(page, "Your move, White.");
      await takeTurn(page);
      await click(page, "#open-rules");
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#rules ergo-board"))?.session.state.view);
      assert.equal((await stateOf(page)).view.at, 2);
    }),
  ));
