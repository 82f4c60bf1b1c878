/**
 * Reviews a game with several engines at once, which are started for it and closed after it. The game on the board is not
 * disturbed.
 */
import { EngineClient } from "../engine/client.js";

/** @typedef {import("../game/state.js").Setup} Setup */
/** @typedef {import("../wasm/ergo_wasm.js").Finding} Finding */
/** @typedef {import("../wasm/ergo_wasm.js").Review} Review */

/** More engines do not help a phone. */
const MOST_ENGINES = 4;

/** The least time between two intermediate results, in milliseconds. */
const REPORT_INTERVAL = 250;

/** How many engines review a game: one core stays free for the page. */
export const engineCount = () => Math.max(1, Math.min(MOST_ENGINES, (navigator.hardwareConcurrency || 2) - 1));

/**
 * Reviews a game.
 * @param {Setup} setup with the moves of the game @param {number} length how many moves it has
 * @param {(review: Review, done: number) => void} report called with what is known, and after how many positions
 * @param {AbortSignal} signal ends it
 * @returns {Promise<Review | undefined>} nothing if it was ended
 */
export async function reviewGame(setup, length, report, signal) {
  // The last positions first: what is found there helps with those before.
  const waiting = Array.from({ length: length + 1 }, (_, ply) => ply);
  /** @type {Finding[]} */
  const findings = [];
  let reported = -Infinity;
  const engines = Array.from({ length: Math.min(engineCount(), waiting.length) }, () => new EngineClient());
  const close = () => engines.forEach((engine) => engine.close());
  signal.addEventListener("abort", close);
  /** @param {EngineClient} engine @param {boolean} isReporting */
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
  try {
    await Promise.all(engines.map((engine, at) => work(engine, at === 0)));
    return await engines[0].call("judge", findings);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}

/**
 * Finds out again what is wrong with a move: game texts do not say it.
 * @param {Setup} setup with the moves of the game @param {number} ply after how many moves it is on the board @param {AbortSignal} signal ends it
 * @returns {Promise<import("../wasm/ergo_wasm.js").ReviewReason | undefined>}
 */
export async function findReason(setup, ply, signal) {
  const engine = new EngineClient();
  const close = () => engine.close();
  signal.addEventListener("abort", close);
  try {
    await engine.call("open", setup);
    const findings = [await engine.call("examine", ply - 1), await engine.call("examine", ply)];
    const { moves } = await engine.call(
      "judge",
      findings.filter((finding) => finding !== undefined),
    );
    return moves[ply - 1]?.reason;
  } finally {
    signal.removeEventListener("abort", close);
    close();
  }
}

/** Judges moves that are tried in a position, with an engine of its own. */
export class Judge {
  #engine = new EngineClient();
  /** How many moves lead to the position. */
  #ply = Promise.resolve(0);

  /** @param {Setup} setup the game, with the moves that lead to the position */
  open(setup) {
    this.#ply = this.#engine.call("open", setup).then((opened) => ("view" in opened ? opened.view.at : 0));
    this.#ply.catch(() => {});
  }

  /** @param {string} move @returns {Promise<import("../wasm/ergo_wasm.js").Trial | undefined>} nothing if another position was opened meanwhile */
  async judge(move) {
    return this.#engine.call("tryMove", await this.#ply, move);
  }

  close() {
    this.#engine.close();
  }
}
