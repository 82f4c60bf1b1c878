//! Shared by tools that let the engine play against itself: random moves, and which positions to learn from.

use super::Evaluate;
use crate::dice::Dice;

/// Whether the search would evaluate a position statically: neither side can win at once, and no move is compulsory.
pub fn is_quiet<G: Evaluate>(position: &G) -> bool {
    let state = position.eval_state();
    position.winning_move(&state).is_none()
        && !position.must_extend(&state)
        && !position.forced_replies(&state, &mut Vec::new())
}

/// A random legal move; `None` if there is none.
pub fn random_move<G: Evaluate>(position: &G, dice: &mut Dice) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.choices(&mut moves);
    (!moves.is_empty()).then(|| *dice.pick(&moves))
}
