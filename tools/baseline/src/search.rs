//! Searching with `minimax` within limits.

use crate::eval::Evaluate;
use crate::rules::{self, Rules};
use ergo_games::game::Side;
use minimax::{Evaluation, Evaluator, IterativeOptions, IterativeSearch, Strategy as _};
use std::marker::PhantomData;
use std::time::Duration;

/// The largest depth, which `minimax` treats as no limit.
const DEEPEST: u8 = 99;
/// The largest score; `minimax` reserves those beyond for proven results.
const LARGEST: i32 = 20_000;
/// The default size of the transposition table, in megabytes.
pub(crate) const DEFAULT_HASH: usize = 16;

/// The limits of a search, which ends with the first that is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) time: Option<Duration>,
    pub(crate) nodes: Option<u64>,
    /// In plies.
    pub(crate) depth: Option<u8>,
}

/// The result of a search.
pub(crate) struct SearchResult<M> {
    /// The move.
    pub(crate) best: M,
    /// The nodes it visited.
    pub(crate) nodes: u64,
}

/// A search with its transposition table.
pub(crate) struct Search<G: Evaluate> {
    search: IterativeSearch<Estimate<G>>,
    megabytes: usize,
}

/// Scores a position for the player to move.
struct Estimate<G>(PhantomData<G>);

impl<G: Evaluate> Evaluator for Estimate<G> {
    type G = Rules<G>;

    fn evaluate(&self, position: &G) -> Evaluation {
        rules::count_node();
        if rules::is_exhausted() {
            return 0;
        }
        let [first, second] = Side::BOTH.map(|side| position.side_value(side));
        let score = match position.turn() {
            Side::First => first - second,
            Side::Second => second - first,
        };
        Evaluation::try_from(score.clamp(-LARGEST, LARGEST)).unwrap_or_default()
    }
}

impl<G: Evaluate> Search<G> {
    /// A search with an empty table of this size.
    pub(crate) fn new(megabytes: usize) -> Self {
        let options = IterativeOptions::new().with_table_byte_size(megabytes << 20);
        Self {
            search: IterativeSearch::new(Estimate(PhantomData), options),
            megabytes,
        }
    }

    /// Clears the table.
    pub(crate) fn clear(&mut self) {
        *self = Self::new(self.megabytes);
    }

    /// Finds a move; `None` if there is none.
    pub(crate) fn go(&mut self, position: &G, limits: Limits) -> Option<SearchResult<G::Move>> {
        rules::set_limit(limits.nodes.unwrap_or(u64::MAX));
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        // The search checks the time only now and then, and sending the answer takes time too.
        let time = limits.time.map(|time| time * 9 / 10);
        // Zero means no limit.
        let time = time.map_or(Duration::ZERO, |time| time.max(Duration::from_millis(1)));
        let found = if limits.nodes.is_some() {
            self.go_nodes(position, deepest, time)
        } else {
            self.search.set_depth_or_timeout(deepest, time);
            self.search.choose_move(position)
        };
        let nodes = rules::nodes();
        let best = found.or_else(|| {
            // Not even depth 1 was completed.
            let mut moves = Vec::new();
            position.choices(&mut moves);
            moves.first().copied()
        })?;
        Some(SearchResult { best, nodes })
    }

    /// Iterative deepening within the node limit; an incomplete iteration is dropped.
    fn go_nodes(&mut self, position: &G, deepest: u8, time: Duration) -> Option<G::Move> {
        let mut best = None;
        for depth in 1..=deepest {
            self.search.set_depth_or_timeout(depth, time);
            let found = self.search.choose_move(position);
            if rules::is_exhausted() {
                // The table contains results of the draws that were only assumed.
                self.clear();
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
    use ergo_games::game::{Game as _, Options};
    use ergo_games::games::ergo::Position;

    const FOUR: &str = "10/10/10/10/2SSSS4/10/2ssss4/10/10 2";

    #[test]
    fn a_win_in_one_is_played_under_any_limit() {
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
            let result = Search::new(1).go(&position, limits).unwrap();
            let after = position.play_unchecked(result.best);
            let winner = after.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(Side::Second), "{limits:?}");
        }
    }

    #[test]
    fn a_node_limit_is_kept_and_a_legal_move_found() {
        let position = Position::start(Options::default());
        for nodes in [1, 10, 100, 1_000] {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let result = Search::new(1).go(&position, limits).unwrap();
            assert!(position.is_legal(result.best));
            // The search still unwinds when the nodes have run out.
            assert!(result.nodes < nodes + 500, "{nodes}: {}", result.nodes);
        }
    }
}
