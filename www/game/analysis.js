/**
 * Analysis of the position, and previews of its lines and of variations, which `previews.js` shows. They
 * never change the game.
 */

/** @import {Context} from "./context.js" */

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
    this.#context.set({ analysis: { ...analysis, paused }, notice: undefined });
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
    return this.#show(this.#abortPreviews(), (previews) => previews.line({ finding, line }, at, passing));
  }

  /**
   * Shows the position after some moves of a variation that starts from the position on the board.
   *
   * @param {string[]} moves
   * @param {number} at how many
   */
  previewVariation(moves, at) {
    return this.#show(this.#abortPreviews(), (previews) => previews.variation(moves, at));
  }

  /**
   * Steps along the line that is previewed; a step back from its first move leaves a variation.
   *
   * @param {number} moves negative to step back
   */
  stepPreview(moves) {
    return this.#show(this.#previews.signal, (previews) => previews.step(moves));
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
   * @param {AbortSignal} signal
   * @param {(previews: import("./previews.js").Previews) => unknown} show
   */
  #show(signal, show) {
    return this.#context.run(async (engine) => {
      const { Previews } = await import("./previews.js");
      if (!signal.aborted) await show(new Previews(this.#context, engine, signal));
    }, signal);
  }
}
