//! The 164 windows of five cells in a row, with the number of pieces of either side in each, updated
//! from move to move: the evaluation state of Ergo.

use super::board::{CELLS, COLUMNS, EDGE, ROWS, Set, cell};
use super::position::{Move, Position};
use crate::game::{Cell, Side};

/// The number of windows.
pub const WINDOWS: usize = 164;
/// A cell is in at most five windows in each direction.
const MAX_AROUND: usize = 20;
/// Kinds of window by location, as in `KIND`.
pub const KINDS: usize = 3;
/// One more than the largest [`Content`].
const CONTENTS: usize = 36;
/// The counters of a tally for each kind: one for all windows that are empty or mixed, and five for each side.
const SLOTS: usize = 11;

/// The number of windows of each kind, by [`slot`].
pub type WindowTally = [[u8; SLOTS]; KINDS];

/// The content of a window: the number of pieces of the first player plus six times that of the second.
pub type Content = u8;

/// The content of one piece.
#[must_use]
pub const fn unit(side: Side) -> Content {
    match side {
        Side::First => 1,
        Side::Second => 6,
    }
}

/// The content of this many pieces of one side alone.
#[must_use]
pub const fn alone(side: Side, count: u8) -> Content {
    unit(side) * count
}

/// The five cells of each window.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "a board is small"
)]
pub const CELLS_OF: [[Cell; 5]; WINDOWS] = {
    let ways: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut windows = [[Cell(0); 5]; WINDOWS];
    let mut count = 0;
    let mut at = 0;
    while at < 4 * COLUMNS as usize * ROWS as usize {
        let (way, place) = (ways[at % 4], at / 4);
        let (x, y) = (
            (place % COLUMNS as usize) as i8,
            (place / COLUMNS as usize) as i8,
        );
        let end = (x + 4 * way.0, y + 4 * way.1);
        if end.0 >= 0 && end.0 < COLUMNS as i8 && end.1 < ROWS as i8 {
            let mut n = 0;
            while n < 5 {
                let step = n as i8;
                windows[count][n] = cell((x + step * way.0) as u8, (y + step * way.1) as u8);
                n += 1;
            }
            count += 1;
        }
        at += 1;
    }
    assert!(count == WINDOWS);
    windows
};

/// The cells of each window as a set.
pub const MASKS: [Set; WINDOWS] = {
    let mut masks = [Set::EMPTY; WINDOWS];
    let mut at = 0;
    while at < 5 * WINDOWS {
        let mask = &mut masks[at / 5];
        *mask = Set::of_bits(mask.bits() | 1 << CELLS_OF[at / 5][at % 5].0);
        at += 1;
    }
    masks
};

/// The kind of each window: 0 all in the arena, 1 from the arena to the edge, 2 along the edge.
const KIND: [u8; WINDOWS] = {
    let mut kinds = [0; WINDOWS];
    let mut at = 0;
    while at < WINDOWS {
        let on_edge = (MASKS[at].bits() & EDGE.bits()).count_ones();
        kinds[at] = match on_edge {
            0 => 0,
            5 => 2,
            _ => 1,
        };
        at += 1;
    }
    kinds
};

/// The windows that contain a cell, of which `count` are used.
struct Around {
    windows: [u8; MAX_AROUND],
    count: u8,
}

#[allow(clippy::cast_possible_truncation, reason = "a board is small")]
const AROUND: [Around; CELLS] = {
    const NONE: Around = Around {
        windows: [0; MAX_AROUND],
        count: 0,
    };
    let mut around = [NONE; CELLS];
    let mut at = 0;
    while at < 5 * WINDOWS {
        let here = &mut around[CELLS_OF[at / 5][at % 5].0 as usize];
        here.windows[here.count as usize] = (at / 5) as u8;
        here.count += 1;
        at += 1;
    }
    around
};

/// The windows that contain a cell.
#[must_use]
pub fn around(cell: Cell) -> &'static [u8] {
    let around = &AROUND[usize::from(cell.0)];
    &around.windows[..usize::from(around.count)]
}

/// The counter of a tally for windows with this many pieces of one side alone, 1 to 5.
#[must_use]
pub const fn slot(side: Side, pieces: usize) -> usize {
    5 * side.index() + pieces
}

/// The counter of each content.
#[allow(clippy::cast_possible_truncation, reason = "a board is small")]
const SLOT: [u8; CONTENTS] = {
    let mut slots = [0; CONTENTS];
    let mut count = 1;
    while count <= 5 {
        slots[count] = slot(Side::First, count) as u8;
        slots[6 * count] = slot(Side::Second, count) as u8;
        count += 1;
    }
    slots
};

/// For each content, which of the [`Lines::nearly_full`] the window belongs to, counted from 1; 0 if to none. There is
/// an entry for every byte, so that none is out of bounds.
const NEARLY: [u8; 256] = {
    let mut kinds = [0; 256];
    kinds[alone(Side::First, 3) as usize] = 1;
    kinds[alone(Side::Second, 3) as usize] = 2;
    kinds[alone(Side::First, 4) as usize] = 3;
    kinds[alone(Side::Second, 4) as usize] = 4;
    kinds
};
const NEARLY_FULL: usize = 4;

/// A set of windows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Windows([u64; WORDS]);
const WORDS: usize = WINDOWS.div_ceil(64);

impl Windows {
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Adds a window, or removes it.
    const fn toggle(&mut self, window: usize) {
        self.0[window / 64] ^= 1 << (window % 64);
    }
}

/// In ascending order.
impl Iterator for Windows {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let at = self.0.iter().position(|&word| word != 0)?;
        let word = self.0[at];
        self.0[at] &= word - 1;
        Some(64 * at + word.trailing_zeros() as usize)
    }
}

/// The content of each window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    contents: [Content; WINDOWS],
    /// The windows with three of the first and of the second player alone, then those with four.
    nearly_full: [Windows; NEARLY_FULL],
}

impl Lines {
    /// Computes the lines of a position from scratch.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut lines = Self {
            contents: [0; WINDOWS],
            nearly_full: Default::default(),
        };
        for side in Side::BOTH {
            for cell in position.pieces(side) {
                lines.add(cell, unit(side));
            }
        }
        lines
    }

    /// Updates the lines for a move of a side.
    #[must_use]
    pub fn after(&self, side: Side, mv: Move) -> Self {
        let mut lines = self.clone();
        lines.make(side, mv);
        lines
    }

    /// Makes a move of a side. Out of line, so that callers make the copy where they keep it.
    #[inline(never)]
    fn make(&mut self, side: Side, mv: Move) {
        if let Some(from) = mv.from {
            self.add(from, unit(side).wrapping_neg());
        }
        self.add(mv.to, unit(side));
    }

    /// Adds a number to the contents of all windows around a cell, modulo 256.
    fn add(&mut self, cell: Cell, delta: Content) {
        for &window in around(cell) {
            let window = usize::from(window);
            let old = self.contents[window];
            let new = old.wrapping_add(delta);
            self.contents[window] = new;
            let kinds = [old, new].map(|content| NEARLY[usize::from(content)]);
            // Few windows have three or four pieces.
            if kinds != [0; 2] {
                self.toggle_nearly_full(window, kinds);
            }
        }
    }

    /// Moves a window from one kind of nearly full windows to another.
    fn toggle_nearly_full(&mut self, window: usize, kinds: [u8; 2]) {
        for (at, windows) in (1..).zip(&mut self.nearly_full) {
            if (kinds[0] == at) != (kinds[1] == at) {
                windows.toggle(window);
            }
        }
    }

    /// The content of each window.
    #[must_use]
    pub const fn contents(&self) -> &[Content; WINDOWS] {
        &self.contents
    }

    /// The number of windows of each kind, by side and number of pieces of that side alone: see [`slot`].
    #[must_use]
    pub fn tally(&self) -> WindowTally {
        let mut tally = [[0; SLOTS]; KINDS];
        for (&kind, &content) in KIND.iter().zip(&self.contents) {
            tally[usize::from(kind)][usize::from(SLOT[usize::from(content)])] += 1;
        }
        tally
    }

    /// The windows that contain three pieces of one side alone.
    #[must_use]
    pub fn threes(&self, side: Side) -> Windows {
        self.nearly_full[side.index()].clone()
    }

    /// The windows that contain four pieces of one side alone.
    #[must_use]
    pub fn fours(&self, side: Side) -> Windows {
        self.nearly_full[2 + side.index()].clone()
    }

    /// The same after a move of the other side.
    #[must_use]
    pub fn fours_after(&self, side: Side, mv: Move) -> Windows {
        let mut fours = self.fours(side);
        let free = alone(side, 4);
        let blocked = free + unit(side.other());
        if let Some(from) = mv.from {
            for &window in around(from) {
                let window = usize::from(window);
                if self.contents[window] == blocked && !MASKS[window].has(mv.to) {
                    fours.toggle(window);
                }
            }
        }
        for &window in around(mv.to) {
            let window = usize::from(window);
            if self.contents[window] == free {
                fours.toggle(window);
            }
        }
        fours
    }
}
