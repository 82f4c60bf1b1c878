/** The dialog that makes a picture of the position on a board, or an animation of its game. */
import { inLanguage } from "../ui/in-language.js";
import { gameName, words } from "../text/index.js";
import { today } from "../game/tags.js";
import { make } from "../ui/make.js";
import { nextTask } from "../ui/next-task.js";
import { makeDialog } from "../ui/dialog.js";
import { line, segments, toggle } from "../ui/controls.js";
import { saveFile } from "../ui/save-as.js";
import { Requests } from "../ui/latest.js";
import { addStyles } from "../ui/styles.js";
import { animate, positionsOf } from "./animation.js";
import { captionOf, cardOf } from "./card.js";
import styles from "./picture-dialog.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @typedef {"png" | "svg" | "gif"} Format */

/** The media type of each format, and the widths that it can have. */
const FORMATS = {
  png: { type: "image/png", widths: ["480", "960", "1920"] },
  svg: { type: "image/svg+xml", widths: [] },
  gif: { type: "image/gif", widths: ["320", "480", "640"] },
};

/** How long each position of an animation can stay, in seconds. */
const PACES = [0.5, 1, 2];

/** How often it is said how far an animation has got. */
const SAID = 4;

addStyles(styles);

class PictureDialog {
  #board = /** @type {ErgoBoard} */ (/** @type {unknown} */ (undefined));
  #dialog = makeDialog("picture", words.publish.title);
  #preview = make("div", { class: "picture-preview", role: "img" });
  #note = make("p", { class: "hint" });
  #status = make("p", { class: "told", role: "status" });
  #progress = make("progress", { "aria-label": words.publish.formats.gif });
  #options = {
    format: /** @type {Format} */ ("png"),
    png: "960",
    gif: "480",
    part: "whole",
    pace: "1",
    hasCoordinates: true,
    hasCaption: true,
  };
  #rows;
  #buttons;
  /**
   * Ends the animation that is being made.
   *
   * @type {AbortController | undefined}
   */
  #making;
  /**
   * The animation that was made last, until another choice is made.
   *
   * @type {Blob | undefined}
   */
  #made;
  #requests = new Requests();

  constructor() {
    const say = words.publish;
    const set = (/** @type {string} */ name) => (/** @type {string | boolean} */ value) => {
      Object.assign(this.#options, { [name]: value });
      this.#show();
    };
    const { format, part, pace, hasCoordinates, hasCaption } = this.#options;
    const widths = (/** @type {"png" | "gif"} */ of) => {
      const values = FORMATS[of].widths.map((width) => /** @type {[string, string]} */ ([width, width]));
      return line(say.width, segments(`${of}-width`, say.width, values, this.#options[of], set(of)));
    };
    const paces = PACES.map(
      (seconds) => /** @type {[string, string]} */ ([String(seconds), say.stays(seconds)]),
    );
    this.#rows = {
      png: widths("png"),
      gif: widths("gif"),
      part: line(say.moves, segments("part", say.moves, say.parts, part, set("part"))),
      pace: line(say.pace, segments("pace", say.pace, paces, pace, set("pace"))),
    };
    const button = (/** @type {string} */ label, /** @type {() => unknown} */ act) => {
      const element = make("button", { type: "button" }, label);
      element.addEventListener("click", act);
      return element;
    };
    this.#buttons = {
      close: button(words.actions.close, () => this.#dialog.close()),
      cancel: button(words.actions.cancel, () => this.#making?.abort()),
      copy: button(say.copy, () => this.#copy()),
      send: button(say.send, () => this.#send()),
      save: button(say.save, () => this.#save()),
    };
    this.#buttons.save.classList.add("main");
    this.#dialog.addEventListener("close", () => {
      this.#making?.abort();
      this.#preview.replaceChildren();
      this.#made = undefined;
      this.#board.focus();
    });
    this.#dialog.append(
      line(say.format, segments("format", say.format, say.formats, format, set("format"))),
      this.#note,
      this.#preview,
      ...Object.values(this.#rows),
      toggle("coordinates", say.coordinates, hasCoordinates, set("hasCoordinates")),
      toggle("caption", say.caption, hasCaption, set("hasCaption")),
      this.#progress,
      this.#status,
      make("p", { class: "buttons" }, ...Object.values(this.#buttons)),
    );
  }

  /** @param {ErgoBoard} board */
  open(board) {
    this.#board = board;
    if (!this.#view) return;
    this.#dialog.showModal();
    this.#show();
  }

  /** The position that is on the board. */
  get #view() {
    const { preview, view } = this.#board.state;
    return preview?.view ?? view;
  }

  /** The picture that is chosen. */
  #card() {
    const { board } = this.#board.state;
    return (
      board && cardOf(board, this.#board, { ...this.#options, isVector: this.#options.format === "svg" })
    );
  }

  /** Shows the picture again, and what can be chosen. */
  #show() {
    const { format } = this.#options;
    const view = /** @type {View} */ (this.#view);
    const isGif = format === "gif";
    this.#making?.abort();
    this.#made = undefined;
    this.#status.textContent = "";
    this.#note.textContent = words.publish.notes[format];
    this.#rows.png.hidden = format !== "png";
    for (const row of [this.#rows.gif, this.#rows.pace]) row.hidden = !isGif;
    // From the start or the end there is no choice.
    this.#rows.part.hidden = !isGif || view.at === 0 || view.at === view.history.length;
    this.#buttons.copy.hidden = format !== "png";
    this.#buttons.send.hidden = !canSend(FORMATS[format].type);
    this.#setBusy(false);
    this.#preview.setAttribute("aria-label", words.publish.alt(gameName(words, view.game), captionOf(view)));
    void this.#draw(view);
  }

  /** @param {boolean} isBusy whether an animation is being made */
  #setBusy(isBusy) {
    const { close, cancel, copy, send, save } = this.#buttons;
    const hadFocus = [cancel, save, send].includes(/** @type {HTMLButtonElement} */ (document.activeElement));
    this.#progress.hidden = cancel.hidden = !isBusy;
    close.hidden = save.hidden = isBusy;
    for (const button of [copy, send]) button.disabled = isBusy;
    if (hadFocus) (isBusy ? cancel : save).focus();
  }

  /** @param {View} view */
  async #draw(view) {
    const isLatest = this.#requests.next();
    const card = this.#card();
    if (!card) return;
    if (this.#options.format === "svg") return this.#preview.replaceChildren(card.toSvg(view));
    const canvas = await canvasWith(card, view, card.width * Math.min(3, devicePixelRatio));
    if (isLatest()) this.#preview.replaceChildren(canvas);
  }

  /**
   * The file that is chosen.
   *
   * @returns {Promise<Blob | undefined>} nothing if it was cancelled
   */
  async #file() {
    const { format } = this.#options;
    const [card, view] = [this.#card(), this.#view];
    if (!card || !view) return undefined;
    if (format === "gif") return (this.#made ??= await this.#animate(card, view));
    if (format === "svg") {
      const text = new XMLSerializer().serializeToString(card.toSvg(view));
      return new Blob([text], { type: FORMATS.svg.type });
    }
    const canvas = await canvasWith(card, view, Number(this.#options.png));
    return new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), FORMATS.png.type),
    );
  }

  /**
   * @param {import("./card.js").Card} card
   * @param {View} view
   */
  async #animate(card, view) {
    const { gif, part, pace } = this.#options;
    const say = words.publish;
    const making = (this.#making = new AbortController());
    const { signal } = making;
    this.#setBusy(true);
    this.#progress.value = 0;
    this.#status.textContent = "";
    try {
      const isWhole = part === "whole" || view.at === view.history.length;
      const views = await positionsOf(
        this.#board.state.setup,
        { ...view, moves: view.history.map(({ text }) => text) },
        signal,
        isWhole ? 0 : view.at,
      );
      this.#progress.max = views.length;
      const bytes = await animate(card, views, {
        width: Number(gif),
        delay: 100 * Number(pace),
        signal,
        report: (done) => {
          this.#progress.value = done;
          // To say each would take longer than to make it.
          if (done % Math.ceil(views.length / SAID) === 0)
            this.#status.textContent = say.progress(done, views.length);
        },
      });
      this.#status.textContent = say.done(views.length, bytes.length);
      return new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)], { type: FORMATS.gif.type });
    } catch (error) {
      if (!signal.aborted) throw error;
      if (this.#making === making) this.#status.textContent = say.cancelled;
      return undefined;
    } finally {
      if (this.#making === making) {
        this.#making = undefined;
        this.#setBusy(false);
      }
    }
  }

  /** @param {Blob} file */
  #nameOf(file) {
    const { game } = /** @type {View} */ (this.#view);
    return `${game}-${today("-")}.${file.type.replace(/.*\/(\w+).*/, "$1")}`;
  }

  /**
   * Does something, or says that it failed.
   *
   * @param {() => Promise<void>} act
   */
  async #try(act) {
    try {
      await act();
    } catch (error) {
      console.warn(error);
      this.#status.textContent = words.publish.failed;
    }
  }

  #save() {
    return this.#try(async () => {
      const file = await this.#file();
      if (file) saveFile(file, this.#nameOf(file));
    });
  }

  async #copy() {
    try {
      const file = this.#file().then((blob) => blob ?? Promise.reject(new Error("no picture")));
      await navigator.clipboard.write([new ClipboardItem({ [FORMATS.png.type]: file })]);
      this.#status.textContent = words.publish.copied;
    } catch {
      this.#status.textContent = words.publish.notCopied;
    }
  }

  #send() {
    return this.#try(async () => {
      const file = await this.#file();
      if (!file) return;
      const files = [new File([file], this.#nameOf(file), { type: file.type })];
      await navigator.share({ files }).catch((/** @type {DOMException} */ { name }) => {
        // The press that allowed it is too long ago.
        if (name === "NotAllowedError") this.#status.textContent = words.publish.ready;
        else if (name !== "AbortError") throw new Error(name);
      });
    });
  }
}

/**
 * Whether the system can send files of a type.
 *
 * @param {string} type
 */
const canSend = (type) =>
  navigator.canShare?.({ files: [new File([], `ergo.${type.replace(/.*\/(\w+).*/, "$1")}`, { type })] }) ??
  false;

/**
 * @param {import("./card.js").Card} card
 * @param {View} view
 * @param {number} width in pixels
 */
async function canvasWith(card, view, width) {
  await card.prepare();
  const scale = width / card.width;
  const canvas = make("canvas", { "aria-hidden": "true" });
  canvas.width = Math.round(width);
  canvas.height = Math.round(card.height * scale);
  const g = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  for (const draw of card.partsOfGround(g, scale)) {
    draw();
    await nextTask();
  }
  card.draw(g, scale, view);
  return canvas;
}

const dialog = inLanguage(() => new PictureDialog());

/** @param {ErgoBoard} board */
export const showPicture = (board) => dialog().open(board);
