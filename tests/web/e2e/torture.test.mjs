/**
 * Every write, request, fetch, worker call and so on of a visit is made to fail in turn, as SQLite and curl
 * test themselves: once, until the visitor notices, and, from the first one in each step of the visit, to the
 * end. Afterwards nothing that was stored is missing, what was done is stored or was said to be lost, and a
 * second attempt works. One visit serves several faults, each in another step; if anything is wrong, each of
 * them gets a visit of its own. `ERGO_TORTURE=write:17` repeats one fault, `write:17~` and `write:17+` one
 * that lasts; `write` repeats all of a kind.
 */
import assert from "node:assert/strict";
import { GAMES } from "../../../www/games/start.js";
import { leaveOutShadow } from "./in-page.mjs";
import { makeNext, MARK } from "./next-version.mjs";
import { random } from "./random.mjs";
import { DIST, Host } from "./static-server.mjs";
import { test } from "./support.mjs";
import {
  endFaults,
  failRequests,
  faultOf,
  injectFaults,
  isStored,
  KINDS,
  missing,
  nameOf,
  readStored,
  tallyOf,
} from "./torture.mjs";
import { lineOf } from "../../../www/storage/position.js";

/** @import {Page} from "@playwright/test" */
/** @import {Fault} from "./torture.mjs" */
/** @import {Stored} from "./torture.mjs" */
/** @import {Tally} from "./torture.mjs" */
/** @typedef {import("@playwright/test").BrowserContextOptions["storageState"]} State */

/** Sentences of the page when something has failed, in the words of `www/text/en`. */
const SAID = new RegExp(
  [
    "could not (?:be )?(?:loaded|read|stored|opened|restarted|copied|keep)",
    "cannot (?:save|copy|store|use)",
    "There is no room left",
    "no room left for this game",
    "cannot (?:run|be opened|be shown|be stored)",
    "crashed and was restarted",
    "engine stopped",
    "the engine runs in the page",
    "lost when you leave",
    "not kept",
    "in one of the next",
    "Not ready: ",
  ].join("|"),
  "i",
);

/** How long a page may take to react, in milliseconds: far more than it needs. */
const TIMEOUT = 45_000;

/** How often something is tried before it counts as broken. */
const ATTEMPTS = 4;

/** A call of the board was refused: whoever made it knows, as if the page had said so. */
class Refusal extends Error {}

/** A visitor: acts, reads what the page says, tries again, and reloads the page as the last resort. */
class Visitor {
  /**
   * Everything that the page has said about failures.
   *
   * @type {Set<string>}
   */
  said = new Set();
  /**
   * Actions that had to be repeated.
   *
   * @type {string[]}
   */
  repeated = [];
  /**
   * Games as they were on the board.
   *
   * @type {string[]}
   */
  lines = [];
  /**
   * How many calls there were when each step began.
   *
   * @type {Record<string, number>[]}
   */
  steps = [];

  /**
   * @param {Page} page
   * @param {readonly Fault[]} faults
   * @param {Tally} requests those that the server counts
   */
  constructor(page, faults, requests) {
    this.page = page;
    this.faults = faults;
    this.requests = requests;
  }

  /** How many calls of each kind there were. */
  async #counts() {
    return { ...(await tallyOf(this.page)).counts, ...this.requests.counts };
  }

  /** Ends the faults that last until they are noticed. */
  async #endOutages() {
    if (this.faults.every(({ lasts }) => lasts !== "~")) return;
    const counts = /** @type {Record<string, number>} */ (await this.#counts());
    const which = this.faults.flatMap(({ kind, at, lasts }, index) =>
      lasts === "~" && counts[kind] >= at ? [index] : [],
    );
    this.requests.ended = which;
    await endFaults(this.page, which);
  }

  /**
   * Reads the messages about failures that are visible.
   *
   * @returns {Promise<"new" | "old" | undefined>} whether one has appeared since they were read last
   */
  async #read() {
    const texts = await this.page
      .evaluate(() => {
        const page = /** @type {{ seenTexts?: WeakSet<Node> }} */ (window);
        const seen = (page.seenTexts ??= new WeakSet());
        const roots = [
          document,
          ...[...document.querySelectorAll("ergo-board")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
        ];
        return roots
          .flatMap((root) => [
            ...root.querySelectorAll(
              "[role=alert], [role=status], .status p, .toast p, dialog[open] p, #unloaded, #offline, .row, .told",
            ),
          ])
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => {
            // A message that is said again is another text.
            const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
            const isNew = !seen.has(node);
            seen.add(node);
            return { text: element.textContent ?? "", isNew };
          });
      })
      .catch(() => []);
    const said = texts.filter(({ text }) => SAID.test(text));
    for (const { text } of said) this.said.add(text.slice(0, 120));
    return said.some(({ isNew }) => isNew) ? "new" : said.length > 0 ? "old" : undefined;
  }

  /**
   * Does something until it is done.
   *
   * @param {string} what
   * @param {() => Promise<unknown>} act
   * @param {() => Promise<boolean>} isDone
   * @param {boolean} [isAtNextVisit] whether it is tried again at the next visit
   */
  async does(what, act, isDone, isAtNextVisit = false) {
    const start = Date.now();
    this.steps.push(await this.#counts());
    await this.#read();
    for (let attempt = 1; ; attempt++) {
      const refusal = await act().catch((error) => (error instanceof Refusal ? error : undefined));
      const until = Date.now() + TIMEOUT;
      let hasFailed = refusal instanceof Refusal;
      if (refusal instanceof Refusal) this.said.add(refusal.message);
      while (Date.now() < until && !hasFailed) {
        if (await isDone().catch(() => false)) {
          await this.#read();
          await this.#endOutages();
          if (process.env.TORTURE_LOG) console.log(what, Date.now() - start);
          return;
        }
        // What fails is said; what was said before may still be seen.
        const said = await this.#read();
        hasFailed = said === "new" || (said === "old" && Date.now() > until - TIMEOUT / 2);
        await this.page.waitForTimeout(75);
      }
      await this.#endOutages();
      this.repeated.push(`${what}${hasFailed ? "" : " (nothing was said)"}`);
      if (attempt === ATTEMPTS)
        throw new Error(`${what}: still not done at attempt ${attempt}; said: ${[...this.said].join(" | ")}`);
      await this.#retry();
      if (isAtNextVisit || attempt === 2) await this.page.reload().catch(() => {});
    }
  }

  /** Presses what the page offers to try again. */
  async #retry() {
    // An engine that could not be loaded has paused.
    for (const action of ["retry", "resume"]) {
      const button = this.page.locator(`#board .message [data-action="${action}"]`);
      if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {});
    }
    if (await this.page.locator("dialog[open]").isVisible()) await this.page.keyboard.press("Escape");
  }

  /**
   * Goes to a place by its address.
   *
   * @param {string} fragment
   */
  async goes(fragment) {
    await this.page.evaluate((fragment) => void (location.hash = fragment), "");
    await this.page.evaluate((fragment) => void (location.hash = fragment), fragment);
  }
}

/**
 * Runs in the page: whether a game is on the board and it is a person's turn.
 *
 * @param {string} game
 */
const isOnBoard = (game) => {
  const { state, playerToMove } = /** @type {any} */ (document.querySelector("#board"));
  return (
    state?.status?.kind === "ready" &&
    state.view?.game === game &&
    (playerToMove === "person" || state.view.outcome)
  );
};

/**
 * Runs in the page: plays a move, in another game if this one is over. Returns what the list of moves is
 * refused with.
 *
 * @param {number} at
 * @returns {Promise<string | undefined>}
 */
const playOne = async (at) => {
  const board = /** @type {any} */ (document.querySelector("#board"));
  const { view, setup } = board.state;
  // The engine would wait for an answer to a warning.
  board.warnings = "off";
  const nothing = {
    start: undefined,
    moves: undefined,
    at: undefined,
    gameText: undefined,
    ended: undefined,
  };
  if (view.outcome) await board.open({ ...setup, ...nothing, pageData: undefined });
  const moves = await board.legalMoves().catch(String);
  if (typeof moves === "string") return moves;
  await board.play(moves[at % moves.length]);
  return undefined;
};

/**
 * The position line on the board.
 *
 * @param {Page} page
 */
const lineOn = async (page) =>
  lineOf(
    await page.evaluate(
      () => /** @type {any} */ (document.querySelector("#board")).state?.view ?? { moves: [] },
    ),
  );

/**
 * Plays a move of a game, and waits for the answer of the engine.
 *
 * @param {Visitor} visitor
 * @param {typeof GAMES[number]} game
 */
async function play(visitor, game) {
  const { page } = visitor;
  await visitor.does(
    `open ${game}`,
    () => visitor.goes(`#/${game}`),
    () => page.evaluate(isOnBoard, game),
  );
  const before = await lineOn(page);
  const isPlayed = async () => (await lineOn(page)) !== before;
  // Not five in a row.
  const at = 31 * GAMES.indexOf(game) + 7 * before.split(" ").length;
  await visitor.does(
    `play ${game}`,
    async () => {
      // After a reload the board has to open the game first.
      await page.waitForFunction(isOnBoard, game, { timeout: TIMEOUT });
      const refused = (await isPlayed()) ? undefined : await page.evaluate(playOne, at);
      if (refused !== undefined) throw new Refusal(refused);
    },
    async () => (await isPlayed()) && page.evaluate(isOnBoard, game),
  );
  visitor.lines.push(await lineOn(page));
}

/**
 * Plays, names the game, changes a setting and learns.
 *
 * @param {Visitor} visitor
 */
async function visitShortly(visitor) {
  const { page } = visitor;
  await play(visitor, "ergo");
  const place = page.locator("#place");
  const name = `Named at ${visitor.lines[0].length}`;
  await visitor.does(
    "rename",
    async () => {
      await visitor.goes("#/library");
      await place
        .locator(".row")
        .last()
        .getByRole("button", { name: "More about" })
        .click({ timeout: TIMEOUT });
      await page.getByRole("menuitem", { name: "Rename" }).click({ timeout: TIMEOUT });
      await page
        .getByRole("dialog", { name: "Rename" })
        .getByRole("textbox")
        .fill(name, { timeout: TIMEOUT });
      await page.keyboard.press("Enter");
    },
    async () => (await place.locator(".rows").textContent({ timeout: 1000 }))?.includes(name) === true,
  );
  await visitor.does(
    "set",
    async () => {
      await visitor.goes("#/settings");
      await page.getByRole("radio", { name: "Slate" }).check({ timeout: TIMEOUT });
    },
    async () => (await page.locator("#board").getAttribute("board-theme")) === "slate",
  );
  await visitor.does(
    "learn",
    async () => {
      await visitor.goes("#/ergo/learn/first-win");
      await place.locator('ergo-board button[data-name="e5"]').click({ timeout: TIMEOUT });
    },
    () => page.getByRole("button", { name: "Continue" }).isVisible(),
  );
}

/**
 * Does everything.
 *
 * @param {Visitor} visitor
 */
async function visit(visitor) {
  const { page } = visitor;
  await visitShortly(visitor);
  await play(visitor, "emergo");
  await play(visitor, "intermedium");
  const place = page.locator("#place");
  await visitor.does(
    "review",
    async () => {
      await visitor.goes("#/ergo");
      await page.waitForFunction(isOnBoard, "ergo", { timeout: TIMEOUT });
      await page.evaluate(() =>
        document.querySelector("#board")?.dispatchEvent(new CustomEvent("review", { cancelable: true })),
      );
    },
    () => place.locator(".review").getByRole("slider").isVisible(),
  );
  await visitor.does(
    "puzzle",
    async () => {
      await visitor.goes("#/ergo/puzzles/1fouob");
      await place
        .locator(".exercise-card")
        .getByRole("button", { name: "Solution", exact: true })
        .click({ timeout: TIMEOUT });
    },
    async () =>
      ((await place.locator(".exercise-card .answer p").textContent({ timeout: 1000 })) ?? "").startsWith(
        "That was the solution.",
      ),
  );
}

/**
 * Plays on, after which the library has everything.
 *
 * @param {Visitor} visitor
 */
async function recover(visitor) {
  const { page } = visitor;
  await play(visitor, "ergo");
  await visitor.goes("#/library");
  await page.locator("#place .row").first().waitFor({ timeout: TIMEOUT });
  if (await page.locator("#place").getByText("not kept").count())
    throw new Error("the library does not store games again");
}

/**
 * Installs the next version of the site.
 *
 * @param {Visitor} visitor
 * @param {Host} host
 * @param {string} folder
 */
async function update(visitor, host, folder) {
  const { page } = visitor;
  await play(visitor, "ergo");
  const edition = () => page.evaluate((mark) => document.querySelector(mark) !== null, MARK);
  await visitor.does(
    "install",
    () => visitor.goes("#/settings"),
    () => page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"),
    true,
  );
  host.folder = folder;
  await visitor.does(
    "update",
    async () => {
      await page.evaluate(() => {
        const now = Date.now() + 2 * 3_600_000;
        Date.now = () => now;
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await page.locator("#update .main").click({ timeout: TIMEOUT });
    },
    edition,
  );
  await play(visitor, "ergo");
}

/**
 * The site, always at the same address: what one visit has stored is there for the next one.
 *
 * @type {Host}
 */
let host;
/** @type {ReturnType<typeof makeNext>} */
let next;

test.beforeAll(async () => {
  host = await new Host(DIST).start();
  next = makeNext();
});

test.afterAll(async () => {
  await host.stop();
  next.remove();
});

/**
 * Makes a visit in which something fails.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {readonly Fault[]} faults several only if they end before the visit does
 * @param {State} state what earlier visits have stored
 * @param {"short" | "whole" | "update"} extent
 */
async function makeVisit(browser, faults, state, extent) {
  const updates = extent === "update";
  const isLasting = faults.some(({ lasts }) => lasts === "+");
  host.folder = DIST;
  const requests = failRequests(host, faults);
  const context = await browser.newContext({
    reducedMotion: "reduce",
    storageState: state,
    serviceWorkers: updates ? "allow" : "block",
  });
  /** @type {string[]} */
  const problems = [];
  context.on("weberror", (error) =>
    problems.push(`${error.error().name}: ${error.error().message} ${error.error().stack}`),
  );
  if (!updates)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await context.addInitScript(leaveOutShadow);
  try {
    const reader = await context.newPage();
    await reader.goto(`${host.url}robots.txt`);
    const before = await reader.evaluate(readStored);
    const page = await context.newPage();
    await page.addInitScript(injectFaults, faults);
    const visitor = new Visitor(page, faults, requests);
    /** @type {unknown} */
    let broken;
    try {
      await page.goto(host.url);
      if (updates) await update(visitor, host, next.folder);
      else await (extent === "short" ? visitShortly : visit)(visitor);
    } catch (error) {
      broken = error;
    }
    const tally = await tallyOf(page);
    const failed = [...tally.failed, ...requests.failed];
    requests.isOver = true;
    await endFaults(page);
    /** @type {string[]} */
    const wrong = [];
    // While the faults last, some things cannot be done, and that is said.
    if (broken && !isLasting) wrong.push(String(broken));
    if (broken && visitor.said.size === 0) wrong.push("nothing was said");
    // What failed once is made up for with the next move, without a reload.
    if (!isLasting) await recover(visitor).catch((error) => wrong.push(String(error)));
    // Afterwards everything can be done again, at once.
    await page.goto(host.url);
    const again = new Visitor(page, [], requests);
    await visitShortly(again).catch((error) => wrong.push(`once the faults are over: ${error}`));
    // What was not kept was said.
    await page.goto("about:blank");
    const after = await reader.evaluate(readStored);
    wrong.push(...problems, ...missing(before, after).map((what) => `missing: ${what}`));
    // Of several faults, what one made the page say may not excuse another.
    for (const line of [...visitor.lines, ...again.lines]) {
      if (!isStored(after, line) && (visitor.said.size === 0 || faults.length > 1))
        wrong.push(`lost without a word: ${line}`);
    }
    for (const what of visitor.repeated)
      if (what.includes("nothing was said")) wrong.push(`failed without a word: ${what}`);
    if (again.repeated.length > 0)
      wrong.push(`done more than once after the faults: ${again.repeated.join(", ")}`);
    const counts = { ...tally.counts, ...requests.counts };
    return {
      counts,
      steps: visitor.steps,
      failed,
      said: [...visitor.said],
      wrong,
      state: faults.length === 0 ? await context.storageState({ indexedDB: true }) : undefined,
    };
  } finally {
    await context.close();
  }
}

/** The faults that a user of this test chooses, or kinds of them. */
const chosen = process.env.ERGO_TORTURE?.split(",");

/** Whether the test prints each fault and its outcome. */
const isVerbose = chosen !== undefined || process.env.ERGO_SOAK !== undefined;

/**
 * The faults of a visit, in groups that share a visit: each is in another step, and ends before the visit
 * does. A fault that lasts from the first call in a step to the end of the visit is a group by itself.
 *
 * @param {Record<string, number>} counts how many calls of each kind there are
 * @param {Record<string, number>[]} steps how many there were when each step began
 * @param {readonly Fault["kind"][]} kinds
 * @param {boolean} isUpdate
 */
function groupsOf(counts, steps, kinds, isUpdate) {
  const starts = steps.map((before, at) => (at === 0 ? {} : before));
  /** @type {Fault[][]} */
  const groups = [];
  for (const lasts of /** @type {const} */ (["", "~"])) {
    const byStep = starts.map((before, step) =>
      kinds.flatMap((kind) => {
        const [from, to] = [before[kind] ?? 0, (starts[step + 1] ?? counts)[kind] ?? 0];
        return Array.from({ length: to - from }, (_, at) => ({ kind, at: from + at + 1, lasts, isUpdate }));
      }),
    );
    const most = Math.max(...byStep.map(({ length }) => length));
    for (let at = 0; at < most; at++) groups.push(byStep.flatMap((faults) => faults.slice(at, at + 1)));
  }
  const firsts = starts.flatMap((before) =>
    kinds.map((kind) => ({ kind, at: (before[kind] ?? 0) + 1, lasts: /** @type {const} */ ("+"), isUpdate })),
  );
  const lasting = new Map(firsts.map((fault) => [nameOf(fault), fault]));
  return [
    ...groups,
    ...[...lasting.values()].filter(({ kind, at }) => at <= counts[kind]).map((fault) => [fault]),
  ];
}

/**
 * Makes visits with faults, and fails if anything was wrong.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {Parameters<typeof makeVisit>[3]} extent
 * @param {(counts: Record<string, number>, steps: Record<string, number>[]) => Fault[][]} choose groups that
 *   share a visit, from the number of calls of each kind
 */
async function torture(browser, extent, choose) {
  // The first visit leaves something to lose, the second one counts.
  const first = await makeVisit(browser, [], undefined, extent);
  const second = await makeVisit(browser, [], first.state, extent);
  assert.deepEqual([...first.wrong, ...second.wrong], [], "a visit without faults");
  const groups = choose(second.counts, second.steps);
  if (isVerbose) console.log(extent, second.counts, groups.length, "visits", groups.flat().length, "faults");
  /** @type {string[]} */
  const wrong = [];
  let hits = 0;
  for (const group of groups) {
    const together = group.length > 1 ? await makeVisit(browser, group, first.state, extent) : undefined;
    const isRight = together?.wrong.length === 0;
    for (const [at, fault] of group.entries()) {
      // After a fault there may be other calls, without those of the next one.
      const isServed = isRight && together.failed.some(({ fault }) => fault === at);
      const made = isServed ? together : await makeVisit(browser, [fault], first.state, extent);
      const failed = made.failed.find(({ fault }) => !isServed || fault === at);
      if (failed) hits += 1;
      const call = failed?.what ?? "no such call";
      const outcome = made.wrong.join("; ") || "right";
      const told = `${nameOf(fault)} (${call}): ${outcome}; said: ${made.said.join(" | ")}`;
      if (isVerbose) console.log(told);
      if (made.wrong.length > 0) wrong.push(told);
    }
  }
  assert.deepEqual(wrong, []);
  // The engine and the browser do not call the same number of times in every visit.
  const count = groups.flat().length;
  assert.ok(chosen || hits > 0.8 * count, `only ${hits} of ${count} faults occurred`);
}

if (!chosen)
  test("some calls to the browser fail, and nothing is lost or passed over in silence", ({ browser }) =>
    torture(browser, "short", (counts) => {
      const below = random(41);
      const kinds = /** @type {const} */ (["write", "request", "network"]);
      // Late calls do not occur in every visit.
      const early = (/** @type {typeof kinds[number]} */ kind) => 1 + below(Math.ceil(counts[kind] / 2));
      return kinds.map((kind, at) => [{ kind, at: early(kind), lasts: at % 2 === 1 ? "+" : "" }]);
    }));

/** The kinds of a visit without a service worker. */
const VISIT = KINDS.filter((kind) => kind !== "cache" && kind !== "offline");
/** The kinds of an update; all others are the same as in a visit. */
const UPDATE = /** @type {const} */ (["cache", "offline", "network", "browser"]);

/** How many tests share the faults of a visit, so that they run at the same time. */
const PARTS = 8;

for (const isUpdate of [false, true]) {
  const extent = isUpdate ? "update" : "whole";
  const mine = chosen?.filter((name) => name.startsWith("update/") === isUpdate);
  if (mine?.length === 0) continue;
  const named = mine?.filter((name) => name.includes(":")).map((name) => [faultOf(name)]) ?? [];
  const kinds = (isUpdate ? UPDATE : VISIT).filter(
    (kind) => !mine || mine.includes(isUpdate ? `update/${kind}` : kind),
  );
  for (let part = 0; part < (mine ? 1 : PARTS); part++) {
    test(
      `every call of ${isUpdate ? "an update" : "a visit"} fails in turn, part ${part + 1}`,
      { tag: chosen ? [] : "@soak" },
      async ({ browser }) => {
        test.setTimeout(4 * 3_600_000);
        await torture(browser, extent, (counts, steps) => [
          ...named,
          ...groupsOf(counts, steps, kinds, isUpdate).filter((_, at) => mine || at % PARTS === part),
        ]);
      },
    );
  }
}
