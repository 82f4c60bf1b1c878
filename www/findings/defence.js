/** A board on which one defends against a proof, whose strategy plays for the other side. */
import { makeBoard } from "../exercise/board.js";
import { addSignStyles, movesOfCells, showSigns } from "../board/signs.js";
import { Card, action } from "../exercise/card.js";
import { addExerciseStyles } from "../exercise/styles.js";
import values from "../exercise/values.css";
import { ProofError } from "../parts/read-proof.js";
import { colourOf, words } from "../text/index.js";
import { make } from "../ui/make.js";
import { nextTask } from "../ui/next-task.js";
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { loadStrategy } from "./strategy.js";
import styles from "./defence.css";

/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Proof} from "../parts/proof-facts.js" */
/** @import {FindingsWords} from "../text/language.js" */
/** @import {Reply} from "./follow-worker.js" */
/**
 * @import {
 *   Known,
 *   Strategy
 * } from "./strategy.js"
 */

/** How long the winner waits with a move, in milliseconds. */
const PAUSE = 400;

/**
 * A reply whose turns are counted, with the numbers of the cells that are touched for it.
 *
 * @typedef {{ move: string; answer: string; turns: number; path: number[] }} CountedReply
 */

export class Defence {
  element;
  #say;
  #game;
  #proof;
  #board;
  #card = new Card();
  #list = make("section", { class: "card exercise-rest", tabindex: "0" });
  #undo = action(words.actions.undo, () => this.#board.undo());
  #show;
  /**
   * Once it is loaded.
   *
   * @type {Strategy | undefined}
   */
  #strategy;
  /**
   * What is known of the replies in the position on the board, if a reply is due.
   *
   * @type {Known | undefined}
   */
  #known;
  #areShown = false;
  /** Aborted when another position comes onto the board. */
  #progress = new AbortController();
  #isClosed = false;

  /**
   * @param {import("../element/ergo-board.js").ErgoBoard} like the board of the page
   * @param {string} game
   * @param {Proof} proof
   * @param {FindingsWords} say
   */
  constructor(like, game, proof, say) {
    addExerciseStyles();
    addStyles(values);
    addStyles(styles);
    addSignStyles();
    this.#say = say;
    this.#game = game;
    this.#proof = proof;
    this.#board = makeBoard(like, { game, waiting: "", bare: "", orientation: "second" });
    for (const name of ["position", "statechange"])
      this.#board.addEventListener(name, () => this.#follow(name === "position"));
    this.#show = action(say.show, () => this.#toggle());
    this.#show.setAttribute("aria-pressed", "false");
    this.#list.setAttribute("aria-label", say.replyList);
    this.element = make(
      "div",
      { class: "exercise with-values defence" },
      this.#card.element,
      this.#board,
      this.#list,
    );
    this.#showTask();
    this.#showList([]);
  }

  /** Loads the proof, and puts its position onto the board. */
  async load() {
    this.#card.setActions();
    this.#card.answer("info", this.#say.loading);
    try {
      const [strategy] = await Promise.all([
        loadStrategy(this.#proof.name, (error) => this.#fail(error)),
        this.#open(),
      ]);
      if (this.#isClosed) return strategy.close();
      this.#strategy = strategy;
    } catch (error) {
      return this.#fail(error);
    }
    this.#card.answer("none", "");
    this.#card.setActions(
      this.#undo,
      action(words.actions.newGame, () => this.#restart()),
      this.#show,
    );
    return this.#follow(true);
  }

  close() {
    this.#isClosed = true;
    this.#progress.abort();
    this.#strategy?.close();
    this.#strategy = undefined;
  }

  /**
   * Says that the proof cannot be followed.
   *
   * @param {unknown} error
   */
  #fail(error) {
    console.warn(error);
    if (this.#isClosed) return;
    this.#progress.abort();
    this.#strategy?.close();
    this.#strategy = undefined;
    const trouble = error instanceof ProofError ? error.trouble : "impossible";
    this.#card.answer("missed", this.#say.troubles[trouble]);
    this.#card.setActions(action(words.actions.retry, () => this.load(), { main: true }));
  }

  async #open() {
    // The board takes its attributes first.
    await nextTask();
    return this.#board.open({
      game: this.#game,
      start: this.#proof.position,
      options: [],
      players: ["remote", "person"],
    });
  }

  async #restart() {
    this.#progress.abort();
    await this.#open();
    this.#follow(true);
    this.#board.focus();
  }

  /**
   * The moves from the position of the proof to the one on the board.
   *
   * @param {View} view
   */
  #movesIn(view) {
    return view.moves.slice(0, view.at);
  }

  /**
   * Whether a reply to the winner is due.
   *
   * @param {View} view
   */
  #isReplyDue(view) {
    return !view.outcome && this.#board.state.setup.players[view.turn] === "person";
  }

  /**
   * Follows the board: lets the winner play, or finds out about the replies.
   *
   * @param {boolean} isOther whether another position is on the board
   */
  #follow(isOther) {
    const { view } = this.#board.state;
    if (!view || !this.#strategy) return;
    if (!isOther) return this.#showSigns(view);
    this.#progress.abort();
    this.#progress = new AbortController();
    const { signal } = this.#progress;
    this.#known = undefined;
    this.#undo.setAttribute("aria-disabled", String(view.at < 2));
    this.#showState(view);
    this.#showReplies();
    const moves = this.#movesIn(view);
    if (view.outcome) return this.#conclude(moves, signal);
    if (!this.#isReplyDue(view)) return this.#answerSoon(moves, signal);
    return this.#strategy.ask(moves, (known) => {
      if (signal.aborted) return;
      this.#known = known;
      this.#showReplies();
    });
  }

  /**
   * What is known of the replies to the last move of a game.
   *
   * @param {string[]} moves
   * @param {boolean} isCounted whether to wait until it is everything
   * @returns {Promise<Reply[]>}
   */
  #repliesTo(moves, isCounted) {
    return new Promise((resolve) =>
      this.#strategy?.ask(moves, (known) => {
        if (known.isCounted || !isCounted) resolve(known.replies);
      }),
    );
  }

  /**
   * Plays what the proof says.
   *
   * @param {string[]} moves
   * @param {AbortSignal} signal
   */
  async #answerSoon(moves, signal) {
    const [found] = await Promise.all([this.#answerTo(moves), nextTask(PAUSE)]);
    // A move that is taken back at the same moment is not answered.
    if (!signal.aborted) await this.#board.play(found, { signal });
  }

  /** @param {string[]} moves */
  async #answerTo(moves) {
    if (moves.length === 0) return this.#proof.move;
    const replies = await this.#repliesTo(moves.slice(0, -1), false);
    return /** @type {Reply} */ (replies.find(({ move }) => move === moves.at(-1))).answer;
  }

  /**
   * Says how the game ended, and how good the defence was.
   *
   * @param {string[]} moves
   * @param {AbortSignal} signal
   */
  async #conclude(moves, signal) {
    const say = this.#say;
    const won = say.won((moves.length + 1) / 2, this.#proof.turns);
    this.#card.answer("info", won);
    let longest = 0;
    for (let at = 1; at < moves.length; at += 2) {
      const replies = await this.#repliesTo(moves.slice(0, at), true);
      if (signal.aborted) return;
      const played = replies.find(({ move }) => move === moves[at]);
      if (played?.turns === replies[0].turns) longest += 1;
    }
    this.#card.answer("info", `${won} ${say.longestReplies(longest, (moves.length - 1) / 2)}`);
  }

  /** Shows the signs and the list of replies, or hides them. */
  #toggle() {
    this.#areShown = !this.#areShown;
    this.#show.setAttribute("aria-pressed", String(this.#areShown));
    this.#showTask();
    this.#showReplies();
  }

  /** Shows what this is about, or what the signs mean. */
  #showTask() {
    const say = this.#say;
    const { opening, turns } = this.#proof;
    this.#card.show({
      chip: say.defence,
      place: "",
      title: `1. ${opening.join(" ")}`,
      text: this.#areShown ? say.replyLegend : say.task(turns),
    });
  }

  /**
   * Says whose turn it is, and what both have in hand.
   *
   * @param {View} view
   */
  #showState(view) {
    const colour = colourOf(view, view.turn);
    const turn = (this.#isReplyDue(view) ? words.status.yourMove : words.status.toMove)(colour);
    const counts = view.hands.map((runs) => runs.reduce((sum, { count }) => sum + count, 0));
    this.#card.showState(view.outcome ? "" : `${turn} ${words.tray.hands(view.tones, counts)}`);
  }

  /** The replies in the position on the board, the longest defences first, once they are all counted. */
  get #counted() {
    const { view, board } = this.#board.state;
    if (!view || !board || !this.#known?.isCounted || !this.#isReplyDue(view)) return [];
    const cells = new Map(board.rows.flat().map(({ name, cell }) => [name, cell]));
    return this.#known.replies.map(({ move, answer, turns = 0 }) => {
      const path = move.split("-").map((name) => cells.get(name) ?? -1);
      return { move, answer, turns, path };
    });
  }

  /** Shows what is known of the replies. */
  #showReplies() {
    const { view } = this.#board.state;
    if (!view || !this.#strategy) return;
    const counted = this.#counted;
    this.#showSigns(view);
    this.#showList(this.#areShown ? counted : []);
    if (view.outcome) return;
    const say = this.#say;
    // What the file promises is known before anything is counted.
    const turns = counted[0]?.turns ?? (view.at === 1 ? this.#proof.turns - 1 : undefined);
    const share = this.#known?.isCounted ? 0 : (this.#known?.share ?? 0);
    if (share > 0 && (this.#areShown || turns === undefined))
      this.#card.answer("info", say.counting(Math.floor(100 * share)));
    else if (turns !== undefined) this.#card.answer("info", say.turnsLeft(turns));
  }

  /** @param {View} view */
  #showSigns(view) {
    const replies = this.#areShown ? this.#counted : [];
    const longest = replies[0]?.turns;
    const signs = [...movesOfCells(view, replies)].map(
      ([cell, { turns }]) =>
        /** @type {const} */ ([
          cell,
          {
            text: `−${turns}`,
            kind: turns === longest ? "loss" : "draw",
            words: this.#say.losesIn(turns),
          },
        ]),
    );
    showSigns(this.#board, new Map(signs));
  }

  /**
   * Lists the replies, each of which can be tried, or leads to the other proofs.
   *
   * @param {readonly CountedReply[]} replies
   */
  #showList(replies) {
    const say = this.#say;
    const longest = replies[0]?.turns;
    const items = replies.map(({ move, answer, turns }) => {
      const kind = turns === longest ? "loss" : "draw";
      const button = make(
        "button",
        { type: "button" },
        make("b", { dir: "ltr" }, move),
        make("span", { class: `cell-sign ${kind}`, "data-sign": `−${turns}`, "aria-hidden": "true" }),
        make("span", { class: "unseen" }, say.losesIn(turns)),
        make("span", {}, turns === 1 ? say.whiteWins(answer) : say.whitePlays(answer)),
      );
      button.addEventListener("click", () => this.#board.play(move));
      return make("li", {}, button);
    });
    const all = addressOf({ place: "learn", game: this.#game, item: "findings" });
    this.#list.replaceChildren(
      ...(items.length > 0 ? [make("h2", {}, say.replyList), make("ul", { class: "list" }, ...items)] : []),
      make("p", {}, make("a", { href: all }, say.title)),
    );
  }
}
