/**
 * The dialog with the link of a game with a friend: copies it, hands it to another app, or shows it as a QR
 * code. It also asks what to answer to a request.
 */
import { make } from "../ui/make.js";
import { copyFrom, makeDialog } from "../ui/dialog.js";
import { addStyles } from "../ui/styles.js";
import { canPlan, friendName, isMatch, isUnsent, noteToSend, ownSeat } from "../game/match.js";
import { lineKey } from "../game/position.js";
import { isPersonsTurn } from "../game/state.js";
import { keyOfSetup } from "../storage/friends.js";
import { words } from "../text/index.js";
import { cleanName, LONGEST_NAME } from "./friend-link.js";
import { isNameAsked, writeName } from "./name.js";
import styles from "./send.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */

/**
 * @typedef {object} Sender
 * @property {() => Promise<string | undefined>} link the address to send; nothing if the game is too long
 * @property {(link: string) => void} sent it was sent
 * @property {(name: string) => void} rename the local player has another name
 * @property {() => void} drop a request was not sent after all
 * @property {() => Promise<void>} plan plans replies
 * @property {() => number} planned how many lines go with the link
 */

addStyles(styles);

export class SendDialog {
  #board;
  #sender;
  #dialog = makeDialog("friend-send", words.friend.title);
  #name = make("input", {
    id: "friend-name",
    dir: "auto",
    type: "text",
    maxlength: String(LONGEST_NAME),
    autocomplete: "nickname",
  });
  #nameRow = make("div", {}, make("label", { for: "friend-name" }, words.friend.ownName), this.#name);
  #link = make("input", {
    id: "friend-link",
    readonly: "",
    type: "text",
    dir: "ltr",
    "aria-describedby": "friend-hint",
  });
  #hint = make("p", { id: "friend-hint", class: "hint" });
  #plan = make("button", { type: "button" }, words.friend.plan.label);
  #planned = make("span", {});
  #planRow = make("p", { class: "controls" }, this.#plan, this.#planned);
  #status = make("p", { class: "told", role: "status" });
  #code = make("details", {});
  #picture = make("div", {});
  /** The link is there, with the name that was entered last. */
  #filled = Promise.resolve();
  /** How often it was asked for. */
  #fills = 0;
  #answering;

  /**
   * @param {ErgoBoard} board
   * @param {Sender} sender
   */
  constructor(board, sender) {
    this.#board = board;
    this.#sender = sender;
    this.#answering = makeDialog("friend-answer", words.friend.opened);
    const say = words.friend;
    const close = make("button", { type: "button" }, words.actions.close);
    const copy = make("button", { type: "button" }, say.copy);
    const share = make("button", { type: "button" }, say.share);
    const canShare = "share" in navigator;
    share.hidden = !canShare;
    (canShare ? share : copy).classList.add("main");
    close.addEventListener("click", () => this.#dialog.close());
    copy.addEventListener("click", () => this.#copy());
    share.addEventListener("click", async () => {
      await this.#filled;
      if (await this.#share(this.#link.value)) this.#dialog.close();
    });
    this.#link.addEventListener("focus", () => this.#link.select());
    this.#plan.addEventListener("click", async () => {
      this.#dialog.close();
      await sender.plan();
      await this.open();
    });
    this.#name.addEventListener("change", () => this.#rename());
    this.#code.append(make("summary", {}, say.qr), this.#picture);
    this.#code.addEventListener("toggle", () => this.#code.open && this.#draw());
    this.#dialog.addEventListener("close", () => {
      sender.drop();
      board.focus();
    });
    this.#dialog.append(
      this.#hint,
      this.#nameRow,
      make("label", { for: "friend-link" }, say.label),
      this.#link,
      this.#planRow,
      this.#status,
      this.#code,
      make("p", { class: "buttons" }, close, copy, share),
    );
  }

  /** Opens with the link of the game as it is now. */
  async open() {
    const { state } = this.#board;
    if (!isMatch(state)) return;
    const { setup } = state;
    const say = words.friend;
    this.#status.textContent = "";
    this.#link.value = "";
    this.#name.value = setup.remote.names[ownSeat(setup)];
    this.#nameRow.hidden = isNameAsked();
    this.#hint.textContent = say.hints[hintOf(state)];
    this.#planRow.hidden = !canPlan(state);
    const lines = this.#sender.planned();
    this.#planned.textContent = lines > 0 ? words.friend.plan.count(lines) : "";
    this.#code.open = false;
    for (const open of document.querySelectorAll("dialog[open]"))
      /** @type {HTMLDialogElement} */ (open).close();
    this.#dialog.showModal();
    this.#closeWithGame(this.#dialog);
    this.#filled = this.#fill();
    await this.#filled;
  }

  /**
   * Sends with the share sheet of the system, or else copies the link and shows it. Who was not asked for a
   * name is asked first.
   */
  async send() {
    const isKnown = isNameAsked();
    const canShare = "share" in navigator;
    if (canShare && isKnown && (await this.#share(await this.#sender.link()))) return;
    await this.open();
    if (!canShare && isKnown) await this.#copy();
  }

  /**
   * Asks what to answer.
   *
   * @param {import("../game/friend.js").Request} request
   * @param {(isAccepted: boolean) => unknown} then
   */
  answer(request, then) {
    const say = words.friend;
    const button = (/** @type {string} */ label, /** @type {boolean} */ isAccepted) => {
      const element = make("button", { type: "button", ...(isAccepted && { class: "main" }) }, label);
      element.addEventListener("click", () => {
        this.#answering.close();
        then(isAccepted);
      });
      return element;
    };
    const [title] = this.#answering.children;
    this.#answering.replaceChildren(
      title,
      make("p", {}, say.asks(friendName(this.#board.state.setup), request)),
      make("p", { class: "buttons" }, button(say.decline, false), button(say.accept, true)),
    );
    this.#answering.showModal();
    this.#closeWithGame(this.#answering);
  }

  /**
   * Closes a dialog once the game has gone on: the friend's move has come from another tab, or another game
   * is on the board.
   *
   * @param {HTMLDialogElement} dialog that has been opened
   */
  #closeWithGame(dialog) {
    const opened = gameIn(this.#board.state);
    const closed = new AbortController();
    dialog.addEventListener("close", () => closed.abort(), { signal: closed.signal });
    this.#board.addEventListener(
      "statechange",
      () => gameIn(this.#board.state) !== opened && dialog.close(),
      {
        signal: closed.signal,
      },
    );
  }

  async #fill() {
    const fill = ++this.#fills;
    const link = await this.#sender.link().catch(() => null);
    // It is being written again, for another name.
    if (fill !== this.#fills) return;
    this.#link.value = link ?? "";
    if (link === null) this.#status.textContent = words.friend.failed;
    if (link === undefined) this.#status.textContent = words.friend.long;
    if (this.#code.open) await this.#draw();
  }

  async #rename() {
    const name = cleanName(this.#name.value);
    this.#name.value = name;
    writeName(name);
    this.#sender.rename(name);
    this.#status.textContent = "";
    this.#filled = this.#fill();
    await this.#filled;
  }

  /** Who sends the link has left the name empty, if it is so. */
  #sent(/** @type {string} */ link) {
    if (!isNameAsked()) writeName("");
    this.#planRow.hidden = true;
    this.#sender.sent(link);
  }

  async #copy() {
    await this.#filled;
    const { value } = this.#link;
    if (value === "") return;
    this.#status.textContent = "";
    const isCopied = await copyFrom(this.#link, value);
    this.#status.textContent = isCopied ? words.friend.copied : words.friend.notCopied;
    if (isCopied) this.#sent(value);
  }

  /**
   * @param {string | undefined} url
   * @returns {Promise<boolean>} whether it was sent
   */
  async #share(url) {
    if (!url) return false;
    try {
      await navigator.share({ title: document.title, url });
    } catch {
      // Cancelled.
      return false;
    }
    this.#sent(url);
    return true;
  }

  /** Whoever sees the code can open the link. */
  async #draw() {
    const { value } = this.#link;
    if (value === "") return;
    const { drawQr } = await import("./qr-picture.js");
    // The name may have changed meanwhile.
    if (this.#link.value !== value) return;
    const picture = drawQr(value, words.friend.qrLabel);
    this.#picture.replaceChildren(picture ?? make("p", { class: "hint" }, words.friend.qrLong));
    if (!picture) return;
    this.#planRow.hidden = true;
    this.#sender.sent(value);
  }
}

/**
 * Identifies the game on the board with its moves and its end.
 *
 * @param {import("../game/types.js").State} state
 */
const gameIn = ({ setup, view }) => `${keyOfSetup(setup)} ${lineKey(view ?? {})} ${view?.outcome?.reason}`;

/**
 * The hint that goes with the link.
 *
 * @param {import("../game/friend.js").MatchState} state
 * @returns {keyof typeof words.friend.hints}
 */
function hintOf(state) {
  const note = noteToSend(state);
  if (note) return note;
  if (state.setup.remote.settled >= 0 || isUnsent(state))
    return state.view.history.length > 1 || state.setup.remote.isGuest ? "move" : "invite";
  return isPersonsTurn(state) ? "inviteFirst" : "invite";
}
