//! A game that was played, and what went into it.

use super::limit::Limit;
use super::nature::Choices;
use super::player::{Fault, Info, Thought};
use super::sides::{Seat, Side};
use std::time::Duration;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bout {
    /// All that was played, opening included.
    pub(crate) record: String,
    /// Who was the player who begins.
    pub(crate) first: Seat,
    /// Who won, if anyone did.
    pub(crate) winner: Option<Seat>,
    /// What ended it.
    pub(crate) end: End,
    /// How many moves the engines made.
    pub(crate) plies: u32,
    /// What went into the moves of either.
    pub(crate) efforts: [Effort; 2],
    /// Among how much they could choose, if that was asked for.
    pub(crate) choices: Choices,
}

/// What ends a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The rules.
    Rules,
    /// Its length: it was called a draw.
    Length,
    /// What an engine did.
    Fault(Seat, Fault),
}

impl Bout {
    /// How many turns the game had, those of the opening included.
    pub(crate) fn length(&self) -> usize {
        let mut words = self.record.split_whitespace();
        words.find(|&word| word == "moves");
        words.count()
    }

    /// The player who won, if anyone did.
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

/// What went into some moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effort {
    /// How many moves there were.
    pub(crate) moves: u32,
    /// The plies looked ahead.
    pub(crate) depth: Total,
    /// The positions looked at.
    pub(crate) nodes: Total,
    /// How many moves took too long.
    pub(crate) overruns: u32,
    /// The worst of them.
    pub(crate) worst: Option<Overrun>,
}

/// A move that took too long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Overrun {
    /// How much too long.
    pub(crate) by: Duration,
    /// The game so far.
    pub(crate) record: String,
}

/// A sum over those moves about which something was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Total {
    sum: u64,
    count: u32,
}

impl Effort {
    /// Counts a move, thought about in the game so far.
    pub(crate) fn note(&mut self, thought: &Thought, limit: Limit, record: &str) {
        let Info { depth, nodes, .. } = thought.info;
        self.moves += 1;
        self.depth.note(depth.map(u64::from));
        self.nodes.note(nodes);
        if let Some(by) = limit.overrun(thought.took) {
            self.overruns += 1;
            let record = record.to_owned();
            self.worsen(&Overrun { by, record });
        }
    }

    /// Counts what went into other moves.
    pub(crate) fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.depth.add(other.depth);
        self.nodes.add(other.nodes);
        self.overruns += other.overruns;
        if let Some(worst) = &other.worst {
            self.worsen(worst);
        }
    }

    /// Whether an overrun is worse than all that were counted.
    pub(crate) fn is_worsened_by(&self, overrun: &Overrun) -> bool {
        let worst = self.worst.as_ref();
        worst.is_none_or(|worst| overrun.by > worst.by)
    }

    fn worsen(&mut self, overrun: &Overrun) {
        if self.is_worsened_by(overrun) {
            self.worst = Some(overrun.clone());
        }
    }
}

impl Total {
    /// Counts a value, if there is one.
    pub(crate) fn note(&mut self, value: Option<u64>) {
        if let Some(value) = value {
            self.sum += value;
            self.count += 1;
        }
    }

    /// Counts what another sum counted.
    pub(crate) fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    /// The mean; `None` if nothing was told.
    pub(crate) fn mean(self) -> Option<f64> {
        #[allow(clippy::cast_precision_loss, reason = "a mean need not be exact")]
        let mean = self.sum as f64 / f64::from(self.count);
        (self.count > 0).then_some(mean)
    }
}
