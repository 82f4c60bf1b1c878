/** Conditional moves in games with a friend by link: planned on a board, sent, and played on the other page. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { readFriendLink, writeFriendLink } from "../../../www/match/friend-link.js";
import { follow, invite, PHONE, send, setAddress, tapMove, withFriends, withPhones } from "./friends.mjs";
import {
  cell,
  chooseFromMenu,
  closeDialog,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectPositionLine,
  expectStatus,
  openMenu,
  settle,
  stateOf,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** @param {Page} page */
const dialog = (page) => page.locator("#friend-plan[open]");

/** @param {Page} page */
const status = (page) => dialog(page).locator("p.told");

/**
 * The lines of the plan.
 *
 * @param {Page} page
 */
const lines = (page) => dialog(page).locator("li span");

/** @param {Page} page */
async function openPlan(page) {
  await chooseFromMenu(page, "friend-plan");
  await expect(status(page)).toHaveText(/^Play a move that you expect from /);
}

/**
 * Enters a move on the board of the dialog by its cells.
 *
 * @param {Page} page
 * @param {string[]} path
 */
async function enter(page, path) {
  const board = dialog(page).locator("ergo-board");
  const read = () =>
    board.evaluate((board) => {
      const { view } = /** @type {any} */ (board).state;
      return view.at * 100 + view.entry.length;
    });
  for (const name of path) {
    const before = await read();
    await board.locator(`button[data-name="${name}"]`).click();
    await expect.poll(read).not.toBe(before);
  }
}

/** @param {Page} page */
const isDone = (page) => dialog(page).getByRole("button", { name: "Done" }).click();

/**
 * A game that goes on, in which it is the turn of whoever is on the page.
 *
 * @param {Page} page
 * @param {string} game
 * @param {string[]} moves
 * @param {{ seat?: 0 | 1; options?: string[] }} [more]
 */
async function open(page, game, moves, { seat = 0, options = [] } = {}) {
  await until(page, "state.view");
  await page.evaluate(
    ({ game, moves, seat, options }) =>
      /** @type {any} */ (document.querySelector("#board")).open({
        game,
        options,
        players: seat === 0 ? ["person", "remote"] : ["remote", "person"],
        moves,
        remote: { id: "abcdefgh", names: ["Anna", "Bob"], settled: moves.length, revision: moves.length },
      }),
    { game, moves, seat, options },
  );
  await until(page, `state.setup.remote && state.view.game === "${game}"`);
}

const DESKTOP = { viewport: { width: 1280, height: 800 }, hasTouch: true };

test("answers are planned on a board and played on the page of the friend, one after the other", () =>
  withFriends([DESKTOP, PHONE], async (anna, bob) => {
    await invite(bob, "Ergo", "Bob", "Black");
    await follow(anna, await bob.evaluate(() => /** @type {any} */ (window).sent.at(-1)));
    await until(anna, "state.setup.remote && state.view.at === 0");
    await expect((await openMenu(anna)).locator('[data-action="friend-plan"]')).toHaveCount(0);
    await anna.keyboard.press("Escape");
    await cell(anna, "e5").click();
    await until(anna, "state.view.at === 1");
    // With the pointer.
    await openPlan(anna);
    await expectAccessible(anna, "the dialog for conditional moves");
    await enter(anna, ["f5"]);
    await expect(status(anna)).toHaveText("Now play your answer to f5.");
    await enter(anna, ["e3"]);
    await expect(status(anna)).toHaveText(/^Noted\. Play on with a move of Bob/);
    await enter(anna, ["g4"]);
    await enter(anna, ["h3"]);
    await expect(lines(anna)).toHaveText(["If f5, then e3; after that, if g4, then h3."]);
    // Another answer takes the place of the line.
    await dialog(anna).getByRole("button", { name: "Another move" }).click();
    await enter(anna, ["a1"]);
    await enter(anna, ["b1"]);
    await dialog(anna).getByRole("button", { name: "Back" }).click();
    await expect(status(anna)).toHaveText("Now play your answer to a1.");
    // With the keyboard.
    await expect(dialog(anna).locator("ergo-board")).toBeFocused();
    await anna.keyboard.press("m");
    await dialog(anna).getByRole("combobox").fill("c1");
    await anna.keyboard.press("Enter");
    await expect(lines(anna)).toHaveText(["If f5, then e3; after that, if g4, then h3.", "If a1, then c1."]);
    await dialog(anna).getByRole("button", { name: "Delete: If a1, then c1." }).click();
    await expect(lines(anna)).toHaveText(["If f5, then e3; after that, if g4, then h3."]);
    // No engine helps here.
    for (const key of ["h", "d", "e"]) await anna.keyboard.press(key);
    await settle(anna);
    const helped = await dialog(anna)
      .locator("ergo-board")
      .evaluate((board) => {
        const { hint, threats, analysis } = /** @type {any} */ (board).state;
        return [hint, threats, analysis];
      });
    assert.deepEqual(helped, [undefined, undefined, undefined]);
    await expectAccessible(anna, "conditional moves");
    await isDone(anna);
    // They are kept with the game until the move is sent.
    await anna.reload();
    await until(anna, "state.setup.remote && state.view.at === 1");
    await openPlan(anna);
    await expect(lines(anna)).toHaveText(["If f5, then e3; after that, if g4, then h3."]);
    await isDone(anna);
    const link = await send(anna);
    assert.equal(readFriendLink(new URL(link).hash.slice(1))?.plan?.length, 1);
    await expect((await openMenu(anna)).locator('[data-action="friend-plan"]')).toHaveCount(0);
    await anna.keyboard.press("Escape");
    await follow(bob, link);
    await until(bob, "state.view.at === 1");
    await expect(bob.locator("#board")).not.toContainText("e3");
    // The answer is played like a move that is made here: with its animation, and in words.
    await bob.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      board.addEventListener("moved", () => (board.animated = board.state.view.animations.length));
    });
    await cell(bob, "f5").tap();
    await expectPositionLine(bob, "startpos moves e5 f5 e3");
    assert.equal(await bob.evaluate(() => /** @type {any} */ (document.querySelector("#board")).animated), 1);
    await expectStatus(bob, "White played e3.");
    await expectStatus(bob, "Your friend had planned this reply: e3.");
    await expectAccessible(bob, "an answer that was planned");
    // It is Bob's turn, and nothing is to be sent; what was answered is not taken back without asking.
    await expect(bob.locator('#board .message [data-action="friend"]')).toHaveCount(0);
    await expect(toolbarButton(bob, "undo")).toBeHidden();
    await bob.reload();
    await until(bob, "state.setup.remote && state.view.at === 3");
    await cell(bob, "g4").tap();
    await expectPositionLine(bob, "startpos moves e5 f5 e3 g4 h3");
    await tapMove(bob, ["a2"]);
    await until(bob, "state.view.at === 6");
    await settle(bob);
    await follow(anna, await send(bob));
    await expectPositionLine(anna, "startpos moves e5 f5 e3 g4 h3 a2");
    await expectStatus(anna, "Played as you had planned: e3, h3.");
    await expect(anna.locator("#received-game")).toBeHidden();
  }));

test("an answer that ends the game is sent to the player who planned it", () =>
  withPhones(async (anna, bob) => {
    const moves = ["e5", "a1", "e6", "b1", "e7", "c1"];
    await open(anna, "ergo", moves);
    await tapMove(anna, ["e4"]);
    await openPlan(anna);
    await expectNoSidewaysScrolling(anna, "conditional moves on a phone");
    await enter(anna, ["d1"]);
    await enter(anna, ["e3"]);
    await expect(status(anna)).toHaveText("Noted. This answer ends the game.");
    await isDone(anna);
    const link = await send(anna);
    await setAddress(bob, link);
    await until(bob, "state.view?.at === 7");
    await cell(bob, "d1").tap();
    await until(bob, "state.view.outcome");
    await follow(anna, await send(bob));
    await until(anna, "state.view.outcome && state.setup.remote.isOver");
    await expect(anna.locator("#received-game")).toBeHidden();
    await until(bob, "state.setup.remote.isOver && !state.setup.remote.isUntold");
  }));

/** A game in which Anna has played e5. */
const FROM_ANNA = {
  id: "bcdefghi",
  sender: /** @type {const} */ (0),
  note: undefined,
  number: 0,
  names: /** @type {[string, string]} */ (["Anna", "Bob"]),
  link: "1.ergo.0..LA.3Va3NA",
};

/**
 * Has the engine go back and forward in a game later than a planned answer is due.
 *
 * @param {Page} page
 */
const slowDownSteps = (page) =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    /**
     * @this {Worker}
     * @param {any} data
     * @param {any} options
     */
    function postLater(data, options) {
      const send = () => postMessage.call(this, data, options);
      if (data?.op === "goTo") setTimeout(send, 1500);
      else send();
    }
    Worker.prototype.postMessage = postLater;
  });

test("a reply that is taken back in time is not answered, and a wrong plan opens nothing", () =>
  withPage(PHONE, async (bob) => {
    await until(bob, "state.view");
    // The first answer is on the cell of the reply.
    await setAddress(bob, `https://x/#${writeFriendLink({ ...FROM_ANNA, plan: ["LS0"] })}`);
    const question = bob.locator("#received-game[open]");
    await expect(question.locator("p").first()).toHaveText(
      /^Line 1 of the conditional moves in this link is not legal/,
    );
    await closeDialog(bob);
    assert.equal((await stateOf(bob)).setup.remote, undefined);
    // f5 is answered with e3.
    await setAddress(bob, `https://x/#${writeFriendLink({ ...FROM_ANNA, plan: ["LUA"] })}`);
    await until(bob, "state.setup.remote && state.view.at === 1");
    await bob.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      await board.play("f5");
      await board.undo();
    });
    await until(bob, "state.view.at === 1");
    await bob.waitForTimeout(1000);
    assert.equal((await stateOf(bob)).view.at, 1);
    await tapMove(bob, ["c1"]);
    await settle(bob);
    assert.equal((await stateOf(bob)).view.history.length, 2);
  }));

test("a reply that is being taken back when its answer is due is not answered", () =>
  withPage({ ...PHONE, prepare: slowDownSteps }, async (bob) => {
    await until(bob, "state.view");
    await setAddress(bob, `https://x/#${writeFriendLink({ ...FROM_ANNA, plan: ["LUA"] })}`);
    await until(bob, "state.setup.remote && state.view.at === 1");
    const moves = await bob.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      await board.play("f5");
      await board.undo();
      // Whatever was to be played meanwhile is before this.
      await board.legalMoves();
      return board.state.view.moves;
    });
    assert.deepEqual(moves, ["e5", "f5"]);
    const { view, setup } = await stateOf(bob);
    assert.deepEqual([view.at, setup.remote.settled, setup.remote.isAnswering], [1, 1, undefined]);
    // It is answered once it is played again.
    await bob.evaluate(() => /** @type {any} */ (document.querySelector("#board")).redo());
    await expectPositionLine(bob, "startpos moves e5 f5 e3");
  }));

/**
 * Whoever plans, in each game: the moves so far, their own move, a reply, and the answer to it, by their
 * cells.
 *
 * @type {[
 *   game: string,
 *   options: string[],
 *   seat: 0 | 1,
 *   moves: string[],
 *   own: string,
 *   reply: string,
 *   answer: string,
 * ][]}
 */
const GAMES = [
  ["ergo", ["swap"], 0, [], "e5", "swap", "a1"],
  ["emergo", [], 1, ["d7"], "c7", "f7", "c7xe7xg7"],
  ["hexemergo", [], 1, ["c5"], "b5", "d6", "b5xd5xd7"],
  ["intermedium", [], 1, ["a2@b3-a4-b5-a6"], "e9@d8-c7-b6-c5", "a4@b3-c4-b5-c6-b7", "a7@b6-a5-b4-a3"],
];

for (const [game, options, seat, moves, own, reply, answer] of GAMES) {
  test(`a turn of ${game} is planned cell by cell, and answered: ${reply}, ${answer}`, () =>
    withPhones(async (planner, friend) => {
      await open(planner, game, moves, { seat, options });
      await planner.evaluate((own) => /** @type {any} */ (document.querySelector("#board")).play(own), own);
      await until(planner, `state.view.at === ${moves.length + 1}`);
      await openPlan(planner);
      if (reply === "swap") await dialog(planner).getByRole("button", { name: "Swap" }).tap();
      else await enter(planner, reply.split(/[x@-]/));
      await expect(status(planner)).toHaveText(`Now play your answer to ${reply}.`);
      await enter(planner, answer.split(/[x@-]/));
      await expect(lines(planner)).toHaveText([`If ${reply}, then ${answer}.`]);
      await expectAccessible(planner, `conditional moves in ${game}`);
      await isDone(planner);
      await setAddress(friend, await send(planner));
      await until(friend, `state.view?.at === ${moves.length + 1}`);
      if (reply === "swap") await friend.locator('#board .message button[data-action="swap"]').tap();
      else
        await friend.evaluate(
          (reply) => /** @type {any} */ (document.querySelector("#board")).play(reply),
          reply,
        );
      await expectPositionLine(friend, ["startpos moves", ...moves, own, reply, answer].join(" "));
      await expectStatus(friend, `had planned this reply: ${answer}.`);
    }));
}
