/**
 * How people reach what they see on the page: with a mouse, a finger or the keys. Nothing is scrolled for
 * them: what is outside the window, or covered, cannot be reached.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";

/** @import {Page} from "@playwright/test" */
/** @import {Locator} from "@playwright/test" */
/** @typedef {{ x: number; y: number }} Point */

/**
 * @typedef {object} Hands
 * @property {(target: Locator, what: string) => Promise<void>} press presses a button, an entry or a link
 * @property {(cell: Locator, what: string) => Promise<void>} tap taps a cell of the board
 * @property {(from: Locator, to: Locator, what: string) => Promise<void>} [drag] drags something onto a cell
 * @property {() => Promise<void>} rest gets ready to read: the pointer leaves the board, so that the message
 *   line is about the game; the focus is there
 */

/** How long something may take to come to rest where it can be reached, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Where to press something, once it stays in the window and nothing covers it.
 *
 * @param {Locator} target
 * @param {string} what
 * @returns {Promise<Point>}
 */
async function reach(target, what) {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const { point, obstacle } = await target.evaluate(findPoint);
    if (!obstacle) return point;
    if (Date.now() > end) assert.fail(`${what} cannot be reached: ${obstacle}`);
    await setTimeout(30);
  }
}

/**
 * Runs in the page: the middle of an element, and what is in the way of pressing there.
 *
 * @param {Element} element
 */
async function findPoint(element) {
  const measure = () => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const before = measure();
  await new Promise(requestAnimationFrame);
  const { left, top, right, bottom, x, y } = measure();
  const point = { x, y };
  if (before.x !== x || before.y !== y) return { point, obstacle: "it moves" };
  const slack = 0.5;
  if (left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack) {
    return { point, obstacle: `it is outside the window, at ${[left, top, right, bottom].map(Math.round)}` };
  }
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const isHit = element.contains(hit) || hit?.contains(element.closest("label"));
  return { point, obstacle: isHit ? "" : `${hit?.localName}.${hit?.className} covers it` };
}

/**
 * @param {Page} page
 * @returns {Hands}
 */
export function makeMouse(page) {
  const click = async (/** @type {Locator} */ target, /** @type {string} */ what) => {
    const { x, y } = await reach(target, what);
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.click(x, y);
  };
  return {
    press: click,
    tap: click,
    rest: async () => {
      const { x, y } = await reach(page.locator("#board .own .name"), "the own tray");
      await page.mouse.move(x, y);
    },
    drag: async (from, to, what) => {
      const [start, end] = [await reach(from, what), await reach(to, what)];
      await page.mouse.move(start.x, start.y, { steps: 4 });
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    },
  };
}

/**
 * @param {Page} page
 * @returns {Hands}
 */
export function makeFinger(page) {
  const tap = async (/** @type {Locator} */ target, /** @type {string} */ what) => {
    const { x, y } = await reach(target, what);
    await page.touchscreen.tap(x, y);
  };
  return { press: tap, tap, rest: async () => {} };
}

/**
 * Where the focus is.
 *
 * @typedef {object} Focus
 * @property {string} label
 * @property {string} role
 * @property {string} group of radio buttons
 * @property {boolean} isOnBoard on a cell
 * @property {boolean} isInBoard in the element
 * @property {boolean} isLost on nothing
 * @property {string} fault why it cannot be seen
 */

/**
 * Runs in the page: where the focus is, and whether it can be seen.
 *
 * @returns {Focus & Point & { width: number; height: number }}
 */
function readFocus() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const element = /** @type {HTMLElement} */ (active ?? document.body);
  const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
  const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
  const isMarked = [element, shown].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
  });
  const isInside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const isCovered = !shown.contains(hit) && !hit?.contains(shown);
  const name = `${element.localName} “${element.getAttribute("aria-label") ?? shown.textContent?.trim()}”`;
  const isLost = element === document.body || element === document.documentElement;
  const faults = [
    isLost && "the focus is lost",
    !isLost && !isMarked && `${name} does not show its focus`,
    !isLost && !isInside && `${name} has the focus outside the window`,
    !isLost && isInside && isCovered && `${name} has the focus below something else`,
  ];
  return {
    label: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
    role: element.getAttribute("role") ?? element.localName,
    group: element instanceof HTMLInputElement && element.type === "radio" ? element.name : "",
    isOnBoard: element.closest("[role=gridcell]") !== null,
    isInBoard: element.getRootNode() instanceof ShadowRoot,
    isLost,
    fault: faults.find((fault) => typeof fault === "string") ?? "",
    x,
    y,
    width,
    height,
  };
}

/** More stops than the page has. */
const MOST_STOPS = 60;

/**
 * @param {Page} page
 * @returns {Hands}
 */
export function makeKeys(page) {
  /** Whether the focus may be in the browser itself: at the end of the page, and before its first key. */
  let mayLeave = true;
  let presses = 0;
  const look = async () => {
    const focus = await page.evaluate(readFocus);
    if (focus.fault && !(focus.isLost && mayLeave)) assert.fail(focus.fault);
    return focus;
  };
  const key = async (/** @type {string} */ name) => {
    await page.keyboard.press(name);
    mayLeave = name === "Tab" || name === "Shift+Tab";
    const focus = await look();
    mayLeave = focus.isLost;
    return focus;
  };
  /** Both keys that choose, in turns. */
  const choose = async () => {
    await page.keyboard.press(presses++ % 2 === 0 ? "Enter" : " ");
  };
  const hasFocus = (/** @type {Locator} */ target) =>
    target.evaluate(
      (element) => /** @type {Document | ShadowRoot} */ (element.getRootNode()).activeElement === element,
    );
  return {
    rest: async () => {
      const end = Date.now() + TIMEOUT;
      for (;;) {
        const { fault, isLost } = await page.evaluate(readFocus);
        if (!fault || (isLost && mayLeave)) return;
        if (Date.now() > end) assert.fail(fault);
        await setTimeout(30);
      }
    },
    press: async (target, what) => {
      await target.waitFor();
      const group =
        (await target.getAttribute("type")) === "radio" ? await target.getAttribute("name") : undefined;
      let focus = await page.evaluate(readFocus);
      // A menu takes the focus a moment after it was opened.
      if (await target.evaluate((element) => element.closest("[role=menu]") !== null)) {
        const end = Date.now() + TIMEOUT;
        while (!focus.role.startsWith("menuitem")) {
          if (Date.now() > end) assert.fail(`the menu of ${what} has no focus`);
          await setTimeout(30);
          focus = await page.evaluate(readFocus);
        }
      }
      for (let stops = 0; !(await hasFocus(target)); stops++) {
        if (stops === MOST_STOPS) assert.fail(`${what} cannot be reached by keys`);
        const isMenu = focus.role.startsWith("menuitem");
        focus = await key(isMenu ? "ArrowDown" : group && focus.group === group ? "ArrowRight" : "Tab");
      }
      assert.equal(focus.fault, "");
      // Arrow keys choose among radio buttons.
      if (!group) await choose();
    },
    tap: async (cell, what) => {
      let focus = await page.evaluate(readFocus);
      for (let stops = 0; !focus.isOnBoard; stops++) {
        if (stops === MOST_STOPS) assert.fail("the board cannot be reached by keys");
        focus = await key(focus.isInBoard ? "Shift+Tab" : "Tab");
      }
      const box = await cell.boundingBox();
      assert.ok(box, what);
      const goal = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      for (let steps = 0; !(await hasFocus(cell)); steps++) {
        if (steps === MOST_STOPS) assert.fail(`${what} cannot be reached by arrow keys from ${focus.label}`);
        const [right, down] = [goal.x - focus.x, goal.y - focus.y];
        const isAcross = Math.abs(down) < focus.height / 2;
        focus = await key(
          isAcross ? (right > 0 ? "ArrowRight" : "ArrowLeft") : down > 0 ? "ArrowDown" : "ArrowUp",
        );
      }
      await choose();
    },
  };
}
