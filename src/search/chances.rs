//! From points to chances: how likely a player is to win, given the score.
//!
//! The odds of winning grow exponentially with the points. How fast depends on the game and its phase; the
//! numbers are fitted to the results of self-play.

use std::fmt;

/// How a score turns into a chance to win. [`Evaluate::expected_result`](super::Evaluate::expected_result) applies it to a
/// position.
///
/// ```
/// use ergo_games::search::Chances;
///
/// let chances = Chances { opening: 200.0, endgame: 100.0, to_move: 0.0 };
/// assert!((chances.share(0.0, 1.0) - 0.5).abs() < 1e-9);
/// // The same lead is worth more in the endgame.
/// assert!(chances.share(50.0, 0.0) > chances.share(50.0, 1.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// The number of points that multiply the odds of winning by e at the start of the game.
    pub opening: f64,
    /// The same in the endgame.
    pub endgame: f64,
    /// The points by which scores favour the player to move: a position without a proven win for them is, on average,
    /// worse than it looks.
    pub to_move: f64,
}

impl Chances {
    /// For games that were not measured.
    pub const UNKNOWN: Self = Self {
        opening: 250.0,
        endgame: 250.0,
        to_move: 0.0,
    };

    /// The expected result of the player to move, who is ahead by some points, from 0 to 1; a draw counts half. The
    /// phase is 1 at the start of the game, down to 0 in the endgame.
    #[must_use]
    pub fn share(&self, points: f64, phase: f64) -> f64 {
        let scale = self.endgame + (self.opening - self.endgame) * phase;
        1.0 / (1.0 + ((self.to_move - points) / scale).exp())
    }

    /// The same without what scores give too much to the player to move, to compare positions with different players to
    /// move.
    #[must_use]
    pub fn even_share(&self, points: f64, phase: f64) -> f64 {
        self.share(points + self.to_move, phase)
    }
}

impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            opening,
            endgame,
            to_move,
        } = self;
        write!(
            f,
            "{opening:.0} at the start, {endgame:.0} in the endgame, {to_move:.0} to move"
        )
    }
}
