/** Games with a friend by link: two phones send each other links, and nothing else passes between them. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { follow, invite, lastSent, listed, send, setAddress, tapMove, withPhones } from "./friends.mjs";
import { few } from "./sample.mjs";
import { selfPlayedGame } from "./self-play.mjs";
import {
  WHOLE_GAME,
  cell,
  chooseFromMenu,
  closeDialog,
  expectPositionLine,
  expectStatus,
  settle,
  stateOf,
  test,
  toolbarButton,
  until,
} from "./support.mjs";
import { lineOf } from "../../../www/storage/position.js";

/** @import {Page} from "@playwright/test" */

/**
 * Nobody can move here: not by a tap, by the keyboard, after going back, nor through the element.
 *
 * @param {Page} page
 */
async function expectLocked(page) {
  const line = lineOf((await stateOf(page)).view);
  const { rows } = (await stateOf(page)).board;
  const names = rows.flat().map((/** @type {any} */ { name }) => name);
  const tries = [names[0], names[Math.floor(names.length / 2)], names.at(-1)];
  for (const name of tries) {
    await cell(page, name).tap();
    await expectStatus(page, "It is not your turn yet.");
    await cell(page, name).focus();
    await page.keyboard.press("Enter");
  }
  await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    for (const move of await board.legalMoves()) await board.play(move);
  });
  // What the friend knows is not taken back.
  await page.keyboard.press("Control+z");
  await settle(page);
  await expectPositionLine(page, line);
  await expect(toolbarButton(page, "undo")).toBeHidden();
  // Going back leads to positions that are settled, and there is a way forward in sight.
  const { view } = await stateOf(page);
  await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(0));
  await until(page, "state.view.at === 0");
  for (const name of tries) await cell(page, name).tap();
  await expectStatus(page, "This is an earlier position. Go to the end to play on.");
  await page.locator("#board .message").getByRole("button", { name: "Go to end" }).tap();
  await until(page, `state.view.at === ${view.history.length}`);
  await expectPositionLine(page, line);
}

/**
 * A game that White soon wins, or so: Black plays at the lowest level. The cells of each move.
 *
 * @param {string} id
 * @param {number} nodes
 */
const wonByWhite = (id, nodes) =>
  selfPlayedGame(id, (ply) => (ply % 2 === 0 ? { nodes } : { nodes: 50, level: 1, seed: ply })).paths;

const GAMES = [
  { name: "Ergo", other: "Emergo", nodes: 2000 },
  { name: "Emergo", other: "Intermedium", nodes: 8000 },
  { name: "Intermedium", other: "Ergo", nodes: 2000 },
];

for (const { name, other, nodes } of few(1, GAMES)) {
  test(`two phones play a whole game of ${name} by link`, () =>
    withPhones(async (anna, bob) => {
      // The sample is a game of Ergo, and a short one.
      const paths = process.env.ERGO_SOAK
        ? wonByWhite(name.toLowerCase(), nodes)
        : WHOLE_GAME.map(({ cells }) => cells);
      await invite(anna, name, "Anna", "White");
      await expectStatus(anna, "Your move, White.");
      await tapMove(anna, paths[0]);
      await expectStatus(anna, "Send your move to your friend.");
      let link = await send(anna);
      await expectStatus(anna, "Waiting for your friend.");
      await expectLocked(anna);

      // Damaged on its way: the last characters are missing, or one has changed.
      for (const damaged of [
        link.slice(0, -3),
        link.replace(/#2\.(.)/, (_, first) => `#2.${first === "x" ? "y" : "x"}`),
      ]) {
        await setAddress(bob, damaged);
        await bob.locator("#received-game").getByText("This link is damaged").waitFor();
        await closeDialog(bob);
      }
      await follow(bob, link);
      await expectStatus(bob, "Anna invites you: you are Black. Tap a cell.");
      await expect(bob.locator("#board .tray.far .name")).toHaveText("Anna");
      await expect(bob.locator("#board .tray.own .name")).toHaveText("You");

      const pages = [anna, bob];
      for (const [at, path] of [...paths.entries()].slice(1)) {
        const [mover, waiter] = at % 2 === 0 ? pages : pages.toReversed();
        if (at === 3) await takeBack(waiter, mover, paths[at - 1]);
        if (at === 4) await playSecondGame(anna, bob, other, name);
        await tapMove(mover, path);
        if (at === 1) {
          // Moves that are not sent can be changed.
          await mover.keyboard.press("Control+z");
          await until(mover, "state.view.at === 1");
          await mover.keyboard.press("Control+y");
          await until(mover, "state.view.at === 2");
          await mover.reload();
          await expectStatus(mover, "Send your move to Anna.");
        }
        link = await send(mover);
        if (at < 4 || at === paths.length - 2) await expectLocked(mover);
        await follow(waiter, link);
        await until(waiter, `state.view.at === ${at + 1}`);
        if (at === 2) {
          await waiter.reload();
          await until(waiter, `state.view?.at === ${at + 1}`);
          await expectLocked(mover);
        }
      }
      for (const page of pages) await until(page, "state.view.outcome && state.setup.remote.isOver");
      const [one, two] = await Promise.all(pages.map(stateOf));
      assert.deepEqual(one.view.moves, two.view.moves);
      assert.equal(one.view.history.length, paths.length);
      // Both games are kept, the finished one as well.
      for (const page of pages) {
        const entries = await listed(page);
        assert.equal(entries.length, 2, entries.join());
        assert.match(
          entries.join(),
          new RegExp(`${name} · move ${one.view.history.at(-1).number} \\| Finished`),
        );
        assert.match(entries.join(), new RegExp(`${other} · move 1 \\| (Your|Their) turn`));
      }
    }));
}

/**
 * Someone asks to take back their last move, plays it again, and the other one has accepted.
 *
 * @param {Page} asker
 * @param {Page} friend
 * @param {string[]} path of the move
 */
async function takeBack(asker, friend, path) {
  const { view } = await stateOf(asker);
  const sent = await asker.evaluate(() => /** @type {any} */ (window).sent.length);
  await toolbarButton(asker, "takeBack").tap();
  await asker.waitForFunction((sent) => /** @type {any} */ (window).sent.length > sent, sent);
  const request = await lastSent(asker);
  await follow(friend, request);
  await expectStatus(friend, / asks to take back the last move\./);
  await friend.locator('#board .message button[data-action="friend"]').tap();
  const before = await friend.evaluate(() => /** @type {any} */ (window).sent.length);
  await friend.locator("#friend-answer").getByRole("button", { name: "Accept" }).tap();
  await friend.waitForFunction((before) => /** @type {any} */ (window).sent.length > before, before);
  await until(friend, `state.view.history.length === ${view.at - 1}`);
  await follow(asker, await lastSent(friend));
  await until(asker, `state.view.history.length === ${view.at - 1}`);
  await expectStatus(asker, / lets you take back your move\./);
  // An old link does not bring the move back.
  await follow(friend, request);
  await expectStatus(friend, "Your game is further along than this link.");
  await until(friend, `state.view.history.length === ${view.at - 1}`);
  await tapMove(asker, path);
  await follow(friend, await send(asker));
  await until(friend, `state.view.at === ${view.at}`);
}

/**
 * A game of another kind in between, which goes on later.
 *
 * @param {Page} anna
 * @param {Page} bob
 * @param {string} other
 * @param {string} name
 */
async function playSecondGame(anna, bob, other, name) {
  const paths = wonByWhite(other.toLowerCase(), 50);
  const invitation = await invite(bob, other, "Bob", "White");
  // One's own link, opened by oneself.
  await setAddress(bob, invitation);
  await bob.locator("#received-game").getByText("This is your own link.").waitFor();
  await closeDialog(bob);
  await tapMove(bob, paths[0]);
  await follow(anna, await send(bob));
  await until(anna, `state.view.game === ${JSON.stringify(other.toLowerCase())}`);
  await expectStatus(anna, "Bob invites you: you are Black. Tap a cell.");
  await tapMove(anna, paths[1]);
  await follow(bob, await send(anna));
  await until(bob, "state.view.at === 2");
  for (const page of [anna, bob]) {
    await chooseFromMenu(page, "friend-list");
    await page
      .locator("#friend-list .game")
      .filter({ hasText: ` · ${name} · ` })
      .tap();
    await until(page, `state.view.game === ${JSON.stringify(name.toLowerCase())}`);
  }
}
