/** The library with 10,000 games: importing them, and finding one. */
import { randomMoves } from "../random-game.mjs";
import { random } from "../e2e/random.mjs";
import { GAMES } from "../../../www/games/start.js";
import { Visit } from "./visit.mjs";

/**
 * How many games there are, with the one that is there before; and how many of each kind differ in more than
 * names and dates.
 */
const MANY = 10_000;
const LINES = 12;
const PLIES = 24;

/** The text that is typed into the search, letter by letter. */
const SEARCH = "bruno 201";

/** How far is scrolled in a frame, in pixels, and how many frames are scrolled. */
const STEP = 300;
const FRAMES = 180;

const NAMES = "Ada Bruno Cleo Dora Emil Fritz Greta Hugo Ida Jan Klara Leo Mina Nora Otto Paula".split(" ");

/** A file of many games of all kinds, the same every time. */
function file() {
  const below = random(1);
  const among = (/** @type {readonly any[]} */ list) => list[below(list.length)];
  const kinds = GAMES.map((game) => ({
    game,
    lines: Array.from({ length: LINES }, (_, at) => randomMoves(game, PLIES - at).join(" ")),
  }));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return Array.from({ length: MANY - 1 }, (_, at) => {
    const { game, lines } = among(kinds);
    const result = among(["1-0", "0-1", "1/2-1/2", "*"]);
    const tags = {
      Game: game,
      Event: at,
      First: among(NAMES),
      Second: among(NAMES),
      Date: `${1990 + below(36)}.${two(1 + below(12))}.${two(1 + below(28))}`,
      Termination: "agreed",
      Result: result,
    };
    const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
    return [...head, "", `${among(lines)} ${result}`].join("\n");
  }).join("\n\n");
}

const FILE = file();

/** The games of the board may be there as well. */
const isListed = (/** @type {number} */ count) =>
  document.querySelector("#place .row") &&
  Number(document.querySelector('#place [role="grid"]')?.getAttribute("aria-rowcount")) > count;

/**
 * The games are imported in a visit of their own.
 *
 * @param {import("./visit.mjs").Site} site
 */
export async function measureImport({ browser, context, url }) {
  const visit = await Visit.open(browser, context, `${url}#/library`);
  const { page } = visit;
  // The dialog of the browser, which cannot be opened here, has the file already.
  await page.evaluate((text) => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector("#import-file"));
    const files = new DataTransfer();
    files.items.add(new File([text], "games.txt", { type: "text/plain" }));
    input.files = files.files;
  }, FILE);
  await visit.time(
    `Import ${MANY.toLocaleString("en")} games`,
    () => document.querySelector("#import-file")?.dispatchEvent(new Event("change")),
    () =>
      [...document.querySelectorAll("#import-games button")].some(
        (button) =>
          button.classList.contains("main") && /** @type {HTMLElement} */ (button).checkVisibility(),
      ),
  );
  await page.keyboard.press("Escape");
  await page.waitForFunction(isListed, MANY);
  return visit.close();
}

/** @param {import("./visit.mjs").Site} site whose library has the games */
export async function measureLibrary({ browser, context, url }) {
  const visit = await Visit.open(browser, context, `${url}#/ergo`);
  const { page } = visit;
  const go = (/** @type {string} */ address) => void (location.hash = address);
  for (const name of ["first time", "again", "again"]) {
    const isRow = () => document.querySelector("#place .row");
    await visit.time(`List ${MANY.toLocaleString("en")} games, ${name}`, go, isRow, "#/library");
    await page.waitForFunction(isListed, MANY);
    await page.evaluate(go, "#/ergo");
  }
  await page.evaluate(go, "#/library");
  await page.waitForFunction(isListed, MANY);
  await visit.time(
    "Scroll the list",
    ([step, frames]) => {
      const main = /** @type {HTMLElement} */ (document.querySelector("main"));
      /** @type {any} */ (window).left = frames;
      const scroll = () => {
        main.scrollTop += step;
        if ((/** @type {any} */ (window).left -= 1) > 0) requestAnimationFrame(scroll);
      };
      requestAnimationFrame(scroll);
    },
    () => /** @type {any} */ (window).left === 0,
    [STEP, FRAMES],
    true,
  );
  await page.evaluate(() => void ((/** @type {any} */ (document.querySelector("main")).scrollTop = 0)));
  const type = (/** @type {string} */ text) => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector('#place input[type="search"]'));
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  for (let length = 1; length <= SEARCH.length; length++)
    await visit.time(
      length === 1 ? "Search, first key" : "Search, other keys",
      type,
      () => true,
      SEARCH.slice(0, length),
    );
  for (let length = SEARCH.length - 1; length >= 0; length--)
    await visit.time("Search, delete", type, () => true, SEARCH.slice(0, length));
  for (const order of ["opponent", "newest", "longest", "oldest"]) {
    await page.locator('#place button[name="order"]').click();
    await visit.time(
      order === "opponent" ? "Sort by name" : "Sort",
      (order) => /** @type {any} */ (document.querySelector(`#place [data-action="order-${order}"]`)).click(),
      () => true,
      order,
    );
  }
  // The oldest ones are from the file.
  await visit.time(
    "Open a game",
    () => /** @type {HTMLElement} */ (document.querySelector("#place .row .open")).click(),
    () => {
      const board = /** @type {any} */ (document.querySelector("#board"));
      return board.checkVisibility() && board.state.view?.history.length > 0;
    },
  );
  return visit.close();
}
