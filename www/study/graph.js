/**
 * The graph of a review: the chances of the first player as a white area on dark, mistakes as dots, and a
 * line at the position on the board. It is a slider, which leads to any position.
 */
import { make } from "../ui/make.js";
import { svg } from "../ui/svg.js";

/** @import {Review} from "../wasm/ergo_wasm.js" */

/** The size of the picture in units of its own; it is stretched. */
const [WIDTH, HEIGHT] = [200, 100];

export class Graph {
  element = make("div", { class: "graph", role: "slider", tabindex: "0", "aria-valuemin": "0" });
  #picture = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  #dots = make("div", { class: "dots" });
  #here = make("div", { class: "here" });
  #length = 1;
  #at = 0;
  /**
   * Where the last step leads, until it is there.
   *
   * @type {number | undefined}
   */
  #wanted;

  /**
   * @param {string} label
   * @param {(ply: number) => void} onChoose
   */
  constructor(label, onChoose) {
    const go = (/** @type {number} */ ply) => {
      this.#wanted = ply;
      onChoose(ply);
    };
    this.element.setAttribute("aria-label", label);
    this.element.append(this.#picture, this.#here, this.#dots);
    this.element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.element.setPointerCapture(event.pointerId);
      go(this.#plyAt(event));
    });
    this.element.addEventListener("pointermove", (event) => {
      if (!this.element.hasPointerCapture(event.pointerId)) return;
      const ply = this.#plyAt(event);
      if (ply !== (this.#wanted ?? this.#at)) go(ply);
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const at = this.#wanted ?? this.#at;
      /** @type {Record<string, number>} */
      const ways = {
        ArrowLeft: at - 1,
        ArrowDown: at - 1,
        ArrowRight: at + 1,
        ArrowUp: at + 1,
        PageDown: at - 10,
        PageUp: at + 10,
        Home: 0,
        End: this.#length,
      };
      if (!(event.key in ways)) return;
      event.preventDefault();
      event.stopPropagation();
      go(Math.max(0, Math.min(this.#length, ways[event.key])));
    });
  }

  /** @param {PointerEvent} event */
  #plyAt({ clientX }) {
    const { left, width } = this.element.getBoundingClientRect();
    return Math.round(Math.max(0, Math.min(1, (clientX - left) / width)) * this.#length);
  }

  /**
   * Draws the chances, and the moves with a sign. What is not known yet is neither white nor dark.
   *
   * @param {Pick<Review, "chances" | "moves">} review
   */
  draw({ chances, moves }) {
    this.#length = Math.max(1, moves.length);
    this.element.setAttribute("aria-valuemax", String(moves.length));
    const x = (/** @type {number} */ ply) => (ply / this.#length) * WIDTH;
    /**
     * The positions that are known, in rows without gaps.
     *
     * @type {{ ply: number; chance: number }[][]}
     */
    const rows = [[]];
    for (const [ply, chance] of chances.entries()) {
      if (chance === undefined || chance === null) rows.push([]);
      else rows.at(-1)?.push({ ply, chance });
    }
    const areas = rows
      .filter((row) => row.length > 0)
      .flatMap((row) => {
        const line = row.map(
          ({ ply, chance }) => `${x(ply).toFixed(2)},${((1 - chance) * HEIGHT).toFixed(2)}`,
        );
        const points = [`${x(row[0].ply)},${HEIGHT}`, ...line, `${x(row[row.length - 1].ply)},${HEIGHT}`];
        const [start, end] = [x(row[0].ply), x(row[row.length - 1].ply)];
        return [
          svg("rect", { class: "read", x: start, y: 0, width: end - start, height: HEIGHT }),
          svg("polygon", { class: "white", points: points.join(" ") }),
        ];
      });
    this.#picture.replaceChildren(
      ...areas,
      svg("line", { class: "half", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    );
    const dots = moves
      .filter(({ ply, glyph }) => glyph && typeof chances[ply] === "number")
      .map(({ ply, glyph }) => {
        const dot = make("span", { "data-sign": glyph ?? "" });
        // Dots stay whole at the edges.
        const inside = (/** @type {number} */ share) => `clamp(7px, ${share * 100}%, 100% - 7px)`;
        Object.assign(dot.style, { left: inside(ply / this.#length), top: inside(1 - Number(chances[ply])) });
        return dot;
      });
    this.#dots.replaceChildren(...dots);
  }

  /**
   * Shows which position is on the board.
   *
   * @param {number | undefined} ply nothing if it is none of the game
   * @param {string} text what is said of it
   */
  mark(ply, text) {
    this.#here.hidden = ply === undefined;
    if (ply !== undefined) this.#at = ply;
    if (ply === this.#wanted) this.#wanted = undefined;
    this.#here.style.left = `${(this.#at / this.#length) * 100}%`;
    this.element.setAttribute("aria-valuenow", String(this.#at));
    this.element.setAttribute("aria-valuetext", text);
  }
}
