//! A move being entered, cell by cell, as people do with finger, mouse or keyboard.
//!
//! It knows no game: which cells may come next is asked of the rules at every tap, and so is the
//! reason why another may not.

use crate::codes::RefusalCode;
use crate::game::{Cell, Game, Reason, Step};

/// Why a tap did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason.
    pub reason: Reason<RefusalCode>,
    /// The cells of the move that would have been entered; the last is the one refused.
    pub path: Vec<Cell>,
}

/// What a tap came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tapped<M> {
    /// The move goes on, or begins anew.
    Entering,
    /// A move is complete.
    Complete(M),
    /// The cell does not fit; [`MoveEntry::refusal`] says why.
    Refused,
}

/// The cells entered so far.
#[derive(Clone, Debug, Default)]
pub struct MoveEntry {
    path: Vec<Cell>,
    refusal: Option<Refusal>,
}

impl MoveEntry {
    /// The cells entered so far.
    #[must_use]
    pub fn path(&self) -> &[Cell] {
        &self.path
    }

    /// Why the last tap did nothing, if it did nothing.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// The cells that may come next.
    #[must_use]
    pub fn steps<G: Game>(&self, position: &G) -> Vec<Step> {
        position.steps(&self.path)
    }

    /// Takes back all cells.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Takes back the last cell.
    pub fn back(&mut self) {
        self.path.pop();
        self.refusal = None;
    }

    /// Refuses a tap for a reason of the caller's, such as that the game is over.
    pub fn refuse(&mut self, reason: Reason<RefusalCode>, cell: Cell) {
        let mut path = self.path.clone();
        path.push(cell);
        self.refusal = Some(Refusal { reason, path });
    }

    /// Adds a cell. Tapping the last cell again finishes a move that may end there, or else takes
    /// the cell back; tapping the far end of a move that is the only one to go there finishes it;
    /// tapping where another move can set out from, but not be finished, begins that one.
    pub fn tap<G: Game>(&mut self, position: &G, cell: Cell) -> Tapped<G::Move> {
        self.refusal = None;
        if self.steps(position).iter().any(|step| step.cell == cell) {
            self.path.push(cell);
            return self.completed(position);
        }
        if !self.path.is_empty()
            && let Some(mv) = position.shortcut(&self.path, cell)
        {
            return self.finish(mv);
        }
        if self.path.last() == Some(&cell) {
            if let Some(mv) = position.move_of_path(&self.path) {
                return self.finish(mv);
            }
            self.back();
            return Tapped::Entering;
        }
        let starts = |step: &Step| step.cell == cell && !step.completes;
        if position.steps(&[]).iter().any(starts) {
            self.path = vec![cell];
            return Tapped::Entering;
        }
        let mut path = self.path.clone();
        path.push(cell);
        let reason = position.refusal(&path);
        self.refusal = Some(Refusal { reason, path });
        Tapped::Refused
    }

    /// A move is complete when it can be one and cannot go on.
    fn completed<G: Game>(&mut self, position: &G) -> Tapped<G::Move> {
        match position.move_of_path(&self.path) {
            Some(mv) if position.steps(&self.path).is_empty() => self.finish(mv),
            _ => Tapped::Entering,
        }
    }

    fn finish<M>(&mut self, mv: M) -> Tapped<M> {
        self.clear();
        Tapped::Complete(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Options;
    use crate::games::ergo::{Move, Position, board::cell};

    const E5: Cell = cell(4, 4);
    const E6: Cell = cell(4, 5);
    const F6: Cell = cell(5, 5);

    fn soldier() -> Position {
        Position::parse("10/10/10/10/4S5/10/10/10/10 1", Options::default()).unwrap()
    }

    #[test]
    fn a_drop_takes_one_tap_and_a_step_two() {
        let mut entry = MoveEntry::default();
        let drop = Move { from: None, to: F6 };
        assert_eq!(entry.tap(&soldier(), F6), Tapped::Complete(drop));
        assert_eq!(entry.tap(&soldier(), E5), Tapped::Entering);
        assert_eq!(entry.steps(&soldier()).len(), 4);
        let step = Move {
            from: Some(E5),
            to: E6,
        };
        assert_eq!(entry.tap(&soldier(), E6), Tapped::Complete(step));
        assert!(entry.path().is_empty());
    }

    #[test]
    fn a_wrong_target_is_refused_and_the_piece_stays_chosen() {
        let mut entry = MoveEntry::default();
        entry.tap(&soldier(), E5);
        assert_eq!(entry.tap(&soldier(), F6), Tapped::Refused);
        assert_eq!(
            entry.refusal(),
            Some(&Refusal {
                reason: RefusalCode::SoldierDiagonal.into(),
                path: vec![E5, F6]
            })
        );
        assert_eq!(entry.path(), [E5]);
    }

    #[test]
    fn tapping_the_chosen_piece_again_lets_it_go() {
        let mut entry = MoveEntry::default();
        entry.tap(&soldier(), E5);
        assert_eq!(entry.tap(&soldier(), E5), Tapped::Entering);
        assert!(entry.path().is_empty());
    }
}
