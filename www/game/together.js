/**
 * One search on several cores: other engines, each in a worker of its own, search the position of a board as
 * well and exchange what they find with its engine. Loaded with the first search that may use them.
 */
import { EngineClient } from "../engine/client.js";
import { enginesForSearch } from "./cores.js";

/** @import {SearchNews} from "../engine/client.js" */
/** @import {SearchInfo} from "../wasm/ergo_wasm.js" */
/** @import {ThinkLimits} from "../wasm/ergo_wasm.js" */
/** @import {State} from "./types.js" */

/** How long helpers are kept that have nothing to do, in milliseconds. */
const KEPT = 20_000;

/**
 * The engines that help, and whether they do.
 *
 * @type {EngineClient[]}
 */
let helpers = [];
let areBusy = false;
let timer = 0;

/**
 * Returns a number of helpers. Those that have crashed are replaced.
 *
 * @param {number} count
 */
function takeHelpers(count) {
  clearTimeout(timer);
  areBusy = true;
  const kept = helpers.filter((helper) => !helper.hasEnded).slice(0, count);
  for (const helper of helpers) if (!kept.includes(helper)) helper.close();
  helpers = kept;
  while (helpers.length < count) helpers.push(new EngineClient({ isHelper: true }));
  return helpers;
}

function returnHelpers() {
  areBusy = false;
  for (const helper of helpers) helper.call("stop").catch(() => {});
  timer = window.setTimeout(() => {
    for (const helper of helpers.splice(0)) helper.close();
  }, KEPT);
}

/**
 * Connects each engine with every other one, for one search.
 *
 * @param {number} count
 * @returns {MessagePort[][]} the ports of each
 */
function connect(count) {
  const ports = Array.from({ length: count }, () => /** @type {MessagePort[]} */ ([]));
  for (const [at, own] of ports.entries())
    for (const others of ports.slice(at + 1)) {
      const { port1, port2 } = new MessageChannel();
      own.push(port1);
      others.push(port2);
    }
  return ports;
}

/**
 * The result that counts more: by a proof, by its depth, or by its score.
 *
 * @param {SearchInfo | undefined} one
 * @param {SearchInfo | undefined} other
 */
function betterOf(one, other) {
  const [line] = one?.lines ?? [];
  const [found] = other?.lines ?? [];
  if (!one || !line || !other || !found) return one;
  const isProven = [line, found].some(({ win, loss }) => win !== undefined || loss !== undefined);
  const deeper = isProven ? 0 : other.depth - one.depth;
  const better = found.points - line.points;
  return (deeper || better) > 0 ? other : one;
}

/**
 * Searches the position on the board until a limit is reached or another call interrupts the search; a helper
 * that fails changes nothing.
 *
 * @param {State} state
 * @param {EngineClient} engine
 * @param {ThinkLimits} limits
 * @param {(news: SearchNews) => void} report
 * @param {AbortSignal} signal aborted when the search is interrupted
 * @returns {Promise<SearchNews>} empty if interrupted
 */
export async function thinkTogether({ setup, view }, engine, limits, report, signal) {
  const count = engine.isInPage || !view ? 1 : await enginesForSearch().catch(() => 1);
  if (signal.aborted) return {};
  // Another board of the page has the helpers.
  if (count === 1 || areBusy || !view) return engine.think(limits, report);
  const ports = connect(count);
  const { game, options, start, moves, at } = view;
  const position = { ...setup, game, options, start, moves, at, gameText: undefined, pageData: undefined };
  /** @type {SearchNews[]} */
  const others = [];
  let isOver = false;
  /**
   * @param {EngineClient} helper
   * @param {number} place
   */
  const help = async (helper, place) => {
    const { error } = await helper.call("open", position);
    if (error || isOver) return;
    const note = (/** @type {SearchNews} */ news) => {
      others[place - 1] = news;
    };
    await helper.think({ lines: limits.lines, place }, note, ports[place]);
  };
  takeHelpers(count - 1).forEach(async (helper, at) => {
    // A helper that failed may fail again: it is closed rather than kept for the next search.
    await help(helper, at + 1).catch(() => helper.close());
    others[at] = { ...others[at], speed: 0 };
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    // Helpers that have not started have not taken their ports.
    for (const port of ports.slice(1).flat()) port.close();
    returnHelpers();
  };
  /** @param {SearchNews} news */
  const withAll = (news) =>
    others.reduce(
      (all, other) => ({
        info: betterOf(all.info, other.info),
        speed: (all.speed ?? 0) + (other.speed ?? 0),
        // One that has failed or not begun is not counted.
        cores: (all.cores ?? 1) + (other.speed ? 1 : 0),
      }),
      news,
    );
  signal.addEventListener("abort", end);
  try {
    const all = (/** @type {SearchNews} */ news) => report(withAll(news));
    const found = await engine.think({ ...limits, place: 0 }, all, ports[0]);
    return found.info ? withAll(found) : found;
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}
