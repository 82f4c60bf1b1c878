/**
 * A dialog with sheets of paper: what it shows is what is printed. For printing they are put into the page
 * itself, as not every browser divides a dialog into pages.
 */
import { words } from "../text/index.js";
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { nextTask } from "../ui/next-task.js";
import { addStyles } from "../ui/styles.js";
import { drawDiagram } from "./diagram.js";
import styles from "./sheet.css";

addStyles(styles);

/**
 * Empty sheets, and what fills them.
 *
 * @typedef {{ pages: HTMLElement[]; parts: IterableIterator<() => void> }} Filling
 */

/** How long a task of many small parts takes, in milliseconds. */
const TASK = 8;

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
   * Functions that each add a part that the sheets still lack.
   *
   * @type {Iterable<() => void>}
   */
  #parts = [];
  #observer;
  /**
   * The diagrams near what is seen. Only they are drawn, as a board consists of hundreds of elements.
   *
   * @type {Set<Element>}
   */
  #near = new Set();
  #isDrawing = false;

  /**
   * @param {string} id
   * @param {string} title
   * @param {Node[]} controls
   */
  constructor(id, title, controls) {
    this.#dialog = makeDialog(id, title);
    this.#dialog.classList.add("sheet");
    this.#observer = new IntersectionObserver((entries) => this.#follow(entries), {
      root: this.#dialog,
      rootMargin: "50% 0px",
    });
    const close = make("button", { type: "button" }, words.actions.close);
    close.addEventListener("click", () => this.#dialog.close());
    this.#print.addEventListener("click", () => print());
    // Also for those who print with the menu or the keys of the browser.
    const closing = new AbortController();
    const { signal } = closing;
    addEventListener("beforeprint", () => this.#enterPage(), { signal });
    addEventListener("afterprint", () => this.#leavePage(), { signal });
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    this.#dialog.addEventListener("close", () => {
      closing.abort();
      this.#making?.abort();
      this.#forget();
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

  #diagrams() {
    return this.#pages.querySelectorAll(".diagram");
  }

  /** Watches which diagrams are near, also those that are new; while they are printed, none is watched. */
  #watch() {
    if (this.#pages.parentNode !== this.#dialog) return;
    for (const diagram of this.#diagrams()) this.#observer.observe(diagram);
  }

  #forget() {
    this.#observer.disconnect();
    this.#near.clear();
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #follow(entries) {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) this.#near.add(target);
      else {
        this.#near.delete(target);
        target.replaceChildren();
      }
    if (!this.#isDrawing) void this.#draw();
  }

  /** Draws the diagrams that are near, also those that come near meanwhile, one in each frame. */
  async #draw() {
    this.#isDrawing = true;
    try {
      for (const diagram of this.#near) {
        if (diagram.hasChildNodes()) continue;
        drawDiagram(diagram);
        await new Promise(requestAnimationFrame);
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  /** Puts the sheets into the page, with all that they still lack. */
  #enterPage() {
    this.#observer.disconnect();
    for (const add of this.#parts) add();
    document.body.append(this.#pages);
    for (const diagram of this.#diagrams()) drawDiagram(diagram);
  }

  #leavePage() {
    for (const diagram of this.#diagrams()) if (!this.#near.has(diagram)) diagram.replaceChildren();
    this.#status.before(this.#pages);
    this.#watch();
  }

  /**
   * Shows sheets, in place of others. They are filled part by part, as there may be hundreds of diagrams.
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
      this.#forget();
      this.#parts = parts;
      this.#pages.replaceChildren(...pages);
      let end = performance.now() + TASK;
      for (const add of parts) {
        add();
        if (performance.now() < end) continue;
        this.#watch();
        await nextTask();
        if (signal.aborted) return;
        end = performance.now() + TASK;
      }
      this.#watch();
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
