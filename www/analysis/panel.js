/**
 * The analysis panel: the evaluation, the best lines move by move, and the search effort. It has as many rows
 * as lines were asked for, so that the layout does not shift while lines change.
 */
import { isEnginesTurn } from "../game/state.js";
import { setText } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { withChevron } from "../ui/select.js";
import { make } from "../ui/make.js";
import { chanceText, evaluationOf, scoreText } from "./score.js";

/** @import {Session} from "../game/session.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Line} from "../wasm/ergo_wasm.js" */
/** @import {Finding} from "../game/types.js" */

/**
 * @typedef {{
 *   element: HTMLElement;
 *   worth: HTMLElement;
 *   way: HTMLElement;
 *   moves: HTMLButtonElement[];
 *   add: HTMLButtonElement;
 * }} Row
 */

/** How many lines can be compared, and how many seconds a position is analysed; 0 means without limit. */
const LINES = [1, 2, 3, 5];
const SECONDS = [0, 5, 30];

/** The number of moves shown of a line. */
const MOVES = 12;

/** The width of the fade at the end of a truncated line, in CSS pixels. */
const FADE = 20;

/**
 * @param {string} className
 * @param {string | Node} content
 * @param {() => void} act
 * @param {string} [label]
 */
function button(className, content, act, label) {
  const named = label && { title: label, "aria-label": label };
  const element = make("button", { type: "button", class: className, ...named }, content);
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") !== "true") act();
  });
  return element;
}

export class AnalysisPanel {
  element = make("section", {
    class: "analysis",
    part: "analysis",
    "aria-labelledby": "analysis-title",
  });
  #session;
  #points;
  #verdict = make("span", { class: "verdict" });
  #effort = make("p", { class: "effort" });
  #lines;
  /** @type {Row[]} */
  #rows = [];
  #count;
  #time;
  #pause = button("pause", "", () => this.#session.analysis.setPaused(!this.#session.state.analysis?.paused));
  #back;
  #forward;
  #steps;
  /** The line that was previewed last. */
  #lastLine = 0;
  /** Set while the focus is being restored: this must not open a preview. */
  #isQuiet = false;

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    const { analysis } = session;
    const say = session.words.analysis;
    const title = make("h2", { id: "analysis-title" }, say.title);
    this.#points = make("b", { class: "points", title: say.chanceNote });
    this.#lines = make("ol", { class: "lines", "aria-description": say.keys });
    this.#count = choice("lines", say.linesLabel, LINES, say.lines, (lines) => analysis.adjust({ lines }));
    this.#time = choice("time", say.timeLabel, SECONDS, say.seconds, (seconds) =>
      analysis.adjust({ seconds: seconds || undefined }),
    );
    this.#back = button("step", icon("back"), () => analysis.stepPreview(-1), say.back);
    this.#forward = button("step", icon("forward"), () => analysis.stepPreview(1), say.forward);
    this.#steps = make(
      "div",
      { class: "steps", role: "group", dir: "ltr", "aria-label": say.preview },
      this.#back,
      this.#forward,
      button("leave", say.leave, () => analysis.endPreview()),
    );
    this.element.append(
      make("div", { class: "head" }, title, this.#points, this.#verdict, this.#pause),
      this.#lines,
      make("div", { class: "below" }, this.#effort, this.#steps),
      make("div", { class: "settings" }, withChevron(this.#count), withChevron(this.#time)),
      make("slot", { name: "openings" }),
    );
    this.#listen();
  }

  /**
   * @param {number} line
   * @returns {Row}
   */
  #row(line) {
    const worth = make("span", { class: "worth" });
    const moves = Array.from({ length: MOVES }, (_, at) => {
      const move = button("move", "", () => this.#session.analysis.preview(line, at + 1));
      move.dataset.line = String(line);
      move.dataset.at = String(at + 1);
      move.tabIndex = at === 0 ? 0 : -1;
      move.hidden = true;
      return move;
    });
    const way = make("div", { class: "way", role: "group", dir: "ltr" }, ...moves);
    const add = button(
      "add",
      icon("plus"),
      () => this.#add(line),
      this.#session.words.analysis.add(line + 1),
    );
    return { element: make("li", {}, worth, way, add), worth, way, moves, add };
  }

  /**
   * Adds a line to the moves of a study.
   *
   * @param {number} at which
   */
  #add(at) {
    const { view, analysis, preview } = this.#session.state;
    const line = (preview?.source?.finding ?? analysis?.finding)?.info.lines[at];
    const played = view?.history.slice(0, view.at).map(({ text }) => text);
    return line && played && this.#session.edit(["add", played, [line.moves.join(" ")]]);
  }

  /**
   * Adds missing rows and hides extra ones, so that there is one for each line.
   *
   * @param {number} count
   */
  #fit(count) {
    while (this.#rows.length < count) {
      const row = this.#row(this.#rows.length);
      this.#rows.push(row);
      this.#lines.append(row.element);
    }
    this.#rows.forEach(({ element }, at) => element.toggleAttribute("hidden", at >= count));
  }

  #listen() {
    const { analysis } = this.#session;
    this.#lines.addEventListener("pointerover", (event) => {
      const place = event.pointerType === "mouse" && placeOf(event.target);
      const { preview } = this.#session.state;
      // Moving the mouse does not close a preview that was opened by a click.
      if (place && (!preview || preview.passing)) analysis.preview(place.line, place.at, true);
    });
    this.#lines.addEventListener("pointerleave", () => {
      if (this.#session.state.preview?.passing !== false) analysis.endPreview();
    });
    this.#lines.addEventListener("focusin", ({ target }) => {
      const place = placeOf(target);
      if (!place) return;
      for (const move of this.#rows[place.line].moves) move.tabIndex = move === target ? 0 : -1;
      if (!this.#isQuiet && /** @type {Element} */ (target).matches(":focus-visible"))
        analysis.preview(place.line, place.at);
    });
    this.#lines.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const { line, at } = place;
    const moves = (/** @type {number} */ row) => this.#rows[row]?.moves.filter((move) => !move.hidden) ?? [];
    const here = moves(line);
    const other = (/** @type {number} */ row) => moves(row).at(Math.min(at, moves(row).length) - 1);
    /** @type {Record<string, HTMLButtonElement | undefined>} */
    const ways = {
      ArrowLeft: here[at - 2],
      ArrowRight: here[at],
      ArrowUp: other(line - 1),
      ArrowDown: other(line + 1),
      Home: here[0],
      End: here.at(-1),
    };
    if (!(event.key in ways)) return;
    event.preventDefault();
    ways[event.key]?.focus();
  }

  /** Shows the analysis of the position, or the one that the preview belongs to. */
  show() {
    const { analysis, preview, view } = this.#session.state;
    this.element.hidden = !analysis;
    if (!analysis || !view) return;
    const { words } = this.#session;
    const finding = preview?.source?.finding ?? analysis.finding;
    const focused = this.#focused;
    this.#fit(analysis.lines);
    this.#count
      .querySelectorAll("option")
      .forEach((option) => (option.selected = Number(option.value) === analysis.lines));
    this.#time
      .querySelectorAll("option")
      .forEach((option) => (option.selected = Number(option.value) === (analysis.seconds ?? 0)));
    this.#lastLine = preview?.source?.line ?? this.#lastLine;
    this.#rows.forEach((row, line) => this.#showLine(row, view, line, finding?.info.lines[line]));
    const best = finding?.info.lines[0];
    const isProven = best?.win !== undefined || best?.loss !== undefined;
    setText(this.#points, best && !isProven ? chanceText(words, view, best) : "");
    setText(this.#verdict, best ? words.analysis.verdict(evaluationOf(view, best)) : "");
    setText(this.#effort, this.#effortText(finding));
    setText(this.#pause, analysis.paused ? words.analysis.resume : words.analysis.pause);
    this.#steps.classList.toggle("shown", preview !== undefined);
    this.#effort.classList.toggle("shown", preview === undefined);
    const length = preview?.moves.length;
    this.#back.setAttribute("aria-disabled", String(preview?.at === 1));
    this.#forward.setAttribute("aria-disabled", String(preview?.at === length));
    this.#keepFocus(focused);
  }

  /**
   * @param {Row} row
   * @param {View} view
   * @param {number} line
   * @param {Line | undefined} found
   */
  #showLine({ worth, way, moves, add }, view, line, found) {
    const { words, state } = this.#session;
    const { preview } = state;
    const shown = preview?.source?.line === line ? preview.at : 0;
    add.hidden = !found || !state.setup.study;
    setText(worth, found ? scoreText(words, view, found) : "");
    const label = words.analysis.line(line + 1, found && evaluationOf(view, found));
    if (way.getAttribute("aria-label") !== label) way.setAttribute("aria-label", label);
    moves.forEach((move, at) => {
      setText(move, found?.moves[at] ?? "");
      move.hidden = found?.moves[at] === undefined;
      if (at + 1 === shown) move.setAttribute("aria-current", "step");
      else move.removeAttribute("aria-current");
    });
    if (!moves.some((move) => move.tabIndex === 0 && !move.hidden))
      moves.forEach((move, at) => (move.tabIndex = at === 0 ? 0 : -1));
    if (shown > 0 && shown <= MOVES) reveal(way, moves[shown - 1]);
  }

  /** @param {Finding | undefined} finding */
  #effortText(finding) {
    const { analysis, view } = this.#session.state;
    const say = this.#session.words.analysis;
    if (view?.outcome) return say.over;
    if (isEnginesTurn(this.#session.state)) return say.waiting;
    const isPaused = analysis?.paused ?? false;
    return finding || isPaused
      ? say.effort(
          finding && { depth: finding.info.depth, speed: finding.speed, cores: finding.cores ?? 1 },
          isPaused,
        )
      : say.thinking;
  }

  get #focused() {
    const root = /** @type {ShadowRoot} */ (this.element.getRootNode());
    const { activeElement } = root;
    return activeElement && this.element.contains(activeElement)
      ? /** @type {HTMLElement} */ (activeElement)
      : undefined;
  }

  /**
   * Moves the focus to a nearby element if the focused one is gone.
   *
   * @param {HTMLElement | undefined} focused
   */
  #keepFocus(focused) {
    const { preview } = this.#session.state;
    const isGone =
      focused &&
      (focused.hidden || focused.closest("[hidden]") || (!preview && this.#steps.contains(focused)));
    if (!isGone) return;
    const row = this.#rows[placeOf(focused)?.line ?? this.#lastLine];
    this.#isQuiet = true;
    (row.moves.findLast((move) => move.tabIndex === 0 && !move.hidden) ?? this.#pause).focus();
    this.#isQuiet = false;
  }
}

/**
 * @param {string} name
 * @param {string} label
 * @param {number[]} values
 * @param {(value: number) => string} say
 * @param {(value: number) => void} choose
 */
function choice(name, label, values, say, choose) {
  const options = values.map((value) => make("option", { value: String(value) }, say(value)));
  const select = make("select", { name, "aria-label": label, title: label }, ...options);
  select.addEventListener("change", () => choose(Number(select.value)));
  return select;
}

/**
 * @param {EventTarget | null} target
 * @returns {{ line: number; at: number } | undefined}
 */
function placeOf(target) {
  const { line, at } = /** @type {HTMLElement} */ (target).dataset ?? {};
  return line === undefined ? undefined : { line: Number(line), at: Number(at) };
}

/**
 * Scrolls a line, and never the page.
 *
 * @param {HTMLElement} way
 * @param {HTMLElement} move
 */
function reveal(way, move) {
  const left = move.offsetLeft;
  const right = left + move.offsetWidth + FADE;
  if (left < way.scrollLeft) way.scrollLeft = left;
  if (right > way.scrollLeft + way.clientWidth) way.scrollLeft = right - way.clientWidth;
}
