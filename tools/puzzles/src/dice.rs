//! Reproducible random numbers.

use ergo::hash::random;

/// A generator whose sequence depends only on its seed.
pub(crate) struct Dice {
    next: u64,
}

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self {
            next: random(seed) >> 1,
        }
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.next += 1;
        usize::try_from(random(self.next) % end as u64).unwrap_or_default()
    }

    /// Whether something happens that happens this often in a hundred times.
    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}
