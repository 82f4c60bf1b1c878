//! Which games are played, and how they are divided into parts.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context as _, Error, Result, bail, ensure};

/// The parameters of self-play. All of them affect the games, so each file of games starts with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The number of games.
    pub games: u64,
    /// The nodes per move.
    pub nodes: u64,
    /// The nodes per offshoot.
    pub offshoot_nodes: u64,
    /// The seed of the random moves.
    pub seed: u64,
}

impl Plan {
    /// The plan of the net in the repository.
    pub const DEFAULT: Self = Self {
        games: 40_000,
        nodes: 1_500,
        offshoot_nodes: 800,
        seed: 1,
    };
}

/// The first line of a file of games.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            games,
            nodes,
            offshoot_nodes,
            seed,
        } = self;
        write!(
            f,
            "# {games} games, {nodes} nodes a move, {offshoot_nodes} nodes beside them, seed {seed}"
        )
    }
}

/// Parses the first line of a file of games.
impl FromStr for Plan {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let numbers = line.split(|letter: char| !letter.is_ascii_digit());
        let numbers: Result<Vec<u64>, _> = numbers
            .filter(|number| !number.is_empty())
            .map(str::parse)
            .collect();
        let plan = match numbers.as_deref() {
            Ok(&[games, nodes, offshoot_nodes, seed]) => Self {
                games,
                nodes,
                offshoot_nodes,
                seed,
            },
            _ => bail!("a file of games starts with the plan that it was made by"),
        };
        ensure!(plan.to_string() == line, "the plan of the games is damaged");
        Ok(plan)
    }
}

/// Every `n`th game, starting with the `k`th.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Counted from 1.
    pub k: u64,
    /// At least 1.
    pub n: u64,
}

impl Part {
    /// All games.
    pub const ALL: Self = Self { k: 1, n: 1 };

    /// The numbers of the games in this part, counted from 0.
    pub fn numbers(self, games: u64) -> impl Iterator<Item = u64> {
        (self.k - 1..games).step_by(usize::try_from(self.n).unwrap_or(usize::MAX))
    }
}

impl FromStr for Part {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let (k, n) = text.split_once('/').context("a part is written as 1/8")?;
        let part = Self {
            k: k.parse()?,
            n: n.parse()?,
        };
        ensure!(
            (1..=part.n).contains(&part.k),
            "a part is written as 1/8, and its first number is not larger than its second"
        );
        Ok(part)
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, Plan};

    #[test]
    fn plans_are_read_as_they_were_written() {
        let line = Plan::DEFAULT.to_string();
        assert_eq!(line.parse::<Plan>().unwrap(), Plan::DEFAULT);
        for wrong in ["", "# 1 games", "# 1 2 3 4"] {
            assert!(wrong.parse::<Plan>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn parts_have_every_game_once() {
        for n in 1..=4 {
            let parts = (1..=n).map(|k| Part { k, n });
            let mut numbers: Vec<u64> = parts.flat_map(|part| part.numbers(10)).collect();
            numbers.sort_unstable();
            assert!(numbers.into_iter().eq(0..10), "{n} parts");
        }
    }

    #[test]
    fn parts_are_parsed() {
        assert_eq!("2/8".parse::<Part>().unwrap(), Part { k: 2, n: 8 });
        for wrong in ["", "2", "0/8", "9/8", "1/0", "a/b"] {
            assert!(wrong.parse::<Part>().is_err(), "{wrong}");
        }
    }
}
