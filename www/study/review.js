/** Finds out what is wrong with single moves of a review, what a text says of one, and what its moves do. */
import { withEngine } from "../game/engines.js";

/** @import {Setup} from "../game/types.js" */

/**
 * Finds out again what is wrong with a move, or else what it missed: game texts do not say it.
 *
 * @param {Setup} setup with the moves of the game
 * @param {number} ply after how many moves it is on the board
 * @param {AbortSignal} signal ends it
 * @returns {Promise<Pick<import("../wasm/ergo_wasm.js").JudgedMove, "reason" | "effect">>}
 */
export function findReason(setup, ply, signal) {
  return withEngine(async (engine) => {
    await engine.call("open", setup);
    const findings = [await engine.call("examine", ply - 1), await engine.call("examine", ply)];
    const { moves } = await engine.call(
      "judge",
      findings.filter((finding) => finding !== undefined),
    );
    const { reason, effect } = moves[ply - 1] ?? {};
    return { reason, effect };
  }, signal);
}

/**
 * What there is to say about each move of a reviewed game, by what the engine expected after it, or else by
 * what was played; nothing about swaps. And the position at its end.
 *
 * @param {Setup} setup with the moves of the game
 * @param {readonly string[]} line its moves
 * @param {import("../wasm/ergo_wasm.js").Review} review
 */
export function commentOnLine(setup, line, { moves }) {
  return withEngine(async (engine) => {
    const opened = await engine.call("open", setup);
    if ("error" in opened) throw new Error(opened.error?.expected);
    /** @type {(import("../wasm/ergo_wasm.js").Commentary | undefined)[]} */
    const commentaries = [];
    for (let ply = 1; ply <= line.length; ply++) {
      const expected = moves.find((judged) => judged.ply === ply)?.next ?? [];
      const next = expected.length > 0 ? expected : line.slice(ply, ply + 2);
      commentaries.push(await engine.call("commentOn", ply, next));
    }
    return { commentaries, end: opened.view };
  });
}

/**
 * The review that the text of a study contains.
 *
 * @param {Setup} setup with that text
 */
export function recallReview(setup) {
  return withEngine(async (engine) => {
    await engine.call("open", setup);
    return engine.call("recallReview");
  });
}
