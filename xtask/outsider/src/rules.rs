//! The rules of a game as `minimax` wants them told, and a count of how often it asks.

use ergo::game::{Game, Outcome};
use minimax::Winner;
use std::cell::Cell;
use std::marker::PhantomData;

/// The rules of a game. Repetition is not among them: a position does not tell what came before it.
pub(crate) struct Rules<G>(PhantomData<G>);

thread_local! {
    // `minimax` gives the rules no place of their own, so what they count is kept here.
    static LOOKS: Cell<u64> = const { Cell::new(0) };
    static ALLOWED: Cell<u64> = const { Cell::new(u64::MAX) };
}

/// Begins to count anew the looks at positions, of which so many are allowed.
pub(crate) fn allow(looks: u64) {
    LOOKS.set(0);
    ALLOWED.set(looks);
}

/// How many looks were taken.
pub(crate) fn looks() -> u64 {
    LOOKS.get()
}

/// Whether all looks were taken. From then on every position is told to be a draw, so that a search
/// that cannot be interrupted comes to its end at once; what it finds then means nothing.
pub(crate) fn is_spent() -> bool {
    LOOKS.get() >= ALLOWED.get()
}

/// Counts a look at a position.
pub(crate) fn look() {
    LOOKS.set(LOOKS.get() + 1);
}

impl<G: Game> minimax::Game for Rules<G> {
    type S = G;
    type M = G::Move;

    fn generate_moves(position: &G, moves: &mut Vec<G::Move>) -> Option<Winner> {
        look();
        if is_spent() {
            return Some(Winner::Draw);
        }
        position.choices(moves);
        let stalled = || position.decided().unwrap_or_else(|| position.stalled());
        moves.is_empty().then(|| winner(position, stalled()))
    }

    fn apply(position: &mut G, mv: G::Move) -> Option<G> {
        Some(position.play_unchecked(mv))
    }

    /// At the end of a search. Whether there is a move at all is not looked at there.
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
