/** Boards that are moved within a page, removed and reattached. */
import assert from "node:assert/strict";
import { cell } from "./support.mjs";
import { expectNoWorkers, propertyOf, run, test, until, visit } from "./widget.mjs";

/** @import {Page} from "@playwright/test" */

test("changes to a detached board apply when it is attached again", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, 'board.play("e5")');
    await run(page, "(window.kept = board).remove()");
    await expectNoWorkers(page);
    await page.evaluate(() => {
      const { kept } = /** @type {any} */ (window);
      kept.setAttribute("level", "7");
      document.body.append(kept);
    });
    await until(page, "board.level === 7 && board.ply === 1");
    await run(page, "(window.kept = board).remove()");
    await expectNoWorkers(page);
    await page.evaluate(() => {
      const { kept } = /** @type {any} */ (window);
      kept.setAttribute("game", "emergo");
      document.body.append(kept);
    });
    await until(page, 'board.game === "emergo" && board.ply === 0');
  }));

test("a moved board keeps its worker, a removed one ends it, and a reattached one continues", () =>
  visit('<ergo-board id="board" side="both"></ergo-board><p id="below"></p>', {}, async (page) => {
    await cell(page, "e5").click();
    await until(page, "board.ply === 1");
    const [worker] = page.workers();
    await page.evaluate(() =>
      document.querySelector("#below")?.append(/** @type {Element} */ (document.querySelector("#board"))),
    );
    await cell(page, "d5").click();
    await until(page, "board.ply === 2");
    assert.deepEqual(page.workers(), [worker]);
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      /** @type {any} */ (window).kept = board;
      board.remove();
    });
    await expectNoWorkers(page);
    await page.evaluate(() => document.body.append(/** @type {any} */ (window).kept));
    await cell(page, "c5").click();
    await until(page, 'board.moves.join(" ") === "e5 d5 c5"');
  }));

/**
 * Delays intersection observers by `late` milliseconds.
 *
 * @param {Page} page
 */
const delayObservers = (page) =>
  page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      /**
       * @param {IntersectionObserverCallback} callback
       * @param {IntersectionObserverInit} [options]
       */
      constructor(callback, options) {
        const later = (
          /** @type {IntersectionObserverEntry[]} */ entries,
          /** @type {IntersectionObserver} */ observer,
        ) => window.setTimeout(() => callback(entries, observer), /** @type {any} */ (window).late ?? 0);
        super(later, options);
      }
    };
  });

test("a tap right after a board is reattached is not lost", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', { prepare: delayObservers }, async (page) => {
    await run(page, "board.ready");
    const cells = ["e5", "a1", "d5", "j9", "c5", "a9", "e6", "j1", "b4", "a5", "g7", "j5"];
    for (const [at, name] of cells.entries()) {
      await run(page, "(window.kept = board).remove()");
      await expectNoWorkers(page);
      await page.evaluate(
        ([name, late]) => {
          const { kept } = Object.assign(/** @type {any} */ (window), { late });
          document.body.append(kept);
          kept.shadowRoot.querySelector(`[data-name="${name}"]`).click();
        },
        /** @type {const} */ ([name, 8 * at]),
      );
      await until(page, `board.ply === ${at + 1}`);
    }
    assert.deepEqual(await propertyOf(page, "moves"), cells);
  }));

test("a board removed while its game text is read has the game when reattached", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    await page.evaluate(async () => {
      const board = (/** @type {any} */ (window).kept = /** @type {any} */ (
        document.querySelector("#board")
      ));
      board.gameText = '[Game "emergo"] 1. e1 e9 *';
      await Promise.resolve();
      board.remove();
    });
    await expectNoWorkers(page);
    await run(page, "document.body.append(window.kept)");
    await until(page, 'board.game === "emergo" && board.ply === 2');
  }));

test("a change in the moment a board is removed applies when it is reattached", () =>
  visit('<ergo-board id="board" side="both"></ergo-board>', {}, async (page) => {
    await run(page, "board.ready");
    for (const [change, condition] of [
      ['board.setAttribute("game", "emergo")', 'board.game === "emergo"'],
      ['board.setAttribute("level", "9")', "board.level === 9"],
      [
        'board.setAttribute("position", "x/x3/x5/x7/x3,1,2,x4/x7/x5/x3/x 1 0-0")',
        'board.position.startsWith("x/x3/x5/x7/x3,1,2")',
      ],
    ]) {
      await run(page, `(window.kept = board, ${change}, board.remove())`);
      await expectNoWorkers(page);
      await page.evaluate(() => document.body.append(/** @type {any} */ (window).kept));
      await until(page, condition);
    }
  }));
