//! What is not worth a look: the margins and counts by which a selective search lets moves go.

/// Deeper than this no move is left out.
const DEEPEST: i32 = 8;

/// How many moves are tried at a depth before the quiet rest is left out.
pub(super) const fn tries(depth: i32) -> usize {
    (6 + 3 * depth * depth).unsigned_abs() as usize
}

/// Whether so shallow a search leaves moves out at all.
pub(super) const fn is_shallow(depth: i32) -> bool {
    depth <= DEEPEST
}

/// How many points a quiet move may be hoped to gain at a depth.
pub(super) const fn hope(depth: i32) -> i32 {
    60 + 50 * depth
}

/// How many points a player to move must be ahead of what he needs, at a depth, to be believed.
pub(super) const fn comfort(depth: i32) -> i32 {
    70 * depth
}

/// How many points behind only threats can help, at a depth.
pub(super) const fn despair(depth: i32) -> i32 {
    150 + 120 * depth
}

/// The least depth at which late moves are looked at less deeply.
const REDUCED_FROM: i32 = 2;

/// How much less deeply the move that is tried after so many others is looked at.
pub(super) fn reduction(depth: i32, tried: usize) -> i32 {
    if depth < REDUCED_FROM || tried < 3 {
        return 0;
    }
    // Products of logarithms, as is usual, in quarters of a ply.
    let tried = i32::try_from(tried.ilog2()).unwrap_or_default();
    let depth = i32::try_from(depth.unsigned_abs().ilog2()).unwrap_or_default();
    (2 + tried * (depth + 1)) / 4
}
