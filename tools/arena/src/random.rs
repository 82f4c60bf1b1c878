//! Rng that fall the same way every time and everywhere: the `SplitMix64` of `src/hash.rs`.

/// An endless row of throws.
pub(crate) struct Rng(u64);

impl Rng {
    /// Every pair of numbers begins a row of its own.
    pub(crate) fn new(seed: u64, row: u64) -> Self {
        Self(mixed(mixed(seed) ^ row))
    }

    /// A number below another, which is not 0.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let below = (u128::from(mixed(self.0)) * end as u128) >> 64;
        usize::try_from(below).unwrap_or_default()
    }

    /// Takes one of some things out; `None` if there are none.
    pub(crate) fn take<T>(&mut self, things: &mut Vec<T>) -> Option<T> {
        (!things.is_empty()).then(|| things.swap_remove(self.below(things.len())))
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
    fn they_fall_the_same_way_and_on_every_side() {
        let throws = |row| {
            let mut rng = Rng::new(1, row);
            let throws: Vec<_> = (0..100).map(|_| rng.below(6)).collect();
            throws
        };
        assert_eq!(throws(7), throws(7));
        assert_ne!(throws(7), throws(8));
        for side in 0..6 {
            assert!(throws(7).contains(&side), "{side}");
        }
    }

    #[test]
    fn each_thing_is_taken_once() {
        let mut things = vec![1, 2, 3];
        let mut rng = Rng::new(1, 1);
        let mut taken: Vec<_> = std::iter::from_fn(|| rng.take(&mut things)).collect();
        taken.sort_unstable();
        assert_eq!(taken, [1, 2, 3]);
    }
}
