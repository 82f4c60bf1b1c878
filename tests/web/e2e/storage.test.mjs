/** What the browser keeps: the game survives a reload, and nothing that was kept is ever lost. */
import assert from "node:assert/strict";
import { action, cell, endThinking, game, moves, movesCome, says, stateOf, test, thinkUntilTold, until, withPage } from "./support.mjs";

test("a reload in the middle of a game changes nothing", () =>
  withPage({}, async (page) => {
    await cell(page, "e5").click();
    await movesCome(page, 2);
    await says(page, "Your move, White.");
    await cell(page, "d5").click();
    await movesCome(page, 4);
    await says(page, "Your move, White.");
    await action(page, "undo").click();
    await says(page, "Looking back");
    const before = (await stateOf(page)).view;
    await page.reload();
    await says(page, "Looking back");
    const after = (await stateOf(page)).view;
    assert.deepEqual({ ...after, travels: [] }, { ...before, travels: [] });
    await action(page, "redo").click();
    await says(page, "Your move, White.");
  }));

test("a reload while the engine thinks lets it think again", () =>
  withPage({ stored: game("startpos", ["person", "engine"]), prepare: thinkUntilTold }, async (page) => {
    await cell(page, "e5").click();
    await says(page, "thinking");
    await page.reload();
    await says(page, "thinking");
    await until(page, "state.thinking");
    await endThinking(page);
    await movesCome(page, 2);
  }));

const DAMAGED = [
  ["not json", "{oops", "The stored game is damaged."],
  ["no object", "7", "The stored game is damaged."],
  ["null", "null", "The stored game is damaged."],
  ["a player too many", game("startpos", /** @type {any} */ (["person", "person", "person"])), "The stored game is damaged."],
  ["a level that there is not", { ...game("startpos"), level: 11 }, "The stored game is damaged."],
  ["an unknown game", { ...game("startpos"), game: "halma" }, "of a kind that this page does not know: halma."],
  ["an unknown option", { ...game("startpos"), options: ["fly"] }, "of a kind that this page does not know: fly."],
  ["an illegal move", game("startpos moves e5 e5"), "cannot be read at character 19, where “e5” stands."],
  ["a mangled position", game("fen 10/10 1"), "cannot be read at character 10, where “ ” stands."],
  ["a newer version", { ...game("startpos"), version: 99 }, "written by a newer version"],
];

for (const [name, stored, sentence] of DAMAGED) {
  test(`a stored game with ${name} is explained and put aside`, () =>
    withPage({ stored }, async (page) => {
      await says(page, /** @type {string} */ (sentence));
      await says(page, "What was stored is put aside, and a new game begun.");
      const of = /** @type {any} */ (stored).game ?? "ergo";
      const aside = await page.evaluate((of) => localStorage.getItem(`ergo.aside.${of}`), of);
      assert.equal(aside, typeof stored === "string" ? stored : JSON.stringify(stored));
      await cell(page, "e5").click();
      await movesCome(page, 2);
    }));
}

test("a browser that keeps nothing is told of once, and the game goes on", () =>
  withPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }),
    },
    async (page) => {
      await says(page, "does not let the page store the game");
      await cell(page, "e5").click();
      await movesCome(page, 2);
      assert.deepEqual((await moves(page))[0], "e5");
      await page.locator('#games [data-game="emergo"]').click();
      await until(page, "state.view.game === 'emergo'");
      await page.locator('#games [data-game="ergo"]').click();
      await until(page, "state.view.game === 'ergo'");
      assert.deepEqual((await moves(page))[0], "e5", "as long as the page is there, so is the game");
    },
  ));
