//! Which games are played and how they are scored.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, bail, ensure};
use ergo_games::hash::{FNV_START, fnv};

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
    /// The digest of the net that played the games, if any.
    pub net: Option<u32>,
    /// The digest of the net that scored the positions again, if any.
    pub rescored: Option<u32>,
}

impl Plan {
    /// The plan of the nets in the repository, except for the number of games.
    pub const DEFAULT: Self = Self {
        games: 40_000,
        nodes: 1_500,
        offshoot_nodes: 800,
        seed: 1,
        net: None,
        rescored: None,
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
            net,
            rescored,
        } = self;
        write!(
            f,
            "# {games} games, {nodes} nodes a move, {offshoot_nodes} nodes beside them, seed {seed}"
        )?;
        for (what, digest) in [("net", net), ("rescored by net", rescored)] {
            if let Some(digest) = digest {
                write!(f, ", {what} {digest:08x}")?;
            }
        }
        Ok(())
    }
}

/// Parses the first line of a file of games.
impl FromStr for Plan {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let mut parts = line.split(", ").map(|part| {
            let words = part.rsplit_once(' ');
            words.unwrap_or((part, ""))
        });
        let count = |(before, last): (&str, &str)| {
            let mut digits = before.split(' ').chain([last]);
            digits.find_map(|word| word.parse().ok())
        };
        let numbers: Vec<u64> = parts.by_ref().take(4).filter_map(count).collect();
        let &[games, nodes, offshoot_nodes, seed] = numbers.as_slice() else {
            bail!("a file of games starts with the plan that it was made by");
        };
        let mut plan = Self {
            games,
            nodes,
            offshoot_nodes,
            seed,
            net: None,
            rescored: None,
        };
        for (what, digest) in parts {
            let digest = u32::from_str_radix(digest, 16).ok();
            match what {
                "net" => plan.net = digest,
                _ => plan.rescored = digest,
            }
        }
        ensure!(plan.to_string() == line, "the plan of the games is damaged");
        Ok(plan)
    }
}

/// The digest of the bytes of a net.
#[must_use]
pub fn digest(bytes: &[u8]) -> u32 {
    fnv(FNV_START, bytes)
}

#[cfg(test)]
mod tests {
    use super::Plan;

    #[test]
    fn plans_are_read_as_they_were_written() {
        let with_nets = Plan {
            net: Some(0xab),
            rescored: Some(7),
            ..Plan::DEFAULT
        };
        let rescored = Plan {
            net: None,
            ..with_nets
        };
        for plan in [Plan::DEFAULT, with_nets, rescored] {
            assert_eq!(plan.to_string().parse::<Plan>().unwrap(), plan);
        }
        let damaged = format!("{with_nets}, net 1");
        for wrong in ["", "# 1 games", "# 1 2 3 4", &damaged] {
            assert!(wrong.parse::<Plan>().is_err(), "{wrong}");
        }
    }
}
