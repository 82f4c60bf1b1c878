/** The library (`#/library`): all games, to search, open, name, sort out and save. */
import { addressOf } from "../ui/router.js";
import { PLACE, read, write } from "../storage/storage.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { Menu } from "../ui/menu.js";
import { saveAs } from "../ui/save-as.js";
import { words } from "../text/index.js";
import { askName, askTags } from "./edit.js";
import { DAMAGED } from "../storage/entry.js";
import { fileOf } from "./export.js";
import { EVERYTHING, prepareTexts, select, tagsOf } from "./filter.js";
import { choicesOf, showFilters } from "./filter-bar.js";
import { importGames } from "./import-dialog.js";
import { GameList } from "./list.js";
import { folder } from "./folder.js";
import { openEntry } from "./open.js";
import { Pictures } from "./pictures.js";
import { Reader } from "../storage/reader.js";
import { wordsOf } from "./row.js";
import { library } from "../storage/library.js";
import { ownNames } from "../storage/own-names.js";
import { playersIn, seenByPerson } from "./players.js";
import { addStyles } from "../ui/styles.js";
import styles from "./library.css";
import { showTrash } from "./trash.js";
import { goToList, replaceByList, STATISTICS, viewHere } from "./view.js";
import { Requests } from "../ui/latest.js";

/** @import {Summary} from "../storage/types.js" */
/** @import {Filter} from "./filter.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

addStyles(styles);

/** How many games there were, to notice if the browser deletes them. */
const COUNT = `${PLACE} library count`;

/**
 * The filter, which is kept while the page is open.
 *
 * @type {Filter}
 */
let filter = { ...EVERYTHING };

/**
 * @param {HTMLElement} host
 * @param {{ board: ErgoBoard }} context
 * @returns {() => void} what is to be done when the place is left
 */
export function render(host, { board }) {
  const left = new AbortController();
  const place = new Place(host, board, left.signal);
  void place.follow();
  void place.load();
  return () => left.abort();
}

class Place {
  #host;
  #board;
  #scroller;
  #signal;
  #reader = new Reader();
  /** @type {readonly Summary[]} */
  #summaries = [];
  /**
   * The summaries that the list shows; nothing until they have been read.
   *
   * @type {Summary[] | undefined}
   */
  #shown;
  /** @type {import("../storage/library.js").Deleted | undefined} */
  #deleted;
  #requests = new Requests();
  #list;
  #count = make("p", { class: "count" });
  #notes = make("div", {});
  #filters = make("div", { class: "filters", role: "group", "aria-label": words.library.filters });
  #none = make("div", { class: "none" });
  #search = make("input", {
    class: "field",
    type: "search",
    dir: "auto",
    placeholder: words.library.searchHint,
    "aria-label": words.library.search,
  });
  #file = make("input", {
    type: "file",
    accept: ".txt,.pgn,text/plain",
    multiple: "",
    hidden: "",
    id: "import-file",
  });
  #status = make("p", { role: "status" });
  #bar = make("div", { class: "bar" });
  #find = make("label", { class: "find" });
  #privacy = make("p", { class: "privacy" }, words.library.privacy);
  #export;
  #trash;
  #statisticsLink = make(
    "a",
    { href: STATISTICS, class: "button" },
    icon("statistics"),
    words.statistics.title,
  );
  /** The list with all that belongs to it, and the statistics, which are loaded on demand. */
  #games = make("div", {});
  /** @type {import("./statistics-view.js").StatisticsView | undefined} */
  #statistics;
  /** How far the list is scrolled, while the statistics are shown. */
  #scrolled = 0;
  #menuButton = make("button", { type: "button", hidden: "" });
  #menu;
  /**
   * The game that the menu is about.
   *
   * @type {Summary | undefined}
   */
  #about;

  /**
   * @param {HTMLElement} host
   * @param {ErgoBoard} board
   * @param {AbortSignal} signal ends it
   */
  constructor(host, board, signal) {
    host.classList.add("controls");
    this.#host = host;
    this.#board = board;
    this.#signal = signal;
    this.#scroller = /** @type {HTMLElement} */ (host.closest("main") ?? host);
    const say = words.library;
    this.#list = new GameList(
      this.#scroller,
      {
        open: (summary) => this.#open(summary),
        more: (summary, button) => this.#showMenu(summary, button),
        chosen: () => this.#showBar(),
        remove: (ids) => this.#remove(ids),
        pictures: new Pictures(board, (summary) =>
          library.findPicture(summary, (text) => this.#reader.readOne(text)),
        ),
      },
      signal,
    );
    this.#menu = new Menu(this.#menuButton, () => this.#menuItems());
    this.#export = this.#button(say.exportAll, () => this.#save(this.#summaries.map(({ id }) => id)));
    this.#export.prepend(icon("save"));
    this.#trash = this.#button(say.trash.title, () => showTrash());
    this.#trash.hidden = true;
    this.#find.append(icon("search"), this.#search);
    this.#search.value = filter.search;
    this.#search.addEventListener("input", () => this.#filter({ search: this.#search.value }));
    this.#games.append(
      make(
        "div",
        { class: "top" },
        make("h1", { tabindex: "-1" }, say.title),
        this.#count,
        this.#find,
        this.#statisticsLink,
        this.#importButton(),
        this.#export,
      ),
      this.#notes,
      this.#filters,
      this.#list.element,
      this.#none,
      this.#bar,
      this.#privacy,
      this.#trash,
      this.#menuButton,
      this.#menu.element,
    );
    host.replaceChildren(this.#games);
    this.#count.textContent = say.loading;
    this.#showFolder();
    folder.addEventListener("change", () => this.#showFolder(), { signal });
    this.#showBar();
    let timer = 0;
    // A game that is going on is stored often.
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => this.load(), 200);
    };
    library.addEventListener("change", later, { signal });
    ownNames.addEventListener("change", later, { signal });
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"])
      matchMedia(query).addEventListener("change", () => this.#list.repaint(), { signal });
    for (const type of ["hashchange", "popstate"]) addEventListener(type, () => this.follow(), { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      this.#reader.close();
    });
  }

  /**
   * @param {string} text
   * @param {() => unknown} act
   * @param {string} [className]
   */
  #button(text, act, className = "") {
    const button = make("button", { type: "button", class: className }, text);
    button.addEventListener("click", act);
    return button;
  }

  /** Says where the games are kept, and leads to the settings if the folder needs something. */
  #showFolder() {
    const { privacy } = words.library;
    const { name, state } = folder;
    if (name === "") return this.#privacy.replaceChildren(privacy);
    const isFine = state === "working" || state === "current";
    const link = make("a", { href: addressOf({ place: "settings" }) }, words.page.titles.settings);
    this.#privacy.replaceChildren(words.settings.folder.states[state](name), ...(isFine ? [] : [" ", link]));
  }

  #importButton() {
    const file = this.#file;
    file.addEventListener("change", () => {
      const files = [...(file.files ?? [])];
      file.value = "";
      if (files.length > 0) void importGames(files);
    });
    const button = this.#button("", () => file.click());
    button.append(icon("import"), words.library.import, file);
    return button;
  }

  /** Reads the games and shows them. */
  async load() {
    const isLatest = this.#requests.next();
    const summaries = await library.summaries((text) => this.#reader.readOne(text));
    const hasDeleted = await library.hasDeleted();
    if (!isLatest() || this.#signal.aborted) return;
    const names = ownNames.value;
    this.#summaries = summaries.map((summary) => seenByPerson(summary, names));
    this.#trash.hidden = !hasDeleted;
    this.#showNotes();
    this.#showFilters();
    this.#show();
    void prepareTexts(this.#summaries, wordsOf, () => !isLatest() || this.#signal.aborted);
  }

  /** Shows the view that the address has: the list or the statistics. */
  async follow() {
    const wasList = !this.#games.hidden;
    const isList = viewHere() === undefined;
    if (isList) {
      if (wasList) return;
      this.#statistics?.element.remove();
      this.#games.hidden = false;
      this.#scroller.scrollTop = this.#scrolled;
      this.#list.draw();
      this.#statisticsLink.focus({ preventScroll: true });
      return;
    }
    if (wasList) this.#scrolled = this.#scroller.scrollTop;
    this.#games.hidden = true;
    if (this.#statistics?.element.isConnected) return this.#statistics.follow();
    try {
      const { StatisticsView } = await import("./statistics-view.js");
      if (this.#signal.aborted || viewHere() === undefined || this.#statistics?.element.isConnected) return;
      this.#statistics ??= new StatisticsView({
        back: goToList,
        showAll: () => this.#reset(),
        choosePlayer: (player) => {
          this.#filter({ player });
          this.#showFilters();
        },
        importGames: () => this.#file.click(),
        showGames: (opening) => this.#showGames(opening),
      });
    } catch (error) {
      console.warn(error);
      replaceByList();
      return this.#showBar(words.page.placeMissing);
    }
    this.#host.append(this.#statistics.element);
    this.#scroller.scrollTop = 0;
    this.#statistics.focus();
    this.#showStatistics();
  }

  #showStatistics() {
    if (this.#shown && this.#statistics?.element.isConnected)
      void this.#statistics.show(this.#shown, this.#summaries, filter.player);
  }

  /**
   * Lists the games that reach a node of the opening tree.
   *
   * @param {import("./types.js").Opening} opening
   */
  #showGames(opening) {
    this.#filter({ game: opening.game, opening });
    this.#showFilters();
    goToList();
    this.#scroller.scrollTop = 0;
    this.#list.focus();
  }

  /** @param {Partial<Filter>} patch */
  #filter(patch) {
    filter = { ...filter, ...patch };
    this.#show();
  }

  #show() {
    const say = words.library;
    const shown = (this.#shown = select(this.#summaries, filter, wordsOf));
    const { length } = this.#summaries;
    this.#count.textContent = length === 0 ? "" : say.count(length, shown.length);
    this.#list.element.hidden = shown.length === 0;
    this.#none.hidden = shown.length > 0;
    for (const part of [this.#filters, this.#find, this.#export, this.#privacy]) part.hidden = length === 0;
    if (shown.length === 0) {
      const { game } = this.#board.state.setup;
      const play = make("a", { href: addressOf({ place: "play", game }) }, say.newGame);
      this.#none.replaceChildren(
        make("p", {}, length === 0 ? say.empty : say.none),
        length === 0 ? play : this.#button(say.reset, () => this.#reset()),
      );
    }
    this.#list.show(shown);
    this.#showStatistics();
  }

  #reset() {
    filter = { ...EVERYTHING };
    this.#search.value = "";
    this.#showFilters();
    this.#show();
    if (!this.#games.hidden) this.#search.focus();
  }

  /** The filters; those that no game has any more are dropped. */
  #showFilters() {
    const choices = choicesOf(this.#summaries);
    if (!choices.tags.includes(filter.tag)) filter = { ...filter, tag: "" };
    if (filter.player !== "" && !playersIn(this.#summaries).has(filter.player))
      filter = { ...filter, player: "" };
    if (!choices.games.includes(filter.game)) filter = { ...filter, game: "" };
    showFilters(this.#filters, choices, filter, (patch) => {
      this.#filter(patch);
      if (patch.opening !== null) return;
      this.#showFilters();
      this.#search.focus();
    });
  }

  /** Shows what is wrong with the storage, if anything is. */
  #showNotes() {
    const say = words.library;
    const trouble = library.unread ?? library.trouble;
    const before = Number(read(COUNT));
    const isGone = !trouble && this.#summaries.length === 0 && Number.isSafeInteger(before) && before > 0;
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

  /**
   * Shows the buttons for the chosen games, and a message about the last action.
   *
   * @param {string} [message]
   */
  #showBar(message = "") {
    const say = words.library;
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
            this.#button(say.release, () => this.#list.choose([]), "release"),
          ];
    this.#bar.replaceChildren(this.#status, ...undo, ...actions);
    this.#bar.classList.toggle("unseen", this.#status.textContent === "");
  }

  /**
   * @param {Summary} summary
   * @param {HTMLButtonElement} button
   */
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

  /** @returns {import("../ui/types.js").MenuItem[]} */
  #menuItems() {
    const say = words.library;
    const summary = this.#about;
    if (!summary) return [];
    const { id } = summary;
    const isDamaged = summary.game === DAMAGED;
    return [
      ...(isDamaged
        ? []
        : [
            {
              name: "open",
              label: say.open,
              icon: /** @type {const} */ ("play"),
              run: () => this.#open(summary),
            },
            {
              name: "rename",
              label: say.rename,
              icon: /** @type {const} */ ("rename"),
              run: () => this.#rename(summary),
            },
            {
              name: "tags",
              label: say.editTags,
              icon: /** @type {const} */ ("tag"),
              run: () => this.#editTags([id]),
            },
          ]),
      { name: "export", label: say.exportChosen, icon: "save", run: () => this.#save([id]) },
      { name: "delete", label: say.delete, icon: "delete", run: () => this.#remove([id]) },
    ];
  }

  /** @param {Summary} summary */
  async #open(summary) {
    const entry = await library.get(summary.id);
    if (this.#signal.aborted) return;
    const isOpen = entry && summary.game !== DAMAGED && (await openEntry(this.#board, entry, summary.game));
    if (!isOpen)
      this.#showBar(summary.game === DAMAGED ? words.library.damagedNote : words.library.unreadable);
  }

  /**
   * Does what changes the library, or says why it cannot.
   *
   * @param {() => Promise<string>} act says what was done
   */
  async #change(act) {
    try {
      const message = await act();
      await this.load();
      this.#showBar(message);
    } catch {
      await this.load();
      this.#showBar(words.library.trouble[library.trouble ?? "failed"]);
    }
  }

  /** @param {Summary} summary */
  async #rename({ id, name }) {
    const given = await askName(name);
    if (given === undefined) return;
    await this.#change(async () => {
      await library.amend([id], { name: given });
      return words.library.renamed;
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
      return words.library.tagged;
    });
    this.#list.focus();
  }

  /** @param {string[]} ids */
  async #remove(ids) {
    await this.#change(async () => {
      this.#deleted = await library.remove(ids);
      this.#list.choose([]);
      return words.library.deleted(ids.length);
    });
    /** @type {HTMLElement | null} */ (this.#bar.querySelector("button"))?.focus();
  }

  async #undo() {
    const deleted = this.#deleted;
    if (!deleted) return;
    this.#deleted = undefined;
    await this.#change(async () => {
      await library.restore(deleted);
      return words.library.restored(Math.max(deleted.stored.length, deleted.unstored.length));
    });
    this.#list.focus();
  }

  /** @param {readonly string[]} ids */
  async #save(ids) {
    saveAs(await fileOf(library, ids), "ergo-games");
  }
}
