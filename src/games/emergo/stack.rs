//! Stacks: up to 24 stones of two colours in one word, and the stacks of a whole board.
//!
//! Turns and rules are elsewhere.

use super::board::{Board, CELLS, Set};
use crate::game::{Cell, Side};

/// A stack of 0 to 24 stones.
///
/// Bit 0 is the top stone, 1 for the second player; the bit above the lowest stone is 1 and ends
/// the stack. Removing the top is a shift; a captured stone goes in front:
///
/// ```text
/// 1 0 1 1     bottom first's, then two of the second's: "122"
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack(u32);

impl Stack {
    /// The empty stack.
    pub const EMPTY: Self = Self(1);

    /// A stack of stones of one side.
    ///
    /// ```
    /// use ergo_games::{game::Side, games::emergo::stack::Stack};
    /// assert_eq!(Stack::of(Side::Second, 3).height(), 3);
    /// ```
    #[must_use]
    pub fn of(side: Side, count: u8) -> Self {
        (0..count).fold(Self::EMPTY, |stack, _| stack.with_top(side))
    }

    /// Whether the stack is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    /// The number of stones.
    #[must_use]
    pub const fn height(self) -> u32 {
        self.0.ilog2()
    }

    /// The owner of the piece: the owner of the top stone.
    #[must_use]
    pub const fn owner(self) -> Option<Side> {
        if self.is_empty() {
            None
        } else {
            Some(Side::BOTH[(self.0 & 1) as usize])
        }
    }

    /// With one more stone on top.
    #[must_use]
    pub const fn with_top(self, side: Side) -> Self {
        Self(self.0 << 1 | side as u32)
    }

    /// Without its top stone.
    #[must_use]
    pub const fn without_top(self) -> Self {
        if self.is_empty() {
            self
        } else {
            Self(self.0 >> 1)
        }
    }

    /// With one more stone at the bottom.
    #[must_use]
    pub const fn with_bottom(self, side: Side) -> Self {
        Self(self.0 + ((1 + side as u32) << self.height()))
    }

    /// Its stones from bottom to top.
    #[must_use]
    pub fn stones(self) -> impl DoubleEndedIterator<Item = Side> {
        let stone = move |at| Side::BOTH[(self.0 >> at & 1) as usize];
        (0..self.height()).rev().map(stone)
    }

    /// The height of the cap: the stones of one colour on top.
    #[must_use]
    pub const fn cap(self) -> u32 {
        // Invert so that stones of the top's owner are 0: then the first 1 ends the cap, as a stone
        // of the other side or as the end of the stack.
        let end = 1 << self.height();
        let turned = if self.0 & 1 == 0 { self.0 } else { !self.0 };
        (turned | end).trailing_zeros()
    }

    /// The stack below the cap; it belongs to the other side unless it is empty.
    #[must_use]
    pub const fn without_cap(self) -> Self {
        if self.is_empty() {
            self
        } else {
            Self(self.0 >> self.cap())
        }
    }

    /// The number of stones of a side.
    #[must_use]
    pub const fn count(self, side: Side) -> u32 {
        let second = self.0.count_ones() - 1;
        match side {
            Side::First => self.height() - second,
            Side::Second => second,
        }
    }

    /// The packed word, unique to each stack.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}

/// The stacks on all cells of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stacks {
    cells: [Stack; CELLS],
    /// The pieces of each side as sets, updated with the stacks.
    pieces: [Set; 2],
    /// The empty cells, updated with the stacks.
    empty: Set,
}

impl Stacks {
    /// An empty board.
    #[must_use]
    pub const fn none(board: Board) -> Self {
        Self {
            cells: [Stack::EMPTY; CELLS],
            pieces: [Set::EMPTY; 2],
            empty: board.cells(),
        }
    }

    /// The stack on a cell.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Stack {
        let stack = self.cells.get(usize::from(cell.0));
        stack.copied().unwrap_or(Stack::EMPTY)
    }

    /// Replaces the stack on a cell. Does nothing if the cell is not on the board.
    pub fn put(&mut self, cell: Cell, stack: Stack) {
        let here = Set::of(cell) & (self.pieces[0] | self.pieces[1] | self.empty);
        if here.is_empty() {
            return;
        }
        self.cells[usize::from(cell.0)] = stack;
        for pieces in &mut self.pieces {
            *pieces -= here;
        }
        self.empty -= here;
        match stack.owner() {
            Some(side) => self.pieces[side.index()] |= here,
            None => self.empty |= here,
        }
    }

    /// The pieces of a side.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> Set {
        self.pieces[side.index()]
    }

    /// The empty cells.
    #[must_use]
    pub const fn empty(&self) -> Set {
        self.empty
    }

    /// The pieces with their cells, lowest cell first.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Stack)> {
        let cells = (self.pieces[0] | self.pieces[1]).into_iter();
        cells.map(|cell| (cell, self.at(cell)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(text: &str) -> Stack {
        text.chars().fold(Stack::EMPTY, |stack, digit| {
            stack.with_top(if digit == '1' {
                Side::First
            } else {
                Side::Second
            })
        })
    }

    fn text(stack: Stack) -> String {
        stack.stones().map(Side::digit).collect()
    }

    #[test]
    fn stones_come_off_the_top_and_slide_under() {
        for written in ["", "1", "2", "12", "2111", "111111111111222222222222"] {
            let stack = stack(written);
            assert_eq!(text(stack), written);
            assert_eq!(stack.height() as usize, written.len());
            assert_eq!(stack.is_empty(), written.is_empty());
            let lower = &written[..written.len().saturating_sub(1)];
            assert_eq!(text(stack.without_top()), lower);
            for side in Side::BOTH {
                let digit = side.digit();
                assert_eq!(text(stack.with_bottom(side)), format!("{digit}{written}"));
                assert_eq!(text(stack.with_top(side)), format!("{written}{digit}"));
                let count = written.matches(digit).count();
                assert_eq!(stack.count(side) as usize, count);
            }
        }
    }

    #[test]
    fn the_cap_is_what_the_owner_has_on_top() {
        for (written, cap, below) in [
            ("", 0, ""),
            ("1", 1, ""),
            ("222", 3, ""),
            ("12", 1, "1"),
            ("1122", 2, "11"),
            ("2211", 2, "22"),
            ("2121112222", 4, "212111"),
            ("111111111111222222222222", 12, "111111111111"),
        ] {
            assert_eq!(stack(written).cap(), cap, "{written}");
            assert_eq!(text(stack(written).without_cap()), below);
        }
    }

    #[test]
    fn stones_of_one_side_make_a_stack() {
        assert_eq!(text(Stack::of(Side::First, 3)), "111");
        assert_eq!(text(Stack::of(Side::Second, 12)), "2".repeat(12));
        assert_eq!(Stack::of(Side::First, 0), Stack::EMPTY);
    }
}
