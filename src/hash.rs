//! Deterministic pseudo-random numbers, for position keys and for tests.

/// The `n`th number of the `SplitMix64` sequence.
///
/// ```
/// assert_eq!(ergo::hash::random(0), 0xe220_a839_7b1d_cdaf);
/// ```
#[must_use]
pub const fn random(n: u64) -> u64 {
    let mut mix = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mix = (mix ^ (mix >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mix = (mix ^ (mix >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mix ^ (mix >> 31)
}
