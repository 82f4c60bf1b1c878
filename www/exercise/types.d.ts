/** Types that several modules share. */

import type { Attempt } from "../wasm/ergo_wasm.js";
import type { Memory } from "./schedule.js";

/** A position with a goal. */
export interface Exercise {
  /** Default: the start of the game. */
  position?: string;
  /** From there to the position on the board. */
  moves?: readonly string[];
  /** In the grammar of the judge; empty for a step that is only read. */
  goal: string;
  /** The task, instead of the words of the goal. */
  text?: string;
  /** Messages for particular moves, right or wrong. */
  answers?: Readonly<Record<string, string>>;
  /** The message when it is solved. */
  right?: string;
  /** The message for any other wrong move. */
  wrong?: string;
  /** How to solve it, as far as the author shows it. */
  show?: readonly string[];
  /** Circles and arrows. */
  shapes?: readonly import("../wasm/ergo_wasm.js").Drawing[];
  /** The subject of the first hint. */
  themes?: readonly string[];
}

/** The buttons of a solver that are of use now. */
export type Actions = { pass?: HTMLElement; hint?: HTMLElement; solution?: HTMLElement; other?: HTMLElement };

/** How good a move is; `said` is a message about it that needs no other. */
export type Judgement = Attempt & { said?: string };

/**
 * The words of solvers in exercises of a kind, unless a judgement or the exercise says more. A button without
 * a label is not there.
 */
export interface Sentences {
  /** The labels of buttons. */
  pass?: string;
  hint?: string;
  solution?: string;
  otherDefence?: string;
  /** While that takes its time. */
  judging?: string;
  /** Of moves after which there is more to do. */
  right?: (reply: string) => string;
  longer?: (reply: string) => string;
  wrong?: string;
  refuted?: (colour: import("../text/language.js").Colour, move: string) => string;
  /** Instead, by the code of the reason or the kind of the goal. */
  refutation?: (why: string, opponent: import("../text/language.js").Colour, move: string) => string;
  tryAgain?: string;
  passWrong?: string;
  solved?: string;
  solvedLate?: string;
  passRight?: string;
  /** Before a demonstration. */
  showing?: string;
  /** After it. */
  shown: (line: string[]) => string;
  /** If a pass is right. */
  nothing?: (count: number) => string;
  unsolved?: string;
}

export interface Puzzle {
  id: string;
  position: string;
  /** The goal, as the judge of exercises reads it. */
  goal: string;
  rating: number;
  themes: string[];
}

/**
 * A position in which somebody made a mistake: its game, the moves that lead to it, what was played, and a
 * better line.
 */
export type Mistake = {
  options: string[];
  start?: string;
  moves: string[];
  line: string;
  played: string;
  better: string[];
  side: number;
  added: number;
  memory?: Memory;
};

/**
 * A game whose moves were guessed: its position line with all moves, its options, and the player whose moves
 * they are; the best and the last result in percent, and when that was.
 */
export type Guessed = {
  line: string;
  options: string;
  side: number;
  best: number;
  last: number;
  at: number;
};
