//! A game that was played, and statistics of the searches in it.

use crate::engine::{BestMove, Forfeit, SearchInfo};
use crate::limit::Limit;
use crate::slot::{Side, Slot};
use anyhow::Context as _;
use ergo_games::game::SWAP;
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    /// The starting position and all moves, as in the command `position`.
    pub(crate) moves: String,
    /// The engine that moved first.
    pub(crate) first: Slot,
    /// The winner; `None` is a draw.
    pub(crate) winner: Option<Slot>,
    /// Why the game ended.
    pub(crate) termination: Termination,
    /// The number of moves the engines made, without the opening.
    pub(crate) plies: u32,
    /// Statistics of the searches of either engine.
    pub(crate) search_stats: [SearchStats; 2],
    /// The number of choices at each move, if it was asked for.
    pub(crate) choices: Choices,
}

/// Why a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Termination {
    /// By the rules.
    Rules,
    /// Adjudicated as a draw because of its length.
    Length,
    /// An engine forfeited.
    Forfeit(Slot, Forfeit),
}

impl Game {
    /// The number of moves, the opening included.
    pub(crate) fn length(&self) -> usize {
        let mut words = self.moves.split_whitespace();
        words.find(|&word| word == "moves");
        words.count()
    }

    /// The engine that plays a side: after a swap, the other one.
    pub(crate) fn playing(&self, side: Side) -> Slot {
        let slot = self.first.playing(side);
        if self.moves.split_whitespace().any(|word| word == SWAP) {
            slot.other()
        } else {
            slot
        }
    }

    /// The overruns of the first and the second player.
    pub(crate) fn overruns(&self) -> [Overruns; 2] {
        [Side::First, Side::Second].map(|side| {
            let slot = self.playing(side);
            self.search_stats[slot.index()].overruns
        })
    }

    /// The side that won, if any.
    pub(crate) fn winning_side(&self) -> Option<Side> {
        self.winner.map(|winner| {
            if winner == self.playing(Side::First) {
                Side::First
            } else {
                Side::Second
            }
        })
    }
}

/// Statistics of some searches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SearchStats {
    /// The number of moves.
    pub(crate) moves: u32,
    /// Depth in plies.
    pub(crate) depth: Average,
    /// Nodes per move.
    pub(crate) nodes: Average,
    /// The moves that took longer than allowed.
    pub(crate) overruns: Overruns,
    /// The game before the longest of them; empty if there is none.
    pub(crate) before_longest: String,
}

/// Moves that took longer than allowed. As text, for example, `2, up to 80 ms`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Overruns {
    /// Their number.
    pub(crate) count: u32,
    /// By how much the longest of them took too long.
    pub(crate) longest: Duration,
}

impl Overruns {
    /// Adds others.
    pub(crate) fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.longest = self.longest.max(other.longest);
    }
}

impl Display for Overruns {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}, up to {} ms", self.count, self.longest.as_millis())
    }
}

impl FromStr for Overruns {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.strip_suffix(" ms");
        let (count, longest) = parts
            .and_then(|parts| parts.split_once(", up to "))
            .with_context(|| format!("“{text}” does not say how many, and up to how long"))?;
        Ok(Self {
            count: count.parse()?,
            longest: Duration::from_millis(longest.parse()?),
        })
    }
}

/// A mean over the moves for which the engine reported a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Average {
    sum: u64,
    count: u32,
}

impl SearchStats {
    /// Adds the search for one move after `moves`.
    pub(crate) fn add(&mut self, best: &BestMove, limit: Limit, moves: &str) {
        let SearchInfo { depth, nodes, .. } = best.info;
        self.moves += 1;
        self.depth.add(depth.map(u64::from));
        self.nodes.add(nodes);
        if let Some(longest) = limit.overrun(best.time) {
            self.add_overruns(Overruns { count: 1, longest }, moves);
        }
    }

    /// Adds the statistics of another game.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.moves += other.moves;
        self.depth.merge(other.depth);
        self.nodes.merge(other.nodes);
        self.add_overruns(other.overruns, &other.before_longest);
    }

    fn add_overruns(&mut self, overruns: Overruns, before_longest: &str) {
        if overruns.longest > self.overruns.longest {
            before_longest.clone_into(&mut self.before_longest);
        }
        self.overruns.merge(overruns);
    }
}

impl Average {
    /// Adds a value, if there is one.
    pub(crate) fn add(&mut self, value: Option<u64>) {
        if let Some(value) = value {
            self.sum += value;
            self.count += 1;
        }
    }

    /// Adds the values of another average.
    pub(crate) fn merge(&mut self, other: Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    /// The mean; `None` without values.
    pub(crate) fn mean(self) -> Option<f64> {
        #[allow(clippy::cast_precision_loss, reason = "a mean need not be exact")]
        let mean = self.sum as f64 / f64::from(self.count);
        (self.count > 0).then_some(mean)
    }
}

/// The number of different positions the players could choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Choices {
    /// Over the moves at which they could be counted.
    pub(crate) counted: Average,
    /// The number of moves with too many to count.
    pub(crate) uncounted: u32,
}

impl Choices {
    /// Adds a move; `None` if there were too many choices to count.
    pub(crate) fn add(&mut self, results: Option<u64>) {
        self.uncounted += u32::from(results.is_none());
        self.counted.add(results);
    }

    /// Adds the choices of another game.
    pub(crate) fn merge(&mut self, other: Self) {
        self.counted.merge(other.counted);
        self.uncounted += other.uncounted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swap_exchanges_the_sides_of_the_engines() {
        let mut game = Game {
            moves: "startpos moves a".to_owned(),
            first: Slot::Two,
            winner: Some(Slot::Two),
            termination: Termination::Rules,
            plies: 1,
            search_stats: <[SearchStats; 2]>::default(),
            choices: Choices::default(),
        };
        assert_eq!(game.playing(Side::Second), Slot::One);
        assert_eq!(game.winning_side(), Some(Side::First));
        game.moves.push_str(" swap b");
        assert_eq!(game.playing(Side::Second), Slot::Two);
        assert_eq!(game.winning_side(), Some(Side::Second));
    }

    #[test]
    fn overruns_are_read_as_they_are_written() {
        let overruns = Overruns {
            count: 12,
            longest: Duration::from_millis(1_080),
        };
        assert_eq!(overruns.to_string(), "12, up to 1080 ms");
        assert_eq!("12, up to 1080 ms".parse::<Overruns>().unwrap(), overruns);
        for text in [
            "",
            "12",
            "12, up to",
            "12, up to 1080",
            "x, up to 1 ms",
            "1, up to x ms",
        ] {
            assert!(text.parse::<Overruns>().is_err(), "{text}");
        }
    }
}
