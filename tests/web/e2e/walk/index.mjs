/**
 * A walk through all places, dialogs and states of the page, in any language: no step looks for words. What
 * must hold everywhere is checked by the test that walks.
 */
import { storedGame, withPage } from "../support.mjs";
import { ASKING, pretendToShare } from "./dialogs.mjs";
import { LEARNING, PRACTISING, PROVEN, PUZZLING } from "./exercises.mjs";
import { chooseFolder, FOLDER, LIBRARY } from "./library.mjs";
import { ELSEWHERE } from "./places.mjs";
import { FIRST, PLAY } from "./play.mjs";
import { STUDYING } from "./studies.mjs";
import { DAMAGED, FAILED, UNFINISHED } from "./troubles.mjs";

/** @import {Page} from "@playwright/test" */
/**
 * @import {
 *   Step,
 *   Visit
 * } from "./steps.mjs"
 */

/**
 * The visits of the walk: as few as possible, as opening a page takes longer than several steps.
 *
 * @type {Record<string, Visit>}
 */
export const VISITS = {
  "a first visit, lessons, puzzles and findings": {
    steps: [...FIRST, ...LEARNING, ...PRACTISING, ...PUZZLING, ...PROVEN],
  },
  "games, spoken messages and dialogs": {
    stored: storedGame("startpos moves e5"),
    prepare: pretendToShare,
    steps: [...PLAY, ...ASKING],
  },
  "the library, studies and other places": {
    prepare: chooseFolder,
    steps: [...ELSEWHERE, ...LIBRARY, ...STUDYING, ...FOLDER],
  },
  "damaged storage": DAMAGED,
  "an unfinished start": UNFINISHED,
  "a failure": FAILED,
};

/**
 * Runs before the scripts of the page: keeps what live regions say and what is painted, and stops the timers
 * of toasts.
 */
function listen() {
  /** @type {Set<string>} */
  const texts = new Set();
  let count = 0;
  const note = (/** @type {string} */ where, /** @type {string | null} */ text) => {
    const trimmed = (text ?? "").trim();
    if (trimmed === "") return;
    texts.add(`${where}\t${trimmed}`);
    count++;
  };
  const SPOKEN = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])";
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest(SPOKEN)) continue;
      if (type === "characterData") note("spoken", target.textContent);
      for (const added of addedNodes) note("spoken", added.textContent);
    }
  });
  const observe = (/** @type {Node} */ root) =>
    observer.observe(root, { childList: true, subtree: true, characterData: true });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    observe(root);
    return root;
  };
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    note("painted", text);
    return fillText.call(this, text, .../** @type {[number, number]} */ (place));
  };
  const { setTimeout } = window;
  /** @type {any} */ (window).setTimeout = (
    /** @type {() => void} */ act,
    /** @type {number} */ delay,
    /** @type {unknown[]} */ ...args
  ) => (delay >= 4000 ? 0 : setTimeout(act, delay, ...args));
  Object.assign(window, {
    saidSoFar: () => count,
    takeHeard: () => {
      const taken = [...texts];
      texts.clear();
      return taken;
    },
  });
}

/**
 * Goes through the steps of a visit, and looks at each.
 *
 * @param {string} name of the visit
 * @param {Omit<Parameters<typeof withPage>[0], "stored" | "expects"> & {
 *   language?: string;
 *   steps?: Step[];
 *   before?: (page: Page, at: number) => Promise<unknown>;
 * }} options
 *   `language` is that of the address; `steps` are some of its steps, unless it has all; `before` runs before
 *   each
 * @param {(page: Page, step: string) => Promise<void>} look
 */
export function visit(name, { language, steps: chosen, before, prepare, ...options }, look) {
  const { steps, ...visit } = VISITS[name];
  return withPage(
    {
      path: language ? `?lang=${language}` : "",
      viewport: { width: 320, height: 640 },
      ...options,
      ...visit,
      prepare: async (page) => {
        await page.addInitScript(listen);
        await prepare?.(page);
        await visit.prepare?.(page);
      },
    },
    async (page) => {
      for (const [at, { name: step, act }] of (chosen ?? steps).entries()) {
        try {
          await before?.(page, at);
          await act(page);
        } catch (error) {
          throw new Error(`${name}, ${step}: ${error}`, { cause: error });
        }
        await look(page, `${name}: ${step}`);
      }
    },
  );
}
