//! Reproducible random numbers: the `SplitMix64` of `src/hash.rs`.

/// A random number generator.
pub(crate) struct Rng(u64);

impl Rng {
    /// Each combination of seed and stream gives a sequence of its own.
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        Self(mixed(mixed(seed) ^ stream))
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let below = (u128::from(self.next()) * end as u128) >> 64;
        usize::try_from(below).unwrap_or_default()
    }

    /// A number from 0 up to 1.
    pub(crate) fn share(&mut self) -> f64 {
        // As many bits as a float has.
        #[allow(clippy::cast_precision_loss, reason = "there are few bits")]
        let share = (self.next() >> 11) as f64 / (1_u64 << 53) as f64;
        share
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// Removes a random element; `None` if there is none.
    pub(crate) fn take<T>(&mut self, items: &mut Vec<T>) -> Option<T> {
        (!items.is_empty()).then(|| items.swap_remove(self.below(items.len())))
    }
}

fn mixed(mut mix: u64) -> u64 {
    mix = (mix ^ (mix >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mix = (mix ^ (mix >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mix ^ (mix >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_reproducible_and_cover_the_range() {
        let numbers = |stream| {
            let mut rng = Rng::new(1, stream);
            let numbers: Vec<_> = (0..100).map(|_| rng.below(6)).collect();
            numbers
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
        for number in 0..6 {
            assert!(numbers(7).contains(&number), "{number}");
        }
    }

    #[test]
    fn each_item_is_taken_once() {
        let mut items = vec![1, 2, 3];
        let mut rng = Rng::new(1, 1);
        let mut taken: Vec<_> = std::iter::from_fn(|| rng.take(&mut items)).collect();
        taken.sort_unstable();
        assert_eq!(taken, [1, 2, 3]);
    }
}
