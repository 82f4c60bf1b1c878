/** A question about a link or a text that was opened, or a message with one answer. */
import { make } from "./make.js";
import { words } from "../text/index.js";
import { makeDialog } from "./dialog.js";

export class Question {
  #dialog;
  #sentence = make("p", {});
  #buttons = make("p", { class: "buttons" });

  /**
   * @param {string} [id] of the dialog
   * @param {string} [title]
   */
  constructor(id = "received-game", title = words.share.arrived) {
    this.#dialog = makeDialog(id, title);
    this.#dialog.append(this.#sentence, this.#buttons);
  }

  /**
   * @param {string} sentence
   * @param {string[]} answers the last one is the main one
   * @param {string} [place] the place of an error in the link
   * @returns {Promise<number>} which answer was chosen; -1 if the dialog was closed
   */
  ask(sentence, answers, place = "") {
    this.#sentence.textContent = sentence;
    this.#sentence.title = place;
    return new Promise((resolve) => {
      const buttons = answers.map((answer, at) => {
        const button = make(
          "button",
          { type: "button", ...(at === answers.length - 1 && { class: "main" }) },
          answer,
        );
        button.addEventListener("click", () => {
          resolve(at);
          this.#dialog.close();
        });
        return button;
      });
      this.#buttons.replaceChildren(...buttons);
      for (const open of document.querySelectorAll("dialog[open]"))
        /** @type {HTMLDialogElement} */ (open).close();
      // The `close` event of an earlier question may still be pending.
      this.#dialog.onclose = () => this.#dialog.open || resolve(-1);
      this.#dialog.showModal();
    });
  }
}
