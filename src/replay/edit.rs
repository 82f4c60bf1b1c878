//! Changes of a game tree: the order of variations, deleting, and annotations. Each can be undone.

use std::fmt;

use super::comment::{Comment, Eval};
use super::content::Content;
use super::goal::Goal;
use super::node::NodeId;
use super::tree::GameTree;
use crate::codes::{ParseErrorCode, TreeEdit};
use crate::parse::ParseError;

/// A part of the tree, and what it is replaced by. Applying it swaps the two.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// The moves that follow a position.
    Moves(Option<NodeId>, Vec<NodeId>),
    Glyphs(NodeId, Vec<u8>),
    /// The comments before a move.
    Before(NodeId, Vec<Comment>),
    /// The comments after a move, or before the first.
    After(Option<NodeId>, Vec<Comment>),
}

/// The changes that can be undone, and those that were.
#[derive(Clone, Debug, Default)]
pub(super) struct Edits {
    done: Vec<Vec<Change>>,
    undone: Vec<Vec<Change>>,
    /// Changes with everything that replaying the current line would not restore.
    pub(super) revision: u32,
}

/// Where an edit leads: the current line, and how much of it is played.
pub(super) struct Destination {
    pub(super) line: Vec<NodeId>,
    pub(super) at: usize,
}

/// The kind of an edit, the line that it is about, and its values.
pub type LineEdit = (TreeEdit, Vec<String>, Vec<String>);

/// An edit that was rejected, among several.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct EditError {
    /// How many edits come before it; they are made.
    pub at: usize,
    /// What is wrong with its value.
    pub error: ParseError,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "edit {}: {}", self.at + 1, self.error)
    }
}

impl std::error::Error for EditError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

impl Edits {
    /// Records changes that were made.
    pub(super) fn record(&mut self, changes: Vec<Change>) {
        self.done.push(changes);
        self.undone.clear();
        self.revision += 1;
    }

    /// The number of edits to undo.
    pub(super) const fn len(&self) -> usize {
        self.done.len()
    }

    /// Makes one edit of all since there were this many.
    pub(super) fn join(&mut self, len: usize) {
        if self.done.len() > len + 1 {
            let last = self.done.split_off(len).into_iter().rev();
            self.done.push(last.flatten().collect());
        }
    }

    /// Forgets all changes after another one that is not undone.
    pub(super) fn clear(&mut self) {
        self.done.clear();
        self.undone.clear();
        self.revision += 1;
    }

    /// Whether there is an edit to undo, and one to do again.
    pub(super) const fn can_undo_and_redo(&self) -> [bool; 2] {
        [!self.done.is_empty(), !self.undone.is_empty()]
    }

    /// Edits a tree at the end of a line, or finds the way there, from a place on the current line. `None` if there is no
    /// such line, or nothing to change.
    ///
    /// # Errors
    /// Says what is wrong with a value. The tree is then unchanged.
    pub(super) fn edit(
        &mut self,
        tree: &mut GameTree,
        (current, at): (&[NodeId], usize),
        edit: TreeEdit,
        (texts, values): (&[String], &[String]),
    ) -> Result<Option<Destination>, ParseError> {
        let mut line = current[..at].to_vec();
        let mut is_found = false;
        let found = tree.find_line(texts);
        let changes = match (edit, found) {
            (TreeEdit::Undo, _) => self.done.pop(),
            (TreeEdit::Redo, _) => self.undone.pop(),
            (TreeEdit::Go, Some(found)) => {
                tree.choose_line(&found);
                line = found;
                is_found = true;
                None
            }
            (_, Some(found)) => Some(tree.changes(edit, &found, values)?),
            (_, None) => None,
        };
        if let Some(mut changes) = changes.filter(|changes| !changes.is_empty()) {
            tree.apply(&mut changes);
            match edit {
                TreeEdit::Undo => self.undone.push(changes),
                TreeEdit::Redo => self.done.push(changes),
                _ => {
                    self.done.push(changes);
                    self.undone.clear();
                }
            }
            self.revision += 1;
            tree.update_result();
            line.truncate(tree.linked(&line));
        } else if !is_found {
            return Ok(None);
        }
        let at = line.len();
        tree.lengthen(&mut line, at);
        Ok(Some(Destination { line, at }))
    }
}

impl GameTree {
    /// Makes changes, and turns them into those that take them back.
    pub(super) fn apply(&mut self, changes: &mut [Change]) {
        for change in &mut *changes {
            match change {
                Change::Moves(after, moves) => {
                    let next = self.next_mut(*after);
                    std::mem::swap(&mut next.moves, moves);
                    next.chosen = next.chosen.filter(|id| next.moves.contains(id));
                }
                Change::Glyphs(id, glyphs) => {
                    std::mem::swap(&mut self.node_mut(*id).glyphs, glyphs);
                }
                Change::Before(id, comments) => {
                    std::mem::swap(&mut self.node_mut(*id).before, comments);
                }
                Change::After(id, comments) => std::mem::swap(self.comments_mut(*id), comments),
            }
        }
        changes.reverse();
        self.update_main_end();
    }

    /// How many moves of a line are still in the tree.
    pub(super) fn linked(&self, line: &[NodeId]) -> usize {
        let is_linked = |&&id: &&NodeId| self.next(self.node(id).parent).moves.contains(&id);
        line.iter().take_while(is_linked).count()
    }

    /// Makes a line the start of the current line.
    pub(super) fn choose_line(&mut self, line: &[NodeId]) {
        for &id in line {
            let parent = self.node(id).parent;
            self.choose(parent, id);
        }
    }

    /// Replaces what follows the first moves of a line by the current line.
    pub(super) fn lengthen(&self, line: &mut Vec<NodeId>, start: usize) {
        line.truncate(start);
        let next = self.next(line.last().copied()).chosen();
        line.extend(self.chosen_from(next));
    }

    /// The moves of a line from the start of the game.
    pub(super) fn find_line(&self, texts: &[String]) -> Option<Vec<NodeId>> {
        // A text may repeat a variation, so several moves can have the same line.
        let mut ends = vec![None];
        for text in texts {
            let mut next = Vec::new();
            for end in ends {
                let moves = self.next(end).moves.iter().copied();
                next.extend(moves.filter(|&id| *self.node(id).text == **text).map(Some));
            }
            ends = next;
        }
        let mut last = *ends.first()?;
        let mut line = Vec::new();
        while let Some(id) = last {
            line.push(id);
            last = self.node(id).parent;
        }
        line.reverse();
        Some(line)
    }

    /// The changes that an edit at the end of a line consists of; none if it is impossible.
    ///
    /// # Errors
    /// Says what is wrong with a value.
    pub(super) fn changes(
        &self,
        edit: TreeEdit,
        line: &[NodeId],
        values: &[String],
    ) -> Result<Vec<Change>, ParseError> {
        let last = line.last().copied();
        let parent = last.and_then(|id| self.node(id).parent);
        let change = match (edit, last) {
            (TreeEdit::Promote, _) => self.shifted(line, -1),
            (TreeEdit::Demote, _) => self.shifted(line, 1),
            (TreeEdit::Main, _) => return Ok(self.main_changes(line)),
            (TreeEdit::Comment | TreeEdit::Eval | TreeEdit::Goal | TreeEdit::Shapes, _) => {
                // The text also shows comments there that came before the next move, if that was promoted.
                let comments = rewritten(self.comments_after(last), edit, values)?;
                let mut changes = vec![Change::After(last, comments)];
                let next = self.next(last).first();
                changes.extend(next.map(|id| Change::Before(id, Vec::new())));
                return Ok(changes);
            }
            (TreeEdit::Delete, Some(id)) => {
                let mut moves = self.next(parent).moves.clone();
                moves.retain(|&other| other != id);
                Some(Change::Moves(parent, moves))
            }
            (TreeEdit::Before, Some(id)) if self.next(parent).first() != last => {
                let comments = rewritten(&self.node(id).before, edit, values)?;
                Some(Change::Before(id, comments))
            }
            (TreeEdit::Glyphs, Some(id)) => {
                let mut glyphs = Vec::new();
                for value in values {
                    let expected = "the number of a glyph, at most 255";
                    let error = |_| ParseError::new(value, 0..0, ParseErrorCode::Glyph, expected);
                    let glyph = value.parse().map_err(error)?;
                    if !glyphs.contains(&glyph) {
                        glyphs.push(glyph);
                    }
                }
                Some(Change::Glyphs(id, glyphs))
            }
            _ => None,
        };
        Ok(change.into_iter().collect())
    }

    /// Moves the variation that a move lies in one place towards the main line, or away from it.
    fn shifted(&self, line: &[NodeId], by: isize) -> Option<Change> {
        for &id in line.iter().rev() {
            let parent = self.node(id).parent;
            let mut moves = self.next(parent).moves.clone();
            let at = moves.iter().position(|&other| other == id);
            let to = at.and_then(|at| Some((at, at.checked_add_signed(by)?)));
            if let Some((at, to)) = to.filter(|&(_, to)| to < moves.len()) {
                moves.swap(at, to);
                return Some(Change::Moves(parent, moves));
            }
        }
        None
    }

    /// Makes a line the main line.
    pub(super) fn main_changes(&self, line: &[NodeId]) -> Vec<Change> {
        let mut changes = Vec::new();
        for &id in line {
            let parent = self.node(id).parent;
            let mut moves = self.next(parent).moves.clone();
            if moves.first() != Some(&id) {
                moves.retain(|&other| other != id);
                moves.insert(0, id);
                changes.push(Change::Moves(parent, moves));
            }
        }
        changes
    }
}

/// Comments after an edit of one of their parts: one comment, or none if it is empty.
fn rewritten<'a>(
    comments: impl IntoIterator<Item = &'a Comment>,
    edit: TreeEdit,
    values: &[String],
) -> Result<Vec<Comment>, ParseError> {
    let mut content = Content::of(comments);
    let value = values.first().map_or("", |value| &**value);
    let given = (!value.is_empty()).then_some(value);
    match edit {
        TreeEdit::Eval => content.eval = given.map(Eval::parse).transpose()?,
        TreeEdit::Goal => {
            let goal = given.map(Goal::parse).transpose()?;
            content.goal = goal.map(|goal| goal.to_string());
        }
        TreeEdit::Shapes => content.set_shapes(values)?,
        _ => {
            // Reports errors at their place in the words.
            Comment::read(value)?;
            value.clone_into(&mut content.words);
        }
    }
    let comment = content.comment()?;
    Ok((!comment.is_empty())
        .then_some(comment)
        .into_iter()
        .collect())
}
