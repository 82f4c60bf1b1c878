/**
 * Analysis of the position, and previews of its lines. They never change the game.
 */
import { positionKey } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Finding} Finding */
/** @typedef {import("../engine/client.js").EngineClient} EngineClient */

/**
 * What the analysis needs from the session.
 * @typedef {object} AnalysisHost
 * @property {() => State} state
 * @property {(patch: Partial<State>) => void} set
 * @property {(command: (engine: EngineClient) => Promise<void>, signal?: AbortSignal) => Promise<unknown>} run queues a command
 * @property {() => void} updateSearch starts or stops the search as the state requires
 */

export class Analysis {
  #host;
  /** Aborted when the previews requested so far are no longer wanted. */
  #previews = new AbortController();

  /** @param {AnalysisHost} host */
  constructor(host) {
    this.#host = host;
  }

  /** Starts or ends the analysis. */
  toggle() {
    const { analysis } = this.#host.state();
    this.endPreview();
    this.#host.set({ analysis: analysis ? undefined : { paused: false } });
    this.#host.updateSearch();
  }

  /** @param {boolean} paused */
  setPaused(paused) {
    const { analysis } = this.#host.state();
    if (!analysis) return;
    this.#host.set({ analysis: { ...analysis, paused } });
    this.#host.updateSearch();
  }

  /**
   * Shows the position after some moves of a line.
   * @param {number} line @param {number} at how many moves
   * @param {boolean} passing whether the preview only lasts as long as the pointer stays
   */
  preview(line, at, passing = false) {
    const { analysis, preview } = this.#host.state();
    const finding = preview?.finding ?? analysis?.finding;
    if (!finding) return undefined;
    const signal = this.#abortPreviews();
    if (preview?.line === line && preview.at === at) {
      // A preview that was shown on hover may now have been clicked.
      return this.#host.set({ preview: { ...preview, passing: preview.passing && passing } });
    }
    return this.#host.run((engine) => this.#show(engine, finding, line, at, passing, signal), signal);
  }

  /** Steps along the line that is previewed. @param {number} moves negative to step back */
  stepPreview(moves) {
    const { signal } = this.#previews;
    return this.#host.run(async (engine) => {
      const { preview } = this.#host.state();
      if (preview) await this.#show(engine, preview.finding, preview.line, preview.at + moves, false, signal);
    }, signal);
  }

  /** Shows the game again. */
  endPreview() {
    this.#abortPreviews();
    if (this.#host.state().preview) this.#host.set({ preview: undefined });
  }

  #abortPreviews() {
    this.#previews.abort();
    this.#previews = new AbortController();
    return this.#previews.signal;
  }

  /**
   * @param {EngineClient} engine @param {Finding} finding @param {number} line @param {number} at
   * @param {boolean} passing @param {AbortSignal} signal
   */
  async #show(engine, finding, line, at, passing, signal) {
    const { view: now } = this.#host.state();
    const { about } = finding;
    const moves = finding.info.lines[line]?.moves.slice(0, Math.max(0, at)) ?? [];
    if (!now || moves.length === 0 || positionKey(now) !== about) return;
    const { view, before } = await engine.call("preview", moves);
    if (!signal.aborted) this.#host.set({ preview: { about, finding, line, at: moves.length, passing, view, before } });
  }
}
