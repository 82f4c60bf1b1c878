/** The page in WebKit: every game against the engine, offline, an update, and the single file from disk. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MARK, makeNext } from "../next-version.mjs";
import { few } from "../sample.mjs";
import { DIST, withHost } from "../static-server.mjs";
import { click, clickOnPage, plyOf, takeTurn, test, until, withPage } from "./support.mjs";
import { GAMES } from "../../../../www/games/start.js";

/** The key, for WebDriver. */
const ENTER = "\uE007";

for (const game of few(1, GAMES)) {
  test(`${game} is played against the engine, with undo, hint and rules`, () =>
    withHost(DIST, {}, (host) =>
      withPage(`${host.url}#/${game}`, async (window) => {
        await until(window, ({ state }) => state.view && state.status.kind === "ready");
        assert.equal(
          await window.evaluate(() => /** @type {any} */ (document.querySelector("ergo-board")).game),
          game,
        );
        await takeTurn(window);
        await takeTurn(window);
        await click(window, 'button[data-action="undo"]');
        await until(window, ({ ply }) => ply === 2);
        await click(window, 'button[data-action="hint"]');
        await until(window, ({ state }) => state.hint?.move);
        await clickOnPage(window, '#places [data-place="rules"]');
        await window.until(() => (document.querySelector("#place .prose")?.textContent?.length ?? 0) > 1000);
        await window.reload();
        await clickOnPage(window, '#places [data-place="play"]');
        await until(window, ({ ply, state }) => ply === 2 && state.status.kind === "ready");
      }),
    ));
}

test("letters read out the board, and a move is typed", { tag: "@sentinel" }, () =>
  withHost(DIST, {}, (host) =>
    withPage(`${host.url}#/ergo`, async (window) => {
      await until(window, ({ state }) => state.view && state.status.kind === "ready");
      await window.evaluate(() =>
        /** @type {any} */ (document.querySelector("ergo-board")).shadowRoot
          .querySelector("[data-name=e5]")
          .focus(),
      );
      await window.type("b");
      await until(window, ({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll(".unseen[role=status]")].some(({ textContent }) =>
          textContent.startsWith("White: "),
        ),
      );
      await window.type("m");
      await until(window, ({ shadowRoot }) => shadowRoot.activeElement?.matches("input"));
      await window.type(`d5${ENTER}`);
      await until(window, ({ ply, state }) => ply === 2 && state.view.history[0].text === "d5");
    }),
  ),
);

test("after one visit the page works offline, and updates on request", { tag: "@sentinel" }, () => {
  const next = makeNext();
  return withHost(DIST, { at: "/some/where/" }, (host) =>
    withPage(host.url, async (window) => {
      await until(window, ({ state }) => state.view);
      await takeTurn(window);
      await window.until(() => navigator.serviceWorker.controller?.state === "activated");
      await host.stop();
      await window.reload();
      await until(window, ({ ply, state }) => ply === 2 && state.status.kind === "ready");
      await takeTurn(window);

      host.folder = next.folder;
      await host.start();
      await window.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await window.until(() =>
        document.querySelector("#update")?.textContent?.includes("A new version is ready."),
      );
      await clickOnPage(window, "#update .main");
      await window.until((/** @type {string} */ mark) => document.querySelector(mark), MARK);
      await until(window, ({ ply, state }) => ply === 4 && state.status.kind === "ready");
    }),
  ).finally(next.remove);
});

test("the single file plays from disk", () =>
  withPage(pathToFileURL(join(DIST, "ergo-offline.html")).href, async (window) => {
    for (const game of few(1, GAMES)) {
      await window.evaluate((/** @type {string} */ game) => void (location.hash = `#/${game}`), game);
      await window.until((/** @type {string} */ game) => {
        const { state } = /** @type {any} */ (document.querySelector("ergo-board"));
        return state.view?.game === game && state.status.kind === "ready";
      }, game);
      await takeTurn(window);
      assert.equal(await plyOf(window), 2);
    }
  }));
