/**
 * Played with eyes closed: a player who knows only what live regions say and what things are called in the
 * accessibility tree, and who has a keyboard.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { Listener } from "./listener.mjs";
import { few } from "./sample.mjs";
import {
  cell,
  expectAccessible,
  expectMoveCount,
  holdModule,
  moves,
  storedGame,
  test,
  until,
  withPage,
} from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";

/** A game that is longer does not end. */
const MOST_TURNS = 200;

for (const game of few(1, GAMES)) {
  test(`a game of ${game} is won with eyes closed`, () =>
    withPage({ stored: storedGame("startpos", ["person", "engine"], { game, level: 1 }) }, async (page) => {
      const listener = new Listener(page);
      let news = await listener.hears("whose turn it is", /Your move, White\./);
      await listener.findBoard();
      for (let turn = 1; turn <= MOST_TURNS; turn++) {
        await listener.types(await listener.asksForMove());
        news = await listener.hears(
          "the reply, or the end",
          /Your move, White\.|You win!|You lose|Draw/,
          news,
        );
        if (!news.includes("Your move")) return assert.match(news, /You win!/);
      }
      assert.fail("the game does not end");
    }));
}

test("letters go to pieces, targets and the last move, and read out what is there", () =>
  withPage(
    { stored: storedGame("startpos moves e5 a1 f5 b3", ["person", "engine"], { paused: true }) },
    async (page) => {
      const listener = new Listener(page);
      await listener.hears("whose turn it is", /^Black played b3\. Your move, White\.$/);
      await listener.findBoard();
      const goes = async (/** @type {string} */ key, /** @type {RegExp} */ to) => {
        await listener.press(key);
        await expect.poll(() => listener.focused(), { message: key }).toMatch(to);
      };
      const says = async (/** @type {string} */ key, /** @type {string} */ text) => {
        await listener.press(key);
        await expect.poll(() => listener.said(), { message: key }).toContain(text);
      };
      await listener.press("t");
      await listener.hears("that there is nothing to go to", /^No piece is chosen\.$/);
      await goes("p", /^button e5, white soldier, .*can move/);
      await goes("p", /^button f5, /);
      await goes("p", /^button e5, /);
      await goes("Shift+P", /^button f5, /);
      await goes("Shift+P", /^button e5, /);
      await says("Enter", "Soldier e5, 3 ways: d5, e4, e6.");
      await goes("t", /^button e4, .*can go here/);
      await goes("t", /^button e6, .*can go here/);
      await goes("Shift+T", /^button e4, /);
      await says("Escape", "Let go of e5.");
      await says("l", "Black played b3.");
      await goes("l", /^button b3, .*last move/);
      await says(
        "b",
        "White: white soldiers on e5 and f5; 10 in hand. Black: black lion on a1; black soldier on b3; 10 in hand.",
      );
      await says("r", "Row 3: b3 black soldier.");
      await says("c", "Column b: b3 black soldier.");
      await says("s", "b3, black soldier, arena, last move");
      await says("w", "Move 3. In hand: White 10, Black 10. Your move, White.");
      await says("d", "There is no threat at the moment.");
      await listener.press("e");
      await listener.hears(
        "who is ahead",
        /^(Even|(White|Black) is (slightly |far )?ahead, \d+%)\. Best: [a-j]\d/,
      );
      await until(page, "!state.analysis");
      await listener.press("?");
      await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    },
  ));

test("a typed move is completed, refused in words, or played", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    const listener = new Listener(page);
    await listener.hears("whose turn it is", /^Black played a1\. White to move\.$/);
    await cell(page, "e5").click();
    await listener.hears("that a piece is chosen", /^Soldier e5, /);
    await listener.types("e5-e7");
    await listener.hears("why it is refused", /^A soldier takes one step, straight\. e7 is too far\.$/);
    const field = page.getByRole("combobox", { name: "Move" });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await until(page, "state.view.entry.length === 0");
    await expectAccessible(page, "the field for a move");
    await field.fill("z9?");
    await listener.press("Enter");
    await listener.hears("why it is refused", /is not a cell of this board/);
    await field.fill("e5");
    await listener.hears("what can be completed", /^e5-d5, e5-e4, e5-e6, e5-f5\.$/);
    // A key of the board is a letter here.
    await listener.press("?");
    await listener.press("Escape");
    await expect.poll(() => listener.focused()).toMatch(/^button /);
    assert.deepEqual(await moves(page), ["e5", "a1"]);
    await listener.types("E5 E6");
    await expectMoveCount(page, 3);
    assert.deepEqual(await moves(page), ["e5", "a1", "e5-e6"]);
    await expect.poll(() => listener.focused()).toMatch(/^button /);
    await listener.hears("the move", /^White played e5-e6\. Black to move\.$/);
    await listener.press("Control+z");
    await listener.hears("that it is taken back", /^1 move taken back\. Black played a1\. White to move\.$/);
    await until(page, "state.view.entry.length === 0");
  }));

test("messages are short on request", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    const listener = new Listener(page);
    await listener.hears("whose turn it is", /^Black played a1\. White to move\.$/);
    await page.evaluate(() => document.querySelector("#board")?.setAttribute("announcements", "short"));
    await cell(page, "e5").click();
    await listener.hears("where it can go", /^e5: d5, e4, e6, f5\.$/);
    await cell(page, "e6").click();
    await listener.hears("the move", /^White played e5-e6\.$/);
  }));

test("a letter that is pressed before there are words for it is answered as soon as there are", () => {
  const { prepare, release } = holdModule("No piece is chosen");
  return withPage({ prepare, stored: storedGame("startpos moves e5 a1") }, async (page) => {
    const listener = new Listener(page);
    await until(page, "state.view?.at === 2");
    await expect(cell(page, "a1")).toHaveAttribute("aria-label", /last move/);
    await listener.findBoard();
    await listener.press("r");
    await listener.press("l");
    assert.equal((await listener.said()).join(""), "");
    release();
    await listener.hears("what was played last", /^Black played a1\.$/);
    await expect.poll(() => listener.focused()).toMatch(/^button a1, /);
  });
});
