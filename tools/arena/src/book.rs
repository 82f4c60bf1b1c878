//! An opening book: one opening per line, in the form of the command `position`.

use crate::cargo;
use crate::engine::GameId;
use crate::referee::{Referee, Status};
use anyhow::{Context as _, Error, Result};
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Openings, each with its line number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Book {
    name: String,
    openings: Vec<(usize, String)>,
}

/// The default book of a game: the balanced starts that the page deals.
pub(crate) fn default_path(game: &GameId) -> PathBuf {
    let file = format!("www/games/{}/starts.txt", game.name);
    cargo::root().join(file)
}

impl Book {
    /// Reads the book of a file, or the default one of a game.
    ///
    /// # Errors
    /// As [`Book::read`].
    pub(crate) fn of(path: Option<&Path>, game: &GameId) -> Result<Self> {
        path.map_or_else(|| Self::read(&default_path(game)), Self::read)
    }

    /// Reads a book. Empty lines and lines that start with `#` are ignored.
    ///
    /// # Errors
    /// The error names the file and the invalid line.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = fs::read_to_string(path);
        let text = text.with_context(|| format!("cannot read {}", path.display()))?;
        Self::parse(&path.display().to_string(), &text)
    }

    /// The start position alone.
    pub(crate) fn start() -> Self {
        Self {
            name: "the start position".to_owned(),
            openings: vec![(1, "startpos".to_owned())],
        }
    }

    fn parse(name: &str, text: &str) -> Result<Self> {
        let mut openings = Vec::new();
        let mut seen = HashMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let error = |what: String| Error::msg(format!("{name}, line {number}: {what}"));
            let start = line.split(' ').next().unwrap_or_default();
            if !matches!(start, "startpos" | "fen") {
                return Err(error(format!(
                    "an opening starts with startpos or fen, not with “{start}”"
                )));
            }
            if let Some(before) = seen.insert(line, number) {
                return Err(error(format!("the same as line {before}")));
            }
            openings.push((number, line.to_owned()));
        }
        if openings.is_empty() {
            return Err(Error::msg(format!("{name} has no openings")));
        }
        let name = name.to_owned();
        Ok(Self { name, openings })
    }

    /// Checks every opening with a referee.
    ///
    /// # Errors
    /// The error names a line that is illegal or ends the game.
    pub(crate) fn check(&self, referee: &mut Referee) -> Result<()> {
        for (number, opening) in &self.openings {
            let what = match referee.status(opening)? {
                Ok(Status::Turn(_)) => continue,
                Ok(Status::Over(_)) => "the game is over".to_owned(),
                Err(error) => error,
            };
            return Err(Error::msg(format!("{}, line {number}: {what}", self.name)));
        }
        Ok(())
    }

    /// The number of openings.
    pub(crate) fn len(&self) -> usize {
        self.openings.len()
    }

    /// The opening of a pair of games; the book repeats when it is used up.
    pub(crate) fn opening(&self, pair: usize) -> &str {
        &self.openings[pair % self.openings.len()].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_repeats() -> Result<()> {
        let book = Book::parse("book", "# by hand\n\nstartpos\nfen 9 1 moves a\n")?;
        assert_eq!(book.len(), 2);
        let openings: Vec<_> = (0..3).map(|pair| book.opening(pair)).collect();
        assert_eq!(openings, ["startpos", "fen 9 1 moves a", "startpos"]);
        Ok(())
    }

    #[test]
    fn an_invalid_line_is_named() {
        for (text, place) in [
            ("# one\nstartpos\ne5 d5\n", "book, line 3: an opening"),
            ("startpos\n startpos\n", "book, line 2: an opening"),
            ("fen 1\n#\nfen 1\n", "book, line 3: the same as line 1"),
            ("# nothing\n", "book has no openings"),
        ] {
            let failure = Book::parse("book", text).expect_err(text).to_string();
            assert!(failure.starts_with(place), "{failure}");
        }
    }
}
