/**
 * Solving an exercise: an engine judges the moves, answers right moves with the best defence, and refutes
 * wrong moves on the board. The owner decides what comes before and after an exercise.
 */
import { movesIn, readGoal } from "../game/goal.js";
import { colourOf, more } from "../text/index.js";
import { action } from "./card.js";
import { Demonstration } from "./demonstration.js";
import { ExerciseJudge, PASS } from "./judge.js";
import { contextOf } from "./reason.js";
import { wordsOf } from "./words.js";

/** @import {ExerciseBoard} from "./board.js" */
/** @import {Card} from "./card.js" */
/** @import {Attempt} from "../wasm/ergo_wasm.js" */

/**
 * A position with a goal.
 *
 * @typedef {object} Exercise
 * @property {string} [position] default: the start of the game
 * @property {readonly string[]} [moves] from there to the position on the board
 * @property {string} goal in the grammar of the judge; empty for a step that is only read
 * @property {string} [text] the task, instead of the words of the goal
 * @property {Readonly<Record<string, string>>} [answers] messages for particular moves, right or wrong,
 *   instead of the default ones
 * @property {readonly string[]} [shapes] circles and arrows, as in `[%csl]` and `[%cal]`
 * @property {readonly string[]} [themes] the first hint
 */

/**
 * The owner of a solver, which shows its exercises.
 *
 * @typedef {object} Owner
 * @property {(stage: "open" | "read" | "reply" | "solved", actions: HTMLElement[]) => HTMLElement[]} arrange
 *   adds its own actions to those of the card
 * @property {(move: string, attempt: Attempt) => void} [tried] a move was judged
 * @property {(move: string) => boolean | void} [missed] a move was wrong; return `true` to answer it yourself
 * @property {(move: string) => boolean | void} [solved] the exercise is solved; likewise
 * @property {() => void} [shown] the user asked for the solution
 */

/** The maximum number of moves of a refutation that are shown. */
const LONGEST = 5;

export class Solver {
  /** Whether something else than the solution was tried or seen. */
  isMissed = false;
  /**
   * The number of moves tried at the start of the exercise or after right moves, and the number of hints
   * given.
   */
  tries = 0;
  hints = 0;
  /** Whether the solution was shown, and whether the exercise is solved. */
  isShown = false;
  isSolved = false;
  #board;
  #card;
  #owner;
  #judge = new ExerciseJudge();
  /** @type {Exercise} */
  #exercise = { goal: "any" };
  /** The side that solves it. */
  #side = 0;
  /** The remaining goal, and the moves that led to the current position. */
  #goal = "";
  /** @type {string[]} */
  #moves = [];
  /**
   * The goal after the first move, and that move, to try other defences.
   *
   * @type {{ goal: string; moves: string[] } | undefined}
   */
  #branch;
  /**
   * Resolves when the last reply is on the board.
   *
   * @type {Promise<unknown>}
   */
  #going = Promise.resolve();
  /** Whether the user is choosing the opponent's reply. */
  #asksReply = false;
  /** Generation counter, incremented with every exercise: late results are dropped. */
  #turn = 0;
  #pass;
  #hint;
  #solution;
  #other;

  /**
   * @param {ExerciseBoard} board
   * @param {Card} card
   * @param {Owner} owner
   */
  constructor(board, card, owner) {
    const say = more.puzzles;
    this.#board = board;
    this.#card = card;
    this.#owner = owner;
    board.onTry = (move) => this.try(move);
    this.#pass = action(say.pass, () => this.try(PASS));
    this.#hint = action(say.hint, () => this.hint(), { icon: "hint" });
    this.#solution = action(say.solution, () => this.show(), { icon: "eye" });
    this.#other = action(say.otherDefence, () => this.#askReply());
  }

  /** Stops everything in progress. */
  close() {
    this.#turn++;
    this.#board.close();
    this.#judge.close();
  }

  /**
   * Opens an exercise. The board reports a position that cannot be parsed.
   *
   * @param {Exercise} exercise
   * @param {boolean} [isAlone] without hints and solution
   * @returns {Promise<boolean>} whether it is on the board, and no other was opened meanwhile
   */
  async open(exercise, isAlone = false) {
    const turn = ++this.#turn;
    this.#exercise = exercise;
    this.#goal = exercise.goal;
    this.#moves = [...(exercise.moves ?? [])];
    this.#branch = undefined;
    this.isMissed = this.isShown = this.isSolved = this.#asksReply = false;
    this.tries = this.hints = 0;
    this.#card.answer("none", "");
    const pass = exercise.goal.startsWith("decide") ? [this.#pass] : [];
    if (exercise.goal) this.#arrange("open", ...pass, ...(isAlone ? [] : [this.#hint, this.#solution]));
    else this.#arrange("read");
    const isOpen = await this.#board.open(exercise.position, this.#moves, exercise.shapes ?? [], true);
    if (turn !== this.#turn || !isOpen) return false;
    this.#side = this.#board.state.view?.turn ?? 0;
    if (exercise.goal === "") this.#board.lock();
    this.#judge.open(this.#board.setup);
    return true;
  }

  /**
   * @param {"open" | "read" | "reply" | "solved"} stage
   * @param {...HTMLElement} actions
   */
  #arrange(stage, ...actions) {
    this.#card.setActions(...this.#owner.arrange(stage, actions));
  }

  /** What there is to do now. */
  get #now() {
    return readGoal(this.#goal);
  }

  get #colours() {
    const { view } = this.#board.state;
    const own = this.#side;
    return view
      ? { own: colourOf(view, own), other: colourOf(view, 1 - own) }
      : { own: /** @type {const} */ ("white"), other: /** @type {const} */ ("black") };
  }

  /** The number of pieces that each side has in hand, in games with hands. */
  get #hands() {
    const { view } = this.#board.state;
    const { own, other } = this.#colours;
    if (!view) return "";
    const counts = view.hands.map((runs) => runs.reduce((sum, { count }) => sum + count, 0));
    const [mine, theirs] = this.#side === 0 ? counts : counts.toReversed();
    return mine + theirs > 0 ? more.puzzles.hands(own, mine, other, theirs) : "";
  }

  /** What is to be done, once the exercise is on the board. */
  get words() {
    const { own, other } = this.#colours;
    const { goal } = this.#exercise;
    const { title, text } = goal
      ? wordsOf(readGoal(goal), own, other)
      : { title: more.puzzles.read, text: "" };
    return { title, text: [this.#exercise.text || text, this.#hands].filter(Boolean).join(" ") };
  }

  /**
   * Judges a move or a pass, or plays the reply that the user chose.
   *
   * @param {string} move
   */
  async try(move) {
    if (this.#asksReply) return this.#takeReply(move);
    const turn = this.#turn;
    const say = more.puzzles;
    const attempt = await this.#judge.attempt(this.#goal, move).catch(() => undefined);
    if (turn !== this.#turn) return undefined;
    if (!attempt) return this.#board.takeBack();
    this.tries++;
    this.#owner.tried?.(move, attempt);
    const { verdict, goal, reply } = attempt;
    if (verdict === "solved") return this.#solved(move);
    if (verdict === "wrong") return this.#wrong(attempt, move);
    if (!goal || !reply) return this.#board.takeBack();
    const said = this.#goal === this.#exercise.goal ? this.#exercise.answers?.[move] : undefined;
    this.#goal = goal;
    this.#branch ??= { goal, moves: [...this.#moves, move] };
    this.#moves.push(move, reply);
    void this.#board.show([]);
    const words = [said, verdict === "longer" ? say.longer(reply) : say.right(reply)];
    this.#card.answer("right", words.filter(Boolean).join(" "));
    this.#going = this.#board.goOn(move, reply);
    await this.#going;
    if (turn === this.#turn) this.#judge.open(this.#board.setup);
    return undefined;
  }

  /**
   * @param {Attempt} attempt
   * @param {string} move
   */
  #wrong(attempt, move) {
    const say = more.puzzles;
    this.isMissed = true;
    if (this.#owner.missed?.(move)) return undefined;
    if (move === PASS) {
      this.#card.answer("wrong", say.passWrong);
      return this.#board.showAndTakeBack(attempt.line);
    }
    const now = this.#now;
    // Other goals have nothing to prove.
    const line = now.plies > 0 ? attempt.line.slice(0, LONGEST) : [];
    const again = now.kind === "decide" && this.hints > 0 ? say.nothing(movesIn(now.plies)) : say.tryAgain;
    const words = [this.#exercise.answers?.[move] || say.wrong, this.#why(attempt, move, line), again];
    this.#card.answer("wrong", words.filter(Boolean).join(" "));
    return this.#board.showAndTakeBack(line);
  }

  /**
   * Why a move is wrong, as far as it is proven.
   *
   * @param {Attempt} attempt
   * @param {string} move
   * @param {string[]} line
   */
  #why({ reason }, move, line) {
    const { view } = this.#board.state;
    // Naming what was missed would give away the solution.
    if (reason && view && reason.code.startsWith("allows")) {
      return more.review.reason(reason, contextOf(this.#board.state, 1 - view.turn, move, "", reason.cells));
    }
    return line.length > 0 ? more.puzzles.refuted(line[0]) : "";
  }

  /** @param {string} move */
  #solved(move) {
    const say = more.puzzles;
    this.isSolved = true;
    if (this.#owner.solved?.(move)) return;
    void this.#board.show([]);
    const isClean = !this.isMissed && this.hints === 0;
    const words = move === PASS ? say.passRight : isClean ? say.solved : say.solvedLate;
    this.#card.answer("right", this.#exercise.answers?.[move] || words);
    this.#arrange("solved", ...(this.#branch ? [this.#other] : []));
    this.#card.focusMain();
  }

  /** Lets the user choose another reply for the opponent. */
  async #askReply() {
    if (!this.#branch) return;
    const turn = this.#turn;
    this.#asksReply = true;
    this.#card.answer("info", more.puzzles.chooseReply(this.#colours.other));
    this.#arrange("reply");
    await this.#board.askReply(this.#exercise.position, this.#branch.moves);
    if (turn === this.#turn) this.#board.element.focus();
  }

  /** @param {string} reply */
  async #takeReply(reply) {
    const turn = this.#turn;
    if (!this.#branch) return;
    this.#asksReply = false;
    this.#moves = [...this.#branch.moves, reply];
    await this.#board.open(this.#exercise.position, this.#moves, [], true);
    if (turn !== this.#turn) return;
    this.#judge.open(this.#board.setup);
    const goal = await this.#goalAfter(this.#branch.goal);
    if (turn !== this.#turn) return;
    if (goal === undefined) return this.#solved(reply);
    this.#goal = goal;
    const { own, other } = this.#colours;
    const { title, text } = wordsOf(this.#now, own, other);
    this.#card.answer("info", this.#now.kind === "gain" ? `${title}. ${text}` : text);
  }

  /**
   * The goal after a weaker reply: to win the number of stones that is proven.
   *
   * @param {string} goal after the strongest reply
   * @returns {Promise<string | undefined>} nothing if there is no more to win
   */
  async #goalAfter(goal) {
    const { kind, plies } = readGoal(goal);
    if (kind !== "gain") return goal;
    for (let stones = readGoal(this.#exercise.goal).stones; stones > 0; stones--) {
      const wanted = `gain ${stones} in ${plies}`;
      if ((await this.#judge.solution(wanted).catch(() => [])).length > 0) return wanted;
    }
    return undefined;
  }

  /** Names the theme of the exercise, and then where to look. */
  async hint() {
    const turn = this.#turn;
    const say = more.puzzles;
    this.hints++;
    const names = (this.#exercise.themes ?? [])
      .map((theme) => say.themes[theme])
      .filter((name) => name !== undefined);
    if (this.hints === 1 && this.#goal === this.#exercise.goal && names.length > 0) {
      return this.#card.answer("info", say.hintThemes(names));
    }
    const [move = ""] = await this.#judge.solution(this.#goal).catch(() => []);
    if (turn !== this.#turn) return undefined;
    const [cell] = move.match(/[a-j]\d+/) ?? [];
    if (!cell) return this.#card.answer("info", this.#nothing(move));
    this.#card.answer("info", say.hintCell(cell));
    return this.#board.show([`G${cell}`]);
  }

  /**
   * The message if no solution is shown.
   *
   * @param {string} move a pass, or nothing
   */
  #nothing(move) {
    return move === PASS ? more.puzzles.nothing(movesIn(this.#now.plies)) : more.puzzles.unsolved;
  }

  /** Shows the solution on the board, then takes it back. */
  async show() {
    const turn = this.#turn;
    const say = more.puzzles;
    this.isMissed = this.isShown = true;
    this.#owner.shown?.();
    this.#card.answer("info", say.showing);
    await this.#going;
    if (turn !== this.#turn) return;
    const demonstration = new Demonstration(this.#board.setup, this.#goal);
    await this.#board.demonstrate(() => demonstration.next()).catch(() => false);
    demonstration.close();
    if (turn !== this.#turn) return;
    const { line, passes } = demonstration;
    this.#card.answer("info", line.length > 0 ? say.shown(line) : this.#nothing(passes ? PASS : ""));
  }
}
