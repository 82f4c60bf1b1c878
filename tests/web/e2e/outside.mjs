/** Finds elements outside their boxes: cut off, wider than the window or its frame, or over something else. */

/** @import {Page} from "@playwright/test" */

/**
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function outsideOn(page) {
  await page.evaluate(settled);
  return page.evaluate(findOutside);
}

/** Runs in the page: waits until the typefaces are there and what has changed is laid out. */
export const settled = () =>
  document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Runs in the page.
 *
 * @returns {string[]}
 */
export function findOutside() {
  /** @type {Set<string>} */
  const found = new Set();
  /** Only heard, or drawn smaller elsewhere; names and moves of any length, which end in dots or scroll. */
  const FREE =
    ".unseen, .skip, canvas, svg, textarea, input, select, option, output, code, pre, .tray .name, " +
    ".row .text, .lines .line, #moves, .moves, .sheet-pages, [data-cell], .plain";
  /** Elements that words have to stay in. */
  const FRAME =
    "button, summary, legend, th, td, dialog, .button, .chip, .card, .message, .tray, .toolbar, header, nav, li";
  /** Elements that are as high as their words. */
  const HIGH = "button, .button, .chip, .message, .tray";
  const nameOf = (/** @type {Element} */ element) =>
    `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join("")}`;
  const parentOf = (/** @type {Element} */ element) =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() instanceof ShadowRoot
      ? /** @type {ShadowRoot} */ (element.getRootNode()).host
      : null);
  /** @param {Element} element */
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  /**
   * Remembers what is found out about an element: the same is asked for all that is in it.
   *
   * @template Answer
   * @param {(element: Element) => Answer} find
   * @returns {(element: Element) => Answer}
   */
  function remembered(find) {
    /** @type {Map<Element, Answer>} */
    const answers = new Map();
    return (element) => {
      if (!answers.has(element)) answers.set(element, find(element));
      return /** @type {Answer} */ (answers.get(element));
    };
  }
  /**
   * The nearest element around one that scrolls sideways.
   *
   * @type {(element: Element) => Element | undefined}
   */
  const scroller = remembered((element) => {
    const at = parentOf(element);
    if (!at || at === document.body) return undefined;
    return scrolls(at) && at.scrollWidth > at.clientWidth + 1 ? at : scroller(at);
  });
  /**
   * Whether an element is only heard: as small as can be.
   *
   * @type {(element: Element) => boolean}
   */
  const isUnseen = remembered((element) => {
    const { overflowX, display, clipPath } = getComputedStyle(element);
    if (clipPath.startsWith("inset(50%")) return true;
    if (display !== "inline" && element.clientWidth < 2 && /hidden|clip/.test(overflowX)) return true;
    const around = parentOf(element);
    return around !== null && isUnseen(around);
  });
  const said = (/** @type {Element} */ element) => (element.textContent ?? "").trim().slice(0, 60);
  /** @param {Element} element */
  function checkWords(element) {
    const range = document.createRange();
    const words = [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (words.length === 0 || isUnseen(element)) return;
    for (const node of words) {
      range.selectNodeContents(node);
      const inner = range.getBoundingClientRect();
      if (inner.width < 2) continue;
      const own = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowX) || textOverflow === "ellipsis";
      if (isCut && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.add(
          `${nameOf(element)} is cut off at ${element.clientWidth} of ${element.scrollWidth} px: ${said(element)}`,
        );
      // Where words are hyphenated, this depends on the dictionary of the browser, and soft hyphens say where a word may
      // break. Words in brackets, and those that grow, fit into few boxes as a whole.
      const mayBreak =
        getComputedStyle(element).hyphens === "auto" ||
        node.textContent?.includes("\u00ad") ||
        /-X[AB]$/.test(document.documentElement.lang);
      for (const word of mayBreak ? [] : (node.textContent ?? "").matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`${nameOf(element)} breaks a word: ${word[0]}`);
      }
      if (scroller(element)) continue;
      if (inner.left < -1 || inner.right > innerWidth + 1)
        found.add(
          `${nameOf(element)} is outside the window, to ${Math.round(inner.right)}: ${said(element)}`,
        );
      if (own.width > 0 && getComputedStyle(element).display !== "inline" && inner.right > own.right + 1.5)
        found.add(
          `${nameOf(element)} is narrower than its words by ${Math.round(inner.right - own.right)} px: ${said(element)}`,
        );
      const frame = element.closest(FRAME);
      if (!frame || frame === element) {
        if (element.matches(HIGH) && inner.bottom > own.bottom + 1)
          found.add(
            `${nameOf(element)} is lower than its words by ${Math.round(inner.bottom - own.bottom)} px: ${said(element)}`,
          );
        continue;
      }
      const box = frame.getBoundingClientRect();
      if (box.width === 0) continue;
      if (inner.left < box.left - 1 || inner.right > box.right + 1)
        found.add(`${nameOf(element)} sticks out of ${nameOf(frame)}: ${said(element)}`);
      if (frame.matches(HIGH) && (inner.top < box.top - 1 || inner.bottom > box.bottom + 1))
        found.add(`${nameOf(element)} is higher than ${nameOf(frame)}: ${said(element)}`);
    }
  }
  /**
   * Things beside each other keep apart.
   *
   * @param {Element} row
   */
  function checkRow(row) {
    const parts = [...row.children].filter(
      (part) => part.matches("a, button, label, select, input, .choice-button") && part.checkVisibility(),
    );
    for (const [at, part] of parts.entries())
      for (const other of parts.slice(at + 1)) {
        const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1.5 && down > 1.5)
          found.add(
            `${nameOf(part)} “${said(part)}” lies over ${nameOf(other)} “${said(other)}” by ${Math.round(across)} × ${Math.round(down)}`,
          );
      }
  }
  /** @param {Element | ShadowRoot} root */
  const walk = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest(FREE)
      )
        continue;
      checkWords(element);
      if (
        element.matches(
          "header, nav, .toolbar, .controls, .actions, .buttons, .bar, .segments, .ways, .links, [role=tablist]",
        )
      )
        checkRow(element);
    }
  };
  // What is behind an open dialog was looked at before.
  walk(document.querySelector("dialog:modal") ?? document.body);
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.add(`the page is ${wide} px too wide`);
  for (const dialog of document.querySelectorAll("dialog[open]")) {
    if (dialog.scrollWidth > dialog.clientWidth + 1)
      found.add(`${nameOf(dialog)} is ${dialog.scrollWidth - dialog.clientWidth} px too wide`);
    const { top, bottom } = dialog.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1) found.add(`${nameOf(dialog)} is higher than the window`);
  }
  const [main, header] = [document.querySelector("main"), document.querySelector("header")];
  for (const part of [main, header])
    if (part && part.scrollWidth > part.clientWidth + 1 && !scrolls(part))
      found.add(`${nameOf(part)} is ${part.scrollWidth - part.clientWidth} px too wide`);
  return [...found];
}
