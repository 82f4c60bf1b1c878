/**
 * The dialog for putting a board on another page: what it shows, a preview, and the HTML to copy.
 */
import { writeFragment } from "../embed/fragment.js";
import { loadMore, more, words } from "../text/index.js";
import { copyFrom, make, makeDialog } from "./dialog.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */
/** @typedef {Partial<Record<(typeof import("../embed/fragment.js").ATTRIBUTES)[number], string>>} Attributes */

/** Values that need not be written. @type {Attributes} */
const DEFAULTS = { game: "ergo", mode: "play", side: "first", seconds: "1", options: "", moves: "" };

/** The height of a frame that needs no scrolling, in pixels. @type {Record<string, number>} */
const HEIGHTS = { play: 800, view: 640, analyse: 1000 };

/** @param {string} text */
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

await loadMore();

export class EmbedDialog {
  #dialog = makeDialog("embed", more.embed.title);
  #form = make("form", { method: "dialog" });
  #preview = make("div", { class: "preview" });
  #code = make("textarea", { id: "embed-code", readonly: "", spellcheck: "false", autocapitalize: "off" });
  #status = make("p", { class: "told", role: "status" });
  #board;

  /** @param {ErgoBoard} board */
  constructor(board) {
    this.#board = board;
    const say = more.embed;
    const copy = make("button", { type: "button" }, words.actions.copy);
    const close = make("button", { type: "submit", class: "main" }, words.actions.close);
    this.#form.append(
      choose("what", say.what, say.whats),
      choose("mode", say.mode, say.modes),
      choose("theme", say.theme, say.themes),
      choose("form", say.form, say.forms),
      make("label", { for: "embed-code" }, say.code),
      this.#code,
      this.#status,
      make("p", { class: "legend" }, say.preview),
      this.#preview,
      make("p", { class: "buttons" }, copy, close),
    );
    copy.addEventListener("click", async () => {
      const isCopied = await copyFrom(this.#code, this.#code.value);
      this.#status.textContent = isCopied ? more.gameText.copied : more.gameText.notCopied;
    });
    this.#form.addEventListener("change", () => this.#show());
    // A closed preview needs no engine.
    this.#dialog.addEventListener("close", () => this.#preview.replaceChildren());
    this.#dialog.append(this.#form);
  }

  /** Opens with the game as it is now. */
  open() {
    this.#show();
    this.#dialog.showModal();
  }

  #show() {
    const attributes = this.#attributes();
    this.#status.textContent = "";
    this.#code.value = codeOf(attributes, this.#chosen("form") === "frame");
    const board = document.createElement("ergo-board");
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    this.#preview.replaceChildren(board);
  }

  /** @param {string} name */
  #chosen(name) {
    return String(new FormData(this.#form).get(name));
  }

  /** @returns {Attributes} */
  #attributes() {
    const { setup, view } = this.#board.state;
    if (!view) return {};
    const [what, mode, theme] = ["what", "mode", "theme"].map((name) => this.#chosen(name));
    // A position is a puzzle for the reader, who plays the side to move.
    const side = what === "position" ? (view.turn === 0 ? "first" : "second") : this.#board.side;
    /** @type {Attributes} */
    const all = {
      game: view.game,
      mode,
      side: mode === "play" ? side : undefined,
      options: view.options.join(" "),
      level: mode === "play" ? String(setup.level) : undefined,
      seconds: mode === "play" ? String(setup.seconds) : undefined,
      position: what === "position" ? view.position : what === "game" ? view.start : undefined,
      moves: what === "game" ? this.#board.moves.join(" ") : undefined,
      ply: what === "game" && view.at < view.history.length ? String(view.at) : undefined,
      theme: theme === "system" ? undefined : theme,
    };
    const written = Object.entries(all).filter(
      ([name, value]) => value !== undefined && DEFAULTS[/** @type {keyof Attributes} */ (name)] !== value,
    );
    return Object.fromEntries(written);
  }
}

/** The HTML to copy. @param {Attributes} attributes @param {boolean} isFrame */
function codeOf(attributes, isFrame) {
  const address = (/** @type {string} */ name) => new URL(name, document.baseURI).href;
  if (isFrame) {
    const fragment = writeFragment(attributes);
    const height = HEIGHTS[attributes.mode ?? "play"];
    const source = escape(`${address("embed.html")}${fragment && "#"}${fragment}`);
    return `<iframe src="${source}" title="${escape(more.embed.frameTitle)}" width="100%" height="${height}" style="border: 0"></iframe>`;
  }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<script type="module" src="${escape(address("ergo-board.js"))}"></script>\n<ergo-board${written.join("")}></ergo-board>`;
}

/** A group of radio buttons, the first of which is checked. @param {string} name @param {string} title @param {Record<string, string>} values */
function choose(name, title, values) {
  const group = make("fieldset", { class: "row" }, make("legend", {}, title));
  Object.entries(values).forEach(([value, text], at) => {
    const input = make("input", { type: "radio", name, value, ...(at === 0 ? { checked: "" } : {}) });
    group.append(make("label", {}, input, text));
  });
  return group;
}
