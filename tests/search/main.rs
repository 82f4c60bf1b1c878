//! The search: it equals plain minimax where it prunes nothing, results do not depend on slicing, proven
//! scores are true, and the bench signature is the recorded one.

use ergo_games::game::{Game, Options};
use ergo_games::search::Limits;

use ergo_games::dice::Dice;
use proofs::choices;

mod bench;
mod blocking;
mod chances;
mod draws;
mod full_width;
mod levels;
mod lines;
#[path = "../common/maze.rs"]
mod maze;
#[path = "../common/perturbed.rs"]
mod perturbed;
#[path = "../common/proofs.rs"]
mod proofs;
mod rivals;
mod sessions;
mod sharing;
mod slices;
mod tactics;

pub(crate) fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

/// The position after this many random moves, or at the end of the game.
pub(crate) fn wander<G: Game>(variant: usize, plies: usize, dice: &mut Dice) -> G {
    let mut position = G::start(Options::of_variant(variant));
    for _ in 0..plies {
        let next = choices(&position);
        if next.is_empty() {
            break;
        }
        position = position.play_unchecked(*dice.pick(&next));
    }
    position
}

/// Random positions in which the game is not over.
pub(crate) fn positions<G: Game>(variant: usize, count: usize, longest: usize) -> Vec<G> {
    let wander = |row| {
        let mut dice = Dice::new(row);
        let plies = dice.below(longest);
        wander::<G>(variant, plies, &mut dice)
    };
    let open = (0..).map(wander).filter(|open| open.outcome().is_none());
    open.take(count).collect()
}
