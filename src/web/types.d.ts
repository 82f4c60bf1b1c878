/** A side: 0 for the player who begins, 1 for the other. */
export type Side = 0 | 1;

/** A game of the registry. */
export interface GameInfo {
  id: string;
  options: string[];
}

/** A level of the engine: the most seconds it takes for a move. */
export interface LevelInfo {
  seconds: number;
}

/** A cell of a board: its number and name, its middle in cells from the top left corner, and the kind of ground. */
export interface CellLayout {
  cell: number;
  name: string;
  x: number;
  y: number;
  ground: Ground;
}

/** A board; rows from the top, each from left to right as the first player sees it. */
export interface Board {
  width: number;
  height: number;
  rows: CellLayout[][];
}

/** Equal stones lying on each other. */
export interface StoneRun {
  side: Side;
  shape: Shape;
  count: number;
}

/** What stands on a cell, from bottom to top. */
export interface Piece {
  cell: number;
  stack: StoneRun[];
}

/** Stones that move along cells, out of a hand or back into it. */
export interface Animation {
  stack: StoneRun[];
  path: number[];
  hand?: "from" | "into";
  pace: "slide" | "hop" | "sow";
  /** It starts when the others have moved this many cells. */
  delay: number;
}

/** How a game ended: who won, if anyone did, why, and the cells that show it. */
export interface Outcome {
  winner?: Side;
  reason: OutcomeReason;
  cells: number[];
}

/** A cell that may be tapped: whether that finishes a move, whether a move goes on from there, and what would come there out of the hand. */
export interface Step {
  cell: number;
  completes: boolean;
  continues: boolean;
  ghost?: StoneRun;
}

/** A move that was played: the side that moved, the player by the side they began with, and the number that a move of the first player and the reply share. */
export interface MoveView {
  text: string;
  side: Side;
  player: Side;
  number: number;
  isSwap: boolean;
}

/** A game at one moment. */
export interface View {
  game: string;
  options: string[];
  /** The whole game, undone turns included. */
  record: string;
  /** The position the game started from, unless that is the start of the game. */
  start?: string;
  position: string;
  turn: Side;
  /** The player to move: the side they began with, whatever the swap rule did. */
  player: Side;
  tones: [Tone, Tone];
  outcome?: Outcome;
  pieces: Piece[];
  hands: [StoneRun[], StoneRun[]];
  /** The moves of the main line, undone ones included. */
  history: MoveView[];
  /** How many turns of the history count. */
  at: number;
  last: number[];
  /** What the last turn took off the board, and how many stones of it. */
  taken: { cell: number; count: number }[];
  animations: Animation[];
  entry: number[];
  /** The cell whose stack is carried above the last cell of the entry, as for sowing. */
  carried?: number;
  /** The cells from which a piece may move. */
  origins: number[];
  steps: Step[];
  marks: { cell: number; kind: MarkKind }[];
  refusal?: { code: RefusalCode; number?: number; path: number[] };
  /** Something the player to move should know. */
  note?: { code: NoteCode; number?: number };
  canSwap: boolean;
  swapped: boolean;
}

/** Something that the opponent of the player to move could do if it were their turn: the move, the cells in danger, and the number in the message or 0. */
export interface Threat {
  code: ThreatCode;
  path: number[];
  cells: number[];
  count: number;
}

/** What there is to say about a suggested move: its cells, whether a piece of the board moves, and why, the most important reason first. */
export interface Advice {
  path: number[];
  moves: boolean;
  reasons: Reason[];
}

/** A reason for a move, with the cells and the numbers in its message. */
export interface Reason {
  code: ReasonCode;
  cells: number[];
  counts: [number, number];
}

/** When to stop thinking; with none of these, when told to. */
export interface ThinkLimits {
  depth?: number;
  nodes?: number;
  time?: number;
  /** How many of the best moves to compare; one, unless said otherwise. */
  lines?: number;
  /** How well to play, from 1 to the number of levels; as well as possible, unless said otherwise. */
  level?: number;
  /** What a level's choices depend on besides the position; 0, unless said otherwise. */
  seed?: number;
}

/** A line both sides are expected to follow, and what it is worth to the player to move: in points, and in plies to a result if that is proven. */
export interface Line {
  moves: string[];
  points: number;
  win?: number;
  loss?: number;
}

/** What the engine has found: the turn to take, and the best lines, best first. */
export interface SearchInfo {
  best?: string;
  lines: Line[];
  depth: number;
  nodes: number;
}

/** Why a text was rejected, and where: the part of the string from `start` to `end`, its line and the character in it counted from 1. */
export interface ParseError {
  code: ParseErrorCode;
  start: number;
  end: number;
  line: number;
  column: number;
  found: string;
  expected: string;
  /** The cells that there are, from the first to the last column and row, where the name of one was expected. */
  cells?: { columns: [string, string]; rows: [number, number] };
}

/** A tag of a game text: its name and what it says. */
export type Tag = [string, string];

/** A game of a text in short: its result in the word of the text, `record` to take it up, and its own text. */
export interface Summary {
  game: string;
  options: string[];
  tags: Tag[];
  result: string;
  turns: number;
  record: string;
  text: string;
}

/** The games of a text, or why it was refused, and the games that it may be a bare list of moves of. */
export interface ReadText {
  games?: Summary[];
  fault?: ParseError;
  lists: string[];
}

/** What is said about a turn: words, what the position is worth to the first player, time on the clock. */
export interface Remark {
  words: string;
  eval?: string;
  clock?: string;
}

/** A piece of a variation; those inside it open and close. */
export type VariationPiece =
  | { kind: "turn"; number: string; text: string; glyphs: number[] }
  | ({ kind: "remark" } & Remark)
  | { kind: "open" }
  | { kind: "close" };

/** What is told of a turn: numbers of glyphs, what is said after it, what might have been played instead. */
export interface AnnotatedMove {
  glyphs: number[];
  remarks: Remark[];
  variations: VariationPiece[][];
}

/** What is told of a game besides its turns. */
export interface Annotations {
  tags: Tag[];
  result: string;
  remarks: Remark[];
  turns: AnnotatedMove[];
}
