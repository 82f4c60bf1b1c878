/** Judges single moves for reviews and exercises, with an engine of its own. */
import { EngineClient } from "../engine/client.js";

/** @import {Setup} from "../game/state.js" */

/**
 * Finds out again what is wrong with a move: game texts do not say it.
 *
 * @param {Setup} setup with the moves of the game
 * @param {number} ply after how many moves it is on the board
 * @param {AbortSignal} signal ends it
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

  /**
   * @param {string} move
   * @returns {Promise<import("../wasm/ergo_wasm.js").Trial | undefined>} nothing if another position was
   *   opened meanwhile
   */
  async judge(move) {
    return this.#engine.call("tryMove", await this.#ply, move);
  }

  close() {
    this.#engine.close();
  }
}
