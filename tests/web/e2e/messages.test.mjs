/** No message is outside its box: whatever the board says, however wide it is, and in the longest language. */
import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { GAMES } from "../../../www/games/start.js";
import { grown } from "../../../www/text/pseudo.js";
import { few } from "./sample.mjs";
import { longestMessages, longestToast, unsorted } from "./strip.mjs";
import { test, withPage } from "./support.mjs";

/** @import {Page} from "@playwright/test" */

/** The widths of the boards, in CSS pixels. */
const WIDTHS = [200, 260, 320, 390, 744];

const THREAT = { level: "1", warnings: "on", moves: "e5 d4 e6 d5 d8 d6 h8 d7" };

/**
 * The messages of a board, and how to get each of them.
 *
 * @type {Record<string, { attributes: Record<string, string>; act?: string; until?: string }>}
 */
const MESSAGES = {
  "the opening": { attributes: { level: "1" } },
  "a warning, with a button": {
    attributes: THREAT,
    act: `board.shadowRoot.querySelector('[data-name="j1"]').click() ?? true`,
    until: 'board.state.question?.about === "blunder"',
  },
  "an earlier position": { attributes: THREAT, act: "board.undo().then(() => true)", until: "board.ply < 8" },
  "a hint": {
    attributes: THREAT,
    act: `board.shadowRoot.querySelector('[data-action="hint"]').click() ?? true`,
    until: "board.state.hint?.move && board.state.status.kind === 'ready'",
  },
  "a choice of sides, with a button": {
    attributes: { side: "second", options: "swap", moves: "e5", level: "1" },
    until: "board.state.view?.canSwap",
  },
  "a pause, with a button": {
    attributes: { side: "none", level: "1" },
    act: "board.stop() ?? true",
    until: "board.state.paused",
  },
  "the end of a game": { attributes: { moves: "e5 a1 d5 a2 c5 a3 b5 a4 f5" }, until: "board.outcome" },
};

/** Runs in the page: the words that are outside their box. */
function findOutside() {
  /** @type {string[]} */
  const found = [];
  /** @param {DOMRect} box */
  const sizeOf = ({ width, height }) => `${Math.round(width)} × ${Math.round(height)} px`;
  for (const board of document.querySelectorAll("#row ergo-board")) {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const width = `${board.clientWidth} px`;
    const message = /** @type {HTMLElement} */ (root.querySelector(".message"));
    if (!message.checkVisibility()) found.push(`${width}: nothing is said`);
    for (const part of root.querySelectorAll(
      ".message :is(p, button), .tray :is(.name, .state, .count, canvas), .toast.shown",
    )) {
      if (!part.checkVisibility() || part.clientWidth === 0) continue;
      const outer = /** @type {HTMLElement} */ (
        part.closest(".message, .tray, .board")
      ).getBoundingClientRect();
      const inner = part.getBoundingClientRect();
      const isInside =
        inner.top >= outer.top - 0.5 &&
        inner.bottom <= outer.bottom + 0.5 &&
        inner.left >= outer.left - 0.5 &&
        inner.right <= outer.right + 0.5;
      // Names of people can have any length, and end in dots.
      const isCut = !part.matches(".name") && part.scrollWidth > part.clientWidth + 1;
      if (!isInside || isCut)
        found.push(
          `${width}: ${part.textContent}, ${sizeOf(inner)} of ${sizeOf(outer)}${isCut ? ", cut off" : ""}`,
        );
    }
    const [box, host] = [message.getBoundingClientRect(), board.getBoundingClientRect()];
    if (box.left < host.left || box.right > host.right + 0.5) found.push(`${width}: the box is too wide`);
  }
  return found;
}

/**
 * The words that stay outside their box: typefaces arrive, and what moves comes to rest.
 *
 * @param {Page} page
 */
async function outsideOn(page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  /** @type {string[]} */
  let found = [];
  await expect(async () => {
    found = await page.evaluate(findOutside);
    assert.deepEqual(found, []);
  })
    .toPass({ timeout: 3000 })
    .catch(() => {});
  return found;
}

/**
 * @param {Page} page
 * @param {string} code of a `board`
 */
const onAll = (page, code) =>
  page.evaluate(
    (code) =>
      Promise.all(
        [...document.querySelectorAll("#row ergo-board")].map((board) =>
          new Function("board", `return ${code}`)(board),
        ),
      ).then((values) => values.every(Boolean)),
    code,
  );

/**
 * Puts boards of all widths on the page, in the place of those that are there.
 *
 * @param {Page} page
 * @param {Record<string, string>} attributes
 */
async function putBoards(page, attributes) {
  await page.evaluate(
    ({ widths, attributes }) => {
      const boards = widths.map((width) => {
        const board = document.createElement("ergo-board");
        for (const [name, value] of Object.entries({ ...attributes, loading: "eager" }))
          board.setAttribute(name, value);
        Object.assign(board.style, { flex: "none", width: `${width}px` });
        return board;
      });
      const row = document.createElement("div");
      Object.assign(row.style, {
        position: "fixed",
        inset: "0",
        zIndex: "9",
        display: "flex",
        alignItems: "start",
        gap: "20px",
      });
      row.append(...boards);
      document.querySelector("#row")?.remove();
      row.id = "row";
      document.body.append(row);
    },
    { widths: WIDTHS, attributes: { seconds: "0.1", ...attributes } },
  );
  await onAll(page, "board.ready.then(() => true)");
}

/**
 * Runs in the page: writes a message into every board, as its message line does.
 *
 * @param {ReturnType<typeof longestMessages>[number]} message
 */
async function write({ kind, lead, text, label, cancel }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const said of [
    { lead: "", text: "", label: "", cancel: "" },
    { lead, text, label, cancel },
  ]) {
    for (const board of document.querySelectorAll("#row ergo-board")) {
      const message = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector(".message"));
      const find = (/** @type {string} */ selector) =>
        /** @type {HTMLElement} */ (message.querySelector(selector));
      message.classList.remove("dense", "brief", "grown");
      message.dataset.kind = kind;
      find(".now").textContent = said.lead;
      find(".detail").textContent = said.text;
      const buttons = { cancel: find("button.cancel"), label: find("button:not(.cancel)") };
      for (const [name, button] of Object.entries(buttons)) {
        button.textContent = said[/** @type {"cancel" | "label"} */ (name)];
        button.hidden = button.textContent === "";
      }
      find(".answers").hidden = buttons.label.hidden;
    }
    // The box is fitted to the words in the frame after the one in which their size has changed.
    for (let at = 0; at < 3; at++) await nextFrame();
  }
}

test("every message that a board can say is of a kind", () => assert.deepEqual(unsorted(), []));

// Where the longer words of the language that grows fit, English ones do.
for (const language of few(1, ["en-XA", "en"])) {
  test(`messages stay in their boxes on boards from 200 px: ${language}`, () =>
    withPage(
      {
        path: `${language === "en" ? "" : "?lang=en-XA"}#/settings`,
        viewport: { width: 2100, height: 1200 },
      },
      async (page) => {
        await page.locator("#place h1").waitFor();
        /** @type {string[]} */
        const wrong = [];
        for (const [name, { attributes, act, until }] of Object.entries(MESSAGES)) {
          await putBoards(page, attributes);
          if (act) await onAll(page, act);
          if (until)
            await expect.poll(() => onAll(page, until), { intervals: [50], message: name }).toBeTruthy();
          wrong.push(...(await outsideOn(page)).map((what) => `${name}: ${what}`));
        }
        // The longest message of every kind, whether or not it takes long to get there.
        const said = language === "en" ? (/** @type {string} */ text) => text : grown;
        for (const [at, game] of GAMES.entries()) {
          await putBoards(page, { game });
          for (const { name, kind, ...parts } of longestMessages(game, at === 0)) {
            const [lead, text, label, cancel] = [parts.lead, parts.text, parts.label, parts.cancel].map(said);
            await page.evaluate(write, { name, kind, lead, text, label, cancel });
            wrong.push(...(await outsideOn(page)).map((what) => `${game}, ${name}: ${what}`));
          }
          await onAll(page, `board.notify(${JSON.stringify(said(longestToast()))}) ?? true`);
          await page.locator("#row .toast.shown").last().waitFor();
          wrong.push(...(await outsideOn(page)).map((what) => `${game}, a toast: ${what}`));
        }
        assert.deepEqual(wrong, []);
      },
    ));
}
