//! The boards of Emergo: the 41 cells of a diamond and the 37 of a hexagon, smaller ones of both shapes, sets of cells
//! in 64 bits, and directions.
//!
//! On both shapes, a step in a direction adds the same number to every cell, so that a set is moved by a shift. All cells
//! fit 49 bits, and a step over the edge gives a number that is not a cell: nothing wraps round. A cell in column `c`
//! and row `r`, both counted from 0, has the number `5c + 6r - 20` on the diamond and `c + 7r` on the hexagon, whose
//! third axis of directions leads to the next column and the next row.
//!
//! ```text
//! 9              48
//! 8           37 42 47                    7     45 46 47 48
//! 7        26 31 36 41 46                 6    37 38 39 40 41
//! 6     15 20 25 30 35 40 45              5   29 30 31 32 33 34
//! 5   4  9 14 19 24 29 34 39 44           4  21 22 23 24 25 26 27
//! 4      3  8 13 18 23 28 33              3   14 15 16 17 18 19
//! 3         2  7 12 17 22                 2     7  8  9 10 11
//! 2            1  6 11                    1      0  1  2  3
//! 1               0
//!     a  b  c  d  e  f  g  h  i
//! ```
//!
//! A smaller board is the middle of the large one of its shape: its cells keep their numbers, columns and rows, and only
//! their names are counted from its own edge.
//!
//! Stacks, turns and rules are elsewhere.

use crate::bitset::{BitSet, Universe};
use crate::game::{Cell, Options};
use crate::parse::{ParseError, Scanner, cell_name};

/// One more than the highest cell of any board.
pub const CELLS: usize = 49;

/// A set of cells.
pub type Set = BitSet<Cells>;

/// The numbers of cells, without regard to a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells;

impl Universe for Cells {
    type Word = u64;
    type Member = Cell;

    const ALL: u64 = (1 << CELLS) - 1;

    fn bit(cell: Cell) -> u64 {
        let bit = 1_u64.checked_shl(cell.0.into());
        bit.unwrap_or_default() & Self::ALL
    }

    fn member(number: u32) -> Option<Cell> {
        #[allow(clippy::cast_possible_truncation, reason = "below 64")]
        (number < u64::BITS).then_some(Cell(number as u8))
    }
}

/// A board, with the number of stones for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    /// The diamond of Emergo: nine columns, `a` to `i`, and nine rows.
    Diamond,
    /// The hexagon of HexEmergo: seven columns, `a` to `g`, and seven rows.
    Hexagon,
    /// The diamond of 13 cells, for three stones a side: five columns, `a` to `e`, and five rows.
    Diamond13With3,
    /// The same for four stones a side.
    Diamond13With4,
    /// The diamond of 25 cells, for three stones a side: seven columns, `a` to `g`, and seven rows.
    Diamond25With3,
    /// The hexagon of 19 cells, for three stones a side: five columns, `a` to `e`, and five rows.
    Hexagon19With3,
}

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Pieces move in four directions.
    Diamond,
    /// Pieces move in six directions.
    Hexagon,
}

/// The facts about a shape.
struct Facts {
    beside_edge: Set,
    middle: Set,
    directions: &'static [Direction],
    /// The bits by which each direction moves a set to the left, modulo 64.
    shifts: [u32; 6],
    /// The column and the row of each cell.
    places: [(u8, u8); CELLS],
}

static DIAMOND: Facts = Facts::of(Shape::Diamond);
static HEXAGON: Facts = Facts::of(Shape::Hexagon);

impl Facts {
    const fn of(shape: Shape) -> Self {
        let size = shape.size();
        let mut facts = Self {
            beside_edge: Set::EMPTY,
            middle: Set::EMPTY,
            directions: match shape {
                Shape::Diamond => Direction::ALL.split_at(4).0,
                Shape::Hexagon => &Direction::ALL,
            },
            shifts: shape.shifts(),
            places: [(0, 0); CELLS],
        };
        let mut at = 0;
        while at < size * size {
            let (column, row) = (at % size, at / size);
            let steps = shape.steps_to_centre(column, row);
            if steps <= size / 2 {
                let Cell(cell) = shape.cell(column, row);
                facts.places[cell as usize] = (column, row);
                if steps + 1 == size / 2 {
                    facts.beside_edge = with(facts.beside_edge, cell);
                }
                if steps <= 1 {
                    facts.middle = with(facts.middle, cell);
                }
            }
            at += 1;
        }
        facts
    }
}

impl Shape {
    /// The columns, and the rows, of the largest board.
    const fn size(self) -> u8 {
        match self {
            Self::Diamond => 9,
            Self::Hexagon => 7,
        }
    }

    const fn facts(self) -> &'static Facts {
        match self {
            Self::Diamond => &DIAMOND,
            Self::Hexagon => &HEXAGON,
        }
    }

    /// The differences between the numbers of a cell and of its neighbours in the next column and the next row.
    const fn strides(self) -> (u8, u8) {
        match self {
            Self::Diamond => (5, 6),
            Self::Hexagon => (1, 7),
        }
    }

    /// The bits by which each direction moves a set to the left, modulo 64.
    const fn shifts(self) -> [u32; 6] {
        let (right, up) = self.strides();
        let (right, up) = (right as u32, up as u32);
        [right, up, 64 - right, 64 - up, right + up, 64 - right - up]
    }

    /// The [shifts](Self::shifts) of the directions of the diamond, as constants for what is done often.
    pub(super) const DIAMOND_SHIFTS: [u32; 4] = {
        let [right, up, left, down, ..] = Self::Diamond.shifts();
        [right, up, left, down]
    };

    /// The same for the hexagon.
    pub(super) const HEXAGON_SHIFTS: [u32; 6] = Self::Hexagon.shifts();

    /// The steps from the centre of a place in the square of all columns and rows.
    const fn steps_to_centre(self, column: u8, row: u8) -> u8 {
        let middle = self.size() / 2;
        let (across, up) = (column.abs_diff(middle), row.abs_diff(middle));
        match self {
            Self::Diamond => across + up,
            Self::Hexagon => {
                let along = column.abs_diff(row);
                let longer = if across > up { across } else { up };
                if longer > along { longer } else { along }
            }
        }
    }

    const fn cell(self, column: u8, row: u8) -> Cell {
        let (right, up) = self.strides();
        let sum = right * column + up * row;
        Cell(match self {
            // Counted from the lowest cell, in the middle of row 0.
            Self::Diamond => sum.wrapping_sub(right * (self.size() / 2)),
            Self::Hexagon => sum,
        })
    }

    /// The number one step from a cell in a direction: that of a neighbour, or of no cell.
    pub(super) const fn beside(self, cell: Cell, direction: Direction) -> Cell {
        let shift = self.facts().shifts[direction as usize];
        #[allow(clippy::cast_possible_truncation, reason = "below 64")]
        Cell(cell.0.wrapping_add(shift as u8) % 64)
    }

    /// The largest board of the shape.
    pub(super) const fn whole(self) -> Board {
        match self {
            Self::Diamond => Board::Diamond,
            Self::Hexagon => Board::Hexagon,
        }
    }
}

/// The facts in which boards of one shape differ.
struct Extent {
    cells: Set,
    inner: Set,
    jumpable: Set,
    /// The number of columns, and of rows.
    size: u8,
    stones: u8,
}

/// In the order of the boards.
static EXTENTS: [Extent; Board::ALL.len()] = [
    Extent::of(Shape::Diamond, Shape::Diamond.size(), 12),
    Extent::of(Shape::Hexagon, Shape::Hexagon.size(), 12),
    Extent::of(Shape::Diamond, 5, 3),
    Extent::of(Shape::Diamond, 5, 4),
    Extent::of(Shape::Diamond, 7, 3),
    Extent::of(Shape::Hexagon, 5, 3),
];

impl Extent {
    const fn of(shape: Shape, size: u8, stones: u8) -> Self {
        let mut extent = Self {
            cells: Set::EMPTY,
            inner: Set::EMPTY,
            jumpable: Set::EMPTY,
            size,
            stones,
        };
        let mut at = 0;
        while at < shape.size() * shape.size() {
            let (column, row) = (at % shape.size(), at / shape.size());
            let steps = shape.steps_to_centre(column, row);
            if steps <= size / 2 {
                let Cell(cell) = shape.cell(column, row);
                extent.cells = with(extent.cells, cell);
                if steps < size / 2 {
                    extent.inner = with(extent.inner, cell);
                }
            }
            at += 1;
        }
        let (cells, shifts) = (extent.cells.bits(), shape.shifts());
        let axes: &[Direction] = match shape {
            Shape::Diamond => &[Direction::Right, Direction::Up],
            Shape::Hexagon => &[Direction::Right, Direction::Up, Direction::RightUp],
        };
        let mut at = 0;
        while at < axes.len() {
            let shift = shifts[axes[at] as usize];
            let between = cells & cells.rotate_left(shift) & cells.rotate_right(shift);
            extent.jumpable = Set::of_bits(extent.jumpable.bits() | between);
            at += 1;
        }
        extent
    }
}

/// A set with one more cell, for constants.
const fn with(set: Set, cell: u8) -> Set {
    Set::of_bits(set.bits() | 1 << cell)
}

impl Board {
    /// All boards, in the order of the variants of the game.
    pub const ALL: [Self; 6] = [
        Self::Diamond,
        Self::Hexagon,
        Self::Diamond13With3,
        Self::Diamond13With4,
        Self::Diamond25With3,
        Self::Hexagon19With3,
    ];

    /// The board of the variant that the options name.
    #[must_use]
    pub const fn of(options: Options) -> Self {
        Self::of_variant(options.variant())
    }

    /// The board of a variant.
    #[must_use]
    #[inline(never)]
    pub(super) const fn of_variant(variant: usize) -> Self {
        Self::ALL[variant]
    }

    /// Whether the first player's very first stone may never enter in the centre.
    #[must_use]
    pub const fn bans_centre(self) -> bool {
        matches!(self, Self::Hexagon)
    }

    /// The shape of the board.
    pub(super) const fn shape(self) -> Shape {
        match self {
            Self::Diamond | Self::Diamond13With3 | Self::Diamond13With4 | Self::Diamond25With3 => {
                Shape::Diamond
            }
            Self::Hexagon | Self::Hexagon19With3 => Shape::Hexagon,
        }
    }

    const fn extent(self) -> &'static Extent {
        &EXTENTS[self as usize]
    }

    /// The number of columns, and of rows.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.extent().size
    }

    /// The number of stones of each player.
    #[must_use]
    pub const fn stones(self) -> u8 {
        self.extent().stones
    }

    /// The columns, and the rows, by which the largest board of the shape extends beyond this one on each side.
    const fn margin(self) -> u8 {
        (self.shape().size() - self.size()) / 2
    }

    /// Every cell.
    #[must_use]
    pub const fn cells(self) -> Set {
        self.extent().cells
    }

    /// The cells with a neighbour on every side.
    #[must_use]
    pub const fn inner(self) -> Set {
        self.extent().inner
    }

    /// The cells between two neighbours in one line: only pieces there can be jumped. On the diamond those are the
    /// inner ones, on the hexagon all but the corners.
    #[must_use]
    pub const fn jumpable(self) -> Set {
        self.extent().jumpable
    }

    /// The cells next to the edge of the largest board of the shape, for the evaluation, which knows no other.
    #[must_use]
    pub const fn beside_edge(self) -> Set {
        self.shape().facts().beside_edge
    }

    /// The centre and the cells next to it.
    #[must_use]
    pub const fn middle(self) -> Set {
        self.shape().facts().middle
    }

    /// The middle of the board.
    #[must_use]
    pub const fn centre(self) -> Cell {
        let middle = self.shape().size() / 2;
        self.cell(middle, middle)
    }

    /// The directions in which pieces move: four, or six.
    #[must_use]
    pub const fn directions(self) -> &'static [Direction] {
        self.shape().facts().directions
    }

    /// A set moved one cell in a direction. Cells that leave the board get numbers that no cell has, so mask the
    /// result with cells of the board.
    #[must_use]
    pub const fn moved(self, set: Set, direction: Direction) -> Set {
        let shift = self.shape().facts().shifts[direction as usize];
        Set::of_bits(set.bits().rotate_left(shift))
    }

    /// The number one step from a cell in a direction: that of a neighbour, or of no cell.
    #[must_use]
    pub const fn beside(self, cell: Cell, direction: Direction) -> Cell {
        self.shape().beside(cell, direction)
    }

    /// The neighbour of a cell in a direction.
    #[must_use]
    pub fn neighbour(self, cell: Cell, direction: Direction) -> Option<Cell> {
        let beside = self.beside(cell, direction);
        self.cells().has(beside).then_some(beside)
    }

    /// How to get from one cell to another in one line: the direction, and how far.
    #[must_use]
    pub fn way(self, from: Cell, to: Cell) -> Option<(Direction, u8)> {
        if !self.cells().has(from) {
            return None;
        }
        let directions = self.directions().iter().copied();
        let mut ways = directions.filter_map(|direction| {
            let mut at = from;
            (1..self.size()).find_map(|steps| {
                at = self.neighbour(at, direction)?;
                (at == to).then_some((direction, steps))
            })
        });
        ways.next()
    }

    /// The cell in a column and a row, both counted from 0 on the largest board of the shape.
    #[must_use]
    pub const fn cell(self, column: u8, row: u8) -> Cell {
        self.shape().cell(column, row)
    }

    /// The cell in a column and a row, both counted from 0 on this board.
    #[inline(never)]
    pub(super) const fn own_cell(self, column: u8, row: u8) -> Cell {
        let margin = self.margin();
        self.cell(column + margin, row + margin)
    }

    /// The columns of a row, all counted from 0 on this board, from the first up to, not including, the last.
    #[must_use]
    pub const fn columns(self, row: u8) -> std::ops::Range<u8> {
        let middle = self.size() / 2;
        let outside = row.abs_diff(middle);
        match self.shape() {
            Shape::Diamond => outside..self.size() - outside,
            Shape::Hexagon if row < middle => 0..self.size() - outside,
            Shape::Hexagon => outside..self.size(),
        }
    }

    /// The rows of the board from the top down, as they are written: each with its cells from left to right.
    pub fn rows(self) -> impl Iterator<Item = impl Iterator<Item = Cell> + Clone> {
        let row = move |row| {
            self.columns(row)
                .map(move |column| self.own_cell(column, row))
        };
        (0..self.size()).rev().map(row)
    }

    /// The column and the row of a cell of the board, counted from 0 on the largest board of the shape.
    #[must_use]
    pub const fn place(self, cell: Cell) -> (u8, u8) {
        if (cell.0 as usize) < CELLS {
            self.shape().facts().places[cell.0 as usize]
        } else {
            (0, 0)
        }
    }

    /// The number of symmetries of the board.
    #[must_use]
    pub const fn symmetries(self) -> usize {
        match self.shape() {
            Shape::Diamond => 8,
            Shape::Hexagon => 12,
        }
    }

    /// The cell onto which a symmetry takes a cell. Symmetry 0 is the identity.
    #[must_use]
    pub const fn image(self, from: Cell, symmetry: usize) -> Cell {
        let (column, row) = self.place(from);
        let last = self.shape().size() - 1;
        match self.shape() {
            Shape::Diamond => {
                let x = if symmetry & 1 == 0 {
                    column
                } else {
                    last - column
                };
                let y = if symmetry & 2 == 0 { row } else { last - row };
                if symmetry & 4 == 0 {
                    self.cell(x, y)
                } else {
                    self.cell(y, x)
                }
            }
            Shape::Hexagon => {
                // A turn by a sixth takes (x, y), counted from the centre, to (x - y, x). The last six also exchange
                // columns and rows.
                let middle = last / 2;
                let (mut x, mut y) = (column, row);
                let mut turns = symmetry % 6;
                while turns > 0 {
                    (x, y) = (x + middle - y, x);
                    turns -= 1;
                }
                if symmetry < 6 {
                    self.cell(x, y)
                } else {
                    self.cell(y, x)
                }
            }
        }
    }

    /// The name of a cell, such as `e5`.
    #[must_use]
    #[inline(never)]
    pub fn name(self, cell: Cell) -> String {
        let (column, row) = self.place(cell);
        let margin = self.margin();
        cell_name(column.saturating_sub(margin), row.saturating_sub(margin))
    }

    /// Reads the name of a cell.
    ///
    /// # Errors
    /// Fails if the text does not continue with the name of a cell.
    pub fn scan_cell(self, scanner: &mut Scanner) -> Result<Cell, ParseError> {
        // All boards are as high in a column as they are wide in the row of that number.
        let (column, row) = scanner.take_cell(self.size(), |column| self.columns(column))?;
        Ok(self.own_cell(column, row))
    }
}

/// A direction in which pieces move.
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
    /// To the next column and the next row, on the hexagon.
    RightUp,
    /// To the column before and the row before, on the hexagon.
    LeftDown,
}

impl Direction {
    /// All directions; the diamond has the first four.
    pub const ALL: [Self; 6] = [
        Self::Right,
        Self::Up,
        Self::Left,
        Self::Down,
        Self::RightUp,
        Self::LeftDown,
    ];

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Up => Self::Down,
            Self::Left => Self::Right,
            Self::Down => Self::Up,
            Self::RightUp => Self::LeftDown,
            Self::LeftDown => Self::RightUp,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_have_their_cells_and_those_that_can_be_jumped() {
        let sizes = Board::ALL.map(|board| (board.cells().len(), board.inner().len()));
        assert_eq!(
            sizes,
            [(41, 25), (37, 19), (13, 5), (13, 5), (25, 13), (19, 7)]
        );
        for board in Board::ALL {
            let rows: Vec<_> = board.rows().flatten().collect();
            assert_eq!(rows.len(), board.cells().len() as usize);
            assert_eq!(rows.into_iter().collect::<Set>(), board.cells());
        }
    }

    #[test]
    fn steps_are_shifts_and_end_at_the_edge() {
        for board in Board::ALL {
            for here in board.cells() {
                let (column, row) = board.place(here);
                assert_eq!(board.cell(column, row), here);
                for &direction in board.directions() {
                    let (right, up) = match direction {
                        Direction::Right => (1, 0),
                        Direction::Up => (0, 1),
                        Direction::Left => (-1, 0),
                        Direction::Down => (0, -1),
                        Direction::RightUp => (1, 1),
                        Direction::LeftDown => (-1, -1),
                    };
                    let there = column
                        .checked_add_signed(right)
                        .zip(row.checked_add_signed(up))
                        .filter(|&(column, row)| {
                            board.shape().steps_to_centre(column, row) <= board.size() / 2
                        })
                        .map(|(column, row)| board.cell(column, row));
                    assert_eq!(board.neighbour(here, direction), there);
                    let moved = board.moved(Set::of(here), direction) & board.cells();
                    assert_eq!(moved, there.map_or(Set::EMPTY, Set::of));
                    assert_eq!(
                        there.and_then(|there| board.neighbour(there, direction.opposite())),
                        there.map(|_| here)
                    );
                }
            }
        }
    }

    #[test]
    fn what_is_inside_has_a_neighbour_in_every_direction() {
        for board in Board::ALL {
            for here in board.cells() {
                let mut directions = board.directions().iter();
                let is_inside = directions.all(|&way| board.neighbour(here, way).is_some());
                assert_eq!(board.inner().has(here), is_inside, "{}", board.name(here));
            }
        }
    }

    #[test]
    fn what_can_be_jumped_is_between_two_neighbours() {
        for board in Board::ALL {
            for here in board.cells() {
                let has_both = |&way: &Direction| {
                    let ways = [way, way.opposite()];
                    ways.iter().all(|&way| board.neighbour(here, way).is_some())
                };
                let is_between = board.directions().iter().any(has_both);
                assert_eq!(
                    board.jumpable().has(here),
                    is_between,
                    "{}",
                    board.name(here)
                );
            }
        }
        assert_eq!(Board::Diamond.jumpable(), Board::Diamond.inner());
        assert_eq!(Board::Hexagon.jumpable().len(), 31);
    }

    #[test]
    fn symmetries_are_different_and_keep_neighbours() {
        for board in Board::ALL {
            let cells = || board.cells().into_iter();
            let mut images: Vec<Vec<Cell>> = Vec::new();
            for symmetry in 0..board.symmetries() {
                let image = |cell| board.image(cell, symmetry);
                let all: Vec<Cell> = cells().map(image).collect();
                assert_eq!(all.iter().copied().collect::<Set>(), board.cells());
                assert!(!images.contains(&all), "{board:?} {symmetry}");
                images.push(all);
                for here in cells() {
                    for &way in board.directions() {
                        let Some(there) = board.neighbour(here, way) else {
                            continue;
                        };
                        let way = board.way(image(here), image(there));
                        assert_eq!(way.map(|(_, steps)| steps), Some(1));
                    }
                }
            }
            assert_eq!(images[0], cells().collect::<Vec<_>>());
        }
    }

    #[test]
    fn numbers_that_are_no_cells_make_empty_sets() {
        let sets = (0..=u8::MAX).map(|number| Set::of(Cell(number)));
        assert_eq!(sets.filter(|set| !set.is_empty()).count(), CELLS);
    }

    #[test]
    fn ways_are_straight() {
        let way = |board: Board, from: (u8, u8), to: (u8, u8)| {
            board.way(board.cell(from.0, from.1), board.cell(to.0, to.1))
        };
        let diamond = Board::Diamond;
        assert_eq!(way(diamond, (0, 4), (2, 4)), Some((Direction::Right, 2)));
        assert_eq!(way(diamond, (2, 4), (0, 4)), Some((Direction::Left, 2)));
        assert_eq!(way(diamond, (2, 4), (3, 5)), None);
        assert_eq!(way(diamond, (2, 4), (2, 4)), None);
        let hexagon = Board::Hexagon;
        assert_eq!(way(hexagon, (0, 0), (6, 6)), Some((Direction::RightUp, 6)));
        assert_eq!(way(hexagon, (3, 4), (2, 3)), Some((Direction::LeftDown, 1)));
        assert_eq!(way(hexagon, (3, 3), (2, 4)), None);
    }

    #[test]
    fn names_round_trip() {
        for board in Board::ALL {
            for here in board.cells() {
                assert_eq!(
                    board.scan_cell(&mut Scanner::new(&board.name(here))),
                    Ok(here)
                );
            }
            let wrong = match board {
                Board::Diamond => ["a4", "e0", "e10", "j5", "i6", "d9", "", "5e"],
                Board::Hexagon => ["a5", "b6", "e1", "g3", "d8", "h4", "", "4d"],
                Board::Diamond13With3 | Board::Diamond13With4 => {
                    ["a2", "c0", "c6", "f3", "e4", "b5", "", "3c"]
                }
                Board::Diamond25With3 => ["a3", "d0", "d8", "h4", "g5", "c7", "", "4d"],
                Board::Hexagon19With3 => ["a4", "b5", "d1", "e2", "c6", "f3", "", "3c"],
            };
            for name in wrong {
                let mut scanner = Scanner::new(name);
                let all = board.scan_cell(&mut scanner).and_then(|_| scanner.end());
                assert!(all.is_err(), "{name}");
            }
        }
    }
}
