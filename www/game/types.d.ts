/** Games on the page: the types that most of the page shares. */

import type { ParseError, SearchInfo, View } from "../wasm/ergo_wasm.js";

/** Somebody at this screen, the engine, or a remote friend. */
export type Player = "person" | "engine" | "remote";

export interface Setup {
  game: string;
  options: string[];
  /** The first and the second player. */
  players: [Player, Player];
  /** The time limit of the engine per move. */
  seconds: number;
  /** The strength of the engine, from 0 to 10. */
  level: number;
  /** The starting position, unless it is the start of the game. */
  start?: string;
  /** The moves of the game. */
  moves?: string[];
  /** How many of its moves are on the board. */
  at?: number;
  /** Whether the engine waits for `resume`. */
  paused?: boolean;
  /** The time limit, if there is one. */
  clock?: import("./clock.js").TimeControl;
  /** Milliseconds left to each player of a game that goes on. */
  left?: [number, number];
  /** How the players ended the game. */
  ended?: Ended;
  /** The game with a remote friend. */
  remote?: Remote;
  /** Whether the board turns to the player to move, for two people at one device. */
  turnsBoard?: boolean;
  /** Whether played moves are variations, and the tree of moves can be edited. */
  study?: boolean;
  /** The cells of a move that the page points along. */
  guide?: readonly number[];
  /** The line along which something threatens there, and where it hits. */
  danger?: { readonly cells: readonly number[]; readonly answers: readonly number[] };
  /** Words of the page about the position on the board. */
  remark?: { lead: string; text: string };
  /** Words of the page about the finished game, on the card with its result. */
  verdict?: string;
  /** Whether the pieces on the board are not drawn, for those who play without seeing them. */
  blindfold?: boolean;
  /** Marked cells and arrows that the page draws. */
  shapes?: readonly import("../wasm/ergo_wasm.js").Drawing[];
  /** Data that the page keeps with the game; the board does not use it. */
  pageData?: any;
  /** The game text that the game was opened from; without `moves`, its first game is opened. */
  gameText?: string;
}

/**
 * The things that a page keeps with a game besides its moves, and shows with it; and which player is a
 * person.
 */
export type GameNotes = Partial<
  Pick<Setup, "players" | "pageData" | "remote" | "guide" | "danger" | "remark" | "verdict" | "shapes">
>;

/** A game with a remote friend. The page has more to keep with it. */
export interface Remote {
  id: string;
  /** Of the first and the second player. */
  names: [string, string];
  /** How many moves the friend knows: nothing can be played before them. */
  settled: number;
  /** Whether both know how the game ended. */
  isOver?: boolean;
  /** Whether the friend has invited the local player. */
  isGuest?: boolean;
  /** Whether the page is about to play a move that the friend has planned. */
  isAnswering?: boolean;
}

/** How players ended a game; nobody wins a draw. */
export type Ended = { winner?: 0 | 1; reason: "resigned" | "agreed" | "time" };

/**
 * The activity of the page. `thinking` means that the engine is about to move; an analysis or a hint leaves
 * the game `ready`. `failure` if the engine cannot run, `error` if the game text is wrong.
 */
export type Status =
  | { kind: "loading" }
  | { kind: "ready" }
  | { kind: "thinking"; info?: SearchInfo }
  | { kind: "failed"; failure?: Failure; error?: ParseError };

export type Failure = { code: "missing" | "damaged" | "old" | "forbidden" | "stopped"; detail: string };

/** Notices that are not about a tap, a text or a message. */
export type NoticeCode = "in-page" | "no-help" | "not-loaded" | "restarted";

/**
 * A message below the board: why a tap on `cells` is refused, or what else `refusals.js` of a language says;
 * what is wrong with a text; or a message of the page, or of what the players have agreed on.
 */
export type Notice =
  | { code: "looking-back" | "not-your-turn"; cells: number[] }
  | { code: NoticeCode }
  | { code: "refused"; error: ParseError }
  | { code: "refused" | "draw-considered" | "draw-declined" | "page"; message: string; detail?: string };

export interface State {
  status: Status;
  setup: Setup;
  /** Changes when another game comes onto the board, not when the same game is reopened. */
  gameId: number;
  board?: import("../wasm/ergo_wasm.js").Board;
  view?: View;
  annotations?: import("../wasm/ergo_wasm.js").Annotations;
  /** Whether the game was opened from a text, or is a study. */
  isFromText?: boolean;
  /** All games that can be played. */
  games?: import("../wasm/ergo_wasm.js").GameInfo[];
  /** All levels of the engine. */
  levels?: import("../wasm/ergo_wasm.js").LevelInfo[];
  /** Whether the engine waits for `resume`. */
  paused: boolean;
  /** Whether it does so only until it can be loaded. */
  isPostponed?: boolean;
  /** Whether the end of the game is being shown again. */
  isReplayed: boolean;
  /** Whether the board is visible. */
  isVisible: boolean;
  /** Whether the engine runs in the page, because no worker can be started. */
  isInPage: boolean;
  /** While the position is analysed. */
  analysis?: AnalysisState;
  /** A line of the analysis or a variation shown in place of the game. */
  preview?: Preview;
  hint?: Hint;
  /**
   * Of the opponent, if they are shown, the facts that explain the position, and what there is to say about
   * the last move; `about` is its key.
   */
  threats?: {
    about: string;
    found?: import("../wasm/ergo_wasm.js").Threat[];
    facts?: import("../wasm/ergo_wasm.js").Fact[];
    commentary?: import("../wasm/ergo_wasm.js").Commentary;
  };
  clock?: import("./clock.js").Clock;
  question?: Question;
  pending?: Pending;
  notice?: Notice;
}

export interface AnalysisState {
  paused: boolean;
  /** Whether it is not shown, as somebody only asked who is ahead. */
  isSilent: boolean;
  /** How many of the best moves are compared. */
  lines: number;
  /** How long a position is analysed; without it, until something else is asked for. */
  seconds?: number;
  finding?: Finding;
  /** Findings in positions that were on the board before. */
  known: Map<string, Finding>;
}

/** A result of the analysis. */
export interface Finding {
  /** The key of the position. */
  about: string;
  info: SearchInfo;
  /** Nodes per second. */
  speed: number;
  /** How many engines searched together, if several did. */
  cores?: number;
}

/** The position after some moves of a line of the analysis, or of a variation. */
export interface Preview {
  /** The key of the position that the line starts from. */
  about: string;
  /** Of the whole line. */
  moves: string[];
  /** The analysis at the time when the preview was opened. */
  source?: { finding: Finding; line: number };
  /** How many moves of the line are shown. */
  at: number;
  view: View;
  /** The position before the last of these moves. */
  before: View;
  /** Whether it ends when the pointer leaves. */
  passing: boolean;
}

/**
 * The question to a person before the game ends, or after a move that a reply with these cells would punish
 * at once, and after how many moves. `offered` is a draw that the engine offers.
 */
export type Question = {
  about: "resign" | "draw" | "offered" | "blunder";
  at: number;
  reply?: ArrayLike<number>;
};

/** A move that a second tap on the same cell plays. */
export type Pending = { about: string; cell: number; move: string };

/** A suggested move; without `move` while the engine looks for one. */
export interface Hint {
  /** The key of the position. */
  about: string;
  /** 1 says where to look, 2 which piece to move, 3 the move and why. */
  step: number;
  /** Whether its arrow is gone, since the board was touched. */
  isFaded?: boolean;
  advice?: import("../wasm/ergo_wasm.js").Advice;
  /** How many moves the win takes, if it is proven. */
  win?: number;
  move?: string;
  /** The expected reply. */
  reply?: string;
  /** The position after the move. */
  view?: View;
}

/** A move that was played or is about to be. */
export type TurnEvent = { move: string; side: number; by: Player };

/** The starting position, unless it is the start of the game, and the moves. */
export type Position = { readonly start?: string; readonly moves: readonly string[] };

/** A goal in its parts. */
export interface Goal {
  kind: GoalKind;
  /** The odd number of plies in which it is reached; 0 if there is none. */
  plies: number;
  /** Of the side to move in these plies. */
  moves: number;
  /** To win. */
  stones: number;
  /** Moves to play, or cells to end on. */
  names: string[];
}

export type GoalKind = "win" | "hold" | "gain" | "decide" | "play" | "end" | "any";
