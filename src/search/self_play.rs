//! Shared by tools that let the engine play against itself: searches of a fixed size, random moves, and
//! which positions to learn from.

use super::{Engine, Evaluate, Limits, Progress, SearchResult};
use crate::dice::Dice;

/// Searches to the end. Without a limit of nodes or depth, it has none.
pub fn search<G: Evaluate>(
    engine: &mut Engine<G>,
    position: &G,
    drawn: &[u64],
    limits: Limits,
) -> Option<SearchResult<G::Move>> {
    engine.start(position, drawn, limits);
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    engine.result().cloned()
}

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
