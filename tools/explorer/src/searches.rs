//! Searching positions on several threads. What is found does not depend on their number, nor on the order.

use anyhow::{Context as _, Result};
use ergo_games::explorer::Value;
use ergo_games::search::{Engine, Evaluate, Limits};

use crate::log::Log;

/// The size of the table of an engine, in megabytes: it is cleared before each search.
const HASH: usize = 4;

/// A position to be searched.
#[derive(Clone, Debug)]
pub(crate) struct Search<G> {
    pub(crate) position: G,
    pub(crate) nodes: u64,
    pub(crate) lines: usize,
}

/// The moves that a search compared, with their values to the player who makes them, the best first.
pub(crate) type Found<M> = Vec<(M, Value)>;

/// Runs searches, and returns their results in the same order.
pub(crate) fn run<G: Evaluate + Sync>(
    (variant, threads): (usize, usize),
    searches: &[Search<G>],
    log: &mut Log,
) -> Result<Vec<Found<G::Move>>> {
    let question = |search: &Search<G>| {
        let Search {
            position,
            nodes,
            lines,
        } = search;
        format!("search {nodes} {lines} {position}")
    };
    let fresh = searches
        .iter()
        .filter(|&search| log.get(&question(search)).is_none());
    let fresh: Vec<&Search<G>> = fresh.collect();
    let work = |engine: &mut Engine<G>, search: &&Search<G>| {
        let limits = Limits {
            lines: search.lines,
            ..Limits::nodes(search.nodes)
        };
        engine.clear();
        let lines = engine.search(&search.position, limits).lines;
        let words = lines.iter().filter_map(|line| {
            let mv = search.position.move_text(*line.moves.first()?);
            let expected = search.position.expected_result(line.score);
            Some(format!(
                "{mv} {}",
                Value::of_score(line.score, expected).byte()
            ))
        });
        words.collect::<Vec<_>>().join(", ")
    };
    let take = |at: usize, answer| log.keep(question(fresh[at]), answer);
    let engine = || Engine::with_built_in_net(HASH, variant);
    parallel::each(threads, &fresh, engine, work, take)?;
    let read = |search: &Search<G>| {
        let question = question(search);
        let answer = log.get(&question).unwrap_or_default();
        let moves = answer.split(", ").map(|word| {
            let (mv, byte) = word.split_once(' ')?;
            let mv = search.position.parse_move(mv).ok()?;
            Some((mv, Value::of_byte(byte.parse().ok()?)))
        });
        let moves: Option<Found<G::Move>> = moves.collect();
        moves.with_context(|| format!("the log has nothing that can be read for {question:?}"))
    };
    searches.iter().map(read).collect()
}
