/**
 * Two tabs of the page at random, in any browser: windows that a third one has opened and plays in, as a
 * person would. Whatever a tab had on its board last must be in the library, the language must be the chosen
 * one, nothing may freeze, and no worker may be left over.
 */
import assert from "node:assert/strict";
import { lineOf } from "../../../www/storage/position.js";
import { withoutReply } from "../../../www/storage/version.js";
import { sample } from "./sample.mjs";

/**
 * @typedef {object} Visit
 * @property {number} done how many operations
 * @property {string} doing the operation that goes on
 * @property {string[]} problems
 * @property {{ from: number; to: number; missed: number }[]} pauses times without a task of the page, and how
 *   long another thread had none meanwhile, in milliseconds
 * @property {{ why: string; view: import("../../../www/storage/version.js").Version }[]} due positions to be
 *   found in the library; a reply of the engine at the end may differ from tab to tab
 * @property {string[]} lines the positions in the library, at the end
 * @property {string[]} log the operations, with the moves that the tabs have then
 * @property {number} workers how many are left
 * @property {boolean} isOver
 */

/** The longest time in which nothing may happen, in milliseconds. */
const LONGEST_FREEZE = 1000;

/** More engines are never used by a tab; the library and the explorer have none at the end. */
const MOST_WORKERS = 2 * 2;

/** The seed of a visit: that of `ERGO_SEED`, always the same in a sample, or else a new one. */
export const seedOf = () => Number(process.env.ERGO_SEED ?? sample(1, Date.now() % 1e9));

/**
 * Runs in a page of the site: begins a visit, which goes on by itself.
 *
 * @param {{ site: string; seed: number; count: number; isAlone?: boolean }} options `isAlone` if there is
 *   only one tab, as a frame: not every browser lets a script open windows, and frames share more than tabs
 *   do
 */
export function beginVisit({ site, seed, count, isAlone = false }) {
  /** @type {Visit} */
  const visit = {
    done: 0,
    doing: "",
    problems: [],
    pauses: [],
    due: [],
    lines: [],
    log: [],
    workers: 0,
    isOver: false,
  };
  /** @type {any} */ (window).visit = visit;
  let state = seed >>> 0;
  const below = (/** @type {number} */ end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const wait = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
  /** @typedef {{ name: string; window: any; isOffline: boolean }} Tab */
  /**
   * The workers that were not terminated, each with its tab.
   *
   * @type {Map<any, Tab>}
   */
  const workers = new Map();

  /**
   * @param {string} what
   * @param {() => unknown} holds
   */
  const until = async (what, holds) => {
    for (let turn = 0; turn < 600; turn++) {
      if (holds()) return;
      await wait(100);
    }
    throw new Error(`not within a minute: ${what}`);
  };
  const boardOf = (/** @type {Tab} */ tab) => tab.window.document.querySelector("#board");
  const isReady = (/** @type {Tab} */ tab) => boardOf(tab)?.state?.status?.kind === "ready";
  const languageOf = (/** @type {Tab} */ tab) => tab.window.document.documentElement.lang;

  /** @param {Tab} tab */
  const watch = (tab) => {
    const page = tab.window;
    page.addEventListener("error", (/** @type {any} */ { message }) => {
      // Nobody notices that.
      if (!message.startsWith("ResizeObserver loop")) visit.problems.push(`error: ${message}`);
    });
    page.addEventListener("unhandledrejection", (/** @type {any} */ { reason }) =>
      visit.problems.push(`unhandled at ${page.location.hash}: ${reason?.stack ?? reason}`),
    );
    const { postMessage, terminate } = page.Worker.prototype;
    page.Worker.prototype.postMessage = function (/** @type {any[]} */ ...args) {
      workers.set(this, tab);
      return postMessage.apply(this, args);
    };
    page.Worker.prototype.terminate = function () {
      workers.delete(this);
      return terminate.call(this);
    };
    const { fetch } = page;
    page.fetch = (/** @type {any[]} */ ...args) =>
      tab.isOffline ? Promise.reject(new page.TypeError("no network")) : fetch(...args);
    const hasFolders = page.FileSystemFileHandle?.prototype.createWritable;
    if (hasFolders)
      page.showDirectoryPicker = async () =>
        (await page.navigator.storage.getDirectory()).getDirectoryHandle("Games", { create: true });
  };

  /** @param {Tab} tab */
  const load = async (tab) => {
    // They end with their page.
    for (const [worker, where] of workers) if (where === tab) workers.delete(worker);
    tab.isOffline = false;
    if (tab.window) tab.window.isLeft = true;
    // Two addresses that differ only in their hash are one page.
    tab.window = window.open(`${site}?${below(1e9)}#/ergo`, tab.name, "popup,width=700,height=800");
    await until("the page is loaded", () => {
      const { isLeft, location, document } = tab.window;
      return !isLeft && location.href.startsWith(site) && document.readyState === "complete";
    });
    watch(tab);
    await until("the page is ready", () => isReady(tab));
  };

  /**
   * @param {Tab} tab
   * @param {string} why
   */
  const note = (tab, why) => {
    const { setup, view } = boardOf(tab).state;
    const { start, moves, at } = view;
    const { players, options } = setup;
    visit.due.push({
      why: `${why}, operation ${visit.done}`,
      view: JSON.parse(JSON.stringify({ start, moves: moves.slice(0, at), players, options })),
    });
  };

  /**
   * A move that is played after others were taken back, here or in the other tab, takes their place.
   *
   * @param {string[]} before the moves of the game before
   * @param {string[]} after those after it
   */
  const forgetReplaced = (before, after) => {
    const replaced = before.findIndex((move, turn) => move !== after[turn]);
    if (replaced < 0) return;
    const kept = before.slice(0, replaced);
    visit.due = visit.due.filter(({ view }) => kept.some((move, turn) => move !== view.moves[turn]));
  };

  /**
   * An engine that is killed again and again is given up until somebody tries again.
   *
   * @param {Tab} tab
   */
  const revive = async (tab) => {
    const board = boardOf(tab);
    await until(
      "the board has started or failed",
      () => isReady(tab) || board.state.status.kind === "failed",
    );
    if (isReady(tab)) return;
    tab.window.location.hash = "#/ergo";
    const button = () => board.shadowRoot.querySelector('[data-action="retry"]');
    // The network may be back, which is tried by itself.
    await until("the way to try again", () => isReady(tab) || button()?.checkVisibility());
    button()?.click();
    await until("the board goes on", () => isReady(tab));
  };

  /** @param {Tab} tab */
  const movesIn = (tab) => {
    const { view } = boardOf(tab)?.state ?? {};
    return view ? `${view.moves.join(" ")}, at ${view.at}` : "no game";
  };

  let language = "en";

  /** @type {Record<string, (tab: Tab) => unknown>} */
  const OPERATIONS = {
    async play(tab) {
      const board = boardOf(tab);
      // Whoever kills the engine meanwhile plays again.
      for (let attempt = 0; attempt < 4; attempt++) {
        const legal = await board.legalMoves().catch(() => undefined);
        if (legal?.length === 0) return OPERATIONS.start(tab);
        const { moves } = board.state.view;
        if (legal && (await board.play(legal[below(legal.length)]).catch(() => false))) {
          forgetReplaced(moves, board.state.view.moves);
          return undefined;
        }
        // Without a network, what is not there yet cannot be loaded.
        if (tab.isOffline) return undefined;
        await revive(tab);
      }
      throw new Error("no move can be played");
    },
    undo: (tab) =>
      boardOf(tab)
        .undo()
        .catch((/** @type {unknown} */ error) => {
          if (!tab.isOffline) throw error;
        }),
    async leave(tab) {
      const places = ["editor", "study", "puzzles", "learn", "rules"].map((place) => `ergo/${place}`);
      const all = [...places, "library", "settings", "ergo", "emergo", "ergo"];
      tab.window.location.hash = `#/${all[below(all.length)]}`;
      await wait(below(200));
    },
    async start(tab) {
      note(tab, "left for a new game");
      const setup = { game: "ergo", options: [], players: ["person", "person"], seconds: 1, level: 3 };
      const detail = tab.window.JSON.parse(JSON.stringify({ setup }));
      boardOf(tab).dispatchEvent(new tab.window.CustomEvent("newgame", { detail, cancelable: true }));
      await wait(below(100));
    },
    async reload(tab) {
      note(tab, "reloaded");
      await load(tab);
      await until(`${language} after a reload`, () => languageOf(tab) === language);
    },
    async speak(tab) {
      tab.window.location.hash = "#/settings";
      const select = () => tab.window.document.querySelector('#place select[name="language"]');
      await until("the settings", select);
      const languages = [...select().options].map(({ value }) => value).filter((value) => value.length === 2);
      language = languages[below(languages.length)];
      select().value = language;
      select().dispatchEvent(new tab.window.Event("change", { bubbles: true }));
      for (const one of tabs)
        await until(`${language} at ${one.window.location.hash}`, () => languageOf(one) === language);
    },
    async folder(tab) {
      tab.window.location.hash = "#/settings";
      await until("the settings", () => tab.window.document.querySelector("#place select"));
      tab.window.document.querySelector("#folder")?.closest(".line")?.querySelector("button")?.click();
      await wait(below(300));
    },
    async network(tab) {
      tab.isOffline = !tab.isOffline;
      tab.window.dispatchEvent(new tab.window.Event(tab.isOffline ? "offline" : "online"));
      if (!tab.isOffline) await revive(tab);
    },
    kill() {
      const all = [...workers.keys()];
      const worker = all[below(all.length)];
      if (!worker) return;
      worker.terminate();
      worker.onerror?.(new ErrorEvent("error", { cancelable: true, message: `killed ${visit.done}` }));
    },
    rest: () => wait(below(400)),
  };
  const ORDER = ["play", "play", "play", "play", "undo", "leave", "leave", "leave", "start", "reload"].concat(
    ["speak", "folder", "network", "network", "kill", "rest"],
  );

  /** Notes when the page has been without a turn, and another thread as well. */
  const watchTime = () => {
    const script = `let last = Date.now(); setInterval(() => { const now = Date.now(); if (now - last > 100)
      postMessage([last, now]); last = now; }, 20);`;
    const clock = new Worker(URL.createObjectURL(new Blob([script])));
    /** @type {[number, number][]} */
    const others = [];
    clock.onmessage = ({ data }) => others.push(data);
    let last = Date.now();
    const timer = setInterval(() => {
      const [from, to] = [last, (last = Date.now())];
      if (to - from < 300) return;
      // The other thread reports later.
      setTimeout(() => {
        const missed = others.map(([a, b]) => Math.max(0, Math.min(b, to) - Math.max(a, from)));
        visit.pauses.push({ from, to, missed: missed.reduce((sum, one) => sum + one, 0) });
      }, 1000);
    }, 20);
    return () => {
      clearInterval(timer);
      clock.terminate();
    };
  };

  /** @type {Tab[]} */
  let tabs = [];
  const run = async () => {
    if (isAlone) {
      const style = "width: 700px; height: 800px; border: 0";
      document.body.append(Object.assign(document.createElement("iframe"), { name: "tab 0", style }));
    }
    const names = isAlone ? ["tab 0"] : ["tab 0", "tab 1"];
    tabs = names.map((name) => ({ name, window: undefined, isOffline: false }));
    for (const tab of tabs) await load(tab);
    const endWatch = watchTime();
    for (; visit.done < count; visit.done++) {
      const name = ORDER[below(ORDER.length)];
      const at = below(tabs.length);
      visit.doing = `${name} in tab ${at}`;
      await OPERATIONS[name](tabs[at]);
      visit.log.push(`${visit.done} ${visit.doing}: ${tabs.map(movesIn).join(" | ")}`);
    }
    visit.doing = "the end";
    for (const tab of tabs) {
      if (tab.isOffline) await OPERATIONS.network(tab);
      tab.window.location.hash = "#/ergo";
      await OPERATIONS.play(tab);
      note(tab, "at the end");
    }
    endWatch();
    await wait(1500);
    // Engines that nothing needs are closed in time.
    await until("no worker is left over", () => workers.size <= 4).catch(() => {});
    visit.workers = workers.size;
    visit.lines = await new Promise((resolve, reject) => {
      const request = indexedDB.open(`ergo ${new URL(".", location.href).pathname} library`);
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const all = request.result.transaction("games").objectStore("games").getAll();
        all.onsuccess = () => {
          request.result.close();
          resolve(all.result.map((/** @type {{ line: string }} */ { line }) => line));
        };
      };
    });
  };
  run()
    .catch((error) => visit.problems.push(`${visit.doing}: ${error.stack ?? error}`))
    .finally(() => (visit.isOver = true));
}

/**
 * Fails if something is missing after a visit, or the page was frozen in it. What another thread misses as
 * well, or the page has waited for a processor, is the machine's.
 *
 * @param {Visit} visit
 * @param {number} seed
 * @param {import("./run-delays.mjs").RunDelays} delays
 */
export function expectNothingLost({ problems, pauses, due, lines, log, workers }, seed, delays) {
  assert.deepEqual(problems, [], `seed ${seed}`);
  const missing = due
    .map(({ why, view }) => ({
      why,
      line: lineOf(withoutReply(view)),
    }))
    // A game without moves is not kept.
    .filter(({ line }) => / moves /.test(line) && !lines.some((known) => `${known} `.startsWith(`${line} `)));
  if (missing.length > 0) {
    const [first] = missing[0].why.match(/\d+$/) ?? [];
    console.log(log.slice(Math.max(0, Number(first ?? log.length) - 20)).join("\n"));
  }
  assert.deepEqual(missing, [], `seed ${seed}`);
  for (const { from, to, missed } of pauses) {
    const frozen = Math.round(to - from - Math.max(missed, delays.longest(from, to)));
    assert.ok(frozen <= LONGEST_FREEZE, `frozen for ${frozen} ms of ${to - from}, seed ${seed}`);
  }
  assert.ok(workers <= MOST_WORKERS, `${workers} workers, seed ${seed}`);
}
