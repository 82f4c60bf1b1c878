/**
 * A dialog with sheets of paper: what it shows is what is printed. For printing they are put into the page
 * itself, as not every browser divides a dialog into pages.
 */
import { loadWords, words } from "../text/index.js";
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { nextTask } from "../ui/next-task.js";
import { addStyles } from "../ui/styles.js";
import styles from "./sheet.css";

await loadWords("publish");

addStyles(styles);

/**
 * Empty sheets, and what fills them.
 *
 * @typedef {{ pages: HTMLElement[]; parts: Iterable<() => void> }} Filling
 */

export class Sheet {
  #dialog;
  #pages = make("div", { class: "sheet-pages" });
  #status = make("p", { class: "told", role: "status" });
  #print = make("button", { type: "button", class: "main" }, words.publish.print);
  /**
   * Ends the work on sheets that nobody wants any more.
   *
   * @type {AbortController | undefined}
   */
  #making;

  /**
   * @param {string} id
   * @param {string} title
   * @param {Node[]} controls
   */
  constructor(id, title, controls) {
    this.#dialog = makeDialog(id, title);
    this.#dialog.classList.add("sheet");
    const close = make("button", { type: "button" }, words.actions.close);
    close.addEventListener("click", () => this.#dialog.close());
    this.#print.addEventListener("click", () => print());
    // Also for those who print with the menu or the keys of the browser.
    const closing = new AbortController();
    const { signal } = closing;
    addEventListener("beforeprint", () => document.body.append(this.#pages), { signal });
    addEventListener("afterprint", () => this.#status.before(this.#pages), { signal });
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    this.#dialog.addEventListener("close", () => {
      closing.abort();
      this.#making?.abort();
      this.#pages.remove();
      this.#dialog.remove();
      opener?.focus();
    });
    this.#dialog.append(
      ...controls,
      this.#pages,
      this.#status,
      make("p", { class: "buttons" }, close, this.#print),
    );
    this.#dialog.showModal();
  }

  /** Shows what has been made, one board in each frame: they consist of hundreds of elements. */
  async #reveal() {
    const boards = [...this.#pages.querySelectorAll("svg")];
    for (const board of boards) board.toggleAttribute("data-waits", true);
    this.#pages.hidden = false;
    for (const board of boards) {
      board.removeAttribute("data-waits");
      await (document.hidden ? nextTask() : new Promise(requestAnimationFrame));
    }
  }

  /**
   * Shows sheets, in place of others. They are filled part by part, as drawing a board takes a while.
   *
   * @param {(signal: AbortSignal) => Promise<Filling>} begin
   */
  async show(begin) {
    this.#making?.abort();
    const { signal } = (this.#making = new AbortController());
    this.#print.disabled = true;
    this.#status.textContent = words.publish.making;
    try {
      const { pages, parts } = await begin(signal);
      if (signal.aborted) return;
      this.#pages.replaceChildren(...pages);
      this.#pages.hidden = true;
      for (const add of parts) {
        add();
        await nextTask();
        if (signal.aborted) return;
      }
      await this.#reveal();
      if (signal.aborted) return;
      this.#status.textContent = words.publish.made(pages.length);
      this.#print.disabled = false;
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      this.#status.textContent = words.publish.sheetFailed;
    }
  }
}

/**
 * A sheet of paper.
 *
 * @param {...Node} parts
 */
export const paper = (...parts) =>
  make("article", { class: "sheet-paper" }, make("div", { class: "sheet-page" }, ...parts));

/**
 * The head of a sheet.
 *
 * @param {string} title
 * @param {string} text
 * @param {string} [right]
 * @param {string} [below] it
 */
export const headOf = (title, text, right = "", below = "") =>
  make(
    "div",
    { class: "head" },
    make("div", {}, make("h3", {}, title), make("p", {}, text)),
    make("p", { class: "right" }, make("b", {}, right), below),
  );
