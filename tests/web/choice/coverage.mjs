/**
 * Records which modules of the page a browser test covers, for `choose.mjs`. A recording needs a site whose
 * scripts are marked: `cargo xtask browser --record`.
 */
import { test } from "@playwright/test";

/**
 * @import {
 *   BrowserContext,
 *   CDPSession,
 *   Page
 * } from "@playwright/test"
 */

/** The annotations of a recorded test: functions that ran, and files that were asked for. */
export const RAN = "ran";
export const ASKED = "asked for";

const isRecording = Boolean(process.env.ERGO_RECORD);

/** Records which modules run in the pages of a context, if a recording was asked for. */
export class Coverage {
  /** @type {Map<Page, Promise<CDPSession>>} */
  #sessions = new Map();
  /** @type {Set<string>} */
  #asked = new Set();
  #context;

  /** @param {BrowserContext} context */
  constructor(context) {
    this.#context = context;
    if (!isRecording) return;
    context.on("page", (page) => void this.watch(page));
    context.on("request", (request) => this.#asked.add(nameOf(request.url())));
  }

  /**
   * Resolves once what the page runs is counted.
   *
   * @param {Page} page
   */
  async watch(page) {
    if (!isRecording) return;
    const session = this.#sessions.get(page) ?? this.#start(page);
    this.#sessions.set(page, session);
    await session;
  }

  /** @param {Page} page */
  async #start(page) {
    const session = await this.#context.newCDPSession(page);
    await session.send("Profiler.enable");
    await session.send("Profiler.startPreciseCoverage", { callCount: false, detailed: false });
    return session;
  }

  /** Notes what has run, before the context is closed. Pages that are closed already do not count. */
  async end() {
    if (!isRecording) return;
    /** @type {Set<string>} */
    const ran = new Set();
    for (const session of this.#sessions.values()) {
      const coverage = await session
        .then((open) => open.send("Profiler.takePreciseCoverage"))
        .catch(() => undefined);
      for (const { url, functions } of coverage?.result ?? [])
        for (const { functionName, ranges } of functions)
          // The script itself has run if anything has.
          if (ranges[0].count > 0 && (functionName || ranges[0].startOffset > 0))
            ran.add(`${nameOf(url)}:${ranges[0].startOffset}`);
    }
    const { annotations } = test.info();
    annotations.push({ type: RAN, description: [...ran].join(" ") });
    annotations.push({ type: ASKED, description: [...this.#asked].join(" ") });
  }
}

/**
 * The name of a file of the site.
 *
 * @param {string} address
 */
const nameOf = (address) => address.replace(/[?#].*/, "").replace(/^.*\//, "");
