//! What kind of book is to be made.

use crate::words::Words;
use std::fmt::{self, Display};
use std::path::PathBuf;

/// A kind of book. The same recipe and the same engine make the same book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Recipe {
    /// The game, if not the first there is.
    pub(crate) game: Option<String>,
    /// How many openings.
    pub(crate) lines: u32,
    /// Of how many plies.
    pub(crate) plies: u32,
    /// How many positions are searched to judge one.
    pub(crate) nodes: u64,
    /// How many points from even it may be, to either side.
    pub(crate) band: u32,
    /// What else it is made from.
    pub(crate) seed: u64,
    /// Where it goes, if not to its usual place.
    pub(crate) file: Option<PathBuf>,
}

impl Recipe {
    /// Takes a recipe from a command line.
    ///
    /// # Errors
    /// Says which word cannot be used.
    pub(crate) fn read(words: &mut Words) -> Result<Self, String> {
        Ok(Self {
            game: words.value("--game", "a game")?,
            lines: words.number("--lines", 1, 100_000)?.unwrap_or(200),
            plies: words.number("--plies", 1, 100)?.unwrap_or(4),
            nodes: words.number("--nodes", 1, u64::MAX)?.unwrap_or(20_000),
            band: words.number("--band", 0, 10_000)?.unwrap_or(50),
            seed: words.number("--seed", 0, u64::MAX)?.unwrap_or(1),
            file: words.value("--file", "a file")?.map(PathBuf::from),
        })
    }
}

/// The command that makes the book, but for the game and the file.
impl Display for Recipe {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            lines,
            plies,
            nodes,
            band,
            seed,
            ..
        } = self;
        write!(
            out,
            "--lines {lines} --plies {plies} --nodes {nodes} --band {band} --seed {seed}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_reads_as_it_was_given() -> Result<(), String> {
        let line = "--lines 3 --plies 2 --nodes 10 --band 5 --seed 7";
        let words = |line: &str| Words::new(line.split(' ').map(str::to_owned));
        assert_eq!(Recipe::read(&mut words(line))?.to_string(), line);
        let wrong = Recipe::read(&mut words("--plies none")).expect_err("it is no number");
        assert!(wrong.contains("“none”"), "{wrong}");
        Ok(())
    }
}
