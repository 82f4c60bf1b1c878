/** The dialog for putting a board on another page: what it shows, a preview, and the HTML to copy. */
import { inLanguage } from "../ui/in-language.js";
import { GAMES } from "../games/start.js";
import { fragmentOf } from "../game/study-link.js";
import { writeFragment } from "./fragment.js";
import { words } from "../text/index.js";
import { Requests } from "../ui/latest.js";
import { pageIn } from "../text/languages.js";
import { make } from "../ui/make.js";
import { segments } from "../ui/controls.js";
import { copyFrom, makeDialog } from "../ui/dialog.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @typedef {Partial<Record<(typeof import("./fragment.js").ATTRIBUTES)[number], string>>} Attributes */

/**
 * Content for another page: the game of a board, or something like it.
 *
 * @typedef {{ state: Pick<import("../game/types.js").State, "setup" | "view" | "annotations"> } & Pick<
 *   ErgoBoard,
 *   "side" | "moves" | "toGameText" | "toLink"
 * > & { mode?: string }} Shown
 */

/**
 * Values that need not be written.
 *
 * @type {Attributes}
 */
const DEFAULTS = { game: GAMES[0], mode: "play", side: "first", seconds: "1", options: "", moves: "" };

/**
 * The height of a frame that needs no scrolling, in pixels.
 *
 * @type {Record<string, number>}
 */
const HEIGHTS = { play: 800, view: 640, analyse: 1000, puzzle: 760 };

/** The longest game text in the HTML, in characters. A browser takes long to show more of it in a field. */
const LONGEST_TEXT = 100_000;

/**
 * A puzzle of the site, or a lesson with its game text and its address here, if it has one.
 *
 * @typedef {{ game: string; id?: string; text?: string; address?: string }} Puzzle
 */

/** @param {string} [text] a game text */
const isLong = (text = "") => text.length > LONGEST_TEXT;

/** @param {string} text */
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * An attribute, in the quotes that need less to be escaped.
 *
 * @param {string} name
 * @param {string} value
 */
const attribute = (name, value) =>
  value.includes('"') ? `${name}='${escape(value).replaceAll("'", "&#39;")}'` : `${name}="${escape(value)}"`;

class EmbedDialog {
  #title = make("span", {});
  #dialog = makeDialog("embed", this.#title);
  #form = make("form", { method: "dialog" });
  #preview = make("div", { class: "preview" });
  #code = make("textarea", {
    id: "embed-code",
    dir: "ltr",
    rows: "5",
    readonly: "",
    spellcheck: "false",
    autocapitalize: "off",
  });
  #status = make("p", { class: "told", role: "status" });
  /** @type {Shown} */
  #board = /** @type {any} */ (undefined);
  /**
   * The puzzle to embed instead of a game.
   *
   * @type {Puzzle | undefined}
   */
  #puzzle;
  #text = "";
  /** The parts that are not in the HTML. */
  #remark = "";
  /**
   * The fragment of the link to the game or study.
   *
   * @type {string | undefined}
   */
  #link;
  /** Drops the text of a board that arrives after the dialog was opened again. */
  #openings = new Requests();

  constructor() {
    const say = words.embed;
    const copy = make("button", { type: "button", class: "main" }, words.actions.copy);
    const close = make("button", { type: "submit" }, words.actions.close);
    this.#form.append(
      choose("which", say.which, say.whiches),
      choose("what", say.what, say.whats),
      choose("mode", say.mode, say.modes),
      choose("theme", say.theme, say.themes),
      choose("form", say.form, say.forms),
      make("label", { for: "embed-code" }, say.code),
      this.#code,
      this.#status,
      make("p", { class: "legend" }, say.preview),
      this.#preview,
      make(
        "p",
        {},
        make(
          "a",
          { href: address(pageIn(words.code, "gallery/")), target: "_blank", rel: "noopener" },
          say.gallery,
        ),
      ),
      make("p", { class: "buttons" }, close, copy),
    );
    copy.addEventListener("click", async () => {
      const isCopied = await copyFrom(this.#code, this.#code.value);
      this.#status.textContent = isCopied ? words.gameText.copied : words.gameText.notCopied;
    });
    this.#form.addEventListener("change", () => isLong(this.#puzzle?.text) || this.#show());
    // A closed preview needs no engine.
    this.#dialog.addEventListener("close", () => this.#preview.replaceChildren());
    this.#dialog.append(this.#form);
  }

  /** @param {Puzzle} [puzzle] instead of a game */
  #begin(puzzle) {
    this.#openings.next();
    this.#puzzle = puzzle;
    this.#remark = "";
    const { title, titlePuzzle, titleLesson } = words.embed;
    this.#title.textContent = puzzle?.text ? titleLesson : puzzle ? titlePuzzle : title;
    for (const group of /** @type {NodeListOf<HTMLElement>} */ (this.#form.querySelectorAll(".choice"))) {
      const isOfPuzzle = group.dataset.name === "which";
      const isOfGame = group.dataset.name === "what" || group.dataset.name === "mode";
      group.hidden = (isOfGame && puzzle !== undefined) || (isOfPuzzle && puzzle?.id === undefined);
    }
    this.#code.value = "";
    this.#preview.replaceChildren();
    this.#dialog.showModal();
  }

  /**
   * Opens with a puzzle or a lesson.
   *
   * @param {Puzzle} puzzle
   */
  openPuzzle(puzzle) {
    this.#begin(puzzle);
    if (isLong(puzzle.text)) this.#status.textContent = words.embed.longLesson;
    else this.#show();
  }

  /**
   * Opens with a game as it is now.
   *
   * @param {Shown} board
   */
  async open(board) {
    this.#board = board;
    this.#begin();
    const isLatest = this.#openings.current();
    const [text = "", link] = await Promise.all([board.toGameText(), fragmentOf(board)]).catch(() => []);
    if (!isLatest()) return;
    this.#text = isLong(text) ? "" : text;
    this.#remark = isLong(text) ? words.embed.long : "";
    this.#link = link;
    if (this.#dialog.open) this.#show();
  }

  #show() {
    const attributes = this.#attributes();
    this.#status.textContent = this.#remark;
    const isFrame = this.#chosen("form") === "frame";
    this.#code.value = isFrame ? frameOf(attributes) : elementOf(attributes, this.#content());
    const board = document.createElement("ergo-board");
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    this.#preview.replaceChildren(board);
  }

  /** The game in words, where the board cannot be: in feeds and mail, and without scripts. */
  #content() {
    if (this.#puzzle) {
      const { game, text, address = `#/${game}/learn` } = this.#puzzle;
      return `\n  ${text ? linkTo(address.slice(1), words.embed.link) : linkTo(`/${game}/puzzles`, words.embed.puzzles)}\n`;
    }
    const what = this.#chosen("what");
    const { view } = this.#board.state;
    if (!view) return "";
    // A game that is too long for a link has only its text.
    const fragment = what === "start" || this.#link === undefined ? `/${view.game}` : this.#link;
    const link = linkTo(fragment, words.embed.link);
    const text = { game: this.#text.trim(), position: view.position, start: "" }[what];
    return text ? `\n  ${link}\n  <pre>${escape(text)}</pre>\n` : `\n  ${link}\n`;
  }

  /** @param {string} name */
  #chosen(name) {
    return String(new FormData(this.#form).get(name));
  }

  /** @returns {Attributes} */
  #attributes() {
    if (this.#puzzle) return this.#attributesOfPuzzle(this.#puzzle);
    const { setup, view, annotations } = this.#board.state;
    if (!view) return {};
    const [what, mode, theme] = ["what", "mode", "theme"].map((name) => this.#chosen(name));
    const isAnnotated = what === "game" && annotations !== undefined && this.#text !== "";
    // A position is a puzzle for the reader, who plays the side to move.
    const side = what === "position" ? (view.turn === 0 ? "first" : "second") : this.#board.side;
    /** @type {Attributes} */
    const all = {
      game: view.game,
      mode,
      side: mode === "play" ? side : undefined,
      options: isAnnotated ? undefined : view.options.join(" "),
      level: mode === "play" ? String(setup.level) : undefined,
      seconds: mode === "play" ? String(setup.seconds) : undefined,
      position:
        what === "position" ? view.position : what === "game" && !isAnnotated ? view.start : undefined,
      moves: what === "game" && !isAnnotated ? this.#board.moves.join(" ") : undefined,
      "game-text": isAnnotated ? this.#text : undefined,
      ply: what === "game" && view.at < view.history.length ? String(view.at) : undefined,
      theme: theme === "system" ? undefined : theme,
    };
    return withoutDefaults(all);
  }

  /** @param {Puzzle} puzzle */
  #attributesOfPuzzle({ game, id, text }) {
    const theme = this.#chosen("theme");
    const puzzle = id !== undefined && this.#chosen("which") === "today" ? "today" : id;
    return withoutDefaults({
      game,
      mode: "puzzle",
      puzzle,
      "game-text": text,
      theme: theme === "system" ? undefined : theme,
    });
  }
}

/**
 * @param {Attributes} all
 * @returns {Attributes}
 */
function withoutDefaults(all) {
  const written = Object.entries(all).filter(
    ([name, value]) => value !== undefined && DEFAULTS[/** @type {keyof Attributes} */ (name)] !== value,
  );
  return Object.fromEntries(written);
}

/**
 * A link to a place of this site, as HTML.
 *
 * @param {string} fragment
 * @param {string} text
 */
const linkTo = (fragment, text) =>
  `<a slot="link" ${attribute("href", new URL(`#${fragment}`, document.baseURI).href)}>${escape(text)}</a>`;

const dialog = inLanguage(() => new EmbedDialog());

/**
 * Opens the dialog with a game as it is now.
 *
 * @param {Shown} board
 */
export const showEmbed = (board) => dialog().open(board);

/**
 * Opens the dialog with a puzzle or a lesson.
 *
 * @param {Puzzle} puzzle
 */
export const showPuzzleEmbed = (puzzle) => dialog().openPuzzle(puzzle);

/** @param {string} name of a file of this site */
const address = (name) => new URL(name, document.baseURI).href;

/**
 * The HTML of a frame.
 *
 * @param {Attributes} attributes
 */
function frameOf(attributes) {
  const fragment = writeFragment(attributes);
  const height = HEIGHTS[attributes.mode ?? "play"];
  const source = attribute("src", `${address("embed.html")}${fragment && "#"}${fragment}`);
  return `<iframe ${source} ${attribute("title", words.embed.frameTitle)} width="100%" height="${height}" style="border: 0"></iframe>`;
}

/**
 * The HTML of an element.
 *
 * @param {Attributes} attributes
 * @param {string} content as HTML
 */
function elementOf(attributes, content) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${attribute(name, value)}`);
  return `<script type="module" ${attribute("src", address("ergo-board.js"))}></script>\n<ergo-board${written.join("")}>${content}</ergo-board>`;
}

/**
 * Values to choose from, below their title; the first one is chosen.
 *
 * @param {string} name
 * @param {string} title
 * @param {Record<string, string>} values
 */
const choose = (name, title, values) =>
  make(
    "div",
    { class: "choice", "data-name": name },
    make("p", { class: "legend", "aria-hidden": "true" }, title),
    segments(name, title, values, Object.keys(values)[0]),
  );
