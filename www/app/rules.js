/**
 * The dialog with the rules of a game.
 */
import { rulesText } from "../parts.js";
import { words } from "../text/index.js";
import { make, makeDialog } from "./dialog.js";
import { renderMarkdown } from "./markdown.js";

export class RulesDialog {
  #dialog = makeDialog("rules", words.page.rules);
  #prose = make("div", { class: "prose" });
  #shown = "";
  /** The game whose rules were requested last. */
  #requested = "";

  constructor() {
    const close = make("button", { type: "button", class: "main" }, words.actions.close);
    close.addEventListener("click", () => this.#dialog.close());
    this.#dialog.append(this.#prose, make("p", { class: "buttons" }, close));
  }

  /** @param {string} game */
  async open(game) {
    this.#dialog.showModal();
    this.#requested = game;
    if (this.#shown === game) return;
    this.#shown = "";
    this.#prose.replaceChildren();
    try {
      const text = await rulesText(game);
      if (this.#requested !== game) return;
      this.#prose.replaceChildren(...renderMarkdown(text, (position) => figure(game, position)));
      this.#shown = game;
    } catch {
      if (this.#requested !== game) return;
      this.#prose.replaceChildren(make("p", { role: "alert" }, words.page.rulesMissing));
    }
  }
}

/** A diagram of a position. @param {string} game @param {string} position */
function figure(game, position) {
  return make(/** @type {any} */ ("ergo-board"), { game, position, mode: "view" });
}
