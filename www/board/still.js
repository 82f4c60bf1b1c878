/** A board at rest, drawn apart from any board of the page: in pictures, in animations and on paper. */
import { drawGround, materialsOf, planks } from "../draw/ground.js";
import { Layout } from "../draw/layout.js";
import { prepareTextures } from "../draw/grain.js";
import { Scene } from "./scene.js";

/** @import {Board} from "../wasm/ergo_wasm.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Context} from "../draw/pen.js" */
/** @import {Look} from "../draw/types.js" */
/** @import {Palette} from "../draw/types.js" */
/** @import {Touch} from "../draw/types.js" */

export class Still {
  layout;
  #px;
  #palette;
  #scene = new Scene(() => {});

  /**
   * @param {Board} board
   * @param {number} px the size of a cell in CSS pixels, which decides how fine the lines are
   * @param {Look} look
   * @param {Palette} palette
   */
  constructor(board, px, look, palette) {
    this.layout = new Layout(board, { width: px * (board.width + 2), height: Infinity }, look);
    this.#px = px;
    this.#palette = palette;
  }

  /** Makes the textures, without which a ground has plain colours. */
  async prepare() {
    await prepareTextures(materialsOf({ palette: this.#palette }));
  }

  /**
   * The drawing of the ground in parts, none of which takes long.
   *
   * @param {Context} g measured in cells
   * @param {number} [dpr] pixels of the canvas in a CSS pixel
   * @returns {(() => void)[]}
   */
  partsOfGround(g, dpr = 1) {
    const ground = { ...this.#art(g), dpr, next: planks() };
    return this.layout.board.slab ? this.#scene.partsOfSlab(ground) : [() => drawGround(ground)];
  }

  /**
   * Draws everything that is not ground.
   *
   * @param {Context} g measured in cells
   * @param {View} view
   * @param {Touch} [touch]
   */
  draw(g, view, touch = { active: false }) {
    this.#scene.show(view, undefined, undefined, "off");
    this.#scene.draw(
      { ...this.#art(g), view, touch, threats: [], ways: [], hasTargets: true },
      performance.now(),
    );
  }

  /** @param {Context} g */
  #art(g) {
    const { layout } = this;
    return { g, px: this.#px, palette: this.#palette, layout, pitch: layout.pitch };
  }
}
