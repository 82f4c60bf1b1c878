/** Actions at a board: moves, other games, the dialog of a new one, an analysis, a long study. */
import { GAMES } from "../../../www/games/start.js";
import { randomMoves } from "../random-game.mjs";
import { Visit } from "./visit.mjs";

/** How often each thing is done in a visit. */
const TIMES = 3;

/** Single cells, each of which is a move. */
const FIRST = "e5";
const MOVES = ["e6", "d5", "f5"];

/** The moves of the long study. */
const LONG = randomMoves("ergo", 200);

/** @param {string} name */
function tap(name) {
  const board = /** @type {any} */ (document.querySelector("#board"));
  /** @type {any} */ (window).before = board.state.view.history.length;
  board.shadowRoot.querySelector(`button[data-name="${name}"]`).click();
}

const isLonger = () =>
  /** @type {any} */ (document.querySelector("#board")).state.view.history.length >
  /** @type {any} */ (window).before;

/** @param {import("./visit.mjs").Site} site */
export async function measureBoard({ browser, context, url }) {
  const visit = await Visit.open(browser, context, `${url}#/ergo`);
  const { page } = visit;
  await visit.time("The first move", tap, isLonger, FIRST);
  await page.evaluate(
    async (moves) => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      board.side = "both";
      board.moves = moves;
      await board.ready;
    },
    [FIRST],
  );
  for (const move of MOVES) {
    await page.waitForFunction(() => !(/** @type {any} */ (document.querySelector("#board")).state.pending));
    await visit.time("A move", tap, isLonger, move);
  }
  for (let count = 0; count < TIMES; count++) {
    await visit.time(
      "Take back",
      () => {
        const board = /** @type {any} */ (document.querySelector("#board"));
        /** @type {any} */ (window).before = board.state.view.at;
        board.shadowRoot.querySelector('button[data-action="undo"]').click();
      },
      () =>
        /** @type {any} */ (document.querySelector("#board")).state.view.at <
        /** @type {any} */ (window).before,
    );
  }
  await visit.time("Another game, first time", goTo, isGame, "emergo");
  const [game, other] = GAMES;
  for (const next of [game, other, game]) await visit.time("Another game", goTo, isGame, next);
  for (let count = 0; count < TIMES; count++) {
    await openMenu(page);
    await visit.time(
      count === 0 ? "New game, first time" : "New game",
      choose,
      () => document.querySelector("#new-game[open]"),
      "newGame",
    );
    await page.keyboard.press("Escape");
  }
  for (let count = 0; count < TIMES; count++) {
    await openMenu(page);
    await page.locator('#board .toolbar .menu [data-action="analyse"]').click();
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("#board")).state.analysis?.finding?.info.depth >= 4,
    );
    await openMenu(page);
    await visit.time(
      "End an analysis",
      choose,
      () => !(/** @type {any} */ (document.querySelector("#board")).state.analysis),
      "analyse",
    );
  }
  await inviteFriend(page);
  for (let count = 0; count < TIMES; count++) {
    await openMenu(page);
    const isOpen = () => document.querySelector("#friend-list[open]");
    await visit.time("Games with friends", choose, isOpen, "friend-list");
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => (location.hash = "#/ergo/study"));
  await page.locator('#place [data-study="comment"]').waitFor();
  for (let count = 0; count < TIMES; count++) await timeStudy(visit, count);
  return visit.close();
}

/** @param {string} game */
const goTo = (game) => (location.hash = `#/${game}`);

/** @param {string} game */
const isGame = (game) => /** @type {any} */ (document.querySelector("#board")).state.view?.game === game;

/** @param {import("@playwright/test").Page} page */
async function openMenu(page) {
  await page.locator('#board button[data-action="more"]').click();
  await page.locator("#board .toolbar .menu").waitFor();
}

/**
 * Begins a game with a friend, without which there is no list of them.
 *
 * @param {import("@playwright/test").Page} page
 */
async function inviteFriend(page) {
  await openMenu(page);
  await page.locator('#board .toolbar .menu [data-action="newGame"]').click();
  const dialog = page.locator("#new-game");
  await dialog.getByRole("radio", { name: "Friend by link" }).check({ force: true });
  await dialog.getByRole("button", { name: "Start the game" }).click();
  await page.locator("#friend-send[open]").waitFor();
  await page.keyboard.press("Escape");
}

/**
 * Chooses from the menu of the board, which is open.
 *
 * @param {string} name
 */
const choose = (name) =>
  /** @type {any} */ (document.querySelector("#board")).shadowRoot
    .querySelector(`.toolbar .menu [data-action="${name}"]`)
    .click();

/**
 * @param {Visit} visit
 * @param {number} at each time another study, as the text changes nothing otherwise
 */
const timeStudy = (visit, at) =>
  visit.time(
    `A study of ${LONG.length} moves`,
    (text) => (/** @type {any} */ (document.querySelector("#place ergo-board")).gameText = text),
    (text) => {
      const board = /** @type {any} */ (document.querySelector("#place ergo-board"));
      const event = new Map(board.state.annotations?.tags).get("Event");
      const { length } = board.shadowRoot.querySelectorAll("#moves li button");
      return text.includes(`"${event}"`) && length === board.state.view.history.length;
    },
    `[Game "ergo"]\n[Event "${at}"]\n\n${LONG.join(" ")} *`,
  );
