//! Writing the games that were played, one per line.
//!
//! ```text
//! line = moves TAB result TAB reason TAB first
//! ```
//!
//! `moves` is what follows `position` in the protocol, the result `p1win`, `p2win` or `draw`. The reason is
//! `rules`, `length`, `illegal`, `crash` or `timeout`, and `first` is the engine that moved first: `one` or
//! `two`.

use crate::engine::Forfeit;
use crate::game::{Game, Termination};
use crate::slot::Side;
use anyhow::{Context as _, Result};
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// A file of games.
pub(crate) struct GameLog {
    path: PathBuf,
    file: File,
}

impl GameLog {
    /// Creates the file, or replaces an existing one.
    ///
    /// # Errors
    /// If it cannot be created.
    pub(crate) fn create(path: &Path) -> Result<Self> {
        let file =
            File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        let path = path.to_owned();
        Ok(Self { path, file })
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn add(&mut self, game: &Game) -> Result<()> {
        let line = format!("{}\n", line(game));
        let written = self.file.write_all(line.as_bytes());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}

fn line(game: &Game) -> String {
    let result = match game.winning_side() {
        Some(Side::First) => "p1win",
        Some(Side::Second) => "p2win",
        None => "draw",
    };
    let reason = match &game.termination {
        Termination::Rules => "rules",
        Termination::Length => "length",
        Termination::Forfeit(_, Forfeit::Illegal(_)) => "illegal",
        Termination::Forfeit(_, Forfeit::Crash) => "crash",
        Termination::Forfeit(_, Forfeit::Timeout) => "timeout",
    };
    format!("{}\t{result}\t{reason}\t{}", game.moves, game.first.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Choices;
    use crate::slot::Slot;

    #[test]
    fn a_line_has_moves_result_reason_and_first_engine() {
        let game = Game {
            moves: "startpos moves a b".to_owned(),
            first: Slot::Two,
            winner: Some(Slot::One),
            termination: Termination::Forfeit(Slot::Two, Forfeit::Crash),
            plies: 1,
            search_stats: Default::default(),
            choices: Choices::default(),
        };
        assert_eq!(line(&game), "startpos moves a b\tp2win\tcrash\ttwo");
    }
}
