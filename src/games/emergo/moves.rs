//! A move of Emergo packed into one word: its start cell and its directions.
//!
//! Legality is checked in `movegen`.

use super::board::{CELLS, Direction, INNER};
use crate::game::Cell;

/// The most jumps in a capture: one for each stone of the opponent.
pub(super) const MAX_JUMPS: u32 = 12;

/// A move: an entry, a step of one piece, or a capture of up to twelve jumps.
///
/// The lowest six bits are the start cell, the next bit is set for captures, and the rest are the
/// directions, two bits each, the last direction lowest, with a 1 in front.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u32);

const CAPTURE: u32 = 1 << 6;
const WAY: u32 = 7;

impl Move {
    /// An entry on a cell.
    #[must_use]
    pub(super) const fn entry(cell: Cell) -> Self {
        Self(1 << WAY | cell.0 as u32 & 63)
    }

    /// A step of a piece to a neighbour.
    #[must_use]
    pub(super) const fn step(from: Cell, direction: Direction) -> Self {
        Self::entry(from).gone_on(direction)
    }

    /// A capture by the piece on a cell, before its first jump.
    #[must_use]
    pub(super) const fn capture(from: Cell) -> Self {
        Self(Self::entry(from).0 | CAPTURE)
    }

    /// The move with one more direction appended.
    #[must_use]
    pub(super) const fn gone_on(self, direction: Direction) -> Self {
        let low = self.0 & ((1 << WAY) - 1);
        Self((self.0 >> WAY << 2 | direction as u32) << WAY | low)
    }

    /// The cell where it starts.
    #[must_use]
    pub const fn start(self) -> Cell {
        #[allow(clippy::cast_possible_truncation, reason = "six bits")]
        Cell((self.0 & 63) as u8)
    }

    /// Whether it captures.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0 & CAPTURE != 0
    }

    /// The number of directions; 0 for an entry.
    #[must_use]
    pub const fn len(self) -> u32 {
        (self.0 >> WAY).ilog2() / 2
    }

    /// Whether it has no direction, like an entry.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The directions, in order.
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        let way = self.0 >> WAY;
        let direction = move |at| Direction::ALL[(way >> (2 * at) & 3) as usize];
        (0..self.len()).rev().map(direction)
    }

    /// The last direction.
    #[must_use]
    pub const fn last(self) -> Option<Direction> {
        if self.is_empty() {
            None
        } else {
            Some(Direction::ALL[(self.0 >> WAY & 3) as usize])
        }
    }

    /// Its jumps, each as the jumped cell and the landing cell. Stops at the edge of the board.
    pub(super) fn jumps(self) -> impl Iterator<Item = (Cell, Cell)> {
        self.directions().scan(self.start(), |at, direction| {
            let over = direction.from(*at)?;
            *at = direction.from(over)?;
            Some((over, *at))
        })
    }

    /// The cells that the piece visits, both ends included.
    pub fn path(self) -> impl Iterator<Item = Cell> {
        let jumps = self.jumps().map(|(_, to)| to);
        let steps = self
            .directions()
            .filter_map(move |way| way.from(self.start()));
        let (jumps, steps) = if self.is_capture() {
            (Some(jumps), None)
        } else {
            (None, Some(steps))
        };
        let rest = jumps.into_iter().flatten();
        std::iter::once(self.start()).chain(rest.chain(steps.into_iter().flatten()))
    }

    /// The cell where it ends.
    #[must_use]
    pub fn end(self) -> Cell {
        let start = self.start();
        let last = if self.is_capture() {
            self.jumps().last().map(|(_, to)| to)
        } else {
            self.last().and_then(|way| way.from(start))
        };
        last.unwrap_or(start)
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
        self.start() == other.start() && self.outcome() == other.outcome()
    }

    /// The result of a capture as a number: equal for two captures by one piece if and only if they
    /// lead to the same position. It counts the jumps over each cell; the capturing piece gains the
    /// same stones either way.
    fn outcome(self) -> u128 {
        let mut sum = 0;
        let mut end = self.start();
        for (over, to) in self.jumps() {
            sum += ONE_OVER[usize::from(over.0)];
            end = to;
        }
        sum | u128::from(end.0) << END
    }
}

/// Bits for the jump count of one cell, at most twelve.
const DIGIT: u32 = 4;
/// The bit offset of the landing cell, after the counts of the cells that can be jumped.
const END: u32 = DIGIT * INNER.bits().count_ones();

/// For each cell that can be jumped, 1 in its own digit.
const ONE_OVER: [u128; CELLS] = {
    let mut ones = [0; CELLS];
    let mut digit = 0;
    let mut at = 0;
    while at < CELLS {
        if INNER.bits() >> at & 1 == 1 {
            ones[at] = 1 << (DIGIT * digit);
            digit += 1;
        }
        at += 1;
    }
    ones
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::emergo::board::{CENTRE, cell};

    #[test]
    fn twelve_jumps_fit() {
        let round = [
            Direction::Right,
            Direction::Up,
            Direction::Left,
            Direction::Down,
        ];
        let way = || round.into_iter().cycle().take(MAX_JUMPS as usize);
        let mv = way().fold(Move::capture(CENTRE), Move::gone_on);
        assert_eq!(mv.start(), CENTRE);
        assert_eq!(mv.len(), MAX_JUMPS);
        assert!(mv.is_capture());
        assert!(mv.directions().eq(way()));
        assert_eq!(mv.last(), Some(Direction::Down));
        assert_eq!(mv.path().count(), 13);
        assert_eq!(mv.end(), CENTRE);
    }

    #[test]
    fn the_three_kinds_differ() {
        let entry = Move::entry(CENTRE);
        let step = Move::step(CENTRE, Direction::Up);
        let jump = Move::capture(CENTRE).gone_on(Direction::Up);
        assert!(entry.path().eq([CENTRE]));
        assert!(step.path().eq([CENTRE, cell(4, 5)]));
        assert!(jump.path().eq([CENTRE, cell(4, 6)]));
        assert!(entry.is_empty() && !step.is_empty());
        assert_eq!(
            [entry, step, jump].map(Move::is_capture),
            [false, false, true]
        );
    }

    #[test]
    fn the_order_of_jumps_does_not_matter_but_their_cells_do() {
        use Direction::{Down, Left, Right, Up};
        let ways = |ways: &[Direction]| {
            let start = Move::capture(CENTRE);
            ways.iter().copied().fold(start, Move::gone_on).outcome()
        };
        assert_eq!(
            ways(&[Right, Up, Left, Down]),
            ways(&[Up, Right, Down, Left])
        );
        assert_ne!(ways(&[Right, Up]), ways(&[Up, Right]));
        assert_ne!(ways(&[Right]), ways(&[Up]));
    }
}
