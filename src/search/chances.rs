//! From points to chances: how likely a player is to win, given the score.
//!
//! The odds of winning grow exponentially with the points. How fast depends on the game and its phase; the
//! scales are fitted to the results of self-play.

/// The number of points that multiply the odds of winning by e, at the start of the game and in the endgame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// At the start of the game.
    pub opening: f64,
    /// In the endgame.
    pub endgame: f64,
}

impl Chances {
    /// For games that were not measured.
    pub const UNKNOWN: Self = Self {
        opening: 250.0,
        endgame: 250.0,
    };

    /// The scale in a game phase, from 1 at the start down to 0 in the endgame.
    #[must_use]
    pub fn scale(&self, phase: f64) -> f64 {
        self.endgame + (self.opening - self.endgame) * phase
    }

    /// The expected result of a player who is ahead by some points, from 0 to 1; a draw counts half.
    #[must_use]
    pub fn share(&self, points: f64, phase: f64) -> f64 {
        1.0 / (1.0 + (-points / self.scale(phase)).exp())
    }
}
