//! One search for every game: iterative deepening alpha-beta that can be run in slices.
//!
//! A game joins by saying what it thinks of its positions, through [`Opinion`]. The search names no
//! game and knows nothing of the web; time reaches it as a function.
//!
//! - [`engine`] tells the story: what happens when a position is entered, left and compared;
//! - [`order`] decides which move to try next;
//! - [`levels`] lets the engine play worse than it can, on purpose;
//! - [`features`] sums up what a game counts;
//! - [`mod@bench`] gives the search its signature;
//! - [`table`] remembers positions in a fixed piece of memory;
//! - [`score`] keeps what is proven apart from what is believed.

use std::fmt;

use crate::game::Game;

pub mod bench;
pub mod engine;
pub mod features;
pub mod levels;
pub mod order;
pub mod score;
pub mod table;

pub use engine::{Engine, Margins, Style, TooFewNodes};
pub use score::Score;

/// What a game thinks of its positions and moves. Rules are never consulted for this, and this is
/// never consulted for rules.
pub trait Opinion: Game {
    /// What is known of a position so that the next is understood quickly; nothing, if a game has
    /// no use for it.
    type Insight: Clone + fmt::Debug;

    /// What one look at a position tells about all its moves.
    type Hints;

    /// The number of different values of [`Opinion::move_index`].
    const MOVE_INDEXES: usize;

    /// The positions of the [bench](mod@bench): on each line the depth to search to, then the position
    /// text. Lines that start with `#` are comments.
    const BENCH: &'static str;

    /// The margins of selective search.
    const MARGINS: Margins = Margins::DEFAULT;

    /// The insight into a position that is come to from nowhere.
    fn insight(&self) -> Self::Insight;

    /// The insight into the position after a move.
    fn insight_after(&self, insight: &Self::Insight, mv: Self::Move, after: &Self)
    -> Self::Insight;

    /// Appends the moves worth looking at: every choice, unless a game has positions with more
    /// choices than a search can use. None only where there is none.
    fn candidates(&self, into: &mut Vec<Self::Move>) -> Coverage {
        self.choices(into);
        Coverage::All
    }

    /// A move that wins at once, if the game sees one without trying them all. One that it overlooks is
    /// among its [parries](Opinion::parries), where it names any.
    fn winning_move(&self, _: &Self::Insight) -> Option<Self::Move> {
        None
    }

    /// If the other player threatens to win with his next move, says so and appends all moves that
    /// leave him no such move. Only asked where no winning move is seen; never so where there is no
    /// move at all.
    fn parries(&self, _: &Self::Insight, _into: &mut Vec<Self::Move>) -> bool {
        false
    }

    /// Appends moves that may threaten to win with the next.
    fn threats(&self, _: &Self::Insight, _into: &mut Vec<Self::Move>) {}

    /// Whether something is under way that must be played out before the position can be judged, and
    /// that leaves little to choose: then looking one move further costs no depth.
    fn is_unsettled(&self, _: &Self::Insight) -> bool {
        false
    }

    /// The position with the other player to move, in a game where such a thing can be imagined.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// How well the player to move stands, in points within ±[`Score::ESTIMATE_LIMIT`]. Only asked
    /// of positions that are not decided.
    fn estimate(&self, insight: &Self::Insight) -> i32;

    /// Looks at a position once before its moves are put in order.
    fn hints(&self, insight: &Self::Insight) -> Self::Hints;

    /// How much a move promises: from [`LOUD`] on too much to leave it out, and at most a million.
    fn promise(hints: &Self::Hints, mv: Self::Move) -> i32;

    /// A small number that tells moves apart, as far as is useful to remember how each fared.
    fn move_index(mv: Self::Move) -> usize;
}

/// An opinion whose estimates are sums of counted features times weights, so that the weights can be
/// tuned by playing.
pub trait Tunable: Opinion {
    /// The weights as they are, in eighths of a point: while the game is young, and when it is old.
    const WEIGHTS: &'static [[i16; 2]];

    /// What each weight is for.
    fn feature_names() -> Vec<String>;

    /// Counts the features, as seen by the player to move.
    fn count_features(&self, insight: &Self::Insight) -> Vec<i32>;

    /// How young the game is: 1 at its start, 0 when it is old.
    fn youth(&self) -> f64;
}

/// What a move that is never left out promises at least.
pub const LOUD: i32 = 1_000;

/// Which moves were listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All there are, or all but those that lose sooner than these.
    All,
    /// Some: what loses by them may yet be saved by another.
    Some,
}

/// When to stop thinking. Whichever comes first ends the search; with no limit it goes on until it
/// is stopped or has nothing left to look at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Milliseconds to take.
    pub time: Option<f64>,
    /// How many of the best moves to compare; none or one means the best alone.
    pub lines: usize,
    /// How well to play, from 1 to [`levels::COUNT`]; as well as it can unless one is given. A level
    /// has limits of its own, and the narrower of both hold.
    pub level: Option<usize>,
    /// What a level's choices depend on besides the position: another number, other choices.
    pub seed: u64,
    /// What kind of move is sought.
    pub aim: Aim,
}

/// What kind of move is sought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// The best.
    #[default]
    Best,
    /// The one after which the sides stand as equally as can be: the other may choose his.
    Even,
}

/// What a search has found so far.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// The best lines, the best first, as many as were asked for. None only if there is no legal
    /// move.
    pub lines: Vec<Line<M>>,
    /// The move to play: the first of the best line, unless the level chose another.
    pub choice: Option<M>,
    /// Plies that were looked ahead to the end.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl<M> Report<M> {
    /// What the best line is worth to the player to move; a draw if there is none.
    #[must_use]
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::DRAW, |line| line.score)
    }

    /// The moves of the best line.
    #[must_use]
    pub fn line(&self) -> &[M] {
        self.lines.first().map_or(&[], |line| &line.moves)
    }
}

/// A line both sides are expected to follow.
#[derive(Clone, Debug)]
pub struct Line<M> {
    /// Its moves; there is at least one.
    pub moves: Vec<M>,
    /// What it is worth to the player to move.
    pub score: Score,
}

impl<M> Line<M> {
    /// A move of which nothing is known yet.
    fn of(mv: M) -> Self {
        Self {
            moves: vec![mv],
            score: Score::DRAW,
        }
    }
}

/// Whether a search that was run for a slice wants another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is not finished.
    Thinking,
    /// It has finished, or there was nothing to do.
    Done,
}
