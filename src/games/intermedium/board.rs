//! The board of Intermedium: two colours of cells, diagonal steps, and the cities.
//!
//! Cells are numbered row by row from `a1`. Rows are seven cells wide, so the number of a cell is
//! odd or even as its colour is, and half of it numbers the cells of one colour: its *spot*.
//!
//! ```text
//! 10  .  31   .  32   .  33   .      the spots of the odd cells, the first player's;
//!  9 28   .  29   .  30   .  31      those of the even cells, shown as dots, are
//!  :  :                       :      numbered alike
//!  2  3   .   4   .   5   .   6
//!  1  .   0   .   1   .   2   .
//!     a   b   c   d   e   f   g
//! ```
//!
//! A diagonal step leads to a cell of the same colour, three or four spots away; orthogonal
//! neighbours have the other colour. Each player has 35 cells, so a set fits in one 64-bit word.
//!
//! Stones, turns and rules are elsewhere.

use crate::bitset::{BitSet, Universe};
use crate::game::{Cell, Side};
use crate::parse::{ParseError, Scanner, cell_name};

/// The number of columns, `a` to `g`.
pub const COLUMNS: u8 = 7;
/// The number of rows, `1` to `10`.
pub const ROWS: u8 = 10;
/// The number of cells.
pub const CELLS: u8 = COLUMNS * ROWS;
/// The number of cells of one colour.
pub const SPOTS: usize = CELLS as usize / 2;

/// A cell, numbered among those of its colour. Always below [`SPOTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(u8);

impl Spot {
    /// The number, as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0 as u32
    }

    /// The spot with a number, if it exists.
    #[must_use]
    pub const fn of_index(index: usize) -> Option<Self> {
        if index < SPOTS {
            #[allow(clippy::cast_possible_truncation, reason = "below 35")]
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The spot of a cell, if the cell is of a side's colour.
    #[must_use]
    pub const fn of_cell(side: Side, cell: Cell) -> Option<Self> {
        if cell.0 < CELLS && cell.0 % 2 == odd(side) {
            Some(Self(cell.0 / 2))
        } else {
            None
        }
    }

    /// The cell of a side's colour at this spot.
    #[must_use]
    pub const fn cell(self, side: Side) -> Cell {
        Cell(2 * self.0 + odd(side))
    }

    /// The spot one step away, if the step stays on the board.
    #[must_use]
    pub fn step(self, side: Side, direction: Direction) -> Option<Self> {
        let is_inside = INSIDE[side.index()][direction.index()] >> self.0 & 1 == 1;
        is_inside.then_some(Self(self.0.wrapping_add_signed(direction.distance())))
    }

    /// The orthogonal neighbours of a cell of a side's colour. They have the other colour.
    #[must_use]
    pub const fn beside(self, side: Side) -> Set {
        Set::of_bits(BESIDE[side.index()][self.0 as usize])
    }
}

/// 1 for the side whose cells have odd numbers.
const fn odd(side: Side) -> u8 {
    match side {
        Side::First => 1,
        Side::Second => 0,
    }
}

/// A diagonal direction, as the first player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Up and to the right.
    UpRight,
    /// Down and to the right.
    DownRight,
    /// Down and to the left.
    DownLeft,
    /// Up and to the left.
    UpLeft,
}

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::UpRight, Self::DownRight, Self::DownLeft, Self::UpLeft];

    /// The index in `Direction::ALL`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opposite direction.
    #[must_use]
    pub const fn back(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Columns to the right and rows up.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::UpRight => (1, 1),
            Self::DownRight => (1, -1),
            Self::DownLeft => (-1, -1),
            Self::UpLeft => (-1, 1),
        }
    }

    /// The difference in spots of a step.
    pub(super) const fn distance(self) -> i8 {
        match self {
            Self::UpRight => 4,
            Self::DownRight => -3,
            Self::DownLeft => -4,
            Self::UpLeft => 3,
        }
    }

    /// The direction of the step from one cell to another, if it is one diagonal step.
    #[must_use]
    pub fn between(from: Cell, to: Cell) -> Option<Self> {
        let across = i16::from(column(to)) - i16::from(column(from));
        let up = i16::from(row(to)) - i16::from(row(from));
        Self::ALL.into_iter().find(|direction| {
            let (right, high) = direction.offset();
            (i16::from(right), i16::from(high)) == (across, up)
        })
    }
}

/// A set of cells of one colour.
pub type Set = BitSet<Spots>;

/// The cells of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spots;

impl Universe for Spots {
    type Word = u64;
    type Member = Spot;

    const ALL: u64 = (1 << SPOTS) - 1;

    fn bit(spot: Spot) -> u64 {
        1 << spot.0
    }

    fn member(number: u32) -> Option<Spot> {
        Spot::of_index(number as usize)
    }
}

impl Set {
    /// The cells from which a step leads into this set.
    #[must_use]
    pub const fn before(self, side: Side, direction: Direction) -> Self {
        let distance = direction.distance();
        let shifted = if distance > 0 {
            self.bits() >> distance.unsigned_abs()
        } else {
            self.bits() << distance.unsigned_abs()
        };
        Self::of_bits(shifted & INSIDE[side.index()][direction.index()])
    }
}

/// For each side and direction: the cells of its colour from which a step stays on the board.
const INSIDE: [[u64; 4]; 2] = {
    let mut table = [[0; 4]; 2];
    let mut number = 0;
    while number < CELLS {
        let mut at = 0;
        while at < 4 {
            let (right, up) = Direction::ALL[at].offset();
            if is_inside(Cell(number), right, up) {
                table[(1 - number % 2) as usize][at] |= 1 << (number / 2);
            }
            at += 1;
        }
        number += 1;
    }
    table
};

/// For each side and spot: the cells beside it.
const BESIDE: [[u64; SPOTS]; 2] = {
    let offsets = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let mut table = [[0; SPOTS]; 2];
    let mut number = 0;
    while number < CELLS {
        let mut at = 0;
        while at < 4 {
            let (right, up) = offsets[at];
            if is_inside(Cell(number), right, up) {
                let distance: i8 = right + 7 * up;
                let beside = number.wrapping_add_signed(distance) / 2;
                table[(1 - number % 2) as usize][(number / 2) as usize] |= 1 << beside;
            }
            at += 1;
        }
        number += 1;
    }
    table
};

/// Whether the cell this many columns to the right and rows up is on the board.
const fn is_inside(from: Cell, right: i8, up: i8) -> bool {
    column(from).wrapping_add_signed(right) < COLUMNS && row(from).wrapping_add_signed(up) < ROWS
}

/// The city of a side: the middle of its first row. It is of the side's own colour.
#[must_use]
pub const fn city(side: Side) -> Spot {
    match side {
        Side::First => Spot(1),
        Side::Second => Spot(33),
    }
}

/// The fewest diagonal steps from one cell to another of the same colour. Every path between them
/// has this length plus an even number.
#[must_use]
pub const fn distance(side: Side, from: Spot, to: Spot) -> u8 {
    let (from, to) = (from.cell(side), to.cell(side));
    let across = column(from).abs_diff(column(to));
    let up = row(from).abs_diff(row(to));
    if across > up { across } else { up }
}

/// The side whose stones can be on a cell.
#[must_use]
pub const fn owner(cell: Cell) -> Side {
    if cell.0 % 2 == odd(Side::First) {
        Side::First
    } else {
        Side::Second
    }
}

/// The cell in a column and row, both counted from 0.
#[must_use]
pub const fn cell(column: u8, row: u8) -> Cell {
    Cell(row * COLUMNS + column)
}

/// The column of a cell, counted from 0.
#[must_use]
pub const fn column(cell: Cell) -> u8 {
    cell.0 % COLUMNS
}

/// The row of a cell, counted from 0.
#[must_use]
pub const fn row(cell: Cell) -> u8 {
    cell.0 / COLUMNS
}

/// The cell that is to a side what a cell is to the other side.
#[must_use]
pub const fn opposite(from: Cell) -> Cell {
    cell(column(from), ROWS - 1 - row(from))
}

/// The distance in rows of a cell from its side's first row.
#[must_use]
pub const fn advance(side: Side, spot: Spot) -> u8 {
    let row = row(spot.cell(side));
    match side {
        Side::First => row,
        Side::Second => ROWS - 1 - row,
    }
}

/// The name of a cell, such as `d10`.
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
