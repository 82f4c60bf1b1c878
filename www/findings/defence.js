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
/** @import {Strategy} from "./strategy.js" */

/** How long the winner waits with a move, in milliseconds. */
const PAUSE = 400;

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
   * Those in the position on the board, once they are known.
   *
   * @type {readonly Reply[]}
   */
  #replies = [];
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
      const [strategy] = await Promise.all([loadStrategy(this.#proof.name), this.#open()]);
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
    this.#replies = [];
    this.#undo.setAttribute("aria-disabled", String(view.at < 2));
    this.#showState(view);
    this.#showSigns(view);
    // While the winner answers, the list stays as it is, so that nothing jumps.
    if (view.outcome) this.#showList([]);
    const moves = view.moves.slice(0, view.at);
    const act = view.outcome ? this.#conclude : this.#isReplyDue(view) ? this.#learnReplies : this.#answer;
    return act.call(this, this.#strategy, moves, signal).catch((error) => {
      if (!signal.aborted) this.#fail(error);
    });
  }

  /**
   * Finds out about the replies to the winner's move.
   *
   * @param {Strategy} strategy
   * @param {string[]} moves
   * @param {AbortSignal} signal
   */
  async #learnReplies(strategy, moves, signal) {
    const replies = await strategy.repliesTo(moves);
    if (signal.aborted) return;
    this.#replies = replies;
    this.#card.answer("info", this.#say.turnsLeft(replies[0].turns));
    this.#showReplies();
  }

  /**
   * Plays what the proof says.
   *
   * @param {Strategy} strategy
   * @param {string[]} moves
   * @param {AbortSignal} signal
   */
  async #answer(strategy, moves, signal) {
    const [replies] = await Promise.all([
      moves.length > 0 ? strategy.repliesTo(moves.slice(0, -1)) : [],
      nextTask(PAUSE),
    ]);
    const found = replies.find(({ move }) => move === moves.at(-1))?.answer ?? this.#proof.move;
    // A move that is taken back at the same moment is not answered.
    if (!signal.aborted) await this.#board.play(found, { signal });
  }

  /**
   * Says how the game ended, and how good the defence was.
   *
   * @param {Strategy} strategy
   * @param {string[]} moves
   * @param {AbortSignal} signal
   */
  async #conclude(strategy, moves, signal) {
    const say = this.#say;
    const all = (moves.length - 1) / 2;
    const replies = await Promise.all(
      Array.from({ length: all }, (_, turn) => strategy.repliesTo(moves.slice(0, 2 * turn + 1))),
    );
    if (signal.aborted) return;
    const longest = replies.filter(
      (replies, turn) => replies.find(({ move }) => move === moves[2 * turn + 1])?.turns === replies[0].turns,
    );
    const won = say.won(all + 1, this.#proof.turns);
    this.#card.answer("info", `${won} ${say.longestReplies(longest.length, all)}`);
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

  /** Shows the replies if that is wanted. */
  #showReplies() {
    const { view } = this.#board.state;
    if (!view || !this.#strategy) return;
    this.#showSigns(view);
    this.#showList(this.#areShown ? this.#replies : []);
  }

  /**
   * Shows how long the replies on the next cells last.
   *
   * @param {View} view
   */
  #showSigns(view) {
    const cells = new Map(this.#board.state.board?.rows.flat().map(({ name, cell }) => [name, cell]));
    const pathOf = (/** @type {string} */ move) => move.split("-").map((name) => cells.get(name) ?? -1);
    const replies = this.#areShown ? this.#replies : [];
    const paths = replies.map((reply) => ({ ...reply, path: pathOf(reply.move) }));
    const signs = [...movesOfCells(view, paths)].map(
      ([cell, { turns }]) =>
        /** @type {const} */ ([
          cell,
          {
            text: String(turns),
            kind: turns === replies[0].turns ? "loss" : "draw",
            words: this.#say.losesIn(turns),
          },
        ]),
    );
    showSigns(this.#board, new Map(signs));
  }

  /**
   * Lists the replies, each of which can be tried, or leads to the other proofs.
   *
   * @param {readonly Reply[]} replies
   */
  #showList(replies) {
    const say = this.#say;
    const { signal } = this.#progress;
    const items = replies.map(({ move, answer, turns }) => {
      const kind = turns === replies[0].turns ? "loss" : "draw";
      const button = make(
        "button",
        { type: "button" },
        make("b", { dir: "ltr" }, move),
        make("span", { class: `cell-sign ${kind}`, "data-sign": String(turns), "aria-hidden": "true" }),
        make("span", { class: "unseen" }, say.losesIn(turns)),
        make("span", {}, turns === 1 ? say.whiteWins(answer) : say.whitePlays(answer)),
      );
      button.addEventListener("click", () => {
        this.#board.scrollIntoView({ block: "nearest" });
        // Two clicks are one reply.
        void this.#board.play(move, { signal });
      });
      return make("li", {}, button);
    });
    const all = addressOf({ place: "learn", game: this.#game, item: "findings" });
    const hasFocus = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(
      ...(items.length > 0 ? [make("h2", {}, say.replyList), make("ul", { class: "list" }, ...items)] : []),
      make("p", {}, make("a", { href: all }, say.title)),
    );
    this.#list.scrollTop = 0;
    if (hasFocus) this.#list.focus({ preventScroll: true });
  }
}
