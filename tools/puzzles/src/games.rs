//! The games that have puzzles.

use std::path::Path;

use anyhow::Result;
use ergo_games::game::Options;
use ergo_games::games::{emergo, ergo as lion, intermedium};
use parallel::Part;

use crate::file::Puzzle;
use crate::make::{Plan, make};
use crate::plans;
use crate::themes::Themed;
use crate::verify::verify;

/// [`make`] of a game.
type Make = fn(Options, &Plan, &Path, Option<usize>, Vec<Puzzle>) -> Result<Vec<Puzzle>>;

/// A game that has puzzles.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleGame {
    /// Its id.
    pub id: &'static str,
    options: Options,
    plan: fn() -> Plan,
    make: Make,
    verify: fn(Options, &[Puzzle], Part, Option<usize>) -> Result<usize>,
}

/// All games that have puzzles.
pub const GAMES: [PuzzleGame; 4] = [
    PuzzleGame::of::<lion::Position, 0>(plans::ergo),
    PuzzleGame::of::<emergo::Position, 0>(plans::emergo),
    PuzzleGame::of::<emergo::Position, 1>(plans::hexemergo),
    PuzzleGame::of::<intermedium::Position, 0>(plans::intermedium),
];

impl PuzzleGame {
    const fn of<G: Themed, const VARIANT: usize>(plan: fn() -> Plan) -> Self {
        Self {
            id: G::VARIANTS[VARIANT].id,
            options: Options::of_variant(VARIANT),
            plan,
            make: make::<G>,
            verify: verify::<G>,
        }
    }

    /// Adds to the puzzles of the game, as [`make`] does.
    ///
    /// # Errors
    /// If a file in the folder of test data cannot be read.
    pub fn make(
        &self,
        data: &Path,
        threads: Option<usize>,
        known: Vec<Puzzle>,
    ) -> Result<Vec<Puzzle>> {
        (self.make)(self.options, &(self.plan)(), data, threads, known)
    }

    /// Proves a share of the puzzles of the game again, as [`verify`] does.
    ///
    /// # Errors
    /// If the puzzles as a whole are not in order.
    pub fn verify(&self, puzzles: &[Puzzle], share: Part, threads: Option<usize>) -> Result<usize> {
        (self.verify)(self.options, puzzles, share, threads)
    }
}

/// Finds a game by its id.
#[must_use]
pub fn find(id: &str) -> Option<PuzzleGame> {
    GAMES.into_iter().find(|game| game.id == id)
}
