/**
 * `node every-game.mjs <address>` opens each game of a site in Chromium and plays some moves against the
 * engine. It fails if one cannot be played, or if the browser reports an error.
 */
import { chromium } from "@playwright/test";
import { GAMES } from "../../www/games/start.js";

/** How many moves are played of each, without those of the engine. */
const MOVES = 3;

const address = process.argv[2];
if (!address) throw new Error("node every-game.mjs <address>");

const browser = await chromium.launch({
  executablePath: process.env.ERGO_CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
/** @type {string[]} */
const errors = [];
page.on("pageerror", (error) => errors.push(String(error)));
page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
for (const game of GAMES) {
  await page.goto(`${address}#/${game}`);
  await page.reload();
  const moves = await page.evaluate(play, { game, count: MOVES });
  console.log(`${game}: ${moves.join(" ")}`);
}
await browser.close();
if (errors.length > 0) throw new Error(errors.join("\n"));

/**
 * Runs in the page: plays against level 1, and returns all moves.
 *
 * @param {{ game: string; count: number }} what
 */
async function play({ game, count }) {
  await customElements.whenDefined("ergo-board");
  const board = /** @type {any} */ (document.createElement("ergo-board"));
  board.setAttribute("game", game);
  board.setAttribute("level", "1");
  board.setAttribute("loading", "eager");
  document.body.append(board);
  await board.ready;
  for (let played = 0; played < count; played++) {
    const [move] = await board.legalMoves();
    const replied = new Promise((resolve) => {
      board.addEventListener("moved", (/** @type {CustomEvent} */ event) => {
        if (event.detail.by === "engine") resolve(undefined);
      });
    });
    await board.play(move);
    await replied;
  }
  const moves = [...board.moves];
  board.remove();
  return moves;
}
