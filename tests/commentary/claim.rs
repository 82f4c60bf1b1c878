//! What is said about a move, as the definitions take it: codes, and names of cells.

use std::collections::BTreeSet;

use crate::reference::ReferenceGame;

/// Something that is said about a move.
#[derive(Debug)]
pub(crate) struct Claim<'a> {
    pub(crate) code: &'a str,
    pub(crate) cells: BTreeSet<String>,
    pub(crate) counts: [u32; 2],
    pub(crate) moves: &'a [String],
}

/// A game for which everything that is said has a definition.
pub(crate) trait Definitions: ReferenceGame {
    /// Whether a claim about a move holds.
    fn holds(before: &Self, after: &Self, mv: &str, claim: &Claim<'_>) -> bool;

    /// How much each side has of something.
    fn count(&self, code: &str) -> [u32; 2];
}
