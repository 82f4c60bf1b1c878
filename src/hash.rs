//! Hashes: deterministic pseudo-random numbers, for position keys and for tests, and checksums.

/// The `n`th number of the `SplitMix64` sequence.
///
/// ```
/// assert_eq!(ergo_games::hash::random(0), 0xe220_a839_7b1d_cdaf);
/// ```
#[must_use]
pub const fn random(n: u64) -> u64 {
    let mut mix = n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mix = (mix ^ (mix >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mix = (mix ^ (mix >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mix ^ (mix >> 31)
}

/// The checksum of no bytes.
pub const FNV_START: u32 = 0x811c_9dc5;

/// Continues a checksum by further bytes: FNV-1a.
///
/// ```
/// use ergo_games::hash::{FNV_START, fnv};
/// assert_eq!(fnv(FNV_START, b"foobar"), 0xbf9c_f968);
/// ```
#[must_use]
pub fn fnv(hash: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(hash, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
