/** The library: games are kept by themselves, found, opened, named, deleted, imported and exported. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { few } from "./sample.mjs";
import {
  cell,
  choose,
  expectAccessible,
  expectGame,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectShortTasks,
  expectStatus,
  expectUnchanged,
  openDialog,
  returnToBoard,
  startNewGame,
  storedGame,
  takeTurn,
  test,
  until,
  WHOLE_GAME,
  withPage,
} from "./support.mjs";
import { WINDOWS, expectCount, importGames, importText, openLibrary, rows, storedTexts } from "./library.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} button
 */
async function save(page, button) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

/** Variations in variations, comments, glyphs, shapes, evaluations and clocks. */
const RICH = `[Game "ergo"]
[First "Zoë"]   [Second "Bob"]
[Date "2025.03.01"]

1. e5 {[%eval 0.31] [%clk 0:09:58] [%csl Ge5] a  fork } d5 $1 (1... c4 {or} 2. c5 (2. d4 ( 2. a1 !?) )) 2. e6 ?! *`;
const OTHERS = [
  `[Game "emergo"]\n[First "Ada"]\n[Second "Cleo"]\n[Date "2024.01.31"]\n\n1. d7 f4 *`,
  `[Game "intermedium"]\n[First "Dora"]\n[Second "Eve"]\n[Date "2023.01.31"]\n\n*`,
];

test("a game is kept from its first move on, and goes on where it was left", { tag: "@sentinel" }, () =>
  withPage({}, async (page) => {
    await takeTurn(page);
    await openLibrary(page);
    await expectCount(page, 1);
    await expect(rows(page)).toContainText(["Computer"]);
    await expect(rows(page)).toContainText([/Computer, level 1.*In progress.*Move 1/]);
    await expectAccessible(page, "the library");
    await returnToBoard(page);
    await takeTurn(page);
    await page.reload();
    await takeTurn(page);
    await openLibrary(page);
    await expectCount(page, 1);
    await expect(rows(page)).toContainText(["Move 3"]);
    await returnToBoard(page);
    await startNewGame(page);
    await takeTurn(page);
    await openLibrary(page);
    await expectCount(page, 2);
    await expect(rows(page).nth(1)).toContainText("Move 3");
    await rows(page).nth(1).locator(".open").click();
    await expectMoveCount(page, 6);
    await expect.poll(() => new URL(page.url()).hash).toBe("#/ergo");
    await takeTurn(page);
    await openLibrary(page);
    await expectCount(page, 2);
    await expect(rows(page).first()).toContainText("Move 4");
    assert.match((await storedTexts(page)).join("\n"), /\[Second "Computer, level 1"\]/);
  }),
);

test("a game that is over stays, whatever is played on from its middle", { tag: "@soak" }, () =>
  withPage(
    {
      stored: storedGame(
        `startpos moves ${WHOLE_GAME.slice(0, -1)
          .map(({ text }) => text)
          .join(" ")}`,
      ),
    },
    async (page) => {
      await until(page, "state.view?.at === 14");
      await cell(page, "h5").click();
      await expectStatus(page, /Five in a row/);
      await openLibrary(page);
      await expect(rows(page)).toContainText([/First player won.*Five in a row/]);
      await returnToBoard(page);
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(2));
      await until(page, "state.view.at === 2");
      await openLibrary(page);
      await expectCount(page, 1);
      await expect(rows(page)).toContainText([/First player won/]);
      await returnToBoard(page);
      await cell(page, "g7").click();
      await until(page, "state.view.at === 3");
      await openLibrary(page);
      await expectCount(page, 2);
      await expect(rows(page)).toContainText([/Move 2/, /First player won/]);
    },
  ),
);

test("what version 0.1 and later ones have stored is taken over, and stays but for what the library has", () =>
  withPage(
    {
      stored: storedGame("startpos moves e5 d5"),
      prepare: (page) =>
        page.addInitScript((games) => {
          if (localStorage.getItem("prepared")) return;
          localStorage.setItem("prepared", "yes");
          const place = `ergo ${new URL(".", location.href).pathname}`;
          for (const [key, value] of Object.entries(games)) localStorage.setItem(`${place} ${key}`, value);
        }, storedElsewhere()),
    },
    async (page) => {
      await until(page, "String(state.view?.moves) === 'e5,d5'");
      const before = await page.evaluate(() => ({ ...localStorage }));
      await openLibrary(page);
      await expectCount(page, 5);
      await expect(page.locator("#place .rows")).toContainText("Anna");
      await expect(page.locator("#place .rows")).toContainText("by link");
      const after = await page.evaluate(() => ({ ...localStorage }));
      for (const [key, value] of Object.entries(before)) {
        if (!value.startsWith("{")) continue;
        const [was, is] = [JSON.parse(value), JSON.parse(after[key])];
        // The moves of a game with a friend move into the library, as is looked at below.
        if (key.includes(" friend "))
          assert.deepEqual([is.remote, is.turn, is.time], [was.remote, was.turn, was.time]);
        else assert.equal(is.positionLine ?? "", was.positionLine ?? "", key);
      }
      await page.reload();
      await page.getByRole("heading", { name: "My games" }).waitFor();
      await expectCount(page, 5);
      await expectUnchanged(async () => (await storedTexts(page)).length);
      const texts = (await storedTexts(page)).join("\n\n");
      for (const moves of ["1. e5 d5", "1. d7 f4", "1. a1", "1. b1", "1. c2"])
        assert.ok(texts.includes(moves), moves);
      const record = () => page.evaluate(() => localStorage.getItem("ergo / friend AAAAAAAA 1"));
      await expect.poll(record).not.toContain("c2");
      await rows(page).filter({ hasText: "Anna" }).locator(".open").click();
      await until(page, "state.setup.remote?.names[1] === 'Anna'");
      await expectMoveCount(page, 1);
      await expect.poll(record).toContain("c2");
    },
  ));

/** Other games that are stored: one of version 0.1, previous ones, and one with a friend. */
function storedElsewhere() {
  const old = {
    version: 1,
    game: "emergo",
    options: [],
    players: ["person", "engine"],
    seconds: 1,
    level: 3,
    record: "startpos moves d7 f4",
    at: 2,
  };
  const previous = ["a1", "b1"].map((move) => JSON.stringify(storedGame(`startpos moves ${move}`)));
  const remote = { id: "AAAAAAAA", names: ["", "Anna"], settled: 1, revision: 1 };
  const friend = {
    ...storedGame("startpos moves c2"),
    version: 2,
    players: ["person", "remote"],
    remote,
    turn: "friend",
    time: 1,
  };
  return {
    "game emergo": JSON.stringify(old),
    "before ergo": JSON.stringify(previous),
    "friend AAAAAAAA 1": JSON.stringify(friend),
  };
}

test("an import that begins while the dialog of the last one closes goes on", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const dialog = await importText(page, OTHERS[0]);
    // In one task: the event of the dialog comes after the next import has begun.
    await dialog.getByRole("button", { name: "Close" }).evaluate((close, text) => {
      const input = /** @type {HTMLInputElement} */ (document.querySelector("#import-file"));
      const files = new DataTransfer();
      files.items.add(new File([text], "again.txt"));
      input.files = files.files;
      /** @type {HTMLElement} */ (close).click();
      input.dispatchEvent(new Event("change"));
    }, OTHERS[0]);
    await expect(dialog).toContainText("0 games added. 1 game was already there.");
  }));

test("one tag that means nothing here is spoken of as one", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const dialog = await importText(page, `[Game "ergo"]\n[ECO "A1"]\n\n1. e5 *`);
    await expect(dialog).toContainText("This tag is kept, but the page does not know it: ECO.");
  }));

test("games are imported and exported byte for byte", { tag: "@sentinel" }, () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await expectAccessible(page, "an empty library");
    const file = `${RICH}\r\n\r\n${OTHERS.join("\n\n")}\n`;
    const dialog = await importText(page, `${file}[Game "ergo"] 1. e5 e5 *`);
    await expect(dialog).toContainText("3 games added. 1 game could not be read; the rest is not affected.");
    await expect(dialog.getByRole("listitem")).toContainText(
      /club\.txt.*Line 20: “e5” is not a legal move here\./s,
    );
    await expectAccessible(page, "the end of an import");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expectCount(page, 3);
    await expect(rows(page)).toContainText([/Zoë – Bob.*No result/, /Ada – Cleo/, /Dora – Eve/]);
    const again = await importText(page, file);
    await expect(again).toContainText("0 games added. 3 games were already there.");
    await again.getByRole("button", { name: "Close" }).click();
    const all = await save(page, "Export all");
    for (const text of [RICH, ...OTHERS]) assert.ok(all.includes(`\n${text}\n`), text);
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("No games yet.").waitFor();
    await importGames(page, all);
    await expectCount(page, 3);
    assert.equal(await save(page, "Export all"), all);
    // A text is opened on the page of its game, and stays as it is when somebody plays on.
    await rows(page).first().locator(".open").click();
    await expectMoveCount(page, 3);
    await expectGame(page, "ergo");
    await cell(page, "g7").click();
    await until(page, "state.view.history.length === 4");
    await openLibrary(page);
    await expectCount(page, 4);
    assert.ok((await storedTexts(page)).includes(RICH));
  }),
);

test("games that are dropped or pasted while the library is shown are imported", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await page.locator("#board").waitFor({ state: "attached" });
    await until(page, "state.status.kind === 'ready'");
    const offer = (/** @type {string} */ kind, /** @type {string} */ text) =>
      page.evaluate(
        ([kind, text]) => {
          const data = new DataTransfer();
          if (kind === "paste") data.setData("text/plain", text);
          else data.items.add(new File([text], "dropped.txt", { type: "text/plain" }));
          const init = { bubbles: true, cancelable: true };
          if (kind === "paste")
            return document.body.dispatchEvent(new ClipboardEvent("paste", { ...init, clipboardData: data }));
          document.body.dispatchEvent(new DragEvent("dragover", { ...init, dataTransfer: data }));
          return document.body.dispatchEvent(new DragEvent("drop", { ...init, dataTransfer: data }));
        },
        [kind, text],
      );
    const dialog = page.getByRole("dialog", { name: "Import games" });
    // The page listens once it is complete.
    await expect(async () => {
      if (!(await dialog.isVisible())) await offer("drop", OTHERS.join("\n"));
      await expect(dialog).toContainText("2 games added.", { timeout: 2000 });
    }).toPass();
    await dialog.getByRole("button", { name: "Close" }).click();
    await offer("paste", `${RICH}\n${OTHERS[0]}`);
    await expect(dialog).toContainText("1 game added. 1 game was already there.");
  }));

test("games are found, named, tagged, deleted and restored", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await importGames(page, [RICH, ...OTHERS].join("\n\n"));
    await expectCount(page, 3);
    const search = page.getByRole("searchbox", { name: "Search" });
    await search.fill("zoe");
    await expectCount(page, 1);
    await expect(page.locator("#place .count")).toHaveText("1 of 3 games");
    await search.fill("nobody");
    await page.getByText("No games match.").waitFor();
    await page.getByRole("button", { name: "Show all games" }).click();
    await expectCount(page, 3);
    await page
      .getByRole("group", { name: "Game", exact: true })
      .getByRole("radio", { name: "Emergo", exact: true })
      .check();
    await expect(rows(page)).toContainText(["Ada – Cleo"]);
    await page
      .getByRole("group", { name: "Game", exact: true })
      .getByRole("radio", { name: "All games" })
      .check();
    await choose(page, "Sort by", "Oldest first");
    await expect(rows(page)).toContainText(["Dora", "Ada", "Zoë"]);

    const menuOf = async (/** @type {string} */ title, /** @type {string} */ item) => {
      await page.getByRole("button", { name: `More about ${title}` }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await menuOf("Ada – Cleo", "Rename");
    await page.getByRole("dialog", { name: "Rename" }).getByRole("textbox").fill("  Final,  \t 2024 ");
    await page.keyboard.press("Enter");
    await expect(rows(page).nth(1)).toContainText("Final, 2024");
    await expect(rows(page).nth(1)).toContainText("Ada – Cleo · Emergo");
    await menuOf("Final, 2024", "Tags");
    await page.getByRole("dialog", { name: "Tags" }).getByRole("textbox").fill("club, best");
    await page.keyboard.press("Enter");
    await choose(page, "Tag", "club");
    await expectCount(page, 1);
    await expectAccessible(page, "a game with tags");
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).filter({ hasText: "Final, 2024" })).toContainText("best");

    await page.getByRole("checkbox", { name: "Select Final, 2024" }).check();
    await page.getByRole("checkbox", { name: "Select Dora – Eve" }).check();
    await expect(page.locator("#place .bar")).toContainText("2 games selected");
    await expectAccessible(page, "chosen games");
    assert.equal((await save(page, "Export")).split("[Game ").length, 3);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expectCount(page, 1);
    await expect(page.locator("#place .bar")).toContainText("2 games deleted.");
    // The list is read again after every change.
    await expectUnchanged(() => page.getByRole("button", { name: "Undo" }).count());
    await page.getByRole("button", { name: "Undo" }).click();
    await expectCount(page, 3);
    await expect(rows(page).filter({ hasText: "Final, 2024" })).toContainText("best");
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    // What was deleted can be restored later, too.
    await page.getByRole("checkbox", { name: "Select Final, 2024" }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expectCount(page, 2);
    await page.reload();
    await page.getByRole("button", { name: "Deleted games" }).click();
    const trash = page.getByRole("dialog", { name: "Deleted games" });
    await expect(trash.getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page, "deleted games");
    await trash.getByRole("button", { name: "Restore Final, 2024" }).click();
    await expect(trash.getByRole("status")).toHaveText("1 game restored.");
    await expect(trash.getByRole("listitem")).toHaveCount(0);
    await trash.getByRole("button", { name: "Close" }).click();
    await expectCount(page, 3);
    await expect(rows(page).filter({ hasText: "Final, 2024" })).toContainText("best");
  }));

test("a game that was deleted stays so until it goes on", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await until(page, "String(state.view?.moves) === 'e5,d5'");
    await openLibrary(page);
    await expectCount(page, 1);
    await rows(page).first().locator(".open").focus();
    await page.keyboard.press("Delete");
    await page.getByText("No games yet.").waitFor();
    await page.reload();
    await page.getByText("No games yet.").waitFor();
    await until(page, "String(state.view?.moves) === 'e5,d5'");
    await expectUnchanged(() => storedTexts(page));
    await returnToBoard(page);
    await cell(page, "g7").click();
    await openLibrary(page);
    await expectCount(page, 1);
  }),
);

test("a text that is opened on the board is kept unchanged", { tag: "@soak" }, () =>
  withPage({}, async (page) => {
    await until(page, "state.status.kind === 'ready'");
    const dialog = await openDialog(page, "game-text");
    await dialog.locator("textarea").fill(`${OTHERS[0]}\n\n${RICH}\n`);
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await dialog.locator("select").selectOption({ index: 1 });
    await dialog.getByRole("button", { name: "Open", exact: true }).click();
    await expectMoveCount(page, 3);
    await openLibrary(page);
    await expect(rows(page)).toContainText(["Zoë – Bob"]);
    assert.deepEqual(await storedTexts(page), [RICH]);
    // Going through it changes nothing, and playing on makes another game of it.
    await returnToBoard(page);
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(1));
    await until(page, "state.view.at === 1");
    await cell(page, "g7").click();
    await until(page, "state.view.at === 2");
    await openLibrary(page);
    await expectCount(page, 2);
    assert.ok((await storedTexts(page)).includes(RICH));
  }),
);

/**
 * Many small games, each with players of its own.
 *
 * @param {number} count
 */
const many = (count) =>
  Array.from(
    { length: count },
    (_, at) => `[Game "ergo"]\n[First "Player ${at}"]\n[Date "2020.01.01"]\n\n1. e5 d5 *`,
  ).join("\n\n");

test("of a long list only what is seen is drawn, and keys and screen readers know all of it", () =>
  withPage({ path: "#/library", viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    await importGames(page, many(1500));
    await expectCount(page, 1500);
    const drawn = await rows(page).count();
    assert.ok(drawn < 40, `${drawn} rows are drawn`);
    await rows(page).first().locator(".open").focus();
    await page.keyboard.press("End");
    await expect(page.locator('#place .row[aria-rowindex="1501"] .open')).toBeFocused();
    await expect(page.locator('#place .row[aria-rowindex="1501"]')).toBeInViewport();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator('#place .row[aria-rowindex="1500"] input')).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.locator('#place .row[aria-rowindex="1500"]')).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(page.locator('#place .row[aria-rowindex="2"] input')).toBeFocused();
    await expect(page.locator("#place .bar")).toContainText("1 game selected");
    assert.ok((await rows(page).count()) < 60);
    await expectAccessible(page, "a long list");
    const order = await rows(page).evaluateAll((all) =>
      all.map((row) => Number(row.getAttribute("aria-rowindex"))),
    );
    assert.deepEqual(
      order,
      order.toSorted((one, other) => one - other),
    );
  }));

test("no task takes long while thousands of games are imported", () =>
  withPage({ path: "#/library" }, async (page) => {
    await page.getByText("No games yet.").waitFor();
    const file = many(3000);
    let round = 0;
    await expectShortTasks(page, () =>
      importGames(page, file.replaceAll("2020.01", `20${(round += 1) + 10}.01`)),
    );
    await expectCount(page, 3000 * round);
  }));

for (const [name, options] of few(1, WINDOWS)) {
  test(`the library fits: ${name}`, () =>
    withPage({ ...options, path: "#/library" }, async (page) => {
      await page.getByText("No games yet.").waitFor();
      await expectNoSidewaysScrolling(page);
      await importGames(page, [RICH, ...OTHERS].join("\n\n"));
      await expectCount(page, 3);
      await page.getByRole("checkbox", { name: "Select Ada – Cleo" }).check();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page, name);
      for (const row of await rows(page).all()) {
        for (const control of await row.locator("[data-part]").all()) {
          const box = await control.boundingBox();
          assert.ok(
            box && box.x >= 0 && box.x + box.width <= options.viewport.width,
            "it is inside the window",
          );
        }
      }
    }));
}

/** Of every game but one, with tags: all filters are there, and the names are long. */
const MANY = [
  [
    '[Library "id=a&source=play&name=A+name+that+somebody+has+really+given+to+a+game' +
      '&tag=club&tag=lions&players=person-engine&side=1&level=10"]',
    '[Game "ergo"]',
    '[Termination "agreed"]',
    "",
    "1. e5 d5 1-0",
  ],
  [
    '[Library "id=b&source=friend&players=person-remote&side=1"]',
    '[Game "emergo"]',
    '[Second "Wilhelmina-Alexandrina von Hohenstauffen-Oberpfaffenhofen"]',
    "",
    "*",
  ],
  ['[Game "intermedium"]', '[First "Ada"]', '[Second "Cleo"]', '[Date "2024.12.31"]', "", "*"],
]
  .map((lines) => lines.join("\n"))
  .join("\n\n");

/** In the page: the boxes of buttons, fields and groups above the list, and of what the first rows say. */
const boxesOfLibrary = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const boxes = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(`#place ${selector}`)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { name: element.textContent || element.className, left, right, top, bottom };
        });
    return {
      controls: boxes(":is(.top :is(.find, button, a), .filters :is(fieldset, button))"),
      titles: boxes(".row .open .text:first-child"),
      row: boxes(".row .open")[0],
    };
  });

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
])) {
  test(`filters and names have room in a window of ${width}×${height}`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      await page.evaluate(() => (location.hash = "#/library"));
      await page.getByRole("heading", { name: "My games" }).waitFor();
      await importGames(page, MANY);
      await expectCount(page, 3);
      await page.getByRole("button", { name: "Sort by: Newest first" }).waitFor();
      const { controls, titles } = await boxesOfLibrary(page);
      assert.ok(controls.length >= 9, String(controls.length));
      for (const [at, one] of controls.entries()) {
        assert.ok(one.left >= 0 && one.right <= width, `${one.name} is outside: ${JSON.stringify(one)}`);
        for (const other of controls.slice(at + 1))
          assert.ok(
            one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top,
            `${one.name} overlaps ${other.name}`,
          );
      }
      const beside = (/** @type {string} */ name) => {
        const own = controls.find((control) => control.name.startsWith(name));
        return controls.filter(({ top, name: other }) => top === own?.top && !other.startsWith(name)).length;
      };
      if (width >= 720) assert.ok(beside("Newest first") > 0, "the order is not alone in its row");
      const search = controls.find(({ name }) => name === "find");
      assert.ok(search && search.right - search.left >= 190, JSON.stringify(search));
      // Beside a picture, a result, a day and buttons.
      for (const { left, right } of titles) assert.ok(right - left >= Math.min(200, 0.42 * width));
    }));
}
