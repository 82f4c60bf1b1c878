/**
 * Puzzles: right moves, wrong ones, passes, other defences, the puzzle of the day, and what is kept; at every
 * size.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readPuzzles } from "../../../www/exercise/read-puzzles.js";
import words from "../../../www/text/en/puzzles.js";
import { Listener } from "./listener.mjs";
import { few } from "./sample.mjs";
import {
  choose,
  expectAccessible,
  expectNoSidewaysScrolling,
  namedLine,
  test,
  withPage,
} from "./support.mjs";
import { gamesWith } from "../game-files.mjs";

/** @import {Page} from "@playwright/test" */
/** @import {Puzzle} from "../../../www/exercise/types.js" */

const GAMES = gamesWith("puzzles");

/** @param {string} game */
const puzzlesOf = (game) =>
  readPuzzles(readFileSync(new URL(`../../../www/games/${game}/puzzles.txt`, import.meta.url), "utf8"));

/**
 * @param {string} game
 * @param {(puzzle: Puzzle) => boolean} suits
 * @returns {Puzzle}
 */
function find(game, suits) {
  const found = puzzlesOf(game).find(suits);
  assert.ok(found);
  return found;
}

/** @param {Page} page */
const board = (page) => page.locator("#place ergo-board");
/** @param {Page} page */
const answer = (page) => page.locator(".exercise-card .answer p");
/**
 * @param {Page} page
 * @param {string} name
 */
const button = (page, name) => page.locator(".exercise-card").getByRole("button", { name, exact: true });

/**
 * Waits until a puzzle is on the board and a move is waited for.
 *
 * @param {Page} page
 * @param {Puzzle} [puzzle]
 */
const isReady = (page, puzzle) =>
  expect
    .poll(() => board(page).evaluate((board) => String(/** @type {any} */ (board).state.view?.start)))
    .toContain(puzzle ? puzzle.position : "/");

/**
 * Plays a move as somebody who types it.
 *
 * @param {Page} page
 * @param {string} move
 */
async function type(page, move) {
  const listener = new Listener(page);
  await listener.findBoard();
  await listener.types(move);
}

/**
 * The solution, from the button that shows it.
 *
 * @param {string} path
 */
async function solutionOf(path) {
  /** @type {string[]} */
  let moves = [];
  await withPage({ path }, async (page) => {
    await isReady(page);
    await button(page, "Solution").click();
    await expect(answer(page)).toHaveText(/^That was the solution\./);
    moves = await namedLine(page);
  });
  return moves;
}

/** @param {Page} page */
const rating = async (page) => Number(await page.locator(".puzzles-panel .own b").textContent());

for (const game of few(1, GAMES)) {
  test(`a puzzle of ${game} is solved by keyboard; a wrong try is refuted and taken back`, async () => {
    const wins = puzzlesOf(game).some(({ goal }) => goal === "win 3");
    const puzzle = find(game, ({ goal }) => (wins ? /^win 3$/ : /^gain \d+ in 3$/).test(goal));
    const path = `#/${game}/puzzles/${puzzle.id}`;
    const line = await solutionOf(path);
    // What is won by compulsory captures alone is won at once.
    assert.ok(line.length === 3 || !wins, line.join(" "));
    await withPage({ path }, async (page) => {
      await isReady(page, puzzle);
      await expect(page.getByRole("heading", { name: /wins (in 2 moves|\d+ stones?)$/ })).toBeVisible();
      await expect(page.locator(".exercise-card .text")).toHaveText(/^You are (White|Black)\. /);
      await expectAccessible(page, "a puzzle");
      const moves = await board(page).evaluate((board) => /** @type {any} */ (board).legalMoves());
      const wrong =
        moves.find((/** @type {string} */ move) => move !== line[0] && move.length <= line[0].length) ??
        moves[0];
      await type(page, wrong === line[0] ? moves[1] : wrong);
      // The reply is named as that of the opponent.
      await expect(answer(page)).toHaveText(
        /^Not this one\. ([^:]*[a-z]{4}: \S+|(White|Black) replies \S+, and you win fewer stones)\. Try again\.$/,
      );
      // It is shown, and can be seen again, until the next move begins.
      const colour = await board(page).evaluate((board) =>
        /** @type {any} */ (board).state.setup.players[0] === "remote" ? "White" : "Black",
      );
      const reply = page.locator(".exercise-card .moves button").nth(1);
      await expect(reply).toHaveAccessibleName(new RegExp(`^${colour}: `));
      const isAt = (/** @type {number} */ ply) =>
        expect
          .poll(() => board(page).evaluate((board) => /** @type {any} */ (board).state.view?.at))
          .toBe(ply);
      await isReady(page, puzzle);
      await isAt(0);
      await expect(reply).not.toHaveAttribute("aria-current");
      await reply.click();
      await expect(reply).toHaveAttribute("aria-current", "step");
      await isAt(2);
      await solve(page, line, "Solved, though not at the first try.");
      await expect(button(page, "Next")).toBeFocused();
      await expectAccessible(page, "a solved puzzle");
      assert.ok((await rating(page)) < 800);
      if (wins || (await button(page, "Other defences").isVisible())) {
        // Another defence, chosen by the person, is answered, too.
        await button(page, "Other defences").click();
        await expect(answer(page)).toHaveText(/^Play another answer of (White|Black), then go on\.$/);
        await type(page, line[1]);
        await expect(answer(page)).toHaveText(/(^|stones?\. )Find the (winning move|move that wins)/);
        await solve(page, line, /^Solved/, 2);
      }
      await page.reload();
      await isReady(page);
      assert.ok((await rating(page)) < 800);
    });
  });
}

test("a pass is right where there is no win; otherwise the win is shown", async () => {
  const nothing = find("ergo", ({ goal, themes }) => goal.startsWith("decide") && themes.includes("pass"));
  const something = find("ergo", ({ goal, themes }) => goal.startsWith("decide") && !themes.includes("pass"));
  await withPage({ path: `#/ergo/puzzles/${nothing.id}` }, async (page) => {
    await isReady(page, nothing);
    await button(page, "Pass").click();
    await expect(answer(page)).toHaveText("Right: there is nothing.");
    assert.ok((await rating(page)) > 800);
    await page.goto(new URL(`#/ergo/puzzles/${something.id}`, page.url()).href);
    await isReady(page, something);
    await button(page, "Pass").click();
    await expect(answer(page)).toHaveText("There is a win. Watch.");
    await expect
      .poll(() => board(page).evaluate((board) => /** @type {any} */ (board).state.view?.at))
      .toBeGreaterThan(0);
    await expect
      .poll(() => board(page).evaluate((board) => /** @type {any} */ (board).state.view?.at))
      .toBe(0);
  });
});

test("hints say what it is about, and then where to look", () =>
  withPage(
    { path: `#/emergo/puzzles/${find("emergo", ({ goal }) => goal.startsWith("gain")).id}` },
    async (page) => {
      await isReady(page);
      await button(page, "Hint").click();
      const first = await answer(page).textContent();
      assert.ok(Object.values(words.puzzles.hints).includes(first ?? ""), String(first));
      await button(page, "Hint").click();
      await expect(answer(page)).toHaveText(/^Look at [a-i][1-9]\.$/);
      await expect(board(page).locator(".shapes > g")).toHaveCount(1);
    },
  ));

test("the puzzle of the day is the same for everyone, and a streak is kept", async () => {
  const line = await solutionAt("2026-11-24T09:00:00");
  await withPage(
    { prepare: (page) => page.clock.setFixedTime("2026-11-24T21:00:00"), path: "#/ergo/puzzles/today" },
    async (page) => {
      await isReady(page);
      await expect(page.locator(".exercise-card .chip")).toHaveText("Today’s puzzle");
      await solve(page, line);
      await expect(page.locator(".puzzles-panel h2").nth(1)).toHaveText("1 day so far");
      const [next] = [await solutionAt("2026-11-25T09:00:00")];
      await page.clock.setFixedTime("2026-11-25T10:00:00");
      await page.reload();
      await isReady(page);
      await solve(page, next);
      await expect(page.locator(".puzzles-panel h2").nth(1)).toHaveText("2 days in a row");
      await expect(page.locator(".puzzles-panel li.solved")).toHaveCount(2);
      await page.clock.setFixedTime("2026-11-28T10:00:00");
      await page.reload();
      await isReady(page);
      await expect(page.locator(".puzzles-panel h2").nth(1)).toHaveText("This week");
    },
  );
});

/** @param {string} time */
async function solutionAt(time) {
  /** @type {string[]} */
  let moves = [];
  await withPage(
    { prepare: (page) => page.clock.setFixedTime(time), path: "#/ergo/puzzles/today" },
    async (page) => {
      await isReady(page);
      await button(page, "Solution").click();
      await expect(answer(page)).toHaveText(/^That was the solution\./);
      moves = await namedLine(page);
      // A puzzle whose solution was shown does not count as solved.
      await expect(page.locator(".puzzles-panel h2").nth(1)).toHaveText("This week");
    },
  );
  return moves;
}

/**
 * Plays the solver's moves of a line. What wins stones is followed by captures, which need not be played.
 *
 * @param {Page} page
 * @param {string[]} line
 * @param {string | RegExp} [end] what is said then
 * @param {number} [from]
 */
async function solve(page, line, end = "Solved.", from = 0) {
  for (let at = from; at < line.length; at += 2) {
    await type(page, line[at]);
    const reply = line[at + 1];
    // What was said about the move before may still be there.
    if (reply === undefined) break;
    await expect(answer(page)).toHaveText(/^(Right\.|Solved)/);
    if (!(await answer(page).textContent())?.startsWith("Right.")) break;
    await expect(answer(page)).toHaveText(`Right. Your opponent replies ${reply}. Your move.`);
    await expect
      .poll(() => board(page).evaluate((board) => /** @type {any} */ (board).state.view?.at))
      .toBe(at + 2);
  }
  await expect(answer(page)).toHaveText(end);
}

test("a timed run counts what is solved, crosses out what is missed, and says so at the end", () =>
  withPage({ path: "#/ergo/puzzles" }, async (page) => {
    await isReady(page);
    const run = page.locator(".ways > button").first();
    await expect(run).toHaveText("Three minutes");
    await run.click();
    await expect(run).toHaveText(/^[23]:\d\d · 0 solved$/);
    await expect(run).toHaveAttribute("aria-current", "true");
    // It is seen for a moment only.
    const answers = await page.locator(".exercise-card .answer").evaluateHandle((line) => {
      /** @type {string[]} */
      const seen = [];
      const note = () =>
        seen.push(`${line.getAttribute("data-kind")} ${line.querySelector("svg")?.dataset.icon}`);
      new MutationObserver(note).observe(line, { attributes: true, childList: true, subtree: true });
      return seen;
    });
    // The first move may be the solution by chance.
    await expect(async () => {
      const [move] = await board(page).evaluate((board) => /** @type {any} */ (board).legalMoves());
      await type(page, move);
      await expect.poll(() => answers.evaluate((seen) => seen.at(-1)), { timeout: 5000 }).toMatch(/^none/);
      assert.ok(await answers.evaluate((seen) => seen.includes("missed cross")));
    }).toPass();
    await page.evaluate(() => {
      const { now } = performance;
      performance.now = () => now.call(performance) + 200_000;
    });
    await expect(answer(page)).toHaveText(/^Time is up\. \d solved/);
    await expect(page.locator(".exercise-card .chip")).toHaveText("Practise");
    await expect(run).toHaveText("Three minutes");
  }));

test("theme and difficulty can be chosen, and solved puzzles are listed", () => {
  const [easy] = puzzlesOf("intermedium").filter(({ goal }) => goal === "win 1");
  return withPage({ path: `#/intermedium/puzzles/${easy.id}` }, async (page) => {
    await isReady(page, easy);
    await page.evaluate((id) => {
      const key = `ergo ${new URL(".", location.href).pathname} puzzles intermedium`;
      localStorage.setItem(key, JSON.stringify({ version: 1, tried: { [id]: { solved: true } } }));
    }, easy.id);
    await page.reload();
    await isReady(page);
    const panel = page.locator(".puzzles-panel");
    await panel.getByText("Solved puzzles (1)").click();
    await expect(panel.locator(".solved-ones a")).toHaveText([`${easy.rating} · win in 1 move`]);
    await expect(panel.locator(".solved-ones a")).toHaveAttribute("href", new RegExp(`${easy.id}$`));
    const shown = async () => {
      const now = await board(page).evaluate((board) => /** @type {any} */ (board).state.view?.position);
      return puzzlesOf("intermedium").find(({ position }) => position === now);
    };
    await panel.getByText("Harder").click();
    await expect.poll(async () => (await shown())?.rating ?? 0).toBeGreaterThan(950);
    await choose(page, "Theme", "besieging the city");
    await expect.poll(async () => (await shown())?.themes).toContain("siege");
  });
});

test("on phones the rating and the other ways are in the window, and a long answer does not move the board", () =>
  withPage({ path: "#/ergo/puzzles", viewport: { width: 390, height: 664 } }, async (page) => {
    await isReady(page);
    const ways = page.locator(".ways > *");
    await expect(ways).toHaveText(["Today", "Rated 800", "Three minutes", ""]);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    const place = () => board(page).evaluate((board) => JSON.stringify(board.getBoundingClientRect()));
    const before = await place();
    await answer(page).evaluate(
      (line) =>
        (line.textContent = "Not this one. Black then makes five in a row: e5. Try again. ".repeat(3)),
    );
    assert.equal(await place(), before);
    await ways.last().click();
    await expect(page.locator(".puzzles-panel .own b")).toBeInViewport({ ratio: 1 });
  }));

test("on phones the task stands below the board, where its answer will be, and the buttons follow", () =>
  withPage({ path: "#/ergo/puzzles", viewport: { width: 390, height: 844 } }, async (page) => {
    await isReady(page);
    const text = page.locator(".exercise-card .text");
    await expect(text).toBeVisible();
    const [cells, task, actions] = await Promise.all(
      [board(page).locator(".board"), text, page.locator(".exercise-card .actions")].map(
        async (part) => /** @type {{ y: number; height: number }} */ (await part.boundingBox()),
      ),
    );
    const below = cells.y + cells.height;
    assert.ok(task.y >= below - 1, `the task at ${task.y}, the board to ${below}`);
    assert.ok(actions.y - below < 80, `buttons ${actions.y - below} px below the board`);
    await button(page, "Hint").click();
    await expect(answer(page)).toBeVisible();
    await expect(text).toBeHidden();
  }));

test("an address without a puzzle leads to another one", () =>
  withPage({ path: "#/ergo/puzzles/nosuch" }, async (page) => {
    await isReady(page);
    await expect(answer(page)).toHaveText("There is no such puzzle here. This is another one.");
  }));

for (const [what, files, path] of /** @type {[string, RegExp, string][]} */ ([
  ["puzzles", /\/puzzles\/ergo-/, "#/ergo/puzzles"],
  ["lessons", /\/lessons\/ergo-/, "#/ergo/learn"],
]))
  test(`${what} of which the host has sent half are not shown as fewer, and can be tried again`, () => {
    let isCut = true;
    return withPage(
      {
        path,
        expects: /integrity|digest|ergo-/,
        prepare: (page) =>
          page.route(files, async (route) => {
            const response = await route.fetch();
            const body = await response.body();
            await route.fulfill({ response, body: isCut ? body.subarray(0, body.length / 2) : body });
          }),
      },
      async (page) => {
        const place = page.locator("#place");
        const again = place.getByRole("button", { name: "Try again" });
        await expect(again).toBeVisible();
        isCut = false;
        await again.click();
        await expect(again).toBeHidden();
        await expect(place.getByRole("heading").first()).toBeVisible();
      },
    );
  });

test("a game without puzzles offers its lessons and the puzzles of other games", () =>
  withPage(
    {
      path: "#/intermedium/puzzles",
      // The browser would refuse another file: the page knows the hash of this one.
      prepare: (page) =>
        page.addInitScript(() => {
          const { fetch } = window;
          window.fetch = (url, options) =>
            `${url}`.includes("/puzzles/intermedium-")
              ? Promise.resolve(new Response(""))
              : fetch(url, options);
        }),
    },
    async (page) => {
      const place = page.locator("#place");
      await expect(place).toContainText("There are no puzzles for Intermedium yet.");
      await expect(place.getByRole("link")).toContainText(["Learn Intermedium", "Ergo puzzles"]);
      await place.getByRole("link", { name: "Emergo puzzles", exact: true }).click();
      await isReady(page);
      await expect(page).toHaveTitle(/^Emergo puzzles/);
    },
  ));

for (const [width, height] of few(2, [
  [320, 568],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1920, 1080],
  [1280, 800],
])) {
  test(`puzzles at ${width}×${height} are in the window`, () =>
    withPage({ path: "#/ergo/puzzles", viewport: { width, height } }, async (page) => {
      for (const game of GAMES) {
        // The most buttons, where there are such puzzles.
        const puzzle = puzzlesOf(game).find(({ goal }) => goal.startsWith("decide")) ?? puzzlesOf(game)[0];
        await page.evaluate((hash) => (location.hash = hash), `#/${game}/puzzles/${puzzle.id}`);
        await isReady(page, puzzle);
        await page.evaluate(() => document.fonts.ready);
        await answer(page).evaluate(
          (line) =>
            (line.textContent = "Not this one. White wins in 3 moves, whatever the answer. Try again."),
        );
        assert.deepEqual(await page.evaluate(outside), [], game);
        const middle = await page.evaluate(middleOfBoard);
        assert.ok(width > height || Math.abs(middle - width / 2) < 2, `${game}: the middle is at ${middle}`);
        await expectNoSidewaysScrolling(page);
      }
    }));
}

/** In the page: where the middle of the board is. */
function middleOfBoard() {
  const { shadowRoot } = /** @type {HTMLElement} */ (document.querySelector("#place ergo-board"));
  const board = /** @type {HTMLElement} */ (shadowRoot?.querySelector(".board"));
  const box = board.getBoundingClientRect();
  return (box.left + box.right) / 2;
}

/** In the page: what of the board and the card is outside the window. */
function outside() {
  const board = /** @type {HTMLElement} */ (document.querySelector("#place ergo-board"));
  const cells = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector(".board"));
  const buttons = [
    ...document.querySelectorAll(".exercise-card .actions > *, .exercise-card .answer, .exercise-card .text"),
  ];
  return [cells, ...buttons].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isIn =
      box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    return isIn
      ? []
      : [
          `${element.textContent?.trim().slice(0, 30)}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
        ];
  });
}
