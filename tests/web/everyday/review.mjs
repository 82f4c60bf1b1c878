/** The review of a game, with as many engines as the page starts on this machine. */
import { randomMoves } from "../random-game.mjs";
import { Visit } from "./visit.mjs";

/** How long the game is. */
const PLIES = 80;

const GAME = `[Game "ergo"]\n\n${randomMoves("ergo", PLIES).join(" ")} *`;

/** @param {import("./visit.mjs").Site} site */
export async function measureReview({ browser, context, url }) {
  const visit = await Visit.open(browser, context, `${url}#/ergo/study`);
  const { page } = visit;
  await page.locator('#place [data-study="comment"]').waitFor();
  await page.evaluate(async (text) => {
    const board = /** @type {any} */ (document.querySelector("#place ergo-board"));
    board.gameText = text;
    await board.ready;
  }, GAME);
  const press = () =>
    /** @type {HTMLElement} */ (document.querySelector("#place .review .actions button.main")).click();
  await page.locator("#place .review .actions button.main").first().waitFor();
  await visit.time(
    `Review ${PLIES} moves`,
    press,
    () =>
      /** @type {any} */ (document.querySelector("#place .review .graph")).checkVisibility() &&
      !(/** @type {any} */ (document.querySelector("#place .review progress")).checkVisibility()),
  );
  return visit.close();
}
