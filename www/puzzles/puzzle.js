/**
 * Solving puzzles: an engine judges what is tried, answers right moves with the best defence, and refutes wrong ones on the
 * board.
 */
import { make } from "../board/make.js";
import { ExerciseBoard } from "../exercise/board.js";
import { Card, action } from "../exercise/card.js";
import { Demonstration } from "../exercise/demonstration.js";
import { ExerciseJudge, PASS } from "../exercise/judge.js";
import { contextOf } from "../exercise/reason.js";
import { colourOf, more } from "../text/index.js";
import { dayOf, puzzleOf } from "./daily.js";
import { Panel } from "./panel.js";
import { duePuzzles, nextPuzzle, noteDay, noteResult, readRecord } from "./record.js";
import { TimedRun } from "./run.js";

/** @typedef {import("../element/ergo-board.js").ErgoBoard} ErgoBoard */
/** @typedef {import("../wasm/ergo_wasm.js").Attempt} Attempt */
/** @typedef {import("./read.js").Puzzle} Puzzle */

/** How a puzzle came onto the board. @typedef {"practice" | "today" | "due" | "linked" | "run"} Origin */

/** The address of the puzzle of the day within the place. */
export const TODAY = "today";

/** The most moves of a refutation that are shown. */
const LONGEST = 5;

/** How long the end of a puzzle of a timed run is seen, in milliseconds. */
const RUN_PAUSE = 700;

/** What a goal is, its plies and its stones. @param {string} goal */
function readGoal(goal) {
  const [kind, first, , last] = goal.split(" ");
  return { kind: /** @type {"win" | "hold" | "gain" | "decide"} */ (kind), plies: Number(last ?? first), stones: last ? Number(first) : 0 };
}

/** How many moves of one side are in an odd number of plies. @param {number} plies */
const movesIn = (plies) => (plies + 1) / 2;

export class PuzzlePlace {
  element;
  #game;
  #puzzles;
  #board;
  #card = new Card();
  #judge = new ExerciseJudge();
  #panel;
  /** @type {Puzzle} */
  #puzzle;
  /** @type {Origin} */
  #origin = "practice";
  /** What is still to be done, and the moves that led there. */
  #goal = "";
  /** @type {string[]} */
  #moves = [];
  /** The goal after the first move, and that move, for other defences. @type {{ goal: string, moves: string[] } | undefined} */
  #branch;
  /** Resolves when the last reply is on the board. @type {Promise<unknown>} */
  #going = Promise.resolve();
  /** Whether the reply of the opponent is asked for. */
  #asksReply = false;
  /** Changes with every puzzle, so that late answers are dropped. */
  #turn = 0;
  /** Whether something else than the solution was tried or seen, how many hints were, and whether it counts no more. */
  #isMissed = false;
  #hints = 0;
  #isOver = false;
  /** @type {TimedRun | undefined} */
  #run;
  #pass;
  #hint;
  #solution;
  #next;
  #other;

  /** @param {{ board: ErgoBoard, game: string, puzzles: Puzzle[] }} context */
  constructor({ board, game, puzzles }) {
    const say = more.puzzles;
    this.#game = game;
    this.#puzzles = puzzles;
    this.#puzzle = puzzles[0];
    this.#board = new ExerciseBoard(game, board, (move) => this.#try(move));
    this.#pass = action(say.pass, () => this.#try(PASS));
    this.#hint = action(say.hint, () => this.#giveHint(), { icon: "hint" });
    this.#solution = action(say.solution, () => this.#show(), { icon: "eye" });
    this.#next = action(say.next, () => this.#goOn(), { main: true });
    this.#other = action(say.otherDefence, () => this.#askReply());
    this.#panel = new Panel(game, puzzles, { run: () => this.#startRun() });
    const main = make("div", { class: "main" }, this.#card.element, this.#board.element);
    this.element = make("div", { class: "exercise puzzle" }, main, this.#panel.element);
  }

  /** @param {string | undefined} item of the address */
  start(item) {
    if (item === TODAY) return void this.#open(puzzleOf(this.#puzzles, dayOf()), "today");
    const linked = this.#puzzles.find(({ id }) => id === item);
    if (linked) return void this.#open(linked, "linked");
    this.#practise();
    if (item !== undefined) this.#card.answer("info", more.puzzles.unknown);
    return undefined;
  }

  close() {
    this.#turn++;
    this.#run?.stop();
    // Leaving does not undo a wrong try.
    if (!this.#run && this.#isMissed && !this.#isOver) noteResult(this.#game, this.#puzzle, false);
    this.#board.close();
    this.#judge.close();
  }

  /** Opens the next puzzle to practise. @param {boolean} [isFurther] whether the person goes on from another one */
  #practise(isFurther = false) {
    const record = readRecord(this.#game);
    const isDue = duePuzzles(record, this.#puzzles).length > 0;
    const puzzle = nextPuzzle(record, this.#puzzles, { after: isFurther ? this.#puzzle.id : undefined });
    void this.#open(puzzle, isDue ? "due" : "practice", isFurther);
  }

  #goOn() {
    if (this.#run) return this.#openOfRun();
    if (!this.#isOver && this.#isMissed) this.#note(false);
    return this.#practise(true);
  }

  /** @param {Puzzle} puzzle @param {Origin} origin @param {boolean} [isFurther] */
  async #open(puzzle, origin, isFurther = false) {
    const turn = ++this.#turn;
    this.#puzzle = puzzle;
    this.#origin = origin;
    this.#goal = puzzle.goal;
    this.#moves = [];
    this.#branch = undefined;
    this.#isMissed = this.#isOver = this.#asksReply = false;
    this.#hints = 0;
    this.#card.answer("none", "");
    this.#next.textContent = more.puzzles.skip;
    this.#next.classList.remove("main");
    this.#setActions(...(puzzle.goal.startsWith("decide") ? [this.#pass] : []), this.#hint, this.#solution, this.#next);
    if (isFurther) this.#board.element.focus();
    await this.#board.open(puzzle.position, [], []);
    if (turn !== this.#turn) return;
    this.#judge.open(this.#board.setup);
    this.#describe();
    this.#panel.show(puzzle, origin);
  }

  /** @param {...HTMLElement} actions */
  #setActions(...actions) {
    if (this.#run) this.#card.setActions(...actions.filter((one) => one === this.#pass || one === this.#next));
    else this.#card.setActions(...actions);
  }

  /** The side that solves the puzzle. */
  get #side() {
    const [, side = "1"] = this.#puzzle.position.match(/ ([12])(?: |$)/) ?? [];
    return Number(side) - 1;
  }

  get #colours() {
    const { view } = this.#board.state;
    const own = this.#side;
    return view
      ? { own: colourOf(view, own), other: colourOf(view, 1 - own) }
      : { own: /** @type {const} */ ("white"), other: /** @type {const} */ ("black") };
  }

  /** How many pieces the sides have in hand, where there are any. */
  get #hands() {
    const { view } = this.#board.state;
    const { own, other } = this.#colours;
    if (!view) return "";
    const counts = view.hands.map((runs) => runs.reduce((sum, { count }) => sum + count, 0));
    const [mine, theirs] = this.#side === 0 ? counts : counts.toReversed();
    return mine + theirs > 0 ? more.puzzles.hands(own, mine, other, theirs) : "";
  }

  /** Says what is to be done. */
  #describe() {
    const say = more.puzzles;
    const { kind, plies, stones } = readGoal(this.#puzzle.goal);
    const { own, other } = this.#colours;
    const count = movesIn(plies);
    const titles = {
      win: () => say.win(own, count),
      hold: () => say.hold(own, other, count),
      gain: () => say.gain(own, stones),
      decide: () => say.decide(own, count),
    };
    const chips = { today: say.today, due: say.again, linked: say.linked, practice: say.training, run: say.run };
    this.#card.show({
      chip: chips[this.#origin],
      place: this.#run ? this.#run.state : say.rating(this.#puzzle.rating),
      title: titles[kind](),
      text: [say.tasks[kind](own, count), this.#hands].filter(Boolean).join(" "),
    });
    this.#card.progress(0, 0);
  }

  /** Judges a move, or takes the reply that the person chose. @param {string} move */
  async #try(move) {
    if (this.#asksReply) return this.#takeReply(move);
    const turn = this.#turn;
    const say = more.puzzles;
    const attempt = await this.#judge.attempt(this.#goal, move).catch(() => undefined);
    if (turn !== this.#turn) return undefined;
    if (!attempt) return this.#board.takeBack();
    const { verdict, goal, reply } = attempt;
    if (verdict === "solved") return this.#solved(move);
    if (verdict === "wrong") return this.#wrong(attempt, move);
    if (!goal || !reply) return this.#board.takeBack();
    this.#goal = goal;
    this.#branch ??= { goal, moves: [...this.#moves, move] };
    this.#moves.push(move, reply);
    void this.#board.show([]);
    this.#card.answer("right", verdict === "longer" ? say.longer(reply) : say.right(reply));
    this.#going = this.#board.goOn(move, reply);
    await this.#going;
    if (turn === this.#turn) this.#judge.open(this.#board.setup);
    return undefined;
  }

  /** @param {Attempt} attempt @param {string} move */
  #wrong(attempt, move) {
    const say = more.puzzles;
    this.#isMissed = true;
    if (this.#run) return this.#endOfRun(false);
    if (move === PASS) {
      this.#note(false);
      this.#card.answer("wrong", say.passWrong);
      return this.#board.showAndTakeBack(attempt.line);
    }
    const line = attempt.line.slice(0, LONGEST);
    const { kind, plies } = readGoal(this.#puzzle.goal);
    const { view } = this.#board.state;
    const why =
      attempt.reason?.code.startsWith("allows") && view
        ? more.review.reason(attempt.reason, contextOf(this.#board.state, 1 - view.turn, move, "", attempt.reason.cells))
        : line.length > 0
          ? say.refuted(line[0])
          : "";
    const again = kind === "decide" && this.#hints > 0 ? say.nothing(movesIn(plies)) : say.tryAgain;
    this.#card.answer("wrong", [say.wrong, why, again].filter(Boolean).join(" "));
    return this.#board.showAndTakeBack(line);
  }

  /** Notes the result, once. @param {boolean} isSolved */
  #note(isSolved) {
    if (this.#isOver) return;
    this.#isOver = true;
    noteResult(this.#game, this.#puzzle, isSolved);
    if (isSolved && this.#origin === "today") noteDay(this.#game, dayOf());
    this.#panel.show(this.#puzzle, this.#origin);
  }

  /** @param {string} move */
  #solved(move) {
    const say = more.puzzles;
    if (this.#run) return this.#endOfRun(true);
    const isClean = !this.#isMissed && this.#hints === 0;
    // The puzzle of the day counts for the day, also at the second try.
    if (this.#origin === "today" && !this.#isOver) noteDay(this.#game, dayOf());
    this.#note(isClean);
    this.#panel.show(this.#puzzle, this.#origin);
    void this.#board.show([]);
    this.#card.answer("right", move === PASS ? say.passRight : isClean ? say.solved : say.solvedLate);
    this.#next.textContent = say.next;
    this.#next.classList.add("main");
    this.#setActions(...(this.#branch ? [this.#other] : []), this.#next);
    this.#next.focus();
    return undefined;
  }

  /** Lets the person play another reply of the opponent. */
  async #askReply() {
    if (!this.#branch) return;
    const turn = this.#turn;
    this.#asksReply = true;
    this.#card.answer("info", more.puzzles.chooseReply(this.#colours.other));
    this.#setActions(this.#next);
    await this.#board.askReply(this.#puzzle.position, this.#branch.moves);
    if (turn === this.#turn) this.#board.element.focus();
  }

  /** @param {string} reply */
  async #takeReply(reply) {
    const turn = this.#turn;
    if (!this.#branch) return;
    this.#asksReply = false;
    this.#moves = [...this.#branch.moves, reply];
    await this.#board.open(this.#puzzle.position, this.#moves, [], true);
    if (turn !== this.#turn) return;
    this.#judge.open(this.#board.setup);
    const goal = await this.#goalAfter(this.#branch.goal);
    if (turn !== this.#turn) return;
    if (goal === undefined) return this.#solved(reply);
    this.#goal = goal;
    const { kind, plies, stones } = readGoal(goal);
    const { own } = this.#colours;
    const task = more.puzzles.tasks[kind](own, movesIn(plies));
    this.#card.answer("info", kind === "gain" ? `${more.puzzles.gain(own, stones)}. ${task}` : task);
  }

  /** What is to be done after another reply than the strongest: as many stones can be won as are proven. @param {string} goal after the strongest @returns {Promise<string | undefined>} nothing if there is no more to win */
  async #goalAfter(goal) {
    const { kind, plies } = readGoal(goal);
    if (kind !== "gain") return goal;
    for (let { stones } = readGoal(this.#puzzle.goal); stones > 0; stones--) {
      const wanted = `gain ${stones} in ${plies}`;
      if ((await this.#judge.solution(wanted).catch(() => [])).length > 0) return wanted;
    }
    return undefined;
  }

  /** Says what the puzzle is about, and then where to look. */
  async #giveHint() {
    const turn = this.#turn;
    const say = more.puzzles;
    this.#hints++;
    if (this.#hints === 1 && this.#goal === this.#puzzle.goal) {
      const names = this.#puzzle.themes.map((theme) => say.themes[theme]).filter((name) => name !== undefined);
      return this.#card.answer("info", say.hintThemes(names));
    }
    const [move = ""] = await this.#judge.solution(this.#goal).catch(() => []);
    if (turn !== this.#turn) return undefined;
    const [cell] = move.match(/[a-j]\d+/) ?? [];
    if (!cell) return this.#card.answer("info", say.nothing(movesIn(readGoal(this.#goal).plies)));
    this.#card.answer("info", say.hintCell(cell));
    return this.#board.show([`G${cell}`]);
  }

  /** Shows the solution on the board, and takes it back. */
  async #show() {
    const turn = this.#turn;
    const say = more.puzzles;
    this.#note(false);
    this.#isMissed = true;
    this.#card.answer("info", say.showing);
    await this.#going;
    if (turn !== this.#turn) return;
    const demonstration = new Demonstration(this.#board.setup, this.#goal);
    await this.#board.demonstrate(() => demonstration.next()).catch(() => false);
    demonstration.close();
    if (turn !== this.#turn) return;
    const { line } = demonstration;
    const isPass = line.length === 0 && this.#goal.startsWith("decide");
    this.#card.answer("info", line.length > 0 ? say.shown(line) : isPass ? say.nothing(movesIn(readGoal(this.#goal).plies)) : say.unsolved);
    this.#next.textContent = say.next;
  }

  #startRun() {
    this.#run = new TimedRun(this.#game, this.#puzzles, {
      tick: () => this.#run && this.#describe(),
      over: (text) => {
        this.#run = undefined;
        this.#practise(true);
        this.#card.answer("info", text);
      },
    });
    this.#openOfRun();
  }

  #openOfRun() {
    if (this.#run) void this.#open(this.#run.next(), "run", true);
  }

  /** The end of a puzzle of a timed run. @param {boolean} isSolved */
  #endOfRun(isSolved) {
    const turn = this.#turn;
    this.#run?.count(isSolved);
    this.#card.answer(isSolved ? "right" : "wrong", isSolved ? more.puzzles.solved : more.puzzles.wrong);
    setTimeout(() => turn === this.#turn && this.#openOfRun(), RUN_PAUSE);
  }
}
