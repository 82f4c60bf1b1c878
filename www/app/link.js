/**
 * Games and studies by link: the fragment of the address holds all of it. A game that continues the one on
 * the page is opened at once; for any other the page asks first. A study is kept beside those that are
 * there.
 */
import { placeText, words } from "../text/index.js";
import { currentSetup, openInstead } from "../storage/previous.js";
import { make } from "../ui/make.js";
import { isFriendLink } from "../match/friend-link.js";
import { Question } from "../ui/ask.js";
import { addressOf } from "../ui/router.js";
import { copyFrom, makeDialog } from "../ui/dialog.js";
import { saveAs } from "../ui/save-as.js";
import { openStored } from "../storage/reopen.js";
import { takeStudy } from "../storage/studies.js";
import { continues, lineKey, wasPlayed } from "../game/position.js";
import { fragmentOf, isStudyLink, readStudyLink } from "../game/study-link.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Setup} from "../game/types.js" */
/** @import {Summary} from "../wasm/ergo_wasm.js" */

export class ShareDialog {
  #board;
  #dialog = makeDialog("share", words.share.title);
  #label = make("label", { for: "share-link" });
  #link = make("input", { id: "share-link", readonly: "", type: "text", dir: "ltr" });
  #hint = make("p", { id: "share-hint", class: "hint" });
  #status = make("p", { class: "told", role: "status" });
  #send = make("button", { type: "button" }, words.share.send);
  #copy = make("button", { type: "button", class: "main" }, words.share.copy);
  /** In place of the two, if there is no link. */
  #save = make("button", { type: "button", class: "main" }, words.gameText.save);

  /** @param {ErgoBoard} board */
  constructor(board) {
    this.#board = board;
    const close = make("button", { type: "button" }, words.actions.close);
    this.#copy.addEventListener("click", () => this.#copyLink());
    this.#send.addEventListener("click", () => this.#sendLink());
    this.#save.addEventListener("click", () => this.#saveText());
    close.addEventListener("click", () => this.#dialog.close());
    this.#link.setAttribute("aria-describedby", "share-hint");
    this.#dialog.addEventListener("close", () => {
      // What opened it may be gone, because there is nothing left to send.
      const { activeElement, body } = document;
      const isSeen = activeElement && activeElement !== body && activeElement.getClientRects().length > 0;
      if (!isSeen) this.#board.focus();
    });
    this.#link.addEventListener("focus", () => this.#link.select());
    this.#dialog.append(
      this.#label,
      this.#link,
      this.#hint,
      this.#status,
      make("p", { class: "buttons" }, close, this.#send, this.#copy, this.#save),
    );
  }

  /** The words for what the board shows. */
  get #say() {
    return words.share[this.#board.mode === "study" ? "study" : "game"];
  }

  /**
   * Opens with the link of the game or study on a board as it is now.
   *
   * @param {ErgoBoard} board
   */
  async open(board) {
    this.#board = board;
    this.#label.textContent = this.#say.label;
    this.#hint.textContent = this.#say.hint;
    this.#status.textContent = "";
    this.#link.value = "";
    this.#setLong(false);
    this.#dialog.showModal();
    try {
      const link = await fragmentOf(board);
      if (board !== this.#board) return;
      this.#setLong(link === undefined);
      if (link === undefined) this.#status.textContent = this.#say.long;
      else this.#link.value = new URL(`#${link}`, location.href).href;
    } catch {
      this.#status.textContent = words.textErrors.unreadable;
    }
  }

  /** @param {boolean} isLong whether it is too long for a link */
  #setLong(isLong) {
    for (const part of [this.#label, this.#link, this.#hint, this.#copy]) part.hidden = isLong;
    this.#send.hidden = isLong || !("share" in navigator);
    this.#save.hidden = !isLong;
  }

  async #saveText() {
    const { game } = this.#board.state.setup;
    saveAs(await this.#board.toGameText(), this.#board.mode === "study" ? `${game}-study` : game);
  }

  async #copyLink() {
    const { value } = this.#link;
    if (value === "") return;
    this.#status.textContent = "";
    const isCopied = await copyFrom(this.#link, value);
    this.#status.textContent = isCopied ? words.share.copied : words.gameText.notCopied;
    if (isCopied) this.#markSent();
  }

  async #sendLink() {
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
    if (view && this.#board.mode === "play" && !setup.players.includes("engine"))
      this.#board.amend({ pageData: { ...setup.pageData, sent: view.at } });
  }
}

export class LinkReader {
  #board;
  #question = new Question();
  /**
   * Says why a study cannot be opened.
   *
   * @type {Question | undefined}
   */
  #trouble;
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
      if (isStudyLink(link)) return await this.#openStudy(link);
      const { games, error } = await this.#board.readGames({ link });
      if (error) await ask(words.textErrors.link(error), [words.actions.close], placeText(words, error));
      else if (games) await this.#openLinked(games[0]);
    } catch {
      await ask(words.textErrors.linkUnreadable, [words.actions.close]);
    }
  }

  /** @param {string} link */
  async #openStudy(link) {
    const { damaged, unreadable } = words.share.study;
    const text = await readStudyLink(link);
    if (text === undefined) return this.#refuseStudy(damaged);
    const { games = [], error } = await this.#board.readGames({ text });
    if (error) return this.#refuseStudy(unreadable(words.textErrors.text(error)), placeText(words, error));
    if (games.length !== 1) return this.#refuseStudy(unreadable(words.share.study.notOne));
    const [study] = games;
    await takeStudy(study.text, study);
    location.hash = addressOf({ place: "study", game: study.game });
  }

  /**
   * @param {string} sentence
   * @param {string} [place] of the error
   */
  async #refuseStudy(sentence, place) {
    this.#trouble ??= new Question("received-study", words.share.study.arrived);
    await this.#trouble.ask(sentence, [words.actions.close], place);
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
