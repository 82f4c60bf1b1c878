/** Types that several modules share. */

/**
 * `drop`, `slide`, `hop`, `sow`, `capture`, `lion` and `illegal` while pieces move; `win`, `loss` and `draw`
 * at the end.
 */
export type Cue = "drop" | "slide" | "hop" | "sow" | "capture" | "lion" | "illegal" | "win" | "loss" | "draw";

export interface CueDetail {
  /** How long a slide takes, in milliseconds. */
  duration?: number;
  /** Which stone of a sowing it is, from 0. */
  step?: number;
}

/** The parts of a board that are loaded when its game needs them. */
export interface LoadedPanels {
  /** Shows the analysis. */
  analysis?: import("../analysis/view.js").AnalysisView;
  /** Shows what is left to the players. */
  clocks?: import("./clocks.js").Clocks;
  /** Shows how much of a capture is done. */
  counter?: import("./counter.js").Counter;
  /** Shows the moves. */
  moves?: import("../moves/list.js").MoveList;
  /** Says what happens, and answers keys. */
  narrator?: import("./narrator.js").Narrator;
  /** Shows the end of a game. */
  result?: import("./result.js").ResultPanel;
  /** Draws marks and arrows. */
  shapes?: import("../draw/shapes.js").Shapes;
}

/** The functions that make the messages of a board, and their words, loaded when they are needed. */
export interface LoadedMessages {
  /** Says hints and threats. */
  advice?: AdviceWords;
  /** Says what can be done now. */
  coachText?: typeof import("./coach.js").coachText;
  /** Says how a game ended. */
  endWords?: typeof import("./result.js").endWords;
  /** Says what there is to do in a game with a remote friend. */
  matchMessage?: typeof import("./match.js").matchMessage;
  /** Says why a text was refused. */
  parseError?: (error: import("../wasm/ergo_wasm.js").ParseError) => string;
  /** Says what is asked before a move counts or the game ends. */
  questionOf?: typeof import("./question.js").questionOf;
  /** Says why a tap was refused, and other notices. */
  refusals?: import("../text/language.js").PartWords["refusals"];
  /** Says what the stack under the pointer or the focus is made of. */
  stackText?: typeof import("./stack-text.js").stackText;
  /** Says what the words of the game mean. */
  terms?: import("./terms.js").Terms;
}

export type AdviceWords = typeof import("./advice.js");
