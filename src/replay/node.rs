//! The nodes of a game tree.

use super::comment::Comment;
use crate::game::Side;

/// The index of a node in its tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The index, for lists that run parallel to the nodes.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move of the tree.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// The move in the notation of its game.
    pub(crate) text: Box<str>,
    pub(crate) side: Side,
    /// The player who made the move, identified by the side they had before any swap.
    pub(crate) player: Side,
    pub(crate) number: u32,
    /// The glyphs, each once.
    pub(crate) glyphs: Vec<u8>,
    /// Comments before the move; only the first move of a variation has them.
    pub(crate) before: Vec<Comment>,
    /// Comments after the move.
    pub(crate) comments: Vec<Comment>,
    pub(crate) parent: Option<NodeId>,
    pub(crate) next: Branches,
}

/// The moves that follow a position, in the order of the text, and which of them is on the main line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Branches {
    pub(super) moves: Vec<NodeId>,
    pub(super) chosen: usize,
}

impl Branches {
    pub(crate) fn chosen(&self) -> Option<NodeId> {
        self.moves.get(self.chosen).copied()
    }

    /// The moves that are not on the main line.
    pub(super) fn others(&self) -> impl DoubleEndedIterator<Item = NodeId> {
        let others = self.moves.iter().enumerate();
        others.filter_map(|(at, &id)| (at != self.chosen).then_some(id))
    }
}
