/**
 * The view of the analysis: the panel with its lines, the evaluation bar, and the sign of a preview. Loaded
 * with the first analysis.
 */
import { AnalysisPanel } from "./panel.js";
import styles from "./analysis.css";
import { make } from "../ui/make.js";
import { Gauge } from "./gauge.js";
import { addStyles } from "../ui/styles.js";

/** @import {Words} from "../text/language.js" */

export class AnalysisView {
  #panel;
  #gauge = new Gauge();
  #session;

  /** @param {import("../game/session.js").Session} session */
  constructor(session) {
    this.#session = session;
    this.#panel = new AnalysisPanel(session);
  }

  /**
   * The cells of the best moves, the best first; none while something else is shown.
   *
   * @returns {number[][]}
   */
  get ways() {
    const { analysis, preview, hint, view } = this.#session.state;
    if (!analysis?.finding || preview || hint || view?.entry.length) return [];
    return analysis.finding.info.lines.map(({ path }) => [...path]).filter((path) => path.length > 0);
  }

  /**
   * @param {HTMLElement} tab takes the panel
   * @param {Element} board takes the bar
   * @param {boolean} flipped
   */
  show(tab, board, flipped) {
    if (!this.#panel.element.isConnected) {
      tab.append(this.#panel.element);
      board.append(this.#gauge.element, makePill(this.#session.words));
      addStyles(styles, tab);
    }
    this.#panel.show();
    const { view, preview, analysis } = this.#session.state;
    if (view) this.#gauge.show(view, (preview?.source?.finding ?? analysis?.finding)?.info.lines[0], flipped);
  }
}

/**
 * Says that a preview is on the board, while one is.
 *
 * @param {Words} words
 */
const makePill = (words) => make("div", { class: "pill", "aria-hidden": "true" }, words.analysis.preview);
