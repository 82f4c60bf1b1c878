/** The games: from the first visit to the end, with all that helps, seen and heard. */
import { expect } from "@playwright/test";
import { GAMES } from "../../../../www/games/start.js";
import { TESTED } from "../../games/index.mjs";
import { anew, go, press, put, remote, step } from "./steps.mjs";
import { cell, chooseFromMenu, openMenu, until } from "../support.mjs";

/** @import {Step} from "./steps.mjs" */

/** White can make five, and Black threatens it. */
const FOURS = "startpos moves e5 d5 e6 d6 e7 d7 e4 d4";

/**
 * Games that are over.
 *
 * @type {[
 *   name: string,
 *   game: string,
 *   positionLine: string,
 *   players: ["person" | "engine", "person" | "engine"],
 * ][]}
 */
const ENDS = [
  ["won", "ergo", `${FOURS} e3`, ["person", "engine"]],
  ["lost", "ergo", `${FOURS} e3`, ["engine", "person"]],
  ["won by one of two", "ergo", `${FOURS} e3`, ["person", "person"]],
  ["a draw", "ergo", "fen 10/10/4ss4/3sSSs3/2sSSSSs2/2sSSSSs2/3sSSs3/4ss4/10 1", ["person", "person"]],
  [
    "lost",
    "emergo",
    "fen x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1 " +
      "moves e4xc4xc6xe6xe8 d5 d4-e4 d5xd7xf7 e8-e7 f7xd7xd5 d6xd4 g4-f4 e4xg4 g6-g5 g4xg6 b6-b5 g6-f6 b5-c5 d5xb5",
    ["engine", "person"],
  ],
  [
    "won",
    "intermedium",
    "startpos moves g2@f1-e2-f3-g4 a7@b6-a5-b4-a3 c2@d1-e2-f3-g4 b8@c7-d6-c5-b4 g4@f3-e4-d3-e2-f3-e4 " +
      "c7@d6-e5-d4-c3-b2 f3@e4-f5-g6-f7-g8-f9-e10-d9 e7@f6-e5-d4-c3 e4@d5-e6-d7-c8-b9-c10-d9",
    ["person", "person"],
  ],
];

/**
 * Presses a key on the board and waits until something is said.
 *
 * @param {string} key
 * @returns {Step}
 */
const key = (key) =>
  step(`the key ${key}`, async (page) => {
    const count = () => page.evaluate(() => /** @type {any} */ (window).saidSoFar());
    const before = await count();
    await page.keyboard.press(key);
    await expect.poll(count).toBeGreaterThan(before);
  });

/** @type {Step[]} */
export const FIRST = GAMES.map((game) =>
  anew(`the first visit to ${game}`, async (page) => {
    await go(page, game);
    await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
    await page.locator(":is(#goal, #welcome) h2:visible").first().waitFor();
  }),
);

/** @type {Step[]} */
const MOVING = TESTED.flatMap(({ game, midgame: { positionLine, touched, refused } }) => [
  anew(`the start of ${game}`, (page) => put(page, game, "startpos")),
  anew(`${game} in play`, (page) => put(page, game, positionLine)),
  ...touched.map((name, at) =>
    step(`${name} touched in ${game}`, async (page) => {
      await cell(page, name).click();
      await until(page, `state.view.entry.length === ${at + 1}`);
    }),
  ),
  anew(`a refused tap in ${game}`, async (page) => {
    await put(page, game, positionLine);
    await cell(page, refused).click();
    await page.locator("#board .toast.shown").waitFor();
  }),
  step(`an earlier position of ${game}`, async (page) => {
    await page.evaluate(() => /** @type {any} */ (document.querySelector("#board")).goTo(0));
    await until(page, "state.view.at === 0");
  }),
  step(`${game} explained`, async (page) => {
    await put(page, game, positionLine);
    await chooseFromMenu(page, "explain");
    await until(page, "state.threats?.facts");
  }),
  step(`${game} explained no more`, async (page) => {
    await chooseFromMenu(page, "explain");
    await until(page, "!state.threats?.facts");
  }),
  step(`the menu of ${game}`, openMenu),
]);

/** @type {Step[]} */
const HELP = [
  anew("a hint", async (page) => {
    await put(page, "ergo", FOURS, ["person", "engine"]);
    await press(page, "hint");
    await until(page, "state.hint?.move");
  }),
  ...[2, 3].map((number) =>
    step(`step ${number} of a hint`, async (page) => {
      await page.locator("#board .message [data-action=hint]").click();
      await until(page, `state.hint?.step === ${number}`);
    }),
  ),
  anew("threats", async (page) => {
    await put(page, "ergo", FOURS);
    await press(page, "threats");
    await until(page, "state.threats?.found?.length > 0");
  }),
  step("no threats", async (page) => {
    // Threats are still shown.
    await put(page, "ergo", "startpos moves e5 d5");
    await until(page, "state.threats?.found");
  }),
  step("a warning", async (page) => {
    await put(page, "ergo", "startpos moves e5 d4 e6 d5 d8 d6 h8 d7", ["person", "engine"], {
      level: 1,
      paused: false,
    });
    await cell(page, "j1").click();
    await until(page, `state.question?.about === "blunder"`);
  }),
  anew("resigning", async (page) => {
    await put(page, "ergo", "startpos moves e5 d5", ["person", "engine"]);
    await chooseFromMenu(page, "resign");
    await until(page, "state.question");
  }),
  anew("offering a draw", async (page) => {
    await put(page, "ergo", "startpos moves e5 d5", ["person", "engine"]);
    await chooseFromMenu(page, "offerDraw");
    await until(page, "state.question");
  }),
  step("its answer", async (page) => {
    const before = await page.locator("#board .message").textContent();
    await page.locator("#board .message button:not(.cancel)").click();
    await expect(page.locator("#board .message")).not.toHaveText(before ?? "");
  }),
  anew("a choice of sides", async (page) => {
    await put(page, "ergo", "startpos moves e5", ["engine", "person"], { options: ["swap"] });
    await until(page, "state.view.canSwap");
  }),
  anew("a first move that is taken over", async (page) => {
    await put(page, "ergo", "startpos moves e5 swap", ["person", "engine"], { options: ["swap"] });
    await until(page, "state.view.swapped");
  }),
  anew("two engines, paused", (page) => put(page, "emergo", "startpos", ["engine", "engine"], { level: 10 })),
  anew("a clock", (page) =>
    put(page, "ergo", "startpos moves e5 d5", ["person", "engine"], {
      clock: { initial: 1800, increment: 5 },
      level: 10,
    }),
  ),
  anew("a game by link, the friend to move", (page) =>
    put(page, "ergo", "startpos moves e5", ["person", "remote"], { remote: remote(1, ["Anna", "Ben"]) }),
  ),
  anew("a move to be sent", (page) =>
    put(page, "ergo", "startpos moves e5", ["person", "remote"], { remote: remote(0, ["Anna", ""]) }),
  ),
  anew("the rules beside the board", async (page) => {
    await put(page, "emergo", "startpos");
    // Phones have no room for it.
    const tab = page.locator("#board #tab-rules");
    if (!(await tab.isVisible())) return;
    await tab.click();
    // They are loaded once they are in sight.
    await page.locator("#rules-tab").evaluate((rules) => rules.scrollIntoView({ block: "center" }));
    await page.locator("#rules-tab h2").first().waitFor();
  }),
  anew("the analysis", async (page) => {
    await put(page, "ergo", FOURS);
    await chooseFromMenu(page, "analyse");
    await page.locator("#board .lines .move:visible").first().waitFor();
  }),
  step("the analysis, paused", (page) => page.locator("#board .analysis .pause").click()),
  step("a preview", async (page) => {
    await page.locator("#board .lines .move:visible").first().click();
    await until(page, "state.preview");
  }),
];

/** @type {Step[]} */
const RESULTS = ENDS.map(([name, game, positionLine, players]) =>
  anew(`${game}, ${name}`, async (page) => {
    await put(page, game, positionLine, players, { paused: false });
    await page.locator("#board .result h2").waitFor({ state: "attached" });
    await until(page, "state.view.outcome");
  }),
);

/** @type {Step[]} */
const LISTENING = [
  step("a position, read", (page) => put(page, "ergo", "startpos moves e5 a1 f5 b3", ["person", "engine"])),
  step("a piece, chosen by key", async (page) => {
    await cell(page, "e5").focus();
    await page.keyboard.press("Enter");
    await until(page, "state.view.entry.length === 1");
  }),
  ..."l b r c s w d e i i".split(" ").map(key),
  ...[
    ["e5-e7", "a move that is refused"],
    ["z9?", "a move that is none"],
    ["e5", "a move that can be completed"],
  ].map(([text, name]) =>
    step(name, async (page) => {
      const field = page.locator("#typed-move");
      if (!(await field.isVisible())) await page.keyboard.press("m");
      await field.fill(text);
      await field.press("Enter");
      await page.waitForTimeout(100);
    }),
  ),
  step("the list of keys", async (page) => {
    await page.keyboard.press("Escape");
    await cell(page, "e5").focus();
    await page.keyboard.press("?");
    await page.locator("dialog[open] :is(kbd, dt, dl)").first().waitFor();
  }),
];

/** @type {Step[]} */
export const PLAY = [...MOVING, ...HELP, ...RESULTS, ...LISTENING];
