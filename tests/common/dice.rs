//! Reproducible random numbers.

use ergo::hash::random;

/// A generator whose sequence depends only on its seed.
pub(crate) struct Dice {
    next: u64,
}

impl Dice {
    /// Each seed gives a different sequence.
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            next: random(seed) >> 1,
        }
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.next += 1;
        usize::try_from(random(self.next) % end as u64).unwrap()
    }

    /// A random element of a slice, which must not be empty.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
