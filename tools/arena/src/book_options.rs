//! The options of an opening book.

use crate::options::positive;
use clap::Args;
use std::fmt::{self, Display};
use std::path::PathBuf;

/// `arena book`. The same options and the same engine generate the same book.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub(crate) struct BookOptions {
    /// The game [default: the first one the engine lists]
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    /// The number of openings
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) lines: u32,
    /// The length of half of the openings; the others have one move more
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) plies: u32,
    /// Nodes searched to score an opening
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = positive())]
    pub(crate) nodes: u64,
    /// The largest score of an opening, in points, for either side
    #[arg(long, value_name = "POINTS", default_value_t = 25, value_parser = clap::value_parser!(u32).range(..=10_000))]
    pub(crate) band: u32,
    /// Nodes per move of a game that the engine plays against itself from each opening: either player wins half of
    /// them [default: no games]
    #[arg(long, value_name = "N", value_parser = positive())]
    pub(crate) game_nodes: Option<u64>,
    /// The seed of the random moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The file to write [default: www/games/<game>/starts.txt]
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

/// The arguments that generate the book, except the game and the file.
impl Display for BookOptions {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            lines,
            plies,
            nodes,
            band,
            game_nodes,
            seed,
            ..
        } = self;
        write!(
            out,
            "--lines {lines} --plies {plies} --nodes {nodes} --band {band}"
        )?;
        if let Some(nodes) = game_nodes {
            write!(out, " --game-nodes {nodes}")?;
        }
        write!(out, " --seed {seed}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: BookOptions,
    }

    #[test]
    fn options_print_as_they_are_typed() {
        let read = |line: &str| Line::try_parse_from(["book"].into_iter().chain(line.split(' ')));
        for line in [
            "--lines 3 --plies 2 --nodes 10 --band 5 --seed 7",
            "--lines 3 --plies 2 --nodes 10 --band 5 --game-nodes 4 --seed 7",
        ] {
            let options = read(line).expect("they are valid").options;
            assert_eq!(options.to_string(), line);
        }
        let error = read("--plies none").err().expect("it is no number");
        assert!(error.to_string().contains("'none'"), "{error}");
    }
}
