/**
 * Carries what the attributes say about the look of a board to its view: which side is at the bottom, how it
 * is drawn, and what is shown on it.
 */
import { readAttributes } from "./attributes.js";
import { readLook } from "../ui/looks.js";
import { ownSide } from "../game/state.js";
import { applyTheme } from "./theme.js";

/**
 * The look until the other attributes are read.
 *
 * @param {Element} element
 * @returns {import("../board/board-view.js").Look}
 */
export const initialLook = (element) => ({
  ...readLook(element),
  flipped: false,
  isView: false,
  listsMoves: true,
  gameAsText: "",
});

export class Appearance {
  #element;
  #session;
  /** Whether the board was turned around by hand. */
  #isFlipped = false;
  /** Whether players had swapped sides when the look was read. */
  #isSwapped = false;

  /**
   * @param {HTMLElement} element
   * @param {import("../game/session.js").Session} session
   * @param {import("../board/board-view.js").BoardView} view
   */
  constructor(element, session, view) {
    this.#element = element;
    this.#session = session;
    this.view = view;
  }

  /** Reads the attributes, without showing anything. */
  read() {
    const { isView, listsMoves, orientation, gameAsText } = readAttributes(this.#element);
    const { state } = this.#session;
    const bottom = orientation ?? (ownSide(state) === 1 ? "second" : "first");
    this.#isSwapped = state.view?.swapped ?? false;
    this.view.look = {
      ...readLook(this.#element),
      isView,
      listsMoves,
      gameAsText,
      flipped: (bottom === "second") !== this.#isFlipped,
    };
  }

  /**
   * Shows the board as the attributes say.
   *
   * @param {boolean} [isReset] whether it is no longer turned around by hand
   */
  update(isReset) {
    if (isReset) this.#isFlipped = false;
    const before = JSON.stringify(this.view.look);
    this.read();
    this.#session.advice.showThreats(this.view.look.threats && !this.view.look.isView);
    this.#session.advice.wantsWarnings = this.view.look.warnings;
    // Measuring takes long where much has just changed, as when a game is opened.
    if (JSON.stringify(this.view.look) !== before) this.view.updateLayout();
  }

  /** Keeps the person at the bottom when sides are swapped, or no longer are. */
  follow() {
    if ((this.#session.state.view?.swapped ?? false) !== this.#isSwapped) this.update();
  }

  /** Draws everything again in the colours of now. */
  updateTheme() {
    const { shadowRoot } = this.#element;
    if (shadowRoot) applyTheme(this.#element, shadowRoot);
    this.view.repaint();
  }

  /**
   * Nothing heavy is kept for a board that nobody sees.
   *
   * @param {boolean} isNear
   */
  setNear(isNear) {
    this.view.setNear(isNear);
    this.#session.setNear(isNear);
  }

  flip() {
    this.#isFlipped = !this.#isFlipped;
    this.update();
  }
}
