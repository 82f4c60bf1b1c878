/** Games by link: two players send each other links that contain the whole game. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { random, mutate } from "./random.mjs";
import { few, sample } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  closeDialog,
  expectAccessible,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectPositionLine,
  expectStatus,
  openDialog,
  stateOf,
  storedGame,
  test,
  until,
  url,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/**
 * The link to the game, from its `#` on.
 *
 * @param {Page} page
 * @param {string} [button] default: the entry of the menu
 */
async function linkOf(page, button) {
  await (button === undefined ? chooseFromMenu(page, "share") : page.locator(button).click());
  await page.locator("#share[open]").waitFor();
  await expect(page.locator("#share-link")).not.toHaveValue("");
  const link = await page.locator("#share-link").inputValue();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator('#share [role="status"]').filter({ hasText: "Link copied." }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
  await closeDialog(page);
  assert.ok(link.startsWith(`${url}#1.`), link);
  return link.slice(url.length);
}

/**
 * Follows a link on the page that is open.
 *
 * @param {Page} page
 * @param {string} link with its `#`
 */
const follow = (page, link) => page.evaluate((link) => (location.hash = link), link);

/**
 * Waits until the page has removed the link from its address.
 *
 * @param {Page} page
 */
const expectBareAddress = (page) =>
  expect.poll(() => new URL(page.url()).hash, { intervals: [20] }).toMatch(/^#\/[a-z]+$/);

const people = (/** @type {string} */ positionLine, more = {}) =>
  storedGame(positionLine, ["person", "person"], more);

test("two players exchange links and follow the game", { tag: "@sentinel" }, () =>
  withPage({ ...CLIPBOARD, stored: people("startpos") }, async (anna) => {
    await expectStatus(anna, "White to move.");
    await cell(anna, "e5").click();
    await expectMoveCount(anna, 1);
    await expect(anna.locator("#send-move"), "the game is not yet played by link").toBeHidden();
    const first = await linkOf(anna);
    await withPage({ ...CLIPBOARD, path: first }, async (bob) => {
      await expectPositionLine(bob, "startpos moves e5");
      await expectBareAddress(bob);
      assert.deepEqual((await stateOf(bob)).setup.players, ["person", "person"]);
      await expectStatus(bob, "Black to move.");
      await until(bob, "board.orientation === 'second'");
      await bob.reload();
      await expectStatus(bob, "Black to move.");
      await until(bob, "board.orientation === 'second'");
      await expect(bob.locator("#send-move")).toBeHidden();
      await cell(bob, "a1").click();
      const second = await linkOf(bob, "#send-move");
      await expect(bob.locator("#send-move"), "the move is sent").toBeHidden();
      await expect(bob.locator("#board"), "the focus moves to the board").toBeFocused();
      await follow(anna, second);
      await expectPositionLine(anna, "startpos moves e5 a1");
      await expectBareAddress(anna);
      await expect(anna.locator("#received-game"), "no question is asked").toBeHidden();
      await anna.reload();
      await expectPositionLine(anna, "startpos moves e5 a1");
      await cell(anna, "e6").click();
      await anna.locator("#send-move").waitFor();
      await anna.reload();
      await anna.locator("#send-move").waitFor();
      await expectAccessible(anna, "a move to send");
      const third = await linkOf(anna, "#send-move");
      await follow(bob, third);
      await expectPositionLine(bob, "startpos moves e5 a1 e6");
      await follow(bob, first);
      await expectStatus(bob, "Your game is further along than the link.");
      await expectPositionLine(bob, "startpos moves e5 a1 e6");
    });
  }),
);

const LINKED = [
  ["emergo", "startpos moves d3 swap g7 d2 b5", ["centre-ban", "swap"]],
  ["intermedium", "startpos moves c2@d3-e4-f5-g6", ["partial-moves"]],
  ["ergo", "startpos moves e5 swap a1", ["swap", "black-begins"]],
  ["ergo", "fen 10/10/10/10/4S5/10/10/10/10 2 moves a1", []],
];

for (const [id, positionLine, options] of few(2, LINKED)) {
  test(`a link carries the whole game: ${positionLine}`, () =>
    withPage(
      { ...CLIPBOARD, stored: { ...people(String(positionLine)), game: id, options } },
      async (page) => {
        await expectPositionLine(page, String(positionLine));
        const { view } = await stateOf(page);
        const link = await linkOf(page);
        await withPage({ path: link }, async (other) => {
          await expectPositionLine(other, String(positionLine));
          const seen = (await stateOf(other)).view;
          assert.deepEqual({ ...seen, animations: [] }, { ...view, animations: [] });
        });
      },
    ));
}

test("sharing an earlier position shares the game up to there", { tag: "@soak" }, () =>
  withPage({ ...CLIPBOARD, stored: people("startpos moves e5 a1 e6") }, async (page) => {
    await expectMoveCount(page, 3);
    await page.locator('#moves [data-at="1"]').click();
    await expectStatus(page, /^Taken back\./);
    const link = await linkOf(page);
    await withPage({ path: link }, (other) => expectPositionLine(other, "startpos moves e5"));
  }),
);

test("opening a link asks before replacing a different game", () =>
  withPage({ ...CLIPBOARD, stored: people("startpos moves e5 a1 e6") }, async (page) => {
    await expectMoveCount(page, 3);
    const link = await linkOf(page);
    await withPage({ path: link, stored: people("startpos moves c5 c6 d7") }, async (other) => {
      const question = other.locator("#received-game");
      await question.getByText("a game of Ergo at move 2").waitFor();
      await expectAccessible(other, "the question");
      await question.getByRole("button", { name: "Keep mine" }).click();
      await expectBareAddress(other);
      await expectPositionLine(other, "startpos moves c5 c6 d7");
      await follow(other, link);
      await closeDialog(other);
      await expectBareAddress(other);
      await expectPositionLine(other, "startpos moves c5 c6 d7");
      await follow(other, link);
      await question.getByRole("button", { name: "Open it" }).click();
      await expectPositionLine(other, "startpos moves e5 a1 e6");
      await expectBareAddress(other);
      await other.locator("#open-previous").click();
      await expectPositionLine(other, "startpos moves c5 c6 d7");
    });
  }));

test("a link that arrives just before the page looks at its address is asked about once", () =>
  withPage(
    {
      stored: people("startpos moves e5 a1 e6"),
      prepare: (page) =>
        page.addInitScript((link) => {
          const { addEventListener } = window;
          let count = 0;
          // The router listens first, and then what opens links, which looks at once. The event comes later.
          window.addEventListener = function (/** @type {any[]} */ ...args) {
            if (args[0] === "hashchange" && ++count === 2) location.hash = link;
            return Reflect.apply(addEventListener, window, args);
          };
        }, "#1.ergo.0..LA.3Va3NA"),
    },
    async (page) => {
      await page.locator("#received-game").getByRole("button", { name: "Keep mine" }).click();
      await expectBareAddress(page);
      // The next link is read at once: nothing else is asked before.
      await follow(page, "#9.ergo");
      await page.locator("#received-game p").first().filter({ hasText: "newer" }).waitFor();
    },
  ));

test("opening a link asks before replacing a game against the engine", { tag: "@soak" }, () =>
  withPage({ ...CLIPBOARD, stored: people("startpos moves e5 a1 e6") }, async (page) => {
    await expectMoveCount(page, 3);
    const link = await linkOf(page);
    const stored = storedGame("startpos moves e5 a1", ["person", "engine"], { paused: true });
    await withPage({ path: link, stored }, async (other) => {
      await other.locator("#received-game").getByRole("button", { name: "Keep mine" }).click();
      await expectPositionLine(other, "startpos moves e5 a1");
      assert.deepEqual((await stateOf(other)).setup.players, ["person", "engine"]);
    });
  }),
);

test("a link can be pasted", () =>
  withPage({ ...CLIPBOARD, stored: people("startpos moves e5") }, async (page) => {
    await expectMoveCount(page, 1);
    const link = await linkOf(page);
    await withPage({ ...CLIPBOARD }, async (other) => {
      await expectStatus(other, "Your move");
      await other.locator("#moves ol").waitFor({ state: "attached" });
      await until(other, "state.view");
      await other.evaluate((text) => navigator.clipboard.writeText(text), `Your move! ${url}${link}`);
      await other.keyboard.press("Control+v");
      await expectPositionLine(other, "startpos moves e5");
    });
  }));

test("a link is sent with the system's share sheet where there is one", { tag: "@soak" }, () =>
  withPage(
    {
      stored: people("startpos moves e5"),
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, "share", {
            value: async (/** @type {any} */ what) => (/** @type {any} */ (window).sent = what.url),
          });
        }),
    },
    async (page) => {
      await expectMoveCount(page, 1);
      await openDialog(page, "share");
      await expect(page.locator("#share-link")).not.toHaveValue("");
      await page.getByRole("button", { name: "Send…" }).click();
      await page.locator("#share").waitFor({ state: "hidden" });
      assert.match(await page.evaluate(() => /** @type {any} */ (window).sent), /#1\.ergo\.0\.\./);
      await until(page, "state.setup.pageData.sent === 1");
    },
  ),
);

test("the address of a part of the page is not a link to a game", { tag: "@soak" }, () =>
  withPage({ path: "#board", stored: people("startpos moves e5") }, async (page) => {
    await expectMoveCount(page, 1);
    await expect(page.locator("#received-game")).toBeHidden();
    assert.equal(new URL(page.url()).hash, "#board");
  }),
);

const CUT = /^Part of this link is missing\. Ask your friend to send it again\./;
const DAMAGED = /^This link is damaged\. Ask your friend to send it again\./;
const NEWER = /^This link was made by a newer version of this page\./;
const NONE = /^This address does not lead to a game\./;

/**
 * Links, the sentence that rejects them, and the column of the error.
 *
 * @type {[string, RegExp, number?][]}
 */
const REJECTED = [
  ["9.ergo.0..LFA.AAAAAA", NEWER, 1],
  ["99", NEWER, 1],
  [
    "1.halma.0..LFA.AAAAAA",
    /^“halma” is not a game of this page\. It has Ergo, Emergo, HexEmergo and Intermedium\./,
    3,
  ],
  ["1.ergo.9..LFA.AAAAAA", DAMAGED, 8],
  ["1.ergo.0..LFA.AAAAAA", DAMAGED, 15],
  ["1.ergo.0..LFA", CUT, 14],
  ["1.ergo.0..LF*.AAAAAA", DAMAGED, 13],
  ["1.ergo.0.10_10.LFA.AAAAAA", DAMAGED, 15],
  ["1.ergo.0..LCz.AAAAAA", DAMAGED],
  [`1.ergo.0..${"A".repeat(40_000)}`, DAMAGED, 32_001],
  ["<img src=x onerror=alert(1)>", NONE, 1],
  ["%", NONE, 1],
  ["%00", NONE],
  ["constructor", NONE, 1],
  ["1", CUT, 2],
];

/**
 * Follows a link in a single step, as there are many, and returns why it was rejected.
 *
 * @param {Page} page
 * @param {string} link
 */
const followAtOnce = (page, link) =>
  page.evaluate(async (link) => {
    const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("#received-game"));
    location.hash = link;
    while (!dialog.open) await new Promise(requestAnimationFrame);
    const sentence = dialog.querySelector("p");
    return { message: sentence?.textContent ?? "", place: sentence?.title ?? "" };
  }, link);

test("malformed links are rejected with their place and change nothing", { tag: "@sentinel" }, () =>
  withPage({ ...CLIPBOARD, stored: people("startpos moves e5 a1 e5-e6 a1-j9") }, async (page) => {
    await expectMoveCount(page, 4);
    const { view } = await stateOf(page);
    const good = (await linkOf(page)).slice(1);
    const below = random(11);
    const damaged = Array.from({ length: sample(20, 200) }, () => mutate(below, good)).filter(
      // Links of later versions have tests of their own.
      (link) => link !== good && !/^(#|[2-4]\.)/.test(link),
    );
    /** @type {[string, RegExp][]} */
    const mutants = damaged.map((link) => [link, /^(Part of this|This) (link|address) |^“.*” is not a game/]);
    assert.ok(mutants.length >= 15);
    for (const [link, pattern, column] of [...REJECTED, ...mutants]) {
      const { message, place } = await followAtOnce(page, `#${encodeURI(link)}`);
      assert.match(message, pattern, link);
      assert.match(message, /Your own game is safe\.$/);
      assert.match(
        place,
        column === undefined
          ? /^Line 1, column /
          : new RegExp(`^Line 1, column ${column.toLocaleString("en")} `),
        link,
      );
      await closeDialog(page);
      await expectBareAddress(page);
    }
    assert.deepEqual({ ...(await stateOf(page)).view, animations: [] }, { ...view, animations: [] });
    assert.equal(await page.locator("#received-game img").count(), 0);
  }),
);

test("the link dialogs pass axe on a narrow screen", () =>
  withPage({ viewport: { width: 320, height: 640 }, path: "#1.ergo.0..LFA.AAAAAA" }, async (page) => {
    await page.locator("#received-game").waitFor();
    await expectAccessible(page, "a rejected link");
    await closeDialog(page);
    await openDialog(page, "share");
    await expectAccessible(page, "a link to share");
    await expectNoSidewaysScrolling(page);
  }));
