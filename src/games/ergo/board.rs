//! The board of Ergo: sets of cells in 128 bits, the arena, and the ring around it.
//!
//! Each row of ten cells is padded with an eleventh that is never on the board, so a step in any
//! direction is one constant shift and nothing wraps round an edge:
//!
//! ```text
//! 9  88 89 90 91 92 93 94 95 96 97  .
//! 8  77 78 79 80 81 82 83 84 85 86  .
//! :   :                           :
//! 2  11 12 13 14 15 16 17 18 19 20  .
//! 1   0  1  2  3  4  5  6  7  8  9  .
//!     a  b  c  d  e  f  g  h  i  j
//! ```
//!
//! Pieces, turns and rules are elsewhere.

use crate::bitset::{BitSet, Universe};
use crate::game::Cell;
use crate::parse::{ParseError, Scanner, cell_name};

/// The number of columns, `a` to `j`.
pub const COLUMNS: u8 = 10;
/// The number of rows, `1` to `9`.
pub const ROWS: u8 = 9;
/// The distance between two cells of a column.
pub const STRIDE: u8 = COLUMNS + 1;
/// One more than the highest cell.
pub const CELLS: usize = STRIDE as usize * ROWS as usize;
/// The number of cells on the edge of the board.
pub const RING: usize = 34;
/// The number of other cells on the ring.
const OTHERS: u32 = 33;

/// A set of cells.
pub type Set = BitSet<Cells>;

/// The cells of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells;

impl Universe for Cells {
    type Word = u128;
    type Member = Cell;

    const ALL: u128 = BOARD.bits();

    // From a table: a variable 128-bit shift is a library call in WebAssembly.
    fn bit(cell: Cell) -> u128 {
        BITS[usize::from(cell.0)]
    }

    fn member(number: u32) -> Option<Cell> {
        #[allow(clippy::cast_possible_truncation, reason = "below 128")]
        (number < u128::BITS).then_some(Cell(number as u8))
    }
}

impl Set {
    /// The set moved `N` cells up. Cells that leave the board at the top are kept beyond it, so mask the
    /// result with cells of the board.
    #[must_use]
    pub const fn up<const N: u32>(self) -> Self {
        Self::of_bits(self.bits() << N)
    }

    /// The set moved `N` cells down.
    #[must_use]
    pub const fn down<const N: u32>(self) -> Self {
        Self::of_bits(self.bits() >> N)
    }
}

/// One entry for every number that a cell may have, so that none is out of bounds.
const BITS: [u128; 256] = {
    let mut table = [0; 256];
    let mut at = 0;
    while at < CELLS {
        table[at] = 1 << at & BOARD.bits();
        at += 1;
    }
    table
};

/// Every cell of the board.
pub const BOARD: Set = rectangle(0, COLUMNS, 0, ROWS);
/// The 56 cells inside.
pub const ARENA: Set = rectangle(1, COLUMNS - 1, 1, ROWS - 1);
/// The 34 cells of the edge.
pub const EDGE: Set = Set::of_bits(BOARD.bits() & !ARENA.bits());

/// The cells of the columns and rows from one number up to, not including, another.
const fn rectangle(left: u8, right: u8, bottom: u8, top: u8) -> Set {
    let mut set = 0;
    let mut row = bottom;
    while row < top {
        let mut column = left;
        while column < right {
            set |= 1 << (row * STRIDE + column);
            column += 1;
        }
        row += 1;
    }
    Set::of_bits(set)
}

/// The cells beside each cell, along rows and columns.
pub const STRAIGHT: [Set; CELLS] = neighbours([0, 1, 0, STRIDE as u32]);
/// All cells around each cell.
pub const AROUND: [Set; CELLS] =
    neighbours([STRIDE as u32 - 1, 1, STRIDE as u32 + 1, STRIDE as u32]);

/// The cells at some distances from each cell, up and down.
const fn neighbours(distances: [u32; 4]) -> [Set; CELLS] {
    let mut neighbours = [Set::EMPTY; CELLS];
    let mut at = 0;
    while at < CELLS {
        let mut direction = 0;
        let mut cells = 0;
        while direction < distances.len() {
            cells |= BITS[at] << distances[direction] | BITS[at] >> distances[direction];
            direction += 1;
        }
        neighbours[at] = Set::of_bits(cells & BOARD.bits() & !BITS[at]);
        at += 1;
    }
    neighbours
}

/// The cells that can be part of the same five in a row as each cell.
pub const IN_LINE: [Set; CELLS] = {
    let mut in_line = [Set::EMPTY; CELLS];
    let mut at = 0;
    while at < CELLS * CELLS {
        #[allow(clippy::cast_possible_truncation, reason = "below 99")]
        let (one, other) = (Cell((at / CELLS) as u8), Cell((at % CELLS) as u8));
        let across = column(one).abs_diff(column(other));
        let up = row(one).abs_diff(row(other));
        let is_line = across == 0 || up == 0 || across == up;
        if one.0 != other.0 && is_line && across <= 4 && up <= 4 {
            let cells = &mut in_line[one.0 as usize];
            *cells = Set::of_bits(cells.bits() | BITS[other.0 as usize]);
        }
        at += 1;
    }
    in_line
};

/// The cell in a column and row, both counted from 0.
#[must_use]
pub const fn cell(column: u8, row: u8) -> Cell {
    Cell(row * STRIDE + column)
}

/// The column of a cell, counted from 0.
#[must_use]
pub const fn column(cell: Cell) -> u8 {
    cell.0 % STRIDE
}

/// The row of a cell, counted from 0.
#[must_use]
pub const fn row(cell: Cell) -> u8 {
    cell.0 / STRIDE
}

/// The name of a cell, such as `e5`.
#[must_use]
pub fn name(cell: Cell) -> String {
    cell_name(column(cell), row(cell))
}

/// Reads the name of a cell.
///
/// # Errors
/// Fails if the text does not continue with the name of a cell.
pub fn scan_cell(scanner: &mut Scanner) -> Result<Cell, ParseError> {
    let (column, row) = scanner.take_cell(COLUMNS, |_| 0..ROWS)?;
    Ok(cell(column, row))
}

/// The edge cells in the order in which they lie around the board, starting at `a1` along row 1.
pub const RING_CELLS: [Cell; RING] = {
    let mut ring = [Cell(0); RING];
    let mut at = 0;
    let (mut x, mut y) = (0, 0);
    while at < RING {
        ring[at] = cell(x, y);
        at += 1;
        if y == 0 && x < COLUMNS - 1 {
            x += 1;
        } else if x == COLUMNS - 1 && y < ROWS - 1 {
            y += 1;
        } else if y == ROWS - 1 && x > 0 {
            x -= 1;
        } else {
            y -= 1;
        }
    }
    ring
};

/// Each cell of the ring as a set, for two rounds.
pub const TWICE_ROUND: [Set; 2 * RING] = {
    let mut sets = [Set::EMPTY; 2 * RING];
    let mut at = 0;
    while at < 2 * RING {
        sets[at] = Set::of_bits(BITS[RING_CELLS[at % RING].0 as usize]);
        at += 1;
    }
    sets
};

/// The index of each cell on the ring; meaningless for cells of the arena.
pub const RING_INDEX: [u8; CELLS] = {
    let mut index = [0; CELLS];
    let mut at = 0;
    while at < RING {
        #[allow(clippy::cast_possible_truncation, reason = "below 34")]
        {
            index[RING_CELLS[at].0 as usize] = at as u8;
        }
        at += 1;
    }
    index
};

/// The number of empty cells after and before a place on the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Empty cells in ring order.
    pub after: u8,
    /// Empty cells in reverse ring order; 0 if the first direction already reaches every cell.
    pub before: u8,
}

impl Reach {
    /// The number of empty cells in the direction with more of them.
    #[must_use]
    pub fn longest(self) -> u8 {
        self.after.max(self.before)
    }
}

/// How far a piece on the ring can slide, given the bits of all occupied places.
#[must_use]
pub const fn reach(occupied: u64, place: u8) -> Reach {
    // The 33 other places, in the order of the ring from here.
    let ahead =
        ((occupied >> place >> 1) | (occupied << (OTHERS - place as u32))) & ((1 << OTHERS) - 1);
    #[allow(clippy::cast_possible_truncation, reason = "at most 33")]
    if ahead == 0 {
        Reach {
            after: OTHERS as u8,
            before: 0,
        }
    } else {
        Reach {
            after: ahead.trailing_zeros() as u8,
            before: (ahead.leading_zeros() - (u64::BITS - OTHERS)) as u8,
        }
    }
}

/// The place `steps` further round the ring.
#[must_use]
pub const fn around(place: u8, steps: u8) -> Cell {
    RING_CELLS[(place as usize + steps as usize) % RING]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arena_and_edge_make_the_board() {
        assert_eq!((BOARD.len(), ARENA.len(), EDGE.len()), (90, 56, 34));
        assert_eq!(BOARD.into_iter().count(), 90);
    }

    #[test]
    fn steps_lead_to_the_cells_beside() {
        for (at, (straight, around)) in STRAIGHT.into_iter().zip(AROUND).enumerate() {
            let here = Cell(u8::try_from(at).unwrap());
            let distance = |other: Cell| {
                let across = column(here).abs_diff(column(other));
                (across, row(here).abs_diff(row(other)))
            };
            let near = |wanted: fn((u8, u8)) -> bool| -> Set {
                let is_near = |&other: &Cell| BOARD.has(here) && wanted(distance(other));
                BOARD.into_iter().filter(is_near).collect()
            };
            assert_eq!(straight, near(|(across, up)| across + up == 1), "{here:?}");
            assert_eq!(around, near(|(across, up)| across.max(up) == 1), "{here:?}");
        }
    }

    #[test]
    fn numbers_that_are_no_cells_make_empty_sets() {
        let sets = (0..=u8::MAX).map(|number| Set::of(Cell(number)));
        assert_eq!(sets.filter(|set| !set.is_empty()).count(), 90);
    }

    #[test]
    fn the_ring_is_one_closed_walk_over_the_edge() {
        assert_eq!(RING_CELLS.into_iter().collect::<Set>(), EDGE);
        for (at, &here) in RING_CELLS.iter().enumerate() {
            assert_eq!(usize::from(RING_INDEX[usize::from(here.0)]), at);
            let next = RING_CELLS[(at + 1) % RING];
            let distance = column(here).abs_diff(column(next)) + row(here).abs_diff(row(next));
            assert_eq!(distance, 1, "{} to {}", name(here), name(next));
        }
    }

    #[test]
    fn reach_agrees_with_walking_in_every_configuration_of_two_blockers() {
        for place in 0..34_u8 {
            for one in (0..34).filter(|&one| one != place) {
                for two in (0..34).filter(|&two| two != place) {
                    let occupied = 1_u64 << place | 1 << one | 1 << two;
                    let free = |at: u8| occupied >> (at % 34) & 1 == 0;
                    let after = (1..34).take_while(|&n| free(place + n)).count();
                    let before = (1..34).take_while(|&n| free(place + 34 - n)).count();
                    let reach = reach(occupied, place);
                    assert_eq!(
                        (usize::from(reach.after), usize::from(reach.before)),
                        (after, before)
                    );
                }
            }
        }
        let alone = Reach {
            after: 33,
            before: 0,
        };
        assert!((0..34).all(|place| reach(1 << place, place) == alone));
    }

    #[test]
    fn names_round_trip() {
        for here in BOARD {
            assert_eq!(scan_cell(&mut Scanner::new(&name(here))), Ok(here));
        }
    }
}
