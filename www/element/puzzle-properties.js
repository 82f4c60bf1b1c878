/** The properties of `<ergo-board>` that select its puzzle. Each reflects the attribute of the same name. */
import { LookProperties } from "./look-properties.js";
import { reflect } from "./reflect.js";

export class PuzzleProperties extends LookProperties {
  /**
   * The puzzle in the mode `puzzle`: the id of a puzzle of the site, or `today`.
   *
   * @type {string}
   */
  get puzzle() {
    return this.getAttribute("puzzle") ?? "";
  }
  set puzzle(id) {
    reflect(this, "puzzle", id || null);
  }

  /**
   * The goal to reach in `position`, in the mode `puzzle`, such as `win 3`.
   *
   * @type {string}
   */
  get goal() {
    return this.getAttribute("goal") ?? "";
  }
  set goal(goal) {
    reflect(this, "goal", goal || null);
  }
}
