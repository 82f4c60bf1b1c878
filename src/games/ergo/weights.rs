//! What each feature of a position is worth, in eighths of a point: early in the game, and late.

/// For each of the [features](super::eval::FEATURES) its weight while all pieces are in hand, and
/// when none is any more.
pub(super) const WEIGHTS: [[i16; 2]; super::eval::FEATURES] = [
    // Windows in the arena with one to four pieces of the player to move,
    [16, 16],
    [112, 112],
    [560, 560],
    [2400, 2400],
    // from the arena to the edge,
    [16, 16],
    [112, 112],
    [560, 560],
    [2400, 2400],
    // along the edge.
    [16, 16],
    [112, 112],
    [560, 560],
    [2400, 2400],
    // The hand, lions inside, lions on the edge.
    [96, 96],
    [64, 64],
    [32, 32],
    // The same for the other player.
    [-16, -16],
    [-96, -96],
    [-400, -400],
    [-2400, -2400],
    [-16, -16],
    [-96, -96],
    [-400, -400],
    [-2400, -2400],
    [-16, -16],
    [-96, -96],
    [-400, -400],
    [-2400, -2400],
    [-96, -96],
    [-64, -64],
    [-32, -32],
    // Being the one to move.
    [160, 160],
];
