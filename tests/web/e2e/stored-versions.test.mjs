/**
 * Data of earlier versions opens in this one: every game with its tree, clock and friend, the previous games,
 * the library, and what was learnt. `stored/` has what version 0.1 and the commits `5cb6b04`, `f380b56`,
 * which both had no revisions, and `97ab592`, which kept the moves of previous games outside of the library,
 * have stored; of `5cb6b04` also its links.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { cell, expectGame, expectPositionLine, stateOf, test, until, withPage } from "./support.mjs";
import { expectCount, openLibrary, rows } from "./library.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * Everything that is stored: the texts of localStorage, and the rows of the library.
 *
 * @typedef {{ localStorage: Record<string, string>; games: any[]; summaries: any[]; deleted: any[] }} Stored
 */

/**
 * The sample of a version.
 *
 * @param {string} version
 * @returns {Promise<any>}
 */
const sampleOf = async (version) =>
  JSON.parse(await readFile(new URL(`../stored/${version}.json`, import.meta.url), "utf8"));

/**
 * @param {string} version
 * @returns {Promise<Stored>}
 */
async function storedBy(version) {
  const { links: _, ...stored } = await sampleOf(version);
  return { games: [], summaries: [], deleted: [], ...stored };
}

/** The sites of the samples and of the tests have the same path. */
const NAME = "ergo / library";

/**
 * Puts into the browser what an earlier version has stored.
 *
 * @param {Page} page
 * @param {Stored} stored
 */
async function putStored(page, stored) {
  const { origin } = new URL(process.env.ERGO_URL ?? "");
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate(
    ([{ localStorage: texts, ...rows }, name]) =>
      new Promise((resolve) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
        const request = indexedDB.open(name, 1);
        request.addEventListener("upgradeneeded", () => {
          for (const [store, values] of Object.entries(rows)) {
            const made = request.result.createObjectStore(store, { keyPath: "id" });
            if (store === "summaries") made.createIndex("print", "print");
            for (const value of values) made.put(value);
          }
        });
        request.addEventListener("success", () => {
          request.result.close();
          resolve(undefined);
        });
      }),
    /** @type {const} */ ([stored, NAME]),
  );
}

/**
 * The rows of a store.
 *
 * @param {Page} page
 * @param {"games" | "deleted"} store
 * @returns {Promise<any[]>}
 */
const rowsOf = (page, store) =>
  page.evaluate(
    ([store, name]) =>
      new Promise((resolve) => {
        const request = indexedDB.open(name);
        request.addEventListener("success", () => {
          const all = request.result.transaction(store).objectStore(store).getAll();
          all.addEventListener("success", () => {
            request.result.close();
            resolve(all.result);
          });
        });
      }),
    [store, NAME],
  );

/**
 * The game text of the board, in one line.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
const textOf = async (page) =>
  (await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).toGameText())).replaceAll(
    "\n",
    " ",
  );

/**
 * @param {Page} page
 * @param {string} game
 */
async function goTo(page, game) {
  await page.locator(`#games [data-game="${game}"]`).click();
  await until(page, `state.view?.game === ${JSON.stringify(game)} && state.status.kind !== "loading"`);
}

/** @param {string} [text] of a game */
const undated = (text) => text?.replace(/\[Date "[^"]*"\]/, "");

test(
  "everything that version 0.1 has stored is here, and stays where it was",
  { tag: "@sentinel" },
  async () => {
    const stored = await storedBy("0.1");
    await withPage({ prepare: (page) => putStored(page, stored) }, async (page) => {
      // The game that was played last, where it was left, with its tags, comments and variations.
      await expectPositionLine(page, "startpos moves e5 d5 e6");
      assert.equal((await stateOf(page)).view.at, 2);
      const text = await textOf(page);
      for (const part of ['[First "Zoë"]', '[Date "2025.03.01"]', "1. e5 {a fork}", "(1... c4 {or} 2. c5)"])
        assert.ok(text.includes(part), `${part} in ${text}`);
      await goTo(page, "emergo");
      await expectPositionLine(page, "startpos moves d4 d6 c3");
      const { setup } = await stateOf(page);
      assert.deepEqual(
        [setup.options, setup.players, setup.pageData.sent, setup.pageData.bottom],
        [["centre-ban"], ["person", "person"], 2, "second"],
      );
      await goTo(page, "intermedium");
      assert.equal((await stateOf(page)).setup.level, 7);
      await openLibrary(page);
      await expectCount(page, 3);
      await page.reload();
      await expectCount(page, 3);
      await goTo(page, "ergo");
      await page.locator("#open-previous").click();
      await expectPositionLine(page, "startpos moves e5 a1 d5 c4");
      assert.equal((await stateOf(page)).setup.level, 2);
      await cell(page, "f5").click();
      await until(page, "state.view.history.length === 6");
      await expect.poll(async () => (await rowsOf(page, "games")).length).toBe(3);
      const after = await page.evaluate(() => ({ ...localStorage }));
      const records = (/** @type {string} */ text) => text.match(/record\W+[^"\\]*/g);
      for (const [key, value] of Object.entries(stored.localStorage))
        assert.deepEqual(records(after[key]), records(value), key);
    });
  },
);

test("games of version 0.1 beside those of a later version are in the library", async () => {
  const stored = await storedBy("0.1");
  Object.assign(stored.localStorage, (await storedBy("f380b56")).localStorage);
  await withPage({ prepare: (page) => putStored(page, stored) }, async (page) => {
    await expectPositionLine(page, "startpos moves e5 d5 e6 g7");
    const lines = ["e5 d5 e6", "e5 a1 d5 c4"].map((moves) => `startpos moves ${moves}`);
    const found = async () => (await rowsOf(page, "games")).map(({ line }) => line);
    await expect.poll(found).toEqual(expect.arrayContaining([lines[1]]));
    await goTo(page, "intermedium");
    await page.reload();
    await expect.poll(found).toEqual(expect.arrayContaining(lines));
  });
});

test("everything that the version before revisions has stored is here, each game once", async () => {
  const stored = await storedBy("f380b56");
  await withPage({ prepare: (page) => putStored(page, stored) }, async (page) => {
    await expectPositionLine(page, "startpos moves e5 d5 e6 g7");
    assert.equal((await stateOf(page)).view.at, 1);
    const text = await textOf(page);
    for (const part of ['[First "Zoë"]', "[%csl Ge5] a fork}", "(1... c4 {or} 2. c5 (2. d4) (2. a1 $5))"])
      assert.ok(text.includes(part), `${part} in ${text}`);
    await goTo(page, "intermedium");
    const { names } = (await stateOf(page)).setup.remote;
    assert.deepEqual(names, ["Ada", "Bob"]);
    await goTo(page, "emergo");
    const { setup, clock } = await stateOf(page);
    assert.deepEqual(setup.clock, { initial: 600, increment: 5 });
    assert.ok(
      clock.left.every((/** @type {number} */ left) => left > 500_000 && left <= 604_899),
      clock.left,
    );
    await openLibrary(page);
    await expectCount(page, stored.games.length);
    const kept = await rowsOf(page, "games");
    for (const { id, text, line, about, state } of stored.games) {
      const row = kept.find((row) => row.id === id);
      // A game by link is saved again when it is opened, with the date of that day.
      assert.deepEqual(
        { text: undated(row?.text), line: row?.line, tags: row?.about.tags },
        { text: undated(text), line, tags: about.tags },
      );
      assert.equal(row.state === undefined, state === undefined);
    }
    assert.deepEqual(await rowsOf(page, "deleted"), stored.deleted);
    // Each goes on as the same entry.
    await goTo(page, "emergo");
    await cell(page, "f6").click();
    await until(page, "state.view.history.length === 4");
    await goTo(page, "ergo");
    for (const moves of ["a1 e4", "a1 d6 b2 e4", "e5 d5 e6 g7"]) {
      await page.locator("#open-previous").click();
      await expectPositionLine(page, `startpos moves ${moves}`);
    }
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(4));
    await cell(page, "f5").click();
    await until(page, "state.view.history.length === 5");
    const lines = async () => (await rowsOf(page, "games")).map(({ line }) => line);
    await expect.poll(lines).toContain("startpos moves e5 d5 e6 g7 f5");
    const emergo = (await lines()).find((line) => line.startsWith("startpos moves d4 d6 c3 "));
    assert.ok(emergo, "the game of Emergo has gone on");
    assert.equal((await lines()).length, stored.games.length);
    // The text from a file is opened as it was, and so is the study.
    await openLibrary(page);
    await rows(page).filter({ hasText: "study" }).locator(".open").click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#/ergo/study");
    await page.reload();
    await openLibrary(page);
    await expectCount(page, stored.games.length);
    await expectGame(page, "ergo");
  });
});

/** The previous games of the sample, the last one first, and where each was left. */
const PREVIOUS = /** @type {const} */ ([
  ["c3 a9 d5", 3],
  ["e5 d5 e6", 1],
  ["e5 e4", 2],
  ["a1 d5 b2 d6", 4],
  ["c3 a9 f5", 2],
]);

test("previous games of the version before they were in the library only are restored as they were left", async () => {
  const stored = await storedBy("97ab592");
  await withPage({ prepare: (page) => putStored(page, stored) }, async (page) => {
    await expectPositionLine(page, "startpos moves c3 a9 f5");
    const { setup, view } = await stateOf(page);
    assert.deepEqual([setup.pageData.bottom, setup.pageData.sent, view.at], ["second", 2, 2]);
    const previous = async () =>
      /** @type {string[]} */ (
        JSON.parse((await page.evaluate(() => localStorage.getItem("ergo / before ergo"))) ?? "[]")
      ).map((text) => JSON.parse(text));
    // They are in the library, with pointers to them, in the same order.
    const ids = JSON.parse(stored.localStorage["ergo / before ergo"]).map(
      (/** @type {string} */ text) => JSON.parse(text).entry,
    );
    await expect
      .poll(async () => (await previous()).map(({ version, entry }) => [version, entry]))
      .toEqual(ids.map((/** @type {string} */ id) => [3, id]));
    for (const [moves, at] of PREVIOUS) {
      await page.locator("#open-previous").click();
      await expectPositionLine(page, `startpos moves ${moves}`);
      assert.equal((await stateOf(page)).view.at, at);
      const text = await textOf(page);
      if (moves === "e5 d5 e6")
        for (const part of ['[First "Zoë"]', "[%csl Ge5] a fork}", "(1... c4 {or} 2. c5 (2. d4) (2. a1 $5))"])
          assert.ok(text.includes(part), `${part} in ${text}`);
      if (moves.startsWith("a1")) assert.ok(text.includes('[Second "Engine, level 1"]'), text);
    }
    assert.deepEqual((await stateOf(page)).setup.pageData.bottom, "second");
    await goTo(page, "emergo");
    assert.deepEqual((await stateOf(page)).setup.clock, { initial: 600, increment: 5 });
    await goTo(page, "intermedium");
    assert.deepEqual((await stateOf(page)).setup.remote.names, ["Ada", "Bob"]);
    const rows = async () =>
      (await rowsOf(page, "games")).map(({ id, text, line, about }) => ({
        id,
        text,
        line,
        tags: about.tags,
      }));
    const before = stored.games.map(({ id, text, line, about }) => ({ id, text, line, tags: about.tags }));
    assert.deepEqual(await rows(), before);
    assert.deepEqual(await rowsOf(page, "deleted"), stored.deleted);
    await goTo(page, "ergo");
    // Of one that was deleted for good, nothing is left.
    await expect.poll(async () => (await previous()).map(({ entry }) => entry)).toEqual(ids);
    await expect.poll(async () => (await previous()).every(({ version }) => version === 3)).toBe(true);
    await page.evaluate(
      ([id, name]) =>
        new Promise((resolve) => {
          const request = indexedDB.open(name);
          request.addEventListener("success", () => {
            const transaction = request.result.transaction("games", "readwrite");
            transaction.objectStore("games").delete(id);
            transaction.addEventListener("complete", () => resolve(request.result.close()));
          });
        }),
      [ids[0], NAME],
    );
    await page.locator("#open-previous").click();
    await page.getByText("This game cannot be opened.").first().waitFor();
    assert.equal((await previous()).length, 3);
    await page.locator("#open-previous").click();
    await expectPositionLine(page, `startpos moves ${PREVIOUS[1][0]}`);
  });
});

/**
 * Opens a place by its address.
 *
 * @param {Page} page
 * @param {string} place
 */
const openPlace = (page, place) => page.evaluate((place) => void (location.hash = `#/${place}`), place);

/**
 * The text of the study, in one line.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
const studyOf = async (page) => {
  const board = page.locator("#place.study ergo-board");
  await board.evaluate((board) => /** @type {any} */ (board).ready);
  const text = await board.evaluate((board) => /** @type {any} */ (board).toGameText());
  return text.replaceAll("\n", " ");
};

test("games, library and settings of commit 5cb6b04 are here, each game once", async () => {
  const stored = await storedBy("5cb6b04");
  await withPage({ prepare: (page) => putStored(page, stored) }, async (page) => {
    await expectPositionLine(page, "startpos moves c3 a9 f5");
    assert.equal((await stateOf(page)).view.at, 2);
    for (const [name, value] of Object.entries({
      "board-theme": "slate",
      "piece-set": "plain",
      targets: "off",
    }))
      await expect(page.locator("#board")).toHaveAttribute(name, value);
    await expect(page.locator("#board")).not.toHaveAttribute("sound");
    await openLibrary(page);
    await expectCount(page, stored.games.length);
    await expect(rows(page).filter({ hasText: "Final, 2024" })).toContainText("club");
    const kept = await rowsOf(page, "games");
    for (const { id, text, line, about, state } of stored.games) {
      const row = kept.find((row) => row.id === id);
      assert.deepEqual(
        { text: undated(row?.text), line: row?.line, tags: row?.about.tags, name: row?.about.name },
        { text: undated(text), line, tags: about.tags, name: about.name },
      );
      // A previous game that is only a text there gets the place where it was left.
      if (state !== undefined) assert.notEqual(row.state, undefined, id);
    }
    assert.deepEqual(await rowsOf(page, "deleted"), stored.deleted);
    await goTo(page, "emergo");
    await expectPositionLine(page, "startpos moves d4 d6 c3");
    assert.deepEqual((await stateOf(page)).setup.clock, { initial: 600, increment: 5 });
    await goTo(page, "intermedium");
    await expectPositionLine(page, "startpos moves a2@b1-c2-b3-a4 a7@b6-a5-b4-a3");
    assert.deepEqual((await stateOf(page)).setup.remote.names, ["Ada", ""]);
    await goTo(page, "ergo");
    for (const [moves, at, part] of /** @type {const} */ ([
      ["e5 d5 e6", 1, "[%cal Re5e6,Ba1b2] a fork} 1... d5 $1 (1... c4 {or} 2. c5 (2. d4) (2. a1 $5))"],
      ["a1 f4", 2, "1. a1 f4"],
      ["a1 e4 h2", 3, "2. h2 (2. b1 f4)"],
    ])) {
      await page.locator("#open-previous").click();
      await expectPositionLine(page, `startpos moves ${moves}`);
      assert.equal((await stateOf(page)).view.at, at);
      const text = await textOf(page);
      assert.ok(text.includes(part), text);
    }
  });
});

test("studies, lessons, puzzles and drafts of commit 5cb6b04 are here", async () => {
  const stored = await storedBy("5cb6b04");
  await withPage({ prepare: (page) => putStored(page, stored), path: "#/emergo/study" }, async (page) => {
    await expect.poll(() => studyOf(page)).toContain("1. d7 {a start [%csl Gd7]} 1... f4 (1... f5) 2. e5 *");
    await openPlace(page, "ergo/study");
    await expect
      .poll(() => studyOf(page))
      .toContain("3. d4 $4 {[%eval -1.32]} (3. g4 {[%eval 1.06]} 3... c6");
    // The review is in the text, and its mistakes are exercises.
    await expect(page.locator("#place .review").getByRole("slider")).toBeVisible();
    await page.locator('#place .toolbar [data-action="more"]').click();
    const { length } = JSON.parse(stored.localStorage["ergo / mistakes ergo"]);
    // The answer to one of them was shown: it was due on another day, which may have come.
    const due = new RegExp(`My mistakes \\((${length - 1}|${length}) due\\)`);
    await expect(page.locator("#place .toolbar .menu")).toContainText(due);
    await page.keyboard.press("Escape");
    await openPlace(page, "ergo/learn");
    await page.getByRole("link", { name: /Your first win .*Done$/ }).waitFor();
    await openPlace(page, "emergo/learn");
    await page
      .getByRole("link", { name: /Your first win/ })
      .first()
      .waitFor();
    const gamesWith = (/** @type {string} */ what) => {
      const start = `ergo / ${what} `;
      const keys = Object.keys(stored.localStorage).filter((key) => key.startsWith(start));
      return keys.map((key) => key.slice(start.length));
    };
    const done = JSON.parse(stored.localStorage["ergo / lessons ergo"]);
    const now = await page.evaluate(() => localStorage.getItem("ergo / lessons ergo"));
    for (const [lesson, steps] of Object.entries(done))
      assert.ok(now?.includes(`"${lesson}":${steps}`), now ?? "");
    for (const game of gamesWith("puzzles")) {
      await openPlace(page, `${game}/puzzles`);
      await expect(page.locator(".puzzles-panel .own b")).toHaveText("404");
    }
    for (const game of gamesWith("editor")) {
      await openPlace(page, `${game}/editor`);
      const { position } = JSON.parse(stored.localStorage[`ergo / editor ${game}`]);
      await expect(page.locator("#draft-text")).toHaveValue(position);
    }
  });
});

test("links of commit 5cb6b04 open", async () => {
  const { links } = await sampleOf("5cb6b04");
  for (const [path, line] of Object.entries({ ...links.games, ...links.friend }))
    await withPage({ path }, (page) => expectPositionLine(page, String(line)));
  const inPlace = "#place ergo-board";
  for (const [path, line] of Object.entries(links.puzzles))
    await withPage({ path }, async (page) => {
      const board = page.locator(inPlace);
      await expect
        .poll(() => board.evaluate((board) => /** @type {any} */ (board).position))
        .toBe(String(line).replace("fen ", ""));
    });
  await withPage({ path: links.lesson }, async (page) => {
    await page.getByRole("heading", { name: "Five in a row" }).waitFor();
    await page.locator(`${inPlace} [data-name="e5"]`).click();
    await expect(page.locator(".exercise-card .answer p")).toHaveText("Well begun.");
  });
  await withPage({ path: `embed.html${links.embed}` }, async (page) => {
    const board = page.locator("ergo-board");
    await expect
      .poll(() => board.evaluate((board) => /** @type {any} */ (board).moves))
      .toEqual(["c3", "a9", "f5"]);
    await expect.poll(() => board.evaluate((board) => /** @type {any} */ (board).ply)).toBe(2);
  });
});
