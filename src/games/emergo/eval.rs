//! What Emergo thinks of its positions. All of it is opinion; the rules are elsewhere.

use super::board::{BOARD, CELLS, Set};
use super::capture;
use super::moves::Move;
use super::rules::Position;
use crate::game::Game;
use crate::search::Opinion;

pub struct Hints {
    exposed: Set,
}

impl Opinion for Position {
    type Hints = Hints;

    const MOVE_INDEXES: usize = CELLS * (CELLS + 1);

    fn estimate(&self) -> i32 {
        let turn = self.turn();
        let own = self.stacks().pieces(turn).len() as i32 + self.hand(turn) as i32;
        let other =
            self.stacks().pieces(turn.other()).len() as i32 + self.hand(turn.other()) as i32;
        (own - other) * 100
    }

    fn hints(&self) -> Hints {
        Hints {
            exposed: capture::exposed(self.stacks(), self.turn()) & BOARD,
        }
    }

    fn promise(hints: &Hints, mv: Move) -> i32 {
        if hints.exposed.has(mv.end()) { 0 } else { 100 }
    }

    fn move_index(mv: Move) -> usize {
        let to = if mv.is_empty() {
            CELLS
        } else {
            mv.end().0.into()
        };
        to * CELLS + usize::from(mv.start().0)
    }
}
