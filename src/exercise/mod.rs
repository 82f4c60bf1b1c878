//! Exercises: what is to be done in a position, and judging the moves that are tried there.
//!
//! Lessons and puzzles are made of exercises. No solution is stored: it is proven that a move reaches the goal, so every
//! move that does is accepted, and it is answered with the strongest reply.
//!
//! | module | what it holds |
//! |---|---|
//! | `judge` | judges a move by the goal, and finds solutions |
//! | `prover` | what these need of a game, without its types |

mod judge;
mod prover;

use crate::parse::ParseError;
use crate::render::Render;
pub use crate::replay::Goal;
use crate::replay::History;
use crate::review::Reviewable;
pub use judge::{Attempt, PASS};
use prover::{Engines, GameProver};

/// Judges the moves tried in exercises of a game. Memory is allocated for the first one.
#[derive(Debug)]
pub struct Judge<G: Reviewable> {
    engines: Engines<G>,
}

impl<G: Reviewable> Default for Judge<G> {
    fn default() -> Self {
        Self {
            engines: Engines::default(),
        }
    }
}

impl<G: Reviewable + Render> Judge<G> {
    /// Judges a move in the last position of a game, or a [`PASS`].
    ///
    /// # Errors
    /// Says why the move is illegal, or that the goal is none of this game.
    pub fn attempt(
        &mut self,
        game: &History<G>,
        goal: &Goal,
        text: &str,
    ) -> Result<Attempt, ParseError> {
        judge::attempt(&mut self.prover(game), goal, text)
    }

    /// The moves that reach the goal in the last position of a game, as far as they are found; a [`PASS`] where that is
    /// right.
    pub fn solution(&mut self, game: &History<G>, goal: &Goal) -> Vec<String> {
        judge::solution(&mut self.prover(game), goal)
    }

    fn prover(&mut self, game: &History<G>) -> GameProver<'_, G> {
        GameProver {
            game: game.clone(),
            engines: &mut self.engines,
        }
    }
}
