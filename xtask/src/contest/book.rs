//! A book: the openings that games begin with, a record a line.

use super::arbiter::{Arbiter, Standing};
use super::player::GameId;
use crate::failure::{Context as _, Failure, Outcome};
use crate::paths;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Openings, each with the number of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Book {
    name: String,
    openings: Vec<(usize, String)>,
}

/// Where the book of a game usually lies.
pub(crate) fn usual(game: &GameId) -> PathBuf {
    let file = format!("{}.txt", game.name);
    paths::root().join("tests/books").join(file)
}

impl Book {
    /// Reads a book. Empty lines and lines that begin with `#` say nothing.
    ///
    /// # Errors
    /// Names the file, and the line that cannot be used.
    pub(crate) fn read(path: &Path) -> Outcome<Self> {
        let text = fs::read_to_string(path);
        let text = text.context(|| format!("cannot read {}", path.display()))?;
        Self::parse(&path.display().to_string(), &text)
    }

    fn parse(name: &str, text: &str) -> Outcome<Self> {
        let mut openings = Vec::new();
        let mut seen = HashMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let fault = |what: String| Failure::new(format!("{name}, line {number}: {what}"));
            let start = line.split(' ').next().unwrap_or_default();
            if !matches!(start, "startpos" | "fen") {
                return Err(fault(format!(
                    "a record begins with startpos or fen, not with “{start}”"
                )));
            }
            if let Some(before) = seen.insert(line, number) {
                return Err(fault(format!("the same as line {before}")));
            }
            openings.push((number, line.to_owned()));
        }
        if openings.is_empty() {
            return Err(Failure::new(format!("{name} has no openings")));
        }
        let name = name.to_owned();
        Ok(Self { name, openings })
    }

    /// Has an arbiter look at every opening.
    ///
    /// # Errors
    /// Names the line from which no game can go on.
    pub(crate) fn check(&self, arbiter: &mut Arbiter) -> Outcome {
        for (number, opening) in &self.openings {
            let what = match arbiter.judge(opening)? {
                Ok(Standing::Turn(_)) => continue,
                Ok(Standing::Over(_)) => "the game is over".to_owned(),
                Err(refusal) => refusal,
            };
            return Err(Failure::new(format!(
                "{}, line {number}: {what}",
                self.name
            )));
        }
        Ok(())
    }

    /// How many openings there are.
    pub(crate) fn len(&self) -> usize {
        self.openings.len()
    }

    /// The opening of a pair of games; after the last the first comes again.
    pub(crate) fn opening(&self, pair: usize) -> &str {
        &self.openings[pair % self.openings.len()].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_come_again_after_the_last() -> Outcome {
        let book = Book::parse("book", "# by hand\n\nstartpos\nfen 9 1 moves a\n")?;
        assert_eq!(book.len(), 2);
        let openings: Vec<_> = (0..3).map(|pair| book.opening(pair)).collect();
        assert_eq!(openings, ["startpos", "fen 9 1 moves a", "startpos"]);
        Ok(())
    }

    #[test]
    fn a_wrong_line_is_named() {
        for (text, place) in [
            ("# one\nstartpos\ne5 d5\n", "book, line 3: a record"),
            ("startpos\n startpos\n", "book, line 2: a record"),
            ("fen 1\n#\nfen 1\n", "book, line 3: the same as line 1"),
            ("# nothing\n", "book has no openings"),
        ] {
            let failure = Book::parse("book", text).expect_err(text).to_string();
            assert!(failure.starts_with(place), "{failure}");
        }
    }
}
