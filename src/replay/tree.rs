//! The game tree: moves, variations, comments, glyphs and tags.
//!
//! Nodes are stored in one list and refer to each other by index, so deeply nested variations are
//! walked, compared and dropped without recursion.
//!
//! The first moves that follow each other are the *main line*; all others are variations, in the order of the text.
//! The *current line* is what the cursor steps along: at each branch, the move chosen last. Moves are only removed by
//! deleting them, and even then their nodes stay in the list, so that they can be linked again.

use super::comment::Comment;
use super::node::{Branches, Node, NodeId};
use super::result::GameResult;
use super::tags::Tags;
use crate::game::{Options, Outcome, SWAP, Side};

/// A move and its annotations in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Ply<'a> {
    pub(super) node: &'a Node,
    pub(super) before: &'a [Comment],
    /// Comments before the next move, from a variation that has been promoted.
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
///
/// ```
/// use ergo_games::notation;
///
/// let games = notation::open("[Game \"ergo\"]\n\n1. e5 a1 (1... d5 2. d4) 2. e6 *")?;
/// let tree = games[0].tree();
/// let main: Vec<_> = tree.main_line().map(|ply| ply.text().to_owned()).collect();
/// assert_eq!(main, ["e5", "a1", "e6"]);
/// # Ok::<(), ergo_games::parse::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    game: &'static str,
    /// The names of the options of the game.
    known: &'static [&'static str],
    options: Options,
    position: Option<String>,
    /// The result by the rules before the first move.
    start_result: GameResult,
    /// The result in the source.
    pub(super) result: GameResult,
    /// The result by the rules, if the main line differs from that of the source.
    ruled: Option<GameResult>,
    /// How the players ended the game, and the last move of the line that they played.
    pub(super) ending: Option<(Option<NodeId>, Outcome)>,
    tags: Tags,
    comments: Vec<Comment>,
    nodes: Vec<Node>,
    first: Branches,
    /// Whether the game was read from a text.
    has_source: bool,
    /// The last move of the main line.
    main_end: Option<NodeId>,
    /// The last move of the main line of that text.
    source_end: Option<NodeId>,
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
            start_result: GameResult::Open,
            result: GameResult::Open,
            ruled: None,
            ending: None,
            tags: Tags::new(),
            comments: Vec::new(),
            nodes: Vec::new(),
            first: Branches {
                moves: Vec::new(),
                chosen: None,
            },
            has_source: false,
            main_end: None,
            source_end: None,
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
        match self.ending() {
            None => self.ruled.unwrap_or(self.result),
            ending => GameResult::of(ending),
        }
    }

    /// Whether the game was read from a game text.
    #[must_use]
    pub const fn has_source(&self) -> bool {
        self.has_source
    }

    /// Comments before the first move.
    pub fn comments(&self) -> impl Iterator<Item = &Comment> {
        self.comments_after(None)
    }

    /// The comments that the text shows after a move, or before the first.
    pub(super) fn comments_after(&self, after: Option<NodeId>) -> impl Iterator<Item = &Comment> {
        let comments = after.map_or(&self.comments, |id| &self.node(id).comments);
        comments.iter().chain(self.moved(self.next(after)))
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
        self.main_nodes().map(|id| self.ply(id))
    }

    pub(super) fn main_nodes(&self) -> impl Iterator<Item = NodeId> + use<'_> {
        self.main_from(self.first.first())
    }

    /// A move and what follows it, without variations.
    pub(super) fn main_from(&self, id: Option<NodeId>) -> impl Iterator<Item = NodeId> + use<'_> {
        self.follow(id, Branches::first)
    }

    /// The moves of the current line.
    pub fn current_line(&self) -> impl Iterator<Item = Ply<'_>> {
        let nodes = self.chosen_from(self.first.chosen());
        nodes.map(|id| self.ply(id))
    }

    /// The current line from a move on.
    pub(super) fn chosen_from(&self, id: Option<NodeId>) -> impl Iterator<Item = NodeId> + use<'_> {
        self.follow(id, Branches::chosen)
    }

    fn follow(
        &self,
        first: Option<NodeId>,
        next: fn(&Branches) -> Option<NodeId>,
    ) -> impl Iterator<Item = NodeId> + use<'_> {
        std::iter::successors(first, move |&id| next(&self.node(id).next))
    }

    /// The last move of the main line.
    pub(super) const fn main_end(&self) -> Option<NodeId> {
        self.main_end
    }

    /// Finds the last move of the main line again, after the order of moves has changed.
    pub(super) fn update_main_end(&mut self) {
        self.main_end = self.main_nodes().last();
    }

    /// The current line as a position line, which [`History`](super::history::History) parses.
    #[must_use]
    pub fn line(&self) -> String {
        let mut line = match self.position() {
            Some(position) => format!("fen {position}"),
            None => "startpos".to_owned(),
        };
        let mut mark = " moves ";
        for ply in self.current_line() {
            line.push_str(mark);
            line.push_str(ply.text());
            mark = " ";
        }
        line
    }

    /// Whether there are no moves.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.first.moves.is_empty()
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

    /// The comments before the move that the text goes on with.
    fn moved(&self, next: &Branches) -> &[Comment] {
        next.first().map_or(&[], |id| &self.node(id).before)
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// The moves that follow a move, or start the game.
    pub(crate) fn next(&self, after: Option<NodeId>) -> &Branches {
        after.map_or(&self.first, |id| &self.node(id).next)
    }

    pub(super) fn next_mut(&mut self, after: Option<NodeId>) -> &mut Branches {
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
        let moves = &mut self.next_mut(parent).moves;
        moves.push(id);
        if moves.len() == 1 && parent == self.main_end {
            self.main_end = Some(id);
        }
        Some(id)
    }

    /// Makes one of the following moves part of the current line.
    pub(crate) fn choose(&mut self, after: Option<NodeId>, id: NodeId) {
        self.next_mut(after).chosen = Some(id);
    }

    /// Makes the current moves the source.
    pub(crate) fn finish_source(&mut self, result: GameResult) {
        self.result = result;
        self.ruled = None;
        self.has_source = true;
        self.source_end = self.main_end;
        let ending = self.source_ending();
        self.ending = ending.map(|ending| (self.source_end, ending));
    }

    /// Whether the main line is that of the source.
    pub(crate) fn is_source_line(&self) -> bool {
        self.has_source && self.main_end == self.source_end
    }

    /// Makes the current result that of the source, and drops a termination that no longer applies.
    pub(crate) fn settle(&mut self) {
        if let Some(ruled) = self.ruled {
            self.set_tag("Termination", "");
            self.result = ruled;
            self.ruled = None;
        }
    }

    /// Sets the result of the starting position.
    pub(super) fn start_with(&mut self, result: GameResult) {
        self.start_result = result;
        self.update_result();
    }

    /// Updates the result by the rules, which applies if the main line differs from that of the source.
    pub(super) fn update_result(&mut self) {
        let end = self.main_end;
        let ruled = end.map_or(self.start_result, |id| self.node(id).result);
        self.ruled = (!self.is_source_line()).then_some(ruled);
    }

    /// Adds a comment after a move, or before the first.
    pub(crate) fn comment(&mut self, after: Option<NodeId>, comment: Comment) {
        self.comments_mut(after).push(comment);
    }

    /// The comments after a move, or before the first.
    pub(super) fn comments_mut(&mut self, after: Option<NodeId>) -> &mut Vec<Comment> {
        match after {
            Some(id) => &mut self.nodes[id.index()].comments,
            None => &mut self.comments,
        }
    }
}
