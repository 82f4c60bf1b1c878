/** A small board to play on, against an opponent who never errs, and with the value of every move on request. */
import { addressOf } from "../ui/router.js";
import { addStyles } from "../ui/styles.js";
import { make } from "../ui/make.js";
import { nextTask } from "../ui/next-task.js";
import { makeBoard } from "../exercise/board.js";
import { addSignStyles, movesOfCells, showSigns } from "../board/signs.js";
import { Card, action } from "../exercise/card.js";
import { addExerciseStyles } from "../exercise/styles.js";
import styles from "../exercise/values.css";
import { colourOf, outcomeText, words } from "../text/index.js";
import { NewGame } from "./new-game.js";
import { loadTable, movesUntil, rank, signOf } from "./values.js";

/** @import {MoveDetail} from "../element/ergo-board.js" */
/** @import {SmallBoard} from "../games/small-board.js" */
/** @import {View} from "../wasm/ergo_wasm.js" */
/** @import {Player} from "../game/types.js" */
/** @import {PracticeWords} from "../text/language.js" */
/** @import {Wish} from "./new-game.js" */
/** @import {ValuedMove} from "./values.js" */

/** The option of the rules that the tables cover. */
const OPTION = "centre-ban";

/** The item with the list of small boards. */
const ITEM = "small-boards";

/** How long the opponent waits with a move, in milliseconds. */
const PAUSE = 600;

/**
 * The players of each side.
 *
 * @type {Record<Wish["side"], [Player, Player]>}
 */
const PLAYERS = {
  first: ["person", "remote"],
  second: ["remote", "person"],
  both: ["person", "person"],
};

export class BoardPlace {
  element;
  #say;
  #game;
  #small;
  #board;
  #card = new Card();
  #list = make("section", { class: "card exercise-rest", tabindex: "0" });
  #undo = action(words.actions.undo, () => this.#board.undo());
  #show;
  #newGame;
  /**
   * Once it is loaded.
   *
   * @type {import("./values.js").Table | undefined}
   */
  #table;
  #areShown = false;
  /** @type {Wish} */
  #wish = { side: "first", options: [] };
  /** A text about what the last move of a person gave away, and the number of moves before it. */
  #verdict = { text: "", at: 0 };
  /** The move that the opponent is about to play. */
  #own = "";
  /** Aborted when the position that the opponent replies to is no longer on the board. */
  #replying = new AbortController();
  #isClosed = false;

  /**
   * @param {import("../element/ergo-board.js").ErgoBoard} like the board of the page
   * @param {string} game
   * @param {SmallBoard} small
   * @param {PracticeWords} say
   */
  constructor(like, game, small, say) {
    addExerciseStyles();
    addStyles(styles);
    addSignStyles();
    this.#say = say;
    this.#game = game;
    this.#small = small;
    this.#board = makeBoard(like, { game: small.id, waiting: "", bare: "" });
    this.#board.addEventListener("move", (event) => this.#judge(/** @type {CustomEvent} */ (event)));
    for (const name of ["position", "statechange"])
      this.#board.addEventListener(name, () => this.#follow(name === "position"));
    this.#show = action(say.show, () => this.#toggle());
    this.#show.setAttribute("aria-pressed", "false");
    this.#newGame = new NewGame(this.#wish, OPTION, say, (wish) => this.#start(wish));
    this.#list.setAttribute("aria-label", say.list);
    this.element = make(
      "div",
      { class: "exercise with-values small-board" },
      this.#card.element,
      this.#board,
      this.#list,
    );
    this.#showTask();
    this.#showList([]);
  }

  /** Loads the table, and starts a game. */
  async load() {
    const say = this.#say;
    this.#card.setActions();
    this.#card.answer("info", say.loading);
    try {
      const [table] = await Promise.all([loadTable(this.#small.id), this.#open()]);
      if (this.#isClosed) return table.close();
      this.#table = table;
    } catch (error) {
      console.warn(error);
      if (this.#isClosed) return undefined;
      this.#card.answer("missed", words.page.placeMissing);
      this.#card.setActions(action(words.actions.retry, () => this.load(), { main: true }));
      return undefined;
    }
    this.#card.setActions(
      this.#undo,
      action(words.actions.newGame, () => this.#newGame.open()),
      this.#show,
    );
    return this.#follow(true);
  }

  close() {
    this.#isClosed = true;
    this.#replying.abort();
    this.#newGame.close();
    this.#table?.close();
    this.#table = undefined;
  }

  /** Puts a new game onto the board. */
  async #open() {
    const { side, options } = this.#wish;
    this.#replying.abort();
    this.#verdict = { text: "", at: 0 };
    this.#board.orientation = side === "second" ? "second" : "first";
    // The board takes its attributes first.
    await nextTask();
    return this.#board.open({ game: this.#small.id, options, players: PLAYERS[side] });
  }

  /** @param {Wish} wish */
  async #start(wish) {
    this.#wish = wish;
    this.#showTask();
    await this.#open();
    this.#follow(true);
    this.#board.focus();
  }

  /**
   * The moves in the position on the board, the best ones first; none if it is not known, or the game is
   * over.
   */
  get #moves() {
    const { view } = this.#board.state;
    if (!view || view.outcome || view.game !== this.#small.id) return [];
    return this.#table?.movesIn(view) ?? [];
  }

  /**
   * A move is about to be played. Nothing is played before the values are there, as the opponent could not
   * reply.
   *
   * @param {CustomEvent<MoveDetail>} event
   */
  #judge(event) {
    const { move } = event.detail;
    if (!this.#table) event.preventDefault();
    if (!this.#table || move === this.#own) return;
    const [best] = this.#moves;
    const played = this.#moves.find(({ text }) => text === move);
    if (!best || !played) return;
    const { result } = best.value;
    const isWorse = result !== "loss" && played.value.result !== result;
    const text = isWorse ? this.#say.gaveAway(result, best.text, movesUntil(best.value)) : "";
    this.#verdict = { text, at: this.#board.ply };
  }

  /**
   * Follows the board: shows values, and lets the opponent reply.
   *
   * @param {boolean} isOther whether another position is on the board
   */
  #follow(isOther) {
    const { view, setup } = this.#board.state;
    if (!view || !this.#table) return;
    const moves = this.#moves;
    const isOpponents = moves.length > 0 && setup.players[view.turn] === "remote";
    const shown = this.#areShown && !isOpponents ? moves : [];
    this.#showSigns(movesOfCells(view, shown));
    if (!isOther) return;
    this.#showState(view);
    this.#replying.abort();
    this.#undo.setAttribute("aria-disabled", String(view.at === 0));
    this.#showList(shown);
    this.#comment(shown);
    if (isOpponents) this.#replySoon(moves);
  }

  /** @param {Map<number, ValuedMove>} moves of cells */
  #showSigns(moves) {
    const signs = [...moves].map(
      ([cell, { value }]) =>
        /** @type {const} */ ([
          cell,
          {
            text: signOf(value),
            kind: value.result,
            words: this.#say.worth(value.result, movesUntil(value)),
          },
        ]),
    );
    showSigns(this.#board, new Map(signs));
  }

  /**
   * Plays one of the best moves for the opponent, so that games differ.
   *
   * @param {readonly ValuedMove[]} moves
   */
  async #replySoon(moves) {
    const { signal } = (this.#replying = new AbortController());
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted) return;
    const best = moves.filter(({ value }) => rank(value) === rank(moves[0].value));
    this.#own = best[Math.floor(Math.random() * best.length)].text;
    // A move that is taken back at the same moment is not replied to.
    await this.#board.play(this.#own, { signal });
    this.#own = "";
  }

  /** Shows values, or hides them. */
  #toggle() {
    this.#areShown = !this.#areShown;
    this.#show.setAttribute("aria-pressed", String(this.#areShown));
    this.#showTask();
    this.#follow(true);
  }

  /** Shows the value of the board at the start, or what the signs on it mean. */
  #showTask() {
    const say = this.#say;
    const { cells, stones, value, banned } = this.#small;
    const { result, plies } = this.#wish.options.length > 0 ? banned : value;
    const start = say.start(result, movesUntil({ result, plies }));
    const text = this.#areShown ? say.legend : `${say.goal} ${start}`;
    this.#card.show({ chip: say.title, place: "", title: say.size(cells, stones), text });
  }

  /**
   * Says whose turn it is, and what both have in hand.
   *
   * @param {View} view
   */
  #showState(view) {
    const { setup } = this.#board.state;
    const isYours = setup.players.includes("remote") && setup.players[view.turn] === "person";
    const turn = (isYours ? words.status.yourMove : words.status.toMove)(colourOf(view, view.turn));
    const counts = view.hands.map((runs) => runs.reduce((sum, { count }) => sum + count, 0));
    const hands = counts.some((count) => count > 0) ? words.tray.hands(view.tones, counts) : "";
    this.#card.showState(view.outcome ? "" : `${turn} ${hands}`.trim());
  }

  /**
   * Says what has happened, and what the position is worth.
   *
   * @param {readonly ValuedMove[]} shown
   */
  #comment([best]) {
    const { view, setup } = this.#board.state;
    const { text, at } = this.#verdict;
    if (view?.outcome) {
      const { winner } = view.outcome;
      const isAlone = setup.players.includes("remote") && winner !== undefined;
      const viewer = isAlone ? (setup.players[winner] === "person" ? "winner" : "loser") : undefined;
      this.#card.answer(viewer === "loser" ? "missed" : "info", outcomeText(words, view, viewer));
    } else if (text && view && view.at > at) this.#card.answer("wrong", text);
    else if (best) this.#card.answer("info", this.#say.toMove(best.value.result, movesUntil(best.value)));
    else this.#card.answer("none", "");
  }

  /**
   * Lists what moves are worth, or leads to the other boards.
   *
   * @param {readonly ValuedMove[]} moves
   */
  #showList(moves) {
    const say = this.#say;
    const items = moves.map(({ text, value }) =>
      make(
        "li",
        {},
        make("b", { dir: "ltr" }, text),
        make("span", { class: `cell-sign ${value.result}`, "aria-hidden": "true" }, signOf(value)),
        make("span", {}, say.worth(value.result, movesUntil(value))),
      ),
    );
    const all = addressOf({ place: "learn", game: this.#game, item: ITEM });
    this.#list.replaceChildren(
      ...(items.length > 0 ? [make("h2", {}, say.list), make("ul", { class: "list" }, ...items)] : []),
      make("p", {}, make("a", { href: all }, say.all)),
    );
  }
}
