/**
 * The dialog with the game text: copies, saves and edits it, and opens another game from a text or a file. If
 * the text has several games, or does not say which game it is, the dialog offers a choice.
 */
import { fitsField } from "../text/clip.js";
import { gameName, loadWords, placeText, words } from "../text/index.js";
import { keepOpened } from "../library/opened.js";
import { titleOf } from "../play/banner.js";
import { openInstead } from "../storage/previous.js";
import { make } from "../ui/make.js";
import { hasGoals } from "../exercise/from-game-text.js";
import { decode } from "../library/decode.js";
import { readRecord, recordOf } from "../library/abstractplay-record.js";
import { Question } from "../ui/ask.js";
import { copyFrom, makeDialog } from "../ui/dialog.js";
import { saveAs } from "../ui/save-as.js";
import { Requests } from "../ui/latest.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Summary} from "../wasm/ergo_wasm.js" */
/** @import {ReadText} from "../wasm/ergo_wasm.js" */
/** @import {ParseError} from "../wasm/ergo_wasm.js" */

/** A longer text would make the page slow if it were shown. */
const MOST_SHOWN = 200_000;

/** Longer texts are cut just beyond the limit, so that they are still rejected as too long. */
const MAX_BYTES = 4_000_100;

/** The height of the field in lines; it is lower while there is something to choose. */
const ROWS = 12;

export class GameTextDialog {
  #board;
  #dialog = makeDialog("game-text", words.gameText.title);
  #text = make("textarea", {
    id: "game-text-field",
    dir: "ltr",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
  });
  #hint = make("p", { id: "game-text-hint", class: "hint" }, words.gameText.hint);
  #error = make("p", { class: "error", role: "alert" });
  #status = make("p", { class: "told", role: "status" });
  #choice = make("div", {});
  #file = make("input", { type: "file", accept: ".txt,.pgn,text/plain", hidden: "" });
  /** The buttons that open another game. */
  #openers;
  /** Copies the game as a record; there only if it can be one. */
  #recordButton;
  /** The record. */
  #record = "";
  /** The text to parse; it may be too long to be shown. */
  #whole = "";
  /** The text with its own line breaks. */
  #source = "";
  /**
   * Asks about lessons.
   *
   * @type {Question | undefined}
   */
  #question;
  #requests = new Requests();

  /** @param {ErgoBoard} board */
  constructor(board) {
    this.#board = board;
    const say = words.gameText;
    const form = make("form", { method: "dialog" });
    const button = (/** @type {string} */ text, /** @type {() => void} */ act) => {
      const element = make("button", { type: "button" }, text);
      element.addEventListener("click", act);
      return element;
    };
    this.#openers = [
      button(say.load, () => this.#file.click()),
      make("button", { type: "submit", class: "main" }, say.open),
    ];
    const [load, open] = this.#openers;
    this.#recordButton = button(say.copyRecord, () => this.#copyRecord());
    const buttons = [
      button(words.actions.copy, () => this.#copy()),
      this.#recordButton,
      button(say.save, () => saveAs(this.#whole, this.#board.state.setup.game)),
      load,
      button(words.actions.close, () => this.#dialog.close()),
      open,
    ];
    this.#text.setAttribute("aria-describedby", "game-text-hint");
    form.append(
      make("label", { for: "game-text-field" }, say.label),
      this.#text,
      this.#hint,
      this.#error,
      this.#choice,
      this.#status,
      this.#file,
      make("p", { class: "buttons" }, ...buttons),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#text.addEventListener("input", () => {
      this.#whole = this.#source = this.#text.value;
      this.#clear();
    });
    this.#file.addEventListener("change", async () => {
      if (this.#file.files) this.takeFiles([...this.#file.files]);
      this.#file.value = "";
    });
    this.#dialog.append(form);
  }

  /**
   * Opens with the text of the game on a board, once it is there, so that nothing typed is overwritten.
   *
   * @param {ErgoBoard} board if it is not that of the page, the text is only to be read
   */
  async open(board) {
    this.#clear();
    for (const button of this.#openers) button.hidden = board !== this.#board;
    this.#text.readOnly = board !== this.#board;
    const isLatest = this.#requests.current();
    const text = await board.toGameText().catch(() => undefined);
    const read = text === undefined ? undefined : await board.readGames({ text }).catch(() => undefined);
    if (!isLatest() || this.isOpen) return;
    this.#show(text ?? "");
    const [game] = read?.games ?? [];
    this.#record = (game && recordOf(game)) ?? "";
    this.#recordButton.hidden = this.#record === "";
    this.#error.textContent = text === undefined ? words.textErrors.unreadable : "";
    this.#dialog.showModal();
  }

  /** Whether it is open. */
  get isOpen() {
    return this.#dialog.open;
  }

  /** @param {Iterable<Blob | Promise<Blob>>} files */
  async takeFiles(files) {
    try {
      const texts = await Promise.all([...files].map(readFile));
      await this.take(texts.map(({ text }) => text).join("\n"));
      const old = texts.find(({ oldLine }) => oldLine !== undefined);
      if (old?.oldLine !== undefined) this.#board.notify(words.gameText.oldEncoding(old.oldLine));
    } catch {
      this.#refuse(words.textErrors.unreadable);
    }
  }

  /**
   * Opens the game of a text, asks which one if there are several, or shows the error.
   *
   * @param {string} text
   */
  async take(text) {
    this.#clear();
    for (const button of this.#openers) button.hidden = false;
    this.#text.readOnly = false;
    this.#show(text);
    const isLatest = this.#requests.current();
    this.#status.textContent = words.gameText.reading;
    try {
      const source = this.#whole;
      const record = await readRecord(source, (part) => this.#board.readGames(part));
      const read = record ?? (await this.#board.readGames({ text: source }));
      // What is kept of a record is its game; the text is not one of games.
      if (record?.games?.length && isLatest()) await this.#openGame(record.games[0]);
      else if (isLatest()) await this.#settle(read);
    } catch {
      if (isLatest()) this.#refuse(words.textErrors.unreadable);
    }
  }

  /** @param {ReadText} read */
  async #settle({ games, spans, error, lists }) {
    this.#status.textContent = "";
    if (games?.length === 1) return this.#openGame(games[0], spans[0]);
    if (games && games.length > 1) return this.#askWhich(games, spans);
    if (error && lists.length > 0) return this.#askWhoseList(lists);
    return this.#refuse(error ? words.textErrors.text(error) : words.textErrors.noGame, error);
  }

  /** Opens the text, or the chosen game. */
  #submit() {
    const select = this.#choice.querySelector("select");
    const list = /** @type {HTMLInputElement | null} */ (this.#choice.querySelector("input:checked"));
    if (select) return this.#offered[select.selectedIndex]();
    return list ? this.#takeList(list.value) : this.take(this.#source);
  }

  /**
   * Opens each of the games to choose from.
   *
   * @type {(() => Promise<void>)[]}
   */
  #offered = [];

  /**
   * @param {Summary[]} games
   * @param {ReadText["spans"]} spans
   */
  #askWhich(games, spans) {
    this.#offered = games.map((game, at) => () => this.#openGame(game, spans[at]));
    const entries = games.map((game) =>
      make("option", {}, titleOf(game, { game: game.game, count: game.number })),
    );
    const select = make(
      "select",
      { id: "game-text-choice", size: String(Math.min(games.length, 8)) },
      ...entries,
    );
    select.selectedIndex = 0;
    select.addEventListener("dblclick", () => this.#submit());
    select.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#submit();
    });
    this.#offer(make("label", { for: "game-text-choice" }, words.gameText.several(games.length)), select);
  }

  /** @param {string[]} games */
  #askWhoseList(games) {
    const entries = games.map((game) =>
      make("label", {}, make("input", { type: "radio", name: "list", value: game }), gameName(words, game)),
    );
    this.#offer(
      make(
        "fieldset",
        {},
        make("legend", {}, words.gameText.list),
        ...entries,
        make("p", { class: "hint" }, words.gameText.listHint),
      ),
    );
    const first = this.#choice.querySelector("input");
    if (first) first.checked = true;
  }

  /** @param {...Node} parts */
  #offer(...parts) {
    this.#choice.replaceChildren(...parts);
    this.#text.rows = 3;
    this.#hint.hidden = true;
    if (!this.isOpen) this.#dialog.showModal();
    /** @type {HTMLElement | null} */ (this.#choice.querySelector("select, input"))?.focus();
  }

  /** @param {string} game */
  async #takeList(game) {
    const isLatest = this.#requests.next();
    try {
      const { games, error } = await this.#board.readGames({ list: this.#whole, game });
      if (!isLatest()) return;
      if (error) this.#refuse(words.textErrors.text(error), error);
      else if (games) await this.#openGame(games[0]);
    } catch {
      if (isLatest()) this.#refuse(words.textErrors.unreadable);
    }
  }

  /**
   * @param {Summary} chosen
   * @param {[number, number]} [span] where it is in the text, if that is a game text
   */
  async #openGame(chosen, span) {
    const { game, options, start, moves, text } = chosen;
    const entry = await keepOpened(this.#source, chosen, span);
    const { setup } = this.#board.state;
    /** @type {import("../game/types.js").Setup} */
    const opened = {
      ...setup,
      game,
      options,
      players: ["person", "person"],
      start,
      moves,
      gameText: text,
      at: undefined,
      remote: undefined,
      pageData: { entry },
      paused: false,
    };
    const error = await openInstead(this.#board, opened);
    if (error) return this.#refuse(words.textErrors.parse(error));
    this.#dialog.close();
    return this.#offerLesson(game, text);
  }

  /**
   * Offers to play the exercises of a game that was opened.
   *
   * @param {string} game
   * @param {string} text
   */
  async #offerLesson(game, text) {
    if (!hasGoals(this.#board.state.annotations)) return;
    const [{ keepLesson }] = await Promise.all([import("../learn/own.js"), loadWords("goals")]);
    const { offer, offered, showGame, playLesson } = words.goals;
    this.#question ??= new Question("offered-lesson", offered);
    if ((await this.#question.ask(offer, [showGame, playLesson])) === 1)
      location.hash = keepLesson(game, text);
  }

  /**
   * Shows an error and selects its span in the text.
   *
   * @param {string} sentence
   * @param {ParseError} [error]
   */
  #refuse(sentence, error) {
    if (!this.isOpen) this.#dialog.showModal();
    this.#status.textContent = "";
    this.#error.textContent = sentence;
    this.#error.title = error ? placeText(words, error) : "";
    if (!error || this.#text.value !== this.#whole) return;
    this.#text.focus();
    this.#text.setSelectionRange(error.start, error.end);
  }

  /** @param {string} text */
  #show(text) {
    // A text area normalises line breaks, which would shift the offsets of errors.
    this.#source = text;
    this.#whole = text.replace(/\r\n?/g, "\n");
    const isLong = this.#whole.length > MOST_SHOWN || !fitsField(this.#whole);
    this.#text.value = isLong ? "" : this.#whole;
    this.#text.placeholder = isLong ? words.gameText.long : "";
  }

  #clear() {
    this.#requests.next();
    this.#recordButton.hidden = true;
    this.#error.textContent = "";
    this.#status.textContent = "";
    this.#choice.replaceChildren();
    this.#text.rows = ROWS;
    this.#hint.hidden = false;
  }

  /** Shows the record, so that it can be copied by hand where copying is blocked. */
  async #copyRecord() {
    this.#show(this.#record);
    await this.#copy();
  }

  async #copy() {
    this.#status.textContent = "";
    this.#status.textContent = (await copyFrom(this.#text, this.#whole))
      ? words.gameText.copied
      : words.gameText.notCopied;
  }
}

/** @param {Blob | Promise<Blob>} file */
async function readFile(file) {
  const blob = await file;
  return decode(await blob.slice(0, MAX_BYTES).arrayBuffer(), blob.size > MAX_BYTES);
}
