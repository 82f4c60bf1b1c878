/**
 * The language of each board: that of its attribute `lang`, or else of what it is in, which it follows. The
 * boards of a page of the site share the words of the page, and follow its language with it.
 */
import { firstPicture, nextTask } from "../ui/next-task.js";
import { languagesOf, speakIn } from "../text/speak.js";
import { makeWords, shared, sourceOf } from "../text/words.js";

/** @import {Words} from "../text/language.js" */

/**
 * The boards in the page that have words of their own.
 *
 * @type {Set<BoardLanguage>}
 */
const followers = new Set();

/**
 * Sees every change of a language.
 *
 * @type {MutationObserver | undefined}
 */
let observer;

/**
 * The nearest language, which may be that of an element around the shadow tree; empty if there is none, or if
 * it is left to the reader. From then on its changes are seen.
 *
 * @param {Element} element
 * @returns {string}
 */
function langOf(element) {
  const root = element.getRootNode();
  observer ??= new MutationObserver(() => {
    for (const board of followers) board.follow();
  });
  observer.observe(root, { subtree: true, attributeFilter: ["lang"] });
  const found = element.closest("[lang]");
  if (found) return found.getAttribute("lang") ?? "";
  return root instanceof ShadowRoot ? langOf(root.host) : "";
}

export class BoardLanguage {
  /** The messages of the board. */
  words = shared.words ?? makeWords();
  #element;
  /**
   * The last change of the language.
   *
   * @type {Promise<void> | undefined}
   */
  #speaking;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Follows the language of where the board is.
   *
   * @param {() => void} change the language has changed
   * @param {AbortSignal} signal ends it
   */
  connect(change, signal) {
    sourceOf(this.words).addEventListener("change", change, { signal });
    if (shared.words) return;
    followers.add(this);
    signal.addEventListener("abort", () => followers.delete(this));
    this.follow();
  }

  follow() {
    this.#speaking = speakIn(this.words, ...languagesOf(langOf(this.#element)));
  }

  /**
   * Waits for the language that the board should have, if that is being loaded: a game that is opened is seen
   * in no other.
   *
   * @returns {Promise<void> | undefined}
   */
  settled() {
    const speaking = this.#speaking;
    return speaking?.then(() => (speaking === this.#speaking ? undefined : this.settled()));
  }
}

/**
 * Defines the element, on a page of the site in the language of the page. English is there already, so that
 * the element is defined at once.
 *
 * @param {CustomElementConstructor} element
 */
export async function defineInLanguage(element) {
  // A server can import this module, but has no elements.
  if (!globalThis.customElements) return;
  // Whether the page has words is known when all modules have run.
  await undefined;
  if (shared.words) await followPage(shared.words);
  if (!customElements.get("ergo-board")) customElements.define("ergo-board", element);
}

/**
 * Follows the language of the page. If its board waits for it, the page is seen first: making a board takes
 * long on a phone, and so does the first number that is written.
 *
 * @param {Words} words what the page says
 */
async function followPage(words) {
  const root = document.documentElement;
  const follow = () => speakIn(words, ...languagesOf(root.lang));
  new MutationObserver(follow).observe(root, { attributeFilter: ["lang"] });
  await follow();
  if (!document.querySelector("ergo-board")?.hasAttribute("waiting")) return;
  await firstPicture();
  words.tray.unit("hand", 1);
  await nextTask();
}
