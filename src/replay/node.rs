//! The nodes of a game tree.

use super::comment::Comment;
use super::result::GameResult;
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
    /// The result by the rules if the game ends here.
    pub(crate) result: GameResult,
    pub(crate) parent: Option<NodeId>,
    pub(crate) next: Branches,
}

/// The moves that follow a position, in the order of the text: the first is on the main line, and one is on the
/// current line.
#[derive(Clone, Debug, Default)]
pub(crate) struct Branches {
    pub(super) moves: Vec<NodeId>,
    /// The move on the current line, unless it is the first.
    pub(super) chosen: Option<NodeId>,
}

impl Branches {
    /// The move that the text goes on with; the others are variations on it.
    pub(super) fn first(&self) -> Option<NodeId> {
        self.moves.first().copied()
    }

    /// The move on the current line.
    pub(crate) fn chosen(&self) -> Option<NodeId> {
        self.chosen.or_else(|| self.first())
    }
}
