//! The inputs of the net of Ergo: the piece on each cell, each window that only one side occupies, and both hands.
//!
//! ```text
//!    0 .. 359   cells: own soldier, own lion, enemy soldier, enemy lion
//!  360 .. 1671  windows: one to four own pieces, one to four enemy pieces
//! 1672 .. 1697  hands: 0 to 12 own pieces, 0 to 12 enemy pieces
//! ```

use super::board::{BOARD, COLUMNS, ROWS, Set, column, row};
use super::lines::{CELLS_OF, Content, Lines, MASKS, WINDOWS, alone, around};
use super::position::{PIECES, Position};
use crate::game::{Cell, Game, Options, Side};
use crate::search::net::Learnable;

/// The number of cells, without the padding of rows.
const CELLS: usize = COLUMNS as usize * ROWS as usize;
/// The kinds of piece: soldiers and lions of both sides.
const KINDS: usize = 4;
/// The contents of a window that are inputs: one to four pieces of either side.
const FILLINGS: usize = 8;
/// The possible numbers of pieces in a hand.
const HANDS: usize = PIECES as usize + 1;
/// The first input of the windows, and that of the hands.
const FIRST_WINDOW: usize = CELLS * KINDS;
const FIRST_HAND: usize = FIRST_WINDOW + WINDOWS * FILLINGS;

impl Learnable for Position {
    const INPUTS: usize = FIRST_HAND + 2 * HANDS;
    const PLACES: usize = CELLS + WINDOWS + 2;
    const BUCKETS: usize = 2;
    const ADDS_ESTIMATE: bool = false;

    fn place(input: usize) -> usize {
        match input {
            FIRST_HAND.. => CELLS + WINDOWS + (input - FIRST_HAND) / HANDS,
            FIRST_WINDOW.. => CELLS + (input - FIRST_WINDOW) / FILLINGS,
            _ => input / KINDS,
        }
    }

    fn swapped(input: usize) -> usize {
        match input {
            FIRST_HAND.. => FIRST_HAND + (input - FIRST_HAND + HANDS) % (2 * HANDS),
            // Each group of inputs starts at a multiple of its size, so one bit swaps the sides.
            FIRST_WINDOW.. => input ^ (FILLINGS / 2),
            _ => input ^ (KINDS / 2),
        }
    }

    fn mirrored(_: usize, input: usize, symmetry: usize) -> usize {
        let mirrored = |from| Self::image(Options::default(), from, symmetry);
        match input {
            FIRST_HAND.. => input,
            FIRST_WINDOW.. => {
                let [window, filling] = split(input - FIRST_WINDOW, FILLINGS);
                let cells: Set = CELLS_OF[window].into_iter().map(mirrored).collect();
                let is_it = |at: &usize| CELLS_OF[*at].into_iter().collect::<Set>() == cells;
                let window = (0..WINDOWS).find(is_it).unwrap_or_default();
                FIRST_WINDOW + window * FILLINGS + filling
            }
            _ => {
                let [at, kind] = split(input, KINDS);
                let from = BOARD.into_iter().nth(at);
                from.map_or(at, |from| place_of(mirrored(from))) * KINDS + kind
            }
        }
    }

    /// Whether anybody still has pieces in hand.
    fn bucket(&self) -> usize {
        usize::from(self.in_hand() > 0)
    }

    fn inputs(&self, lines: &Lines, mut on: impl FnMut(usize)) {
        for side in Side::BOTH {
            for cell in self.pieces(side) {
                on(piece(side, cell, self.lions().has(cell)));
            }
            on(hand(side, self.hand(side)));
        }
        for (window, &content) in lines.contents().iter().enumerate() {
            if let Some(input) = filling(window, content) {
                on(input);
            }
        }
    }

    fn changed_inputs(
        &self,
        lines: &Lines,
        (earlier, earlier_lines): (&Self, &Lines),
        mut change: impl FnMut(usize, bool),
    ) {
        let mut cells = self.lions() ^ earlier.lions();
        for side in Side::BOTH {
            cells |= self.pieces(side) ^ earlier.pieces(side);
            let hands = [earlier.hand(side), self.hand(side)];
            if hands[0] != hands[1] {
                change(hand(side, hands[0]), false);
                change(hand(side, hands[1]), true);
            }
        }
        let mut done = Set::EMPTY;
        for cell in cells {
            for (position, is_on) in [(earlier, false), (self, true)] {
                if let Some(side) = position.owner(cell) {
                    change(piece(side, cell, position.lions().has(cell)), is_on);
                }
            }
            for &window in around(cell) {
                let window = usize::from(window);
                let contents = [earlier_lines, lines].map(|lines| lines.contents()[window]);
                if contents[0] == contents[1] || !(MASKS[window] & done).is_empty() {
                    continue;
                }
                for (content, is_on) in contents.into_iter().zip([false, true]) {
                    if let Some(input) = filling(window, content) {
                        change(input, is_on);
                    }
                }
            }
            done |= Set::of(cell);
        }
    }
}

/// The quotient and the remainder.
const fn split(number: usize, by: usize) -> [usize; 2] {
    [number / by, number % by]
}

/// The number of a cell, without padding.
fn place_of(cell: Cell) -> usize {
    usize::from(row(cell)) * usize::from(COLUMNS) + usize::from(column(cell))
}

fn piece(side: Side, cell: Cell, is_lion: bool) -> usize {
    place_of(cell) * KINDS + 2 * side.index() + usize::from(is_lion)
}

fn hand(side: Side, count: u32) -> usize {
    FIRST_HAND + HANDS * side.index() + count as usize
}

/// The input of a window; `None` if it is empty, full, or occupied by both sides.
fn filling(window: usize, content: Content) -> Option<usize> {
    let filling = usize::from(FILLING[usize::from(content)]);
    (filling < FILLINGS).then_some(FIRST_WINDOW + window * FILLINGS + filling)
}

/// The input of each content of a window, within the inputs of that window; [`FILLINGS`] for none.
#[allow(clippy::cast_possible_truncation, reason = "there are few")]
const FILLING: [u8; 36] = {
    let mut fillings = [FILLINGS as u8; 36];
    let mut pieces = 1;
    while pieces <= 4 {
        fillings[alone(Side::First, pieces) as usize] = pieces - 1;
        fillings[alone(Side::Second, pieces) as usize] = FILLINGS as u8 / 2 + pieces - 1;
        pieces += 1;
    }
    fillings
};
