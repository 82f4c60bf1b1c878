//! A cursor in the game tree: plays and checks moves, steps along the main line, and enters and leaves
//! variations while a game text is parsed.
//!
//! Moves are added as variations in a study; otherwise the line that is played becomes the main line, and what it
//! replaces becomes a variation. Each move is checked once, when it is added; its node then stores the parsed turn.

use super::comment::Comment;
use super::edit::{Change, Edits};
use super::ending::is_possible;
use super::history::{History, Turn};
use super::node::{Branches, Node, NodeId};
use super::result::{GameResult, number_after};
use super::tree::{GameTree, Ply};
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Game, Options, Outcome, SWAP, Side};
use crate::parse::ParseError;

mod editing;

/// The longest line of a game text, in turns: more than ten times the length of any real game.
pub const MAX_TURNS: usize = 10_000;

/// Adds moves to the tree of any game; the rules check each of them.
pub trait RulesChecker {
    /// The tree, with the moves added so far.
    fn tree(&self) -> &GameTree;

    /// The tree, for adding annotations.
    fn tree_mut(&mut self) -> &mut GameTree;

    /// The last move of the current line.
    fn here(&self) -> Option<NodeId>;

    /// The number and the side of the next turn.
    fn next(&self) -> (u32, Side);

    /// The outcome, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// The turn that consists of exactly these cells; no cells mean a swap.
    fn spell(&self, path: &[Cell]) -> Option<String>;

    /// The cells of each turn up to the cursor; a swap has none.
    fn paths(&self) -> Vec<Vec<Cell>>;

    /// Adds a move to the line, with the comments before it.
    ///
    /// # Errors
    /// Says why the move is illegal. The tree is then unchanged.
    fn append(&mut self, text: &str, before: Vec<Comment>) -> Result<(), ParseError>;

    /// Goes back before the last turn, to add a variation on it; `false` if there is no turn.
    fn enter_variation(&mut self) -> bool;

    /// Leaves the innermost variation; `false` on the main line.
    fn leave_variation(&mut self) -> bool;
}

/// The next turn of a line, if there is one.
type Next<G> = Option<Turn<<G as Game>::Move>>;

/// A game tree and a position on its current line.
#[derive(Clone, Debug)]
pub(crate) struct ReplayCursor<G: Game> {
    tree: GameTree,
    /// The turn of each node.
    turns: Vec<Turn<G::Move>>,
    /// The turns up to the cursor.
    history: History<G>,
    /// The nodes of the current line, including those after the cursor.
    line: Vec<NodeId>,
    /// The turns on which the open variations branch, and the turns before each.
    varied: Vec<(usize, NodeId)>,
    /// Whether played moves are variations, and edits can be undone.
    is_study: bool,
    edits: Edits,
}

impl<G: Game> ReplayCursor<G> {
    /// A game without moves.
    pub(crate) fn at_start(options: Options) -> Self {
        Self::from_history(History::new(options), None)
    }

    /// A game without moves, from a position or from the start of the game.
    ///
    /// # Errors
    /// Locates the error in the position.
    pub(crate) fn new(options: Options, position: Option<&str>) -> Result<Self, ParseError> {
        let Some(text) = position else {
            return Ok(Self::at_start(options));
        };
        let history = History::from_position(options, G::parse(text, options)?);
        // The start of a game is always represented by `None`.
        let is_other = text != G::start(options).to_string();
        Ok(Self::from_history(
            history,
            is_other.then(|| text.to_owned()),
        ))
    }

    /// Another game with the same options, as a study if this is one.
    ///
    /// # Errors
    /// Locates the error in the position.
    pub(crate) fn restarted(&self, position: Option<&str>) -> Result<Self, ParseError> {
        let mut game = Self::new(self.history.options(), position)?;
        game.is_study = self.is_study;
        Ok(game)
    }

    fn from_history(history: History<G>, position: Option<String>) -> Self {
        let game = G::variant_of(history.options());
        let mut cursor = Self {
            tree: GameTree::new(game.id, game.options, history.options(), position),
            turns: Vec::new(),
            history,
            line: Vec::new(),
            varied: Vec::new(),
            is_study: false,
            edits: Edits::default(),
        };
        cursor
            .tree
            .start_with(GameResult::of(cursor.history.outcome()));
        cursor
    }

    /// The turns up to the cursor.
    pub(crate) const fn history(&self) -> &History<G> {
        &self.history
    }

    /// The number of turns up to the cursor.
    pub(crate) const fn at(&self) -> usize {
        self.history.at()
    }

    /// Whether played moves are variations, as in a study, or change the main line.
    pub(crate) const fn set_study(&mut self, is_study: bool) {
        self.is_study = is_study;
    }

    /// Changes with everything that replaying the current line would not restore.
    pub(crate) const fn revision(&self) -> u32 {
        self.edits.revision
    }

    /// Whether there is an edit to undo, and one to do again.
    pub(crate) const fn can_undo_and_redo(&self) -> [bool; 2] {
        self.edits.can_undo_and_redo()
    }

    /// The moves of the current line.
    pub(crate) fn line(&self) -> impl Iterator<Item = Ply<'_>> {
        self.line.iter().map(|&id| self.tree.ply(id))
    }

    /// Plays a move. If it differs from the next move of the line, both are kept.
    ///
    /// # Errors
    /// Says why the move is illegal. The tree is then unchanged.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), ParseError> {
        let here = self.here();
        let id = if let Some(id) = self.tree.find(here, text) {
            self.choose(id);
            id
        } else {
            let turn = self.history.parse_turn(text)?;
            let moves = self.tree.next(here).moves.clone();
            let id = self.add(turn, text, Vec::new())?;
            self.tree.choose(here, id);
            if self.is_study {
                self.edits.record(vec![Change::Moves(here, moves)]);
            }
            id
        };
        if !self.is_study {
            self.make_main(id);
        }
        self.tree.update_result();
        Ok(())
    }

    /// Makes a move part of the main line, if the moves before it are.
    fn make_main(&mut self, id: NodeId) {
        let mut changes = self.tree.main_changes(&[id]);
        if !changes.is_empty() {
            self.tree.apply(&mut changes);
            self.edits.clear();
        }
    }

    /// Plays a move that is already in the tree.
    fn choose(&mut self, id: NodeId) {
        let (here, at) = (self.here(), self.at());
        if self.line.get(at) != Some(&id) {
            self.tree.choose(here, id);
            self.tree.lengthen(&mut self.line, at);
        }
        self.history.take(self.turns[id.index()]);
    }

    /// Adds a legal turn to the line and plays it.
    fn add(
        &mut self,
        turn: Turn<G::Move>,
        text: &str,
        before: Vec<Comment>,
    ) -> Result<NodeId, ParseError> {
        let (number, side) = self.next();
        let (player, parent) = (self.history.player(), self.here());
        self.history.take(turn);
        let node = Node {
            text: text.into(),
            side,
            player,
            number,
            glyphs: Vec::new(),
            before,
            comments: Vec::new(),
            result: GameResult::of(self.history.outcome()),
            parent,
            next: Branches::default(),
        };
        let Some(id) = self.tree.add(node) else {
            self.history.undo();
            return Err(too_long(text));
        };
        self.line.truncate(self.at() - 1);
        self.line.push(id);
        self.turns.push(turn);
        Ok(id)
    }

    /// Goes to a ply of the current line; `false` if it is shorter.
    #[inline(never)]
    pub(crate) fn go_to(&mut self, at: usize) -> bool {
        if at > self.line.len() {
            return false;
        }
        while self.at() > at {
            self.history.undo();
        }
        while self.at() < at {
            let id = self.line[self.at()];
            self.history.take(self.turns[id.index()]);
        }
        true
    }

    /// The turns up to a ply of the current line, and the next one; `None` if the line is shorter.
    pub(crate) fn history_at(&self, at: usize) -> Option<(History<G>, Next<G>)> {
        let line = self.line.get(..at)?;
        let turn = |id: &NodeId| self.turns[id.index()];
        let mut history = self.history.clone();
        while history.at() > at {
            history.undo();
        }
        for id in &line[history.at()..] {
            history.take(turn(id));
        }
        Some((history, self.line.get(at).map(turn)))
    }

    /// The first variation on the move of the current line after some plies.
    pub(crate) fn variation_at(&self, at: usize) -> impl Iterator<Item = Ply<'_>> {
        let played = self.line.get(at);
        let parent = at.checked_sub(1).map(|last| self.line[last]);
        let moves = &self.tree.next(parent).moves;
        let other = moves.iter().find(|&id| Some(id) != played);
        let nodes = self.tree.main_from(other.copied());
        nodes.map(|id| self.tree.ply(id))
    }

    /// Ends the game as the players decide; `false` if the cursor is not at the end, if the game is over, or if
    /// players cannot end it like this.
    pub(crate) fn end(&mut self, ending: Outcome) -> bool {
        let last = self.here();
        let is_open = last == self.tree.main_end() && self.outcome_here().is_none();
        if is_open && is_possible(ending) {
            self.tree.ending = Some((last, ending));
            return true;
        }
        false
    }

    /// The outcome at the cursor, by the rules or by the players.
    pub(crate) fn outcome_here(&self) -> Option<Outcome> {
        let by_players = || {
            let ending = self.tree.ending()?;
            (self.here() == self.tree.main_end()).then_some(ending)
        };
        self.history.outcome().or_else(by_players)
    }
}

fn too_long(text: &str) -> ParseError {
    let expected = format!("no more than {MAX_TURNS} turns in a row");
    ParseError::whole(text, ParseErrorCode::LineLong, expected)
}

impl<G: Game> RulesChecker for ReplayCursor<G> {
    fn tree(&self) -> &GameTree {
        &self.tree
    }

    fn tree_mut(&mut self) -> &mut GameTree {
        &mut self.tree
    }

    fn here(&self) -> Option<NodeId> {
        let last = self.at().checked_sub(1)?;
        self.line.get(last).copied()
    }

    fn next(&self) -> (u32, Side) {
        let side = self.history.position().turn();
        let last = self.here().map(|id| self.tree.node(id));
        let number = number_after(last.map(|node| (node.number, node.side)), side);
        (number, side)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.history.outcome()
    }

    fn spell(&self, path: &[Cell]) -> Option<String> {
        if path.is_empty() {
            return self.history.can_swap().then(|| SWAP.to_owned());
        }
        let position = self.history.position();
        let mv = position.move_of_path(path)?;
        Some(position.move_text(mv))
    }

    fn paths(&self) -> Vec<Vec<Cell>> {
        let path = |(turn, on): (Turn<G::Move>, &G)| match turn {
            Turn::Move(mv) => on.path(mv),
            Turn::Swap => Vec::new(),
        };
        self.history.turns().map(path).collect()
    }

    fn append(&mut self, text: &str, before: Vec<Comment>) -> Result<(), ParseError> {
        if self.at() >= MAX_TURNS {
            return Err(too_long(text));
        }
        let turn = self.history.parse_turn(text)?;
        self.add(turn, text, before).map(drop)
    }

    fn enter_variation(&mut self) -> bool {
        let Some(here) = self.here() else {
            return false;
        };
        self.history.undo();
        self.varied.push((self.at(), here));
        self.line.truncate(self.at());
        true
    }

    fn leave_variation(&mut self) -> bool {
        let Some((at, varied)) = self.varied.pop() else {
            return false;
        };
        while self.at() > at {
            self.history.undo();
        }
        self.line.truncate(at);
        self.line.push(varied);
        self.history.take(self.turns[varied.index()]);
        true
    }
}
