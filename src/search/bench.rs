//! A search over fixed positions: how many nodes it takes is the signature of the search, equal on
//! every machine and in WebAssembly.

use super::{Engine, Limits, Opinion, Progress};
use crate::hash::random;

/// How many positions are searched.
const POSITIONS: u64 = 8;
/// How deep.
const DEPTH: u32 = 12;
/// How many nodes each may take: the depth need not be reached.
const NODES: u64 = 100_000;

/// Searches positions that random play reaches from the start, and returns the nodes it took.
#[must_use]
pub fn nodes<G: Opinion>(start: &G) -> u64 {
    (0..POSITIONS)
        .map(|game| search(&wander(start.clone(), game), Some(DEPTH), NODES))
        .sum()
}

/// Searches a position, with nothing known before, and returns the nodes it took: no more than are
/// given.
#[must_use]
pub fn nodes_at<G: Opinion>(position: &G, nodes: u64) -> u64 {
    search(position, None, nodes)
}

/// The position some random moves away; the later the game, the more of them.
fn wander<G: Opinion>(mut position: G, game: u64) -> G {
    let mut moves = Vec::new();
    for ply in 0..2 + 3 * game {
        moves.clear();
        position.choices(&mut moves);
        let Some(pick) = random(1_000 * game + ply).checked_rem(moves.len() as u64) else {
            break;
        };
        let next = usize::try_from(pick).map_or(moves[0], |at| moves[at]);
        let next = position.play_unchecked(next);
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

fn search<G: Opinion>(position: &G, depth: Option<u32>, nodes: u64) -> u64 {
    let mut engine = Engine::new(1);
    let limits = Limits {
        depth,
        nodes: Some(nodes),
        ..Limits::default()
    };
    engine.begin(position, &[], limits);
    while engine.run(&|| 0.0, f64::INFINITY) == Progress::Thinking {}
    engine.report().map_or(0, |report| report.nodes)
}
