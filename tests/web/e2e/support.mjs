/**
 * Shared helpers of the browser tests. A console error or a failed request fails the test; every action waits
 * for what it needs.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout } from "node:timers/promises";
import { expect, test as base } from "@playwright/test";
import { leaveOutShadow } from "./in-page.mjs";
import { Coverage } from "../choice/coverage.mjs";
import { lineOf } from "../../../www/storage/position.js";

export { holdEngine, releaseEngine, runInWorkers } from "./workers.mjs";

/** The address of the site, with a slash at its end. */
export const url = process.env.ERGO_URL ?? "http://127.0.0.1:4949/";

/** How many times slower pages run: `ERGO_THROTTLE=6` reveals tests that depend on speed. */
const THROTTLE = Number(process.env.ERGO_THROTTLE ?? 1);

/**
 * The browser of this worker; each test has contexts of its own.
 *
 * @type {import("@playwright/test").Browser}
 */
let chromium;

export const test = base.extend(
  /**
   * @type {import("@playwright/test").Fixtures<
   *   {},
   *   { sharedBrowser: void },
   *   {},
   *   import("@playwright/test").PlaywrightWorkerArgs
   * >}
   */ ({
    sharedBrowser: [
      async ({ browser }, use) => {
        chromium = browser;
        await use();
      },
      { auto: true, scope: "worker" },
    ],
  }),
);

/**
 * Opens the page and runs the test with it. Fails if this page, or another one of its context, reports an
 * error, a warning, a failed request or a request to another site.
 *
 * @param {import("@playwright/test").BrowserContextOptions & {
 *   path?: string;
 *   stored?: unknown;
 *   expects?: RegExp;
 *   prepare?: (page: import("@playwright/test").Page) => Promise<unknown>;
 *   usesServiceWorker?: boolean;
 *   drawsShadow?: boolean;
 *   knowsOpenings?: boolean;
 *   site?: string;
 *   hosts?: string[];
 * }} options
 *   `path` is relative to `site`; requests may go to `hosts`; `stored` is a game from an earlier visit;
 *   problems that match `expects` belong to the test; `prepare` runs before the page loads. Service workers
 *   are disabled unless the test `usesServiceWorker`, so that pages are never served from a cache, and the
 *   shadow of the board is left out unless the test `drawsShadow`, as it takes a tenth of the time of a page
 *   that has no graphics processor. The upper levels play known openings if the test `knowsOpenings`.
 * @param {(page: import("@playwright/test").Page) => Promise<void>} test
 */
export async function withPage(
  {
    path = "",
    site = url,
    hosts = [site],
    stored,
    expects,
    prepare,
    usesServiceWorker = false,
    drawsShadow = false,
    knowsOpenings = false,
    ...options
  },
  test,
) {
  const context = await chromium.newContext({ reducedMotion: "reduce", ...options });
  if (!usesServiceWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective}, ${blockedURI}`),
    );
  });
  // Pages behave as on a device with two, whatever the tests run on.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: 2, configurable: true }),
  );
  if (!knowsOpenings)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", {
        value: { saveData: true },
        configurable: true,
      }),
    );
  if (!drawsShadow) await context.addInitScript(leaveOutShadow);
  if (THROTTLE > 1) {
    context.on("page", async (page) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
    });
  }
  const coverage = new Coverage(context);
  const page = await context.newPage();
  await coverage.watch(page);
  /** @type {string[]} */
  const problems = [];
  const report = (/** @type {string} */ what) => {
    if (!expects?.test(what)) problems.push(what);
  };
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => report(`page error: ${error.error().message}`));
  // Requests that a navigation aborted do not matter, nor do those of service workers.
  const matters = (/** @type {import("@playwright/test").Request} */ request) =>
    !request.serviceWorker() && request.failure()?.errorText !== "net::ERR_ABORTED";
  context.on("requestfailed", (request) => {
    if (matters(request)) report(`request failed: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400 && matters(response.request()))
      report(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    if (!hosts.some((host) => request.url().startsWith(host)) && !/^(data|blob):/.test(request.url()))
      report(`foreign request: ${request.url()}`);
  });
  try {
    if (stored !== undefined) await store(page, stored);
    await prepare?.(page);
    await page.goto(new URL(path, site).href);
    await test(page);
    assert.deepEqual(problems, [], "the page reported problems");
  } catch (error) {
    // They may be the reason.
    if (problems.length > 0) console.log(problems.join("\n"));
    await keepSeen(context);
    throw error;
  } finally {
    // A response may still be on its way to a route.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
    await coverage.end();
    await context.close();
  }
}

/**
 * Keeps what can be seen when a test fails: of each page a picture and what a screen reader has.
 *
 * @param {import("@playwright/test").BrowserContext} context
 */
async function keepSeen(context) {
  const options = { timeout: 10_000 };
  for (const [at, page] of context.pages().entries()) {
    const path = test.info().outputPath(`page-${at + 1}`);
    await page.screenshot({ ...options, path: `${path}.png` }).catch(() => {});
    const tree = await page.locator("body").ariaSnapshot(options).catch(String);
    writeFileSync(`${path}.yml`, `# ${page.url()}\n${tree}\n`);
    console.log(`as it failed: ${path}.png, ${path}.yml`);
  }
}

/**
 * The longest that a task may keep the processor, and how long the loop of `slowdown` takes there, in
 * milliseconds.
 */
const LONGEST = 50;
const LOOP = 2;

/**
 * Checks that no task of the page takes long while `during` runs. A task that is too long is so every time,
 * while other programs and other machines in the same computer disturb now and then: the best of five
 * attempts counts.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} during what can be done again
 */
export async function expectShortTasks(page, during) {
  /** @type {number[]} */
  const longest = [];
  do longest.push((await longestTask(page, during)) / (await page.evaluate(slowdown, LOOP)));
  while (longest.length < 5 && Math.min(...longest) > LONGEST);
  assert.ok(Math.min(...longest) <= LONGEST, `${longest.map(Math.round)} ms`);
}

/**
 * Runs in the page: how much slower it is than where a loop takes some time.
 *
 * @param {number} expected in milliseconds
 */
function slowdown(expected) {
  let best = Infinity;
  let value = 1;
  for (let attempt = 0; attempt < 9; attempt++) {
    const start = performance.now();
    for (let at = 0; at < 1_000_000; at++) value = Math.imul(value ^ at, 0x9e3779b1) >>> 1;
    best = Math.min(best, performance.now() - start);
  }
  return value < 0 ? 0 : Math.max(1, best / expected);
}

/**
 * The processor time of the longest task of the page while `during` runs, in milliseconds. Unlike elapsed
 * time, it does not depend on other programs.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} during
 */
async function longestTask(page, during) {
  const categories = ["disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"];
  const mark = (/** @type {string} */ name) => page.evaluate((name) => void performance.mark(name), name);
  await chromium.startTracing(page, { categories });
  await mark("traced from here");
  await during();
  await mark("traced to here");
  /** @type {{ name: string; pid: number; tid: number; args: { name?: string }; tdur?: number }[]} */
  const events = JSON.parse(String(await chromium.stopTracing())).traceEvents;
  const threadOf = (/** @type {{ pid: number; tid: number }} */ { pid, tid }) => `${pid} ${tid}`;
  const mains = events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(threadOf);
  const tasks = events.filter((event) => event.name === "RunTask" && mains.includes(threadOf(event)));
  const marks = events.filter(({ name }) => name.startsWith("traced "));
  assert.equal(marks.length, 2, "the trace has both ends of what was done");
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}

/**
 * Puts a game into storage before the page loads.
 *
 * @param {import("@playwright/test").Page} page
 * @param {unknown} stored
 */
async function store(page, stored) {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  const game = /** @type {any} */ (stored).game ?? "ergo";
  await page.addInitScript(
    ([text, game]) => {
      if (sessionStorage.getItem("stored")) return;
      sessionStorage.setItem("stored", "yes");
      const place = `ergo ${new URL(".", location.href).pathname}`;
      localStorage.setItem(`${place} game ${game}`, text);
      localStorage.setItem(`${place} current`, game);
      localStorage.setItem(`${place} visited`, "1");
    },
    [text, game],
  );
}

/**
 * A stored game.
 *
 * @param {string} positionLine
 * @param {["person" | "engine", "person" | "engine"]} [players]
 * @param {Record<string, unknown>} [more]
 */
export function storedGame(positionLine, players = ["person", "person"], more = {}) {
  const moves = positionLine.split(" moves ")[1]?.split(" ").length ?? 0;
  return {
    version: 1,
    game: "ergo",
    options: [],
    players,
    seconds: 0.3,
    level: 10,
    positionLine,
    at: moves,
    ...more,
  };
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export const cell = (page, name) => page.locator(`#board button[data-name="${name}"]`);

/**
 * The moves that a card names below its answer.
 *
 * @param {import("@playwright/test").Page} page
 */
export const namedLine = (page) => page.locator(".exercise-card .moves button").allTextContents();

/**
 * A button of the toolbar or the message line.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export const toolbarButton = (page, name) => page.locator(`#board button[data-action="${name}"]`);

/**
 * Opens the menu of the board.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function openMenu(page) {
  const menu = page.locator("#board .toolbar .menu");
  if (!(await menu.isVisible())) await toolbarButton(page, "more").click();
  await menu.waitFor();
  return menu;
}

/**
 * Does what an entry of the menu of the board says.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export async function chooseFromMenu(page, name) {
  const menu = await openMenu(page);
  await menu.locator(`[data-action="${name}"]`).click();
}

/**
 * Chooses one of several values behind a button.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} title
 * @param {string} value
 */
export async function choose(page, title, value) {
  await page.getByRole("button", { name: new RegExp(`^${title}: `) }).click();
  await page.getByRole("menuitemradio", { name: value, exact: true }).click();
  await expect(page.getByRole("button", { name: `${title}: ${value}`, exact: true })).toBeFocused();
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export const labelOf = async (page, name) => (await cell(page, name).getAttribute("aria-label")) ?? "";

/**
 * Waits until the label of a cell matches.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 * @param {RegExp} pattern
 */
export const expectLabel = (page, name, pattern) =>
  expect(cell(page, name)).toHaveAttribute("aria-label", pattern);

/**
 * Waits until the label of a cell no longer matches.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 * @param {RegExp} pattern
 */
export const expectNoLabel = (page, name, pattern) =>
  expect(cell(page, name)).not.toHaveAttribute("aria-label", pattern);

/**
 * Waits until the board says a text: in the message line, in a toast on the board, or to screen readers.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string | RegExp} text
 */
export const expectStatus = (page, text) =>
  expect(
    page
      .locator("#board :is(.status p, .toast p, [role=status])")
      .filter({ hasText: text, visible: true })
      .first(),
  ).toBeVisible();

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Fails if axe finds anything.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} where
 * @param {string[]} [rules] default: all
 */
export async function expectAccessible(page, where, rules) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (runOnly) => {
    // Describing and returning everything that passes would take longer than the checks themselves.
    const { violations } = await /** @type {any} */ (window).axe.run({
      resultTypes: ["violations"],
      ...(runOnly && { runOnly }),
    });
    return violations.map(
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes.map((/** @type {any} */ node) => node.target).join(", ")}`,
    );
  }, rules);
  assert.deepEqual(violations, [], where);
}

/**
 * The texts of the move list, once it is loaded and shows the state.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
export const moves = (page) =>
  page.locator("#moves").evaluate(async (list) => {
    await new Promise(requestAnimationFrame);
    return [...list.querySelectorAll("li > button")].map(({ textContent }) => textContent ?? "");
  });

/**
 * Waits until the move list has this number of moves.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} count
 */
export const expectMoveCount = (page, count) => expect(page.locator("#moves li > button")).toHaveCount(count);

/** The entry of the menu that opens each dialog. */
const OPENERS = /** @type {const} */ ({
  embed: "embed",
  "new-game": "newGame",
  "game-text": "game-text",
  share: "share",
});

/**
 * Returns to the board from another place.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function returnToBoard(page) {
  await page.locator('#places [data-place="play"]').click();
  await page.locator("#board").waitFor();
}

/**
 * Opens a dialog and waits until it is open.
 *
 * @param {import("@playwright/test").Page} page
 * @param {keyof typeof OPENERS} id
 */
export async function openDialog(page, id) {
  await chooseFromMenu(page, OPENERS[id]);
  await page.locator(`dialog#${id}[open]`).waitFor();
  return page.locator(`#${id}`);
}

/**
 * Closes the open dialog with Escape.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function closeDialog(page) {
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/**
 * Starts a new game with the dialog as it is, and waits for its board.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function startNewGame(page) {
  // Clicks that are still queued belong to the previous game.
  await settle(page);
  await openDialog(page, "new-game");
  await page.locator("#new-game .main").click();
  await settle(page);
  await until(page, "state.view.history.length === 0");
}

/**
 * The state of the board, once its game is there: the start is painted earlier.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<any>}
 */
export const stateOf = (page) =>
  page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector("#board"));
    await customElements.whenDefined("ergo-board");
    while (board.state.status.kind === "loading") await new Promise(requestAnimationFrame);
    return board.state;
  });

/**
 * Makes the page believe that it is hidden, or visible again.
 *
 * @param {import("@playwright/test").Page} page
 * @param {boolean} hidden
 */
export const hide = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/**
 * Waits until the board shows a position, given by its moves.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} positionLine
 */
export async function expectPositionLine(page, positionLine) {
  const line = async () => {
    const view = await page.evaluate(viewOnBoard);
    return view && lineOf(view);
  };
  await expect.poll(line, { intervals: [20] }).toBe(positionLine);
}

/**
 * Runs in the page: the view of the board.
 *
 * @returns {import("../../../www/wasm/ergo_wasm.js").View | undefined}
 */
const viewOnBoard = () => /** @type {any} */ (document.querySelector("#board")).state?.view;

/**
 * Waits until the board shows a game by its id.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} id
 */
export const expectGame = (page, id) => until(page, `state.view?.game === ${JSON.stringify(id)}`);

/**
 * Waits until a condition holds.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} condition of a `board` and its `state`
 */
export function until(page, condition, /** @type {{ timeout?: number }} */ options = {}) {
  // Created here, because the policy of the page forbids it. What the state does not have yet does not hold
  // yet.
  const body = `const board = document.querySelector("#board"); const state = board?.state; return state && (${condition});`;
  const holds = new Function(`try { ${body} } catch { return false; }`);
  // Looking at every frame would slow down the page and the tests beside it.
  return page.waitForFunction(/** @type {() => unknown} */ (holds), undefined, { polling: 40, ...options });
}

/**
 * Waits until the board has handled all earlier input: calls are answered in order.
 *
 * @param {import("@playwright/test").Page} page
 */
export const settle = (page) =>
  page.evaluate(() =>
    /** @type {any} */ (document.querySelector("#board")).legalMoves().then(
      () => {},
      () => {},
    ),
  );

/**
 * Waits until all boards are drawn, with the right typefaces and with the grain of their wood.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function untilDrawn(page) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll("ergo-board")].some((board) =>
        board.shadowRoot?.querySelector(".rough"),
      ),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Checks that a value does not change for a moment. On a slow machine this can miss a change, but it never
 * fails by mistake.
 *
 * @param {() => Promise<unknown>} look
 */
export async function expectUnchanged(look) {
  const before = await look();
  for (let looks = 0; looks < 5; looks++) {
    await setTimeout(60);
    assert.deepEqual(await look(), before);
  }
}

/**
 * Holds back responses until they are released.
 *
 * @param {string} pattern of their URLs
 * @param {(route: import("@playwright/test").Route, released: Promise<unknown>) => Promise<unknown>} [respond]
 * @returns {{ prepare: (page: import("@playwright/test").Page) => Promise<unknown>; release: () => void }}
 */
export function holdResponses(pattern, respond = (route, released) => released.then(() => route.continue())) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(undefined)));
  return { prepare: (page) => page.route(pattern, (route) => respond(route, released)), release };
}

/**
 * Holds back the module of the page that contains a text until it is released.
 *
 * @param {string} text
 */
export const holdModule = (text) =>
  holdResponses("**/{app,ergo-board}-*.js", async (route, released) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await released;
    await route.fulfill({ response });
  });

/**
 * For `prepare`: answers requests for the wasm module differently until it is repaired.
 *
 * @param {(route: import("@playwright/test").Route) => Promise<unknown>} respond
 * @param {string} part the files of some parts only
 * @returns {{ prepare: (page: import("@playwright/test").Page) => Promise<unknown>; repair: () => void }}
 */
export function breakModule(respond, part = "*") {
  let isBroken = true;
  return {
    prepare: (page) =>
      page.route(`**/${part}.wasm`, (route) => (isBroken ? respond(route) : route.continue())),
    repair: () => (isBroken = false),
  };
}

/**
 * Makes the next call crash the worker.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} [op] what is called
 */
export const crashWorker = (page, op = "tap") =>
  page.evaluate((op) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, /** @type {any} */ options) {
      if (message.op !== op) return post.call(this, message, options);
      Worker.prototype.postMessage = post;
      post.call(this, { ...message, op: "ergo-test-crash" });
    };
  }, op);

/**
 * Starts the analysis and waits until it has reached a depth.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} depth
 */
export async function analyse(page, depth = 2) {
  await expectStatus(page, /to move|[Yy]our move/);
  await chooseFromMenu(page, "analyse");
  await until(page, `state.analysis?.finding?.info.depth >= ${depth}`);
}

/**
 * A move of a line of the analysis, both counted from 1.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} at
 */
export const lineMove = (page, at, line = 1) =>
  page.locator(`#board .move[data-line="${line - 1}"][data-at="${at}"]`);

/**
 * Goes to the rules and waits until their first figure is drawn, which happens when it becomes visible.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<import("@playwright/test").Locator>} the figure
 */
export async function openRules(page) {
  await page
    .locator('#places [data-place="rules"]')
    .evaluate((link) => /** @type {HTMLElement} */ (link).click());
  const figure = page.locator("#place ergo-board").first();
  await figure.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("#place ergo-board")).state.view?.pieces.length > 0,
  );
  return figure;
}

/**
 * Plays the first legal move that it finds, cell by cell, and waits for the engine's reply.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function takeTurn(page) {
  const before = (await stateOf(page)).view.history.length;
  let seen = "";
  for (let tap = 0; tap < 40; tap++) {
    const state = await page.waitForFunction(
      ([before, seen]) => {
        const { playerToMove, state } = /** @type {any} */ (document.querySelector("#board"));
        const { view, board } = state;
        if (view.history.length >= Number(before) + 2 && playerToMove === "person") return { isOver: true };
        const now = `${view.at} ${view.entry}`;
        if (playerToMove !== "person" || now === seen || view.steps.length === 0) return undefined;
        const field = board.rows.flat().find((/** @type {any} */ field) => field.cell === view.steps[0].cell);
        return { now, name: field.name };
      },
      /** @type {const} */ ([before, seen]),
    );
    const next = /** @type {{ isOver?: boolean; now: string; name: string }} */ (await state.jsonValue());
    if (next.isOver) return;
    seen = next.now;
    await cell(page, next.name).click();
  }
  assert.fail("the turn does not end");
}

/**
 * Fails if the page can be scrolled sideways.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} [where]
 */
export async function expectNoSidewaysScrolling(page, where) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(excess, 0, where ?? "no sideways scrolling");
}

/**
 * A whole game of two people, with drops, a promotion and slides, up to five in a row: each move with the
 * cells to tap.
 */
export const WHOLE_GAME = [
  "e5",
  "a1",
  "d5",
  "a1-a9",
  "b4",
  "c5",
  "b4-a4",
  "a9-j1",
  "f5",
  "c4",
  "g5",
  "c6",
  "a4-h9",
  "c7",
  "h5",
].map((text) => ({
  text,
  cells: text.split("-"),
}));
