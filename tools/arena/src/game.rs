//! A game that was played, and statistics of the searches in it.

use crate::engine::{BestMove, Forfeit, SearchInfo};
use crate::limit::Limit;
use crate::slot::{Side, Slot};
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

    /// The side that won, if any.
    pub(crate) fn winning_side(&self) -> Option<Side> {
        self.winner.map(|winner| {
            if winner == self.first {
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
    /// The number of moves that took longer than allowed.
    pub(crate) overruns: u32,
    /// The longest of them.
    pub(crate) worst: Option<Overrun>,
}

/// A move that took longer than allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Overrun {
    /// By how much.
    pub(crate) by: Duration,
    /// The game so far.
    pub(crate) moves: String,
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
        if let Some(by) = limit.overrun(best.time) {
            self.overruns += 1;
            let moves = moves.to_owned();
            self.keep_worst(&Overrun { by, moves });
        }
    }

    /// Adds the statistics of another game.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.moves += other.moves;
        self.depth.merge(other.depth);
        self.nodes.merge(other.nodes);
        self.overruns += other.overruns;
        if let Some(worst) = &other.worst {
            self.keep_worst(worst);
        }
    }

    /// Whether an overrun is longer than all before.
    pub(crate) fn is_worsened_by(&self, overrun: &Overrun) -> bool {
        let worst = self.worst.as_ref();
        worst.is_none_or(|worst| overrun.by > worst.by)
    }

    fn keep_worst(&mut self, overrun: &Overrun) {
        if self.is_worsened_by(overrun) {
            self.worst = Some(overrun.clone());
        }
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
