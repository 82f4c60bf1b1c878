//! Scores: evaluations in points, and proven wins and losses with their distance in plies.

use std::fmt;
use std::ops::Neg;

/// The score of a position for the player to move.
///
/// ```
/// use ergo_games::search::Score;
///
/// assert!(Score::win_at(5) > Score::win_at(7) && Score::win_at(7) > Score::eval(900));
/// assert_eq!((-Score::win_at(5)).loss_in(), Some(5));
/// assert_eq!(Score::eval(35).to_string(), "cp 35");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i32);

impl Score {
    /// A draw, or an even position.
    pub const DRAW: Self = Self(0);
    /// Evaluations stay within this many points on either side; scores beyond are proven.
    pub const EVAL_LIMIT: i32 = 20_000;
    /// Above every score.
    pub const MAX: Self = Self(32_000);
    /// Below every score.
    pub const MIN: Self = Self(-32_000);

    const WIN: i32 = 30_000;

    /// An evaluation in points.
    #[must_use]
    pub const fn eval(points: i32) -> Self {
        debug_assert!(points.abs() <= Self::EVAL_LIMIT);
        Self(points)
    }

    /// The evaluation nearest to this many points.
    #[must_use]
    pub(super) fn clamped_eval(points: i32) -> Self {
        Self(points.clamp(-Self::EVAL_LIMIT, Self::EVAL_LIMIT))
    }

    /// The score nearest to this many points.
    #[must_use]
    pub(super) fn clamped(points: i32) -> Self {
        Self(points.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// A proven win at this ply from the root.
    #[must_use]
    pub const fn win_at(ply: usize) -> Self {
        Self(Self::WIN - Self::plies(ply))
    }

    /// A proven loss at this ply from the root.
    #[must_use]
    pub const fn loss_at(ply: usize) -> Self {
        Self(Self::plies(ply) - Self::WIN)
    }

    /// The plies from the root to a proven win; `None` if none is proven.
    #[must_use]
    pub const fn win_in(self) -> Option<u32> {
        if self.0 > Self::EVAL_LIMIT {
            Some((Self::WIN - self.0).unsigned_abs())
        } else {
            None
        }
    }

    /// The plies from the root to a proven loss; `None` if none is proven.
    #[must_use]
    pub const fn loss_in(self) -> Option<u32> {
        Self(-self.0).win_in()
    }

    /// Whether it is a proven win or loss.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        self.0.abs() > Self::EVAL_LIMIT
    }

    /// The score in points; proven results are beyond every evaluation.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.0
    }

    /// The score as the transposition table stores it: proven distances count from the position at this
    /// ply instead of from the root.
    #[must_use]
    pub(super) fn to_tt(self, ply: usize) -> i16 {
        let shift = self.distance_sign() * Self::plies(ply);
        i16::try_from(self.0 + shift).unwrap_or_default()
    }

    /// Undoes [`Score::to_tt`].
    #[must_use]
    pub(super) fn from_tt(stored: i16, ply: usize) -> Self {
        let score = Self(stored.into());
        Self(score.0 - score.distance_sign() * Self::plies(ply))
    }

    /// The score one point up: the other end of a zero window.
    #[must_use]
    pub(super) const fn plus_one(self) -> Self {
        Self(self.0 + 1)
    }

    const fn distance_sign(self) -> i32 {
        if self.is_proven() { self.0.signum() } else { 0 }
    }

    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "no search is a thousand plies deep"
    )]
    const fn plies(ply: usize) -> i32 {
        ply as i32
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// The form of the engine protocol: `cp 35`, or `win 5` and `loss 4` in plies.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.win_in(), self.loss_in()) {
            (Some(plies), _) => write!(f, "win {plies}"),
            (_, Some(plies)) => write!(f, "loss {plies}"),
            _ => write!(f, "cp {}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn the_table_keeps_proven_distances() {
        for score in [
            Score::win_at(7),
            Score::loss_at(8),
            Score::eval(-42),
            Score::DRAW,
        ] {
            assert_eq!(Score::from_tt(score.to_tt(5), 5), score);
        }
        assert_eq!(
            Score::from_tt(Score::win_at(7).to_tt(5), 1).win_in(),
            Some(3)
        );
    }

    #[test]
    fn scores_are_printed_as_in_the_protocol() {
        assert_eq!(Score::win_at(5).to_string(), "win 5");
        assert_eq!((-Score::win_at(4)).to_string(), "loss 4");
        assert_eq!(Score::eval(35).to_string(), "cp 35");
    }
}
