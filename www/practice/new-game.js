/** The dialog that asks how the next game on a small board begins. */
import { makeDialog } from "../ui/dialog.js";
import { make } from "../ui/make.js";
import { segments, toggle } from "../ui/controls.js";
import { words } from "../text/index.js";

/** @import {PracticeWords} from "../text/language.js" */

/** @typedef {{ side: "first" | "second" | "both"; options: string[] }} Wish */

export class NewGame {
  #dialog = makeDialog("small-board-game", words.actions.newGame);
  #wish;

  /**
   * @param {Wish} wish how the first game begins
   * @param {string} option that can be switched on
   * @param {PracticeWords} say
   * @param {(wish: Wish) => unknown} start
   */
  constructor(wish, option, say, start) {
    this.#wish = wish;
    const { side, sides: colours, optionNames, start: begin } = words.newGame;
    const sides = { first: colours.white, second: colours.black, both: say.both };
    const form = make(
      "form",
      { method: "dialog" },
      segments("small-board-side", side, sides, wish.side, (side) => {
        this.#wish = { ...this.#wish, side };
      }),
      toggle("small-board-option", optionNames[option], wish.options.includes(option), (isOn) => {
        this.#wish = { ...this.#wish, options: isOn ? [option] : [] };
      }),
      make("p", { class: "buttons" }, make("button", { type: "submit", class: "main" }, begin)),
    );
    form.addEventListener("submit", () => start(this.#wish));
    this.#dialog.append(form);
  }

  open() {
    this.#dialog.showModal();
  }

  /** Removes the dialog. */
  close() {
    this.#dialog.remove();
  }
}
