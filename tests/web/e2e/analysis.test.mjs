/** Analysis, previews, hints and engine levels. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { removeTimeLimits } from "./in-page.mjs";
import { few } from "./sample.mjs";
import {
  analyse,
  cell,
  chooseFromMenu,
  expectAccessible,
  expectLabel,
  expectMoveCount,
  expectNoLabel,
  expectNoSidewaysScrolling,
  expectShortTasks,
  expectStatus,
  expectUnchanged,
  hide,
  holdEngine,
  lineMove,
  moves,
  openDialog,
  releaseEngine,
  runInWorkers,
  settle,
  stateOf,
  storedGame,
  test,
  toolbarButton,
  until,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** White wins in three plies, for example with `j1-a4`. */
const FIGURE = "fen 4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";
/** A position in which the search goes on: it finds no forced win among ten million nodes. */
const OPENING = "startpos moves e5 f5 f6 e6 g4 d5 g5 f7";

/** @param {Page} page */
const panel = (page) => page.locator("#board .analysis");

/**
 * Analyses and pauses with at least `length` moves in the first line: right after a change of the best move,
 * the line may be a single move.
 *
 * @param {Page} page
 * @param {number} depth
 * @param {number} length
 */
async function analyseAndPause(page, depth, length) {
  await analyse(page, depth);
  await pauseWith(page, length);
}

/**
 * Pauses the analysis with at least `length` moves in the first line.
 *
 * @param {Page} page
 * @param {number} length
 */
async function pauseWith(page, length) {
  for (;;) {
    await until(page, `state.analysis?.finding?.info.lines[0].moves.length >= ${length}`);
    await panel(page).getByRole("button", { name: "Pause" }).click();
    await until(page, "!board.analysing");
    const { analysis } = await stateOf(page);
    if (analysis.finding.info.lines[0].moves.length >= length) return;
    await panel(page).getByRole("button", { name: "Resume" }).click();
  }
}

test("the analysis shows lines and runs until it is paused", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await analyse(page);
    await expect(page.getByRole("tab", { name: "Analysis" })).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toContainText(/\d+ moves deep · \S+ positions\/s/);
    await expect(panel(page).locator("li"), "there are always three rows").toHaveCount(3);
    const { finding } = (await stateOf(page)).analysis;
    await until(page, `state.analysis.finding.info.nodes > ${finding.info.nodes}`);
    await panel(page).getByRole("button", { name: "Pause" }).click();
    await until(page, "!board.analysing");
    await expectStatus(page, "White to move.");
    await expect(panel(page)).toContainText(/Paused · \d/);
    const paused = (await stateOf(page)).analysis.finding;
    await panel(page).getByRole("button", { name: "Resume" }).click();
    await until(page, `board.analysing && state.analysis.finding.info.depth >= ${paused.info.depth}`);
    await chooseFromMenu(page, "analyse");
    await until(page, "!state.analysis && !board.analysing");
    await expect(panel(page)).toBeHidden();
    assert.deepEqual((await stateOf(page)).view.at, 8);
  }),
);

test("the board does not move when the analysis opens or its lines change", () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await expectStatus(page, "White to move.");
    const before = await cell(page, "a1").boundingBox();
    await analyse(page, 1);
    // They come below the lines, a little later.
    await page.locator("#board > .openings").waitFor();
    const height = async () => (await panel(page).boundingBox())?.height;
    const first = await height();
    await until(page, "state.analysis.finding.info.depth >= 3");
    assert.deepEqual(await cell(page, "a1").boundingBox(), before);
    assert.equal(await height(), first);
  }));

test("a line is previewed move by move, and leaving the preview restores the game", () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await analyseAndPause(page, 3, 2);
    const { view, analysis } = await stateOf(page);
    const [first, second] = analysis.finding.info.lines[0].moves;
    const to = (/** @type {string} */ text) => text.split("-").at(-1) ?? "";
    await lineMove(page, 1).click();
    await expectStatus(page, "Preview: move 1 of");
    await expectLabel(page, to(first), /white/);
    await page.getByRole("button", { name: "Next move of the line" }).click();
    await expectStatus(page, "Preview: move 2 of");
    await expectLabel(page, to(second), /black .*last move/);
    await expect(panel(page).locator("[aria-current]")).toHaveText(second);
    // Clicks that come faster than the page responds are all handled.
    await page.evaluate(() => {
      const [back] = /** @type {any} */ (document.querySelector("#board")).shadowRoot.querySelectorAll(
        ".step",
      );
      for (const step of [back.nextSibling, back, back]) step.click();
    });
    await expectStatus(page, "Preview: move 1 of");
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expectStatus(page, "White to move.");
    await until(page, "!state.preview");
    assert.deepEqual((await stateOf(page)).view, view);
    // A tap on the board also ends the preview, and does not play a move.
    await lineMove(page, 2).click();
    await expectStatus(page, "Preview: move 2 of");
    await cell(page, "c4").click();
    await until(page, "!state.preview");
    assert.deepEqual(
      await moves(page),
      view.history.map((/** @type {any} */ { text }) => text),
    );
    await cell(page, "c4").click();
    await expectMoveCount(page, 9);
  }));

test("hovering over a move previews it", { tag: "@soak" }, () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await analyse(page, 3);
    // Right after a change of the best move, its line may be a single move.
    await expect(async () => {
      await page.mouse.move(1, 1);
      await lineMove(page, 2).hover();
      await expect(page.locator("#board .status")).toContainText("Preview: move 2 of", { timeout: 2000 });
    }).toPass();
    await page.mouse.move(1, 1);
    await expectStatus(page, "White to move.");
    await until(page, "!state.preview && board.analysing");
  }),
);

test("the lines can be previewed by keyboard only", () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await expectStatus(page, "White to move.");
    await page.getByRole("tab", { name: "Analysis" }).focus();
    await page.keyboard.press("Enter");
    await pauseWith(page, 2);
    await page.getByRole("tab", { name: "Analysis" }).focus();
    const isOn = (/** @type {string} */ at) =>
      page
        .evaluate(() => /** @type {any} */ (document.activeElement?.shadowRoot?.activeElement)?.dataset?.at)
        .then((found) => found === at);
    for (let stops = 0; stops < 10 && !(await isOn("1")); stops++) await page.keyboard.press("Tab");
    assert.ok(await isOn("1"), "the lines are reached by Tab");
    await expectStatus(page, "Preview: move 1 of");
    await page.keyboard.press("ArrowRight");
    await expectStatus(page, "Preview: move 2 of");
    assert.ok(await isOn("2"));
    await page.keyboard.press("ArrowLeft");
    await expectStatus(page, "Preview: move 1 of");
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await expectStatus(page, "Preview: move 1 of");
    await page.keyboard.press("Escape");
    await expectStatus(page, "White to move.");
    await until(page, "!state.preview && state.analysis.paused");
    assert.ok(await isOn("1"), "the focus stays");
  }));

test("stepping back analyses the position shown, also in a finished game", () =>
  withPage({ stored: storedGame("startpos moves e5 a1 d5 a5 f5 a9 g5 c5 h5") }, async (page) => {
    await expectStatus(page, "White wins! Five in a row.");
    await chooseFromMenu(page, "analyse");
    await panel(page).getByText("The game is over.").waitFor();
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).analysing),
      false,
    );
    await page.getByRole("button", { name: "Previous move" }).click();
    await until(page, "state.analysis.finding?.about.startsWith('8 ')");
    await panel(page).getByText("White wins in 1").waitFor();
    await page.getByRole("button", { name: "Go to start" }).click();
    await until(page, "state.analysis.finding?.about.startsWith('0 ') && board.analysing");
    assert.deepEqual((await stateOf(page)).view.history.length, 9, "the whole game is kept");
  }));

test("a proven win is announced", () =>
  withPage({ stored: storedGame(FIGURE) }, async (page) => {
    await expectStatus(page, "White to move.");
    await chooseFromMenu(page, "analyse");
    await panel(page).getByText("White wins in 3").waitFor();
    await panel(page).getByText("wins in 3", { exact: true }).first().waitFor();
    await page.locator("#board [role=status]").getByText("White wins in 3").waitFor({ state: "attached" });
    const share = await page.locator("#board .gauge .share").evaluate((element) => element.style.height);
    assert.equal(parseFloat(share), 100);
  }));

test("a hidden page pauses the analysis", { tag: "@soak" }, () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await analyse(page);
    await hide(page, true);
    await until(page, "!board.analysing");
    // The worker answers in order: after this, all findings from before have arrived.
    await settle(page);
    const { finding } = (await stateOf(page)).analysis;
    await expectUnchanged(async () => (await stateOf(page)).analysis.finding);
    await hide(page, false);
    await until(page, `board.analysing && state.analysis.finding.info.depth >= ${finding.info.depth}`);
  }),
);

test("the engine moves first, then the analysis resumes", { tag: "@soak" }, () =>
  withPage({ stored: storedGame(OPENING, ["person", "engine"]), prepare: holdEngine }, async (page) => {
    await analyse(page);
    await cell(page, "c4").click();
    await panel(page).getByText("Continues after the engine’s move.").waitFor();
    await releaseEngine(page);
    await expectMoveCount(page, 10);
    await until(page, "state.analysis.finding?.about.startsWith('10 ') && board.analysing");
  }),
);

test("selecting a piece does not restart the analysis", { tag: "@soak" }, () =>
  withPage({ stored: storedGame(OPENING) }, async (page) => {
    await analyse(page, 3);
    const { nodes } = (await stateOf(page)).analysis.finding.info;
    await cell(page, "e5").click();
    await expectLabel(page, "e5", /selected/);
    await until(page, `state.analysis.finding.info.nodes > ${nodes}`);
  }),
);

/**
 * Asks for a hint until it says the move.
 *
 * @param {import("@playwright/test").Page} page
 */
async function showHint(page) {
  await toolbarButton(page, "hint").first().click();
  await until(page, "state.hint?.move");
  for (const step of [2, 3]) {
    await page.locator('#board .message [data-action="hint"]').click();
    await until(page, `state.hint.step === ${step}`);
  }
}

test("a hint is marked, announced and dismissed", { tag: "@sentinel" }, () =>
  withPage({ stored: storedGame(FIGURE, ["person", "engine"]) }, async (page) => {
    await expectStatus(page, "Your move, White.");
    await showHint(page);
    const { move } = (await stateOf(page)).hint;
    await expectStatus(page, `${move}.`);
    await page.locator("#board [role=status]").getByText(`${move}.`).waitFor({ state: "attached" });
    const cells = move.split("-");
    for (const name of cells) await expectLabel(page, name, /hint/);
    await page.keyboard.press("Escape");
    await until(page, "!state.hint");
    for (const name of cells) await expectNoLabel(page, name, /hint/);
    await showHint(page);
    const [target, ...origin] = (await stateOf(page)).hint.move.split("-").reverse();
    for (const name of origin) await cell(page, name).click();
    await expectLabel(page, target, /hint/);
    await cell(page, target).click();
    await until(page, "!state.hint");
    await page.locator("#moves li > button").first().waitFor();
  }),
);

/**
 * For `prepare`: the search for a hint never ends, because no two results agree.
 *
 * @param {import("@playwright/test").Page} page
 */
async function holdHint(page) {
  await page.addInitScript(removeTimeLimits);
  await runInWorkers(page, () => {
    const post = postMessage.bind(globalThis);
    globalThis.postMessage = (/** @type {any} */ data) => data.info ?? post(data);
  });
}

test("moving cancels a pending hint", { tag: "@soak" }, () =>
  withPage({ stored: storedGame(OPENING), prepare: holdHint }, async (page) => {
    await expectStatus(page, "White to move.");
    await toolbarButton(page, "hint").click();
    await expectStatus(page, "Looking for a hint…");
    await cell(page, "c4").click();
    await expectMoveCount(page, 9);
    await until(page, "!state.hint");
  }),
);

test("the level is chosen by name, shown and stored", () =>
  withPage(
    { stored: { ...storedGame("startpos", ["person", "engine"]), level: undefined } },
    async (page) => {
      await expectStatus(page, "Your move, White.");
      assert.equal((await stateOf(page)).setup.level, 4, "a game stored without a level gets the default");
      await page.locator("#board .tray").getByText("Level 4").waitFor();
      await openDialog(page, "new-game");
      const slider = page.getByRole("slider", { name: "Level" });
      await expect(slider).toHaveAttribute("aria-valuetext", "Level 4 · Club");
      await slider.focus();
      await page.keyboard.press("End");
      await page.locator("output").getByText("Level 10 · Full strength").waitFor();
      await page.keyboard.press("ArrowLeft");
      await page.getByRole("radio", { name: "Same device" }).check();
      await expect(slider).toBeHidden();
      await page.getByRole("radio", { name: "Computer" }).check();
      await page.getByRole("button", { name: "Start the game" }).click();
      await page.locator("#board .tray").getByText("Level 9").waitFor();
      await page.reload();
      await page.locator("#board .tray").getByText("Level 9").waitFor();
      await until(page, "state.setup.level === 9");
    },
  ));

test("the tray and the status show how long the engine thinks at most", () =>
  withPage(
    {
      stored: storedGame("startpos", ["person", "engine"], { seconds: 60 }),
      reducedMotion: "no-preference",
      prepare: holdEngine,
    },
    async (page) => {
      await cell(page, "e5").click();
      await expectStatus(page, "at most 5 s");
      await page.locator("#board .tray.thinking").getByText("Computer").waitFor();
      await toolbarButton(page, "undo").click();
      await page.locator("#board .tray.thinking").waitFor({ state: "detached" });
    },
  ));

for (const [colorScheme, width] of few(
  1,
  /** @type {const} */ ([
    ["dark", 320],
    ["light", 1280],
  ]),
)) {
  test(`the analysis passes axe and fits the screen, ${colorScheme}, ${width} px wide`, () =>
    withPage({ colorScheme, viewport: { width, height: 800 }, stored: storedGame(OPENING) }, async (page) => {
      await analyseAndPause(page, 3, 2);
      await expectAccessible(page, "the analysis");
      await lineMove(page, 2).click();
      await expectStatus(page, "Preview");
      await expectAccessible(page, "a preview");
      await expectNoSidewaysScrolling(page);
      const box = await panel(page).boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width);
      await page.keyboard.press("Escape");
      await showHint(page);
      await expectAccessible(page, "a hint");
    }));
}

test("no task of the page takes longer than 50 ms during analysis", () =>
  withPage(
    { stored: storedGame(OPENING), reducedMotion: "no-preference", prepare: recordFindingTimes },
    async (page) => {
      await analyse(page, 1);
      await expectShortTasks(page, async () => {
        await page.evaluate(() => {
          const board = /** @type {any} */ (document.querySelector("#board"));
          const watch = /** @type {any} */ (window);
          watch.findings = new Set();
          board.addEventListener("statechange", () => watch.findings.add(board.state.analysis?.finding));
        });
        await page.waitForFunction(() => /** @type {any} */ (window).findings.size > 8);
        await lineMove(page, 1).hover();
        await expectStatus(page, "Preview");
        await page.mouse.move(1, 1);
        await expectStatus(page, "White to move.");
      });
      const gaps = await page.workers()[0].evaluate(() => {
        const { findings } = /** @type {any} */ (globalThis);
        return findings
          .slice(1)
          .map((/** @type {number} */ time, /** @type {number} */ at) => time - findings[at]);
      });
      assert.ok(gaps.length >= 8);
      assert.ok(Math.min(...gaps) > 100, `progress is reported at most eight times a second: ${gaps}`);
    },
  ));

/**
 * Makes the worker record when it reports its findings.
 *
 * @param {Page} page
 */
const recordFindingTimes = (page) =>
  runInWorkers(page, () => {
    const findings = /** @type {number[]} */ (/** @type {any} */ (globalThis).findings = []);
    const post = globalThis.postMessage;
    /** @type {any} */ (globalThis).postMessage = (/** @type {any} */ message) => {
      if (message.info) findings.push(performance.now());
      post(message);
    };
  });
