//! Reproducible random choices, for tools and tests.

use crate::hash::random;

/// A generator whose sequence depends only on its seed.
///
/// ```
/// use ergo_games::dice::Dice;
///
/// let roll = |seed| {
///     let mut dice = Dice::new(seed);
///     [dice.below(6), dice.below(6), dice.below(6)]
/// };
/// assert_eq!(roll(1), roll(1));
/// ```
#[derive(Clone, Debug)]
pub struct Dice {
    next: u64,
}

impl Dice {
    /// Each seed gives a different sequence.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            next: random(seed) >> 1,
        }
    }

    /// A number below `end`.
    ///
    /// # Panics
    /// If `end` is 0.
    #[allow(clippy::cast_possible_truncation, reason = "it is below a `usize`")]
    pub const fn below(&mut self, end: usize) -> usize {
        self.next += 1;
        (random(self.next) % end as u64) as usize
    }

    /// A number from 0 up to 1.
    pub fn share(&mut self) -> f64 {
        const STEPS: u32 = 1 << 31;
        let step = u32::try_from(self.below(STEPS as usize)).unwrap_or_default();
        f64::from(step) / f64::from(STEPS)
    }

    /// Removes a random element; `None` if there is none.
    pub fn take<T>(&mut self, items: &mut Vec<T>) -> Option<T> {
        (!items.is_empty()).then(|| items.swap_remove(self.below(items.len())))
    }

    /// `true` in `chance` of 100 cases.
    pub const fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// A number from -1 to 1.
    pub fn spread(&mut self) -> f32 {
        const STEPS: u16 = 1 << 15;
        let step = u16::try_from(self.below(2 * usize::from(STEPS))).unwrap_or_default();
        f32::from(step) / f32::from(STEPS) - 1.0
    }

    /// A random element.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Puts the elements into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}
