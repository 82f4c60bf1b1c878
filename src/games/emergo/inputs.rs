//! The inputs of the nets of Emergo and HexEmergo: the piece on each cell, by its cap, its prisoners and whether it can
//! be jumped, and both hands.
//!
//! ```text
//!    0 .. 3279  cells: own piece, enemy piece; cap of 1 to 5; 0 to 3 prisoners; safe, in danger
//! 3280 .. 3305  hands: 0 to 12 own stones, 0 to 12 enemy stones
//! ```
//!
//! HexEmergo has fewer cells, so those of the last four are never on.

use super::board::{Board, CELLS, Set, Shape};
use super::position::{Position, STONES};
use crate::game::{Cell, Side};
use crate::search::net::Learnable;

/// The number of cells of the larger board, without gaps.
const PLACES: usize = 41;
/// Higher caps count as this height, more prisoners as this number.
const CAPS: usize = 5;
const PRISONERS: usize = 3;
/// The inputs of a piece of one side on a cell, and of both.
const OF_SIDE: usize = CAPS * (PRISONERS + 1) * 2;
const OF_CELL: usize = 2 * OF_SIDE;
/// The possible numbers of stones in a hand.
const HANDS: usize = STONES as usize + 1;
const FIRST_HAND: usize = PLACES * OF_CELL;

impl Learnable for Position {
    const INPUTS: usize = FIRST_HAND + 2 * HANDS;
    const PLACES: usize = PLACES + 2;
    const BUCKETS: usize = 3;
    const ADDS_ESTIMATE: bool = true;

    /// In HexEmergo only the six turns: there are too few lanes for twice as many symmetries.
    fn symmetries(variant: usize) -> usize {
        let board = Board::of_variant(variant);
        match board.shape() {
            Shape::Diamond => board.symmetries(),
            Shape::Hexagon => board.symmetries() / 2,
        }
    }

    fn place(input: usize) -> usize {
        match input {
            FIRST_HAND.. => PLACES + (input - FIRST_HAND) / HANDS,
            _ => input / OF_CELL,
        }
    }

    fn swapped(input: usize) -> usize {
        if input >= FIRST_HAND {
            return FIRST_HAND + (input - FIRST_HAND + HANDS) % (2 * HANDS);
        }
        let (cell, rest) = (input / OF_CELL, input % OF_CELL);
        cell * OF_CELL + (rest + OF_SIDE) % OF_CELL
    }

    fn mirrored(variant: usize, input: usize, symmetry: usize) -> usize {
        let board = Board::of_variant(variant).shape().whole();
        let from = board.cells().into_iter().nth(input / OF_CELL);
        from.map_or(input, |from| {
            let to = number(board, board.image(from, symmetry));
            to * OF_CELL + input % OF_CELL
        })
    }

    /// The phase: somebody has many stones in hand, few, or nobody has any.
    fn bucket(&self) -> usize {
        match self.phase() {
            0 => 0,
            1..=10 => 1,
            _ => 2,
        }
    }

    fn inputs(&self, (): &(), mut on: impl FnMut(usize)) {
        for side in Side::BOTH {
            let in_danger = self.reach(side).in_danger;
            for cell in self.stacks().pieces(side) {
                on(self.piece_input(side, cell, in_danger));
            }
            on(hand(side, self.hand(side)));
        }
    }

    fn changed_inputs(
        &self,
        (): &(),
        (earlier, ()): (&Self, &()),
        mut change: impl FnMut(usize, bool),
    ) {
        for side in Side::BOTH {
            let positions = [earlier, self];
            let dangers = positions.map(|position| position.reach(side).in_danger);
            let pieces = positions.map(|position| position.stacks().pieces(side));
            let mut changed = (pieces[0] ^ pieces[1]) | (pieces[0] & (dangers[0] ^ dangers[1]));
            for cell in (pieces[0] & pieces[1]) - changed {
                if earlier.stacks().at(cell) != self.stacks().at(cell) {
                    changed |= Set::of(cell);
                }
            }
            for at in [0, 1] {
                for cell in pieces[at] & changed {
                    change(positions[at].piece_input(side, cell, dangers[at]), at == 1);
                }
            }
            let hands = positions.map(|position| position.hand(side));
            if hands[0] != hands[1] {
                change(hand(side, hands[0]), false);
                change(hand(side, hands[1]), true);
            }
        }
    }
}

impl Position {
    /// The input of a piece.
    #[inline]
    fn piece_input(&self, side: Side, cell: Cell, in_danger: Set) -> usize {
        let stack = self.stacks().at(cell);
        let cap = (stack.cap() as usize).min(CAPS) - 1;
        let prisoners = (stack.without_cap().height() as usize).min(PRISONERS);
        let kind = (cap * (PRISONERS + 1) + prisoners) * 2 + usize::from(in_danger.has(cell));
        number(self.board, cell) * OF_CELL + side.index() * OF_SIDE + kind
    }
}

/// The number of a cell among those of the largest board of the same shape, without gaps.
fn number(board: Board, cell: Cell) -> usize {
    usize::from(NUMBERS[board.shape() as usize][usize::from(cell.0)])
}

fn hand(side: Side, count: u8) -> usize {
    FIRST_HAND + HANDS * side.index() + usize::from(count)
}

/// The number of each cell, by shape.
const NUMBERS: [[u8; CELLS]; 2] = [numbers(Board::Diamond), numbers(Board::Hexagon)];

const fn numbers(board: Board) -> [u8; CELLS] {
    let mut numbers = [0; CELLS];
    let (mut at, mut next) = (0, 0);
    while at < CELLS {
        if board.cells().bits() >> at & 1 == 1 {
            numbers[at] = next;
            next += 1;
        }
        at += 1;
    }
    numbers
}
