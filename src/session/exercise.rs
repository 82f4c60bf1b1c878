//! Exercises in the position of a session.

use super::Playable;
use super::game::GameSession;
use crate::exercise::{Attempt, Goal};
use crate::parse::ParseError;

/// A session whose position can be an exercise. The game on the board does not change.
pub trait Exercised {
    /// Judges a move in the position of the cursor, or a [pass](crate::exercise::PASS).
    ///
    /// # Errors
    /// Says why the move is illegal, or what is wrong with the goal.
    fn attempt(&mut self, goal: &str, text: &str) -> Result<Attempt, ParseError>;

    /// Moves that reach the goal, as far as they are found.
    ///
    /// # Errors
    /// Says what is wrong with the goal.
    fn solution(&mut self, goal: &str) -> Result<Vec<String>, ParseError>;
}

impl<G: Playable> Exercised for GameSession<G> {
    fn attempt(&mut self, goal: &str, text: &str) -> Result<Attempt, ParseError> {
        let goal = Goal::parse(goal)?;
        self.judge.attempt(self.game.history(), &goal, text)
    }

    fn solution(&mut self, goal: &str) -> Result<Vec<String>, ParseError> {
        let goal = Goal::parse(goal)?;
        Ok(self.judge.solution(self.game.history(), &goal))
    }
}
