/** Injects browser failures in Firefox, as `../faults.test.mjs` does in Chromium. */
import assert from "node:assert/strict";
import { controlSeconds, removeTimeLimits, skipHalfAMinute } from "../in-page.mjs";
import { few } from "../sample.mjs";
import {
  chooseFromMenu,
  click,
  expectStatus,
  expectTurn,
  settle,
  stateOf,
  storedGame,
  takeTurn,
  test,
  touch,
  url,
  withPage,
} from "./support.mjs";

/** @import {Page} from "puppeteer-core" */

const PEOPLE = { players: ["person", "person"] };

/**
 * Waits until the board shows a game.
 *
 * @param {Page} page
 * @param {string} moves
 */
const movesAre = (page, moves) =>
  page.waitForFunction(
    (moves) => /** @type {any} */ (document.querySelector("#board"))?.state?.view?.moves.join(" ") === moves,
    { timeout: 30_000 },
    moves,
  );

/**
 * Opens the site in another tab.
 *
 * @param {Page} page
 * @param {string} moves
 */
async function openSecondTab(page, moves) {
  const tab = await page.browserContext().newPage();
  await tab.goto(url);
  await movesAre(tab, moves);
  return tab;
}

/**
 * Makes the page believe that it is hidden.
 *
 * @param {Page} page
 */
const hide = (page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("a worker killed while thinking is replaced, and the engine moves", { tag: "@sentinel" }, () =>
  withPage(
    {
      stored: storedGame("ergo", {
        positionLine: "startpos moves e5 a1",
        at: 2,
        players: ["engine", "person"],
        level: 10,
        seconds: 0.3,
      }),
      prepare: async (page) => {
        await page.evaluateOnNewDocument(controlSeconds);
        await page.evaluateOnNewDocument(() => {
          const Ordinary = window.Worker;
          window.Worker = class extends Ordinary {
            /**
             * @param {string | URL} address
             * @param {WorkerOptions} [options]
             */
            constructor(address, options) {
              super(address, options);
              /** @type {any} */ (window).worker = this;
            }
          };
        });
        await page.evaluateOnNewDocument(removeTimeLimits);
      },
    },
    async (page) => {
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("#board"))?.state.status.info?.depth > 1,
      );
      // The engine may move soon after it has started again.
      await page.evaluate(() => {
        const root = /** @type {ShadowRoot} */ (document.querySelector("#board")?.shadowRoot);
        const read = () =>
          [...root.querySelectorAll(".status p, .toast p")].some((part) =>
            part.textContent?.includes("crashed and was restarted"),
          );
        const observer = new MutationObserver(() => (/** @type {any} */ (window).hasSaid ||= read()));
        observer.observe(root, { subtree: true, childList: true, characterData: true });
      });
      // It ends without a message, as when the system kills it.
      await page.evaluate(() => {
        /** @type {any} */ (window).hasTimeLimits = true;
        /** @type {any} */ (window).worker.terminate();
      });
      await page.evaluate(skipHalfAMinute);
      await page.waitForFunction(() => /** @type {any} */ (window).hasSaid);
      await expectTurn(page, 3);
    },
  ),
);

for (const [name, text, sentence, key] of few(1, [
  ["damaged", "{oops", "Your saved game could not be read.", "aside"],
  [
    "newer",
    JSON.stringify({ ...storedGame(), version: 99 }),
    "A newer version of this page has saved a game of yours.",
    "game",
  ],
])) {
  test(`a stored game that is ${name} is reported and kept`, () =>
    withPage({ stored: { game: "ergo", text } }, async (page) => {
      await expectStatus(page, sentence);
      await takeTurn(page);
      assert.equal(await page.evaluate((key) => localStorage.getItem(`ergo / ${key} ergo`), key), text);
    }));
}

test("two tabs that diverge lose neither game", () =>
  withPage({ stored: storedGame("ergo", PEOPLE) }, async (page) => {
    await expectStatus(page, "White to move.");
    const tab = await openSecondTab(page, "");
    await touch(tab, "e5");
    await movesAre(tab, "e5");
    // In Firefox the tab in the background is really hidden, and catches up when it is shown.
    await page.bringToFront();
    await movesAre(page, "e5");
    await hide(page);
    await tab.bringToFront();
    await touch(tab, "a1");
    await movesAre(tab, "e5 a1");
    await page.bringToFront();
    await touch(page, "d5");
    await movesAre(page, "e5 d5");
    await click(page, "#open-previous");
    await movesAre(page, "e5 a1");
  }));

test("the game survives hundreds of quick clicks", () =>
  withPage(
    { stored: storedGame("ergo", { positionLine: "startpos moves e5 a1 d5 a9", at: 4 }) },
    async (page) => {
      await expectTurn(page, 4);
      await page.evaluate(async () => {
        const root = /** @type {ShadowRoot} */ (
          /** @type {Element} */ (document.querySelector("#board")).shadowRoot
        );
        const cells = [
          .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("button[data-name]")),
        ];
        for (let at = 0; at < 300; at++) {
          const act = ["newGame", "undo", "redo", "flip", "undo"][(at * 7) % 9];
          const button = act
            ? /** @type {HTMLElement} */ (root.querySelector(`[data-action="${act}"]`))
            : cells[(at * 31) % cells.length];
          if (button?.checkVisibility()) button.click();
          const answers = [
            .../** @type {NodeListOf<HTMLElement>} */ (
              document.querySelectorAll("dialog[open] .buttons button")
            ),
          ];
          answers[at % answers.length]?.click();
          if (at % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
        }
      });
      // Clicks that are still queued belong to the previous game.
      await settle(page);
      if (await page.$("dialog[open]")) await page.keyboard.press("Escape");
      await chooseFromMenu(page, "newGame");
      await click(page, "#new-game .main");
      await expectTurn(page, 0);
      await takeTurn(page);
    },
  ));

test("the page is usable at 400 % zoom", () =>
  withPage({ stored: storedGame() }, async (page) => {
    await page.setViewport({ width: 320, height: 256, deviceScaleFactor: 4 });
    await expectStatus(page, "Your move, White.");
    await takeTurn(page);
    await takeTurn(page);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
    assert.equal((await stateOf(page)).view.at, 4);
  }));
