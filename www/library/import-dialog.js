/** The dialog that shows how far an import is, stops it, and lists what could not be read. */
import { inLanguage } from "../ui/in-language.js";
import { make } from "../ui/make.js";
import { makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";
import { placeText, words } from "../text/index.js";
import { OwnGames } from "./own-games.js";
import { importAll } from "./import.js";
import { Reader } from "../storage/reader.js";
import { library } from "../storage/library.js";
import { ownNames } from "../storage/own-names.js";
import { whoQuestion } from "./who.js";
import styles from "./import-dialog.css";

/** @import {Source} from "./import.js" */
/** @import {Progress} from "./import.js" */
/** @import {Broken} from "./import.js" */

addStyles(styles);

/** How many broken games are listed. */
const MOST_LISTED = 100;

/** How many unknown tags are named. */
const MOST_UNKNOWN = 10;

/** The least time between two announcements of the progress, in milliseconds. */
const INTERVAL = 3000;

const dialog = inLanguage(() => new ImportDialog());

/**
 * Imports files and texts; one import runs at a time.
 *
 * @param {readonly Source[]} sources
 */
export async function importGames(sources) {
  await dialog().run(sources);
}

class ImportDialog {
  #dialog = makeDialog("import-games", words.library.importing.title);
  #bar = make("progress", { max: "1", "aria-label": words.library.importing.title });
  #line = make("p", { class: "told" });
  #status = make("p", { class: "unseen", role: "status" });
  /** What is said of the games besides their number. */
  #notes = make("div", {});
  #stop = make("button", { type: "button" }, words.library.importing.stop);
  #close = make("button", { type: "button", class: "main" }, words.actions.close);
  /** Imports wait for each other. */
  #last = Promise.resolve();
  #stopping = new AbortController();

  constructor() {
    this.#stop.addEventListener("click", () => this.#stopping.abort());
    this.#close.addEventListener("click", () => this.#dialog.close());
    // Closing the dialog stops what goes on in it, unless another import has opened it again by then.
    this.#dialog.addEventListener("close", () => this.#dialog.open || this.#stopping.abort());
    this.#dialog.append(
      this.#bar,
      this.#line,
      this.#status,
      this.#notes,
      make("p", { class: "buttons" }, this.#stop, this.#close),
    );
  }

  /** @param {readonly Source[]} sources */
  run(sources) {
    this.#last = this.#last.then(() => this.#run(sources));
    return this.#last;
  }

  /** @param {readonly Source[]} sources */
  async #run(sources) {
    const say = words.library.importing;
    this.#stopping = new AbortController();
    this.#stop.hidden = false;
    this.#close.hidden = true;
    this.#notes.replaceChildren();
    this.#status.textContent = "";
    this.#bar.hidden = false;
    this.#show({ added: 0, known: 0, part: 0 });
    if (!this.#dialog.open) this.#dialog.showModal();
    const reader = new Reader();
    let told = performance.now();
    const onProgress = (/** @type {Progress} */ progress) => {
      this.#show(progress);
      if (performance.now() - told < INTERVAL) return;
      told = performance.now();
      this.#status.textContent = this.#line.textContent;
    };
    // The browser may otherwise delete the library when it needs space.
    void navigator.storage?.persist?.().catch(() => false);
    const own = new OwnGames(library, await library.summaries(async () => undefined));
    const done = await importAll(sources, {
      library: own,
      read: (text) => reader.read(text),
      onProgress,
      signal: this.#stopping.signal,
    }).catch(() => undefined);
    // What is said of the games is true without it.
    await own.finish().catch(() => {});
    const question = ownNames.isKnown ? [] : whoQuestion(await library.summaries(async () => undefined));
    reader.close();
    const end = done?.trouble ? say.failed(done.trouble) : done?.isStopped ? say.stopped : "";
    const counts = done ? say.done(done.added, done.known, done.failed) : say.failed("failed");
    this.#bar.hidden = true;
    this.#line.textContent = end;
    this.#line.hidden = end === "";
    this.#status.textContent = counts;
    this.#status.className = "";
    for (const { file, line } of done?.old ?? [])
      this.#notes.append(make("p", { class: "note" }, say.oldEncoding(file, line)));
    const unknown = [...(done?.unknown ?? [])];
    const named = unknown.slice(0, MOST_UNKNOWN);
    if (named.length > 0)
      this.#notes.append(make("p", { class: "told" }, say.unknown(named, unknown.length - named.length)));
    this.#listBroken(done?.broken ?? [], done?.failed ?? 0);
    this.#notes.append(...question);
    this.#stop.hidden = true;
    this.#close.hidden = false;
    this.#close.focus();
  }

  /** @param {Pick<Progress, "added" | "known" | "part">} progress */
  #show({ added, known, part }) {
    this.#bar.value = part;
    this.#line.hidden = false;
    this.#line.textContent = words.library.importing.progress(added, known, part);
    this.#status.className = "unseen";
  }

  /**
   * @param {Broken[]} broken
   * @param {number} failed how many there are
   */
  #listBroken(broken, failed) {
    if (broken.length === 0) return;
    const say = words.library.importing;
    const lines = broken.slice(0, MOST_LISTED).map(({ file, error }) => {
      const text = error ? words.textErrors.text(error) : say.unreadable;
      return make(
        "li",
        { ...(error && { title: placeText(words, error) }) },
        ...(file ? [make("b", {}, file), make("br", {})] : []),
        text,
      );
    });
    if (failed > lines.length) lines.push(make("li", {}, say.moreBroken(failed - lines.length)));
    this.#notes.append(
      make("h3", { id: "broken-games" }, say.brokenTitle),
      make("ol", { class: "broken", "aria-labelledby": "broken-games", tabindex: "0" }, ...lines),
    );
  }
}
