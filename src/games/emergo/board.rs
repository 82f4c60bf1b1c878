//! The board of Emergo: the 41 cells of a diamond, sets of them in 64 bits, and directions.
//!
//! A cell in column `c` and row `r`, both counted from 0, has the number `5c + 6r - 20`. So a step
//! to the right is a shift by five and a step up a shift by six, all cells fit 49 bits, and a step
//! over the edge gives a number that is not a cell: nothing wraps round.
//!
//! ```text
//! 9              48
//! 8           37 42 47
//! 7        26 31 36 41 46
//! 6     15 20 25 30 35 40 45
//! 5   4  9 14 19 24 29 34 39 44
//! 4      3  8 13 18 23 28 33
//! 3         2  7 12 17 22
//! 2            1  6 11
//! 1               0
//!     a  b  c  d  e  f  g  h  i
//! ```
//!
//! Stones, turns and rules are elsewhere.

use crate::bitset::{BitSet, Universe};
use crate::game::Cell;
use crate::parse::{ParseError, Scanner, cell_name};

/// The number of columns, `a` to `i`, and of rows, `1` to `9`.
pub const SIZE: u8 = 9;
/// One more than the highest cell.
pub const CELLS: usize = 49;
/// The middle, `e5`.
pub const CENTRE: Cell = cell(MIDDLE, MIDDLE);

const MIDDLE: u8 = SIZE / 2;
const RIGHT: u8 = 5;
const UP: u8 = 6;

/// A set of cells.
pub type Set = BitSet<Cells>;

/// The cells of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells;

impl Universe for Cells {
    type Word = u64;
    type Member = Cell;

    const ALL: u64 = BOARD.bits();

    fn bit(cell: Cell) -> u64 {
        let bit = 1_u64.checked_shl(cell.0.into());
        bit.unwrap_or_default() & Self::ALL
    }

    fn member(number: u32) -> Option<Cell> {
        #[allow(clippy::cast_possible_truncation, reason = "below 64")]
        (number < u64::BITS).then_some(Cell(number as u8))
    }
}

impl Set {
    /// The set moved one cell in a direction. Cells that leave the board get numbers that no cell has, so
    /// mask the result with cells of the board.
    #[must_use]
    pub const fn moved(self, direction: Direction) -> Self {
        let bits = self.bits();
        Self::of_bits(match direction {
            Direction::Right => bits << RIGHT,
            Direction::Up => bits << UP,
            Direction::Left => bits >> RIGHT,
            Direction::Down => bits >> UP,
        })
    }
}

/// Every cell of the board.
pub const BOARD: Set = within(MIDDLE);

/// The cells with a neighbour on every side: only pieces there can be jumped.
pub const INNER: Set = within(MIDDLE - 1);

/// The cells within a distance from the centre.
const fn within(steps: u8) -> Set {
    let mut set = 0;
    let mut at = 0;
    while at < SIZE * SIZE {
        let (column, row) = (at % SIZE, at / SIZE);
        if column.abs_diff(MIDDLE) + row.abs_diff(MIDDLE) <= steps {
            set |= 1 << cell(column, row).0;
        }
        at += 1;
    }
    Set::of_bits(set)
}

/// One of the four orthogonal directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the next column.
    Right,
    /// To the next row.
    Up,
    /// To the column before.
    Left,
    /// To the row before.
    Down,
}

impl Direction {
    /// All four, in rotational order.
    pub const ALL: [Self; 4] = [Self::Right, Self::Up, Self::Left, Self::Down];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[self as usize ^ 2]
    }

    /// The neighbour of a cell of the board in this direction.
    #[must_use]
    pub fn from(self, cell: Cell) -> Option<Cell> {
        let to = Cell(match self {
            Self::Right => cell.0.wrapping_add(RIGHT),
            Self::Up => cell.0.wrapping_add(UP),
            Self::Left => cell.0.wrapping_sub(RIGHT),
            Self::Down => cell.0.wrapping_sub(UP),
        });
        BOARD.has(to).then_some(to)
    }
}

/// How to get from one cell to another in one row or column: the direction, and how far.
#[must_use]
pub fn way(from: Cell, to: Cell) -> Option<(Direction, u8)> {
    if !BOARD.has(from) {
        return None;
    }
    Direction::ALL.into_iter().find_map(|direction| {
        let mut at = from;
        (1..SIZE).find_map(|steps| {
            at = direction.from(at)?;
            (at == to).then_some((direction, steps))
        })
    })
}

/// The cell in a column and row of the diamond, both counted from 0.
#[must_use]
pub const fn cell(column: u8, row: u8) -> Cell {
    // Counted from the lowest cell, in the middle of row 0.
    Cell((RIGHT * column + UP * row).wrapping_sub(RIGHT * MIDDLE))
}

/// The columns of a row, counted from 0, from the first up to, not including, the last.
#[must_use]
pub const fn columns(row: u8) -> std::ops::Range<u8> {
    let outside = row.abs_diff(MIDDLE);
    outside..SIZE - outside
}

/// The rows of the board from the top down, as they are written: each with its cells from left to
/// right.
pub fn rows() -> impl Iterator<Item = impl Iterator<Item = Cell> + Clone> {
    let row = |row| columns(row).map(move |column| cell(column, row));
    (0..SIZE).rev().map(row)
}

/// The column and the row of a cell of the board, counted from 0.
#[must_use]
pub const fn place(cell: Cell) -> (u8, u8) {
    if (cell.0 as usize) < CELLS {
        PLACES[cell.0 as usize]
    } else {
        (0, 0)
    }
}

const PLACES: [(u8, u8); CELLS] = {
    let mut places = [(0, 0); CELLS];
    let mut at = 0;
    while at < SIZE * SIZE {
        let (column, row) = (at % SIZE, at / SIZE);
        if column.abs_diff(MIDDLE) + row.abs_diff(MIDDLE) <= MIDDLE {
            places[cell(column, row).0 as usize] = (column, row);
        }
        at += 1;
    }
    places
};

/// The name of a cell, such as `e5`.
#[must_use]
pub fn name(cell: Cell) -> String {
    let (column, row) = place(cell);
    cell_name(column, row)
}

/// Reads the name of a cell.
///
/// # Errors
/// Fails if the text does not continue with the name of a cell.
pub fn scan_cell(scanner: &mut Scanner) -> Result<Cell, ParseError> {
    // The diamond is as high in a column as it is wide in the row of that number.
    let (column, row) = scanner.take_cell(SIZE, columns)?;
    Ok(cell(column, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_diamond_has_41_cells_and_25_that_can_be_jumped() {
        assert_eq!((BOARD.len(), INNER.len()), (41, 25));
        assert_eq!(BOARD.into_iter().count(), 41);
        assert_eq!(rows().flatten().collect::<Vec<_>>().len(), 41);
        assert_eq!(BOARD.into_iter().last().map(|last| last.0), Some(48));
        assert_eq!(name(CENTRE), "e5");
    }

    #[test]
    fn steps_over_the_edge_come_to_no_cell() {
        for here in BOARD {
            for direction in Direction::ALL {
                let (column, row) = place(here);
                let (right, up) = match direction {
                    Direction::Right => (1, 0),
                    Direction::Up => (0, 1),
                    Direction::Left => (-1, 0),
                    Direction::Down => (0, -1),
                };
                let there = column
                    .checked_add_signed(right)
                    .zip(row.checked_add_signed(up))
                    .filter(|(column, row)| column.abs_diff(4) + row.abs_diff(4) <= 4)
                    .map(|(column, row)| cell(column, row));
                assert_eq!(direction.from(here), there);
                let moved = Set::of(here).moved(direction) & BOARD;
                assert_eq!(moved, there.map_or(Set::EMPTY, Set::of));
                assert_eq!(
                    there.and_then(|there| direction.opposite().from(there)),
                    there.map(|_| here)
                );
            }
        }
    }

    #[test]
    fn what_is_inside_has_four_neighbours() {
        for here in BOARD {
            let sides = Direction::ALL
                .into_iter()
                .filter_map(|way| way.from(here))
                .count();
            assert_eq!(INNER.has(here), sides == 4, "{}", name(here));
        }
    }

    #[test]
    fn numbers_that_are_no_cells_make_empty_sets() {
        let sets = (0..=u8::MAX).map(|number| Set::of(Cell(number)));
        assert_eq!(sets.filter(|set| !set.is_empty()).count(), 41);
    }

    #[test]
    fn ways_are_straight() {
        let (a5, c5, d6) = (cell(0, 4), cell(2, 4), cell(3, 5));
        assert_eq!(way(a5, c5), Some((Direction::Right, 2)));
        assert_eq!(way(c5, a5), Some((Direction::Left, 2)));
        assert_eq!(way(c5, d6), None);
        assert_eq!(way(c5, c5), None);
    }

    #[test]
    fn names_round_trip() {
        for here in BOARD {
            assert_eq!(scan_cell(&mut Scanner::new(&name(here))), Ok(here));
        }
        for name in ["a4", "e0", "e10", "j5", "i6", "d9", "", "5e"] {
            let mut scanner = Scanner::new(name);
            let all = scan_cell(&mut scanner).and_then(|_| scanner.end());
            assert!(all.is_err(), "{name}");
        }
    }
}
