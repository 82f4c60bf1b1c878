/** Analysis of the position, and previews of its lines and of variations. They never change the game. */
import { positionKey } from "./state.js";

/** @import {Context} from "./context.js" */
/** @import {Preview} from "./types.js" */
/** @import {EngineClient} from "../engine/client.js" */

/** How many lines the analysis compares, unless somebody chooses another number. */
const LINES = 3;

export class Analysis {
  #context;
  /** Aborted when the previews requested so far are no longer wanted. */
  #previews = new AbortController();
  /**
   * How many lines are compared, and for how long; kept when the analysis ends.
   *
   * @type {Pick<import("./types.js").AnalysisState, "lines" | "seconds" | "known">}
   */
  #settings = { lines: LINES, known: new Map() };

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
  }

  /**
   * Starts or ends the analysis.
   *
   * @param {boolean} [isSilent] whether it is not shown
   */
  toggle(isSilent = false) {
    const { analysis } = this.#context.session.state;
    this.endPreview();
    this.#context.set({ analysis: analysis ? undefined : { ...this.#settings, isSilent, paused: false } });
    this.#context.updateSearch();
  }

  /**
   * Changes how many lines are compared, or for how long.
   *
   * @param {Partial<Pick<import("./types.js").AnalysisState, "lines" | "seconds">>} settings
   */
  adjust(settings) {
    this.#settings = { ...this.#settings, ...settings };
    const { analysis } = this.#context.session.state;
    if (!analysis) return;
    this.endPreview();
    this.#context.set({ analysis: { ...analysis, ...settings, paused: false } });
    this.#context.updateSearch();
  }

  /** @param {boolean} paused */
  setPaused(paused) {
    const { analysis } = this.#context.session.state;
    if (!analysis) return;
    this.#context.set({ analysis: { ...analysis, paused } });
    this.#context.updateSearch();
  }

  /**
   * Shows the position after some moves of a line.
   *
   * @param {number} line
   * @param {number} at how many moves
   * @param {boolean} passing whether the preview only lasts as long as the pointer stays
   */
  preview(line, at, passing = false) {
    const { analysis, preview } = this.#context.session.state;
    const finding = preview?.source?.finding ?? analysis?.finding;
    if (!finding) return undefined;
    const signal = this.#abortPreviews();
    if (preview?.source?.line === line && preview.at === at) {
      // A preview that was shown on hover may now have been clicked.
      return this.#context.set({ preview: { ...preview, passing: preview.passing && passing } });
    }
    const { about, info } = finding;
    const wanted = { about, moves: info.lines[line]?.moves ?? [], at, source: { finding, line }, passing };
    return this.#context.run((engine) => this.#show(engine, wanted, signal), signal);
  }

  /**
   * Shows the position after some moves of a variation that starts from the position on the board.
   *
   * @param {string[]} moves
   * @param {number} at how many
   */
  previewVariation(moves, at) {
    const signal = this.#abortPreviews();
    return this.#context.run(async (engine) => {
      const { view } = this.#context.session.state;
      if (view) await this.#show(engine, { about: positionKey(view), moves, at, passing: false }, signal);
    }, signal);
  }

  /**
   * Steps along the line that is previewed; a step back from its first move leaves a variation.
   *
   * @param {number} moves negative to step back
   */
  stepPreview(moves) {
    const { signal } = this.#previews;
    return this.#context.run(async (engine) => {
      const { preview } = this.#context.session.state;
      if (!preview) return;
      const at = preview.at + moves;
      if (at < 1 && !preview.source) this.endPreview();
      else await this.#show(engine, { ...preview, at, passing: false }, signal);
    }, signal);
  }

  /** Shows the game again. */
  endPreview() {
    this.#abortPreviews();
    if (this.#context.session.state.preview) this.#context.set({ preview: undefined });
  }

  #abortPreviews() {
    this.#previews.abort();
    this.#previews = new AbortController();
    return this.#previews.signal;
  }

  /**
   * @param {EngineClient} engine
   * @param {Omit<Preview, "view" | "before">} wanted
   * @param {AbortSignal} signal
   */
  async #show(engine, wanted, signal) {
    const { view: now } = this.#context.session.state;
    const moves = wanted.moves.slice(0, Math.max(0, wanted.at));
    if (!now || moves.length === 0 || positionKey(now) !== wanted.about) return;
    const { view, before } = await engine.call("preview", moves);
    if (!signal.aborted) this.#context.set({ preview: { ...wanted, at: moves.length, view, before } });
  }
}
