/**
 * The tree of a study as a graph: a dot for each move, the main line along the top, and each variation in a
 * lane below the move that it branches from. Loaded when somebody asks for it.
 */
import { colourOf } from "../text/words.js";
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import { svg } from "../ui/svg.js";
import { SIGNS } from "../game/tree.js";
import styles from "./tree-graph.css";

/** @import {Tree} from "../game/tree.js" */
/** @import {Words} from "../text/language.js" */

/** The distance of moves, and of lanes, in CSS pixels. */
const STEP = 34;
const LANE = 34;

/**
 * Where each move lies: its distance from the start, and its lane. A variation takes the first lane below its
 * move that is free from there to its end.
 *
 * @param {Tree} tree
 * @returns {{ x: number; y: number }[]} by the index of the move
 */
export function placesOf(tree) {
  /** @type {{ x: number; y: number }[]} */
  const places = [];
  /**
   * How far each lane is taken, from the end of the tree: lanes are filled from the last branch to the first.
   *
   * @type {number[]}
   */
  const taken = [];
  /** Lines that are still to be placed, the next at the end. */
  const tasks = tree
    .next(-1)
    .toReversed()
    .map((first) => ({ first, x: 1, above: -1 }));
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { first, x, above } = task;
    const line = [...tree.from(first)];
    let lane = above + 1;
    // The branch needs its lane from the move on that it leaves.
    while ((taken[lane] ?? Infinity) <= x + line.length) lane++;
    taken[lane] = x - 1;
    line.forEach((at, index) => (places[at] = { x: x + index, y: lane }));
    // The last branch comes first, so that lines do not cross.
    for (const [index, at] of line.entries()) {
      const others = tree.next(at).slice(1).toReversed();
      tasks.push(...others.map((other) => ({ first: other, x: x + index + 1, above: lane })));
    }
  }
  return places;
}

export class TreeGraph {
  element;
  #words;
  #sheet = make("div", {});
  /** @type {(HTMLElement | undefined)[]} */
  #dots = [];
  #start;
  /**
   * The tree that is shown.
   *
   * @type {Tree | undefined}
   */
  #tree;

  /**
   * @param {Words} words
   * @param {(at: number) => unknown} go shows the position after a move; -1 for the start
   * @param {(event: KeyboardEvent) => unknown} key does what a key says
   */
  constructor(words, go, key) {
    this.#words = words;
    this.element = make("div", {
      class: "tree-graph",
      role: "group",
      dir: "ltr",
      "aria-label": words.study.graph,
    });
    this.#start = make("button", {
      type: "button",
      "data-tone": "start",
      tabindex: "-1",
      "aria-label": words.study.start,
    });
    this.element.append(this.#sheet);
    this.element.addEventListener("click", ({ target }) => {
      const at = target === this.#start ? -1 : this.#dots.indexOf(/** @type {HTMLElement} */ (target));
      if (at >= 0 || target === this.#start) void go(at);
    });
    this.element.addEventListener("keydown", (event) => {
      if (!event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey) key(event);
    });
  }

  /**
   * @param {Tree} tree
   * @param {number} current the move on the board; -1 for the start
   * @param {import("../wasm/ergo_wasm.js").View} view
   */
  show(tree, current, view) {
    addStyles(styles, this.element);
    if (tree !== this.#tree) this.#draw(tree, view);
    this.#tree = tree;
    const had = this.element.querySelector("[aria-current]");
    const dot = current < 0 ? this.#start : this.#dots[current];
    if (had === dot) return;
    const hadFocus = had?.matches(":focus");
    had?.removeAttribute("aria-current");
    had?.setAttribute("tabindex", "-1");
    dot?.setAttribute("aria-current", "step");
    dot?.setAttribute("tabindex", "0");
    if (hadFocus) dot?.focus({ preventScroll: true });
    this.#reveal(dot);
  }

  /**
   * Scrolls the graph, and never the page.
   *
   * @param {HTMLElement | undefined} dot
   */
  #reveal(dot) {
    if (!dot) return;
    const { clientWidth, clientHeight } = this.element;
    this.element.scrollLeft = dot.offsetLeft - clientWidth / 2;
    this.element.scrollTop = dot.offsetTop - clientHeight / 2;
  }

  /**
   * @param {Tree} tree
   * @param {import("../wasm/ergo_wasm.js").View} view
   */
  #draw(tree, view) {
    const hadFocus = this.element.contains(
      /** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement,
    );
    const places = placesOf(tree);
    const x = (/** @type {number} */ column) => 16 + column * STEP;
    const y = (/** @type {number} */ lane) => 18 + lane * LANE;
    this.#place(this.#start, x(0), y(0));
    const paths = tree.moves.map((_, at) => {
      const from = places[tree.parent(at)] ?? { x: 0, y: 0 };
      const to = places[at];
      // A branch leaves its move downwards, and turns into its lane.
      const bend =
        from.y === to.y ? "" : `V${y(to.y) - 10}Q${x(from.x)} ${y(to.y)} ${x(from.x) + 10} ${y(to.y)}`;
      return `M${x(from.x)} ${y(from.y)}${bend}H${x(to.x)}`;
    });
    this.#dots = tree.moves.map(({ text, side, number, glyphs }, at) => {
      const name = this.#words.moveList.label(number, colourOf(view, side), text, glyphs);
      const attributes = {
        type: "button",
        tabindex: "-1",
        "data-tone": view.tones[side],
        "aria-label": name,
        title: name,
      };
      const sign = glyphs.map((glyph) => SIGNS[glyph]).find(Boolean) ?? "";
      const dot = make(
        "button",
        tree.isVariation(at) ? { ...attributes, class: "onward" } : attributes,
        sign,
      );
      this.#place(dot, x(places[at].x), y(places[at].y));
      return dot;
    });
    const columns = Math.max(0, ...places.map((place) => place.x));
    const lanes = Math.max(0, ...places.map((place) => place.y));
    Object.assign(this.#sheet.style, { width: `${x(columns) + 16}px`, height: `${y(lanes) + 18}px` });
    const size = { width: x(columns) + 16, height: y(lanes) + 18 };
    const picture = svg("svg", { ...size, "aria-hidden": "true" }, svg("path", { d: paths.join("") }));
    this.#sheet.replaceChildren(picture, this.#start, ...this.#dots.filter((dot) => dot !== undefined));
    this.#start.removeAttribute("aria-current");
    if (hadFocus) this.#start.focus({ preventScroll: true });
  }

  /**
   * @param {HTMLElement} dot
   * @param {number} x
   * @param {number} y
   */
  #place(dot, x, y) {
    Object.assign(dot.style, { left: `${x}px`, top: `${y}px` });
  }
}
