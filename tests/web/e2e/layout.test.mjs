/**
 * The layout matrix: at every size, in every game and state, light and dark, the turn, the trays and the
 * messages are inside the window and nothing overlaps; cells are as large as the design asks for.
 */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { gamesWith } from "../game-files.mjs";
import { TESTED } from "../games/index.mjs";
import { few } from "./sample.mjs";
import {
  cell,
  expectStatus,
  openMenu,
  storedGame,
  test,
  toolbarButton,
  until,
  untilDrawn,
  withPage,
} from "./support.mjs";
import { readPosition } from "../../../www/storage/position.js";
import { GAMES } from "../../../www/games/start.js";

/** @import {Page} from "@playwright/test" */
/** @import {TestGame} from "../games/types.js" */

/**
 * Sizes of windows.
 *
 * @type {Record<string, [width: number, height: number]>}
 */
const SIZES = {
  "320×568": [320, 568],
  "1280×800": [1280, 800],
  "844×390": [844, 390],
  "768×1024": [768, 1024],
  "390×664": [390, 664],
  "390×844": [390, 844],
  "1920×1080": [1920, 1080],
};

const ERGO = "fen 4l2L2/8SL/3SS3s1/4SSl3/2SSSS1l2/2sss1s3/4s2s2/5s3l/9L 1";

/**
 * @typedef {{
 *   state: string;
 *   positionLine: string;
 *   players?: ["person" | "engine", "person" | "engine"];
 *   level?: number;
 *   clock?: import("../../../www/game/clock.js").TimeControl;
 *   act?: (page: Page) => Promise<unknown>;
 * }} Scene
 */

/**
 * The scenes of every game.
 *
 * @param {TestGame} game
 * @returns {Scene[]}
 */
const scenesOf = ({ midgame: { positionLine, touched, entered, refused } }) => [
  // The name of the strongest level is the longest.
  { state: "the start", positionLine: "startpos", players: ["person", "engine"], level: 10 },
  {
    state: "a middle game",
    positionLine,
    act: async (page) => {
      for (const name of touched) await cell(page, name).click();
      await until(page, `state.view.entry.length === ${entered}`);
    },
  },
  {
    state: "a refused tap",
    positionLine,
    act: async (page) => {
      await cell(page, refused).click();
      await page.locator("#board .toast.shown").waitFor();
    },
  },
];

/**
 * Other scenes of a game.
 *
 * @type {Record<string, Scene[]>}
 */
const MORE = {
  ergo: [
    {
      state: "a clock",
      positionLine: "startpos moves e5 d5",
      players: ["person", "engine"],
      clock: { initial: 1800, increment: 0 },
    },
    {
      state: "a refused move",
      positionLine: ERGO,
      act: async (page) => {
        await cell(page, "e6").click();
        await cell(page, "i2").click();
        await cell(page, "a1").click();
        await page.locator("#board .toast.shown").waitFor();
      },
    },
    {
      state: "a hint",
      positionLine: "startpos moves e5 d5",
      players: ["person", "engine"],
      act: async (page) => {
        await toolbarButton(page, "hint").click();
        await until(page, "state.hint?.move");
      },
    },
    {
      state: "a warning",
      positionLine: "startpos moves e5 d4 e6 d5 d8 d6 h8 d7",
      players: ["person", "engine"],
      act: async (page) => {
        await cell(page, "j1").click();
        await expectStatus(page, "Black can win at");
      },
    },
    {
      state: "an earlier position",
      positionLine: "startpos moves e5 d5 e6 d6",
      act: (page) => toolbarButton(page, "undo").click(),
    },
    {
      state: "the end",
      positionLine: "startpos moves e5 a1 d5 a2 c5 a3 b5 a4 f5",
      players: ["person", "engine"],
    },
  ],
};

/** In the page: what is outside the window, hidden, cut off or overlaps; and the size of a cell. */
function measure() {
  const board = /** @type {HTMLElement} */ (document.querySelector("#board"));
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const find = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
  /** @type {string[]} */
  const wrong = [];
  const isShown = (/** @type {Element | null} */ element) =>
    element?.checkVisibility({ visibilityProperty: true }) ?? false;
  /** @type {Record<string, Element | null>} */
  const parts = {
    header: document.querySelector("header"),
    places: document.querySelector("#places"),
    "the far tray": find(".far"),
    "the board": find(".board"),
    "the message": find(".message"),
    "the own tray": find(".own"),
    "the toolbar": find(".toolbar"),
    "the panel": find(".sheet"),
  };
  // At the end of a game, the result takes the place of other things, and on phones the menu lies on it.
  if (isShown(root.querySelector(".result h2"))) {
    for (const name of ["the message", "the far tray", "the own tray"])
      if (!isShown(parts[name])) delete parts[name];
    if (!parts["the own tray"]) parts["the toolbar"] = find(".result .card");
  }
  const boxes = Object.entries(parts).flatMap(([name, element]) =>
    isShown(element) ? [{ name, box: /** @type {Element} */ (element).getBoundingClientRect() }] : [],
  );
  for (const name of ["the far tray", "the board", "the message", "the own tray", "the toolbar"])
    if (name in parts && !boxes.some((part) => part.name === name)) wrong.push(`${name} is not shown`);
  for (const { name, box } of boxes) {
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
      wrong.push(`${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
  }
  boxes.forEach(({ name, box }, at) => {
    for (const other of boxes.slice(at + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1)
        wrong.push(`${name} overlaps ${other.name} by ${Math.round(across)} × ${Math.round(down)}`);
    }
  });
  // In a tray, the clock, the pieces, the number and the words keep apart.
  for (const tray of root.querySelectorAll(".tray")) {
    const inside = [".token", ".name", ".state", ".stones", ".count", ".clock"].flatMap((part) => {
      const element = tray.querySelector(part);
      return isShown(element)
        ? [{ part, box: /** @type {Element} */ (element).getBoundingClientRect() }]
        : [];
    });
    for (const [at, { part, box }] of inside.entries())
      for (const other of inside.slice(at + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 1) wrong.push(`in a tray, ${part} lies over ${other.part}`);
      }
  }
  // Words may not be cut off.
  const texts = [".message p", ".tray .name", ".tray .state", ".tray .count", ".toolbar > button", ".toast"];
  for (const element of texts.flatMap((selector) => [...root.querySelectorAll(selector)])) {
    if (!isShown(element)) continue;
    const outer = /** @type {HTMLElement} */ (element.closest(".message, .tray, .toolbar, .board"));
    const [inner, box] = [element.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      wrong.push(`${element.className} is cut off: ${element.textContent}`);
    if (
      inner.top < box.top - 1 ||
      inner.bottom > box.bottom + 1 ||
      inner.left < box.left - 1 ||
      inner.right > box.right + 1
    ) {
      wrong.push(`${element.className || element.localName} sticks out: ${element.textContent}`);
    }
  }
  const tops = [...root.querySelectorAll(".toolbar > button")]
    .filter(isShown)
    .map((button) => Math.round(button.getBoundingClientRect().top));
  if (tops.length > 2 && tops.filter((top) => top === tops.at(-1)).length === 1)
    wrong.push("one button is alone in its row");
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
  return {
    wrong,
    cell: find("[data-cell]").getBoundingClientRect().width,
    board: find(".board").getBoundingClientRect().toJSON(),
  };
}

for (const [size, [width, height]] of few(2, Object.entries(SIZES))) {
  test(`every game at ${size}: everything is in the window, light and dark`, () =>
    withPage({ viewport: { width, height }, stored: storedGame("startpos") }, async (page) => {
      /** @type {string[]} */
      const found = [];
      await until(page, `state.status.kind === "ready"`);
      await page.evaluate(() => document.fonts.ready);
      const states = TESTED.flatMap((tested) =>
        [...scenesOf(tested), ...(MORE[tested.game] ?? [])].map((scene) => ({
          game: tested.game,
          least: tested.cells[size],
          ...scene,
        })),
      );
      for (const { game, least, state, positionLine, players, clock, level = 1, act } of states) {
        const stored = { ...storedGame(positionLine, players), game, level, paused: true, clock };
        const setup = { ...stored, ...readPosition({ line: positionLine }) };
        await page.evaluate(
          (setup) => /** @type {any} */ (document.querySelector("#board")).open(setup),
          setup,
        );
        await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
        await act?.(page);
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          await page.emulateMedia({ colorScheme });
          const { wrong, cell } = await page.evaluate(measure);
          found.push(...wrong.map((what) => `${game}, ${state}, ${colorScheme}: ${what}`));
          if (cell < least)
            found.push(`${game}, ${state}, ${colorScheme}: cells have ${cell} pixels, not ${least}`);
        }
      }
      assert.deepEqual(found, []);
    }));
}

for (const [size, [width, height]] of few(3, Object.entries(SIZES))) {
  test(`a first visit at ${size} shows goal, coach and trays in the window`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      for (const game of GAMES) {
        await page.evaluate((game) => (location.hash = `#/${game}`), game);
        await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
        await expectStatus(page, /Tap /);
        const { wrong } = await page.evaluate(measure);
        assert.deepEqual(wrong, [], game);
        await page.locator(":is(#goal, #welcome) h2:visible").waitFor();
        await page.getByRole("button", { name: "Just play" }).waitFor();
      }
      await page.getByRole("button", { name: "Just play" }).click();
      await page.locator("#welcome").waitFor({ state: "detached" });
    }));

  test(`menus at ${size} open in the window`, () =>
    withPage({ viewport: { width, height }, stored: storedGame("startpos moves e5 d5") }, async (page) => {
      await until(page, `state.status.kind === "ready"`);
      const menu = await openMenu(page);
      const box = await menu.boundingBox();
      assert.ok(
        box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height,
        JSON.stringify(box),
      );
      // In a low window the entries are side by side; elsewhere the menu opens at its first one, also the
      // next time.
      if (height < 520)
        assert.ok(
          await menu.evaluate((element) => element.scrollHeight <= element.clientHeight),
          "nothing needs scrolling",
        );
      await menu.evaluate((element) => (element.scrollTop = element.scrollHeight));
      await page.keyboard.press("Escape");
      await openMenu(page);
      assert.equal(await menu.evaluate((element) => element.scrollTop), 0);
    }));
}

/** In the page: what cannot be tapped as something else lies over it. */
function covered() {
  const { shadowRoot } = /** @type {HTMLElement} */ (document.querySelector("#board"));
  const buttons = /** @type {ShadowRoot} */ (shadowRoot).querySelectorAll(".toolbar > button");
  const parts = [...buttons, ...document.querySelectorAll("#notices button, #places a, #games a")];
  return parts.flatMap((part) => {
    if (!part.checkVisibility()) return [];
    const { left, top, width, height } = part.getBoundingClientRect();
    const root = /** @type {Document | ShadowRoot} */ (part.getRootNode());
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return part.contains(hit) ? [] : [part.textContent];
  });
}

for (const [width, height] of /** @type {const} */ ([
  [320, 568],
  [390, 844],
  [640, 360],
  [1280, 800],
])) {
  test(`notices at ${width}×${height} cover nothing`, () =>
    withPage({ viewport: { width, height }, stored: storedGame("startpos moves e5 d5") }, async (page) => {
      await page.evaluate(() => localStorage.setItem("ergo.settings", "{oops"));
      await page.reload();
      await page.locator("#notices button").first().waitFor();
      await until(page, `state.status.kind === "ready"`);
      await openMenu(page);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
    }));
}

/**
 * Low windows: lying phones, and a desktop at 200 %; with the room beside the board, in CSS pixels.
 *
 * @type {Record<string, [width: number, height: number, beside: number]>}
 */
const LOW = {
  "568×320": [568, 320, 176],
  "640×360": [640, 360, 192],
  "667×375": [667, 375, 192],
  "1280×800 at 200 %": [640, 400, 192],
};

/**
 * Every place: its address, what shows that it is there, how much more it takes beside a board, and whether
 * it has the choice of games.
 *
 * @type {{ path: string; selector: string; more?: number; hasPicker?: boolean }[]}
 */
const EVERY_PLACE = [
  ...GAMES.map((game) => ({ path: `${game}`, selector: "#board .board" })),
  { path: "ergo/learn", selector: ".lessons", hasPicker: true },
  { path: "ergo/learn/first-win", selector: ".exercise .board" },
  ...gamesWith("puzzles").map((game) => ({
    path: `${game}/puzzles`,
    selector: ".exercise .board",
    hasPicker: true,
  })),
  { path: "ergo/study", selector: "#place ergo-board .board", hasPicker: true },
  { path: "ergo/editor", selector: ".editor .board", more: 44 },
  { path: "ergo/rules", selector: "#place .prose" },
  { path: "library", selector: "#place.library h1" },
  { path: "settings", selector: "#place.settings h1" },
  { path: "about", selector: "#place.about h1" },
];

/**
 * In the page: what is wrong with a place in a low window.
 *
 * @param {{ selector: string; beside: number; hasPicker: boolean }} place
 */
function measurePlace({ selector, beside, hasPicker }) {
  /** @type {string[]} */
  const wrong = [];
  const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect();
  const links = [...document.querySelectorAll("#places a")].filter((link) => link.checkVisibility());
  if (links.length !== 6) wrong.push(`${links.length} places can be gone to`);
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  const left = boxOf(main).left;
  for (const link of links) {
    const box = boxOf(link);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (box.top < 0 || box.bottom > innerHeight || box.right > left || !link.contains(hit))
      wrong.push(`${link.textContent?.trim()} cannot be tapped`);
    if (box.height < 43.5) wrong.push(`${link.textContent?.trim()} is ${box.height} px high`);
  }
  if (document.documentElement.scrollHeight > innerHeight || boxOf(main).bottom > innerHeight)
    wrong.push("the page is higher than the window");
  const pickers = [...document.querySelectorAll(".game-picker > button")];
  if (hasPicker && !pickers.some((picker) => picker.checkVisibility()))
    wrong.push("no other game can be chosen");
  /** @param {Element | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || element.closest(".unseen, .toast") || !element.checkVisibility()) continue;
      const box = boxOf(element);
      if (box.width <= 1) continue;
      if (
        box.left < left - 0.5 ||
        box.right > innerWidth + 0.5 ||
        (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      )
        wrong.push(`sticks out: ${element.localName}.${element.className} ${element.textContent}`);
      const outer = element.closest(".message, .tray, button, .chip");
      if (outer && (box.top < boxOf(outer).top - 1 || box.bottom > boxOf(outer).bottom + 1))
        wrong.push(`is higher than its box: ${element.textContent}`);
    }
  };
  walk(main);
  const roots = [
    document,
    ...[...document.querySelectorAll("ergo-board, .draft-board")].map(
      (board) => board.shadowRoot ?? document,
    ),
  ];
  const board = roots
    .flatMap((root) => [...root.querySelectorAll(".board")])
    .find((board) => board.checkVisibility());
  if (/board/.test(selector)) {
    const box = board && boxOf(board);
    const style = getComputedStyle(main);
    const height = main.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const width = main.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - beside;
    if (!box || (box.height < height - 6 && box.width < width - 6))
      wrong.push(`the board has ${box?.width} × ${box?.height} of ${width} × ${height} px`);
    if (box && (box.bottom > innerHeight || box.right > innerWidth)) wrong.push("the board is cut off");
  }
  return wrong;
}

/**
 * In the page: what is wrong with the dialog of a new game in a low window: its choices are in two columns,
 * and all of it is in sight.
 *
 * @param {Element} dialog
 */
function measureDialog(dialog) {
  /** @type {string[]} */
  const wrong = [];
  const outer = dialog.getBoundingClientRect();
  if (outer.top < 0 || outer.bottom > innerHeight) wrong.push("it is higher than the window");
  for (const part of dialog.querySelectorAll("h2, label, button, select, input, summary, output")) {
    if (!part.checkVisibility() || part.closest(".unseen")) continue;
    const box = part.getBoundingClientRect();
    if (box.left < outer.left || box.right > outer.right || part.scrollWidth > part.clientWidth + 1)
      wrong.push(`sticks out: ${part.textContent}`);
  }
  const [opponent, clock, start] = ['[name="opponent"]', '[name="clock"]', '[type="submit"]'].map(
    (selector) => {
      const part = /** @type {Element} */ (dialog.querySelector(selector));
      return (part.closest("fieldset") ?? part).getBoundingClientRect();
    },
  );
  if (clock.left < opponent.right) wrong.push("it is one column");
  // Below the column of the choices, only the thinking time and the rules may take a scroll.
  if (clock.bottom > start.top) wrong.push("the clock is covered");
  return wrong;
}

for (const [size, [width, height, beside]] of Object.entries(LOW)) {
  test(`every place at ${size} can be left, and its board is as large as can be`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      /** @type {string[]} */
      const found = [];
      for (const { path, selector, more = 0, hasPicker = false } of EVERY_PLACE) {
        await page.evaluate((path) => (location.hash = `#/${path}`), path);
        await page.locator(selector).first().waitFor();
        const isReady = path.endsWith("puzzles")
          ? page.locator(".exercise-card .title:not(:empty)").waitFor()
          : undefined;
        await isReady;
        await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
        const place = { selector, beside: beside + more, hasPicker };
        // Typefaces and the styles of low windows arrive after the first picture.
        /** @type {string[]} */
        let wrong = [];
        await expect(async () => {
          wrong = await page.evaluate(measurePlace, place);
          assert.deepEqual(wrong, []);
        })
          .toPass({ timeout: 10_000 })
          .catch(() => {});
        found.push(...wrong.map((what) => `${path}: ${what}`));
      }
      // The other games can be chosen beside the board, too.
      await page.evaluate(() => (location.hash = "#/ergo"));
      await page.locator("#board .game-picker > button").click();
      await page.locator('#board .game-picker [data-action="game-emergo"]').click();
      await until(page, `state.status.kind === "ready" && state.view.game === "emergo"`);
      for (const game of GAMES) {
        await page.evaluate((game) => (location.hash = `#/${game}`), game);
        await until(page, `state.status.kind === "ready" && state.view.game === "${game}"`);
        await toolbarButton(page, "newGame").first().click();
        await page.locator("#new-game[open]").waitFor();
        await expect
          .poll(() => page.locator("#new-game").evaluate(measureDialog), { message: `new game of ${game}` })
          .toEqual([]);
        await page.keyboard.press("Escape");
      }
      assert.deepEqual(found, []);
    }));
}

/**
 * Places that are read from a heading on, with what shows that they are there.
 *
 * @type {[path: string, selector: string][]}
 */
const READ = [
  ["ergo/learn", "#place .lessons a"],
  ["ergo/learn/lions", ".exercise-card .text"],
  ["ergo/puzzles", ".exercise-card .title:not(:empty)"],
  ["ergo/rules", "#place .prose h2"],
  ["library", "#place.library h1"],
  ["settings", "#place .card"],
  ["about", "#place h2"],
  ["nowhere", "#place .ways-on"],
];

for (const [width, height] of /** @type {const} */ ([
  [768, 1024],
  [390, 844],
])) {
  test(`at ${width}×${height} every heading begins below the name of the game`, () =>
    withPage({ viewport: { width, height } }, async (page) => {
      /** @type {Record<string, number>} */
      const edges = {};
      for (const [path, selector] of READ) {
        await page.evaluate((path) => (location.hash = `#/${path}`), path);
        await page.locator(selector).first().waitFor();
        edges[path] = await page.locator("#place h1").evaluate((heading) => {
          const { paddingLeft } = getComputedStyle(heading);
          return heading.getBoundingClientRect().left + parseFloat(paddingLeft);
        });
      }
      const edge = await page
        .locator("#games a")
        .first()
        .evaluate((link) => link.getBoundingClientRect().left);
      assert.deepEqual(edges, Object.fromEntries(READ.map(([path]) => [path, edge])));
    }));
}

/** Places with what is read and boxes around it, beside those that are read from a heading on. */
const EDGED = [
  ...READ,
  ["ergo", "#welcome .choices"],
  ["library/statistics", "#place .stats"],
  ["ergo/editor", "#place .verdict .icon"],
  ["emergo/learn/small-boards", "#place .tasks a"],
  ["emergo/learn/emergo-13-3", ".exercise-card .title:not(:empty)"],
  ["ergo/learn/findings", "#place .findings .card"],
];

/** On phones boxes below a board begin here, and text and other boxes there, in CSS pixels. */
const EDGES = [8, 16];

/** Runs in the page: where text and boxes begin that have nothing at their left and are not in a box. */
function edgesSeen() {
  /** @type {{ name: string; box: DOMRect }[]} */
  const found = [];
  const isPainted = (/** @type {CSSStyleDeclaration} */ { backgroundColor, backgroundImage, boxShadow }) =>
    backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none" || boxShadow !== "none";
  const textOf = (/** @type {Element} */ element) =>
    [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** @param {Document | ShadowRoot | Element} root */
  const walk = (root) => {
    for (const element of root.children) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const style = getComputedStyle(element);
      // Lists within a text are indented, and what is said of an empty library is in its middle.
      if (
        style.display === "inline" ||
        element.matches(".field, .board, .unseen, .skip, #places, [popover], .prose > :is(ul, ol), .none")
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) {
        if (style.display === "contents") walk(element);
        continue;
      }
      const box = element.getBoundingClientRect();
      const isWhole = element.matches("body, main") || box.width === innerWidth;
      const text = textOf(element);
      if (element.matches("canvas, svg") || (isPainted(style) && !isWhole)) {
        if (box.width > 1 && box.height > 1)
          found.push({ name: `${element.localName}.${element.className}`, box });
        continue;
      }
      if (text) {
        const range = document.createRange();
        range.selectNodeContents(text);
        found.push({ name: `${text.textContent}`, box: range.getBoundingClientRect() });
      }
      walk(element);
    }
  };
  walk(document.body);
  const shown = found.filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight);
  return (
    shown
      .filter(({ box }) =>
        shown.every(
          (other) =>
            other.box.left >= box.left - 1 ||
            Math.min(other.box.bottom, box.bottom) - Math.max(other.box.top, box.top) < 4,
        ),
      )
      // Drawings have room for their shadow.
      .filter(({ name }) => !name.startsWith("canvas."))
      .map(({ name, box }) => ({ name, left: Math.round(box.left) }))
  );
}

test("on phones text and boxes begin at two edges", () =>
  withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    for (const [path, selector] of EDGED) {
      await page.evaluate((path) => (location.hash = `#/${path}`), path);
      await page.locator(selector).first().waitFor();
      await untilDrawn(page);
      await expect
        .poll(() => page.evaluate(edgesSeen).then(({ length }) => length), { message: path })
        .toBeGreaterThan(2);
      const seen = await page.evaluate(edgesSeen);
      assert.deepEqual(
        seen.filter(({ left }) => !EDGES.includes(left)),
        [],
        path,
      );
    }
  }));

/** In the page: the names of icons on what can be pressed, in a game and in its menu. */
const iconsShown = (/** @type {Page} */ page) =>
  page.locator("#board").evaluate((board) => {
    const buttons = board.shadowRoot?.querySelectorAll(
      ".toolbar > button, .toolbar .menu > *, .result button",
    );
    return [...(buttons ?? [])]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => [...button.querySelectorAll("svg")].map((icon) => icon.dataset.icon ?? ""));
  });

for (const [state, positionLine] of [
  ["in a game", "startpos moves e5 d5"],
  ["at its end", "startpos moves e5 a1 d5 a2 c5 a3 b5 a4 f5"],
]) {
  test(`each action has an icon of its own ${state}`, () =>
    withPage(
      {
        viewport: { width: 1280, height: 800 },
        stored: storedGame(positionLine, ["person", "engine"], { level: 2 }),
      },
      async (page) => {
        await until(page, `state.status.kind === "ready"`);
        if (state === "at its end") await page.locator("#board .result .main:visible").waitFor();
        await openMenu(page);
        // It comes with the coach.
        if (state === "in a game") await page.locator('#board .menu [data-action="explain"]').waitFor();
        const icons = await iconsShown(page);
        assert.ok(icons.length > 8, String(icons));
        const twice = icons.filter((icon, at) => icons.indexOf(icon) !== at);
        assert.deepEqual(twice, []);
      },
    ));
}

/** Places of which what is too long scrolls, with a board at the top. */
const BOARDS_AT_TOP = ["ergo/learn/lions", "ergo/puzzles", "ergo/editor", "emergo/learn/emergo-13-3"];

/**
 * How much each row of pixels is brighter or darker than the one above it.
 *
 * @param {Page} page
 * @param {{ x: number; y: number; width: number; height: number }} clip
 */
async function stepsOf(page, clip) {
  const picture = await page.screenshot({ clip, animations: "disabled" });
  return page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = image;
    const g = /** @type {OffscreenCanvasRenderingContext2D} */ (
      new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })
    );
    g.drawImage(image, 0, 0);
    const rows = Array.from({ length: height }, (_, y) => {
      const { data } = g.getImageData(0, y, width, 1);
      return data.reduce((sum, value) => sum + value, 0) / data.length;
    });
    return rows.slice(1).map((row, at) => Math.abs(row - rows[at]));
  }, picture.toString("base64"));
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the shadow of a board is not cut off where its place ends, ${colorScheme}`, () =>
    withPage(
      { viewport: { width: 1280, height: 800 }, colorScheme, drawsShadow: true, path: "#/ergo/learn/lions" },
      async (page) => {
        for (const path of BOARDS_AT_TOP) {
          await page.evaluate((path) => (location.hash = `#/${path}`), path);
          await page.locator("#place .board:not(.rough) canvas").first().waitFor();
          await untilDrawn(page);
          const { top } = await page.locator("main").evaluate((main) => main.getBoundingClientRect());
          // The ground is a gradient, of which a row differs by less than one of 256 steps.
          const steps = await stepsOf(page, { x: 80, y: top - 4, width: 700, height: 8 });
          assert.ok(Math.max(...steps) < 1.5, `${path}: ${steps.map((step) => step.toFixed(1))}`);
        }
      },
    ));
}

/**
 * Runs in the page: buttons without a border, which have no other edge where the colours are those of the
 * system.
 */
function withoutBorder() {
  /** @type {string[]} */
  const found = [];
  // These have a frame around all of them, or are words of a text.
  const others =
    "[role=grid], [role=tablist], [role=menu], .segments, .ways, .game-picker, #moves li, .message p";
  /** @param {Document | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (!element.matches("button, .segments, .ways") || !element.checkVisibility()) continue;
      if (element.parentElement?.closest(others) || element.getBoundingClientRect().width < 2) continue;
      if (parseFloat(getComputedStyle(element).borderTopWidth) === 0)
        found.push(`${element.className} ${element.getAttribute("aria-label") ?? element.textContent}`);
    }
  };
  walk(document);
  return found;
}

test("buttons have borders where the colours are those of the system", () =>
  withPage(
    {
      viewport: { width: 390, height: 844 },
      forcedColors: "active",
      stored: storedGame("startpos moves e5 d5"),
    },
    async (page) => {
      const expectBorders = (/** @type {string} */ path) =>
        expect.poll(() => page.evaluate(withoutBorder), { message: path }).toEqual([]);
      await until(page, `state.status.kind === "ready"`);
      await expectBorders("ergo");
      await toolbarButton(page, "newGame").first().click();
      await page.locator("#new-game[open]").waitFor();
      await expectBorders("a new game");
      await page.keyboard.press("Escape");
      for (const [path, selector] of [...READ, ["ergo/study", "#place .board"], ["ergo/editor", ".editor"]]) {
        await page.evaluate((path) => (location.hash = `#/${path}`), path);
        await page.locator(selector).first().waitFor();
        await expectBorders(path);
      }
    },
  ));
