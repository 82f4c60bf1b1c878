//! Letting `minimax` search for a move within limits.

use crate::plain::Plain;
use crate::rules::{self, Rules};
use ergo::game::Side;
use minimax::{Evaluation, Evaluator, IterativeOptions, IterativeSearch, Strategy as _};
use std::marker::PhantomData;
use std::time::Duration;

/// The deepest search there is, and what `minimax` takes for endless.
const DEEPEST: u8 = 99;
/// The largest estimate; `minimax` wants those near the ends of its numbers for proven results.
const LARGEST: i32 = 20_000;
/// The table size of a thinker that was not told another, in megabytes.
pub(crate) const DEFAULT_HASH: usize = 16;

/// What ends the thinking, whatever comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limits {
    /// So much time.
    pub(crate) time: Option<Duration>,
    /// So many looks at positions.
    pub(crate) nodes: Option<u64>,
    /// So many plies.
    pub(crate) depth: Option<u8>,
}

/// What came of it.
pub(crate) struct Thought<M> {
    /// The move.
    pub(crate) best: M,
    /// How many looks at positions it took.
    pub(crate) nodes: u64,
}

/// A search, with what it remembers of the searches before.
pub(crate) struct Thinker<G: Plain> {
    search: IterativeSearch<Estimate<G>>,
    megabytes: usize,
}

/// What a position is worth to the player to move.
struct Estimate<G>(PhantomData<G>);

impl<G: Plain> Evaluator for Estimate<G> {
    type G = Rules<G>;

    fn evaluate(&self, position: &G) -> Evaluation {
        rules::look();
        if rules::is_spent() {
            return 0;
        }
        let [first, second] = Side::BOTH.map(|side| position.worth(side));
        let worth = match position.turn() {
            Side::First => first - second,
            Side::Second => second - first,
        };
        Evaluation::try_from(worth.clamp(-LARGEST, LARGEST)).unwrap_or_default()
    }
}

impl<G: Plain> Thinker<G> {
    /// A thinker that knows nothing yet.
    pub(crate) fn new(megabytes: usize) -> Self {
        let options = IterativeOptions::new().with_table_byte_size(megabytes << 20);
        Self {
            search: IterativeSearch::new(Estimate(PhantomData), options),
            megabytes,
        }
    }

    /// Forgets all it knows.
    pub(crate) fn forget(&mut self) {
        *self = Self::new(self.megabytes);
    }

    /// Looks for a move; `None` if there is none.
    pub(crate) fn think(&mut self, position: &G, limits: Limits) -> Option<Thought<G::Move>> {
        rules::allow(limits.nodes.unwrap_or(u64::MAX));
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        // The search looks at the time now and then only, and the answer has a way to go.
        let time = limits.time.map(|time| time * 9 / 10);
        // No time at all is what it takes for endless.
        let time = time.map_or(Duration::ZERO, |time| time.max(Duration::from_millis(1)));
        let found = if limits.nodes.is_some() {
            self.deepen(position, deepest, time)
        } else {
            self.search.set_depth_or_timeout(deepest, time);
            self.search.choose_move(position)
        };
        let nodes = rules::looks();
        let best = found.or_else(|| {
            // Not even one ply was finished.
            let mut moves = Vec::new();
            position.choices(&mut moves);
            moves.first().copied()
        })?;
        Some(Thought { best, nodes })
    }

    /// Searches ply by ply, so that a depth during which the looks ran out can be thrown away.
    fn deepen(&mut self, position: &G, deepest: u8, time: Duration) -> Option<G::Move> {
        let mut best = None;
        for depth in 1..=deepest {
            self.search.set_depth_or_timeout(depth, time);
            let found = self.search.choose_move(position);
            if rules::is_spent() {
                // What was found since is not true, and the table is full of it.
                self.forget();
                break;
            }
            best = found;
            if is_proven(self.search.root_value()) {
                break;
            }
        }
        best
    }
}

fn is_proven(value: Evaluation) -> bool {
    i32::from(value).abs() > LARGEST
}

#[cfg(test)]
mod tests {
    use super::*;
    use ergo::game::{Game as _, Options};
    use ergo::games::ergo::Position;

    const FOUR: &str = "10/10/10/10/2SSSS4/10/2ssss4/10/10 2";

    #[test]
    fn it_takes_a_win_whatever_the_limit() {
        let position = Position::parse(FOUR, Options::default()).unwrap();
        for limits in [
            Limits {
                depth: Some(1),
                ..Limits::default()
            },
            Limits {
                nodes: Some(2_000),
                ..Limits::default()
            },
            Limits {
                time: Some(Duration::from_secs(5)),
                ..Limits::default()
            },
        ] {
            let thought = Thinker::new(1).think(&position, limits).unwrap();
            let after = position.play_unchecked(thought.best);
            let winner = after.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(Side::Second), "{limits:?}");
        }
    }

    #[test]
    fn few_looks_are_enough_for_some_move() {
        let position = Position::start(Options::default());
        for nodes in [1, 10, 100, 1_000] {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let thought = Thinker::new(1).think(&position, limits).unwrap();
            assert!(position.is_legal(thought.best));
            // The search has a way to go up when the looks are spent.
            assert!(thought.nodes < nodes + 500, "{nodes}: {}", thought.nodes);
        }
    }
}
