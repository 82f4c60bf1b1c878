// Generated from the Rust types by `cargo xtask types`.

/** One of the two players, in turn order. Views have 0 for the first player and 1 for the second. */
export type Side = 0 | 1;

/** A game of the registry. */
export type GameInfo = {
  /** Its id. */
  id: string,
  /** The names of its options. */
  options: Array<string>,
  /** The one of them with which black moves first, if there is one. */
  blackBegins?: string,
  /** Whether its positions can be explained. */
  explains: boolean,
};

/** A level of the engine. */
export type LevelInfo = {
  /** The time limit for a move, in seconds. */
  seconds: number,
};

/** A board, drawn once per game. */
export type Board = {
  /** Its width in cells, without the frame around a board of tiles. */
  width: number,
  /** Its height in cells, without the frame around a board of tiles. */
  height: number,
  /** Its cells row by row, the top row first, each from left to right as the first player sees it. */
  rows: Array<Array<CellLayout>>,
  /** How far its rows are apart, in cells. */
  pitch: number,
  /** The body of the board, if its cells are hollows in it. Without one they are tiles: squares side by side that fill a rectangle, with a frame around them that is as wide as there is room for labels. */
  slab?: Slab,
  /** The letters of the columns, and then the numbers of the rows. */
  labels: Array<Label>,
};

/** A cell of a board. */
export type CellLayout = {
  /** The number of the cell. */
  cell: number,
  /** Its name, such as `e5`. */
  name: string,
  /** The letter of its column. */
  column: string,
  /** The number of its row. */
  row: number,
  /** The x coordinate of its middle. */
  x: number,
  /** The y coordinate of its middle. */
  y: number,
  /** The kind of cell, which decides its colour. */
  ground: Ground,
  /** Its neighbours, anticlockwise from the right one. */
  neighbours: Array<Neighbour>,
};

/** A cell beside another one. */
export type Neighbour = {
  /** Where it is. */
  direction: Direction,
  /** The cell. */
  cell: number,
};

/** The direction from a cell to a neighbour, as the first player sees the board. */
export type Direction = "right" | "up-right" | "up" | "up-left" | "left" | "down-left" | "down" | "down-right";

/** A place on a board, or the way from one place to another. */
export type Point = {
  /** To the right. */
  x: number,
  /** Downwards. */
  y: number,
};

/** The body of a board of hollows. */
export type Slab = {
  /** Its edge. */
  edge: Outline,
  /** The edge of the field that the hollows lie in; what is around it is the frame. */
  field: Outline,
};

/** A convex polygon with rounded corners. */
export type Outline = {
  /** The corners before they are rounded, in order. */
  corners: Array<Point>,
  /** The radius of the corners. */
  radius: number,
};

/** The letter of a column or the number of a row. */
export type Label = {
  /** The letter or number. */
  text: string,
  /** Where it may stand. The page takes the place nearest to its bottom left corner, on whichever side the first player sits. */
  ends: Array<LabelEnd>,
};

/** An end of a row or column. */
export type LabelEnd = {
  /** The cell at the end. */
  cell: number,
  /** How far the label stands to the right of it. */
  x: number,
  /** How far the label stands below it. */
  y: number,
};

/** The ground of a cell. */
export type Ground = "arena" | "ring" | "field" | "field-alt" | "centre" | "city-first" | "city-second";

/** The stack on a cell. */
export type Piece = {
  /** The cell. */
  cell: number,
  /** Its stones from bottom to top. */
  stack: Array<StoneRun>,
};

/** Equal stones on top of each other. */
export type StoneRun = {
  /** The owner. */
  side: Side,
  /** Their shape. */
  shape: Shape,
  /** The number of stones. */
  count: number,
};

/** The shape of a piece. */
export type Shape = "soldier" | "lion" | "stone";

/** The stones of a player that are counted beside the board. */
export type Stock = {
  /** Which stones these are. */
  kind: StockKind,
  /** Their number and appearance. */
  stones: StoneRun,
};

/** The stones of a player that are counted beside the board. */
export type StockKind = "hand" | "prisoners" | "left";

/** The colour of a side. */
export type Tone = "white" | "black";

/** Stones that move. */
export type Animation = {
  /** The moving stones as they look at the start, from bottom to top. */
  stack: Array<StoneRun>,
  /** The cells it passes, both ends included. */
  path: Array<number>,
  /** The end of the path, if any, that is the owner's hand. */
  hand?: HandEnd,
  /** The pace. */
  pace: Pace,
  /** The delay, in cells travelled by the other animations. */
  delay: number,
};

/** The end of an animation's path that is the hand. */
export type HandEnd = "from" | "into";

/** How fast stones move. */
export type Pace = "slide" | "hop" | "sow";

/** A marked cell, such as a piece that must capture. */
export type Mark = {
  /** The cell. */
  cell: number,
  /** The code of the mark. */
  kind: MarkKind,
};

/** Why a cell is marked. */
export type MarkKind = "must" | "forbidden" | "captures" | "captured" | "city-falls" | "taken" | "sown" | "wrong";

/** A snapshot of a game. */
export type View = {
  /** The id of the game. */
  game: string,
  /** The options that are on. */
  options: Array<string>,
  /** The starting position, unless it is the start of the game. */
  start?: string,
  /** The moves of the whole game, undone turns included. */
  moves: Array<string>,
  /** The position text. */
  position: string,
  /** The side to move. */
  turn: Side,
  /** The player to move, identified by the side they had before any swap. */
  player: Side,
  /** The colours of the two sides. */
  tones: [Tone, Tone],
  /** How the game ended, if it is over. */
  outcome?: Outcome,
  /** The stacks on the board, with the entered part of the move applied. */
  pieces: Array<Piece>,
  /** The stones that each side has in hand. */
  hands: [Array<StoneRun>, Array<StoneRun>],
  /** The stones that are counted beside the board for each side. */
  stocks: [Stock, Stock],
  /** The number of the turn of the player to move, from 1, and again from 1 once their hand is empty. */
  ownTurn: number,
  /** The moves of the current line, undone ones included. */
  history: Array<MoveView>,
  /** Changes whenever the tree of moves is edited or gets a branch. */
  revision: number,
  /** Whether there is an edit of the tree to undo. */
  canUndoEdit: boolean,
  /** Whether there is an undone edit of the tree. */
  canRedoEdit: boolean,
  /** The number of moves that are not undone. */
  at: number,
  /** The number of turns since something was captured or entered. */
  quiet: number,
  /** The number of the next move. */
  number: number,
  /** The cells of the last move. */
  last: Array<number>,
  /** The stones that the last move removed from the board. */
  taken: Array<TakenView>,
  /** The animations from the previous view; empty if the change cannot be animated. */
  animations: Array<Animation>,
  /** The cells of the move being entered. */
  entry: Array<number>,
  /** The cell whose stack is carried above the last of these, as for sowing. */
  carried?: number,
  /** The cells from which a piece may move. */
  origins: Array<number>,
  /** The cells that may come next. */
  steps: Array<Step>,
  /** Marked cells. */
  marks: Array<Mark>,
  /** Why the last tap was refused, if it was. */
  refusal?: RefusalView,
  /** A hint about the rules for the player to move. */
  note?: NoteView,
  /** Whether the player to move may take over the first move. */
  canSwap: boolean,
  /** Whether the players have swapped sides. */
  swapped: boolean,
};

/** A played move. */
export type MoveView = {
  /** The move in the notation of its game. */
  text: string,
  /** The side that moved. */
  side: Side,
  /** The player who moved, identified by the side they had before any swap. */
  player: Side,
  /** The move number, shared by a move of the first player and the reply. */
  number: number,
  /** Whether the turn is a swap. */
  isSwap: boolean,
};

/** How a game ended. */
export type Outcome = {
  /** The side that won, unless it is a draw. */
  winner?: Side,
  /** The reason, as a code. */
  reason: OutcomeReason,
  /** The cells to highlight, such as the winning row. */
  cells: Array<number>,
};

/** How a game ended. */
export type OutcomeReason =
  | "five"
  | "no-move"
  | "city"
  | "no-stack"
  | "all-captured"
  | "repetition"
  | "resigned"
  | "agreed"
  | "time";

/** Stones that a turn removed from the board. */
export type TakenView = {
  /** The cell from which they were removed. */
  cell: number,
  /** The number of stones. */
  count: number,
};

/** A cell that may be tapped. */
export type Step = {
  /** The cell. */
  cell: number,
  /** Whether tapping it completes a move. */
  completes: boolean,
  /** Whether a move continues from it. */
  continues: boolean,
  /** Whether the piece slides there, and does not make a single step. */
  slides: boolean,
  /** The stones that would be placed there from the hand. */
  ghost?: StoneRun,
};

/** Why a tap was refused. */
export type RefusalView = {
  /** A code. */
  code: RefusalCode,
  /** The number in the message, if it has one. */
  number?: number,
  /** The cells of the attempted move. */
  path: Array<number>,
};

/** Why a tap is refused. */
export type RefusalCode =
  | "game-over"
  | "not-yours"
  | "piece-stuck"
  | "hand-empty"
  | "nothing-here"
  | "occupied"
  | "way-blocked"
  | "edge-lion-step"
  | "lion-step"
  | "soldier-step"
  | "soldier-diagonal"
  | "capture-compulsory"
  | "capture-most"
  | "jump-two"
  | "jump-reversal"
  | "jump-nothing"
  | "jump-own"
  | "jump-blocked"
  | "hand-first"
  | "occupied-entry"
  | "would-feed"
  | "centre-banned"
  | "single-stone"
  | "not-diagonal"
  | "straight-back"
  | "stones-left"
  | "must-advance"
  | "must-occupy"
  | "step-one";

/** A hint about the rules for the player to move. */
export type NoteView = {
  /** A code. */
  code: NoteCode,
  /** The number in the message, if it has one. */
  number?: number,
};

/** Notes for the player to move. */
export type NoteCode = "capture-compulsory" | "shadowpiece" | "opening";

/** Something that the opponent of the player to move could do if it were their turn. */
export type Threat = {
  /** A code. */
  code: ThreatCode,
  /** The cells of the move that carries it out. */
  path: Array<number>,
  /** The cells that are in danger, or where it happens. */
  cells: Array<number>,
  /** The cells of the row that it completes, from one end to the other; none if nothing is completed. */
  row: Array<number>,
  /** The number in the message about all threats with this code; 0 if there is none. */
  count: number,
};

/** Threats of the opponent. */
export type ThreatCode = "five" | "four" | "capture" | "entry" | "city";

/** Something that is explained about a position. */
export type Fact = {
  /** A code. */
  code: FactCode,
  /** The side that it is about: who threatens, owns or captures. */
  side: Side,
  /** The cells that it is about. */
  cells: Array<number>,
  /** The cells that parry a threat, or the gaps around a stack or a city. */
  answers: Array<number>,
};

/** What is explained about a position. */
export type FactCode =
  | "five"
  | "four"
  | "captures"
  | "stays"
  | "turns"
  | "arrives"
  | "leaves"
  | "depends"
  | "unclear"
  | "stack"
  | "city";

/** Advice about a suggested move. */
export type Advice = {
  /** The cells of the move, in the order in which they are tapped. */
  path: Array<number>,
  /** Whether a piece on the board moves; otherwise one comes from the hand. */
  moves: boolean,
  /** Why it is good, the most important reason first. */
  reasons: Array<Reason>,
};

/** A reason for a move. */
export type Reason = {
  /** A code. */
  code: ReasonCode,
  /** The cells in the message. */
  cells: Array<number>,
  /** The numbers in the message. */
  counts: [number, number],
  /** The moves in the message. */
  moves: Array<string>,
};

/** What a move does: why it is good, and what it gives up. */
export type ReasonCode =
  | "only-move"
  | "one-reply"
  | "makes-five"
  | "wins-next"
  | "stops-five"
  | "makes-four"
  | "makes-two-fours"
  | "stops-four"
  | "prepares-four"
  | "blocks-row"
  | "becomes-lion"
  | "builds-row"
  | "builds-two-rows"
  | "has-room"
  | "plans-four"
  | "gives-five"
  | "gives-four"
  | "leaves-row"
  | "unblocks-row"
  | "captures"
  | "saves-stones"
  | "threatens-capture"
  | "plans-capture"
  | "captures-all"
  | "frees-captives"
  | "lures-capture"
  | "exchanges"
  | "loses-exchange"
  | "threatens-combination"
  | "stops-combination"
  | "allows-combination"
  | "gives-least"
  | "has-entries"
  | "few-safe-replies"
  | "has-safe-moves"
  | "forces-capture"
  | "leaves-no-safe-reply"
  | "stays-safe"
  | "enters-shadowpiece"
  | "enters-safely"
  | "narrows-entry"
  | "blocks-pieces"
  | "frees-pieces"
  | "covers-pieces"
  | "takes-middle"
  | "cannot-be-jumped"
  | "approaches"
  | "takes-city"
  | "saves-city"
  | "threatens-city"
  | "closes-gap"
  | "opens-gap"
  | "makes-stack"
  | "advances"
  | "plans-city"
  | "gives-city"
  | "leaves-city"
  | "gives-stones"
  | "leaves-stones"
  | "wins-city"
  | "leaves-no-stack"
  | "closes-in"
  | "escapes-siege"
  | "spreads"
  | "spends-last-stack";

/** What there is to say about a move and the position after it. */
export type Commentary = {
  /** What the move does, the most important first. */
  effects: Array<Reason>,
  /** What it gives up, or allows the opponent. */
  prices: Array<Reason>,
  /** What counts in the position after it, what is worth most first. */
  standing: Array<Standing>,
};

/** Something that counts in a position, with the number that each player has of it. */
export type Standing = {
  /** What is counted. */
  code: StandingCode,
  /** The number that each side has. */
  counts: [number, number],
  /** How much it is worth to the first player, in points. */
  points: number,
};

/** What counts in a position, for one player or the other. */
export type StandingCode =
  | "threes"
  | "twos"
  | "lions"
  | "hand"
  | "prisoners"
  | "pieces"
  | "jumpers"
  | "endangered"
  | "mobile"
  | "central"
  | "stones"
  | "stacks"
  | "gaps"
  | "cells"
  | "ahead";

/** When to stop thinking. Without any limit, a search goes on until it is stopped. */
export type ThinkLimits = {
  /** The depth of the last iteration, in plies. */
  depth?: number,
  /** The number of nodes. */
  nodes?: number,
  /** The time in milliseconds. */
  time?: number,
  /** How many of the best moves to compare. Default: 1. */
  lines?: number,
  /** The strength, from 0 to 10. Default: full strength. */
  level?: number,
  /** Varies the random choices of a level, which otherwise depend only on the position. Default: 0. */
  seed?: number,
  /** The place among several workers that search the position together: 0 for the one that says when it is over. Default: the worker searches alone. */
  place?: number,
};

/** The results of a search. */
export type SearchInfo = {
  /** The best turn, if there is one: a move, or `swap`. */
  best?: string,
  /** The requested number of lines, best first. */
  lines: Array<Line>,
  /** The search depth, in plies. */
  depth: number,
  /** The number of nodes searched. */
  nodes: number,
};

/** A principal variation and its score. */
export type Line = {
  /** Its moves. */
  moves: Array<string>,
  /** The cells of the first of them. */
  path: Array<number>,
  /** The score for the player to move, in points. */
  points: number,
  /** The expected result of the player to move, from 0 to 1, unless it is proven. */
  chance: number,
  /** The number of plies to a proven win. */
  win?: number,
  /** The number of plies to a proven loss. */
  loss?: number,
};

/** The result of parsing a text: its games, or an error. */
export type ReadText = {
  /** The games, if the text is valid. */
  games?: Array<Summary>,
  /** Where each game of a game text starts and ends in it, as indexes in the string; empty for links and move lists. */
  spans: Array<[number, number]>,
  /** The first error, if it is not. */
  error?: ParseError,
  /** The ids of the games that it may be a bare move list of. */
  lists: Array<string>,
};

/** The summary of a game. */
export type Summary = {
  /** The id of the game. */
  game: string,
  /** The options that are on. */
  options: Array<string>,
  /** The tags, in the order in which they are written. */
  tags: Array<Tag>,
  /** The names of the tags that mean nothing here. */
  unknown: Array<string>,
  /** The names of the two players, empty if they are not known. */
  names: [string, string],
  /** The colours of the two sides. */
  tones: [Tone, Tone],
  /** The result, as written in the text. */
  result: string,
  /** The number of turns of the main line. */
  turns: number,
  /** The number of the last move of the main line, as lists of moves count them; 0 without moves. */
  number: number,
  /** The starting position, unless it is the start of the game. */
  start?: string,
  /** The moves of the main line. */
  moves: Array<string>,
  /** The last position of the main line as a [picture](crate::session::Session::picture). */
  picture: string,
  /** The game text of this game alone. */
  text: string,
};

/** A tag of a game text: its name and its value. */
export type Tag = [string, string];

/** Why a text was rejected: a code, the location, and what was found and expected. */
export type ParseError = {
  /** The code. */
  code: ParseErrorCode,
  /** The index in the string where the error starts. */
  start: number,
  /** The index in the string where the error ends; the same as `start` if something is missing. */
  end: number,
  /** The line of the start, counted from 1. */
  line: number,
  /** The character in that line, counted from 1. */
  column: number,
  /** The text found there, at least one character and at most forty; empty only at the end of the text. */
  found: string,
  /** The expected text, described in plain English; a technical detail. */
  expected: string,
  /** The cells of the board, if the name of a cell was expected. */
  cells?: CellRange,
};

/** Why a text was rejected. */
export type ParseErrorCode =
  | "control"
  | "text-long"
  | "games-many"
  | "tag-name"
  | "tag-value"
  | "tag-end"
  | "tag-twice"
  | "tags-many"
  | "string-end"
  | "escape"
  | "game-missing"
  | "game-unknown"
  | "option-unknown"
  | "result"
  | "setup"
  | "setup-missing"
  | "position-missing"
  | "number"
  | "move-missing"
  | "word-long"
  | "line-long"
  | "game-large"
  | "token"
  | "variation-early"
  | "variation-empty"
  | "variation-none"
  | "variation-end"
  | "glyph"
  | "glyph-early"
  | "comment-end"
  | "command-end"
  | "eval"
  | "eval-twice"
  | "clock"
  | "clock-twice"
  | "result-missing"
  | "result-differs"
  | "result-wrong"
  | "game-unread"
  | "move-unread"
  | "illegal"
  | "game-over"
  | "no-swap"
  | "position-line"
  | "trailing"
  | "sowing"
  | "sowing-long"
  | "goal"
  | "shape"
  | "column"
  | "row"
  | "cell"
  | "row-end"
  | "row-short"
  | "row-long"
  | "run"
  | "soldier-on-edge"
  | "too-many-pieces"
  | "too-many-stones"
  | "turn-missing"
  | "turn"
  | "hand"
  | "hands-missing"
  | "hands-between"
  | "height"
  | "turns-missing"
  | "turns"
  | "turns-odd"
  | "wrong-colour"
  | "link-none"
  | "link-newer"
  | "link-long"
  | "link-short"
  | "link-start"
  | "link-symbol"
  | "link-bits"
  | "link-cell"
  | "link-turn"
  | "link-check";

/** Columns and rows of a board, each from the first to the last. */
export type CellRange = {
  /** Letters. */
  columns: [string, string],
  /** Numbers, counted from 1. */
  rows: [number, number],
};

/** The annotations of a game. */
export type Annotations = {
  /** The tags, in the order in which they are written. */
  tags: Array<Tag>,
  /** The names of the two players, empty if they are not known. */
  names: [string, string],
  /** The result, as written in the text. */
  result: string,
  /** The comments before the first turn. */
  remarks: Array<Remark>,
  /** All moves in the order of the text: a move, the variations on it, and what follows it. */
  moves: Array<TreeMove>,
};

/** A move of the tree. */
export type TreeMove = {
  /** The index of the move before it, unless it is a first move. Of the moves that follow another, the first is not a variation. */
  parent?: number,
  /** The move in the notation of its game. */
  text: string,
  /** The side that moved. */
  side: Side,
  /** The move number, shared by a move of the first player and the reply. */
  number: number,
  /** The numbers of its glyphs. */
  glyphs: Array<number>,
  /** The comments before the first move of a variation. */
  before: Array<Remark>,
  /** The comments after the move. */
  remarks: Array<Remark>,
};

/** A comment. */
export type Remark = {
  /** The words, with commands that cannot be used; may be empty. */
  words: string,
  /** The evaluation, as written in the text. */
  eval?: string,
  /** The time left on the clock: hours, minutes, seconds. */
  clock?: string,
  /** The goal of the exercise in the position. Of the comments in a place, only one has a goal. */
  goal?: string,
  /** Marked cells and arrows. */
  shapes: Array<Drawing>,
  /** Goals, marks and arrows that cannot be used, as they are written; the first few. */
  unread: Array<string>,
};

/** A marked cell, such as `Ge5` in a game text, or an arrow, such as `Re5a1`. */
export type Drawing = {
  /** The letter of its colour: green, red, yellow or blue. */
  colour: string,
  /** The names of its cells: one, or the start and the end of an arrow. */
  cells: Array<string>,
};

/** An edit of the tree of moves: of a move, the variation that it lies in, or the comments around it; or a way to it. */
export type TreeEdit =
  | "go"
  | "promote"
  | "demote"
  | "main"
  | "delete"
  | "before"
  | "comment"
  | "eval"
  | "goal"
  | "shapes"
  | "glyphs"
  | "add"
  | "undo"
  | "redo";

/** The findings about a position of a game. Pages pass them on to [`judge`] as they are. */
export type Finding = {
  /** The number of plies before it. */
  ply: number,
  /** The expected result of the first player, from 0 to 1. */
  chance: number,
  /** The score of the first player, in points. */
  points: number,
  /** The number of plies to a proven win of the player to move. */
  win?: number,
  /** The number of plies to a proven loss of the player to move. */
  loss?: number,
  /** The best line; empty if the game is over. */
  line: Array<string>,
  /** The cells of its first move. */
  path: Array<number>,
  /** The effect of that move. */
  effect?: Effect,
  /** The first player's chances to win after the second-best move, where the best one was played and is not obvious. */
  second?: number,
  /** Whether the player to move has no choice. */
  isOnly: boolean,
  /** The fault of the move before the position, if the player to move wins. */
  cause?: ReviewReason,
  /** The move that was played, and what is wrong with it. */
  played?: string,
  /** The fault of the move that was played. */
  fault?: ReviewReason,
};

/** The judgement of the moves of a game. */
export type Review = {
  /** The expected result of the first player, from 0 to 1, before the first move and after each, where the position was examined. */
  chances: (number | undefined)[],
  /** The moves. */
  moves: Array<JudgedMove>,
  /** The accuracy of each side, from 0 to 100, once all positions were examined, and if any of its moves could have gone wrong. */
  accuracy: (number | undefined)[],
  /** The moves that changed the game most, as numbers of plies, at most three, the most important first. */
  moments: Array<number>,
  /** The numbers of the glyphs of mistakes, which another review replaces. */
  mistakes: Array<number>,
};

/** A move and how good it was. What is missing is not known. */
export type JudgedMove = {
  /** After how many plies it is on the board. */
  ply: number,
  /** The side that moved. */
  side: Side,
  /** The move as text. */
  move: string,
  /** How much of the chances to win it cost, from 0 to 1. */
  loss?: number,
  /** The glyph, if it cost much, or if all others cost much. */
  glyph?: Glyph,
  /** The evaluation of the position after it, as game texts write it; nothing if the game is over there. */
  eval?: string,
  /** In how many of their moves one of the players wins after it, if that is proven. */
  winsIn?: number,
  /** A line that starts with a better move instead of it. */
  better?: Array<string>,
  /** The cells of that move. */
  betterPath: Array<number>,
  /** The evaluation of the position after it, as game texts write it. */
  betterEval?: string,
  /** The expected result of the player after the best move. */
  betterChance?: number,
  /** The expected result of the player after the move. */
  chance?: number,
  /** The expected result of the player after the second-best move, if this was the only good one. */
  secondChance?: number,
  /** The fault of the move. */
  reason?: ReviewReason,
  /** What a move does that was missed, if no fault is proven: the best reply, or the better move. */
  effect?: Effect,
  /** The moves that are expected after it: a reply, and what follows. */
  next: Array<string>,
};

/** How good a move is. */
export type Glyph = "!" | "?!" | "?" | "??";

/** A proven reason why a move is bad. */
export type ReviewReason = {
  /** The kind of the mistake. */
  code: MistakeCode,
  /** The moves that prove it. */
  line: Array<string>,
  /** Whether the line starts instead of the bad move, or after it. */
  start: LineStart,
  /** The cells of its first move. */
  path: Array<number>,
  /** The cells in the message. */
  cells: Array<number>,
  /** The numbers in the message. */
  counts: Array<number>,
  /** The number of plies within which it happens, from the start of the line. */
  plies?: number,
};

/** What a move does. It is a fact, but not proven to be why the move is good. */
export type Effect = {
  /** The move. */
  move: string,
  /** Whether it is possible instead of the bad move, or after it. */
  start: LineStart,
  /** Its cells. */
  path: Array<number>,
  /** The effect, if it has one that can be named. */
  code?: ReasonCode,
  /** The cells in the message. */
  cells: Array<number>,
  /** The numbers in the message. */
  counts: Array<number>,
};

/** Where a line starts. */
export type LineStart = "before" | "after";

/** Why a move is bad. */
export type MistakeCode =
  | "allows-win"
  | "allows-five"
  | "allows-two-fours"
  | "allows-four"
  | "allows-three"
  | "allows-city"
  | "allows-siege"
  | "misses-win"
  | "loses-stones"
  | "forces-capture"
  | "misses-stones";

/** A move tried instead of the one that was played. */
export type Trial = {
  /** The expected result of the player after the move, from 0 to 1. */
  chance: number,
  /** That after the best move. */
  best: number,
  /** The difference, at least 0. */
  loss: number,
  /** Whether the move is as good as the best one, or nearly. */
  good: boolean,
  /** The moves that are expected after it. */
  line: Array<string>,
  /** The fault of the move. */
  reason?: ReviewReason,
};

/** A move tried in an exercise. */
export type Attempt = {
  /** How good it is. */
  verdict: Verdict,
  /** The goal after the reply, if there is more to do. */
  goal?: string,
  /** The strongest reply, if there is more to do. */
  reply?: string,
  /** The moves that refute a wrong one, the opponent's first; after a pass, those that win; after the last move that wins stones, the captures by which they are won. */
  line: Array<string>,
  /** A proven reason why the move is wrong. */
  reason?: ReviewReason,
};

/** How good a move tried in an exercise is. */
export type Verdict = "solved" | "right" | "longer" | "wrong";

/** A position that is set up, as a board draws it, with its problems. */
export type DraftView = {
  /** The options that are on. */
  options: Array<string>,
  /** The position text. */
  position: string,
  /** The side to move. */
  turn: Side,
  /** The colours of the two sides. */
  tones: [Tone, Tone],
  /** The stacks on the board. */
  pieces: Array<Piece>,
  /** The stones that each side has in hand. */
  hands: [Array<StoneRun>, Array<StoneRun>],
  /** Marked cells. */
  marks: Array<Mark>,
  /** How the game has ended, if it is over in this position. */
  outcome?: Outcome,
  /** Everything that makes the position impossible, in the order of its text. */
  problems: Array<Problem>,
  /** The pieces that can be put on the board, one of each kind, those of the first player first. */
  palette: Array<StoneRun>,
  /** The numbers besides those on the board. */
  counters: Array<CounterView>,
  /** Whether there is an edit to undo. */
  canUndo: boolean,
  /** Whether there is an undone edit. */
  canRedo: boolean,
};

/** Something that makes a position impossible. */
export type Problem = {
  /** A code. */
  code: ParseErrorCode,
  /** The side that it is about, if it is about one. */
  side?: Side,
  /** The cells where it shows. */
  cells: Array<number>,
  /** The number of pieces or turns, if it is about a number. */
  count: number,
  /** The most there may be. */
  most: number,
};

/** A number in a position text. */
export type CounterView = {
  /** A code. */
  code: Counter,
  /** Its value. */
  value: number,
  /** The greatest that makes sense. */
  most: number,
};

/** A number in a position text. */
export type Counter = "hand-first" | "hand-second" | "turns";

/** An edit of a position that is being set up. */
export type DraftEdit =
  | "put"
  | "take"
  | "take-all"
  | "carry"
  | "turn"
  | "counter"
  | "option"
  | "empty"
  | "start"
  | "undo"
  | "redo";
