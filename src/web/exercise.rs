//! Exercises for JavaScript: judging the moves that are tried, and finding solutions.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};

use super::convert::{pass, rejected, string, thrown};
use super::game::Game;
use super::{JsAttempt, JsParseError, JsText, JsTexts};
use crate::exercise::Goal;

/// The error in the text of a goal, if there is one.
///
/// # Errors
/// Throws if it is not a string.
#[wasm_bindgen(js_name = checkGoal)]
pub fn check_goal(text: &JsText) -> Result<JsParseError, JsError> {
    let text = string(text)?;
    rejected(&text, Goal::parse(&text).map(drop))
}

#[wasm_bindgen]
impl Game {
    /// Judges a move, or a pass, by the goal of an exercise in the position shown.
    ///
    /// # Errors
    /// Throws if the move is illegal, or if the goal is malformed.
    pub fn attempt(&mut self, goal: &JsText, mv: &JsText) -> Result<JsAttempt, JsError> {
        let attempt = self.session.attempt(&string(goal)?, &string(mv)?);
        pass(&attempt.map_err(|error| thrown(&error))?)
    }

    /// Moves that reach the goal of an exercise in the position shown, as far as they are found; `pass` where that is
    /// right.
    ///
    /// # Errors
    /// Throws if the goal is malformed.
    pub fn solution(&mut self, goal: &JsText) -> Result<JsTexts, JsError> {
        let solution = self.session.solution(&string(goal)?);
        pass(&solution.map_err(|error| thrown(&error))?)
    }
}
