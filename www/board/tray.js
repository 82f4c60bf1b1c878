/**
 * The tray of a player: their name, whether it is their turn, and what they have: pieces in hand, prisoners,
 * or stones left.
 */
import { colourOf } from "../text/words.js";
import { pixelRatio, setText } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { drawHand, drawToken } from "./hand.js";
import { readPalette } from "../draw/palette.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {PlayerName} from "../text/language.js" */
/** @import {TrayState} from "../text/language.js" */
/** @import {Words} from "../text/language.js" */

/** At most this many pieces are drawn: a number beside them tells how many there are. */
const MOST = 12;

export class Tray {
  element;
  #words;
  #token = make("canvas", { class: "token", "aria-hidden": "true" });
  #name = make("b", { class: "name" });
  #state = make("span", { class: "state" });
  #canvas = make("canvas", { "aria-hidden": "true" });
  /** The pieces that the side has in hand, to be dragged from. */
  hand = make("div", { class: "stones" }, this.#canvas);
  #count = make("b", {});
  #unit = make("small", { class: "words" });
  /** The content that is drawn, so that it is not drawn again. */
  #drawn = { token: "", hand: "" };

  /**
   * @param {Words} words
   * @param {"far" | "own"} place
   */
  constructor(words, place) {
    this.#words = words;
    this.element = make(
      "div",
      { class: `tray ${place}`, part: "tray" },
      this.#token,
      make("div", { class: "who" }, this.#name, this.#state),
      this.hand,
      make("div", { class: "count" }, this.#count, " ", this.#unit),
    );
  }

  /**
   * @param {View} view
   * @param {number} side
   * @param {PlayerName} player
   * @param {TrayState} state
   * @param {Pick<import("../draw/types.js").Look, "boardTheme" | "pieceSet">} look
   * @param {number} [bound] the most seconds that the thinking about a move takes, while it goes on
   */
  show(view, side, player, state, look, bound) {
    const { element } = this;
    element.classList.toggle("thinking", bound !== undefined);
    element.style.setProperty("--ergo-bound", `${bound ?? 0}s`);
    element.classList.toggle("turn", !view.outcome && view.turn === side);
    element.classList.toggle("won", view.outcome?.winner === side);
    element.dataset.side = String(side);
    const colour = colourOf(view, side);
    const texts = [this.#words.tray.name(player, colour), this.#words.tray.state(state, player, colour)];
    setText(this.#name, texts[0]);
    setText(this.#state, texts[1]);
    const { kind, stones } = view.stocks[side];
    // Some games have no pieces in hand.
    const isCounted = kind !== "hand" || view.hands[side].length > 0;
    setText(this.#count, isCounted ? this.#words.tray.count(stones.count) : "");
    setText(this.#unit, isCounted ? this.#words.tray.unit(kind, stones.count) : "");
    const run = { ...stones, count: Math.min(stones.count, MOST) };
    const token = { ...run, side: /** @type {0 | 1} */ (side) };
    const paint = JSON.stringify([
      side,
      run.shape,
      view.tones,
      look.boardTheme,
      look.pieceSet,
      pixelRatio(element),
    ]);
    // The pieces have the room that the words leave.
    const content = [paint, kind, run.count, ...texts].join();
    if (content === this.#drawn.hand) return;
    const palette = readPalette(element, look);
    if (paint !== this.#drawn.token) drawToken(this.#token, token, view.tones, palette);
    drawHand(this.#canvas, run, view.tones, palette, this.hand.clientWidth);
    this.#drawn = { token: paint, hand: content };
  }

  /** Forces the next `show` to draw, as colours or the room may have changed. */
  repaint() {
    this.#drawn = { token: "", hand: "" };
  }
}
