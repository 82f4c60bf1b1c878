//! What a position is worth, as one byte.

use crate::game::Outcome;
use crate::search::Score;

/// What a position is worth to the player to move: a chance in half percents, or a proven result.
///
/// Values are in order: a longer way to lose is better, and a shorter way to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// The player to move loses in this many plies at most: an even number.
    Loss(u8),
    /// The chance to win, in half percents.
    Chance(u8),
    /// The player to move wins in this many plies at most: an odd number.
    Win(u8),
}

/// The byte of certainty.
const CERTAIN: u8 = 200;
/// The first byte of a win.
const WIN: u8 = CERTAIN + 1;
/// The first byte of a loss.
const LOSS: u8 = 228;
/// The longest win and the longest loss with a byte.
const LONGEST_WIN: u8 = 2 * (LOSS - WIN) - 1;
const LONGEST_LOSS: u8 = 2 * (u8::MAX - LOSS);

impl Value {
    /// An even position.
    pub const EVEN: Self = Self::Chance(CERTAIN / 2);

    /// The value of a position with this score and this expected result. A result that takes longer than a byte can say is
    /// only a chance.
    #[must_use]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 200"
    )]
    pub fn of_score(score: Score, expected: f64) -> Self {
        let plies = |plies: Option<u32>| plies.and_then(|plies| u8::try_from(plies).ok());
        match (plies(score.win_in()), plies(score.loss_in())) {
            (Some(plies), _) if plies % 2 == 1 && plies <= LONGEST_WIN => Self::Win(plies),
            (_, Some(plies)) if plies % 2 == 0 && plies <= LONGEST_LOSS => Self::Loss(plies),
            _ => Self::Chance((expected.clamp(0.0, 1.0) * f64::from(CERTAIN)).round() as u8),
        }
    }

    /// The value of a game that is over, to the player who would be to move.
    #[must_use]
    pub fn of_outcome(outcome: Outcome) -> Self {
        if outcome.winner.is_none() {
            Self::EVEN
        } else {
            Self::Loss(0)
        }
    }

    /// What a move is worth to the player who makes it, if this is the value of the position after it.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Chance(chance) => Self::Chance(CERTAIN - chance),
            Self::Win(LONGEST_WIN) => Self::Loss(LONGEST_WIN + 1),
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Loss(plies) if plies < LONGEST_WIN => Self::Win(plies + 1),
            Self::Loss(_) => Self::Chance(CERTAIN),
        }
    }

    /// The value of the position after the best move, to the other player, if this is the value before it.
    #[must_use]
    pub const fn after_best(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies - 1),
            Self::Loss(plies) if plies > 0 => Self::Win(plies - 1),
            other => other.before(),
        }
    }

    /// The chance to win, from 0 to 1.
    #[must_use]
    pub fn chance(self) -> f64 {
        match self {
            Self::Loss(_) => 0.0,
            Self::Chance(chance) => f64::from(chance) / f64::from(CERTAIN),
            Self::Win(_) => 1.0,
        }
    }

    /// The byte in a file.
    #[must_use]
    pub const fn byte(self) -> u8 {
        match self {
            Self::Chance(chance) => chance,
            Self::Win(plies) => WIN + plies / 2,
            Self::Loss(plies) => LOSS + plies / 2,
        }
    }

    /// The value of a byte: each has one.
    #[must_use]
    pub const fn of_byte(byte: u8) -> Self {
        match byte {
            ..=CERTAIN => Self::Chance(byte),
            WIN..LOSS => Self::Win(2 * (byte - WIN) + 1),
            LOSS.. => Self::Loss(2 * (byte - LOSS)),
        }
    }

    /// The place in the order.
    const fn rank(self) -> i16 {
        match self {
            Self::Loss(plies) => plies as i16 - 1000,
            Self::Chance(chance) => chance as i16,
            Self::Win(plies) => 1000 - plies as i16,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_a_value_and_every_value_its_byte() {
        for byte in 0..=u8::MAX {
            assert_eq!(Value::of_byte(byte).byte(), byte);
        }
    }

    #[test]
    fn values_of_scores() {
        let of = Value::of_score;
        assert_eq!(of(Score::win_at(7), 1.0), Value::Win(7));
        assert_eq!(of(Score::loss_at(8), 0.0), Value::Loss(8));
        assert_eq!(of(Score::win_at(99), 1.0), Value::Chance(200));
        assert_eq!(of(Score::loss_at(56), 0.0), Value::Chance(0));
        assert_eq!(of(Score::eval(0), 0.5), Value::EVEN);
    }

    #[test]
    fn a_move_is_worth_the_opposite_of_the_position_after_it() {
        assert_eq!(Value::Chance(60).before(), Value::Chance(140));
        assert_eq!(Value::Loss(0).before(), Value::Win(1));
        assert_eq!(Value::Win(3).before(), Value::Loss(4));
        // What has no byte of its own becomes a chance.
        assert_eq!(Value::Loss(LONGEST_LOSS).before(), Value::Chance(CERTAIN));
        for byte in 0..=u8::MAX {
            let value = Value::of_byte(byte);
            assert!((value.chance() + value.before().chance() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn shorter_wins_and_longer_losses_are_better() {
        let better = [
            Value::Win(1),
            Value::Win(3),
            Value::Chance(200),
            Value::Chance(0),
            Value::Loss(8),
            Value::Loss(0),
        ];
        assert!(better.is_sorted_by(|one, other| one > other));
    }
}
