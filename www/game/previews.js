/** Previews of lines and of variations: positions that are shown in place of the one on the board. */
import { positionKey } from "./state.js";

/** @import {Context} from "./context.js" */
/** @import {Preview} from "./types.js" */
/** @import {EngineClient} from "../engine/client.js" */

export class Previews {
  #context;
  #engine;
  #signal;

  /**
   * @param {Context} context
   * @param {EngineClient} engine
   * @param {AbortSignal} signal aborted when they are no longer wanted
   */
  constructor(context, engine, signal) {
    this.#context = context;
    this.#engine = engine;
    this.#signal = signal;
  }

  /**
   * Shows the position after some moves of a line.
   *
   * @param {NonNullable<Preview["source"]>} source
   * @param {number} at how many moves
   * @param {boolean} passing
   */
  async line(source, at, passing) {
    const { preview } = this.#context.session.state;
    // A preview that was shown on hover may now have been clicked.
    if (preview?.source?.line === source.line && preview.at === at)
      return this.#context.set({ preview: { ...preview, passing: preview.passing && passing } });
    const { about, info } = source.finding;
    await this.#show({ about, moves: info.lines[source.line]?.moves ?? [], at, source, passing });
  }

  /**
   * Shows the position after some moves of a variation.
   *
   * @param {string[]} moves
   * @param {number} at how many
   */
  async variation(moves, at) {
    const { view } = this.#context.session.state;
    if (view) await this.#show({ about: positionKey(view), moves, at, passing: false });
  }

  /**
   * Steps along the line that is previewed.
   *
   * @param {number} moves
   */
  async step(moves) {
    const { preview } = this.#context.session.state;
    if (!preview) return;
    const at = preview.at + moves;
    if (at < 1 && !preview.source) this.#context.session.analysis.endPreview();
    else await this.#show({ ...preview, at, passing: false });
  }

  /** @param {Omit<Preview, "view" | "before">} wanted */
  async #show(wanted) {
    const { view: now } = this.#context.session.state;
    const moves = wanted.moves.slice(0, Math.max(0, wanted.at));
    if (!now || moves.length === 0 || positionKey(now) !== wanted.about) return;
    const { view, before } = await this.#engine.call("preview", moves);
    if (!this.#signal.aborted) this.#context.set({ preview: { ...wanted, at: moves.length, view, before } });
  }
}
