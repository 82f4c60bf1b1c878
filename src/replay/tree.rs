//! The game tree: moves, variations, comments, glyphs and tags.
//!
//! Nodes are stored in one list and refer to each other by index, so deeply nested variations are
//! walked, compared and dropped without recursion.
//!
//! The nodes read from a game text are the *source* and never change. Moves played later are appended
//! after the source and determine the main line. Playing a different move drops appended moves, but
//! never those of the source.

use super::comment::Comment;
use super::node::{Branches, Node, NodeId};
use super::result::GameResult;
use super::tags::Tags;
use crate::game::{Options, Outcome, SWAP, Side};

/// A move and its annotations in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Ply<'a> {
    node: &'a Node,
    before: &'a [Comment],
    /// Comments before the next move, from a variation that has become part of the main line.
    moved: &'a [Comment],
}

impl<'a> Ply<'a> {
    /// The move in the notation of its game.
    #[must_use]
    pub fn text(&self) -> &'a str {
        &self.node.text
    }

    /// The side that moved.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.node.side
    }

    /// The player who moved, identified by the side they had before any swap.
    #[must_use]
    pub const fn player(&self) -> Side {
        self.node.player
    }

    /// The move number, shared by a move of the first player and the reply.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.node.number
    }

    /// Whether the turn is a swap.
    #[must_use]
    pub fn is_swap(&self) -> bool {
        *self.node.text == *SWAP
    }

    /// The glyphs by number: 1 for a good move, 2 for a mistake, and so on.
    #[must_use]
    pub fn glyphs(&self) -> &'a [u8] {
        &self.node.glyphs
    }

    /// Comments before the first move of a variation.
    #[must_use]
    pub const fn before(&self) -> &'a [Comment] {
        self.before
    }

    /// Comments after the move.
    pub fn comments(&self) -> impl Iterator<Item = &'a Comment> + use<'a> {
        self.node.comments.iter().chain(self.moved)
    }
}

impl PartialEq for Ply<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
            && self.side() == other.side()
            && self.number() == other.number()
            && self.glyphs() == other.glyphs()
            && self.before == other.before
            && self.comments().eq(other.comments())
    }
}

impl Eq for Ply<'_> {}

/// A game as a tree of moves, with tags and comments. Moves are added only by a
/// `ReplayCursor`, so all of them are legal.
#[derive(Clone, Debug)]
pub struct GameTree {
    game: &'static str,
    /// The names of the options of the game.
    known: &'static [&'static str],
    options: Options,
    position: Option<String>,
    /// The result in the source.
    pub(super) result: GameResult,
    /// The result by the rules, if the main line differs from that of the source.
    ruled: Option<GameResult>,
    /// How the players ended the main line.
    pub(super) ending: Option<Outcome>,
    tags: Tags,
    comments: Vec<Comment>,
    nodes: Vec<Node>,
    first: Branches,
    /// The number of nodes of the source; `None` if there is no source.
    source: Option<usize>,
}

impl GameTree {
    /// A tree without moves; `None` as the position means the start of the game.
    pub(crate) const fn new(
        game: &'static str,
        known: &'static [&'static str],
        options: Options,
        position: Option<String>,
    ) -> Self {
        Self {
            game,
            known,
            options,
            position,
            result: GameResult::Open,
            ruled: None,
            ending: None,
            tags: Tags::new(),
            comments: Vec::new(),
            nodes: Vec::new(),
            first: Branches {
                moves: Vec::new(),
                chosen: 0,
            },
            source: None,
        }
    }

    /// The id of the game.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// The options of the game that are on.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The names of the options that are on.
    #[must_use]
    pub fn option_names(&self) -> Vec<&'static str> {
        self.options.names(self.known)
    }

    /// The starting position; `None` for the start of the game.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    /// The result: that on which the players ended the game, or that of the source, or that of the rules if the
    /// main line differs from the source.
    #[must_use]
    pub fn result(&self) -> GameResult {
        match self.ending {
            Some(_) => GameResult::of(self.ending),
            None => self.ruled.unwrap_or(self.result),
        }
    }

    /// Whether the game was read from a game text.
    #[must_use]
    pub const fn has_source(&self) -> bool {
        self.source.is_some()
    }

    /// Comments before the first move.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        self.comments.iter().chain(self.moved(&self.first))
    }

    /// The free tags.
    pub(crate) const fn free_tags(&self) -> &Tags {
        &self.tags
    }

    pub(crate) const fn free_tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Whether the result and the termination of the source still apply.
    pub(crate) const fn keeps_result(&self) -> bool {
        self.ruled.is_none()
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = Ply<'_>> {
        let mut next = self.first.chosen();
        std::iter::from_fn(move || {
            let id = next?;
            next = self.node(id).next.chosen();
            Some(self.ply(id))
        })
    }

    /// The main line as a position line, which [`History`](super::history::History) parses.
    #[must_use]
    pub fn line(&self) -> String {
        let mut line = match self.position() {
            Some(position) => format!("fen {position}"),
            None => "startpos".to_owned(),
        };
        let mut mark = " moves ";
        for ply in self.main_line() {
            line.push_str(mark);
            line.push_str(ply.text());
            mark = " ";
        }
        line
    }

    /// The number of moves, variations included.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no moves.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Walks all moves in the order of a game text.
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            tree: self,
            tasks: vec![Task::After(None)],
        }
    }

    /// A move of a line that is played.
    pub(crate) fn ply(&self, id: NodeId) -> Ply<'_> {
        let node = self.node(id);
        Ply {
            node,
            before: &[],
            moved: self.moved(&node.next),
        }
    }

    /// The comments before the chosen move; a move of the source's main line has none.
    fn moved(&self, next: &Branches) -> &[Comment] {
        next.chosen().map_or(&[], |id| &self.node(id).before)
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// What follows a move, or starts the game.
    pub(crate) fn next(&self, after: Option<NodeId>) -> &Branches {
        after.map_or(&self.first, |id| &self.node(id).next)
    }

    fn next_mut(&mut self, after: Option<NodeId>) -> &mut Branches {
        match after {
            None => &mut self.first,
            Some(id) => &mut self.nodes[id.index()].next,
        }
    }

    /// The first following move with this text.
    pub(crate) fn find(&self, after: Option<NodeId>, text: &str) -> Option<NodeId> {
        let mut moves = self.next(after).moves.iter().copied();
        moves.find(|&id| *self.node(id).text == *text)
    }

    /// Adds a move after its parent. `None` if the tree has too many nodes.
    pub(crate) fn add(&mut self, node: Node) -> Option<NodeId> {
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        let parent = node.parent;
        self.nodes.push(node);
        self.next_mut(parent).moves.push(id);
        Some(id)
    }

    /// Makes one of the following moves part of the main line.
    pub(crate) fn choose(&mut self, after: Option<NodeId>, id: NodeId) {
        let next = self.next_mut(after);
        if let Some(at) = next.moves.iter().position(|&other| other == id) {
            next.chosen = at;
        }
    }

    /// Abandons a line: the choices of source moves are reset, and appended moves are dropped.
    pub(crate) fn leave(&mut self, line: &[NodeId]) {
        for &id in line {
            if self.is_added(id) {
                let parent = self.node(id).parent;
                let next = self.next_mut(parent);
                next.moves.pop();
                next.chosen = 0;
                // Only one line is ever appended, so all later nodes follow this move.
                self.nodes.truncate(id.index());
                return;
            }
            self.node_mut(id).next.chosen = 0;
        }
    }

    /// Whether a move was appended to the source.
    fn is_added(&self, id: NodeId) -> bool {
        id.index() >= self.source.unwrap_or(0)
    }

    /// Makes all current nodes the source.
    pub(crate) fn finish_source(&mut self, result: GameResult) {
        self.result = result;
        self.ruled = None;
        self.source = Some(self.nodes.len());
        self.ending = self.source_ending();
    }

    /// Whether a line is the main line of the source or a prefix of it.
    pub(crate) fn is_source_line(&self, line: &[NodeId]) -> bool {
        let chosen = |id: &NodeId| self.node(*id).next.chosen == 0;
        self.has_source()
            && self.first.chosen == 0
            && line.iter().all(|&id| !self.is_added(id))
            && line.iter().all(chosen)
    }

    /// Makes the current result that of the source, and drops a termination that no longer applies.
    pub(crate) fn settle(&mut self) {
        if let Some(ruled) = self.ruled {
            self.set_tag("Termination", "");
            self.result = ruled;
            self.ruled = None;
        }
    }

    /// Sets the result of the main line by the rules; `None` if that of the source applies.
    pub(crate) const fn set_ruled(&mut self, ruled: Option<GameResult>) {
        self.ruled = ruled;
    }

    /// Adds a comment after a move, or before the first.
    pub(crate) fn comment(&mut self, after: Option<NodeId>, comment: Comment) {
        match after {
            Some(id) => self.node_mut(id).comments.push(comment),
            None => self.comments.push(comment),
        }
    }
}

/// Trees are equal if their game texts are equal.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.game() == other.game()
            && self.options == other.options
            && self.position == other.position
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
                    let Some(played) = next.chosen() else {
                        continue;
                    };
                    self.tasks.push(Task::After(Some(played)));
                    self.tasks.extend(next.others().rev().map(Task::Variation));
                    return Some(Event::Ply(self.tree.ply(played)));
                }
            }
        }
    }
}
