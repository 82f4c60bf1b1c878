/** "Explain this position": marks on the board and words, by mouse, touch and keyboard, and read out. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { Listener } from "./listener.mjs";
import { few } from "./sample.mjs";
import {
  cell,
  chooseFromMenu,
  expectAccessible,
  expectNoSidewaysScrolling,
  expectShortTasks,
  expectStatus,
  openMenu,
  stateOf,
  storedGame,
  test,
  toolbarButton,
  until,
  untilDrawn,
  withPage,
} from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/**
 * A position of each game; what is said about it; a move, or else the first legal one, and what is said then.
 *
 * @type {Record<string, { line: string; said: string; move: string; next: string }>}
 */
const POSITIONS = {
  ergo: {
    line: "fen 10/10/10/10/1Sssss4/10/2S7/10/10 1",
    said: "Threats: Black threatens five at g5: White can stop it there.",
    move: "g5",
    next: "Neither side threatens five or an open four.",
  },
  emergo: {
    line: "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6",
    said:
      "After Black’s capture: The capturing piece lands on c5. White’s stacks on c4, d3, e4, f5 and g6 will be gone. " +
      "All other stacks keep their owner.",
    move: "g7xg5xe5xe3xc3xc5",
    next: "If Black gets to capture: The capturing piece lands on e3.",
  },
  hexemergo: {
    line: "fen 2,x3/2,2,x,1,2/x,2,x,1,1,2/x2,2,x3,2/1,x2,1,x,1/x,1,x2,1/1,x3 2 3-4",
    said:
      "After Black’s capture: The capturing piece lands on a4. White’s stacks on a3, b2, d3, e5 and f6 will be gone. " +
      "All other stacks keep their owner.",
    move: "",
    next: "If Black gets to capture: The capturing piece lands on e5.",
  },
  intermedium: {
    line: "fen x7/x6,b2/x7/x7/a2,x6/x3,a1,x3/x2,a1,b3,a1,x2/x3,a2,x3/x7/x7 1 4",
    said: "Gaps left: Both cities have 3 gaps. No gap around Black’s d4. All other stacks have two gaps or more.",
    move: "a6@b5-c4",
    next: "Both cities have 3 gaps.",
  },
};

const SCREENS = [
  { name: "mouse, 1280 by 800", viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: "touch, 390 by 844, dark", viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: "touch, 320 by 568", viewport: { width: 320, height: 568 }, hasTouch: true },
];

/**
 * The message, and what is announced beside the game.
 *
 * @param {Page} page
 */
const announced = (page) => page.locator("#board [role=status]");

/**
 * The pixels of the canvases, as text.
 *
 * @param {Page} page
 */
async function pictureOf(page) {
  await untilDrawn(page);
  return page
    .locator("#board .board")
    .evaluate((board) => [...board.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL()).join(" "));
}

/**
 * Chooses the entry, as a finger or the mouse does.
 *
 * @param {Page} page
 * @param {boolean} hasTouch
 */
async function chooseExplain(page, hasTouch) {
  if (!hasTouch) return chooseFromMenu(page, "explain");
  await toolbarButton(page, "more").tap();
  await page.locator('#board .toolbar .menu [data-action="explain"]').tap();
}

for (const game of Object.keys(POSITIONS)) {
  for (const { name, viewport, hasTouch } of few(2, SCREENS)) {
    test(`a position of ${game} is explained as long as that is switched on: ${name}`, () =>
      withPage(
        {
          viewport,
          hasTouch,
          colorScheme: name.endsWith("dark") ? "dark" : "light",
          stored: storedGame(POSITIONS[game].line, ["person", "person"], { game }),
        },
        async (page) => {
          const { said, move, next } = POSITIONS[game];
          await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
          const board = page.locator("#board .board");
          const [place, before] = [await board.boundingBox(), await pictureOf(page)];
          await chooseExplain(page, hasTouch);
          await until(page, "state.threats?.facts");
          await expectStatus(page, said);
          await announced(page).getByText(said, { exact: true }).waitFor({ state: "attached" });
          assert.notEqual(await pictureOf(page), before, "the board shows it");
          assert.deepEqual(await board.boundingBox(), place, "the board stays where it is");
          await expectNoSidewaysScrolling(page);
          await expectAccessible(page, "an explained position");
          const entry = (await openMenu(page)).locator('[data-action="explain"]');
          await expect(entry).toHaveAttribute("aria-checked", "true");
          await page.keyboard.press("Escape");
          // It follows the game.
          await page.evaluate(async (move) => {
            const board = /** @type {any} */ (document.querySelector("#board"));
            await board.play(move || (await board.legalMoves())[0]);
          }, move);
          await expectStatus(page, next);
          await chooseExplain(page, hasTouch);
          await until(page, "!state.threats");
        },
      ));
  }
}

test("a key explains the position, and threats can be shown as well", () =>
  withPage({ stored: storedGame(POSITIONS.ergo.line) }, async (page) => {
    const { said, next } = POSITIONS.ergo;
    const listener = new Listener(page);
    await listener.findBoard();
    await listener.press("i");
    await listener.hears("the threats and what parries them", new RegExp(said));
    await toolbarButton(page, "threats").click();
    await until(page, "state.threats?.found && state.threats.facts");
    await cell(page, "g5").click();
    await expectStatus(page, next);
    await toolbarButton(page, "threats").click();
    await until(page, "!state.threats?.found && state.threats?.facts");
    await cell(page, "e4").focus();
    await listener.press("i");
    await listener.hears("that it is off", /^Positions are no longer explained\.$/);
    assert.equal((await stateOf(page)).threats, undefined);
  }));

test("a position is explained in a study, without long tasks", () =>
  withPage({ path: "#/emergo/study", reducedMotion: "no-preference" }, async (page) => {
    const board = page.locator("#place.study ergo-board");
    await board.evaluate((board) => /** @type {any} */ (board).ready);
    await board.evaluate((board, line) => {
      const [position] = line.replace("fen ", "").split(" moves ");
      /** @type {any} */ (board).position = position;
      return /** @type {any} */ (board).ready;
    }, POSITIONS.emergo.line);
    const menu = board.locator(".toolbar .menu");
    const toggle = async () => {
      await board.locator('[data-action="more"]').click();
      await menu.locator('[data-action="explain"]').click();
    };
    await expectShortTasks(page, async () => {
      await toggle();
      await expect(board.locator(".message")).toContainText("If Black gets to capture");
      await toggle();
      await expect(board.locator(".message")).not.toContainText("If Black gets to capture");
    });
    await toggle();
    await board.evaluate((board) => /** @type {any} */ (board).play("g6"));
    await expect(board.locator(".message")).toContainText(POSITIONS.emergo.said);
    await expectAccessible(page, "a study with an explanation");
  }));

test("where the system forces its colours, the board still shows what is explained", () =>
  withPage({ forcedColors: "active", stored: storedGame(POSITIONS.ergo.line) }, async (page) => {
    await until(page, "state.status.kind === 'ready'");
    const before = await pictureOf(page);
    await chooseFromMenu(page, "explain");
    await expectStatus(page, POSITIONS.ergo.said);
    assert.notEqual(await pictureOf(page), before);
  }));

test("moves are explained on request, and no longer after another tap", () =>
  withPage(
    {
      stored: {
        ...storedGame("startpos moves e5 e6 d5 d6 f5 c5 g5 h5"),
        players: ["person", "person"],
      },
    },
    async (page) => {
      await expectStatus(page, "White to move");
      await chooseFromMenu(page, "explain-moves");
      const message = page.locator("#board .message");
      await expect(message).toContainText("h5. It stops White from making five at h5.");
      await cell(page, "g4").click();
      await expect(message).toContainText(
        "g4. It adds to two rows: White now has two in one and two in the other.",
      );
      await page.locator('#board [data-action="undo"]').click();
      await expect(message).toContainText("h5. It stops White");
      await chooseFromMenu(page, "explain-moves");
      await expect(message).not.toContainText("It stops White");
    },
  ));
