/**
 * Games with a friend by link: requests, endings, the list, the dialogs, two tabs, and a browser that stores
 * nothing.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import decoder from "jsqr";
import { readFriendLink, writeFriendLink } from "../../../www/match/friend-link.js";
import { invite, lastSent, listed, send, setAddress, follow, tapMove, withPhones } from "./friends.mjs";
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

/**
 * Anna, White, has played e5, and Bob has opened the link.
 *
 * @param {(anna: Page, bob: Page, link: string) => Promise<void>} play
 */
const withGame = (play) =>
  withPhones(async (anna, bob) => {
    await invite(anna, "Ergo", "Anna", "White");
    await tapMove(anna, ["e5"]);
    const link = await send(anna);
    await follow(bob, link);
    await until(bob, "state.view.at === 1");
    await play(anna, bob, link);
  });

/**
 * Asks the friend for something, and returns the link that is sent with it.
 *
 * @param {Page} page
 * @param {"takeBack" | "offerDraw"} name
 */
async function ask(page, name) {
  const before = await page.evaluate(() => /** @type {any} */ (window).sent.length);
  if (name === "takeBack") await toolbarButton(page, name).tap();
  else await chooseFromMenu(page, name);
  await page.waitForFunction((before) => /** @type {any} */ (window).sent.length > before, before);
  return lastSent(page);
}

/** @param {Page} page */
const isNameAsked = (page) =>
  page.evaluate(() => localStorage.getItem(`ergo ${new URL(".", location.href).pathname} name`) !== null);

/**
 * Answers a request, and returns the link that is sent with it.
 *
 * @param {Page} page
 * @param {"Accept" | "Decline"} answer
 */
async function reply(page, answer) {
  const before = await page.evaluate(() => /** @type {any} */ (window).sent.length);
  await page.locator('#board .message button[data-action="friend"]').tap();
  await page.locator("#friend-answer").getByRole("button", { name: answer }).tap();
  // Who is asked for a name for the first time leaves it empty.
  const dialog = page.locator("#friend-send[open]");
  if (!(await isNameAsked(page))) await dialog.getByRole("button", { name: "Send…" }).tap();
  await page.waitForFunction((before) => /** @type {any} */ (window).sent.length > before, before);
  return lastSent(page);
}

test("a dialog about sending or answering closes once the game goes on", () =>
  withGame(async (anna, bob) => {
    await tapMove(bob, ["a1"]);
    const reply = await send(bob);
    await chooseFromMenu(anna, "share");
    await anna.locator("#friend-send[open]").waitFor();
    await follow(anna, reply);
    await expectPositionLine(anna, "startpos moves e5 a1");
    await expect(anna.locator("#friend-send")).toBeHidden();
    await follow(anna, await ask(bob, "takeBack"));
    await anna.locator('#board .message button[data-action="friend"]').tap();
    await anna.locator("#friend-answer[open]").waitFor();
    await anna.evaluate(() => (location.hash = "#/emergo"));
    await until(anna, "state.view?.game === 'emergo'");
    await expect(anna.locator("#friend-answer")).toBeHidden();
  }));

test("engine help is off while a game with a friend goes on, and the page says so", () =>
  withGame(async (anna, bob) => {
    await expect(bob.locator("#game-banner")).toContainText("Engine help is off until it is over.");
    for (const name of ["hint", "threats"]) await expect(toolbarButton(bob, name)).toBeHidden();
    for (const name of ["analyse", "explain"])
      await expect((await openMenu(bob)).locator(`[data-action="${name}"]`)).toHaveCount(0);
    await bob.keyboard.press("Escape");
    await bob.locator("#welcome").getByRole("button", { name: "Just play" }).tap();
    await bob.locator("#board").getByRole("tab", { name: "Analysis" }).tap();
    await expectStatus(bob, "Engine help is off until your game by link is over.");
    await bob.evaluate(() => /** @type {any} */ (document.querySelector("#board")).analyse());
    // Nor by the keys that ask the engine.
    await cell(bob, "e4").focus();
    for (const key of ["h", "d", "e", "i"]) await bob.keyboard.press(key);
    await settle(bob);
    const { hint, threats } = await stateOf(bob);
    assert.deepEqual([hint, threats], [undefined, undefined]);
    assert.equal((await stateOf(bob)).analysis, undefined);
    await bob.evaluate(() => document.querySelector("#board")?.setAttribute("threats", "on"));
    await tapMove(bob, ["a1"]);
    assert.equal((await stateOf(bob)).threats, undefined);
    await follow(anna, await send(bob));
    await chooseFromMenu(anna, "resign");
    await anna.locator('#board .message button[data-action="resignNow"]').tap();
    await expectStatus(anna, "You lose");
    await follow(bob, await send(anna));
    await until(bob, "state.view.outcome?.reason === 'resigned' && state.setup.remote.isOver");
    await expectStatus(bob, "You win!");
    await expect((await openMenu(bob)).locator('[data-action="analyse"]')).toHaveCount(1);
    await bob.keyboard.press("Escape");
    for (const page of [anna, bob]) assert.match(String(await listed(page)), /Ergo · move 1 \| Finished/);
    // Another game of the same two is a new one.
    await bob.locator('#board :is(.message, .result) button[data-action="rematch"]:visible').first().tap();
    await bob.locator("#friend-send[open]").waitFor();
    await closeDialog(bob);
    assert.equal((await listed(bob)).length, 2);
  }));

test("who is invited takes nothing back, reads what the game is about, and is asked for a name once", () =>
  withGame(async (anna, bob) => {
    await expect(bob.getByRole("heading", { name: "Get five in a row." }).first()).toBeVisible();
    await expect(bob.locator("#welcome").getByRole("link", { name: "Learn how to play" })).toHaveAttribute(
      "href",
      "#/ergo/learn/first-win",
    );
    // There is nothing to take back: the move on the board is the friend's.
    await expect(toolbarButton(bob, "undo")).toBeHidden();
    await expect(toolbarButton(bob, "takeBack")).toHaveAttribute("aria-disabled", "true");
    await toolbarButton(bob, "takeBack").tap({ force: true });
    await bob.keyboard.press("Control+z");
    await settle(bob);
    await expectPositionLine(bob, "startpos moves e5");
    await expect((await openMenu(bob)).getByText("Offer a draw")).toHaveCount(1);
    await bob.keyboard.press("Escape");
    // Until it is sent, one's own move is taken back at once, and played again.
    await tapMove(bob, ["a1"]);
    await toolbarButton(bob, "undo").tap();
    await until(bob, "state.view.at === 1");
    await bob.keyboard.press("Control+y");
    await until(bob, "state.view.at === 2");
    const name = bob.locator("#friend-name");
    await bob.locator('#board .message button[data-action="friend"]').tap();
    await name.fill("Bob");
    await bob.locator("#friend-send").getByRole("button", { name: "Send…" }).tap();
    await expect.poll(() => lastSent(bob)).toContain("#2.");
    await follow(anna, await lastSent(bob));
    await expect(anna.locator("#board .tray.far .name")).toHaveText("Bob");
    await tapMove(anna, ["e6"]);
    await follow(bob, await send(anna));
    await tapMove(bob, ["a9"]);
    await send(bob);
    await expect(name).toBeHidden();
    // Anna has entered hers where she started the game.
    await chooseFromMenu(anna, "share");
    await expect(anna.locator("#friend-send[open]")).toBeVisible();
    await expect(anna.locator("#friend-name")).toBeHidden();
  }));

test("a draw is offered, declined, offered again, and agreed on", () =>
  withGame(async (anna, bob) => {
    await follow(bob, await ask(anna, "offerDraw"));
    await expectStatus(bob, "Anna offers a draw.");
    await bob.reload();
    await expectStatus(bob, "Anna offers a draw.");
    await follow(anna, await reply(bob, "Decline"));
    await expectStatus(anna, "Your friend declines the draw.");
    // A move is an answer as well.
    await follow(bob, await ask(anna, "offerDraw"));
    await expectStatus(bob, "Anna offers a draw.");
    await tapMove(bob, ["a1"]);
    await follow(anna, await send(bob));
    await expectStatus(anna, "Your friend declines the draw.");
    await tapMove(anna, ["e6"]);
    const offer = await ask(anna, "offerDraw");
    await follow(bob, offer);
    const agreed = await reply(bob, "Accept");
    await until(bob, "state.view.outcome?.reason === 'agreed'");
    await follow(anna, agreed);
    await until(anna, "state.view.outcome?.reason === 'agreed' && state.setup.remote.isOver");
    await follow(bob, offer);
    await until(bob, "state.view.outcome?.reason === 'agreed'");
  }));

test("a draw that was not offered cannot be agreed on", { tag: "@soak" }, () =>
  withGame(async (anna, bob) => {
    await tapMove(bob, ["a1"]);
    const content = readFriendLink(new URL(await send(bob)).hash.slice(1));
    assert.ok(content);
    await follow(anna, `https://example.org/#${writeFriendLink({ ...content, note: "agreed" })}`);
    await expectPositionLine(anna, "startpos moves e5 a1");
    assert.equal((await stateOf(anna)).view.outcome, undefined);
    // Nor can anybody play on for the friend.
    const link = writeFriendLink({ ...content, sender: 0, number: 9 });
    await setAddress(anna, `https://example.org/#${link}`);
    await anna.locator("#received-game").getByText("This is your own link.").waitFor();
  }),
);

test("a request to take back is declined, and the move stays", { tag: "@soak" }, () =>
  withGame(async (anna, bob) => {
    await follow(bob, await ask(anna, "takeBack"));
    await expectStatus(bob, "Anna asks to take back the last move.");
    await follow(anna, await reply(bob, "Decline"));
    await expectStatus(anna, "Your friend does not let you take back the move.");
    for (const page of [anna, bob]) await expectPositionLine(page, "startpos moves e5");
  }),
);

test("a link that does not fit the game is opened only if that is wanted", { tag: "@soak" }, () =>
  withGame(async (anna, bob, link) => {
    // Bob opens the same invitation in another browser, and plays another move there.
    await withPhones(async (tablet) => {
      await follow(tablet, link);
      await until(tablet, "state.view.at === 1");
      await tapMove(tablet, ["j9"]);
      const other = await send(tablet);
      await tapMove(bob, ["a1"]);
      await follow(anna, await send(bob));
      await expectPositionLine(anna, "startpos moves e5 a1");
      await setAddress(anna, other);
      const question = anna.locator("#received-game");
      await question.getByText("This link does not match your game").waitFor();
      await expectAccessible(anna, "a link that does not fit");
      await question.getByRole("button", { name: "Keep mine" }).tap();
      await expectPositionLine(anna, "startpos moves e5 a1");
      await setAddress(anna, other);
      await question.getByRole("button", { name: "Open it" }).tap();
      await expectPositionLine(anna, "startpos moves e5 j9");
      await anna.locator("#open-previous").tap();
      await expectPositionLine(anna, "startpos moves e5 a1");
    });
  }),
);

test("a link with moves for the player here that were not made here asks first", () =>
  withGame(async (anna, bob) => {
    await tapMove(bob, ["a1"]);
    const second = await send(bob);
    const before = await anna.evaluate(() => JSON.stringify(localStorage));
    await follow(anna, second);
    await tapMove(anna, ["e6"]);
    await follow(bob, await send(anna));
    await tapMove(bob, ["a1", "a2"]);
    const fourth = await send(bob);
    // Anna's browser is as it was before: the move e6 was made elsewhere.
    await anna.evaluate((before) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(JSON.parse(before))) localStorage.setItem(key, text);
    }, before);
    await anna.reload();
    await expectPositionLine(anna, "startpos moves e5");
    await setAddress(anna, fourth);
    const question = anna.locator("#received-game");
    await question.getByText("This link has moves of yours").waitFor();
    await question.getByRole("button", { name: "Not now" }).tap();
    await expectPositionLine(anna, "startpos moves e5");
    await setAddress(anna, fourth);
    await question.getByRole("button", { name: "Go on" }).tap();
    await expectPositionLine(anna, "startpos moves e5 a1 e6 a1-a2");
  }));

test("an invitation asks before it takes the place of another game, and games are deleted from the list", () =>
  withGame(async (anna, bob, link) => {
    await withPhones(async (carol) => {
      await cell(carol, "c5").tap();
      await until(carol, "state.view.at >= 1");
      await setAddress(carol, link);
      const question = carol.locator("#received-game");
      await question.getByText("Anna invites you to a game of Ergo: you are Black.").waitFor();
      await question.getByRole("button", { name: "Not now" }).tap();
      await until(carol, "!state.setup.remote && state.view.at >= 1");
      await setAddress(carol, link);
      await question.getByRole("button", { name: "Play" }).tap();
      await expectPositionLine(carol, "startpos moves e5");
      const restore = async () => {
        await carol.locator("#open-previous").tap();
        await until(carol, "!state.setup.remote && state.view.history[0].text === 'c5'");
      };
      await restore();
      // By then its moves are in the library only.
      await carol.reload();
      const records = () => carol.evaluate(() => Object.values(localStorage).join("\n"));
      await expect.poll(records).toContain('"count":1');
      await chooseFromMenu(carol, "friend-list");
      await expect(carol.locator("#friend-list .game")).toContainText("move 1");
      await carol.locator("#friend-list .game").tap();
      await expectPositionLine(carol, "startpos moves e5");
      await restore();
      await chooseFromMenu(carol, "friend-list");
      await carol.locator("#friend-list .remove").tap();
      await carol.locator("#friend-list").getByRole("button", { name: "Delete for good: Anna" }).tap();
      await expect(carol.locator("#friend-list .game")).toHaveCount(0);
      await expectAccessible(carol, "an empty list");
    });
  }));

test("two tabs of one browser play each other without sending anything", { tag: "@soak" }, () =>
  withGame(async (anna) => {
    const link = await anna.evaluate(() => /** @type {any} */ (window).sent[0]);
    const other = await anna.context().newPage();
    await other.goto(link);
    await other.locator("#received-game").getByRole("button", { name: "Play the other side here" }).tap();
    await until(other, "state.setup.players[1] === 'person' && state.setup.remote");
    // Anna's tab has moved already, and hands over its next move.
    await follow(other, await lastSent(anna));
    await expectPositionLine(other, "startpos moves e5");
    for (const [page, waiter, path, line] of /** @type {[Page, Page, string[], string][]} */ ([
      [other, anna, ["a1"], "startpos moves e5 a1"],
      [anna, other, ["e6"], "startpos moves e5 a1 e6"],
      [other, anna, ["a1", "a2"], "startpos moves e5 a1 e6 a1-a2"],
    ])) {
      await tapMove(page, path);
      await expectPositionLine(waiter, line);
      await until(page, `state.setup.remote.settled === state.view.history.length`);
      // Each tab keeps its own side.
      await page.reload();
      await expectPositionLine(page, line);
      await expectStatus(page, "Waiting for");
    }
    // What a tab has missed it gets when it is back.
    await other.goto("about:blank");
    await tapMove(anna, ["f6"]);
    await expectStatus(anna, "Send your move");
    await other.goBack();
    await expectPositionLine(other, "startpos moves e5 a1 e6 a1-a2 f6");
    await until(anna, "state.setup.remote.settled === 5");
    await other.close();
  }),
);

test(
  "a browser that stores nothing keeps games with friends as long as the page is open",
  { tag: "@soak" },
  () =>
    withPhones(async (anna) => {
      await anna.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await invite(anna, "Ergo", "Anna", "White");
      await tapMove(anna, ["e5"]);
      await expectStatus(anna, /The page cannot save your game in this browser|Send your move/);
      await invite(anna, "Emergo", "Anna", "White");
      const entries = await listed(anna);
      assert.equal(entries.length, 2, entries.join());
      await chooseFromMenu(anna, "friend-list");
      await anna.locator("#friend-list .game").filter({ hasText: " · Ergo · " }).tap();
      await expectPositionLine(anna, "startpos moves e5");
    }),
);

test("the dialogs pass axe on a narrow screen, and the QR code is the link", () =>
  withPage({ viewport: { width: 320, height: 568 } }, async (page) => {
    await until(page, "state.view");
    await chooseFromMenu(page, "newGame");
    const dialog = page.locator("#new-game");
    await dialog.getByRole("radio", { name: "Friend by link" }).check({ force: true });
    await expectAccessible(page, "a new game by link");
    await dialog.getByLabel("Your name").fill("  Zoë   🦁 ");
    await dialog.getByRole("button", { name: "Start the game" }).click();
    await expect(page.locator("#friend-link")).toHaveValue(/#2\./);
    await expect(page.locator("#friend-name")).toBeHidden();
    await expect(page.locator("#friend-link")).toHaveValue(/\.Wm_DqyDwn6aB\./);
    await page.locator("#friend-send summary").click();
    await page.locator("#friend-send .qr").waitFor();
    await expectAccessible(page, "an invitation");
    await expectNoSidewaysScrolling(page);
    const path = (await page.locator("#friend-send .qr path").getAttribute("d")) ?? "";
    const size = Number((await page.locator("#friend-send .qr").getAttribute("viewBox"))?.split(" ")[2]);
    assert.equal(decode(path, size), await page.locator("#friend-link").inputValue());
    await closeDialog(page);
    await chooseFromMenu(page, "friend-list");
    await page.locator("#friend-list[open]").waitFor();
    await expectAccessible(page, "the list");
    await expectNoSidewaysScrolling(page);
    // The game on the board can be deleted, too: a new one takes its place.
    await page.locator("#friend-list .remove").click();
    await page.locator("#friend-list .remove").click();
    await expect(page.locator("#friend-list .game")).toHaveCount(0);
    await until(page, "!state.setup.remote && state.view.history.length === 0");
    await page.reload();
    await until(page, "state.view && !state.setup.remote");
    const menu = await openMenu(page);
    await expect(menu.locator('[data-action="analyse"]')).toBeVisible();
    await expect(menu.locator('[data-action="friend-list"]')).toHaveCount(0);
  }));

/**
 * The text of a QR code in a picture.
 *
 * @param {string} path
 * @param {number} size with the quiet zone
 */
function decode(path, size) {
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y++) {
      const start = (y * size * scale + Number(left) * scale) * 4;
      for (let at = 0; at < scale; at++) pixels.fill(0, start + at * 4, start + at * 4 + 3);
    }
  }
  return /** @type {any} */ (decoder)(pixels, size * scale, size * scale)?.data;
}
