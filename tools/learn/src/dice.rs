//! Reproducible random numbers.

use ergo::hash::random;

/// A generator whose sequence depends only on its seed.
#[derive(Debug)]
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

    /// True with this probability, in percent.
    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// A number from -1 to 1.
    pub(crate) fn spread(&mut self) -> f32 {
        const STEPS: u16 = 1 << 15;
        let step = u16::try_from(self.below(2 * usize::from(STEPS))).unwrap_or_default();
        f32::from(step) / f32::from(STEPS) - 1.0
    }

    /// Shuffles a slice.
    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (1..things.len()).rev() {
            things.swap(end, self.below(end + 1));
        }
    }
}
