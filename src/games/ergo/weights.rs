//! What each feature of a position is worth, in eighths of a point: while the game is young, and
//! when it is old.
//!
//! Made by `cargo xtask tune ergo --games 10000 --nodes 3000 --passes 400 --seed 2`.

pub(super) const WEIGHTS: [[i16; 2]; 31] = [
    [140, 19],     // own arena window of 1
    [612, 92],     // own arena window of 2
    [1808, 402],   // own arena window of 3
    [1952, 658],   // own arena window of 4
    [0, -28],      // own end on edge window of 1
    [514, 36],     // own end on edge window of 2
    [2206, 354],   // own end on edge window of 3
    [2890, 821],   // own end on edge window of 4
    [-11, 37],     // own edge window of 1
    [-1072, 9],    // own edge window of 2
    [941, 205],    // own edge window of 3
    [0, -3385],    // own edge window of 4
    [317, 1295],   // own in hand
    [-1513, 114],  // own lions inside
    [303, 261],    // own lions on edge
    [-108, -13],   // other arena window of 1
    [-482, -59],   // other arena window of 2
    [-1306, -514], // other arena window of 3
    [88, -666],    // other arena window of 4
    [3, 44],       // other end on edge window of 1
    [-458, 1],     // other end on edge window of 2
    [-2238, -401], // other end on edge window of 3
    [-2764, -833], // other end on edge window of 4
    [14, -44],     // other edge window of 1
    [934, 7],      // other edge window of 2
    [-640, -416],  // other edge window of 3
    [0, 3557],     // other edge window of 4
    [-191, -1343], // other in hand
    [315, -103],   // other lions inside
    [-180, -283],  // other lions on edge
    [210, 12],     // to move
];
