/** Storage: games survive a reload, and stored games are never lost. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  expectLabel,
  expectMoveCount,
  expectPositionLine,
  expectStatus,
  holdEngine,
  holdModule,
  moves,
  releaseEngine,
  stateOf,
  storedGame,
  takeTurn,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

test("a game stored by version 0.1 is opened", () =>
  withPage(
    {
      stored: {
        version: 1,
        game: "ergo",
        options: [],
        players: ["person", "person"],
        seconds: 1,
        level: 4,
        record: "startpos moves e5 a1 d5",
        at: 2,
      },
    },
    async (page) => {
      await expectMoveCount(page, 3);
      await expectLabel(page, "a1", /black lion/);
      await expectLabel(page, "d5", /empty/);
    },
  ));

test("a reload in the middle of a game changes nothing", () =>
  withPage({}, async (page) => {
    await takeTurn(page);
    await takeTurn(page);
    await expectMoveCount(page, 4);
    await expectStatus(page, "Your move, White.");
    await toolbarButton(page, "undo").click();
    await expectStatus(page, /^Move \d+ of \d+\./);
    const before = (await stateOf(page)).view;
    await page.reload();
    await expectStatus(page, /^Move \d+ of \d+\./);
    const after = (await stateOf(page)).view;
    assert.deepEqual({ ...after, animations: [] }, { ...before, animations: [] });
    await chooseFromMenu(page, "redo");
    await expectStatus(page, "Your move, White.");
  }));

test("a move made before the page is complete survives a reload", () => {
  const { prepare, release } = holdModule("#rules-tab");
  return withPage({ stored: storedGame("startpos"), prepare }, async (page) => {
    await cell(page, "e5").click();
    await expectPositionLine(page, "startpos moves e5");
    await page.reload();
    await expectPositionLine(page, "startpos moves e5");
    release();
    await expectMoveCount(page, 1);
  });
});

test("a reload while the engine thinks restarts its search", () =>
  withPage({ stored: storedGame("startpos", ["person", "engine"]), prepare: holdEngine }, async (page) => {
    await cell(page, "e5").click();
    await expectStatus(page, "thinking");
    await page.reload();
    await expectStatus(page, "thinking");
    await until(page, "board.thinking");
    await releaseEngine(page);
    await expectMoveCount(page, 2);
  }));

const DAMAGED = [
  ["not json", "{oops", "Your saved game could not be read."],
  ["no object", "7", "Your saved game could not be read."],
  ["null", "null", "Your saved game could not be read."],
  ["three players", storedGame("startpos", /** @type {any} */ (["person", "person", "person"])), "Your saved game could not be read."],
  ["a level that does not exist", { ...storedGame("startpos"), level: 11 }, "Your saved game could not be read."],
  ["an unknown game", { ...storedGame("startpos"), game: "halma" }, "Your saved game could not be read."],
  ["an unknown option", { ...storedGame("startpos"), options: ["fly"] }, "Your saved game could not be read."],
  ["an illegal move", storedGame("startpos moves e5 e5"), "Your saved game could not be read."],
  ["a mangled position", storedGame("fen 10/10 1"), "Your saved game could not be read."],
  ["a newer version", { ...storedGame("startpos"), version: 99 }, "was made by a newer version"],
];

for (const [name, stored, sentence] of few(4, DAMAGED)) {
  test(`a stored game with ${name} is reported and set aside`, () =>
    withPage({ stored }, async (page) => {
      await expectStatus(page, /** @type {string} */ (sentence));
      await expectStatus(page, "It was set aside, and a new game was started.");
      const of = /** @type {any} */ (stored).game ?? "ergo";
      const aside = await page.evaluate((of) => localStorage.getItem(`ergo / aside ${of}`), of);
      assert.equal(aside, typeof stored === "string" ? stored : JSON.stringify(stored));
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
    }));
}

test("a browser without storage is reported, and games last as long as the page", () =>
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
      await expectStatus(page, "does not let the page save your game");
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
      assert.deepEqual((await moves(page))[0], "e5");
      await page.locator('#games [data-game="emergo"]').click();
      await until(page, "state.view.game === 'emergo'");
      await page.locator('#games [data-game="ergo"]').click();
      await until(page, "state.view.game === 'ergo'");
      assert.deepEqual((await moves(page))[0], "e5", "the game lasts as long as the page");
      // What happened stays visible, beside the game and in the settings.
      await expect(page.locator("#game-banner")).toContainText("does not let the page save your game");
      await page.locator('#places [data-place="settings"]').click();
      await expect(page.locator("#kept")).toContainText("Not saved");
    },
  ));
