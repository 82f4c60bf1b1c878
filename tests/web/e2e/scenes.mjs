/**
 * The scenes of the page: every place, dialog, menu and state worth looking at, always the same whatever the
 * speed of the machine. Tests that look at everything go through this list.
 */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { readPuzzles } from "../../../www/exercise/read-puzzles.js";
import { expectCount, importGames, openLibrary } from "./library.mjs";
import {
  cell,
  chooseFromMenu,
  openDialog,
  openMenu,
  runInWorkers,
  storedGame,
  toolbarButton,
  until,
  untilDrawn,
  withPage,
} from "./support.mjs";
import { GAMES } from "../../../www/games/start.js";

/** @import {Page} from "@playwright/test" */

/**
 * @typedef {object} Scene
 * @property {string} name
 * @property {string} [path]
 * @property {Record<string, unknown>} [stored] a game from an earlier visit; without one it is the first
 * @property {(page: Page) => Promise<unknown>} [act] leads from the game to the scene
 * @property {(page: Page) => Promise<unknown>} [isThere] waits until everything is seen
 * @property {boolean} [isNarrow] whether it is there on phones only
 */

const ERGO = "startpos moves e5 f5 e4 e3 d6 c7 d5 c5 e6 e7 f7 g8 c4 b3 d4 d3 j1 j2 a9";
const EMERGO = "fen x/2,x2/1,x3,2/x3,2,x2,1/x,2,x,2,x,1,x3/x,1,x,1,x,2,x/x,1,x,1,2/x3/x 1 5-5 moves g6";
const HEXEMERGO = "fen 2,x3/2,2,x,1,2/x,2,x,1,1,2/x2,2,x3,2/1,x2,1,x,1/x,1,x2,1/1,x3 2 3-4";
const INTERMEDIUM = "startpos moves c4@d5-e6-d7-c8 e7@f6-g5-f4-e3 e4@f5-g6-f7-e8 c7@d6-e5-d4-c3";
/** White can make five, and Black threatens it. */
const FOURS = "startpos moves e5 d5 e6 d6 e7 d7 e4 d4";

/** Games that are over: won, lost, and won by one of two people. */
const WON = `${FOURS} e3`;
const LOST =
  "fen x/2221,x2/x2,12,x2/2,x,11112,x2,2,x/x2,2,x6/x2,112,111,x,2,x/x2,21,x2/x3/x 1 0-1 " +
  "moves e4xc4xc6xe6xe8 d5 d4-e4 d5xd7xf7 e8-e7 f7xd7xd5 d6xd4 g4-f4 e4xg4 g6-g5 g4xg6 b6-b5 g6-f6 b5-c5 d5xb5";
const FALLEN =
  "startpos moves g2@f1-e2-f3-g4 a7@b6-a5-b4-a3 c2@d1-e2-f3-g4 b8@c7-d6-c5-b4 g4@f3-e4-d3-e2-f3-e4 c7@d6-e5-d4-c3-b2 " +
  "f3@e4-f5-g6-f7-g8-f9-e10-d9 e7@f6-e5-d4-c3 e4@d5-e6-d7-c8-b9-c10-d9";

/** A game with mistakes of both players. */
const REVIEWED = `[Game "ergo"]
[First "Ann"]
[Second "Ben"]

1. e5 e6 2. d5 f5 3. d4 c3 4. e4 d6 5. c5 f6 6. b6 f7 7. g5 f4 8. f3 c6 9. b5 a1 *
`;
/** Positions being set up, with something wrong. */
const DRAFTS = {
  ergo: "4S5/3l6/10/4SsL3/4S5/4L5/3S2l3/10/4S5 1",
  hexemergo: "x4/x5/1,x,2,x3/x2,1122,x4/x3,12,x2/x5/x4 1 6-12",
};

const STUDY =
  '[Game "ergo"]\n\n1. e5 $1 {The middle.} 1... d5 2. e6 (2. f5 f6 {[%csl Ge5] [%cal Rf6e7] Both hold the middle.}) 2... a9 3. d6 c4 *';

/**
 * Opens a game text as a study.
 *
 * @param {Page} page
 * @param {string} text
 */
async function openStudy(page, text) {
  await page.locator('#place [data-study="comment"]').waitFor();
  await page.locator("#place ergo-board").evaluate(async (element, text) => {
    const board = /** @type {any} */ (element);
    board.gameText = text;
    await board.ready;
  }, text);
}

/**
 * @param {string} game
 * @param {string} positionLine
 * @param {["person" | "engine", "person" | "engine"]} [players]
 */
const played = (game, positionLine, players) => ({
  ...storedGame(positionLine, players, { level: 3 }),
  game,
});

/**
 * Taps cells one after the other.
 *
 * @param {...string} names
 */
const tap =
  (...names) =>
  async (/** @type {Page} */ page) => {
    for (const name of names) await cell(page, name).click();
    await until(page, `state.view.entry.length === ${names.length}`);
  };

/**
 * The small pictures of the first visit are drawn.
 *
 * @param {Page} page
 */
const isWelcoming = (page) =>
  page.waitForFunction(() => {
    const canvases = /** @type {NodeListOf<HTMLCanvasElement>} */ (
      document.querySelectorAll("#welcome canvas")
    );
    // Where there is no room for them, they have no size.
    return (
      canvases.length === 3 &&
      [...canvases].every(({ width, clientWidth }) => clientWidth === 0 || width === clientWidth)
    );
  });

/**
 * The position of an exercise is on the board.
 *
 * @param {Page} page
 */
async function isExerciseThere(page) {
  const board = page.locator("#place ergo-board");
  await expect
    .poll(() => board.evaluate((board) => String(/** @type {any} */ (board).state.view?.start)))
    .toContain("/");
}

/**
 * The id of the first puzzle of a game.
 *
 * @param {string} game
 */
const firstPuzzle = (game) =>
  readPuzzles(readFileSync(new URL(`../../../www/games/${game}/puzzles.txt`, import.meta.url), "utf8"))[0].id;

/**
 * The finished game has been looked at, which takes long on a slow machine.
 *
 * @param {Page} page
 */
const isJudged = (page) =>
  expect(page.locator("#board .result .moments")).toHaveText(/key moment/, { timeout: 400_000 });

/**
 * The boards in the window are drawn.
 *
 * @param {Page} page
 */
const hasFigures = (page) =>
  page.waitForFunction(() => {
    const boards = /** @type {any[]} */ ([...document.querySelectorAll("#place ergo-board")]);
    const isSeen = (/** @type {HTMLElement} */ board) => board.getBoundingClientRect().top < innerHeight;
    return boards.length > 0 && boards.filter(isSeen).every((board) => isDrawn(board));

    function isDrawn(/** @type {any} */ board) {
      return board.state.view?.pieces.length > 0 && board.shadowRoot.querySelector("canvas")?.width > 0;
    }
  });

/**
 * Addresses with another origin, as that of the tests changes.
 *
 * @param {string} field
 */
const nameOrigin = (field) => async (/** @type {Page} */ page) => {
  await expect(page.locator(field)).toHaveValue(/127\.0\.0\.1|localhost/);
  await page.locator(field).evaluate((element) => {
    const input = /** @type {HTMLInputElement} */ (element);
    input.value = input.value.replaceAll(location.origin, "https://example.org");
  });
};

/** Games that are imported: with a name, tags, results and without any. */
const LIBRARY = [
  `[Library "id=a&source=play&time=1795000000000&name=My+best+game&tag=club&tag=lions&players=engine-person&side=2&level=5&reason=city"]
[Game "intermedium"] [Termination "Resignation"] c2@d3-e4-f5-g6 0-1`,
  `[Library "id=b&source=friend&time=1794900000000&players=person-remote&side=1"]
[Game "emergo"] [Second "Anna"] *`,
  `[Game "ergo"] [First "Ada"] [Second "Cleo"] [Date "2025.03.01"] [Termination "Resignation"] e5 d5 e6 1-0`,
  `[Game "ergo"] [First "Dora"] [Second "Eve"] [Date "2024.03.01"] e5 d5 *`,
].join("\n\n");

/**
 * Opens the list of keys. The page listens once its last modules are loaded.
 *
 * @param {Page} page
 */
export async function openKeys(page) {
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  await expect(async () => {
    await page.keyboard.press("?");
    await keys.waitFor({ timeout: 1000 });
  }).toPass();
  return keys;
}

/** @type {Scene[]} */
export const SCENES = [
  ...GAMES.map((game) => ({
    name: `first-${game}`,
    path: `#/${game}`,
    isThere: isWelcoming,
  })),
  { name: "play-ergo", stored: played("ergo", ERGO, ["engine", "person"]), act: tap("j2") },
  { name: "play-emergo", stored: played("emergo", EMERGO), act: tap("g7", "g5") },
  { name: "play-hexemergo", stored: played("hexemergo", HEXEMERGO), act: tap("g6", "e6") },
  {
    name: "play-intermedium",
    stored: played("intermedium", INTERMEDIUM, ["person", "engine"]),
    act: tap("d3", "e4"),
  },
  {
    name: "refused",
    stored: played("emergo", EMERGO),
    act: (page) => cell(page, "a5").click(),
    isThere: (page) => page.locator("#board .toast.shown").waitFor(),
  },
  {
    name: "hint",
    stored: played("ergo", FOURS, ["person", "engine"]),
    act: async (page) => {
      await toolbarButton(page, "hint").first().click();
      await until(page, "state.hint?.move");
      for (const step of [2, 3]) {
        await page.locator("#board .message [data-action=hint]").click();
        await until(page, `state.hint?.step === ${step}`);
      }
    },
  },
  {
    name: "threats",
    stored: played("ergo", FOURS),
    act: (page) => toolbarButton(page, "threats").click(),
    isThere: (page) => until(page, "state.threats?.found?.length > 0"),
  },
  { name: "over-ergo", stored: played("ergo", WON, ["person", "engine"]), isThere: isJudged },
  { name: "over-emergo", stored: played("emergo", LOST, ["engine", "person"]), isThere: isJudged },
  { name: "over-intermedium", stored: played("intermedium", FALLEN), isThere: isJudged },
  { name: "menu", stored: played("ergo", ERGO), act: openMenu },
  {
    name: "page-menu",
    stored: played("ergo", ERGO),
    isNarrow: true,
    act: (page) => page.locator("#menu-button").click(),
    isThere: (page) => page.locator("header .menu:popover-open").waitFor(),
  },
  {
    name: "analysis",
    stored: played("ergo", FOURS),
    act: (page) => chooseFromMenu(page, "analyse"),
    isThere: (page) => until(page, "state.analysis?.finding?.info.lines.length >= 1"),
  },
  {
    name: "rules-tab",
    stored: played("emergo", EMERGO),
    act: (page) => page.locator("#board").getByRole("tab", { name: "Rules" }).click(),
    isThere: (page) => page.locator("#rules-tab h2").first().waitFor(),
  },
  ...GAMES.map((game) => ({
    name: `rules-${game}`,
    path: `#/${game}/rules`,
    isThere: hasFigures,
  })),
  {
    name: "study",
    path: "#/ergo/study",
    act: async (page) => {
      await openStudy(page, STUDY);
      await page
        .locator("#place ergo-board")
        .evaluate((board) => /** @type {any} */ (board).edit({ kind: "go", line: ["e5", "d5", "f5", "f6"] }));
      await expect(page.locator('#place [aria-current="step"]')).toHaveText("f6");
    },
    isThere: (page) => expect(page.locator("#place .board:not(.rough) .shapes > g")).toHaveCount(2),
  },
  ...Object.entries(DRAFTS).map(([game, position]) => ({
    name: `editor-${game}`,
    path: `#/${game}/editor`,
    act: async (/** @type {Page} */ page) => {
      // The text of the start would come between selecting and typing.
      await page.locator("#place .verdict .icon").waitFor();
      await page.locator("#draft-text").fill(position);
      await page.locator("#place .verdict.wrong").waitFor();
    },
    // Versions of Chromium differ in how far filling the field has scrolled.
    isThere: (/** @type {Page} */ page) =>
      page
        .locator("#place .verdict.wrong")
        .evaluate((verdict) => verdict.scrollIntoView({ block: "center" })),
  })),
  {
    name: "review",
    path: "#/ergo/study",
    act: async (page) => {
      await openStudy(page, REVIEWED);
      await page.getByRole("button", { name: "Review this game" }).click();
      await expect(page.locator("#place .review .why")).toContainText("was stronger", { timeout: 60_000 });
      // It comes with the opening explorer.
      await expect(page.locator("#place .review")).toContainText("Known opening", { timeout: 60_000 });
    },
    isThere: async (page) => {
      await expect(page.locator("#place .board:not(.rough) .shapes .sign")).toHaveCount(1);
      // How far the list scrolled depends on when the card above it grew.
      const worst = page.locator('#place #moves [aria-current="step"]', { hasText: "f7" });
      await worst.evaluate((move) => move.scrollIntoView({ block: "center" }));
    },
  },
  {
    name: "library",
    stored: played("ergo", WON, ["person", "engine"]),
    act: async (page) => {
      await openLibrary(page);
      await expectCount(page, 1);
      await importGames(page, LIBRARY);
      await expectCount(page, 5);
      await page.getByRole("checkbox", { name: "Select Ada – Cleo" }).check();
    },
  },
  {
    name: "learn",
    path: "#/ergo/learn",
    isThere: (page) => page.locator("#place .lessons a").first().waitFor(),
  },
  { name: "lesson", path: "#/ergo/learn/lions", isThere: isExerciseThere },
  {
    name: "puzzle",
    path: `#/emergo/puzzles/${firstPuzzle("emergo")}`,
    isThere: async (page) => {
      await isExerciseThere(page);
      // The same picture every day.
      await page.locator(".puzzles-panel ol").evaluate((week) => week.remove());
    },
  },
  {
    name: "settings",
    path: "#/settings",
    isThere: (page) =>
      page.waitForFunction(() => {
        const canvases = /** @type {NodeListOf<HTMLCanvasElement>} */ (
          document.querySelectorAll("#place canvas")
        );
        return (
          canvases.length === 8 && [...canvases].every(({ width, clientWidth }) => width === clientWidth)
        );
      }),
  },
  {
    name: "about",
    path: "#/about",
    // The same picture for every version.
    isThere: (page) =>
      page.locator(".about .version").evaluate((version) => {
        version.textContent = (version.textContent ?? "").replace(/\d.*\d/, "1.0.0");
      }),
  },
  {
    name: "new-game",
    stored: played("ergo", ERGO, ["engine", "person"]),
    act: (page) => openDialog(page, "new-game"),
  },
  {
    name: "new-game-options",
    stored: played("emergo", EMERGO, ["engine", "person"]),
    act: async (page) => {
      await openDialog(page, "new-game");
      await page.locator("#new-game summary").click();
    },
  },
  {
    name: "share",
    stored: played("ergo", ERGO),
    act: (page) => openDialog(page, "share"),
    isThere: nameOrigin("#share-link"),
  },
  {
    name: "embed",
    stored: played("ergo", ERGO),
    act: (page) => openDialog(page, "embed"),
    isThere: async (page) => {
      await page.waitForFunction(
        () => /** @type {any} */ (document.querySelector("#embed ergo-board"))?.state.view?.pieces.length > 0,
      );
      await nameOrigin("#embed-code")(page);
    },
  },
  { name: "game-text", stored: played("ergo", ERGO), act: (page) => openDialog(page, "game-text") },
  { name: "keys", stored: played("ergo", ERGO), act: openKeys },
];

/** A day on which all games are played. */
const TODAY = new Date("2026-11-22T12:00:00Z");

/** Runs before the scripts of the page: what goes away after some seconds stays. */
function holdTimers() {
  const { setTimeout } = window;
  /** @type {any} */ (window).setTimeout = (
    /** @type {() => void} */ act,
    /** @type {number} */ delay,
    /** @type {unknown[]} */ ...args
  ) => (delay >= 4000 ? 0 : setTimeout(act, delay, ...args));
}

/**
 * Runs before the script of a worker: time passes with every look at the clock, so that the engine finds the
 * same on every machine.
 */
function countTime() {
  let now = 0;
  performance.now = () => (now += 0.5);
}

/**
 * Opens the page and goes to a scene.
 *
 * @param {Scene} scene
 * @param {import("@playwright/test").BrowserContextOptions & { settings?: Record<string, unknown> }} options
 *   `settings` are those of the browser
 * @param {(page: Page) => Promise<void>} test
 */
export const withScene = ({ path, stored, act, isThere }, { settings, ...options }, test) =>
  withPage(
    {
      ...options,
      timezoneId: "UTC",
      drawsShadow: true,
      path,
      stored,
      prepare: async (page) => {
        await page.clock.setFixedTime(TODAY);
        await page.addInitScript(holdTimers);
        await page.addInitScript(
          (settings) => localStorage.setItem("ergo.settings", settings),
          JSON.stringify(settings ?? {}),
        );
        await runInWorkers(page, countTime);
      },
    },
    async (page) => {
      const game = stored?.game ?? "ergo";
      await until(
        page,
        path
          ? `state.status.kind === "ready"`
          : `state.status.kind === "ready" && state.view.game === "${game}"`,
      );
      await act?.(page);
      await isThere?.(page);
      await page.mouse.move(0, 0);
      await untilDrawn(page);
      await test(page);
    },
  );
