//! Results of games, and move numbers.

use crate::game::{Outcome, Side};

/// A move number, as written in game texts.
pub(crate) fn move_number(number: u32, side: Side) -> String {
    match side {
        Side::First => format!("{number}."),
        Side::Second => format!("{number}..."),
    }
}

/// The number of the next move: it increases when the first player follows the second.
pub(crate) fn number_after(last: Option<(u32, Side)>, side: Side) -> u32 {
    match last {
        None => 1,
        Some((number, Side::Second)) if side == Side::First => number + 1,
        Some((number, _)) => number,
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// The first player has won.
    First,
    /// The second player has won.
    Second,
    /// A draw.
    Draw,
    /// The game is in progress, or its result is unknown.
    Open,
}

impl GameResult {
    /// Every result.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Draw, Self::Open];

    /// The result that corresponds to an outcome.
    #[must_use]
    pub const fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            None => Self::Open,
            Some(outcome) => match outcome.winner {
                Some(Side::First) => Self::First,
                Some(Side::Second) => Self::Second,
                None => Self::Draw,
            },
        }
    }

    /// The result as written in game texts.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Parses a result.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == word)
    }
}
