/**
 * Judges every position of a finished game, with an engine of its own, so that the game on the board is not
 * disturbed.
 */
import { shareOf } from "../board/score.js";
import { EngineSlot } from "./engine-slot.js";

/** @typedef {import("./state.js").Setup} Setup */

/** How long the engine looks at a position, in milliseconds. */
const TIME = 120;

/** A move is a key moment if it costs the player this share of the chances to win. */
const KEY_LOSS = 0.18;

/** A move that changed the chances of the player who made it: after how many moves it is on the board, and the loss. @typedef {{ ply: number, loss: number }} Moment */

/**
 * @param {Setup} setup the game
 * @param {(shares: number[]) => void} report the shares of the first player so far, from the start
 * @param {AbortSignal} signal ends it
 * @returns {Promise<number[]>}
 */
export async function judge(setup, report, signal) {
  const slot = new EngineSlot(() => true);
  const stop = () => slot.close();
  signal.addEventListener("abort", stop);
  /** @type {number[]} */
  const shares = [];
  try {
    const engine = await slot.start();
    if (signal.aborted) return shares;
    const opened = await engine.call("open", { ...setup, at: 0 });
    if (opened.error || !opened.view) return shares;
    const { length } = opened.view.history;
    for (let ply = 0; ply <= length && !signal.aborted; ply++) {
      const { view } = await engine.call("goTo", ply);
      const { info } = view.outcome ? {} : await engine.think({ time: TIME }, () => {});
      shares.push(shareOf(view, info?.lines[0]) ?? shares.at(-1) ?? 0.5);
      report(shares);
    }
  } catch (error) {
    if (!signal.aborted) console.warn(error);
  } finally {
    signal.removeEventListener("abort", stop);
    slot.close();
  }
  return shares;
}

/**
 * The moves that changed the game, in order.
 * @param {readonly number[]} shares of the first player @param {readonly { side: number }[]} history @returns {Moment[]}
 */
export function keyMoments(shares, history) {
  return history.flatMap(({ side }, at) => {
    if (shares.length <= at + 1) return [];
    const change = shares[at + 1] - shares[at];
    const loss = side === 0 ? -change : change;
    return loss >= KEY_LOSS ? [{ ply: at + 1, loss }] : [];
  });
}
