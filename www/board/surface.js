/**
 * The drawn board: two canvases, one for the ground and one for everything that changes. This module draws a
 * board at rest; what a game adds is loaded behind it.
 */
import { pixelRatio, place } from "../ui/dom.js";
import { make } from "../ui/make.js";
import { drawGround, materialsOf, planks } from "../draw/ground.js";
import { BLEED, Layout } from "../draw/layout.js";
import { readPalette } from "../draw/palette.js";
import { drawStack } from "../draw/stones.js";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {Look} from "../draw/types.js" */
/** @import {Advice} from "../draw/types.js" */
/** @import {Threat} from "../draw/types.js" */
/** @import {Touch} from "../draw/types.js" */
/** @import {Ending} from "./scene.js" */

/** The greatest width of a board on paper, in CSS pixels. */
const PAPER = 450;

export class Surface {
  /** @type {Layout | undefined} */
  layout;

  /**
   * Resolves with what a game adds to a board at rest; the pointer is part of it.
   *
   * @type {Promise<typeof import("./scene.js")>}
   */
  ready;

  /**
   * Hears when pieces land, slide, capture and so on.
   *
   * @type {import("./scene.js").OnCue}
   */
  onCue = () => {};

  /** The body of the board, which casts its shadow: a filter on a canvas would be computed in every frame. */
  #lift = make("div", { class: "lift" });
  #body = make("i", {});
  #ground = make("canvas", { "aria-hidden": "true" });
  #pieces = make("canvas", { "aria-hidden": "true" });
  /** @type {Look | undefined} */
  #look;
  /** @type {import("../draw/types.js").Palette | undefined} */
  #palette;
  /** @type {View | undefined} */
  #view;
  /** @type {Touch} */
  #touch = { active: false };
  /** @type {Advice | undefined} */
  #advice;
  /** @type {Threat[]} */
  #threats = [];
  /**
   * The cells of the best moves.
   *
   * @type {number[][]}
   */
  #ways = [];
  /**
   * The additions of a game to a board at rest, once they are loaded.
   *
   * @type {import("./scene.js").Scene | undefined}
   */
  #scene;
  #frame = 0;
  /** Whether the board is seen or may be soon; a drawing that is not takes memory for nothing. */
  #isNear = true;
  /**
   * The colours of a ground that waits for its textures.
   *
   * @type {import("../draw/types.js").Palette | undefined}
   */
  #rough;

  /** @type {(scene: typeof import("./scene.js")) => void} */
  #resolve = () => {};

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.ready = new Promise((resolve) => (this.#resolve = resolve));
    this.#lift.append(this.#body);
    host.append(this.#lift, this.#ground, this.#pieces);
  }

  /**
   * Fits the board into the room there is.
   *
   * @param {Board} board
   * @param {import("../draw/types.js").Size} room in CSS pixels; without a height, that of the board
   * @param {Look} look
   */
  lay(board, room, look) {
    this.adopt(board);
    this.#look = look;
    this.layout = new Layout(board, room, look);
    this.#body.style.clipPath = this.layout.outline;
    this.host.style.setProperty("--_laid", `${room.width}px`);
    this.host.style.setProperty("--_paper", `${Math.min(1, PAPER / room.width)}`);
    this.#place(this.layout);
    this.#loadScene();
  }

  /**
   * Draws the board again, or forgets the drawing.
   *
   * @param {boolean} isNear whether the board is seen or may be soon
   */
  setNear(isNear) {
    if (isNear === this.#isNear) return;
    this.#isNear = isNear;
    if (this.layout) this.#place(this.layout);
  }

  /** @param {Layout} layout */
  #place({ box, cell }) {
    const above = Math.round(BLEED * cell);
    const whole = { ...box, top: box.top - above, height: box.height + above };
    const ratio = this.#isNear ? pixelRatio(this.host) : 0;
    place(this.#lift, box);
    for (const canvas of [this.#ground, this.#pieces]) {
      canvas.width = Math.round(whole.width * ratio);
      canvas.height = Math.round(whole.height * ratio);
      place(canvas, whole);
    }
    this.repaint();
    // Resizing clears a canvas: drawing in the next frame would flicker.
    this.#draw(performance.now());
  }

  /**
   * Takes the board of another game, which may have other cells: nothing of the previous game stays.
   *
   * @param {Board} board
   */
  adopt(board) {
    if (this.layout) this.#loadScene();
    if (board === this.layout?.board) return;
    if (this.layout) this.layout.board = board;
    this.#view = this.#advice = undefined;
    this.#threats = this.#ways = [];
    this.#scene?.clear();
  }

  /** The canvas, for resize observers. */
  get canvas() {
    return this.#ground;
  }

  /** Reads the colours again and draws everything. */
  repaint() {
    const { layout } = this;
    if (!layout || !this.#look) return;
    this.#palette = readPalette(this.host, this.#look);
    this.#scene?.repaint();
    this.#drawGround();
    this.#request();
  }

  #drawGround() {
    // Also for a board that nobody sees: on paper, there is no time to wait for textures.
    const isFinal = this.#refine();
    if (!this.#isNear) return;
    if (!this.layout?.board.slab) drawGround(this.#blankGround());
    // A slab takes too long to be drawn twice.
    else if (isFinal) for (const draw of this.#partsOfSlab()) draw();
  }

  #partsOfSlab() {
    return this.#scene?.partsOfSlab(this.#blankGround()) ?? [];
  }

  /**
   * The ground, with nothing drawn.
   *
   * @returns {import("../draw/ground.js").Ground}
   */
  #blankGround() {
    const layout = /** @type {Layout} */ (this.layout);
    const palette = /** @type {import("../draw/types.js").Palette} */ (this.#palette);
    return {
      ...this.#art(this.#ground, palette, layout),
      layout,
      dpr: pixelRatio(this.host),
      next: planks(),
    };
  }

  /**
   * Prepares the textures of the ground, which is drawn again when they arrive. Whether they are there
   * already.
   */
  #refine() {
    const palette = this.#palette;
    if (!palette) return false;
    const textures = this.#scene?.prepareTextures(materialsOf({ palette }));
    const isFinal = this.#scene !== undefined && !textures;
    this.host.classList.toggle("rough", !isFinal);
    if (textures && this.#rough !== palette) {
      this.#rough = palette;
      textures.then(() => this.#finish(palette));
    }
    return isFinal;
  }

  /**
   * Draws the ground with its textures, a slab a part in each frame.
   *
   * @param {import("../draw/types.js").Palette} palette
   */
  async #finish(palette) {
    if (palette !== this.#palette) return;
    if (!this.layout?.board.slab || !this.#isNear) return this.#drawGround();
    for (const draw of this.#partsOfSlab()) {
      draw();
      await new Promise(requestAnimationFrame);
      if (palette !== this.#palette) return;
    }
    this.host.classList.remove("rough");
  }

  /**
   * Shows another view; if it is a new one, its animations are shown.
   *
   * @param {View} view
   * @param {View | undefined} before where the animations start
   * @param {Ending} [ending] the end of the game, as the viewer sees it
   */
  show(view, before, ending) {
    if (view === this.#view) return;
    this.#scene?.show(view, before, ending, this.#look?.motion ?? "normal");
    this.#view = view;
    this.#request();
  }

  /**
   * Shows or hides a hint.
   *
   * @param {Advice | undefined} advice
   */
  advise(advice) {
    if (advice?.after === this.#advice?.after && advice?.step === this.#advice?.step) return;
    this.#advice = advice;
    this.#request();
  }

  /**
   * Shows threats: lines of cells, and the cells that answer them.
   *
   * @param {Threat[]} threats
   */
  warn(threats) {
    this.#threats = threats;
    this.#request();
  }

  /**
   * Points along the best moves.
   *
   * @param {number[][]} ways the cells of each, the best first
   */
  point(ways) {
    if (String(ways) === String(this.#ways)) return;
    this.#ways = ways;
    this.#request();
  }

  /** Shows the end of the game again. */
  replayEnding() {
    this.#scene?.replayEnding();
    this.#request();
  }

  /** @param {Touch} touch */
  touch(touch) {
    this.#touch = touch;
    this.#request();
  }

  /** Draws what has changed, if anything has, without waiting for the next frame. */
  drawNow() {
    if (this.#frame === 0) return;
    this.close();
    this.#draw(performance.now());
  }

  /** Stops drawing. */
  close() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** If it cannot be loaded now, the next layout tries again. */
  async #loadScene() {
    if (this.#scene) return;
    const module = await import("./scene.js").catch(() => undefined);
    if (this.#scene || !module) return;
    this.#resolve(module);
    this.#scene = new module.Scene((name, detail) => this.onCue(name, detail));
    if (this.#view) this.#scene.show(this.#view, undefined, undefined, "off");
    // No other ground needs it.
    if (this.layout?.board.slab) this.#drawGround();
    else this.#refine();
    this.#request();
  }

  #request() {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#draw(now);
    });
  }

  /**
   * An empty canvas to draw on in cells.
   *
   * @param {HTMLCanvasElement} canvas
   * @param {import("../draw/types.js").Palette} palette
   * @param {Layout} layout
   */
  #art(canvas, palette, { cell, pitch }) {
    const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const scale = cell * pixelRatio(this.host);
    // A cleared rectangle would be printed, as white over the other canvas. Safari 16 cannot reset.
    if (g.reset) g.reset();
    else canvas.width += 0;
    g.setTransform(scale, 0, 0, scale, 0, Math.round(BLEED * cell) * pixelRatio(this.host));
    return { g, px: cell, palette, pitch };
  }

  /** @param {number} now */
  #draw(now) {
    const [view, layout, palette, look] = [this.#view, this.layout, this.#palette, this.#look];
    if (!view || !layout || !palette || !look || !this.#isNear) return;
    const art = this.#art(this.#pieces, palette, layout);
    if (this.#scene) {
      const added = { advice: this.#advice, threats: this.#threats, ways: this.#ways };
      if (
        this.#scene.draw(
          { ...art, ...added, layout, view, touch: this.#touch, hasTargets: look.targets },
          now,
        )
      )
        this.#request();
    } else {
      for (const { cell, stack } of layout.farFirst(view.pieces))
        drawStack(art, stack, layout.spot(cell).x, layout.spot(cell).y, view.tones);
    }
  }
}
