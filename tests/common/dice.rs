//! Dice that fall the same way every time and everywhere.

use ergo::hash::random;

/// An endless row of throws.
pub(crate) struct Dice {
    next: u64,
}

impl Dice {
    /// Every number begins a row of its own.
    pub(crate) fn new(row: u64) -> Self {
        Self {
            next: random(row) >> 1,
        }
    }

    /// A number below another, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.next += 1;
        usize::try_from(random(self.next) % end as u64).unwrap()
    }

    /// One of some things.
    pub(crate) fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}
