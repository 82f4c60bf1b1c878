/**
 * Reviews a game with several engines at once, which are started for it and closed after it. The game on the
 * board is not disturbed.
 */
import { withManyEngines } from "./engines.js";

/** @import {EngineClient} from "../engine/client.js" */
/** @import {Setup} from "./types.js" */
/** @import {Finding} from "../wasm/ergo_wasm.js" */
/** @import {JudgedMove} from "../wasm/ergo_wasm.js" */
/** @import {Review} from "../wasm/ergo_wasm.js" */

/** The least time between two intermediate results, in milliseconds. */
const REPORT_INTERVAL = 250;

/**
 * Whether a move is to be improved.
 *
 * @param {JudgedMove} move
 */
export const isMistake = ({ glyph, better }) => (glyph === "?" || glyph === "??") && better !== undefined;

/**
 * The mistake that cost most of the chances, of both players or of one.
 *
 * @param {Review} review
 * @param {number} [side]
 * @returns {number | undefined} the number of plies after it
 */
export function turningPoint({ moves }, side) {
  const mistakes = moves.filter((move) => isMistake(move) && (side === undefined || move.side === side));
  return mistakes.toSorted((one, other) => (other.loss ?? 0) - (one.loss ?? 0))[0]?.ply;
}

/**
 * The last review, which is asked for again where the game is studied.
 *
 * @type {{ about: string; review: Review } | undefined}
 */
let last;

/**
 * Reviews a game.
 *
 * @param {Setup} setup with the moves of the game
 * @param {number} length how many moves it has
 * @param {(review: Review, done: number) => void} report called with what is known, and after how many
 *   positions
 * @param {AbortSignal} signal ends it
 * @returns {Promise<Review | undefined>} nothing if it was ended; the same as before for the game that was
 *   reviewed last
 */
export async function reviewGame(setup, length, report, signal) {
  const about = JSON.stringify([setup.game, setup.options, setup.start, setup.moves]);
  if (last?.about === about) return last.review;
  // The last positions first: what is found there helps with those before.
  const waiting = Array.from({ length: length + 1 }, (_, ply) => ply);
  /** @type {Finding[]} */
  const findings = [];
  let reported = -Infinity;
  /**
   * @param {EngineClient} engine
   * @param {boolean} isReporting
   */
  const work = async (engine, isReporting) => {
    const { error } = await engine.call("open", setup);
    if (error) throw new Error(error.expected);
    for (let ply = waiting.pop(); ply !== undefined; ply = waiting.pop()) {
      const finding = await engine.call("examine", ply);
      if (finding) findings.push(finding);
      if (!isReporting || performance.now() - reported < REPORT_INTERVAL) continue;
      reported = performance.now();
      report(await engine.call("judge", findings), findings.length);
    }
  };
  const workAll = async (/** @type {EngineClient[]} */ engines) => {
    await Promise.all(engines.map((engine, at) => work(engine, at === 0)));
    return engines[0].call("judge", findings);
  };
  try {
    const review = await withManyEngines(waiting.length, workAll, signal);
    last = { about, review };
    return review;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
