//! The minimum that the search needs: an evaluation, move ordering, and an index of each move.

use ergo_games::advice::Advise;
use ergo_games::game::Cell;
use ergo_games::search::Evaluate;
use ergo_games::search::evaluate::NoNet;

use super::position::{CELLS, Position};

/// On how many sides of the triangle each cell lies.
const VALUES: [i32; CELLS as usize] = [2, 1, 1, 1, 2, 1, 0, 0, 1, 1, 0, 1, 1, 1, 2];

impl Evaluate for Position {
    type EvalState = ();
    type OrderingHints = ();
    type Net = NoNet;

    const MOVE_INDEXES: usize = CELLS as usize;

    fn bench(_: usize) -> &'static str {
        ""
    }

    fn eval_state(&self) {}

    fn eval_state_after(&self, (): &(), _: Cell, _: &Self) {}

    fn evaluate(&self, (): &()) -> i32 {
        let value = |stones: u16| -> i32 {
            let cells = VALUES.iter().enumerate();
            cells
                .map(|(at, value)| i32::from(stones >> at & 1) * value)
                .sum()
        };
        let own = self.turn.index();
        value(self.stones[own]) - value(self.stones[1 - own])
    }

    fn ordering_hints(&self, (): &()) {}

    fn move_score((): &(), mv: Cell) -> i32 {
        VALUES[usize::from(mv.0)]
    }

    fn move_index(mv: Cell) -> usize {
        mv.0.into()
    }
}

/// Gives no advice: there is none to give.
impl Advise for Position {}
