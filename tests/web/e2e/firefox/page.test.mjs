/** The page in Firefox: every game against the engine, by mouse and keyboard. */
import assert from "node:assert/strict";
import { few } from "../sample.mjs";
import {
  act,
  chooseFromMenu,
  click,
  expectStatus,
  expectTurn,
  readRules,
  stateOf,
  storedGame,
  takeTurn,
  test,
  touch,
  url,
  withPage,
} from "./support.mjs";
import { GAMES } from "../../../../www/games/start.js";

for (const id of few(1, GAMES)) {
  test(`${id} is played against the engine, with undo, hint and rules`, () =>
    withPage({ stored: storedGame(id) }, async (page) => {
      await expectStatus(page, "Your move, White.");
      assert.equal((await stateOf(page)).view.game, id);
      await takeTurn(page);
      await takeTurn(page);
      const { moves } = (await stateOf(page)).view;
      await act(page, "undo");
      await expectStatus(page, "Taken back.");
      await act(page, "redo");
      await expectTurn(page, 4);
      assert.deepEqual((await stateOf(page)).view.moves, moves);
      await act(page, "hint");
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("#board")).state?.hint?.move,
      );

      assert.ok((await readRules(page)).length > 1000);
      await page.reload();
      await expectTurn(page, 4);
      assert.deepEqual((await stateOf(page)).view.moves, moves);
    }));
}

test("games are switched at the top of the page", () =>
  withPage({ stored: storedGame() }, async (page) => {
    await page.setViewport({ width: 1280, height: 800 });
    await expectStatus(page, "Your move, White.");
    await click(page, '#games [data-game="emergo"]');
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("#board")).state?.view.game === "emergo",
    );
    await takeTurn(page);
    await click(page, '#games [data-game="ergo"]');
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("#board")).state?.view.game === "ergo",
    );
    assert.equal((await stateOf(page)).view.at, 0);
  }));

test("a move is made by keyboard", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame() }, async (page) => {
    await expectStatus(page, "Your move, White.");
    const focused = () =>
      page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-name"));
    for (let stops = 0; stops < 20 && !(await focused()); stops++) await page.keyboard.press("Tab");
    const from = (await focused()) ?? assert.fail("the board is reached by Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    const to = (await focused()) ?? "";
    assert.notEqual(to, from);
    await page.keyboard.press("Enter");
    await expectTurn(page, 2);
    const { view } = await stateOf(page);
    assert.equal(view.history[0].text, to);
    await page.keyboard.down("Control");
    await page.keyboard.press("z");
    await page.keyboard.up("Control");
    await expectStatus(page, "Taken back.");
  }),
);

test("letters read out the board, and a move is typed", () =>
  withPage({ stored: storedGame() }, async (page) => {
    await expectStatus(page, "Your move, White.");
    await page.evaluate(() =>
      /** @type {any} */ (document.querySelector("#board")).shadowRoot
        .querySelector("[data-name=e5]")
        .focus(),
    );
    await page.keyboard.press("b");
    await page.waitForFunction(() => {
      const regions =
        document.querySelector("#board")?.shadowRoot?.querySelectorAll(".unseen[role=status]") ?? [];
      return [...regions].some(({ textContent }) => textContent?.startsWith("White: "));
    });
    await page.keyboard.press("m");
    await page.waitForFunction(() =>
      document.querySelector("#board")?.shadowRoot?.activeElement?.matches("input"),
    );
    await page.keyboard.type("d5");
    await page.keyboard.press("Enter");
    await expectTurn(page, 2);
    assert.equal((await stateOf(page)).view.history[0].text, "d5");
  }));

test("a position is analysed between two players", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame("ergo", { players: ["person", "person"] }) }, async (page) => {
    await touch(page, "e5");
    await expectTurn(page, 1);
    await chooseFromMenu(page, "analyse");
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("#board")).state?.analysis?.finding?.info.depth > 2,
    );
    await touch(page, "d5");
    await expectTurn(page, 2);
  }),
);

test("an error in the page fails its test", async () => {
  const pageThat = (/** @type {() => unknown} */ fails) =>
    withPage({}, async (page) => {
      await page.evaluate(fails);
      await page.waitForFunction(() => true);
    });
  await assert.rejects(
    pageThat(() => console.error("oh")),
    /console error: oh/,
  );
  await assert.rejects(
    pageThat(() => console.warn("oh")),
    /console warn: oh/,
  );
  await assert.rejects(
    pageThat(() => fetch("no-such-file")),
    /status 404: .*no-such-file/,
  );
  await assert.rejects(
    pageThat(
      () =>
        new Promise((resolve) =>
          setTimeout(() => (setTimeout(resolve, 50), Promise.reject(new Error("oh"))), 0),
        ),
    ),
    /page error: .*oh/,
  );
  assert.match(url, /\/$/);
});
