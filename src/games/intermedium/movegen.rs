//! Legal moves: sowings of the stacks of the player to move.
//!
//! If there are too many to list, results are sampled.

use super::board::{Direction, Set, Spot};
use super::position::{LIMIT, Position, STONES};
use super::results::{Effort, ResultEnumerator};
use super::sowing::{Move, Sower};
use super::ways::{CompletionTable, all_moves, count_moves};
use crate::game::{Cell, Step, TooMany};

/// The number of results sampled per stack if there are too many to list.
pub(super) const SAMPLE: usize = 1_000;

impl Position {
    /// The stacks that the player to move may sow, if the opening rule lets them.
    pub(super) fn sowers(&self) -> impl Iterator<Item = Sower> {
        let own = if self.fallen {
            Set::EMPTY
        } else {
            self.stacks(self.turn)
        };
        own.into_iter().filter_map(|spot| Sower::on(self, spot))
    }

    /// The stack that would be sown from a cell.
    pub(super) fn sower_on(&self, cell: Cell) -> Option<Sower> {
        let spot = Spot::of_cell(self.turn, cell)?;
        (!self.fallen).then(|| Sower::on(self, spot)).flatten()
    }

    /// Appends a move for each of a limited number of results of each stack.
    pub(super) fn sample(&self, most: usize, into: &mut Vec<Move>) {
        // Only a complete enumeration can fail.
        let _ = ResultEnumerator::of(self, Effort::Sample(most)).gather(into);
    }

    /// Whether any move is legal.
    pub(super) fn can_move(&self) -> bool {
        self.sowers()
            .any(|sower| CompletionTable::of(&sower).goes_on(sower.begin()))
    }

    /// Every legal move, unless there are too many.
    pub(super) fn moves(&self) -> Result<Vec<Move>, TooMany> {
        let count = self
            .sowers()
            .fold(0, |sum: u64, sower| sum.saturating_add(count_moves(&sower)));
        if count > LIMIT as u64 {
            return Err(TooMany { limit: LIMIT });
        }
        let mut moves = Vec::new();
        for sower in self.sowers() {
            all_moves(&sower, &mut moves);
        }
        Ok(moves)
    }

    /// Considers only the path and the possible next steps: there may be too many whole moves.
    pub(super) fn steps(&self, path: &[Cell]) -> Vec<Step> {
        if path.is_empty() {
            return self.first_steps();
        }
        let Some((sower, mv)) = move_along(path).and_then(|mv| {
            let sower = self.sower_on(mv.start())?;
            Some((sower, mv))
        }) else {
            return Vec::new();
        };
        let Some(reached) = sower.follow(mv.directions()) else {
            return Vec::new();
        };
        let completions = CompletionTable::of(&sower);
        let next = |direction| {
            let next = sower.step(reached, direction)?;
            let step = Step {
                cell: next.at.cell(self.turn),
                completes: sower.may_end(next),
                continues: completions.goes_on(next),
            };
            (step.completes || step.continues).then_some(step)
        };
        Direction::ALL.into_iter().filter_map(next).collect()
    }

    /// The cells from which a move may start.
    fn first_steps(&self) -> Vec<Step> {
        self.sowers()
            .filter(|sower| CompletionTable::of(sower).goes_on(sower.begin()))
            .map(|sower| Step {
                cell: sower.start.cell(self.turn),
                completes: false,
                continues: true,
            })
            .collect()
    }
}

/// The move that touches exactly these cells, legal or not, if each is one diagonal step from the
/// one before.
pub(super) fn move_along(path: &[Cell]) -> Option<Move> {
    let (&start, sown) = path.split_first()?;
    if sown.len() > usize::from(STONES) {
        return None;
    }
    let mut mv = Move::from(start);
    for pair in path.windows(2) {
        mv = mv.then(Direction::between(pair[0], pair[1])?);
    }
    Some(mv)
}
