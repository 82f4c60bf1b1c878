/**
 * The tray of a player: their name, whether it is their turn, and the pieces in their hand.
 */
import { colourOf, words } from "../text/index.js";
import { setText } from "./dom.js";
import { readPalette } from "./palette.js";
import { drawStack } from "./stones.js";

/** @typedef {import("../wasm/ergo_wasm.js").View} View */

/** The size of a stone in a tray and the greatest distance between two, in CSS pixels. */
const SIZE = 26;
const STEP = 21;

export class Tray {
  element = document.createElement("div");
  #name = document.createElement("span");
  #count = document.createElement("b");
  #words = document.createElement("span");
  #stones = document.createElement("div");
  #canvas = document.createElement("canvas");
  /** What is drawn, so that the same is not drawn again. */
  #drawn = "";

  constructor() {
    this.element.className = "tray";
    this.element.setAttribute("part", "tray");
    this.#name.className = "name";
    this.#stones.className = "stones";
    this.#canvas.setAttribute("aria-hidden", "true");
    this.#stones.append(this.#canvas);
    const count = document.createElement("span");
    count.className = "count";
    this.#words.className = "words";
    // Without room for the words, they remain available to screen readers.
    this.#count.setAttribute("aria-hidden", "true");
    count.append(this.#count, this.#words);
    this.element.append(this.#name, this.#stones, count);
  }

  /**
   * @param {View} view @param {number} side @param {import("../text/language.js").PlayerName} player
   * @param {number} [bound] the most seconds that the thinking about a move takes, while it goes on
   */
  show(view, side, player, bound) {
    this.element.classList.toggle("thinking", bound !== undefined);
    this.element.style.setProperty("--ergo-bound", `${bound ?? 0}s`);
    const turn = !view.outcome && view.turn === side;
    this.element.classList.toggle("turn", turn);
    this.element.classList.toggle("won", view.outcome?.winner === side);
    this.element.dataset.side = String(side);
    const hand = view.hands[side];
    const count = hand.reduce((sum, stones) => sum + stones.count, 0);
    setText(this.#name, words.tray.player(colourOf(view, side), player));
    // Some games have no hands.
    setText(this.#count, hand.length > 0 ? String(count) : "");
    setText(this.#words, hand.length > 0 ? words.tray.hand(count) : "");
    const content = JSON.stringify([hand, view.tones, devicePixelRatio]);
    if (content !== this.#drawn) this.#draw(view, side);
    this.#drawn = content;
  }

  /** Forces the next `show` to draw, as colours may have changed. */
  repaint() {
    this.#drawn = "";
  }

  /** @param {View} view @param {number} side */
  #draw(view, side) {
    const stones = view.hands[side].flatMap((run) => Array.from({ length: run.count }, () => ({ ...run, count: 1 })));
    const room = this.#stones.clientWidth;
    const step = Math.min(STEP, (room - SIZE) / Math.max(1, stones.length - 1));
    const width = Math.max(0, Math.min(room, SIZE + step * (stones.length - 1)));
    const canvas = this.#canvas;
    canvas.width = width * devicePixelRatio;
    canvas.height = SIZE * devicePixelRatio;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${SIZE}px`;
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    ctx.scale(devicePixelRatio, devicePixelRatio);
    const palette = readPalette(this.element);
    stones.forEach((stone, at) => {
      drawStack(ctx, [stone], { x: SIZE / 2 + step * at, y: SIZE / 2 }, SIZE, view.tones, palette);
    });
  }
}
