/**
 * A visit to the page in which what people do is timed: from the click, or the key, until what it leads to is
 * painted. A trace of the browser has the tasks of the page meanwhile.
 */
import { setTimeout as wait } from "node:timers/promises";

/** @import {Browser} from "@playwright/test" */
/** @import {BrowserContext} from "@playwright/test" */
/** @import {Page} from "@playwright/test" */

/**
 * A measurement, in milliseconds.
 *
 * @typedef {object} Sample
 * @property {string} name
 * @property {number} elapsed until it was painted
 * @property {number} longest the processor time of the longest task, until the page rested again
 * @property {number[]} frames the time from each frame to the next
 * @property {boolean} isLong whether something moves meanwhile, so that every frame counts
 */

/** @typedef {{ name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }} TraceEvent */

/** How long the page is left alone before and after something is measured. */
const REST = 250;

/** Where the browser notes tasks, and the marks of the page. */
const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

export class Visit {
  #browser;
  /** @type {Page} */
  page;
  /** @type {Omit<Sample, "longest">[]} */
  #timed = [];

  /**
   * @param {Browser} browser
   * @param {Page} page
   */
  constructor(browser, page) {
    this.#browser = browser;
    this.page = page;
  }

  /**
   * Opens the page, and waits until its game can be played and all that is loaded behind it has arrived.
   *
   * @param {Browser} browser
   * @param {BrowserContext} context
   * @param {string} url
   */
  static async open(browser, context, url) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("#board"))?.state?.status.kind === "ready",
    );
    await page.waitForLoadState("networkidle");
    await wait(2 * REST);
    const visit = new Visit(browser, page);
    await browser.startTracing(page, { categories: CATEGORIES });
    return visit;
  }

  /**
   * Ends the visit.
   *
   * @returns {Promise<Sample[]>} what was timed
   */
  async close() {
    /** @type {TraceEvent[]} */
    const events = JSON.parse(String(await this.#browser.stopTracing())).traceEvents;
    await this.page.close();
    return this.#timed.map((timed, at) => ({ ...timed, longest: longestTask(events, at) }));
  }

  /**
   * Times something once.
   *
   * @template T
   * @param {string} name
   * @param {(argument: T) => unknown} act runs in the page, as does `isThere`
   * @param {(argument: T) => unknown} isThere whether what it leads to is in the page; asked before every
   *   frame is painted
   * @param {T} [argument]
   * @param {boolean} [isLong] whether something moves meanwhile
   */
  async time(name, act, isThere, argument, isLong = false) {
    const given = JSON.stringify([`everyday ${this.#timed.length}`, argument ?? null]);
    await wait(REST);
    const timed = await this.page.evaluate(`(${timeInPage})(${given}, ${act}, ${isThere})`);
    await this.#rest();
    this.#timed.push({ name, isLong, .../** @type {{ elapsed: number; frames: number[] }} */ (timed) });
  }

  /** Waits until the page has nothing to do. */
  async #rest() {
    await wait(REST);
    await this.page.evaluate(async (name) => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      performance.mark(name);
    }, `everyday ${this.#timed.length} to`);
  }
}

/**
 * Runs in the page.
 *
 * @param {[string, unknown]} given the name of the marks, and the argument
 * @param {(argument: any) => unknown} act
 * @param {(argument: any) => unknown} isThere
 */
async function timeInPage([name, argument], act, isThere) {
  /** @type {number[]} */
  const frames = [];
  // In a task of its own, apart from that in which this function arrives.
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark(`${name} from`);
  const start = performance.now();
  let before = 0;
  act(argument);
  const end = await new Promise((resolve, reject) => {
    const look = (/** @type {number} */ frame) => {
      if (before > 0) frames.push(frame - before);
      before = frame;
      if (!isThere(argument)) {
        if (frame - start > 60_000) return reject(new Error(`${name} has no end`));
        return requestAnimationFrame(look);
      }
      // The message arrives when the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(performance.now()));
      port1.start();
      return port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
  return { elapsed: end - start, frames };
}

/**
 * The processor time of the longest task between two marks, which does not depend on other programs.
 *
 * @param {readonly TraceEvent[]} events
 * @param {number} at which marks
 */
function longestTask(events, at) {
  const markOf = (/** @type {string} */ end) => {
    const mark = events.find(({ name }) => name === `everyday ${at} ${end}`);
    if (!mark) throw new Error(`the trace has no mark ${at} ${end}`);
    return mark;
  };
  const [from, to] = [markOf("from"), markOf("to")];
  let longest = 0;
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (name !== "RunTask" || pid !== from.pid || tid !== from.tid) continue;
    if (ts + dur < from.ts || ts > to.ts) continue;
    longest = Math.max(longest, tdur / 1000);
  }
  return longest;
}

/**
 * Where the page is visited: a browser, what it has stored of the page, and the address.
 *
 * @typedef {{ browser: Browser; context: BrowserContext; url: string }} Site
 */
