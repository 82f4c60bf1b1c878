//! Everything a page needs to show a game at one moment, as plain data.
//!
//! Words are codes here; the language files turn them into sentences.

use serde::Serialize;

use crate::codes::{NoteCode, OutcomeReason, RefusalCode, Tone};
use crate::render::{Animation, Hand, Mark, Piece, StoneRun};
use crate::search::Score;

/// A game at one moment.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The name of the game.
    pub game: &'static str,
    /// The options that are on.
    pub options: Vec<&'static str>,
    /// The record of the whole game, undone turns included.
    pub record: String,
    /// The position the game started from, unless that is the start of the game.
    pub start: Option<String>,
    /// The position text.
    pub position: String,
    /// The side to move: 0 for the first player, 1 for the second.
    pub turn: u8,
    /// The player to move: the side they began with, whatever the swap rule did.
    pub player: u8,
    /// The colours of the two sides.
    pub tones: [Tone; 2],
    /// How the game ended, once it has.
    pub outcome: Option<OutcomeView>,
    /// What stands on the board, as far as the move being entered has come.
    pub pieces: Vec<Piece>,
    /// What either side has in hand.
    pub hands: [Hand; 2],
    /// The moves of the main line, undone ones included.
    pub history: Vec<MoveView>,
    /// How many of them count.
    pub at: usize,
    /// The cells of the last move.
    pub last: Vec<u8>,
    /// What it took off the board.
    pub taken: Vec<TakenView>,
    /// What was seen to move since the view before; empty if nothing simple was.
    pub animations: Vec<Animation>,
    /// The cells of the move being entered.
    pub entry: Vec<u8>,
    /// The cells from which a piece may move.
    pub origins: Vec<u8>,
    /// The cells that may come next.
    pub steps: Vec<StepView>,
    /// Cells to be marked.
    pub marks: Vec<Mark>,
    /// Why the last tap did nothing, if it did nothing.
    pub refusal: Option<RefusalView>,
    /// Something the player to move should know.
    pub note: Option<NoteView>,
    /// Whether the player to move may take over the first move.
    pub can_swap: bool,
    /// Whether the players have changed sides.
    pub swapped: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct OutcomeView {
    /// The side that won, or nothing in a draw.
    pub winner: Option<u8>,
    /// Why, as a code.
    pub reason: OutcomeReason,
    /// The cells that show it.
    pub cells: Vec<u8>,
}

/// A move that was played.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// The move, as its game spells it.
    pub text: String,
    /// The side that moved.
    pub side: u8,
    /// The player who moved: the side they began with, whatever the swap rule did.
    pub player: u8,
    /// Its number, which a move of the first player and the reply share.
    pub number: u32,
    /// Whether it is the swap of sides.
    pub is_swap: bool,
}

/// Stones that a turn took off the board.
#[derive(Clone, Debug, Serialize)]
pub struct TakenView {
    /// The cell on which they stood.
    pub cell: u8,
    /// How many they were.
    pub count: u32,
}

/// A cell that may be tapped.
#[derive(Clone, Debug, Serialize)]
pub struct StepView {
    /// The cell.
    pub cell: u8,
    /// Whether tapping it finishes a move.
    pub completes: bool,
    /// Whether a move goes on from there.
    pub continues: bool,
    /// What would come there out of the hand.
    pub ghost: Option<StoneRun>,
}

/// Something the player to move should know.
#[derive(Clone, Debug, Serialize)]
pub struct NoteView {
    /// A code.
    pub code: NoteCode,
    /// The number that belongs to the code, if one does.
    pub number: Option<u32>,
}

/// Why a tap did nothing.
#[derive(Clone, Debug, Serialize)]
pub struct RefusalView {
    /// A code.
    pub code: RefusalCode,
    /// The number that belongs to the code, if one does.
    pub number: Option<u32>,
    /// The cells of the move that would have been entered.
    pub path: Vec<u8>,
}

/// What the engine has found.
#[derive(Clone, Debug, Serialize)]
pub struct SearchInfo {
    /// The turn to take, if there is one: a move, or `swap`.
    pub best: Option<String>,
    /// The best lines, the best first, as many as were asked for.
    pub lines: Vec<LineView>,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// What came of the search for a win by threats.
#[derive(Clone, Debug)]
pub enum Solved {
    /// The player to move wins so.
    Win(LineView),
    /// There is no such win within the plies.
    None,
    /// Not enough positions were looked at to say.
    Unknown,
}

/// A line both sides are expected to follow.
#[derive(Clone, Debug, Serialize)]
pub struct LineView {
    /// Its moves.
    pub moves: Vec<String>,
    /// The worth to the player to move; pages are told its parts.
    #[serde(skip)]
    pub score: Score,
    /// The worth to the player to move, in points.
    pub points: i32,
    /// The plies to a proven win.
    pub win: Option<u32>,
    /// The plies to a proven loss.
    pub loss: Option<u32>,
}
