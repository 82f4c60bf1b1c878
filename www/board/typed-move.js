/** A field in which a move is typed. It completes the legal moves, and says in words why a move is not legal. */
import { isPersonsTurn } from "../game/state.js";
import { addStyles } from "../ui/styles.js";
import { cellName } from "../game/cells.js";
import { make } from "../ui/make.js";
import styles from "./typed-move.css";

/** @import {Session} from "../game/session.js" */

/** How many moves are offered at a time. */
const MOST = 8;

/**
 * The significant characters of a move that is typed: hyphens, crosses and the like may be left out.
 *
 * @param {string} text
 */
const essence = (text) => text.toLowerCase().replace(/[^a-z0-9]|x/g, "");

export class TypedMove {
  #session;
  #words;
  #line;
  #say;
  #field = make("input", {
    id: "typed-move",
    dir: "ltr",
    list: "typed-moves",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
  });
  #choices = make("datalist", { id: "typed-moves" });
  #form;
  /**
   * The legal moves by what counts of them; nothing if there are too many.
   *
   * @type {Map<string, string> | undefined}
   */
  #moves = new Map();
  /**
   * The element that had the focus before.
   *
   * @type {HTMLElement | null}
   */
  #origin = null;

  /**
   * @param {Session} session
   * @param {HTMLElement} board
   * @param {(text: string) => void} say
   */
  constructor(session, board, say) {
    this.#session = session;
    this.#words = session.words;
    this.#say = say;
    const { label, play } = this.#words.typedMove;
    this.#form = make(
      "form",
      { class: "typed" },
      make("label", { for: "typed-move" }, label),
      this.#field,
      this.#choices,
      make("button", { type: "submit" }, play),
    );
    this.#line = /** @type {HTMLElement} */ (board.closest(".table")?.querySelector(".message"));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#play(this.#field.value.trim().toLowerCase());
    });
    this.#field.addEventListener("input", () => this.#complete());
    this.#form.addEventListener("focusout", ({ relatedTarget }) => {
      // Another window may have taken the focus: then there is no such element.
      if (relatedTarget && !this.#form.contains(/** @type {Node} */ (relatedTarget)))
        setTimeout(() => this.#form.remove());
    });
    this.#form.addEventListener("keydown", (event) => {
      // Keys of the page and the board are letters here.
      event.stopPropagation();
      if (event.key === "Escape") this.close();
      // WebKit only closes the list of choices.
      if (event.key === "Enter" && event.target === this.#field) {
        event.preventDefault();
        this.#form.requestSubmit();
      }
    });
  }

  get isOpen() {
    return this.#form.isConnected;
  }

  /** @param {string} typed what is in the field */
  open(typed) {
    const { view } = this.#session.state;
    if (!isPersonsTurn(this.#session.state)) {
      const message = this.#words.refusals[view?.outcome ? "game-over" : "not-your-turn"]({
        cells: [],
        count: 0,
      });
      return this.#session.notify({ code: "refused", message });
    }
    this.#origin = /** @type {HTMLElement | null} */ (
      /** @type {ShadowRoot} */ (this.#line.getRootNode()).activeElement
    );
    this.#field.value = typed;
    this.#field.removeAttribute("aria-invalid");
    this.#choices.replaceChildren();
    this.#line.append(this.#form);
    addStyles(styles, this.#line);
    this.#field.focus();
    void this.#list();
  }

  async #list() {
    const moves = await this.#session.query("moves").catch(() => undefined);
    this.#moves = moves && new Map(moves.map((move) => [essence(move), move]));
    if (!moves) this.#say(this.#words.typedMove.tooMany);
  }

  /** Closes the field; the focus returns to the board. */
  close() {
    this.#origin?.focus();
    this.#form.remove();
  }

  /** Offers the moves that start with what is typed. */
  #complete() {
    this.#field.removeAttribute("aria-invalid");
    const typed = essence(this.#field.value);
    if (!this.#moves || typed === "") return;
    const found = [...this.#moves].filter(([key]) => key.startsWith(typed));
    const first = found.slice(0, MOST).map(([, move]) => move);
    this.#choices.replaceChildren(...first.map((move) => make("option", { value: move })));
    this.#say(
      found.length > 0 ? this.#words.typedMove.matches(first, found.length) : this.#words.typedMove.noMatch,
    );
  }

  /** @param {string} typed */
  async #play(typed) {
    if (typed === "") return;
    const { played, error } = await this.#session.play(this.#moves?.get(essence(typed)) ?? typed);
    if (played) return this.close();
    const message = (await this.#refusal(typed)) || (error && this.#words.textErrors.parse(error)) || "";
    this.#field.setAttribute("aria-invalid", "true");
    this.#session.notify({ code: "refused", message });
  }

  /**
   * Why the cells of a move cannot be entered one after the other; nothing if they can.
   *
   * @param {string} typed
   * @returns {Promise<string | undefined>}
   */
  async #refusal(typed) {
    const { board, view } = this.#session.state;
    const refusal = await this.#session.query("refusalOf", () => [typed]);
    if (!refusal) return undefined;
    // Deselect the cells that were chosen before.
    for (let left = view?.entry.length ?? 0; left > 0; left--) await this.#session.untap();
    return this.#words.refusals[refusal.code]({
      cells: refusal.path.map((cell) => cellName(board, cell)),
      count: refusal.number ?? 0,
    });
  }
}
