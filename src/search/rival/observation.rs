//! The facts about a position on which the choice of a move depends, and the move that was played.

use serde::{Deserialize, Serialize};

/// How hard a win or a reply is to see, by its [subtlety](crate::search::Evaluate::subtlety).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// What beginners see first, such as a drop into a straight row.
    Easy,
    /// Such as a step, or a capture of two.
    Medium,
    /// Such as a slide into a diagonal row, or a long capture with turns.
    Hard,
}

impl Kind {
    /// How many there are.
    pub const COUNT: usize = 3;
    /// Every kind, in the order of the numbers of a [rival](super::Rival).
    pub const ALL: [Self; Self::COUNT] = [Self::Easy, Self::Medium, Self::Hard];

    /// The kind of a move of this subtlety.
    pub(super) const fn of(subtlety: u64) -> Self {
        match subtlety {
            0..40 => Self::Easy,
            40..100 => Self::Medium,
            _ => Self::Hard,
        }
    }

    /// A subtlety in the middle of the kind.
    pub(super) const fn typical_subtlety(self) -> u64 {
        match self {
            Self::Easy => 20,
            Self::Medium => 70,
            Self::Hard => 120,
        }
    }
}

/// Expected results in thousandths: 0 is a proven loss, [`SURE`] a proven win.
pub type Value = u16;

/// The value of a proven win.
pub const SURE: Value = 1000;

/// What can be seen of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// How the position after the move looks at first.
    pub value: Value,
    /// The same for someone who sees only their own pieces; 500 for the mean of all moves.
    pub own: Value,
    /// The reply that wins at once, or the best of the captures if those are compulsory, with what is left after it.
    pub reply: Option<(Kind, Value)>,
    /// If the move wins at once, how hard that is to see.
    pub win: Option<Kind>,
    /// Whether the move is forcing, such as a capture or a threat.
    pub is_forcing: bool,
}

/// A position, as far as the choice of a move depends on it, and the move that was played there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Observation {
    /// The moves.
    pub moves: Vec<Prospect>,
    /// For each depth from one ply on, the best moves by their place in the list, with their values. Empty where a move wins
    /// at once.
    pub looks: Vec<Vec<(usize, Value)>>,
    /// The place of the move that was played.
    pub played: usize,
}
