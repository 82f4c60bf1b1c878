/**
 * The arguments of messages: ids and codes of the rules and the board, and numbers. Tables are keyed by these
 * codes, so the type checker finds missing messages.
 */

export type Language = Messages<typeof import("./en/index.js").default> & PageWords;

/** Messages in any language: where English has certain texts, others have other ones. */
type Messages<English> = English extends string
  ? string
  : English extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Messages<Text>
    : { [Name in keyof English]: Messages<English[Name]> };

/** What only the pages need: they add it in English, and other languages have it. */
export type PageWords = Messages<
  typeof import("./en/app.js") & typeof import("./en/frame.js") & typeof import("./en/banner.js")
>;

/** Everything that a page or a board says; what belongs to a part is there once that is loaded. */
export type Words = Language & PartWords;

/** The messages that are loaded with what they belong to. */
export type PartWords = MostUsedWords & LessUsedWords;

type MostUsedWords = PlayWords & CoachWords & MoveWords & NarrationWords & TermWords;
type LessUsedWords = PlaceWords &
  StudyWords &
  GoalWords &
  EditorWords &
  ExplanationWords &
  ReviewWords &
  LearnWords &
  PuzzleWords &
  PublishWords;

/** The messages that a language besides English loads first, and the others. */
export type FirstWords = Omit<Language, "frame"> & MostUsedWords;
export type OtherWords = LessUsedWords & Pick<Language, "frame">;

/** A language besides English. */
export interface LanguageModule {
  /** The messages that are loaded first. */
  first: (english: typeof import("./en/index.js").default) => object;
  /** Its messages for a part, and maybe for others. */
  messagesOf: (part: string, english: () => Promise<{ default: object }>) => Promise<object>;
  /**
   * In languages that may lack messages, and in those for tests: all messages of a separate part, made of the
   * English ones and its own.
   */
  complete?: <Messages extends object>(english: Messages, own: object) => Messages;
  /** In languages for tests: changes words in English, and the rules of a game. */
  disguise?: Record<"words" | "rules", (text: string) => string>;
}

/** The files of a language that has every message. */
export interface CompleteLanguage extends LanguageModule {
  first: () => FirstWords;
}

/** The files of a language that may lack any message. */
export interface IncompleteLanguage {
  /** Its messages, except those that are loaded on demand. */
  first: () => Some<Words>;
  /** Its messages for a part, and maybe for others. */
  messagesOf?: (part: string) => Promise<Some<PartWords>>;
}

/** Some of the messages. */
export type Some<Words> = Words extends (...facts: never) => unknown
  ? Words
  : Words extends string | readonly unknown[]
    ? Words
    : { [Name in keyof Words]?: Some<Words[Name]> };

export type PlayWords = Messages<typeof import("./en/play.js").default>;
export type PlaceWords = Messages<typeof import("./en/places.js").default>;
export type CoachWords = Messages<typeof import("./en/coach.js").default>;
export type ExplanationWords = Messages<typeof import("./en/explained.js").default>;
export type TermWords = Messages<typeof import("./en/terms.js").default>;
export type MoveWords = Messages<typeof import("./en/moves.js").default>;
export type StudyWords = Messages<typeof import("./en/study.js").default>;
export type GoalWords = Messages<typeof import("./en/goals.js").default>;
export type EditorWords = Messages<typeof import("./en/editor.js").default>;
export type ReviewWords = Messages<typeof import("./en/review.js").default>;
export type LearnWords = Messages<typeof import("./en/learn.js").default>;
export type PuzzleWords = Messages<typeof import("./en/puzzles.js").default>;
export type PublishWords = Messages<typeof import("./en/publish.js").default>;
export type ExplorerWords = Messages<typeof import("./en/explorer.js").default>;
export type FindingsWords = Messages<typeof import("./en/findings.js").default>;
export type CourseWords = Messages<typeof import("./en/course.js").default>;
export type PracticeWords = Messages<typeof import("./en/practice.js").default>;
export type NarrationWords = Messages<typeof import("./en/narration.js").default>;

/** The messages of the parts of the page that are loaded when somebody asks for them, each a file of its own. */
export interface SeparateWords {
  practice: PracticeWords;
  course: CourseWords;
  findings: FindingsWords;
  explorer: ExplorerWords;
}

/** A word of a game and what it means. */
export type Term = [word: string, meaning: string];

/** What the build puts into pages. */
export type SiteWords = typeof import("./en/site.js").default;

/** The page about a game, besides its text. */
export interface GamePageWords {
  title: string;
  description: string;
  /** Below the name. */
  lead: string;
  /** On the pages of other games, and on the front page. */
  line: string;
  /** What its pictures show. */
  alt: string;
}

/** What a sentence about a bad move needs besides its reason. */
export interface MistakeContext {
  /** The bad move. */
  move: string;
  /** The first move of the better line. */
  better: string;
  /** Who made the bad move. */
  player: Colour;
  opponent: Colour;
  /** The names of the cells of the reason. */
  cells: string[];
}

/** What a sentence about a bad move needs. */
export interface MistakeWords extends MistakeContext {
  line: string[];
  counts: number[];
  plies: number;
}

/** What a sentence about a threat needs. */
export interface ThreatWords {
  opponent: Colour;
  /** The names of the cells. */
  cells: string[];
  counts: [number, number];
}

/** What a sentence about a move needs. */
export interface ReasonWords extends ThreatWords {
  /** Whose move it is. */
  player: Colour;
  /** The moves that follow, or may. */
  moves: string[];
}

export type Colour = import("../wasm/ergo_wasm.js").Tone;

/** Why a tap did nothing: a code of the rules, or one of the board. */
export type RefusalCode =
  | import("../wasm/ergo_wasm.js").RefusalCode
  | "not-your-turn"
  | "looking-back"
  | import("../game/types.js").NoticeCode;
export type OutcomeReason = import("../wasm/ergo_wasm.js").OutcomeReason;
export type NoteCode = import("../wasm/ergo_wasm.js").NoteCode;
export type Shape = import("../wasm/ergo_wasm.js").Shape;
export type Ground = import("../wasm/ergo_wasm.js").Ground;
export type MarkKind = import("../wasm/ergo_wasm.js").MarkKind;
export type OptionId = string;
/** How a game starts. */
export type Opening = "standard" | "balanced" | "swap" | "handicap";
/** A player, as seen by the one who starts a game. */
export type Person = "you" | "computer" | "friend" | Colour;
export type ParseErrorCode = import("../wasm/ergo_wasm.js").ParseErrorCode;
/** Errors inside a link; the message only says that it is damaged. */
export type LinkDamage = Exclude<Extract<ParseErrorCode, `link-${string}`>, "link-none" | "link-newer">;
/** Syntax errors of positions; the message only says where. */
export type PositionSyntax =
  | Extract<ParseErrorCode, `row-${string}` | `turn${string}` | `hand${string}`>
  | "cell"
  | "run"
  | "height";

/** Why the engine cannot run. */
export type FailureCode = import("../game/types.js").Failure["code"];

/** Equal stones on top of each other. */
export interface Stones {
  colour: Colour;
  shape: Shape;
  count: number;
}

/** A piece that is being moved. */
export interface PieceFact {
  name: string;
  shape: Shape;
  /** How many stones it has. */
  height: number;
}

/** What a side has: its stacks, with the cells of equal ones, and how many pieces in hand. */
export interface SideFacts {
  colour: Colour;
  pieces: { stack: Stones[]; cells: string[] }[];
  hand: number;
}

/**
 * Who plays a side: the person here, the engine by its level, or player 1 or 2 of two people, with a name if
 * it is known.
 */
export type PlayerName =
  | { kind: "you"; name?: undefined }
  | { kind: "engine" | "seat"; number: number; name?: string };

/** What a tray says about its player, and what its number counts. */
export type TrayState = "turn" | "thinking" | "waiting" | "winner";
export type StockKind = "hand" | "prisoners" | "left";

/** What the coach knows about the position, for the player to move. */
export interface CoachFacts {
  /** The number of their turn, from 1, and again from 1 once their hand is empty. */
  turn: number;
  /** The piece that is being moved. */
  chosen?: { name: string; shape: Shape; ground: Ground };
  /** How many cells were entered after it. */
  entered: number;
  /** The stones left on its cell: those still to be sown. */
  left: number;
  /** Next cells that are one step away. */
  near: string[];
  /** Whether it can also go farther. */
  slides: boolean;
  /** Pieces on the board, lions among them, and pieces in hand. */
  pieces: number;
  lions: string[];
  hand: number;
  /** What the rules demand. */
  note?: { code: NoteCode; number: number };
  /** Whether cells are marked on which no stone may enter. */
  forbidden: boolean;
  /** Cells where the last stone would capture. */
  captures: string[];
}

/** What there is to explain about a position. */
export interface ExplainedFact {
  code: import("../wasm/ergo_wasm.js").FactCode;
  /** The colour of the side that it is about, and whether it is to move. */
  colour: Colour;
  isTurn: boolean;
  cells: string[];
  /** The cells that parry a threat, or gaps. */
  answers: string[];
}

/** What explains the positions of a game. */
export interface Explained {
  /** A heading. */
  lead: (facts: ExplainedFact[]) => string;
  /** What the board shows, in sentences after the heading. */
  text: (facts: ExplainedFact[]) => string;
}

/** What the coach says in a game. `lead` is in bold; where it is empty, the status stays. */
export interface Coach {
  lead: (facts: CoachFacts) => string;
  /** What can be done now, in at most two lines. */
  text: (facts: CoachFacts) => string;
}

/** A property of a cell, besides its name and its stones. */
export type CellFact = "selected" | "movable" | "target" | "hint" | "last" | "winning" | MarkKind;

export interface CellDescription {
  name: string;
  /** From top to bottom. */
  stack?: Stones[];
  /** The id of the game; needed to describe the ground. */
  game?: string;
  ground?: Ground;
  facts?: CellFact[];
}

/** How a game ended. */
export interface End {
  /** Unless it is a draw. */
  winner?: Colour;
  loser?: Colour;
  /** The player to move. */
  turn: Colour;
  /** Which player reads it, if only one of them uses this page. */
  viewer?: "winner" | "loser";
}

/** Why a tap did nothing. */
export interface Refusal {
  /** The names of the cells of the move being entered; the last is the one refused. */
  cells: string[];
  count: number;
}

/** Which side is ahead and by how much, or in how many moves it wins. */
export interface Evaluation {
  lead: "even" | "slight" | "clear" | "decisive";
  colour: Colour;
  moves?: number;
}

/** Why a text was rejected. */
export interface ParseError {
  code: ParseErrorCode;
  found: string;
  expected: string;
  cells?: import("../wasm/ergo_wasm.js").ParseError["cells"];
}

/** The summary of a game, for a list of several. */
export interface GameSummary {
  first?: string;
  second?: string;
  /** Where and when it was played. */
  notes: string[];
  game?: string;
  count?: number;
  result?: string;
}

/** What a game is called. */
export interface GameWords {
  name: string;
  /** How to win, in a few words after the name. */
  aim: string;
  /** What a newcomer is told: how to win, how it is played, and what the pictures beside it show. */
  goal: { title: string; text: string; pictures: { title: string; text: string }[] };
  /** The kinds of its cells; empty where there is nothing to say. */
  grounds: Partial<Record<Ground, string>>;
}
