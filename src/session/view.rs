//! The view of a game: everything that a page needs to render it, as plain data.
//!
//! Messages are codes; the language files turn them into sentences.

use serde::Serialize;

use crate::advice::{Standing, Threat, Why};
use crate::codes::{NoteCode, OutcomeReason, ReasonCode, RefusalCode, ThreatCode, Tone};
use crate::game::{Cell, Side};
use crate::render::{Animation, Hand, Mark, Piece, Stock, StoneRun};
use crate::replay::Refusal;
use crate::search::Score;

/// A snapshot of a game.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[allow(clippy::struct_excessive_bools, reason = "plain data for the page")]
#[non_exhaustive]
pub struct View {
    /// The id of the game.
    pub game: &'static str,
    /// The options that are on.
    pub options: Vec<&'static str>,
    /// The starting position, unless it is the start of the game.
    pub start: Option<String>,
    /// The moves of the whole game, undone turns included.
    pub moves: Vec<String>,
    /// The position text.
    pub position: String,
    /// The side to move.
    pub turn: Side,
    /// The player to move, identified by the side they had before any swap.
    pub player: Side,
    /// The colours of the two sides.
    pub tones: [Tone; 2],
    /// How the game ended, if it is over.
    pub outcome: Option<OutcomeView>,
    /// The stacks on the board, with the entered part of the move applied.
    pub pieces: Vec<Piece>,
    /// The stones that each side has in hand.
    pub hands: [Hand; 2],
    /// The stones that are counted beside the board for each side.
    pub stocks: [Stock; 2],
    /// The number of the turn of the player to move, from 1, and again from 1 once their hand is empty.
    pub own_turn: usize,
    /// The moves of the current line, undone ones included.
    pub history: Vec<MoveView>,
    /// Changes whenever the tree of moves is edited or gets a branch.
    pub revision: u32,
    /// Whether there is an edit of the tree to undo.
    pub can_undo_edit: bool,
    /// Whether there is an undone edit of the tree.
    pub can_redo_edit: bool,
    /// The number of moves that are not undone.
    pub at: usize,
    /// The number of turns since something was captured or entered.
    pub quiet: usize,
    /// The number of the next move.
    pub number: u32,
    /// The cells of the last move.
    pub last: Vec<u8>,
    /// The stones that the last move removed from the board.
    pub taken: Vec<TakenView>,
    /// The animations from the previous view; empty if the change cannot be animated.
    pub animations: Vec<Animation>,
    /// The cells of the move being entered.
    pub entry: Vec<u8>,
    /// The cell whose stack is carried above the last of these, as for sowing.
    pub carried: Option<u8>,
    /// The cells from which a piece may move.
    pub origins: Vec<u8>,
    /// The cells that may come next.
    pub steps: Vec<StepView>,
    /// Marked cells.
    pub marks: Vec<Mark>,
    /// Why the last tap was refused, if it was.
    pub refusal: Option<RefusalView>,
    /// A hint about the rules for the player to move.
    pub note: Option<NoteView>,
    /// Whether the player to move may take over the first move.
    pub can_swap: bool,
    /// Whether the players have swapped sides.
    pub swapped: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Outcome", optional_fields))]
#[non_exhaustive]
pub struct OutcomeView {
    /// The side that won, unless it is a draw.
    pub winner: Option<Side>,
    /// The reason, as a code.
    pub reason: OutcomeReason,
    /// The cells to highlight, such as the winning row.
    pub cells: Vec<u8>,
}

/// A played move.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct MoveView {
    /// The move in the notation of its game.
    pub text: String,
    /// The side that moved.
    pub side: Side,
    /// The player who moved, identified by the side they had before any swap.
    pub player: Side,
    /// The move number, shared by a move of the first player and the reply.
    pub number: u32,
    /// Whether the turn is a swap.
    pub is_swap: bool,
}

/// Stones that a turn removed from the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct TakenView {
    /// The cell from which they were removed.
    pub cell: u8,
    /// The number of stones.
    pub count: u32,
}

/// A cell that may be tapped.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Step", optional_fields))]
#[non_exhaustive]
pub struct StepView {
    /// The cell.
    pub cell: u8,
    /// Whether tapping it completes a move.
    pub completes: bool,
    /// Whether a move continues from it.
    pub continues: bool,
    /// Whether the piece slides there, and does not make a single step.
    pub slides: bool,
    /// The stones that would be placed there from the hand.
    pub ghost: Option<StoneRun>,
}

/// A hint about the rules for the player to move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct NoteView {
    /// A code.
    pub code: NoteCode,
    /// The number in the message, if it has one.
    pub number: Option<u32>,
}

/// Why a tap was refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct RefusalView {
    /// A code.
    pub code: RefusalCode,
    /// The number in the message, if it has one.
    pub number: Option<u32>,
    /// The cells of the attempted move.
    pub path: Vec<u8>,
}

impl From<&Refusal> for RefusalView {
    fn from(refusal: &Refusal) -> Self {
        Self {
            code: refusal.reason.code,
            number: refusal.reason.number,
            path: numbers(&refusal.path),
        }
    }
}

/// Something that the opponent of the player to move could do if it were their turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Threat"))]
#[non_exhaustive]
pub struct ThreatView {
    /// A code.
    pub code: ThreatCode,
    /// The cells of the move that carries it out.
    pub path: Vec<u8>,
    /// The cells that are in danger, or where it happens.
    pub cells: Vec<u8>,
    /// The cells of the row that it completes, from one end to the other; none if nothing is completed.
    pub row: Vec<u8>,
    /// The number in the message about all threats with this code; 0 if there is none.
    pub count: u32,
}

/// Threats as JavaScript knows them, once for all games.
#[inline(never)]
pub(super) fn threat_views(threats: Vec<Threat>) -> Vec<ThreatView> {
    let threats = threats.into_iter();
    threats
        .map(|threat| ThreatView {
            code: threat.code,
            path: numbers(&threat.path),
            cells: numbers(&threat.cells),
            row: numbers(&threat.row),
            count: threat.count,
        })
        .collect()
}

/// Advice about a suggested move.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Advice"))]
#[non_exhaustive]
pub struct AdviceView {
    /// The cells of the move, in the order in which they are tapped.
    pub path: Vec<u8>,
    /// Whether a piece on the board moves; otherwise one comes from the hand.
    pub moves: bool,
    /// Why it is good, the most important reason first.
    pub reasons: Vec<ReasonView>,
}

/// A reason for a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Reason"))]
#[non_exhaustive]
pub struct ReasonView {
    /// A code.
    pub code: ReasonCode,
    /// The cells in the message.
    pub cells: Vec<u8>,
    /// The numbers in the message.
    pub counts: [u32; 2],
    /// The moves in the message.
    pub moves: Vec<String>,
}

/// What there is to say about a move and the position after it.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Commentary {
    /// What the move does, the most important first.
    pub effects: Vec<ReasonView>,
    /// What it gives up, or allows the opponent.
    pub prices: Vec<ReasonView>,
    /// What counts in the position after it, what is worth most first.
    pub standing: Vec<Standing>,
}

/// Reasons as JavaScript knows them, once for all games.
#[inline(never)]
pub(super) fn reason_views(reasons: Vec<Why>) -> Vec<ReasonView> {
    let reasons = reasons.into_iter();
    reasons
        .map(|why| ReasonView {
            code: why.code,
            cells: numbers(&why.cells),
            counts: why.counts,
            moves: why.moves,
        })
        .collect()
}

/// Cells as JavaScript knows them.
#[inline(never)]
pub(super) fn numbers(cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|cell| cell.0).collect()
}

/// The results of a search.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[non_exhaustive]
pub struct SearchInfo {
    /// The best turn, if there is one: a move, or `swap`.
    pub best: Option<String>,
    /// The requested number of lines, best first.
    pub lines: Vec<LineView>,
    /// The search depth, in plies.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// The result of a search for a win by threats.
#[derive(Clone, Debug)]
pub enum Solved {
    /// The player to move wins with these moves.
    Win(LineView),
    /// There is no such win within the depth limit.
    None,
    /// The node limit was reached first.
    Unknown,
}

/// A principal variation and its score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Line", optional_fields))]
#[non_exhaustive]
pub struct LineView {
    /// Its moves.
    pub moves: Vec<String>,
    /// The cells of the first of them.
    pub path: Vec<u8>,
    /// The score for the player to move. Pages receive the fields below instead.
    #[serde(skip)]
    pub score: Score,
    /// The score for the player to move, in points.
    pub points: i32,
    /// The expected result of the player to move, from 0 to 1, unless it is proven.
    pub chance: f64,
    /// The number of plies to a proven win.
    pub win: Option<u32>,
    /// The number of plies to a proven loss.
    pub loss: Option<u32>,
}
