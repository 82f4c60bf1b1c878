/** Storage: games survive a reload, and stored games are never lost. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  cell,
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
import { lineOf } from "../../../www/storage/position.js";

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

test("a reload in the middle of a game changes nothing", { tag: "@sentinel" }, () =>
  withPage({}, async (page) => {
    await takeTurn(page);
    await takeTurn(page);
    await expectMoveCount(page, 4);
    await expectStatus(page, "Your move, White.");
    await toolbarButton(page, "undo").click();
    await expectStatus(page, /^Taken back\./);
    const before = (await stateOf(page)).view;
    await page.reload();
    await expectStatus(page, /^Taken back\./);
    const after = (await stateOf(page)).view;
    assert.deepEqual({ ...after, animations: [] }, { ...before, animations: [] });
    await toolbarButton(page, "redo").click();
    await expectStatus(page, "Your move, White.");
  }),
);

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
  [
    "three players",
    storedGame("startpos", /** @type {any} */ (["person", "person", "person"])),
    "Your saved game could not be read.",
  ],
  [
    "a level that does not exist",
    { ...storedGame("startpos"), level: 11 },
    "Your saved game could not be read.",
  ],
  [
    "an unknown option",
    { ...storedGame("startpos"), options: ["fly"] },
    "Your saved game could not be read.",
  ],
  ["an illegal move", storedGame("startpos moves e5 e5"), "Your saved game could not be read."],
  ["a mangled position", storedGame("fen 10/10 1"), "Your saved game could not be read."],
];

for (const [name, stored, sentence] of few(4, DAMAGED)) {
  test(`a stored game with ${name} is reported and set aside`, () =>
    withPage({ stored }, async (page) => {
      await expectStatus(page, /** @type {string} */ (sentence));
      await expectStatus(page, "It was set aside, and a new game was started.");
      const aside = await page.evaluate(() => localStorage.getItem("ergo / aside ergo"));
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
      await expectStatus(page, "cannot save your game in this browser");
      await cell(page, "e5").click();
      await expectMoveCount(page, 2);
      assert.deepEqual((await moves(page))[0], "e5");
      await page.locator('#games [data-game="emergo"]').click();
      await until(page, "state.view.game === 'emergo'");
      await page.locator('#games [data-game="ergo"]').click();
      await until(page, "state.view.game === 'ergo'");
      assert.deepEqual((await moves(page))[0], "e5", "the game lasts as long as the page");
      // What happened stays visible, beside the game and in the settings.
      await expect(page.locator("#game-banner")).toContainText("cannot save your game in this browser");
      await page.locator('#places [data-place="settings"]').click();
      await expect(page.locator("#kept")).toContainText("Not saved");
    },
  ));

/**
 * The value stored under a key.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} key
 */
const storedUnder = (page, key) => page.evaluate((key) => localStorage.getItem(`ergo / ${key}`), key);

test("a game of a newer version is said and left alone, and another one is kept meanwhile", () => {
  const stored = { ...storedGame("startpos moves e5 a1"), version: 99, clocks: [] };
  return withPage({ stored }, async (page) => {
    await expectStatus(page, "A newer version of this page has saved a game of yours.");
    await cell(page, "c3").click();
    await expectMoveCount(page, 2);
    const text = JSON.stringify(stored);
    assert.equal(await storedUnder(page, "game ergo"), text);
    const { view } = await stateOf(page);
    await page.reload();
    await expectPositionLine(page, lineOf(view));
    await expectStatus(page, "A newer version of this page has saved a game of yours.");
    assert.equal(await storedUnder(page, "game ergo"), text);
    assert.equal(await storedUnder(page, "aside ergo"), null);
  });
});

test("a game that another tab of a newer version saves is not overwritten", () =>
  withPage({ stored: storedGame("startpos moves e5 a1") }, async (page) => {
    await expectMoveCount(page, 2);
    const text = JSON.stringify({ ...storedGame("startpos moves e5 a1 d5"), version: 99 });
    const tab = await page.context().newPage();
    await tab.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await tab.goto(page.url());
    await tab.evaluate((text) => localStorage.setItem("ergo / game ergo", text), text);
    await cell(page, "f5").click();
    await expectMoveCount(page, 3);
    assert.equal(await storedUnder(page, "game ergo"), text);
    await page.reload();
    await expectPositionLine(page, "startpos moves e5 a1 f5");
  }));

test("a current game that only a newer version knows is said, and takes no other game with it", () =>
  withPage(
    {
      prepare: (page) =>
        page.addInitScript((games) => {
          if (sessionStorage.getItem("stored")) return;
          sessionStorage.setItem("stored", "yes");
          for (const [key, value] of Object.entries(games)) localStorage.setItem(`ergo / ${key}`, value);
        }, GAMES_OF_NEWER),
    },
    async (page) => {
      await expectStatus(page, "You last played a game that only a newer version of this page knows.");
      // The game that was left in the background is where it was.
      await expectPositionLine(page, "startpos moves e5 a1");
      await expectMoveCount(page, 2);
      assert.equal(await storedUnder(page, "current"), "halma");
      assert.equal(await storedUnder(page, "game halma"), GAMES_OF_NEWER["game halma"]);
      // What is played on is what was played last.
      await cell(page, "f5").click();
      await expectMoveCount(page, 3);
      assert.equal(await storedUnder(page, "current"), "ergo");
      assert.equal(await storedUnder(page, "game halma"), GAMES_OF_NEWER["game halma"]);
    },
  ));

const GAMES_OF_NEWER = {
  current: "halma",
  "game halma": JSON.stringify({ version: 2, game: "halma", rows: 16 }),
  "game ergo": JSON.stringify(storedGame("startpos moves e5 a1")),
};

test("a game that this tab has not read is kept when another one takes its place", () =>
  withPage({ stored: storedGame("startpos") }, async (page) => {
    await expectStatus(page, "White to move.");
    // As if the browser had not stored it before.
    await page.evaluate((text) => localStorage.setItem("ergo / game emergo", text), JSON.stringify(EMERGO));
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      return board.open({ ...board.state.setup, game: "emergo", moves: ["d6"] });
    });
    await expectPositionLine(page, "startpos moves d6");
    await page.locator("#open-previous").click();
    await expectPositionLine(page, EMERGO.positionLine);
  }));

const EMERGO = storedGame("startpos moves d4 d6", undefined, { game: "emergo" });

/** Each kind of data, and what is said about it if a newer version has stored it or if it is damaged. */
const OTHERS = /** @type {const} */ ([
  ["lessons ergo", "#/ergo/learn", "your progress in the lessons"],
  ["puzzles ergo", "#/ergo/puzzles", "your results of the puzzles"],
  ["editor ergo", "#/ergo/editor", "the position that you set up"],
  ["before ergo", "", "your previous games"],
  ["friend abcdefgh 1", "", "a game by link"],
]);

for (const [key, path, what] of few(2, OTHERS)) {
  for (const [kind, text, sentence] of /** @type {const} */ ([
    ["newer", '{"version":99,"new":true}', "A newer version of this page has saved"],
    ["damaged", "{oops", "The page could not read all of"],
  ])) {
    test(`${kind} data are said and not lost: ${key}`, () =>
      withPage(
        {
          path,
          stored: storedGame("startpos moves e5 a1"),
          prepare: (page) =>
            page.addInitScript(([key, text]) => localStorage.setItem(`ergo / ${key}`, text), [key, text]),
        },
        async (page) => {
          await page.locator("#notices").getByText(`${sentence} ${what}`).waitFor();
          await page.locator("#notices").getByRole("button", { name: "Close" }).click();
          await expect(page.locator("#notices p")).toHaveCount(0);
          const values = await page.evaluate(() => Object.values(localStorage));
          assert.ok(values.includes(text));
        },
      ));
  }
}
