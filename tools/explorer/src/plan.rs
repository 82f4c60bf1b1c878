//! Which positions to explore, and how long they are searched.

use crate::searches::Search;

/// The most nodes for a move in an opening of the engine against itself, after the first moves.
const PLAYED: u64 = 3_000;
/// More moves than any position of the opening has.
const ALL: usize = 100;

/// The extent of an exploration.
#[derive(Debug)]
pub(crate) struct Plan<'a> {
    pub(crate) variant: usize,
    pub(crate) positions: usize,
    pub(crate) nodes: u64,
    pub(crate) lines: usize,
    pub(crate) games: u64,
    /// A report of proven openings.
    pub(crate) proven: &'a str,
    pub(crate) threads: usize,
}

impl Plan<'_> {
    /// The search for a move in an opening of the engine against itself. The first moves are searched as long as they are
    /// explored, which makes them good and costs nothing more.
    pub(crate) fn opening<G>(&self, position: G, ply: usize) -> Search<G> {
        let (nodes, lines) = match ply {
            0..4 => self.effort(ply),
            _ => (self.nodes.min(PLAYED), self.lines),
        };
        Search {
            position,
            nodes,
            lines,
        }
    }

    /// The nodes and lines for a position: all moves of the first two plies are compared, and the next are searched longer.
    pub(crate) fn effort(&self, ply: usize) -> (u64, usize) {
        match ply {
            0 | 1 => (40 * self.nodes, ALL),
            2 | 3 => (4 * self.nodes, 2 * self.lines),
            _ => (self.nodes, self.lines),
        }
    }
}
