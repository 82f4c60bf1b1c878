/**
 * The whole page in the pseudo-language, 320 pixels wide. Its messages are longer, accented and in brackets,
 * which reveals text that does not come from the language files, and sentences that are concatenated from
 * parts.
 */
import assert from "node:assert/strict";
import { few } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  closeDialog,
  expectGame,
  expectMoveCount,
  expectStatus,
  openDialog,
  openRules,
  returnToBoard,
  storedGame,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * Finds a text in the language that grows.
 *
 * @param {string} text in English
 */
const spelt = (text) =>
  new RegExp(
    text.replace(/[aeiouy ]/g, (letter) =>
      letter === " " ? " ?" : `${"áéíóúý"["aeiouy".indexOf(letter)]}+`,
    ),
    "i",
  );

/**
 * Runs in the page: lists all visible or announced text that is neither a message of the language nor part of
 * a game, and all elements that overflow.
 */
function findProblems() {
  /** Messages in one pair of brackets each, side by side; one may contain another as its argument. */
  const isMessage = (/** @type {string} */ text) => /^(⟦([^⟦⟧]|⟦[^⟦⟧]*⟧)*⟧[\s·]*)+$/.test(text);
  /** Moves, cells, numbers, signs, and the names of the games. */
  const isGame = (/** @type {string} */ text) =>
    /^(\P{L}|[a-jx]\d+|1-0|Ergo|Emergo|HexEmergo|Intermedium)*$/u.test(text);
  /** @type {string[]} */
  const found = [];
  const check = (/** @type {string} */ where, /** @type {string | null} */ text) => {
    const trimmed = (text ?? "").trim();
    if (trimmed !== "" && !isMessage(trimmed) && !isGame(trimmed)) found.push(`${where}: ${trimmed}`);
  };
  // Game texts, names and rules are not translated.
  const FOREIGN = ".prose, .remark, .variation, option, output, textarea, script, style, noscript";
  /** @param {Element | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (!element.checkVisibility() || element.closest(FOREIGN)) continue;
      const name = `${element.localName}${element.id && `#${element.id}`}.${element.className}`;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) check(name, node.textContent);
      for (const attribute of [
        "aria-label",
        "aria-description",
        "aria-valuetext",
        "title",
        "placeholder",
        "alt",
      ]) {
        check(`${name}[${attribute}]`, element.getAttribute(attribute));
      }
      const { left, right, width } = element.getBoundingClientRect();
      const isClipped = element.closest(".skip, .lines, .unseen, #moves ol, canvas") !== null;
      if (width > 0 && !isClipped && (left < -1 || right > innerWidth + 1))
        found.push(`${name} overflows: ${left} to ${right}`);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document.documentElement);
  check("title", document.title);
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  return [...new Set(found)];
}

/**
 * @param {Page} page
 * @param {string} place
 */
async function expectTranslated(page, place) {
  assert.deepEqual(await page.evaluate(findProblems), [], place);
}

/**
 * @param {Parameters<typeof withPage>[0]} options
 * @param {(page: Page) => Promise<void>} look
 */
const inPseudo = (options, look) =>
  withPage({ path: "?lang=en-XA", viewport: { width: 320, height: 640 }, ...options }, async (page) => {
    // The board is created after the language is loaded.
    await expectStatus(page, "⟦");
    await look(page);
  });

const PLACES = {
  ergo: storedGame("startpos moves e5 d5 d6 c5"),
  emergo: {
    ...storedGame("fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6"),
    game: "emergo",
  },
  intermedium: { ...storedGame("startpos moves c4@d5-e6-d7-c8"), game: "intermedium" },
};

for (const [id, stored] of few(1, Object.entries(PLACES))) {
  test(`the board of ${id} is translated, also while a move is entered`, () =>
    inPseudo({ stored }, async (page) => {
      await until(page, `state.status.kind === "ready" && state.view?.game === "${id}"`);
      assert.equal(await page.locator("html").getAttribute("lang"), "en-XA");
      await expectTranslated(page, "the board");
      const names = await page
        .locator("#board button[data-name]")
        .evaluateAll((buttons) => buttons.map((button) => button.dataset.name ?? ""));
      for (const name of names.filter((_, at) => at % 9 === 0)) {
        await cell(page, name).click();
        await expectTranslated(page, `${name} was tapped`);
      }
      await toolbarButton(page, "undo").click();
      await expectStatus(page, spelt("Taken back"));
      await expectTranslated(page, "an earlier position");
    }));
}

/** @type {[reason: string, positionLine: string, players: ["person" | "engine", "person" | "engine"]][]} */
const ENDS = [
  ["a win, for both players", "startpos moves e5 a1 d5 a2 c5 a3 b5 a4 f5", ["person", "person"]],
  ["a win, for the winner", "startpos moves e5 a1 d5 a2 c5 a3 b5 a4 f5", ["person", "engine"]],
  ["a win, for the loser", "startpos moves e5 a1 d5 a2 c5 a3 b5 a4 f5", ["engine", "person"]],
  ["a draw", "fen 10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1", ["person", "person"]],
];

for (const [reason, positionLine, players] of few(2, ENDS)) {
  test(`the end of a game is translated: ${reason}`, () =>
    inPseudo({ stored: storedGame(positionLine, players) }, async (page) => {
      await until(page, "state.view?.outcome");
      await page.locator("#board .result h2").waitFor({ state: "attached" });
      await expectTranslated(page, reason);
    }));
}

test("the analysis, its previews and hints are translated", () =>
  inPseudo({ stored: storedGame("startpos moves e5 d5", ["person", "engine"], { at: 2 }) }, async (page) => {
    await until(page, `state.status.kind === "ready"`);
    await toolbarButton(page, "hint").first().click();
    await until(page, "state.hint?.move");
    for (const step of [1, 2, 3]) {
      if (step > 1) await page.locator('#board .message [data-action="hint"]').click();
      await until(page, `state.hint.step === ${step}`);
      await expectTranslated(page, `step ${step} of a hint`);
    }
    await chooseFromMenu(page, "threats");
    await until(page, "state.threats");
    await expectTranslated(page, "threats");
    await chooseFromMenu(page, "analyse");
    await page.locator("#board .lines .move:visible").first().waitFor();
    await expectTranslated(page, "the analysis");
    await page.locator("#board .analysis .pause").click();
    await expectTranslated(page, "the analysis, paused");
    await page.locator("#board .lines .move:visible").first().click();
    await until(page, "state.preview");
    await expectTranslated(page, "a preview");
  }));

test("every dialog is translated", () =>
  inPseudo({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    await expectMoveCount(page, 2);
    for (const id of /** @type {const} */ (["new-game", "game-text", "share", "embed"])) {
      const dialog = await openDialog(page, id);
      await expectTranslated(page, id);
      for (const button of await dialog.getByRole("button", { name: /Cóópyy?/ }).all()) {
        await button.click();
        await dialog.locator(".told:not(:empty)").waitFor();
        await expectTranslated(page, `${id}, copied`);
      }
      await closeDialog(page);
    }
    await openRules(page);
    await expectTranslated(page, "the rules");
    await returnToBoard(page);
    await page.evaluate(() => (location.hash = "1.ergo.0..LFA.AAAAAA"));
    await page.locator("#received-game[open]").waitFor();
    await expectTranslated(page, "a damaged link");
    await closeDialog(page);
    const dialog = await openDialog(page, "game-text");
    for (const text of ["", '[Game "ergo"]\n1. e5 e5 *', "e5 e6"]) {
      await dialog.locator("textarea").fill(text);
      await dialog.locator(".main").click();
      await dialog.locator(".error:not(:empty), fieldset").first().waitFor();
      await expectTranslated(page, `a rejected text: ${text}`);
    }
    await dialog.locator("textarea").fill('[Game "ergo"] [First "1"] 1. e5 * [Game "emergo"] *');
    await dialog.locator(".main").click();
    await dialog.locator("select").waitFor();
    await expectTranslated(page, "a choice of games");
  }));

test("setting up a position is translated", () =>
  inPseudo({ stored: storedGame("startpos moves e5 d5") }, async (page) => {
    for (const [game, wrong] of [
      ["ergo", "SSSSSSSSSS/SSS7/10/10/10/10/10/10/10 1"],
      ["emergo", "x/x3/x5/x7/x9/x7/x5/x3/x 1 0-13"],
      ["intermedium", "x,b1,x5/x7/x7/x7/x7/x7/x7/x7/x7/x7 1 3"],
    ]) {
      await page.evaluate((game) => (location.hash = `#/${game}/editor`), game);
      await page.locator(`#place .draft-board[data-game="${game}"]`).waitFor();
      await page.locator("#place .verdict .icon").waitFor();
      await expectTranslated(page, `setting up ${game}`);
      for (const [text, sign] of [
        ["oops", ".error:not(:empty)"],
        [wrong, ".verdict.wrong"],
      ]) {
        await page.locator("#draft-text").fill(text);
        await page.locator(`#place ${sign}`).waitFor();
        await expectTranslated(page, `${text} in ${game}`);
      }
      await page.locator('#place button[data-name="e5"]').click();
      await page.locator("#place [role=status].unseen p:not(:empty)").first().waitFor({ state: "attached" });
      await expectTranslated(page, `a piece on ${game}`);
    }
  }));

test("error messages are translated", async () => {
  await inPseudo({ stored: "{oops" }, async (page) => {
    await expectGame(page, "ergo");
    await page.locator("#board [role=alert]:not(:empty)").waitFor();
    await expectTranslated(page, "a stored game that is damaged");
  });
  await inPseudo(
    { prepare: (page) => page.route("**/*.wasm", (route) => route.abort()), expects: /wasm|Failed to load/ },
    async (page) => {
      await until(page, `state.status.kind === "failed"`);
      // Messages of the browser are not translated.
      await page
        .locator("#board .notice")
        .evaluate((notice) => (notice.textContent = (notice.textContent ?? "").replace(/⟧ ⟦.*/, "⟧")));
      await expectTranslated(page, "a game that cannot run");
    },
  );
});

test("goals, the lesson that is made of them, and its place are translated", () =>
  inPseudo({}, async (page) => {
    await page.evaluate(() => (location.hash = "#/ergo/study"));
    const study = page.locator("#place ergo-board");
    await page.locator('#place [data-study="comment"]').waitFor();
    await study.evaluate((board) => /** @type {any} */ (board).play("e5"));
    await page.locator('#place #moves [aria-current="step"]').focus();
    await page.keyboard.press("g");
    const goal = page.locator("#place dialog form.goal");
    for (const [kind, finding] of [
      ["any", spelt("right")],
      ["win", spelt("solu")],
      ["play", spelt("name")],
      ["gain", spelt("stone")],
    ]) {
      await goal.getByRole("combobox").selectOption(/** @type {string} */ (kind));
      await goal.getByRole("status").filter({ hasText: finding }).waitFor();
      await expectTranslated(page, `the goal ${kind}`);
    }
    await goal.getByRole("combobox").selectOption("decide");
    await goal
      .getByRole("status")
      .filter({ hasText: spelt("pass") })
      .waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("#place #moves p.remark").waitFor();
    await expectTranslated(page, "a move with a goal");
    await study.locator('[data-action="more"]').click();
    await study.locator('.menu:popover-open [data-action="study-lesson"]').click();
    await page
      .locator("#make-lesson .told")
      .first()
      .filter({ hasText: spelt("exer") })
      .waitFor();
    await expectTranslated(page, "making a lesson");
    await page.locator("#make-lesson .main").click();
    await page.locator(".exercise-card .actions button").first().click();
    await page
      .locator('.exercise-card [data-kind="info"]')
      .filter({ hasText: spelt("pass") })
      .waitFor();
    await expectTranslated(page, "a lesson");
  }));
