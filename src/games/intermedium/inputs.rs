//! The inputs of the net of Intermedium: the stack on each cell, by its height and the number of unoccupied cells
//! around it.
//!
//! ```text
//!   0 .. 979   own stacks:   35 cells; height of 1, 2, 3, 4, 5, 6 to 7, 8 or more; 0 to 1, 2, 3, 4 gaps
//! 980 .. 1959  enemy stacks, on a board that is turned upside down
//! ```

use super::board::{SPOTS, Set, Spot, opposite};
use super::position::Position;
use crate::game::{Game, Options, Side};
use crate::search::net::Learnable;

/// The number of classes of heights.
const HEIGHTS: usize = 7;
/// The number of classes of gaps.
const GAPS: usize = 4;
const OF_CELL: usize = HEIGHTS * GAPS;
const OF_SIDE: usize = SPOTS * OF_CELL;

impl Learnable for Position {
    const INPUTS: usize = 2 * OF_SIDE;
    const PLACES: usize = 2 * SPOTS;
    const BUCKETS: usize = 4;
    const ADDS_ESTIMATE: bool = true;

    fn place(input: usize) -> usize {
        input / OF_CELL
    }

    /// Each side sees its stacks from its own first row, so the inputs of the sides are numbered alike.
    fn swapped(input: usize) -> usize {
        (input + OF_SIDE) % (2 * OF_SIDE)
    }

    fn mirrored(_: usize, input: usize, symmetry: usize) -> usize {
        let place = input / OF_CELL;
        let from = Spot::of_index(place % SPOTS).map(|spot| spot.cell(Side::First));
        let to = from.and_then(|from| {
            Spot::of_cell(Side::First, Self::image(Options::default(), from, symmetry))
        });
        let to = to.map_or(0, Spot::index);
        (place / SPOTS * SPOTS + to) * OF_CELL + input % OF_CELL
    }

    /// The phase: the number of stones in stacks.
    fn bucket(&self) -> usize {
        self.phase() / 3
    }

    fn inputs(&self, (): &(), mut on: impl FnMut(usize)) {
        for side in Side::BOTH {
            for spot in self.occupied(side) {
                on(self.stack_input(side, spot));
            }
        }
    }

    fn changed_inputs(
        &self,
        (): &(),
        (earlier, ()): (&Self, &()),
        mut change: impl FnMut(usize, bool),
    ) {
        for side in Side::BOTH {
            let occupied = [earlier, self].map(|position| position.occupied(side));
            // The stacks with other gaps, and those with another height.
            let mut changed = Set::EMPTY;
            for spot in earlier.occupied(side.other()) ^ self.occupied(side.other()) {
                changed |= spot.beside(side.other());
            }
            for spot in (occupied[0] | occupied[1]) - changed {
                if earlier.height(side, spot) != self.height(side, spot) {
                    changed |= Set::of(spot);
                }
            }
            for spot in (occupied[0] | occupied[1]) & changed {
                let input = |position: &Self, occupied: Set| {
                    occupied.has(spot).then(|| position.stack_input(side, spot))
                };
                let inputs = [input(earlier, occupied[0]), input(self, occupied[1])];
                if inputs[0] == inputs[1] {
                    continue;
                }
                for (input, is_on) in inputs.into_iter().zip([false, true]) {
                    if let Some(input) = input {
                        change(input, is_on);
                    }
                }
            }
        }
    }
}

impl Position {
    /// The input of a stack, from the perspective of the first player.
    fn stack_input(&self, side: Side, spot: Spot) -> usize {
        let height = match self.height(side, spot) {
            height @ ..=5 => usize::from(height) - 1,
            6..=7 => 5,
            _ => 6,
        };
        let gaps = self.gaps(side, spot).max(1) - 1;
        let place = side.index() * SPOTS + PLACES[side.index()][spot.index()];
        place * OF_CELL + height * GAPS + gaps
    }
}

/// The spots of each side as the first player would number them from that side's first row.
const PLACES: [[usize; SPOTS]; 2] = {
    let mut places = [[0; SPOTS]; 2];
    let mut at = 0;
    while let Some(spot) = Spot::of_index(at) {
        let from = spot.cell(Side::Second);
        let turned = opposite(from);
        if let Some(turned) = Spot::of_cell(Side::First, turned) {
            places[1][at] = turned.index();
        }
        places[0][at] = at;
        at += 1;
    }
    places
};
