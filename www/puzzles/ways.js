/** The switch above a puzzle: today's puzzle, one after the other, or a timed run. */
import { addressOf } from "../ui/router.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { setText } from "../ui/dom.js";
import { words } from "../text/index.js";

/** @import {IconName} from "../ui/icons.js" */
/** @import {Origin} from "./puzzle.js" */

export class Ways {
  element;
  #links;
  #daily = label("day", words.puzzles.daily);
  #rated = label("puzzle", words.puzzles.rated);
  #run = label("clock", words.puzzles.run);
  #number = make("span", { class: "number" });

  /**
   * @param {string} game
   * @param {{ rated: () => unknown; run: () => unknown; more: () => unknown }} callbacks
   */
  constructor(game, callbacks) {
    const say = words.puzzles;
    const to = (/** @type {string} */ item) => addressOf({ place: "puzzles", game, ...(item && { item }) });
    this.#rated.append(" ", this.#number);
    const daily = make("a", { href: to("today") }, this.#daily);
    const rated = make("a", { href: to("") }, this.#rated);
    // The address may be this one already.
    rated.addEventListener("click", () => callbacks.rated());
    const run = make("button", { type: "button" }, this.#run);
    run.addEventListener("click", () => callbacks.run());
    const more = make("button", { type: "button", class: "more", "aria-label": say.more }, icon("down"));
    more.addEventListener("click", () => callbacks.more());
    this.#links = { daily, rated, run };
    this.element = make("nav", { class: "segments ways", "aria-label": say.ways }, daily, rated, run, more);
  }

  /**
   * @param {Origin} origin of the puzzle on the board
   * @param {{ rating: number; best: number; run?: string }} state the own rating, the best run, and the state
   *   of the one that is on
   */
  show(origin, { rating, best, run }) {
    const { daily, rated, run: timed } = this.#links;
    const current = origin === "today" ? daily : origin === "run" ? timed : rated;
    for (const link of [daily, rated, timed]) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    setText(this.#number, String(Math.round(rating)));
    setText(/** @type {HTMLElement} */ (this.#run.lastElementChild), run ?? words.puzzles.run);
    timed.title = words.puzzles.runNote(best);
  }
}

/**
 * @param {IconName} name
 * @param {string} text
 */
const label = (name, text) => make("span", {}, icon(name), make("span", {}, text));
