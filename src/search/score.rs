//! Scores: estimates in points, and proven wins and losses with their distance.

use std::fmt;
use std::ops::Neg;

/// The worth of a position to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(i32);

impl Score {
    /// Neither side is ahead.
    pub const DRAW: Self = Self(0);
    /// Estimates stay within this many points on either side.
    pub const ESTIMATE_LIMIT: i32 = 20_000;
    /// Better than anything.
    pub const MAX: Self = Self(32_000);
    /// Worse than anything.
    pub const MIN: Self = Self(-32_000);

    const WIN: i32 = 30_000;

    /// A belief, in points.
    #[must_use]
    pub const fn estimate(points: i32) -> Self {
        debug_assert!(points.abs() <= Self::ESTIMATE_LIMIT);
        Self(points)
    }

    /// A score of so many points, or the nearest there is to it.
    #[must_use]
    pub(super) fn clamped(points: i32) -> Self {
        Self(points.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// A proven win after so many plies from the root of the search.
    #[must_use]
    pub const fn win_at(ply: usize) -> Self {
        Self(Self::WIN - Self::plies(ply))
    }

    /// A proven loss after so many plies from the root of the search.
    #[must_use]
    pub const fn loss_at(ply: usize) -> Self {
        Self(Self::plies(ply) - Self::WIN)
    }

    /// The plies to a proven win, seen from the root; `None` if none is proven.
    #[must_use]
    pub const fn win_in(self) -> Option<u32> {
        if self.0 > Self::ESTIMATE_LIMIT {
            Some((Self::WIN - self.0).unsigned_abs())
        } else {
            None
        }
    }

    /// The plies to a proven loss, seen from the root; `None` if none is proven.
    #[must_use]
    pub const fn loss_in(self) -> Option<u32> {
        Self(-self.0).win_in()
    }

    /// Whether the result is proven.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        self.0.abs() > Self::ESTIMATE_LIMIT
    }

    /// The score in points; proven results count as very many.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.0
    }

    /// The score with proven distances counted from a position so many plies deep instead of from
    /// the root, as the table keeps it: it fits 16 bits.
    #[must_use]
    pub(super) fn seen_from(self, ply: usize) -> i16 {
        let shift = self.distance_sign() * Self::plies(ply);
        i16::try_from(self.0 + shift).unwrap_or_default()
    }

    /// Undoes [`Score::seen_from`].
    #[must_use]
    pub(super) fn from_seen(seen: i16, ply: usize) -> Self {
        let score = Self(seen.into());
        Self(score.0 - score.distance_sign() * Self::plies(ply))
    }

    /// The score one point up: with it a window only asks whether something is better.
    #[must_use]
    pub(super) const fn just_above(self) -> Self {
        Self(self.0 + 1)
    }

    const fn distance_sign(self) -> i32 {
        if self.is_proven() { self.0.signum() } else { 0 }
    }

    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_possible_wrap,
        reason = "no search looks a thousand plies ahead"
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

/// As engines of this family print it: `cp 35`, or `win 5` and `loss 4` in plies.
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
    fn proven_scores_keep_their_distance_through_the_table() {
        for score in [
            Score::win_at(7),
            Score::loss_at(8),
            Score::estimate(-42),
            Score::DRAW,
        ] {
            assert_eq!(Score::from_seen(score.seen_from(5), 5), score);
        }
        assert_eq!(
            Score::from_seen(Score::win_at(7).seen_from(5), 1).win_in(),
            Some(3)
        );
    }

    #[test]
    fn they_print_what_is_known() {
        assert_eq!(Score::win_at(5).to_string(), "win 5");
        assert_eq!((-Score::win_at(4)).to_string(), "loss 4");
        assert_eq!(Score::estimate(35).to_string(), "cp 35");
    }
}
