//! Keeping the games that were played, one a line.
//!
//! ```text
//! line = record TAB result TAB reason TAB first
//! ```
//!
//! The record is that of `src/replay/history.rs`, the result `p1win`, `p2win` or `draw`. The reason is
//! `rules`, `length`, `illegal`, `crash` or `silence`, and `first` says which engine began: `one` or
//! `two`.

use super::bout::{Bout, End};
use super::player::Fault;
use super::sides::Side;
use crate::failure::{Context as _, Outcome};
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// A file of games.
pub(crate) struct Records {
    path: PathBuf,
    file: File,
}

impl Records {
    /// Makes the file, in place of any that was there.
    ///
    /// # Errors
    /// Where it cannot be made.
    pub(crate) fn create(path: &Path) -> Outcome<Self> {
        let file = File::create(path).context(|| format!("cannot write {}", path.display()))?;
        let path = path.to_owned();
        Ok(Self { path, file })
    }

    /// Adds a game.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub(crate) fn add(&mut self, bout: &Bout) -> Outcome {
        let line = format!("{}\n", line(bout));
        let written = self.file.write_all(line.as_bytes());
        written.context(|| format!("cannot write {}", self.path.display()))
    }
}

fn line(bout: &Bout) -> String {
    let result = match bout.winning_side() {
        Some(Side::First) => "p1win",
        Some(Side::Second) => "p2win",
        None => "draw",
    };
    let reason = match &bout.end {
        End::Rules => "rules",
        End::Length => "length",
        End::Fault(_, Fault::Illegal(_)) => "illegal",
        End::Fault(_, Fault::Crash) => "crash",
        End::Fault(_, Fault::Silence) => "silence",
    };
    format!("{}\t{result}\t{reason}\t{}", bout.record, bout.first.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::nature::Choices;
    use crate::contest::sides::Seat;

    #[test]
    fn a_line_tells_the_whole_game() {
        let bout = Bout {
            record: "startpos moves a b".to_owned(),
            first: Seat::Two,
            winner: Some(Seat::One),
            end: End::Fault(Seat::Two, Fault::Crash),
            plies: 1,
            efforts: Default::default(),
            choices: Choices::default(),
        };
        assert_eq!(line(&bout), "startpos moves a b\tp2win\tcrash\ttwo");
    }
}
