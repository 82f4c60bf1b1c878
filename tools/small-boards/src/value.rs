//! The value of a position for the player to move, if both play perfectly.

use std::cmp::Ordering;

use ergo_games::game::{Outcome, Side};

/// How a game ends, and in how many plies: whoever wins plays for the shortest win, whoever loses for the longest loss.
///
/// The better value is the greater one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The player to move loses.
    Loss(u16),
    /// Nobody can force a win.
    Draw,
    /// The player to move wins.
    Win(u16),
}

impl Value {
    /// The value of a game that is over, for the player to move.
    #[must_use]
    pub fn at_end(outcome: Option<Outcome>, turn: Side) -> Self {
        match outcome.and_then(|outcome| outcome.winner) {
            None => Self::Draw,
            Some(winner) if winner == turn => Self::Win(0),
            Some(_) => Self::Loss(0),
        }
    }

    /// The value of the move that leads to a position of this value, for the player who makes it.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Win(plies + 1),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Loss(plies + 1),
        }
    }

    /// A number for the value: 0 for a draw, otherwise one more than the plies. A win takes an odd number of plies, a
    /// loss an even one, because the player who cannot go on has lost.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            Self::Draw => 0,
            Self::Loss(plies) | Self::Win(plies) => plies + 1,
        }
    }

    /// The value of a [number](Self::number).
    #[must_use]
    pub const fn of_number(number: u16) -> Self {
        match number {
            0 => Self::Draw,
            _ if number.is_multiple_of(2) => Self::Win(number - 1),
            _ => Self::Loss(number - 1),
        }
    }

    const fn rank(self) -> i32 {
        const MOST: i32 = u16::MAX as i32 + 1;
        match self {
            Self::Loss(plies) => plies as i32 - MOST,
            Self::Draw => 0,
            Self::Win(plies) => MOST - plies as i32,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_win_and_a_long_loss_are_better() {
        let values = [
            Value::Loss(2),
            Value::Loss(4),
            Value::Draw,
            Value::Win(5),
            Value::Win(3),
        ];
        assert!(values.is_sorted_by(|one, other| one < other));
        assert_eq!(Value::Loss(2).before(), Value::Win(3));
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        for number in 0..300 {
            assert_eq!(Value::of_number(number).number(), number);
        }
        assert_eq!(Value::of_number(1), Value::Loss(0));
        assert_eq!(Value::of_number(22), Value::Win(21));
    }
}
