/** The actions for a position that is set up: playing it, studying it, keeping it, and showing it to others. */
import { addressOf } from "../ui/router.js";
import { copyFrom } from "../ui/dialog.js";
import { openNew } from "../storage/previous.js";
import { setText } from "../ui/dom.js";
import { isFromDisk } from "../ui/from-disk.js";
import { icon } from "../ui/icons.js";
import { make } from "../ui/make.js";
import { library } from "../storage/library.js";
import { chooseStudy, keepStudy } from "../storage/studies.js";
import { words } from "../text/index.js";

/** @import {Draft} from "./draft.js" */
/** @import {Opened} from "./draft.js" */
/** @import {ErgoBoard} from "../element/ergo-board.js" */

export class DraftActions {
  #status = make("p", { class: "told", role: "status" });
  #link = make("input", {
    class: "field",
    type: "text",
    dir: "ltr",
    readonly: "",
    hidden: "",
    "aria-label": words.editor.linkLabel,
  });
  /**
   * The buttons, and whether each needs a game that goes on.
   *
   * @type {{ button: HTMLButtonElement; goesOn: boolean }[]}
   */
  #buttons = [];
  element = make("section", { class: "actions", "aria-label": words.editor.actions });
  #draft;
  #board;
  #game;
  /** The entry of the library that was made of a text. */
  #kept = { text: "", id: "" };

  /**
   * @param {Draft} draft
   * @param {ErgoBoard} board that of the page
   * @param {string} game
   */
  constructor(draft, board, game) {
    this.#draft = draft;
    this.#board = board;
    this.#game = game;
    const say = words.editor;
    this.element.append(
      this.#button("play", say.play, "play", () => this.#play(), "main"),
      this.#button("study", say.study, "study", (opened) => this.#study(opened)),
      this.#button("save", say.save, "library", (opened) => this.#save(opened)),
      ...(isFromDisk()
        ? []
        : [
            this.#button("link", say.link, "link", (opened) => this.#copyLink(opened)),
            this.#button("embed", say.embed, "embed", (opened) => this.#embed(opened)),
          ]),
      this.#link,
      this.#status,
    );
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {import("../ui/icons.js").IconName} picture
   * @param {(opened: Opened) => unknown} act
   * @param {string} [kind]
   */
  #button(name, label, picture, act, kind = "") {
    const button = make("button", { type: "button", class: kind, "data-action": name }, icon(picture), label);
    button.addEventListener("click", async () => {
      if (button.getAttribute("aria-disabled") === "true") return;
      const opened = await this.#draft.opened();
      if (opened) await act(opened);
    });
    this.#buttons.push({ button, goesOn: name === "play" });
    return button;
  }

  /** Only what is possible can be used, and only a game that is not over played. */
  show() {
    const { state, isPossible } = this.#draft;
    for (const { button, goesOn } of this.#buttons)
      button.setAttribute("aria-disabled", String(!isPossible || (goesOn && state?.outcome !== undefined)));
    this.#link.hidden = true;
    setText(this.#status, "");
  }

  /** Opens the dialog for a new game from this position. */
  async #play() {
    const { askNewGame } = await import("../play/new-game.js");
    const { position, options } = /** @type {import("../wasm/ergo_wasm.js").DraftView} */ (this.#draft.state);
    const { setup, games } = this.#board.state;
    const start = async (/** @type {import("../game/types.js").Setup} */ chosen) => {
      await openNew(this.#board, { ...chosen, start: position, moves: [] });
      this.#go("play");
    };
    askNewGame(
      { ...setup, game: this.#game, options, remote: undefined },
      games ?? [{ id: this.#game, options: this.#draft.known, explains: false }],
      start,
      true,
    );
  }

  /**
   * Makes an entry of the library, unless there is one.
   *
   * @param {Opened} opened
   */
  async #keep({ view, text }) {
    if (this.#kept.text !== text) this.#kept = { text, id: await keepStudy(text, view) };
    return this.#kept.id;
  }

  /** @param {Opened} opened */
  async #study(opened) {
    chooseStudy(this.#game, await this.#keep(opened));
    this.#go("study");
  }

  /** @param {Opened} opened */
  async #save(opened) {
    await this.#keep(opened);
    const { trouble } = library;
    setText(this.#status, trouble ? words.library.notKept[trouble] : words.editor.saved);
  }

  /** @param {Opened} opened */
  async #copyLink({ link }) {
    if (link === undefined) return setText(this.#status, words.share.game.long);
    this.#link.hidden = false;
    this.#link.value = new URL(`#${link}`, location.href).href;
    const isCopied = await copyFrom(this.#link, this.#link.value);
    setText(this.#status, isCopied ? words.share.copied : words.gameText.notCopied);
  }

  /** @param {Opened} opened */
  async #embed({ view, text, link }) {
    const { showEmbed } = await import("../embed/dialog.js");
    const { setup } = this.#board.state;
    await showEmbed({
      state: { setup: { ...setup, game: this.#game }, view },
      side: "first",
      moves: [],
      toGameText: async () => text,
      toLink: async () => link,
    });
  }

  /** @param {"play" | "study"} place */
  #go(place) {
    location.hash = addressOf({ place, game: this.#game });
  }
}
