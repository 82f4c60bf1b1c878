//! The positions of games, as the inputs of a net and the data from which the training targets are computed.

use std::path::Path;

use anyhow::{Context as _, Result};
use ergo_games::game::{Options, Side};
use ergo_games::search::net::Learnable;

use crate::play::result_for;
use crate::record::{Played, Record};
use crate::store;

/// One game in this many is held out of training.
const HELD_OUT: u64 = 10;

/// Positions, with their inputs from the perspective of the player to move.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// The inputs of all positions, one position after the other.
    inputs: Vec<u16>,
    /// Where the inputs of each position end.
    ends: Vec<usize>,
    /// The scores and results of the positions.
    pub known: Vec<Known>,
}

/// The score and the result of a position, from the perspective of the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    /// The score of a search, in points.
    pub score: f32,
    /// The result of the game, from 0 to 1; `None` for an offshoot.
    pub result: Option<f32>,
    /// The static evaluation without a net, in points.
    pub estimate: f32,
    /// The bucket of the net.
    pub bucket: usize,
}

impl Samples {
    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The inputs that are on in a position.
    #[must_use]
    pub fn inputs(&self, at: usize) -> &[u16] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.inputs[start..self.ends[at]]
    }

    fn add<G: Learnable>(&mut self, position: &G, score: i32, result: Option<f32>) {
        let state = position.eval_state();
        position.inputs(&state, |input| {
            let seen = match position.turn() {
                Side::First => input,
                Side::Second => G::swapped(input),
            };
            self.inputs.push(u16::try_from(seen).unwrap_or_default());
        });
        self.ends.push(self.inputs.len());
        self.known.push(Known {
            score: points(score),
            result,
            estimate: points(position.evaluate(&state)),
            bucket: position.bucket(),
        });
    }

    /// Adds the positions of a game.
    fn add_game<G: Learnable>(&mut self, variant: usize, game: &Played) -> Result<()> {
        let mut position = G::start(Options::of_variant(variant));
        let mut before = Vec::new();
        for (mv, score) in &game.moves {
            if let &Some(score) = score {
                let result = result_for(game.winner, position.turn());
                self.add(&position, score, Some(result));
            }
            before.push(position.clone());
            position = played(&position, mv)?;
        }
        before.push(position);
        for offshoot in &game.offshoots {
            let mut position = before.get(offshoot.ply).context("no such ply")?.clone();
            for mv in &offshoot.moves {
                position = played(&position, mv)?;
            }
            self.add(&position, offshoot.score, None);
        }
        Ok(())
    }
}

/// The position after a move.
fn played<G: Learnable>(position: &G, mv: &str) -> Result<G> {
    let mv = position.parse_move(mv)?;
    Ok(position.play_unchecked(mv))
}

/// The training and validation samples.
#[derive(Clone, Debug, Default)]
pub struct Split {
    /// For training.
    pub learned: Samples,
    /// For validation, from held-out games.
    pub held_out: Samples,
}

/// Reads the samples from a file of games.
///
/// # Errors
/// If the file cannot be read, or a move in it is illegal.
pub fn read<G: Learnable>(variant: usize, path: &Path) -> Result<Split> {
    let mut split = Split::default();
    store::read(path, |Record { number, game }| {
        let samples = if number % HELD_OUT == HELD_OUT - 1 {
            &mut split.held_out
        } else {
            &mut split.learned
        };
        game.map_or(Ok(()), |game| samples.add_game::<G>(variant, &game))
    })?;
    Ok(split)
}

#[allow(clippy::cast_precision_loss, reason = "scores are small")]
fn points(score: i32) -> f32 {
    score as f32
}
