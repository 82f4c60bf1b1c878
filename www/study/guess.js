/**
 * Guessing the moves of a player of a game, one after the other: each guess is judged, and compared with the
 * move of the game, which is played then, as is the answer to it.
 */
import { ExerciseBoard, makeBoard } from "../exercise/board.js";
import { Card, action } from "../exercise/card.js";
import { contextOf } from "../exercise/reason.js";
import { addExerciseStyles } from "../exercise/styles.js";
import { sentencesOf } from "../board/commentary.js";
import { DEFAULT_SETUP } from "../game/state.js";
import { shownValue } from "../game/said.js";
import { colourOf, loadWords, words } from "../text/index.js";
import { Requests } from "../ui/latest.js";
import { make } from "../ui/make.js";
import { addStyles } from "../ui/styles.js";
import { MOST, keepResult, percentOf, pointsFor, pointsOfGuess } from "./guess-score.js";
import { Trials } from "./trials.js";
import styles from "./guess.css";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {AnswerKind} from "../exercise/card.js" */
/** @import {Commentary} from "../wasm/ergo_wasm.js" */
/** @import {MoveView} from "../wasm/ergo_wasm.js" */
/** @import {Colour} from "../text/language.js" */
/** @import {Source} from "./guess-score.js" */
/** @import {Trial} from "./trials.js" */

/**
 * A game, the player whose moves are guessed, after how many moves that begins, and whether the pieces are
 * seen; `names` are those of the players, as far as they are known.
 *
 * @typedef {Source & { from: number; blindfold: boolean; names?: readonly string[] }} GuessTask
 */

/**
 * A guess, or a move that was shown instead: the points for it and for the move of the game, and what is said
 * of it.
 *
 * @typedef {object} Guess
 * @property {number} ply how many moves are before it
 * @property {string} move
 * @property {number} points
 * @property {number} inGame
 * @property {boolean} isBest
 * @property {AnswerKind} kind
 * @property {string} text
 */

/** The option with which the second player may take over the first move. */
const SWAP = "swap";

const percent = (/** @type {number} */ share) => Math.round(100 * share);

export class GuessPlace {
  element;
  #task;
  #callbacks;
  #board;
  #card = new Card("h2");
  #trials = new Trials();
  /** Ended by whatever takes the place of a guess that is being judged. */
  #requests = new Requests();
  /**
   * The moves of the game.
   *
   * @type {readonly MoveView[]}
   */
  #history = [];
  /** How many moves are before the one that is guessed. */
  #ply = 0;
  /** @type {Guess[]} */
  #guesses = [];
  /** Whether a guess counts now, once that is known. */
  #isOpen = false;
  #asking = Promise.resolve();
  #show = action(words.guess.show, () => this.#reveal(), { icon: "eye" });
  #stop = action(words.guess.stop, () => this.#finish(this.#isAtEnd));
  #again = action(words.guess.again, () => this.#callbacks.again());
  #back = action(words.review.back, () => this.#callbacks.leave(), { main: true });

  /**
   * @param {ErgoBoard} like the board of the page
   * @param {GuessTask} task
   * @param {{ again: () => unknown; leave: () => unknown }} callbacks called to guess another game, and to go
   *   back to the study
   */
  constructor(like, task, callbacks) {
    addExerciseStyles();
    // After those that they change.
    addStyles(styles);
    this.#task = task;
    this.#callbacks = callbacks;
    const { game, options, blindfold } = task;
    this.#board = new ExerciseBoard(makeBoard(like, { game, waiting: "", bare: "" }), {
      game,
      options: [...options],
      blindfold,
    });
    this.#board.onTry = (move) => this.#guess(move);
    this.element = make("div", { class: "exercise guessing" }, this.#card.element, this.#board.element);
    this.#card.setActions(this.#stop);
  }

  /** Opens the game, and asks for the first move. */
  async start() {
    const isLatest = this.#requests.current();
    const { game, options, start, moves, from } = this.#task;
    this.#describe();
    try {
      const setup = { ...DEFAULT_SETUP, game, options: [...options], start, moves: [...moves] };
      const [view] = await Promise.all([
        this.#trials.open({ ...setup, players: ["person", "person"] }),
        loadWords("explained"),
      ]);
      if (!isLatest()) return;
      this.#history = view.history;
      await this.#open(from);
    } catch (error) {
      if (!isLatest()) return;
      console.warn(error);
      this.#fail();
    }
  }

  /** Ends it. */
  close() {
    this.#requests.next();
    this.#board.close();
    this.#trials.close();
  }

  /** The colour of the player whose moves are guessed. */
  get #colour() {
    return this.#colourOf(this.#task.side);
  }

  /**
   * @param {number} side
   * @returns {Colour}
   */
  #colourOf(side) {
    const { view } = this.#board.state;
    return view ? colourOf(view, side) : "white";
  }

  /** The points so far. */
  get #points() {
    return this.#guesses.reduce((sum, { points }) => sum + points, 0);
  }

  /**
   * The next move of the player; nothing at the end of the game. A first move that may be taken over is not
   * meant to be the best, and neither that nor a swap is guessed.
   *
   * @param {number} from
   */
  #next(from) {
    const { side, options, start } = this.#task;
    const isFree = start === undefined && options.includes(SWAP);
    const at = this.#history.findIndex(
      (move, ply) => ply >= from && move.side === side && !move.isSwap && !(isFree && ply === 0),
    );
    return at < 0 ? undefined : at;
  }

  /**
   * Opens a position and waits for a guess.
   *
   * @param {number} from the first move that may be guessed
   */
  async #open(from) {
    const isLatest = this.#requests.next();
    const ply = this.#next(from);
    if (ply === undefined) return this.#finish(true);
    const isThere = await this.#board.open(this.#task.start, this.#task.moves.slice(0, ply), []);
    if (isThere && isLatest()) await (this.#asking = this.#ask(ply));
    return undefined;
  }

  /**
   * Plays the move of the game and what follows it, and waits for the next guess.
   *
   * @param {number} ply how many moves are on the board
   */
  async #goOn(ply) {
    const isLatest = this.#requests.next();
    const next = this.#next(ply + 1);
    const isThere = await this.#board.follow(this.#task.moves.slice(ply, next));
    if (!isLatest()) return;
    if (next === undefined) this.#finish(true);
    else if (isThere) await (this.#asking = this.#ask(next));
  }

  /**
   * Asks for a move, unless there is no choice.
   *
   * @param {number} ply
   */
  async #ask(ply) {
    const isLatest = this.#requests.current();
    this.#ply = ply;
    // If there are too many to be listed, there is a choice.
    const legal = await this.#board.element.legalMoves().catch(() => []);
    if (!isLatest()) return;
    if (legal.length === 1) return void this.#goOn(ply);
    this.#isOpen = true;
    const { number } = this.#history[ply];
    const last = this.#history[ply - 1];
    const say = words.guess;
    const reply =
      last && !last.isSwap && last.side !== this.#task.side
        ? say.reply(this.#colourOf(last.side), last.text)
        : "";
    this.#describe([reply, say.now(number)].filter(Boolean).join(" "));
    this.#card.setActions(this.#show, this.#stop);
    this.#board.element.focus();
    // It is known by the time somebody has thought of a move.
    this.#trials.try(ply, this.#history[ply].text).catch(() => {});
  }

  /**
   * Says what is to be done, and how many points there are so far.
   *
   * @param {...string} now
   */
  #describe(...now) {
    const say = words.guess;
    const count = this.#guesses.length;
    const points = count > 0 ? [say.soFar(this.#points, MOST * count)] : [];
    const text = [...now, ...points].join(" ");
    this.#card.show({ chip: say.title, place: "", title: say.task(this.#colour), text });
  }

  /**
   * Judges a guess.
   *
   * @param {string} move
   */
  async #guess(move) {
    const isLatest = this.#requests.current();
    await this.#asking;
    if (!isLatest() || !this.#isOpen) return undefined;
    this.#isOpen = false;
    const ply = this.#ply;
    this.#card.answer("info", words.review.judging);
    try {
      const inGame = await this.#trials.try(ply, this.#history[ply].text);
      if (!isLatest()) return undefined;
      const tried = await this.#trials.try(ply, move);
      const commentary = await this.#commentOn(ply);
      if (!isLatest()) return undefined;
      this.#take(this.#judged(ply, { move, tried, inGame, commentary }));
    } catch (error) {
      if (!isLatest()) return undefined;
      console.warn(error);
      this.#isOpen = true;
      this.#card.answer("missed", words.guess.unjudged);
      return this.#board.takeBack();
    }
    return undefined;
  }

  /** Shows the move of the game, for which there are no points. */
  async #reveal() {
    const isLatest = this.#requests.next();
    const ply = this.#ply;
    const { text: move } = this.#history[ply];
    this.#isOpen = false;
    this.#board.lock();
    this.#card.answer("info", words.review.judging);
    try {
      const inGame = await this.#trials.try(ply, move);
      const commentary = await this.#commentOn(ply);
      if (!isLatest()) return;
      const said = [words.guess.inGame(move), ...this.#effects(commentary)];
      this.#take({
        ply,
        move,
        points: 0,
        inGame: pointsFor(inGame),
        isBest: false,
        kind: "info",
        text: said.join(" "),
      });
    } catch (error) {
      if (!isLatest()) return;
      console.warn(error);
      this.#fail();
    }
  }

  /**
   * Counts a guess, and goes on.
   *
   * @param {Guess} guess
   */
  #take(guess) {
    this.#guesses.push(guess);
    this.#describe();
    this.#card.answer(guess.kind, guess.text);
    this.#card.setActions(this.#stop);
    void this.#goOn(guess.ply);
  }

  /**
   * What there is to say about the move of the game.
   *
   * @param {number} ply how many moves are before it
   */
  #commentOn(ply) {
    return this.#trials.commentOn(ply + 1, this.#task.moves.slice(ply + 1, ply + 3)).catch(() => undefined);
  }

  /** @param {Commentary | undefined} commentary */
  #effects(commentary) {
    return commentary ? sentencesOf(words, this.#board.state, this.#task.side, commentary) : [];
  }

  /**
   * The points for a guess, and what is said of it.
   *
   * @param {number} ply
   * @param {{ move: string; tried: Trial; inGame: Trial; commentary: Commentary | undefined }} judged
   * @returns {Guess}
   */
  #judged(ply, { move, tried, inGame, commentary }) {
    const say = words.guess;
    const { text: played } = this.#history[ply];
    const [best = ""] = tried.better;
    const points = pointsOfGuess(tried, inGame);
    const isSame = move === played;
    const { reason } = tried;
    const context = contextOf(this.#board.state, this.#task.side, move, best, reason?.cells ?? []);
    const isAsGood = inGame.good || inGame.chance >= tried.chance;
    const chances = /** @type {const} */ ([percent(tried.chance), percent(tried.best)]);
    const ofSame = () => (tried.good ? say.same(move) : say.sameMistake(move, ...chances));
    const ofOther = () => {
      if (tried.good) return say.good(move, played, isAsGood);
      return points === MOST ? say.notWorse(move, played) : words.review.wrong(move, ...chances);
    };
    const text = [
      say.score(points),
      isSame ? ofSame() : ofOther(),
      ...(tried.good || !reason ? [] : [words.review.reason(reason, context)]),
      ...(points < MOST && !isSame ? [say.inGame(played)] : []),
      ...(points < MOST || (isSame && tried.good) ? this.#effects(commentary).slice(0, 1) : []),
      ...(tried.good || inGame.good || !best ? [] : [words.review.stronger(best)]),
    ];
    return {
      ply,
      move,
      points,
      inGame: pointsFor(inGame),
      isBest: tried.good,
      kind: points === MOST ? "right" : "missed",
      text: text.join(" "),
    };
  }

  /** Says that the engine does not answer. */
  #fail() {
    this.#card.answer("missed", words.guess.failed);
    this.#card.setActions(this.#back);
    this.#back.focus();
  }

  /** Whether no move is left to be guessed. */
  get #isAtEnd() {
    return this.#guesses.at(-1)?.ply === this.#ply && this.#next(this.#ply + 1) === undefined;
  }

  /**
   * Ends the guessing, with the result.
   *
   * @param {boolean} isWhole whether that is the end of the game
   */
  #finish(isWhole) {
    this.#requests.next();
    this.#isOpen = false;
    this.#board.lock();
    const say = words.guess;
    const count = this.#guesses.length;
    const title = count > 0 ? say.points(this.#points, MOST * count) : say.nothing;
    const text = count > 0 ? [...this.#summary(), ...(isWhole ? this.#keep() : [])] : [];
    this.#card.show({ chip: say.title, place: "", title, text: text.join(" ") });
    this.#card.setActions(this.#again, this.#back);
    this.#listCosts();
    this.#card.focus();
  }

  /** How many guesses were as good as the best, and what the player of the game would have got. */
  #summary() {
    const say = words.guess;
    const guesses = this.#guesses;
    const inGame = guesses.reduce((sum, guess) => sum + guess.inGame, 0);
    const name = shownValue(this.#task.names?.[this.#history[guesses[0].ply].player] ?? "");
    return [
      say.best(guesses.filter(({ isBest }) => isBest).length, guesses.length),
      say.player(this.#colour, name, inGame, MOST * guesses.length),
    ];
  }

  /** Keeps the result if it is that of a whole game, and says which was the best so far. */
  #keep() {
    if (this.#task.from > 0) return [];
    const { best } = keepResult(this.#task, percentOf(this.#points, this.#guesses.length));
    return [words.guess.record(best)];
  }

  /** Lists the guesses that cost something; each leads to its position. */
  #listCosts() {
    const costly = this.#guesses.filter(({ points }) => points < MOST);
    this.#card.say("none", "");
    const colour = this.#colour;
    const moves = costly.map(({ ply, move, points }) => {
      const name = `${this.#history[ply].number}. ${move}`;
      return { colour, move: name, label: words.guess.moment(name, points) };
    });
    this.#card.showLine(moves, (at) => this.#showMoment(costly[at - 1], at));
  }

  /**
   * Shows the position of a guess, with what was said of it.
   *
   * @param {Guess} guess
   * @param {number} at its place in the list
   */
  async #showMoment({ ply, kind, text }, at) {
    const isLatest = this.#requests.next();
    this.#card.markMove(at);
    this.#card.say(kind, text);
    if (await this.#board.open(this.#task.start, this.#task.moves.slice(0, ply), [], true))
      if (isLatest()) this.#board.lock();
  }
}
