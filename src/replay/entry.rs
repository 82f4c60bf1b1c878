//! Entering a move cell by cell, by touch, mouse or keyboard.
//!
//! Independent of the game: the rules supply the cells that may follow and the reason why others may
//! not.

use crate::codes::RefusalCode;
use crate::game::{Cell, Game, Reason, Step};

/// Why a tap did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason.
    pub reason: Reason<RefusalCode>,
    /// The cells of the attempted move; the last is the refused one.
    pub path: Vec<Cell>,
}

/// The result of a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tapped<M> {
    /// The move continues or starts over.
    Entering,
    /// The move is complete.
    Complete(M),
    /// The cell is refused; [`MoveEntry::refusal`] says why.
    Refused,
}

/// The cells entered so far.
///
/// ```
/// use ergo_games::game::{Game, Options};
/// use ergo_games::games::ergo::{Position, board::cell};
/// use ergo_games::replay::{MoveEntry, Tapped};
///
/// let start = Position::start(Options::default());
/// let mut entry = MoveEntry::default();
/// let Tapped::Complete(mv) = entry.tap(&start, cell(4, 4)) else { panic!("a drop is one cell") };
/// assert_eq!(start.move_text(mv), "e5");
/// ```
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

    /// Why the last tap was refused, if it was.
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

    /// Refuses a tap for a reason that the caller gives, such as that the game is over.
    pub fn refuse(&mut self, reason: Reason<RefusalCode>, cell: Cell) {
        let mut path = self.path.clone();
        path.push(cell);
        self.refusal = Some(Refusal { reason, path });
    }

    /// Adds a cell. Tapping the last cell again completes a move that may end there, or else takes the
    /// cell back. Tapping the destination of a move completes it if no other move goes there. Tapping a
    /// cell where another move can start, but not end, starts that move. Any other cell is refused; if a
    /// move of one cell is legal there, the chosen piece is also let go, so that a second tap plays it.
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
        let completes = |step: &Step| step.cell == cell && step.completes;
        if position.steps(&[]).iter().any(completes) {
            self.path.clear();
        }
        Tapped::Refused
    }

    /// A move is complete if it is legal and cannot be continued.
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
    use crate::draft::grid;
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
    fn a_wrong_target_is_refused_and_a_second_tap_drops() {
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
        assert!(entry.path().is_empty());
        let drop = Move { from: None, to: F6 };
        assert_eq!(entry.tap(&soldier(), F6), Tapped::Complete(drop));
    }

    #[test]
    fn where_nothing_can_be_dropped_the_piece_stays_chosen() {
        let blocked = grid::position::<Position>(
            "
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . s . . . .
            . . . . S . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            1",
        );
        let mut entry = MoveEntry::default();
        entry.tap(&blocked, E5);
        assert_eq!(entry.tap(&blocked, F6), Tapped::Refused);
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
