/**
 * Game texts: opened by dialog, drop and paste, shown, stored, saved, and rejected with the place of the
 * error.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { sample } from "./sample.mjs";
import {
  cell,
  closeDialog,
  expectAccessible,
  expectMoveCount,
  expectNoSidewaysScrolling,
  expectPositionLine,
  expectStatus,
  holdResponses,
  moves,
  openDialog,
  openMenu,
  stateOf,
  storedGame,
  test,
  until,
  withPage,
} from "./support.mjs";
import { random, mutate } from "./random.mjs";
import { lineOf } from "../../../www/storage/position.js";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

const ANNOTATED = `[Game "ergo"]
[Site "<i>a café</i>"]
[Date "2026.11.20"]
[First "Anna <b>"]
[Second "Bob & Co"]
[Result "*"]
[Annotator "Cleo"]

{Before the game.} 1. e5 $1 {[%eval 0.40] [%clk 0:05:00] the centre} (1. d5 $2
{<img src=x onerror=alert(1)>} 1... a1 (1... b1 {a corner}) 2. e5) 1... a1 2. e6
{<script>alert(1)</script>} *
`;

/** @import {Page} from "@playwright/test" */

/**
 * Opens the dialog and waits for the text of the game.
 *
 * @param {Page} page
 */
async function openText(page) {
  await openDialog(page, "game-text");
  await expect(page.locator("#game-text-field")).not.toHaveValue("");
}

/**
 * The text of the game, as the dialog has it.
 *
 * @param {Page} page
 */
async function textOf(page) {
  await openText(page);
  const text = await page.locator("#game-text-field").inputValue();
  await closeDialog(page);
  return text;
}

/**
 * Opens a text in the dialog.
 *
 * @param {Page} page
 * @param {string} text
 */
async function read(page, text) {
  if (!(await page.locator("#game-text").isVisible())) await openDialog(page, "game-text");
  await page.locator("#game-text-field").fill(text);
  await page.locator("#game-text .main").click();
}

/**
 * Waits until the dialog says why a text is rejected.
 *
 * @param {Page} page
 * @param {RegExp} pattern of the message
 * @param {RegExp} place
 */
async function expectRejection(page, pattern, place) {
  const message = page.locator("#game-text .error:visible");
  await expect(message).toHaveText(pattern);
  await expect(message).toHaveAttribute("title", place);
}

/**
 * Waits until the page takes what is dropped and pasted.
 *
 * @param {Page} page
 */
const acceptsGames = (page) => page.locator(".drop").waitFor({ state: "attached" });

/**
 * Drops something on the page.
 *
 * @param {Page} page
 * @param {{ text?: string; files?: { name: string; content: string }[] }} what
 */
async function drop(page, { text, files = [] }) {
  await acceptsGames(page);
  return page.evaluate(
    ([text, files]) => {
      const dataTransfer = new DataTransfer();
      if (text !== undefined) dataTransfer.setData("text/plain", text);
      for (const { name, content } of files) dataTransfer.items.add(new File([content], name));
      const target = document.querySelector("main") ?? document.body;
      const options = { dataTransfer, bubbles: true, cancelable: true, composed: true };
      target.dispatchEvent(new DragEvent("dragover", options));
      const hint = document.querySelector(".drop");
      const isShown = hint instanceof HTMLElement && !hint.hidden;
      target.dispatchEvent(new DragEvent("drop", options));
      return isShown;
    },
    /** @type {const} */ ([text, files]),
  );
}

/**
 * Pastes a text where the focus is.
 *
 * @param {Page} page
 * @param {string} text
 */
async function paste(page, text) {
  await acceptsGames(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("Control+v");
}

const GAMES = [
  ["ergo", "startpos moves e5 a1 e5-e6 a1-j9"],
  ["emergo", "startpos moves d3 g7 d2 b5"],
  ["intermedium", "startpos moves c2@d3-e4-f5-g6"],
];

for (const [id, positionLine] of GAMES) {
  test(`a game of ${id} is saved as a file and opened again`, () =>
    withPage({ stored: { ...storedGame(positionLine), game: id } }, async (page) => {
      await expectMoveCount(page, positionLine.split(" ").length - 2);
      await openText(page);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as file" }).click(),
      ]);
      assert.match(download.suggestedFilename(), new RegExp(`^${id}-\\d{4}-\\d\\d-\\d\\d\\.ergo\\.txt$`));
      const file = String(await download.path());
      const text = readFileSync(file, "utf8");
      assert.match(
        text,
        new RegExp(
          `^\\[Game "${id}"\\]\n\\[Date "\\d{4}\\.\\d\\d\\.\\d\\d"\\]\n\\[First "Player 1"\\]\n\\[Second "Player 2"\\]\n`,
        ),
      );
      await closeDialog(page);
      await openDialog(page, "new-game");
      await page.locator("#new-game .main").click();
      await expectPositionLine(page, "startpos");
      await openDialog(page, "game-text");
      await page.locator('#game-text input[type="file"]').setInputFiles(file);
      await expectPositionLine(page, positionLine);
      await page.locator("#game-text").waitFor({ state: "hidden" });
      assert.equal(await textOf(page), text);
    }));
}

test("players and result are written into the game text", { tag: "@sentinel" }, () =>
  withPage(
    { stored: storedGame("startpos moves e5 e1 e6 f1 e7 g1 e4 h1 e3", ["engine", "person"], { level: 3 }) },
    async (page) => {
      await expectStatus(page, "You lose. White has five in a row.");
      const text = await textOf(page);
      assert.match(text, /^\[First "Computer, level 3"\]$/m);
      assert.match(text, /^\[Second "You"\]$/m);
      assert.match(text, /^\[Termination "White wins! Five in a row\."\]$/m);
      assert.match(text, / 1-0\n$/);
    },
  ),
);

test("opening the game text before the game has loaded shows all of it", { tag: "@soak" }, () => {
  const { prepare, release } = holdResponses("**/*.wasm");
  return withPage({ prepare, stored: storedGame("startpos moves e5") }, async (page) => {
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#board")).shadowRoot);
    await expect(async () => {
      await (await openMenu(page)).locator('[data-action="game-text"]').click({ timeout: 1000 });
    }).toPass();
    release();
    await page.locator("#game-text[open]").waitFor();
    await expect(page.locator("#game-text-field")).toHaveValue(/^\[First "Player 1"\]$[^]*1\. e5 \*/m);
  });
});

test("copying the game text is confirmed", () =>
  withPage({ ...CLIPBOARD, stored: storedGame("startpos moves e5") }, async (page) => {
    const text = await textOf(page);
    await openText(page);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.locator('#game-text [role="status"]').filter({ hasText: "Copied." }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  }));

test("annotations are shown as text, never as markup", () =>
  withPage({}, async (page) => {
    await read(page, ANNOTATED);
    await expectPositionLine(page, "startpos moves e5 a1 e6");
    await page.locator("#game-text").waitFor({ state: "hidden" });
    const parts = ["#game-banner", "#moves"].map((selector) => page.locator(selector).innerText());
    const shown = (await Promise.all(parts)).join(" ").replaceAll(/\s+/g, " ");
    for (const expected of [
      "Anna <b> – Bob & Co · <i>a café</i> · 2026.11.20",
      "Before the game.",
      "[0.40] [0:05:00] the centre",
      "Or: 1. d5? <img src=x onerror=alert(1)> 1... a1 (1... b1 a corner) 2. e5",
      "<script>alert(1)</script>",
    ]) {
      assert.ok(shown.includes(expected), `${expected} in ${shown}`);
    }
    assert.equal(await page.locator(":is(#moves, #game-banner) :is(img, script, b, i)").count(), 0);
    assert.deepEqual(await moves(page), ["e5!", "a1", "e6"]);
    assert.match(
      (await page.locator('#moves [data-at="1"]').getAttribute("aria-label")) ?? "",
      /e5, good move$/,
    );
    await expectAccessible(page, "an annotated game");
  }));

test("annotations survive a reload and are written back", () =>
  withPage({}, async (page) => {
    await read(page, ANNOTATED);
    await expectPositionLine(page, "startpos moves e5 a1 e6");
    const text = await textOf(page);
    assert.ok(text.startsWith(ANNOTATED.split("\n\n")[0]), text);
    await page.reload();
    await expectMoveCount(page, 3);
    assert.equal(await textOf(page), text);
    await page.locator("#moves .variation").waitFor();
  }));

test("playing a different move keeps the original line as a variation", () =>
  withPage({}, async (page) => {
    await read(page, ANNOTATED);
    await expectPositionLine(page, "startpos moves e5 a1 e6");
    await page.locator('#moves [data-at="1"]').click();
    await expectStatus(page, /^Taken back\./);
    await cell(page, "j9").click();
    await expectPositionLine(page, "startpos moves e5 j9");
    await page.locator("#moves .variation").filter({ hasText: "Or: 1... a1 2. e6 <script>" }).waitFor();
    const text = await textOf(page);
    assert.match(
      text.replaceAll("\n", " "),
      /1\.\.\. j9 \(1\.\.\. a1 2\. e6 {<script>alert\(1\)<\/script>}\) \* $/,
    );
    assert.match(text, /^\[Annotator "Cleo"\]$/m);
    assert.match(text, /\[%clk 0:05:00\] the centre/);
  }));

test("the previous game can be restored, also after a reload", () =>
  withPage(
    { stored: storedGame("startpos moves c5 c6", ["person", "engine"], { seconds: 0.3, level: 1 }) },
    async (page) => {
      await expectMoveCount(page, 2);
      await expect(page.locator("#open-previous")).toBeHidden();
      await read(page, ANNOTATED);
      await expectPositionLine(page, "startpos moves e5 a1 e6");
      await page.reload();
      await expectPositionLine(page, "startpos moves e5 a1 e6");
      await page.locator("#open-previous").click();
      await expectPositionLine(page, "startpos moves c5 c6");
      await until(page, "String(state.setup.players) === 'person,engine'");
      await page.locator("#open-previous").click();
      await expectPositionLine(page, "startpos moves e5 a1 e6");
      assert.match(await textOf(page), /Cleo/);
    },
  ));

test("when annotations do not fit in storage, the moves are kept", { tag: "@soak" }, () =>
  withPage(
    {
      prepare: (page) =>
        page.addInitScript(() => {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (key, text) {
            if (text.length > 400) throw new DOMException("full", "QuotaExceededError");
            setItem.call(this, key, text);
          };
        }),
    },
    async (page) => {
      await read(page, ANNOTATED);
      await expectPositionLine(page, "startpos moves e5 a1 e6");
      await expectStatus(page, "cannot save your game in this browser");
      await page.locator("#moves .variation").waitFor();
      await page.reload();
      await expectPositionLine(page, "startpos moves e5 a1 e6");
    },
  ),
);

const THREE = `${ANNOTATED}
[Game "emergo"] [First "Dora"] 1. d3 g7 *

[Game "intermedium"] [Termination "resigned"] 1. c2@d3-e4-f5-g6 1-0
`;

test("one of several games in a text can be chosen", () =>
  withPage({ stored: storedGame("startpos moves c5") }, async (page) => {
    await expectMoveCount(page, 1);
    await read(page, THREE);
    const entries = page.locator("#game-text-choice option");
    await entries.first().waitFor();
    assert.deepEqual(await entries.allTextContents(), [
      "Anna <b> – Bob & Co · <i>a café</i> · 2026.11.20 · Ergo · 2 moves",
      "Dora – ? · Emergo · 1 move",
      "Intermedium · 1 move · 1-0",
    ]);
    await expectAccessible(page, "a choice of games");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectPositionLine(page, "startpos moves d3 g7");
    assert.equal((await stateOf(page)).view.game, "emergo");
    await page.locator('[data-game="ergo"]').click();
    await expectPositionLine(page, "startpos moves c5");
  }));

test("a file can be dropped on the page", () =>
  withPage({}, async (page) => {
    await expectStatus(page, "Your move");
    assert.ok(await drop(page, { files: [{ name: "a.ergo.txt", content: ANNOTATED }] }), "a hint is shown");
    await expectPositionLine(page, "startpos moves e5 a1 e6");
    await expect(page.locator(".drop")).toBeHidden();
  }));

test("text can be dropped on the page, and text without a game is rejected", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves c5") }, async (page) => {
    await expectMoveCount(page, 1);
    await drop(page, { text: "nothing of the kind" });
    await expectRejection(page, /^Line 1: A tag must say which game it is/, /^Line 1, column 1 /);
    await closeDialog(page);
    await drop(page, { text: THREE.split("\n\n").at(-1) });
    await expectPositionLine(page, "startpos moves c2@d3-e4-f5-g6");
  }),
);

test("a game can be pasted anywhere, and other text is left alone", () =>
  withPage({ ...CLIPBOARD, stored: storedGame("startpos moves c5") }, async (page) => {
    await expectMoveCount(page, 1);
    await paste(page, "just some words");
    await paste(page, ANNOTATED);
    await expectPositionLine(page, "startpos moves e5 a1 e6");
    await expect(page.locator("#game-text")).toBeHidden();
    await paste(page, ANNOTATED.replace("2. e6", "2. e5"));
    await expectRejection(page, /^Line 10: “e5” is not a legal move here\.$/, /^Line 10, column 79 /);
    await expect.poll(() => page.evaluate(() => String(getSelection())), "the error is selected").toBe("e5");
    await expectPositionLine(page, "startpos moves e5 a1 e6");
  }));

test("move lists from Abstract Play can be opened", () =>
  withPage({ ...CLIPBOARD }, async (page) => {
    await expectStatus(page, "Your move");
    await paste(page, "1. e7 c5 2. a1");
    await page.getByText("This looks like a list of moves from Abstract Play.").waitFor();
    await page.getByText("Where its board is turned round, the moves are converted.").waitFor();
    await expectAccessible(page, "a list of moves");
    await page.locator("#game-text .main").click();
    await expectPositionLine(page, "startpos moves d6 d4 e1");
    assert.deepEqual((await stateOf(page)).view.options, ["centre-ban"]);
    await read(page, "1. C2@d3-e4-f5-g6");
    await page.locator('#game-text input[value="intermedium"]').waitFor();
    await page.locator("#game-text .main").click();
    await expectPositionLine(page, "startpos moves c2@d3-e4-f5-g6");
    await read(page, "e7 c5\na1 zz");
    await page.locator('#game-text input[value="emergo"]').waitFor();
    await page.locator("#game-text .main").click();
    await expectRejection(
      page,
      /^Line 2: “zz” is not a move as Abstract Play writes it\.$/,
      /^Line 2, column 4 /,
    );
    await expectPositionLine(page, "startpos moves c2@d3-e4-f5-g6");
  }));

test("records from Abstract Play can be opened", () =>
  withPage({ ...CLIPBOARD }, async (page) => {
    await expectStatus(page, "Your move");
    const record = (/** @type {string[][]} */ ...rounds) => {
      const players = ["Ada", "Bob"].map((name, seat) => ({ name, result: 1 - seat }));
      return JSON.stringify(
        { header: { game: { name: "Emergo", variants: [] }, players }, moves: rounds },
        null,
        1,
      );
    };
    await paste(page, record(["e7", "c5"], ["a1"]));
    await expectPositionLine(page, "startpos moves d6 d4 e1");
    const { gameText } = (await stateOf(page)).setup;
    assert.match(String(gameText), /\[First "Ada"\]\n\[Second "Bob"\]\n\[Result "1-0"\]/);
    await openDialog(page, "game-text");
    await page.getByRole("button", { name: "Copy as Abstract Play record" }).click();
    await page.getByText("Copied.").waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    assert.deepEqual(copied.moves, [["e7", "c5"], ["a1"]]);
    assert.deepEqual(
      await page.locator("#game-text-field").inputValue(),
      `${JSON.stringify(copied, null, 2)}\n`,
    );
    await expectAccessible(page, "a record");
    await closeDialog(page);
    await read(page, record(["e7", "c5"], ["a1", "zz"]));
    await expectRejection(
      page,
      /^Line \d+: “zz” is not a move as Abstract Play writes it\.$/,
      /^Line \d+, column \d+ /,
    );
    await expectPositionLine(page, "startpos moves d6 d4 e1");
  }));

test("an overlong text is rejected with its place", { tag: "@soak" }, () =>
  withPage({ stored: storedGame("startpos moves c5") }, async (page) => {
    await expectMoveCount(page, 1);
    const content = `${ANNOTATED}\n`.repeat(Math.ceil(10_000_000 / ANNOTATED.length));
    await drop(page, { files: [{ name: "all.txt", content }] });
    await expectRejection(
      page,
      /^Line [\d,]+: The text is longer than four megabytes\.$/,
      /^Line [\d,]+, column [\d,]+ /,
    );
    await expectPositionLine(page, "startpos moves c5");
  }),
);

/** Malformed and malicious texts. */
const MALFORMED = [
  "",
  "\ufeff",
  "[",
  '[Game "ergo"',
  '[Game "halma"] *',
  '[Game "ergo"] [Options "fly"] *',
  '[Game "<img src=x onerror=alert(1)>"] *',
  '[Game "ergo"] <script>alert(1)</script> *',
  '[Game "ergo"] 1. e5 {',
  '[Game "ergo"] 1. e5 (1. d5 *',
  '[Game "ergo"] 1. e5 1. *',
  '[Game "ergo"] 1. e5 1-0',
  '[Game "ergo"] 2. e5 *',
  '[Game "ergo"] [SetUp "1"] *',
  '[Game "ergo"] [SetUp "1"] [Position "10/10 1"] *',
  '[Game "ergo"] [Game "ergo"] *',
  '[Game "ergo\u0000"] *',
  `[Game "ergo"] ${"(".repeat(10_000)}`,
  `[Game "ergo"] 1. ${"e".repeat(100_000)} *`,
  `[Game "ergo"] ${"[A\u200b "}*`,
  '[Game "ergo"] 1. e5 {[%eval x]} *',
  '[Game "ergo"] 1. e5 $256 *',
  "javascript:alert(1)",
  "{}".repeat(1000),
  '[Game "__proto__"] *',
  '[constructor "x"] *',
];

/**
 * Opens a text in a single step, as there are many, and returns why it was rejected, if it was.
 *
 * @param {Page} page
 * @param {string} text
 */
async function readAtOnce(page, text) {
  if (!(await page.locator("#game-text").isVisible())) await openDialog(page, "game-text");
  return page.evaluate(async (text) => {
    const part = (/** @type {string} */ selector) =>
      /** @type {any} */ (document.querySelector(`#game-text${selector}`));
    part("-field").value = text;
    part("-field").dispatchEvent(new Event("input", { bubbles: true }));
    part(" .main").click();
    while (part("").open && !part(" .error").textContent) await new Promise(requestAnimationFrame);
    return part("").open
      ? { message: String(part(" .error").textContent), place: String(part(" .error").title) }
      : undefined;
  }, text);
}

test("malformed texts are rejected with their place, unless they are valid", () =>
  withPage({ stored: storedGame("startpos moves c5 a1") }, async (page) => {
    await expectMoveCount(page, 2);
    const below = random(7);
    const texts = [...MALFORMED, ...Array.from({ length: sample(10, 200) }, () => mutate(below, ANNOTATED))];
    const before = (await stateOf(page)).view;
    let rejected = 0;
    for (const text of texts) {
      const rejection = await readAtOnce(page, text);
      if (rejection) {
        rejected++;
        const { message, place } = rejection;
        assert.match(message, /^(Line \d+: [^]+|There is no game in this text)\.$/, text);
        assert.match(place, message.startsWith("Line ") ? /^Line \d+, column [\d,]+ / : /^$/, text);
      } else {
        // It is a valid game.
        await page.locator("#open-previous").click();
        await expectPositionLine(page, lineOf(before));
      }
    }
    assert.ok(rejected >= 0.6 * texts.length, `only ${rejected} were rejected`);
    assert.deepEqual({ ...(await stateOf(page)).view, animations: [] }, { ...before, animations: [] });
    assert.equal(await page.locator("#game-text img, #game-text script").count(), 0);
  }));

test("the game text dialog passes axe on a narrow screen", () =>
  withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    await read(page, '[Game "ergo"] 1. e5 e5 *');
    await expectRejection(page, /^Line 1: /, /column 21 /);
    await expectAccessible(page, "an error");
    await expectNoSidewaysScrolling(page);
  }));
