//! A cursor in the game tree: plays and checks moves, steps along the main line, and enters and leaves
//! variations while a game text is parsed.
//!
//! Each move is checked once, when it is added; its node then stores the parsed turn.

use super::comment::Comment;
use super::ending::is_possible;
use super::history::{History, Turn};
use super::node::{Branches, Node, NodeId};
use super::result::{GameResult, number_after};
use super::tree::GameTree;
use crate::codes::ParseErrorCode;
use crate::game::{Cell, Game, Options, Outcome, SWAP, Side};
use crate::parse::ParseError;

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

/// A game tree and a position on its main line.
#[derive(Clone, Debug)]
pub(crate) struct ReplayCursor<G: Game> {
    tree: GameTree,
    /// The turn of each node.
    turns: Vec<Turn<G::Move>>,
    /// The turns up to the cursor.
    history: History<G>,
    /// The nodes of the line, including those after the cursor.
    line: Vec<NodeId>,
    /// The turns on which the open variations branch, and the turns before each.
    varied: Vec<(usize, NodeId)>,
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

    fn from_history(history: History<G>, position: Option<String>) -> Self {
        let mut cursor = Self {
            tree: GameTree::new(G::ID, G::OPTIONS, history.options(), position),
            turns: Vec::new(),
            history,
            line: Vec::new(),
            varied: Vec::new(),
        };
        cursor.update_result();
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

    /// Plays a move. If it differs from the next undone move, it replaces the undone moves; those of a
    /// game text are kept as a variation.
    ///
    /// # Errors
    /// Says why the move is illegal. The tree is then unchanged.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), ParseError> {
        if let Some(id) = self.tree.find(self.here(), text) {
            self.choose(id);
            return Ok(());
        }
        let turn = self.history.parse_turn(text)?;
        let (here, at) = (self.here(), self.at());
        self.tree.leave(&self.line[at..]);
        self.turns.truncate(self.tree.len());
        let id = self.add(turn, text, Vec::new())?;
        self.tree.choose(here, id);
        self.update_result();
        Ok(())
    }

    /// Plays a move that is already in the tree.
    fn choose(&mut self, id: NodeId) {
        let (here, at) = (self.here(), self.at());
        if self.line.get(at) == Some(&id) {
            self.history.take(self.turns[id.index()]);
            return;
        }
        self.tree.leave(&self.line[at..]);
        self.turns.truncate(self.tree.len());
        self.tree.choose(here, id);
        self.history.take(self.turns[id.index()]);
        self.line.truncate(at);
        let mut next = Some(id);
        while let Some(id) = next {
            self.line.push(id);
            next = self.tree.node(id).next.chosen();
        }
        self.update_result();
    }

    /// Adds a legal turn to the line and plays it.
    fn add(
        &mut self,
        turn: Turn<G::Move>,
        text: &str,
        before: Vec<Comment>,
    ) -> Result<NodeId, ParseError> {
        let (number, side) = self.next();
        let node = Node {
            text: text.into(),
            side,
            player: self.history.player(),
            number,
            glyphs: Vec::new(),
            before,
            comments: Vec::new(),
            parent: self.here(),
            next: Branches::default(),
        };
        let id = self.tree.add(node).ok_or_else(|| too_long(text))?;
        self.line.truncate(self.at());
        self.line.push(id);
        self.turns.push(turn);
        self.history.take(turn);
        Ok(id)
    }

    /// Goes to a ply of the main line; `false` if the main line is shorter.
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

    /// Ends the game as the players decide; `false` if the cursor is not at the end, if the game is over, or if
    /// players cannot end it like this.
    pub(crate) fn end(&mut self, ending: Outcome) -> bool {
        let is_open = self.at() == self.line.len() && self.outcome_here().is_none();
        if is_open && is_possible(ending) {
            self.tree.ending = Some(ending);
            return true;
        }
        false
    }

    /// The outcome at the cursor, by the rules or by the players.
    pub(crate) fn outcome_here(&self) -> Option<Outcome> {
        let by_players = || {
            let is_end = self.at() == self.line.len();
            self.tree.ending().filter(|_| is_end)
        };
        self.history.outcome().or_else(by_players)
    }

    /// Updates the result by the rules if the main line differs from that of the source.
    fn update_result(&mut self) {
        let is_source = self.tree.is_source_line(&self.line);
        let is_whole = is_source && self.tree.next(self.line.last().copied()).moves.is_empty();
        let ending = is_whole.then(|| self.tree.source_ending());
        self.tree.ending = ending.flatten();
        let ruled = (!is_source).then(|| GameResult::of(self.final_outcome()));
        self.tree.set_ruled(ruled);
    }

    /// The outcome at the end of the main line.
    fn final_outcome(&self) -> Option<Outcome> {
        if self.at() == self.line.len() {
            return self.history.outcome();
        }
        let mut history = self.history.clone();
        for id in &self.line[self.at()..] {
            history.take(self.turns[id.index()]);
        }
        history.outcome()
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
