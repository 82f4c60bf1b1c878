//! The weight of each feature in eighths of a point: in the opening, and in the endgame.
//!
//! Made by `cargo xtask tune ergo --games 16000 --nodes 4000 --passes 400 --seed 3`.

pub(super) const WEIGHTS: [[i16; 2]; 31] = [
    [57, 43],      // own arena window of 1
    [546, 103],    // own arena window of 2
    [1968, 398],   // own arena window of 3
    [113, 506],    // own arena window of 4
    [-10, -40],    // own end on edge window of 1
    [545, 2],      // own end on edge window of 2
    [2351, 450],   // own end on edge window of 3
    [13, 750],     // own end on edge window of 4
    [15, 14],      // own edge window of 1
    [-582, -26],   // own edge window of 2
    [-17, -17],    // own edge window of 3
    [0, -117],     // own edge window of 4
    [-161, 1978],  // own in hand
    [-1165, 191],  // own lions inside
    [583, 475],    // own lions on edge
    [-21, -34],    // other arena window of 1
    [-364, -89],   // other arena window of 2
    [-1349, -546], // other arena window of 3
    [-58, -582],   // other arena window of 4
    [-3, 58],      // other end on edge window of 1
    [-527, 38],    // other end on edge window of 2
    [-2326, -505], // other end on edge window of 3
    [-4, -769],    // other end on edge window of 4
    [-3, -19],     // other edge window of 1
    [691, 48],     // other edge window of 2
    [0, -35],      // other edge window of 3
    [0, 158],      // other edge window of 4
    [261, -2030],  // other in hand
    [1131, -192],  // other lions inside
    [-440, -499],  // other lions on edge
    [187, 84],     // to move
];
