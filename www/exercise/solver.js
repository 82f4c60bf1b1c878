/**
 * Solving an exercise, in lessons, puzzles, and practice of mistakes: what is tried is judged, a right move
 * is answered with the best defence, and a wrong one is refuted on the board. A judge decides what is right
 * and how that is said; the owner decides what comes before and after an exercise, and what is counted.
 */
import { movesIn, readGoal } from "../game/goal.js";
import { colourOf } from "../text/words.js";
import { action } from "./card.js";
import { PASS } from "./judge.js";
import { contextOf } from "./reason.js";
import { wordsOf } from "./words.js";
import { Requests } from "../ui/latest.js";

/** @import {Exercise} from "./types.js" */
/** @import {Actions} from "./types.js" */
/** @import {ExerciseBoard} from "./board.js" */
/** @import {Card} from "./card.js" */
/** @import {Judge} from "./judge.js" */
/** @import {Judgement} from "./types.js" */
/** @import {Words} from "../text/language.js" */

/**
 * The board of a solver. Where exercises are single moves, it need not play replies, nor draw.
 *
 * @typedef {Pick<
 *   ExerciseBoard,
 *   | "element"
 *   | "onTry"
 *   | "setup"
 *   | "state"
 *   | "open"
 *   | "accept"
 *   | "lock"
 *   | "takeBack"
 *   | "showAndTakeBack"
 *   | "demonstrate"
 *   | "close"
 * > &
 *   Partial<Pick<ExerciseBoard, "askReply" | "goOn" | "show" | "showAgain">>} SolverBoard
 */

/**
 * The owner of a solver, which shows its exercises.
 *
 * @typedef {object} Owner
 * @property {(stage: "open" | "read" | "reply" | "solved", actions: Actions) => HTMLElement[]} arrange adds
 *   its own buttons
 * @property {(move: string, judgement: Judgement) => void} [tried] a move was judged
 * @property {(move: string) => boolean | void} [missed] a move was wrong; return `true` to answer it yourself
 * @property {(move: string) => boolean | void} [solved] the exercise is solved; likewise
 * @property {() => void} [shown] the user asked for the solution
 * @property {(found: "line" | "pass" | "nothing") => void} [demonstrated] the solution was seen, or none was
 *   found
 */

/** The maximum number of moves of a refutation that are shown. */
const LONGEST = 5;

/**
 * How many moves of a refutation are shown. Lessons show a whole one only where it is what they are about:
 * what must not be allowed.
 *
 * @param {boolean} teaches
 * @param {ReturnType<typeof readGoal>} goal other goals have nothing to prove
 */
const shownOf = (teaches, { kind, plies }) => (plies === 0 ? 0 : teaches && kind !== "hold" ? 1 : LONGEST);

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
  #words;
  #board;
  #card;
  #owner;
  #judge;
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
  #requests = new Requests();
  /**
   * Whether the exercise is on the board, once that is known.
   *
   * @type {Promise<boolean>}
   */
  #opened = Promise.resolve(false);
  #pass;
  #hint;
  #solution;
  #other;

  /**
   * @param {Words} words
   * @param {SolverBoard} board
   * @param {Pick<Card, "answer" | "setActions" | "focusMain"> &
   *   Partial<Pick<Card, "showLine" | "markMove">>} card
   * @param {Judge} judge
   * @param {Owner} owner
   */
  constructor(words, board, card, judge, owner) {
    this.#words = words;
    this.#board = board;
    this.#card = card;
    this.#judge = judge;
    this.#owner = owner;
    board.onTry = (move) => this.try(move);
    const { pass, hint, solution, otherDefence } = judge.say;
    const offer = (
      /** @type {string | undefined} */ label,
      /** @type {() => unknown} */ act,
      /** @type {Parameters<typeof action>[2]} */ look = {},
    ) => (label === undefined ? undefined : action(label, act, look));
    this.#pass = offer(pass, () => this.isSolved || this.try(PASS));
    this.#hint = offer(hint, () => this.hint(), { icon: "hint" });
    this.#solution = offer(solution, () => this.show(), { icon: "eye" });
    this.#other = offer(otherDefence, () => this.#askReply());
  }

  /** Stops everything in progress. */
  close() {
    this.#requests.next();
    this.#board.close();
    this.#judge.close();
  }

  /**
   * Opens an exercise. The board reports a position that cannot be parsed.
   *
   * @param {Exercise} exercise
   * @param {{ isAlone?: boolean; goesOn?: boolean }} [context] whether it is solved without hints and
   *   solution, and whether the board may play on from the exercise before
   * @returns {Promise<boolean>} whether it is on the board, and no other was opened meanwhile
   */
  open(exercise, context) {
    this.#opened = this.#open(exercise, context);
    return this.#opened;
  }

  /** @type {Solver["open"]} */
  async #open(exercise, { isAlone = false, goesOn = false } = {}) {
    const isLatest = this.#requests.next();
    this.#exercise = exercise;
    this.#begin();
    this.isMissed = this.isShown = this.isSolved = this.#asksReply = false;
    this.tries = this.hints = 0;
    this.#card.answer("none", "");
    const pass = this.#now.kind === "decide" ? this.#pass : undefined;
    const help = isAlone ? {} : { hint: this.#hint, solution: this.#solution };
    if (exercise.goal) this.#arrange("open", { pass, ...help });
    else this.#arrange("read");
    const isOpen = await this.#board.open(exercise.position, this.#moves, exercise.shapes ?? [], !goesOn);
    if (!isLatest() || !isOpen) return false;
    const { view } = this.#board.state;
    this.#side = view?.turn ?? 0;
    // If the game is over, there is nothing to do.
    if (exercise.goal && view?.outcome) this.#arrange("read");
    if (!exercise.goal || view?.outcome) this.#board.lock();
    else this.#judge.open(this.#board.setup);
    return true;
  }

  /** Goes to the start of the exercise, without the board. */
  #begin() {
    this.#goal = this.#exercise.goal;
    this.#moves = [...(this.#exercise.moves ?? [])];
    this.#branch = undefined;
  }

  /**
   * @param {"open" | "read" | "reply" | "solved"} stage
   * @param {Actions} [actions]
   */
  #arrange(stage, actions = {}) {
    this.#card.setActions(...this.#owner.arrange(stage, actions));
  }

  /** The task now. */
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

  /** The colour of the person. */
  get colour() {
    return this.#colours.own;
  }

  /** The number of pieces that each side has in hand, in games with hands. */
  get #hands() {
    const { view } = this.#board.state;
    const { own, other } = this.#colours;
    if (!view) return "";
    const counts = view.hands.map((runs) => runs.reduce((sum, { count }) => sum + count, 0));
    const [mine, theirs] = this.#side === 0 ? counts : counts.toReversed();
    return mine + theirs > 0 ? this.#words.puzzles.hands(own, mine, other, theirs) : "";
  }

  /** The task, once the exercise is on the board. */
  get words() {
    const { own, other } = this.#colours;
    const { goal } = this.#exercise;
    const { title, text } = goal
      ? wordsOf(this.#words, readGoal(goal), own, other)
      : { title: this.#words.puzzles.read, text: "" };
    return { title, text: [this.#exercise.text || text, this.#hands].filter(Boolean).join(" ") };
  }

  /**
   * The author's message for a move, at the start of the exercise.
   *
   * @param {string} move
   */
  #answerTo(move) {
    return this.#goal === this.#exercise.goal ? this.#exercise.answers?.[move] : undefined;
  }

  /**
   * Judges a move or a pass, or plays the reply that the user chose.
   *
   * @param {string} move
   */
  async try(move) {
    if (this.#asksReply) return this.#takeReply(move);
    const isLatest = this.#requests.current();
    // The buttons are there before the position is on the board.
    await this.#opened;
    const { say, teaches } = this.#judge;
    if (say.judging) this.#card.answer("info", say.judging);
    const judgement = await this.#judge.attempt(this.#goal, move).catch(() => undefined);
    if (!isLatest() || this.isSolved) return undefined;
    if (!judgement) {
      if (say.judging) this.#card.answer("none", "");
      return this.#board.takeBack();
    }
    this.tries++;
    this.#owner.tried?.(move, judgement);
    const { verdict, goal, reply, said } = judgement;
    if (verdict === "solved") return this.#solved(move, said);
    if (verdict === "wrong") return this.#wrong(judgement, move);
    if (said !== undefined) {
      this.#card.answer("info", said);
      return this.#board.showAndTakeBack([]);
    }
    if (!goal || !reply) return this.#board.takeBack();
    const right = verdict === "longer" ? say.longer : say.right;
    const answer = [this.#answerTo(move), right?.(reply)].filter(Boolean).join(" ");
    this.#goal = goal;
    this.#branch ??= { goal, moves: [...this.#moves, move] };
    this.#moves.push(move, reply);
    void this.#board.show?.([]);
    if (!teaches) this.#card.answer("right", answer);
    this.#going = Promise.resolve(this.#board.goOn?.(move, reply));
    await this.#going;
    if (!isLatest()) return undefined;
    this.#judge.open(this.#board.setup);
    if (teaches) this.#card.answer("right", answer);
    return undefined;
  }

  /**
   * @param {Judgement} judgement
   * @param {string} move
   */
  #wrong(judgement, move) {
    const { say } = this.#judge;
    this.isMissed = true;
    if (this.#owner.missed?.(move)) return undefined;
    if (judgement.said !== undefined || move === PASS) {
      this.#card.answer("wrong", judgement.said ?? say.passWrong ?? "");
      return this.#showAndTakeBack(judgement.line, []);
    }
    const now = this.#now;
    const line = judgement.line.slice(0, shownOf(this.#judge.teaches, now));
    const again = now.kind === "decide" && this.hints > 0 ? say.nothing?.(movesIn(now.plies)) : say.tryAgain;
    const answer = this.#answerTo(move) || this.#exercise.wrong || say.wrong;
    this.#card.answer("wrong", [answer, this.#why(judgement, move, line), again].filter(Boolean).join(" "));
    return this.#showAndTakeBack(line, [move]);
  }

  /**
   * Shows a line on the board, and names its moves.
   *
   * @param {string[]} line
   * @param {string[]} played what is on the board already
   */
  #showAndTakeBack(line, played) {
    if (line.length > 0) this.#nameLine([...played, ...line]);
    return this.#board.showAndTakeBack(line, (count) => this.#card.markMove?.(count));
  }

  /**
   * Names the moves of a line, each of which can be shown again; nothing where the line is then to be found.
   *
   * @param {string[]} line from the position of the exercise
   */
  #nameLine(line) {
    const { showAgain } = this.#board;
    if (!showAgain || this.#judge.teaches) return;
    const { own, other } = this.#colours;
    const moves = line.map((move, at) => {
      const colour = at % 2 === 0 ? own : other;
      return { colour, move, label: this.#words.puzzles.moveOf(colour, move) };
    });
    const mark = (/** @type {number} */ count) => this.#card.markMove?.(count);
    this.#card.showLine?.(moves, (count) => showAgain.call(this.#board, count, mark));
  }

  /**
   * Why a move is wrong, as far as it is proven.
   *
   * @param {Judgement} judgement
   * @param {string} move
   * @param {string[]} line
   */
  #why({ reason }, move, line) {
    const { view } = this.#board.state;
    const { refutation } = this.#judge.say;
    if (refutation && line.length > 0) {
      const known = reason?.code.startsWith("allows") ? reason.code : this.#now.kind;
      return refutation(known, this.#colours.other, line[0]);
    }
    // Naming what was missed would give away the solution.
    if (reason && view && reason.code.startsWith("allows")) {
      return this.#words.review.reason(
        reason,
        contextOf(this.#board.state, 1 - view.turn, move, "", reason.cells),
      );
    }
    return line.length > 0 ? this.#judge.say.refuted?.(this.#colours.other, line[0]) : "";
  }

  /**
   * @param {string} move
   * @param {string} [said]
   */
  #solved(move, said = this.#answerTo(move) || this.#exercise.right) {
    const { say } = this.#judge;
    this.isSolved = true;
    if (this.#owner.solved?.(move)) return;
    const isClean = !this.isMissed && this.hints === 0;
    const words = move === PASS ? say.passRight : isClean ? say.solved : say.solvedLate;
    this.#card.answer("right", said || words || "");
    this.#board.accept(move);
    this.#arrange("solved", { other: this.#branch && this.#other });
    this.#card.focusMain();
  }

  /** Lets the user choose another reply for the opponent. */
  async #askReply() {
    if (!this.#branch) return;
    const isLatest = this.#requests.current();
    this.#asksReply = true;
    this.#arrange("reply");
    await this.#board.askReply?.(this.#exercise.position, this.#branch.moves);
    if (!isLatest()) return;
    // A reply that is played before the board is there would be lost.
    this.#card.answer("info", this.#words.puzzles.chooseReply(this.#colours.other));
    this.#board.element.focus();
  }

  /** @param {string} reply */
  async #takeReply(reply) {
    const isLatest = this.#requests.current();
    if (!this.#branch) return;
    this.#asksReply = this.isSolved = false;
    this.#moves = [...this.#branch.moves, reply];
    await this.#board.open(this.#exercise.position, this.#moves, [], true);
    if (!isLatest()) return;
    this.#judge.open(this.#board.setup);
    const goal = await this.#goalAfter(this.#branch.goal);
    if (!isLatest()) return;
    if (goal === undefined) return this.#solved(reply);
    this.#goal = goal;
    const { own, other } = this.#colours;
    const { title, text } = wordsOf(this.#words, this.#now, own, other);
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

  /** Says what the exercise is about, and then where to look. */
  async hint() {
    const isLatest = this.#requests.current();
    const say = this.#words.puzzles;
    this.hints++;
    const { themes = [] } = this.#exercise;
    const [, first] = Object.entries(say.hints).find(([theme]) => themes.includes(theme)) ?? [];
    if (this.hints === 1 && this.#goal === this.#exercise.goal && first) {
      return this.#card.answer("info", first);
    }
    await this.#opened;
    const [move = ""] = await this.#judge.solution(this.#goal).catch(() => []);
    const path = await this.#judge.pathOf?.(move).catch(() => undefined);
    if (!isLatest()) return undefined;
    const cell = this.#board.state.board?.rows.flat().find((field) => field.cell === path?.[0]);
    if (!cell) return this.#card.answer("info", this.#nothing(move));
    this.#card.answer("info", say.hintCell(cell.name));
    return this.#board.show?.([{ colour: "G", cells: [cell.name] }]);
  }

  /**
   * The message if no solution is shown.
   *
   * @param {string} move a pass, or nothing
   */
  #nothing(move) {
    const { say } = this.#judge;
    return (move === PASS ? say.nothing?.(movesIn(this.#now.plies)) : say.unsolved) ?? "";
  }

  /** Shows the solution on the board, then takes it back. */
  async show() {
    const { say, teaches } = this.#judge;
    this.isMissed = this.isShown = true;
    this.#owner.shown?.();
    if (say.showing) this.#card.answer("info", say.showing);
    await this.#opened;
    // What is being judged no longer counts.
    const isLatest = this.#requests.next();
    await this.#going;
    if (!isLatest()) return;
    const { position, shapes = [], show } = this.#exercise;
    if (teaches) {
      this.#begin();
      await this.#board.open(position, this.#moves, []);
      if (!isLatest()) return;
    }
    this.#judge.open(this.#board.setup);
    const isStart = this.#goal === this.#exercise.goal;
    const demonstration = this.#judge.demonstrate(this.#board.setup, this.#goal, isStart ? show : []);
    const { line } = demonstration;
    const next = () => demonstration.next();
    const name = (/** @type {number} */ count) => {
      this.#nameLine(line);
      this.#card.markMove?.(count);
    };
    const isWhole = await this.#board.demonstrate(next, name).catch(() => true);
    demonstration.close();
    if (!isLatest() || !isWhole) return;
    const { passes } = demonstration;
    if (teaches) void this.#board.show?.(shapes);
    this.#card.answer("info", line.length > 0 ? say.shown(line) : this.#nothing(passes ? PASS : ""));
    this.#nameLine(line);
    this.#owner.demonstrated?.(line.length > 0 ? "line" : passes ? "pass" : "nothing");
  }
}
