/** The searches of the engine: for its own move, a hint, and the analysis. Loaded with the first engine. */
import { engineTime } from "./clock.js";
import { canOfferDraw } from "./ending.js";
import { offersDraw } from "./draw-offer.js";
import { TOP_LEVEL, placementKey, positionKey } from "./state.js";

/** @import {Context} from "./context.js" */
/** @import {EngineClient} from "../engine/client.js" */
/** @import {SearchNews} from "../engine/client.js" */

/** The time limit of a hint, in milliseconds. */
const HINT_TIME = 600;

/**
 * A hint is good enough once this many intermediate results, each deeper than the one before, have agreed
 * with it.
 */
const AGREEMENTS = 2;

/** How many moves of its line explain a hint: the move, the reply, and what follows from it. */
const HINT_LINE = 3;

/** The minimum time of a move of the engine, in milliseconds, so that people can follow the game. */
const MIN_TIME = 450;

/**
 * The opening book, if the page sets one: chooses a turn that is played without a search, if there is one.
 *
 * @type {{ choose?: (state: import("./types.js").State) => string | undefined }}
 */
export const book = {};

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Searches with several engines if the device has enough cores.
 *
 * @type {typeof import("./together.js").thinkTogether}
 */
async function think(state, engine, limits, report, signal) {
  const together = await import("./together.js").catch(() => undefined);
  if (signal.aborted) return {};
  return together
    ? together.thinkTogether(state, engine, limits, report, signal)
    : engine.think(limits, report);
}

/**
 * @param {Context} context
 * @param {EngineClient} engine
 * @param {AbortSignal} signal
 */
async function searchMove({ session, set, run, playMove }, engine, signal) {
  const { setup } = session.state;
  set({ status: { kind: "thinking" } });
  // Levels that choose among moves should choose differently in every game.
  const time = Math.min(setup.seconds * 1000, engineTime(session.state, performance.now()));
  const limits = { time, level: setup.level, seed: Math.floor(Math.random() * 2 ** 32) };
  const report = (/** @type {SearchNews} */ { info }) => {
    if (!signal.aborted) set({ status: { kind: "thinking", info } });
  };
  const best = book.choose?.(session.state);
  const search = best
    ? { info: { best, lines: [] } }
    : setup.level === TOP_LEVEL
      ? think(session.state, engine, limits, report, signal)
      : engine.think(limits, report);
  const [{ info }] = await Promise.all([search, wait(MIN_TIME)]);
  const move = info?.best;
  if (!move) return;
  await run(async (engine) => {
    await playMove(engine, move);
    const { view } = session.state;
    if (view && canOfferDraw(session.state) && offersDraw(session, info.lines[0]))
      set({ question: { about: "offered", at: view.at } });
  }, signal);
}

/**
 * @param {Context} context
 * @param {EngineClient} engine
 * @param {AbortSignal} signal
 */
async function searchHint({ session, set, run }, engine, signal) {
  const info = await findHint(engine);
  const move = info?.best;
  await run(async (engine) => {
    const { view } = session.state;
    if (!view || !move) return set({ hint: undefined });
    const [best] = info?.lines ?? [];
    const line = best?.moves[0] === move ? best.moves.slice(0, HINT_LINE) : [move];
    const [{ view: after }, advice] = await Promise.all([
      engine.call("preview", [move]),
      engine.call("explain", line),
    ]);
    const hint = { about: positionKey(view), step: move === "swap" ? 3 : 1, move, view: after, advice };
    if (!signal.aborted)
      set({ hint: { ...hint, reply: line[1], win: line.length > 1 ? best?.win : undefined } });
  }, signal);
}

/**
 * Searches until the time is over, or the same move stays the best.
 *
 * @param {EngineClient} engine
 */
async function findHint(engine) {
  /** @type {import("../wasm/ergo_wasm.js").SearchInfo | undefined} */
  let found;
  let agreements = 0;
  const report = (/** @type {SearchNews} */ { info }) => {
    if (!info || info.depth === found?.depth) return;
    agreements = info.best === found?.best ? agreements + 1 : 0;
    found = info;
    if (agreements === AGREEMENTS) engine.call("stop").catch(() => {});
  };
  // A search that was stopped has no result.
  const { info } = await engine.think({ time: HINT_TIME }, report);
  return info ?? (agreements >= AGREEMENTS ? found : undefined);
}

/** More positions than these are not remembered. */
const MOST_KNOWN = 500;

/**
 * Remembers what was found in the position on the board.
 *
 * @param {import("./types.js").State} state
 * @param {import("./types.js").Finding} finding
 */
function rememberFinding({ view, analysis }, finding) {
  const { known } = analysis ?? {};
  if (!view || !known) return;
  const key = placementKey(view);
  known.delete(key);
  known.set(key, finding);
  const [first] = known.keys();
  if (known.size > MOST_KNOWN) known.delete(first);
}

/**
 * @param {Context} context
 * @param {EngineClient} engine
 * @param {AbortSignal} signal
 */
async function analyse({ session, set }, engine, signal) {
  const { lines = 1, seconds } = session.state.analysis ?? {};
  const report = (/** @type {SearchNews} */ { info, speed = 0, cores }) => {
    const { view, analysis } = session.state;
    if (signal.aborted || !view || !analysis || !info) return;
    const about = positionKey(view);
    // A search that starts again, in a position that was left, first repeats what is known.
    const { finding } = analysis;
    if (finding?.about === about && finding.info.lines.length >= lines && info.depth < finding.info.depth)
      return;
    const found = { about, info, speed, cores };
    rememberFinding(session.state, found);
    set({ analysis: { ...analysis, finding: found } });
  };
  const time = seconds === undefined ? undefined : seconds * 1000;
  report(await think(session.state, engine, { lines, time }, report, signal));
}

export const SEARCHES = { move: searchMove, hint: searchHint, analysis: analyse };
