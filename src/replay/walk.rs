//! Walks a game tree in the order of a game text.

use super::node::NodeId;
use super::tree::{GameTree, Ply};

impl GameTree {
    /// Walks all moves in the order of a game text.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            tree: self,
            tasks: vec![Task::After(None)],
        }
    }

    /// Whether a position has more than one following move.
    #[must_use]
    pub fn has_branches(&self) -> bool {
        self.walk().any(|event| event == Event::Open)
    }

    /// The number of moves, variations included.
    #[must_use]
    pub fn len(&self) -> usize {
        let plies = self.walk().filter(|event| matches!(event, Event::Ply(_)));
        plies.count()
    }
}

/// Trees are equal if their game texts are equal.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.game() == other.game()
            && self.options() == other.options()
            && self.position() == other.position()
            && self.result() == other.result()
            && self.tags() == other.tags()
            && self.comments().eq(other.comments())
            && self.walk().eq(other.walk())
    }
}

impl Eq for GameTree {}

/// A step of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<'a> {
    /// A move.
    Ply(Ply<'a>),
    /// A variation on the previous move starts.
    Open,
    /// The variation ends.
    Close,
}

/// A pending item of the walk.
#[derive(Clone, Copy, Debug)]
enum Task {
    After(Option<NodeId>),
    Variation(NodeId),
    /// The first move of a variation.
    Ply(NodeId),
    Close,
}

/// Walks a tree in the order of a game text: a move, its variations, and the moves after it.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a GameTree,
    tasks: Vec<Task>,
}

impl<'a> Iterator for Walk<'a> {
    type Item = Event<'a>;

    fn next(&mut self) -> Option<Event<'a>> {
        loop {
            match self.tasks.pop()? {
                Task::Ply(id) => {
                    let mut ply = self.tree.ply(id);
                    ply.before = &ply.node.before;
                    return Some(Event::Ply(ply));
                }
                Task::Close => return Some(Event::Close),
                Task::Variation(id) => {
                    self.tasks
                        .extend([Task::Close, Task::After(Some(id)), Task::Ply(id)]);
                    return Some(Event::Open);
                }
                Task::After(id) => {
                    let next = self.tree.next(id);
                    let Some((&played, others)) = next.moves.split_first() else {
                        continue;
                    };
                    self.tasks.push(Task::After(Some(played)));
                    let others = others.iter().rev().copied();
                    self.tasks.extend(others.map(Task::Variation));
                    return Some(Event::Ply(self.tree.ply(played)));
                }
            }
        }
    }
}
