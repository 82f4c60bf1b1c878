//! Edits of the tree at a distance from the cursor.

use super::{MAX_TURNS, ReplayCursor, too_long};
use crate::codes::TreeEdit;
use crate::game::Game;
use crate::parse::ParseError;
use crate::replay::RulesChecker;
use crate::replay::edit::{Change, EditError, LineEdit};
use crate::replay::node::NodeId;

impl<G: Game> ReplayCursor<G> {
    /// Edits the tree at the end of a line, or goes there. `false` if there is no such line, or nothing to change.
    ///
    /// # Errors
    /// Says what is wrong with a value. The tree is then unchanged.
    pub(crate) fn edit(
        &mut self,
        edit: TreeEdit,
        line: &[String],
        values: &[String],
    ) -> Result<bool, ParseError> {
        if edit == TreeEdit::Add {
            return self.add_line(line, values.first().map_or("", |moves| moves));
        }
        let here = (&*self.line, self.history.at());
        let found = self
            .edits
            .edit(&mut self.tree, here, edit, (line, values))?;
        let Some(found) = found else {
            return Ok(false);
        };
        self.travel(found.line, found.at);
        Ok(true)
    }

    /// Makes several edits that are undone together. `false` if there is nothing to change.
    ///
    /// # Errors
    /// Says which edit has a wrong value, and what is wrong with it. The edits before it are made then.
    pub(crate) fn edit_all(&mut self, edits: &[LineEdit]) -> Result<bool, EditError> {
        let len = self.edits.len();
        let mut result = Ok(false);
        for (at, (edit, line, values)) in edits.iter().enumerate() {
            match self.edit(*edit, line, values) {
                Ok(is_edited) => result = result.map(|before| before || is_edited),
                Err(error) => {
                    result = Err(EditError { at, error });
                    break;
                }
            }
        }
        self.edits.join(len);
        result
    }

    /// Adds moves at the end of a line, as a variation if other moves follow there. `false` if there is no such line, or
    /// if the tree has the moves.
    ///
    /// # Errors
    /// Locates an illegal move. The tree is then unchanged.
    fn add_line(&mut self, line: &[String], moves: &str) -> Result<bool, ParseError> {
        let Some(end) = self.tree.find_line(line) else {
            return Ok(false);
        };
        let (place, at) = (self.line.clone(), self.at());
        let length = end.len();
        self.travel(end, length);
        let mut history = self.history.clone();
        let checked = moves.split_whitespace().try_for_each(|word| {
            let played = match history.at() {
                MAX_TURNS.. => Err(too_long(word)),
                _ => history.play_text(word),
            };
            played.map_err(|error| error.within(moves, word))
        });
        let mut change = None;
        for text in checked.iter().flat_map(|()| moves.split_whitespace()) {
            let here = self.here();
            if let Some(id) = self.tree.find(here, text) {
                self.line.truncate(self.at());
                self.line.push(id);
                self.history.take(self.turns[id.index()]);
            } else {
                let moves = self.tree.next(here).moves.clone();
                let turn = self.history.parse_turn(text)?;
                self.add(turn, text, Vec::new())?;
                change.get_or_insert(Change::Moves(here, moves));
            }
        }
        self.travel(place, at);
        let is_changed = change.is_some();
        if let Some(change) = change {
            self.edits.record(vec![change]);
            self.tree.lengthen(&mut self.line, at);
            self.tree.update_result();
        }
        checked.map(|()| is_changed)
    }

    /// Goes to a ply of another line.
    #[inline(never)]
    fn travel(&mut self, line: Vec<NodeId>, at: usize) {
        let played = &self.line[..self.at()];
        let pairs = played.iter().zip(&line);
        let shared = pairs.take_while(|(one, other)| one == other).count();
        self.go_to(shared);
        self.line = line;
        self.go_to(at);
    }
}
