//! A move of Emergo packed into one word: its start cell and its directions.
//!
//! Legality is checked in `movegen`.

use super::board::{Board, CELLS, Direction, Shape};
use crate::game::Cell;

/// The most jumps in a capture: one for each stone of the opponent.
pub(super) const MAX_JUMPS: u32 = 12;

/// A move: an entry, a step of one piece, or a capture of up to twelve jumps.
///
/// ```text
/// bits 0..6    the cell where it starts
/// bits 6..12   the cell where it ends
/// bit 12       whether it captures
/// bit 13       the shape of the board
/// from 14      the directions, three bits each, the last direction lowest, with a 1 in front
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u64);

const END: u32 = 6;
const CAPTURE: u64 = 1 << 12;
const SHAPE: u32 = 13;
const WAY: u32 = 14;
/// The bits of a cell.
const CELL: u64 = 63;
/// The bits of a direction.
const DIRECTION: u32 = 3;

impl Move {
    /// An entry on a cell.
    #[must_use]
    pub(super) const fn entry(board: Board, cell: Cell) -> Self {
        let cell = cell.0 as u64 & CELL;
        Self(1 << WAY | (board.shape() as u64) << SHAPE | cell << END | cell)
    }

    /// A step of a piece to a neighbour.
    #[must_use]
    pub(super) const fn step(board: Board, from: Cell, direction: Direction) -> Self {
        Self::entry(board, from).gone_on(direction)
    }

    /// A capture by the piece on a cell, before its first jump.
    #[must_use]
    pub(super) const fn capture(board: Board, from: Cell) -> Self {
        Self(Self::entry(board, from).0 | CAPTURE)
    }

    /// The move with one more direction appended.
    #[must_use]
    pub(super) const fn gone_on(self, direction: Direction) -> Self {
        let mut end = self.shape().beside(self.end(), direction);
        if self.is_capture() {
            end = self.shape().beside(end, direction);
        }
        let way = self.0 >> WAY << DIRECTION | direction as u64;
        let kind = self.0 & (CAPTURE | 1 << SHAPE | CELL);
        Self(way << WAY | kind | (end.0 as u64) << END)
    }

    /// The largest board of the shape that it is played on.
    #[must_use]
    pub const fn board(self) -> Board {
        self.shape().whole()
    }

    pub(super) const fn shape(self) -> Shape {
        if self.0 >> SHAPE & 1 == 0 {
            Shape::Diamond
        } else {
            Shape::Hexagon
        }
    }

    /// The cell where it starts.
    #[must_use]
    pub const fn start(self) -> Cell {
        #[allow(clippy::cast_possible_truncation, reason = "six bits")]
        Cell((self.0 & CELL) as u8)
    }

    /// The cell where it ends; not a cell of the board if it leaves it.
    #[must_use]
    pub const fn end(self) -> Cell {
        #[allow(clippy::cast_possible_truncation, reason = "six bits")]
        Cell((self.0 >> END & CELL) as u8)
    }

    /// Whether it captures.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0 & CAPTURE != 0
    }

    /// The number of directions; 0 for an entry.
    #[must_use]
    pub const fn len(self) -> u32 {
        (self.0 >> WAY).ilog2() / DIRECTION
    }

    /// Whether it has no direction, like an entry.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 >> WAY == 1
    }

    /// The directions, in order.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        let way = self.0 >> WAY;
        (0..self.len())
            .rev()
            .map(move |at| direction(way >> (DIRECTION * at)))
    }

    /// The last direction.
    #[must_use]
    pub const fn last(self) -> Option<Direction> {
        if self.is_empty() {
            None
        } else {
            Some(direction(self.0 >> WAY))
        }
    }

    /// Its jumps, each as the jumped cell and the landing cell.
    pub(super) fn jumps(self) -> impl Iterator<Item = (Cell, Cell)> {
        let shape = self.shape();
        self.directions().scan(self.start(), move |at, direction| {
            let over = shape.beside(*at, direction);
            *at = shape.beside(over, direction);
            Some((over, *at))
        })
    }

    /// The cells that the piece visits, both ends included.
    pub fn path(self) -> impl Iterator<Item = Cell> {
        let jumps = self.is_capture().then(|| self.jumps().map(|(_, to)| to));
        let step = (!self.is_capture() && !self.is_empty()).then(|| self.end());
        let rest = jumps.into_iter().flatten();
        std::iter::once(self.start()).chain(rest.chain(step))
    }

    /// Whether it is a capture that starts with another one.
    pub(super) fn begins_with(self, other: Self) -> bool {
        self.is_capture()
            && other.is_capture()
            && self.start() == other.start()
            && self.len() >= other.len()
            && other
                .directions()
                .eq(self.directions().take(other.len() as usize))
    }

    /// Whether two legal captures of one position have the same result. Only captures by the same
    /// piece can.
    pub(super) fn comes_to_the_same(self, other: Self) -> bool {
        self.start() == other.start()
            && self.end() == other.end()
            && self.jumped() == other.jumped()
    }

    /// The number of jumps over each cell, as the digits of one number. The capturing piece gains the same stones
    /// in any order.
    fn jumped(self) -> u128 {
        let ones = match self.shape() {
            Shape::Diamond => &ON_DIAMOND,
            Shape::Hexagon => &ON_HEXAGON,
        };
        self.jumps()
            .map(|(over, _)| ones[usize::from(over.0)])
            .sum()
    }
}

/// The direction in the lowest bits.
const fn direction(bits: u64) -> Direction {
    Direction::ALL[(bits & ((1 << DIRECTION) - 1)) as usize]
}

/// Bits for the jump count of one cell, at most twelve.
const DIGIT: u32 = 4;
const ON_DIAMOND: [u128; CELLS] = one_over_each(Board::Diamond);
const ON_HEXAGON: [u128; CELLS] = one_over_each(Board::Hexagon);

/// For each cell that can be jumped, 1 in its own digit.
const fn one_over_each(board: Board) -> [u128; CELLS] {
    let mut ones = [0; CELLS];
    let mut digit = 0;
    let mut at = 0;
    while at < CELLS {
        if board.jumpable().bits() >> at & 1 == 1 {
            ones[at] = 1 << (DIGIT * digit);
            digit += 1;
        }
        at += 1;
    }
    ones
}

#[cfg(test)]
mod tests {
    use super::*;

    fn capture(board: Board, ways: &[Direction]) -> Move {
        let start = Move::capture(board, board.centre());
        ways.iter().copied().fold(start, Move::gone_on)
    }

    #[test]
    fn twelve_jumps_fit() {
        use Direction::{Down, Left, LeftDown, Right, RightUp, Up};
        let rounds: [(Board, &[Direction]); 2] = [
            (Board::Diamond, &[Right, Up, Left, Down]),
            (Board::Hexagon, &[RightUp, Up, Left, LeftDown, Down, Right]),
        ];
        for (board, round) in rounds {
            let ways: Vec<_> = round.iter().copied().cycle().take(12).collect();
            let mv = capture(board, &ways);
            assert_eq!(mv.start(), board.centre());
            assert_eq!(mv.len(), MAX_JUMPS);
            assert!(mv.is_capture());
            assert_eq!(mv.board(), board);
            assert!(mv.directions().eq(ways));
            assert_eq!(mv.last(), round.last().copied());
            assert_eq!(mv.path().count(), 13);
            assert_eq!(mv.end(), board.centre());
            assert_eq!(mv.path().last(), Some(mv.end()));
        }
    }

    #[test]
    fn the_three_kinds_differ() {
        for board in Board::ALL {
            let centre = board.centre();
            let (column, row) = board.place(centre);
            let entry = Move::entry(board, centre);
            let step = Move::step(board, centre, Direction::Up);
            let jump = Move::capture(board, centre).gone_on(Direction::Up);
            assert!(entry.path().eq([centre]));
            assert!(step.path().eq([centre, board.cell(column, row + 1)]));
            assert!(jump.path().eq([centre, board.cell(column, row + 2)]));
            assert!(entry.is_empty() && !step.is_empty());
            assert_eq!(
                [entry, step, jump].map(Move::is_capture),
                [false, false, true]
            );
        }
    }

    #[test]
    fn the_order_of_jumps_does_not_matter_but_their_cells_do() {
        use Direction::{Down, Left, LeftDown, Right, RightUp, Up};
        let same = |board, one: &[Direction], other: &[Direction]| {
            capture(board, one).comes_to_the_same(capture(board, other))
        };
        for board in Board::ALL {
            assert!(same(
                board,
                &[Right, Up, Left, Down],
                &[Up, Right, Down, Left]
            ));
            assert!(!same(board, &[Right, Up], &[Up, Right]));
            assert!(!same(board, &[Right], &[Up]));
        }
        let triangles: [&[Direction]; 2] = [&[RightUp, Left, Down], &[Up, Right, LeftDown]];
        assert!(same(Board::Hexagon, triangles[0], triangles[1]));
    }
}
