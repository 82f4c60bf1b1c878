/** Solving puzzles in _Puzzles_: the choice of the next one, recording results, and timed runs. */
import { gamePicker } from "../ui/game-picker.js";
import { make } from "../ui/make.js";
import { ExerciseBoard, makeBoard } from "../exercise/board.js";
import { Card, action } from "../exercise/card.js";
import { PASS } from "../exercise/judge.js";
import { PuzzleJudge } from "../exercise/judges.js";
import { Solver } from "../exercise/solver.js";
import { words } from "../text/index.js";
import { dayOf, puzzleOf } from "../exercise/daily.js";
import { themeIn } from "../exercise/puzzles.js";
import { giveCue } from "../element/cues.js";
import { Panel } from "./panel.js";
import { duePuzzles, nextPuzzle, noteDay, noteResult, readRecord } from "./record.js";
import { TimedRun } from "./run.js";
import { Ways } from "./ways.js";
import { Requests } from "../ui/latest.js";

/** @import {ErgoBoard} from "../element/ergo-board.js" */
/** @import {Puzzle} from "../exercise/types.js" */
/** @import {Actions} from "../exercise/types.js" */
/** @import {Wish} from "./record.js" */

/**
 * How a puzzle came onto the board.
 *
 * @typedef {"practice" | "today" | "due" | "linked" | "run"} Origin
 */

/** The address of the puzzle of the day within the place. */
export const TODAY = "today";

/** How long the end of a puzzle of a timed run is seen, in milliseconds. */
const RUN_PAUSE = 700;

export class PuzzlePlace {
  element;
  #game;
  #puzzles;
  #board;
  #card = new Card();
  #solver;
  #panel;
  /** @type {Puzzle} */
  #puzzle;
  /** @type {Origin} */
  #origin = "practice";
  #requests = new Requests();
  /** Whether the result is recorded; later moves no longer count. */
  #isOver = false;
  /** @type {TimedRun | undefined} */
  #run;
  #next;
  #ways;
  /** @type {Wish} */
  #wish = { theme: "", difficulty: "own" };

  /**
   * @param {{ board: ErgoBoard; game: string; puzzles: Puzzle[] }} context
   * @param {string} [item] of the address
   */
  constructor({ board, game, puzzles }, item) {
    this.#game = game;
    this.#puzzles = puzzles;
    const theme = themeIn(item) ?? "";
    if (puzzles.some(({ themes }) => themes.includes(theme))) this.#wish = { ...this.#wish, theme };
    this.#puzzle = puzzles[0];
    this.#board = new ExerciseBoard(makeBoard(board, { game, waiting: "", bare: "" }), { game });
    this.#solver = new Solver(words, this.#board, this.#card, new PuzzleJudge(words), {
      arrange: (stage, actions) => this.#arrange(stage, actions),
      missed: (move) => this.#missed(move),
      solved: () => this.#solved(),
      shown: () => this.#note(false),
    });
    this.#next = action(words.puzzles.next, () => this.#goOn());
    this.#panel = new Panel({ board, game, puzzles, theme: this.#wish.theme }, (wish) => {
      this.#wish = { ...this.#wish, ...wish };
      this.#practise();
    });
    this.#ways = new Ways(game, {
      rated: () => this.#run && this.#practise(true),
      run: () => this.#startRun(),
      more: () => this.#panel.element.scrollIntoView({ block: "start" }),
    });
    this.#card.element.prepend(this.#ways.element);
    this.#card.element.querySelector(".head")?.prepend(gamePicker("puzzles", () => game).element);
    const main = make("div", { class: "main" }, this.#card.element, this.#board.element);
    this.element = make("div", { class: "exercise puzzle" }, main, this.#panel.element);
  }

  /** @param {string} [item] of the address */
  start(item) {
    if (item === TODAY) return void this.#open(puzzleOf(this.#puzzles, dayOf()), "today");
    const linked = this.#puzzles.find(({ id }) => id === item);
    if (linked) return void this.#open(linked, "linked");
    this.#practise();
    if (item !== undefined && !this.#wish.theme) this.#card.answer("info", words.puzzles.unknown);
    return undefined;
  }

  close() {
    this.#requests.next();
    // Leaving does not undo a wrong try.
    if (!this.#run && this.#solver.isMissed && !this.#isOver) noteResult(this.#game, this.#puzzle, false);
    this.#endRun();
    this.#solver.close();
  }

  /**
   * Opens the next puzzle to practise.
   *
   * @param {boolean} [isFurther] whether the person goes on from another one
   */
  #practise(isFurther = false) {
    this.#endRun();
    const record = readRecord(this.#game);
    const puzzle = nextPuzzle(record, this.#puzzles, {
      after: isFurther ? this.#puzzle.id : undefined,
      wish: this.#wish,
    });
    const isDue = duePuzzles(record, this.#puzzles).includes(puzzle);
    void this.#open(puzzle, isDue ? "due" : "practice", isFurther);
  }

  #goOn() {
    if (this.#run) return this.#openOfRun();
    if (!this.#isOver && this.#solver.isMissed) this.#note(false);
    return this.#practise(true);
  }

  /**
   * @param {Puzzle} puzzle
   * @param {Origin} origin
   * @param {boolean} [isFurther]
   */
  async #open(puzzle, origin, isFurther = false) {
    this.#requests.next();
    this.#puzzle = puzzle;
    this.#origin = origin;
    this.#isOver = false;
    const opened = this.#solver.open(puzzle, { isAlone: this.#run !== undefined });
    if (isFurther) this.#board.element.focus();
    this.#showRecord();
    if (await opened) this.#describe();
  }

  #showRecord() {
    this.#panel.show(this.#puzzle);
    this.#showWays();
  }

  #showWays() {
    const { own, best } = readRecord(this.#game);
    this.#ways.show(this.#origin, { rating: own.rating, best, run: this.#run?.state });
  }

  /**
   * @param {"open" | "read" | "reply" | "solved"} stage
   * @param {Actions} actions
   */
  #arrange(stage, actions) {
    this.#next.textContent = stage === "open" && !this.#isOver ? words.puzzles.skip : words.puzzles.next;
    this.#next.classList.toggle("main", stage !== "open");
    return [...Object.values(actions).filter((one) => one !== undefined), this.#next];
  }

  /** Says what is to be done. */
  #describe() {
    const say = words.puzzles;
    const chips = {
      today: say.today,
      due: say.again,
      linked: say.linked,
      practice: say.training,
      run: say.run,
    };
    const { title, text } = this.#solver.words;
    this.#card.show({
      chip: chips[this.#origin],
      place: this.#run?.state ?? say.rating(this.#puzzle.rating),
      title,
      text: `${say.youAre(this.#solver.colour)} ${text}`,
    });
    this.#card.progress(0, 0);
  }

  /**
   * @param {string} move that was wrong
   * @returns {boolean} whether it is answered here
   */
  #missed(move) {
    if (this.#run) this.#endOfRun(false);
    else if (move === PASS) this.#note(false);
    return this.#run !== undefined;
  }

  /**
   * Notes the result, once.
   *
   * @param {boolean} isSolved
   */
  #note(isSolved) {
    this.#next.textContent = words.puzzles.next;
    if (this.#isOver) return;
    this.#isOver = true;
    noteResult(this.#game, this.#puzzle, isSolved);
    if (isSolved && this.#origin === "today") noteDay(this.#game, dayOf());
    this.#showRecord();
  }

  /** @returns {boolean} whether it is answered here */
  #solved() {
    if (this.#run) {
      this.#endOfRun(true);
      return true;
    }
    // The puzzle of the day counts for the day, also at the second try.
    if (this.#origin === "today" && !this.#isOver) noteDay(this.#game, dayOf());
    this.#note(!this.#solver.isMissed && this.#solver.hints === 0);
    this.#showRecord();
    return false;
  }

  #endRun() {
    this.#run?.stop();
    this.#run = undefined;
  }

  #startRun() {
    this.#endRun();
    this.#run = new TimedRun(this.#game, this.#puzzles, {
      tick: () => {
        this.#describe();
        this.#showWays();
      },
      over: (text) => {
        this.#practise(true);
        this.#card.answer("info", text);
      },
    });
    this.#openOfRun();
  }

  #openOfRun() {
    if (this.#run) void this.#open(this.#run.next(), "run", true);
  }

  /**
   * The end of a puzzle of a timed run.
   *
   * @param {boolean} isSolved
   */
  #endOfRun(isSolved) {
    const isLatest = this.#requests.current();
    this.#run?.count(isSolved);
    this.#showWays();
    this.#card.answer(isSolved ? "right" : "missed", isSolved ? words.puzzles.solved : words.puzzles.wrong);
    if (!isSolved) giveCue(this.#board.element, "illegal");
    setTimeout(() => isLatest() && this.#openOfRun(), RUN_PAUSE);
  }
}
