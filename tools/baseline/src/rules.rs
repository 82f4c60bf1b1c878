//! The rules of a game behind the traits of `minimax`, and a count of the nodes it visits.

use ergo_games::game::{Game, Outcome};
use minimax::Winner;
use std::cell::Cell;
use std::marker::PhantomData;

/// The rules of a game, without repetition: a position has no history.
pub(crate) struct Rules<G>(PhantomData<G>);

thread_local! {
    // The methods of `minimax::Game` have no `self` to count in.
    static NODES: Cell<u64> = const { Cell::new(0) };
    static NODE_LIMIT: Cell<u64> = const { Cell::new(u64::MAX) };
}

/// Resets the count of nodes and sets their limit.
pub(crate) fn set_limit(nodes: u64) {
    NODES.set(0);
    NODE_LIMIT.set(nodes);
}

/// The nodes visited since [`set_limit`].
pub(crate) fn nodes() -> u64 {
    NODES.get()
}

/// Whether the limit is reached. From then on every position counts as a draw: `minimax` cannot be
/// interrupted, but ends at once, and its result must be dropped.
pub(crate) fn is_exhausted() -> bool {
    NODES.get() >= NODE_LIMIT.get()
}

/// Counts a visit.
pub(crate) fn count_node() {
    NODES.set(NODES.get() + 1);
}

impl<G: Game> minimax::Game for Rules<G> {
    type S = G;
    type M = G::Move;

    fn generate_moves(position: &G, moves: &mut Vec<G::Move>) -> Option<Winner> {
        count_node();
        if is_exhausted() {
            return Some(Winner::Draw);
        }
        position.choices(moves);
        let outcome_without_moves = || {
            position
                .decided()
                .unwrap_or_else(|| position.outcome_without_moves())
        };
        moves
            .is_empty()
            .then(|| winner(position, outcome_without_moves()))
    }

    fn apply(position: &mut G, mv: G::Move) -> Option<G> {
        Some(position.play_unchecked(mv))
    }

    /// At a leaf, where the absence of moves is not detected.
    fn get_winner(position: &G) -> Option<Winner> {
        position.decided().map(|outcome| winner(position, outcome))
    }

    fn zobrist_hash(position: &G) -> u64 {
        position.key()
    }
}

fn winner<G: Game>(position: &G, outcome: Outcome) -> Winner {
    match outcome.winner {
        None => Winner::Draw,
        Some(side) if side == position.turn() => Winner::PlayerToMove,
        Some(_) => Winner::PlayerJustMoved,
    }
}
