/**
 * The library (`#/library`): all games, to search, open, name, sort out and save.
 */
import { segments } from "../app/controls.js";
import { addressOf } from "../app/router.js";
import { read, PLACE, write } from "../app/storage.js";
import { icon } from "../board/icons.js";
import "../board/late-icons.js";
import { make } from "../board/make.js";
import { Menu } from "../board/menu.js";
import { gameName, loadMore, more, words } from "../text/index.js";
import { askName, askTags } from "./edit.js";
import { DAMAGED } from "./entry.js";
import { fileOf, saveFile } from "./export.js";
import { EVERYTHING, select, tagsOf } from "./filter.js";
import { importGames } from "./import-dialog.js";
import { GameList } from "./list.js";
import { openEntry } from "./open.js";
import { Reader } from "./reader.js";
import { wordsOf } from "./row.js";
import { library } from "./store.js";
import "./style.js";

/** @typedef {import("./entry.js").Summary} Summary */
/** @typedef {import("./filter.js").Filter} Filter */
/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */

await loadMore();

/** How many games there were, to notice if the browser deletes them. */
const COUNT = `${PLACE} library count`;

/** What is shown is kept while the page is open. @type {Filter} */
let filter = { ...EVERYTHING };

/** @param {HTMLElement} host @param {{ board: ErgoBoard }} context @returns {() => void} what is to be done when the place is left */
export function render(host, { board }) {
  const left = new AbortController();
  void new Place(host, board, left.signal).load();
  return () => left.abort();
}

class Place {
  #host;
  #board;
  #signal;
  #reader = new Reader();
  /** @type {Summary[]} */
  #summaries = [];
  /** @type {import("./store.js").Deleted | undefined} */
  #deleted;
  /** How many times the games were asked for: a late answer is dropped. */
  #asked = 0;
  #list;
  #count = make("p", { class: "count" });
  #notes = make("div", {});
  #filters = make("div", { class: "filters", role: "group", "aria-label": more.library.filters });
  #none = make("div", { class: "none" });
  #search = make("input", { type: "search", placeholder: more.library.searchHint, "aria-label": more.library.search });
  #status = make("p", { role: "status" });
  #bar = make("div", { class: "bar" });
  #export;
  #menuButton = make("button", { type: "button", hidden: "" });
  #menu;
  /** What the menu is about. @type {Summary | undefined} */
  #about;

  /** @param {HTMLElement} host @param {ErgoBoard} board @param {AbortSignal} signal ends it */
  constructor(host, board, signal) {
    this.#host = host;
    this.#board = board;
    this.#signal = signal;
    const say = more.library;
    this.#list = new GameList(
      /** @type {HTMLElement} */ (host.closest("main") ?? host),
      {
        open: (summary) => this.#open(summary),
        more: (summary, button) => this.#showMenu(summary, button),
        chosen: () => this.#showBar(),
        remove: (ids) => this.#remove(ids),
      },
      signal,
    );
    this.#menu = new Menu(this.#menuButton, () => this.#menuItems());
    this.#export = this.#button(say.exportAll, () => this.#save(this.#summaries.map(({ id }) => id)));
    this.#search.value = filter.search;
    this.#search.addEventListener("input", () => this.#filter({ search: this.#search.value }));
    host.replaceChildren(
      make(
        "div",
        { class: "top" },
        make("h1", { tabindex: "-1" }, say.title),
        this.#count,
        make("label", { class: "find" }, icon("search"), this.#search),
        this.#importButton(),
        this.#export,
      ),
      this.#notes,
      this.#filters,
      this.#list.element,
      this.#none,
      this.#bar,
      make("p", { class: "privacy" }, say.privacy),
      this.#menuButton,
      this.#menu.element,
    );
    this.#count.textContent = say.loading;
    this.#showBar();
    let timer = 0;
    // A game that is going on is stored often.
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => this.load(), 200);
    };
    library.addEventListener("change", later, { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      this.#reader.close();
    });
  }

  /** @param {string} text @param {() => unknown} act */
  #button(text, act) {
    const button = make("button", { type: "button" }, text);
    button.addEventListener("click", act);
    return button;
  }

  #importButton() {
    const file = make("input", { type: "file", accept: ".txt,.pgn,text/plain", multiple: "", hidden: "", id: "import-file" });
    file.addEventListener("change", () => {
      const files = [...(file.files ?? [])];
      file.value = "";
      if (files.length > 0) void importGames(files);
    });
    const button = this.#button("", () => file.click());
    button.append(icon("file"), more.library.import, file);
    return button;
  }

  /** Reads the games and shows them. */
  async load() {
    const asked = ++this.#asked;
    const summaries = await library.summaries((text) => this.#reader.readOne(text));
    if (asked !== this.#asked || this.#signal.aborted) return;
    this.#summaries = summaries;
    this.#showNotes();
    this.#showFilters();
    this.#show();
  }

  /** @param {Partial<Filter>} patch */
  #filter(patch) {
    filter = { ...filter, ...patch };
    this.#show();
  }

  #show() {
    const say = more.library;
    const shown = select(this.#summaries, filter, wordsOf);
    const { length } = this.#summaries;
    this.#count.textContent = length === 0 ? "" : say.count(length, shown.length);
    this.#list.element.hidden = shown.length === 0;
    this.#none.hidden = shown.length > 0;
    this.#filters.hidden = length === 0;
    this.#export.disabled = length === 0;
    if (shown.length === 0) {
      const { game } = this.#board.state.setup;
      const play = make("a", { href: addressOf({ place: "play", game }) }, say.newGame);
      this.#none.replaceChildren(
        make("p", {}, length === 0 ? say.empty : say.none),
        length === 0 ? play : this.#button(say.reset, () => this.#reset()),
      );
    }
    this.#list.show(shown);
  }

  #reset() {
    filter = { ...EVERYTHING };
    this.#search.value = "";
    this.#showFilters();
    this.#show();
    this.#search.focus();
  }

  /** The filters; those without a choice are left out. */
  #showFilters() {
    const say = more.library;
    const found = new Set(this.#summaries.map(({ game }) => game));
    const ids = Object.keys(words.games).filter((game) => found.has(game));
    const tags = tagsOf(this.#summaries);
    if (filter.tag !== "" && !tags.includes(filter.tag)) filter = { ...filter, tag: "" };
    if (filter.game !== "" && !ids.includes(filter.game)) filter = { ...filter, game: "" };
    const focused = this.#host.querySelector(".filters :focus")?.getAttribute("name");
    const games = { "": say.allGames, ...Object.fromEntries(ids.map((id) => [id, gameName(id)])) };
    const choice = (
      /** @type {"opponent" | "tag" | "order"} */ name,
      /** @type {string} */ label,
      /** @type {Record<string, string>} */ values,
    ) => {
      const options = Object.entries(values).map(([value, text]) => make("option", { value }, text));
      const element = make("select", { name, "aria-label": label }, ...options);
      element.value = filter[name];
      element.addEventListener("change", () => this.#filter({ [name]: element.value }));
      return element;
    };
    this.#filters.replaceChildren(
      ...(ids.length > 1 ? [segments("library-game", say.game, games, filter.game, (game) => this.#filter({ game }))] : []),
      segments("library-result", say.resultLabel, say.results, filter.result, (result) => this.#filter({ result })),
      choice("opponent", say.opponent, say.opponents),
      ...(tags.length > 0 ? [choice("tag", say.tag, { "": say.anyTag, ...Object.fromEntries(tags.map((tag) => [tag, tag])) })] : []),
      choice("order", say.sort, say.orders),
    );
    if (focused) {
      const again = this.#filters.querySelector(`select[name="${focused}"], [name="${focused}"]:checked`);
      /** @type {HTMLElement | null} */ (again)?.focus();
    }
  }

  /** What is wrong with the storage, if anything is. */
  #showNotes() {
    const say = more.library;
    const { trouble } = library;
    const before = Number(read(COUNT));
    const isGone = !trouble && this.#summaries.length === 0 && before > 0;
    const notes = trouble ? [make("p", { class: "note warn", role: "alert" }, say.trouble[trouble])] : [];
    if (isGone) {
      const note = make("p", { class: "note warn", role: "alert" }, say.gone(before));
      note.append(
        this.#button(say.gotIt, () => {
          write(COUNT, "0");
          note.remove();
        }),
      );
      notes.push(note);
    }
    this.#notes.replaceChildren(...notes);
    if (!trouble && !isGone) write(COUNT, String(this.#summaries.length - library.unstored));
  }

  /** What can be done with the chosen games, and what has been done. @param {string} [message] */
  #showBar(message = "") {
    const say = more.library;
    const ids = [...this.#list.chosen];
    const undo = this.#deleted && message ? [this.#button(say.undo, () => this.#undo())] : [];
    this.#status.textContent = ids.length > 0 && !message ? say.chosen(ids.length) : message;
    const actions =
      ids.length === 0
        ? []
        : [
            this.#button(say.exportChosen, () => this.#save(ids)),
            this.#button(say.editTags, () => this.#editTags(ids)),
            this.#button(say.delete, () => this.#remove(ids)),
            this.#button(say.release, () => this.#list.choose([])),
          ];
    this.#bar.replaceChildren(this.#status, ...undo, ...actions);
    this.#bar.classList.toggle("unseen", this.#status.textContent === "");
  }

  /** @param {Summary} summary @param {HTMLButtonElement} button */
  #showMenu(summary, button) {
    this.#about = summary;
    // The menu opens beside the button of the row.
    const { left, top, width, height } = button.getBoundingClientRect();
    Object.assign(this.#menuButton.style, {
      position: "fixed",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.#menuButton.hidden = false;
    this.#menu.element.showPopover();
    this.#menuButton.hidden = true;
    this.#menu.element.addEventListener(
      "toggle",
      (event) => /** @type {ToggleEvent} */ (event).newState === "closed" && this.#list.focus(),
      {
        once: true,
        signal: this.#signal,
      },
    );
  }

  /** @returns {import("../board/menu.js").MenuItem[]} */
  #menuItems() {
    const say = more.library;
    const summary = this.#about;
    if (!summary) return [];
    const { id } = summary;
    const isDamaged = summary.game === DAMAGED;
    return [
      ...(isDamaged
        ? []
        : [
            { name: "open", label: say.open, icon: /** @type {const} */ ("play"), run: () => this.#open(summary) },
            { name: "rename", label: say.rename, icon: /** @type {const} */ ("rename"), run: () => this.#rename(summary) },
            { name: "tags", label: say.editTags, icon: /** @type {const} */ ("tag"), run: () => this.#editTags([id]) },
          ]),
      { name: "export", label: say.exportChosen, icon: "file", run: () => this.#save([id]) },
      { name: "delete", label: say.delete, icon: "delete", run: () => this.#remove([id]) },
    ];
  }

  /** @param {Summary} summary */
  async #open(summary) {
    const entry = await library.get(summary.id);
    const isOpen = entry && summary.game !== DAMAGED && (await openEntry(this.#board, entry, summary.game));
    if (!isOpen) this.#showBar(summary.game === DAMAGED ? more.library.damagedNote : more.library.unreadable);
  }

  /** Does what changes the library, or says why it cannot. @param {() => Promise<string>} act says what was done */
  async #change(act) {
    try {
      const message = await act();
      await this.load();
      this.#showBar(message);
    } catch {
      await this.load();
      this.#showBar(more.library.trouble[library.trouble ?? "failed"]);
    }
  }

  /** @param {Summary} summary */
  async #rename({ id, name }) {
    const given = await askName(name);
    if (given === undefined) return;
    await this.#change(async () => {
      await library.amend([id], { name: given });
      return more.library.renamed;
    });
    this.#list.focus();
  }

  /** @param {string[]} ids */
  async #editTags(ids) {
    const about = this.#summaries.filter(({ id }) => ids.includes(id));
    // Tags that all of them have; the others stay as they are.
    const shared = tagsOf(about).filter((tag) => about.every(({ tags }) => tags.includes(tag)));
    const given = await askTags(shared);
    if (given === undefined) return;
    await this.#change(async () => {
      await library.amend(ids, { add: given, remove: shared.filter((tag) => !given.includes(tag)) });
      return more.library.tagged;
    });
    this.#list.focus();
  }

  /** @param {string[]} ids */
  async #remove(ids) {
    await this.#change(async () => {
      this.#deleted = await library.remove(ids);
      this.#list.choose([]);
      return more.library.deleted(ids.length);
    });
    /** @type {HTMLElement | null} */ (this.#bar.querySelector("button"))?.focus();
  }

  async #undo() {
    const deleted = this.#deleted;
    if (!deleted) return;
    this.#deleted = undefined;
    await this.#change(async () => {
      await library.restore(deleted);
      return more.library.restored(Math.max(deleted.stored.length, deleted.unstored.length));
    });
    this.#list.focus();
  }

  /** @param {readonly string[]} ids */
  async #save(ids) {
    saveFile(await fileOf(library, ids));
  }
}
