/**
 * Playing a friend by link: the fragment of the address holds the whole game. A game that continues the one
 * on the page is opened at once; for any other the page asks first.
 */
import { loadWords, placeText, words } from "../text/index.js";
import { currentSetup, openInstead } from "../storage/previous.js";
import { make } from "../ui/make.js";
import { isFriendLink } from "../match/friend-link.js";
import { Question } from "../ui/ask.js";
import { copyFrom, makeDialog } from "../ui/dialog.js";
import { openStored } from "../storage/reopen.js";
import { continues, lineKey, wasPlayed } from "../game/position.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Summary} from "../wasm/ergo_wasm.js" */

await loadWords();

export class ShareDialog {
  #board;
  #dialog = makeDialog("share", words.share.title);
  #link = make("input", { id: "share-link", readonly: "", type: "text" });
  #status = make("p", { class: "told", role: "status" });

  /** @param {ErgoBoard} board */
  constructor(board) {
    this.#board = board;
    const say = words.share;
    const copy = make("button", { type: "button", class: "main" }, say.copy);
    const send = make("button", { type: "button" }, say.send);
    const close = make("button", { type: "button" }, words.actions.close);
    copy.addEventListener("click", () => this.#copy());
    send.addEventListener("click", () => this.#send());
    close.addEventListener("click", () => this.#dialog.close());
    send.hidden = !("share" in navigator);
    this.#link.setAttribute("aria-describedby", "share-hint");
    this.#dialog.addEventListener("close", () => {
      // What opened it may be gone, because there is nothing left to send.
      const { activeElement, body } = document;
      const isSeen = activeElement && activeElement !== body && activeElement.getClientRects().length > 0;
      if (!isSeen) this.#board.focus();
    });
    this.#link.addEventListener("focus", () => this.#link.select());
    this.#dialog.append(
      make("label", { for: "share-link" }, say.label),
      this.#link,
      make("p", { id: "share-hint", class: "hint" }, say.hint),
      this.#status,
      make("p", { class: "buttons" }, close, send, copy),
    );
  }

  /**
   * Opens with the link of the game on a board as it is now.
   *
   * @param {ErgoBoard} board
   */
  async open(board) {
    this.#board = board;
    this.#status.textContent = "";
    this.#link.value = "";
    this.#dialog.showModal();
    try {
      const link = await this.#board.toLink();
      if (link === undefined) this.#status.textContent = words.share.long;
      else this.#link.value = new URL(`#${link}`, location.href).href;
    } catch {
      this.#status.textContent = words.textErrors.unreadable;
    }
  }

  async #copy() {
    const { value } = this.#link;
    if (value === "") return;
    this.#status.textContent = "";
    const isCopied = await copyFrom(this.#link, value);
    this.#status.textContent = isCopied ? words.share.copied : words.gameText.notCopied;
    if (isCopied) this.#markSent();
  }

  async #send() {
    if (this.#link.value === "") return;
    try {
      await navigator.share({ title: document.title, url: this.#link.value });
      this.#markSent();
      this.#dialog.close();
    } catch {
      // Cancelled.
    }
  }

  /** Remembers what the friend knows, unless the engine plays. */
  #markSent() {
    const { view, setup } = this.#board.state;
    if (view && !setup.players.includes("engine"))
      this.#board.amend({ pageData: { ...setup.pageData, sent: view.at } });
  }
}

export class LinkReader {
  #board;
  #question = new Question();
  #friend;
  /**
   * Links are handled one after the other.
   *
   * @type {Promise<void>}
   */
  #last = Promise.resolve();

  /**
   * @param {ErgoBoard} board
   * @param {(use: (friend: import("../match/friend.js").Friend) => unknown) => Promise<void>} friend
   */
  constructor(board, friend) {
    this.#board = board;
    this.#friend = friend;
  }

  /** @param {string} link the fragment without its `#` */
  take(link) {
    this.#last = this.#last.then(() => this.#read(link));
    return this.#last;
  }

  /** @param {string} link */
  async #read(link) {
    const ask = this.#question.ask.bind(this.#question);
    try {
      if (isFriendLink(link)) return await this.#friend((friend) => friend.take(link, ask));
      const { games, error } = await this.#board.readGames({ link });
      if (error) await ask(words.textErrors.link(error), [words.actions.close], placeText(error));
      else if (games) await this.#openLinked(games[0]);
    } catch {
      await ask(words.textErrors.linkUnreadable, [words.actions.close]);
    }
  }

  /** @param {Summary} linked */
  async #openLinked({ game, options, start, moves, turns, number }) {
    const { state } = this.#board;
    const own = currentSetup(this.#board, game);
    const isSame =
      own !== undefined && String(own.options) === String(options) && String(own.players) === "person,person";
    if (
      isSame &&
      own.pageData.sent !== undefined &&
      lineKey(own) !== lineKey({ start, moves }) &&
      continues(own, { start, moves })
    ) {
      if (state.view?.game !== game) await openStored(this.#board, own);
      return this.#board.notify(words.stored.behind);
    }
    const setup = {
      ...(own ?? state.setup),
      remote: undefined,
      game,
      options,
      start,
      moves,
      at: undefined,
      paused: false,
    };
    /** @type {Setup} */
    const linked = {
      ...setup,
      players: ["person", "person"],
      gameText: undefined,
      pageData: { sent: turns },
    };
    if (isSame && continues({ start, moves }, own)) {
      await this.#board.open({ ...linked, gameText: own.gameText });
      return this.#seat();
    }
    const { view } = state;
    const isFree = !wasPlayed(own) || (view?.game === game && view.outcome);
    if (
      !isFree &&
      (await this.#question.ask(words.share.offer(game, number), [words.share.keep, words.share.open])) !== 1
    )
      return;
    await openInstead(this.#board, linked);
    this.#seat();
  }

  /** The person who opens a link plays the side to move, at the bottom. */
  #seat() {
    const { turn } = this.#board;
    if (turn) this.#board.amend({ pageData: { ...this.#board.state.setup.pageData, bottom: turn } });
  }
}
