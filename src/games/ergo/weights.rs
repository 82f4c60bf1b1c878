//! What each feature of a position is worth, in eighths of a point: while the game is young, and
//! when it is old.
//!
//! Made by `cargo xtask tune ergo --games 4000 --nodes 1500 --passes 400 --seed 1`.

pub(super) const WEIGHTS: [[i16; 2]; 31] = [
    [78, 79], // own arena window of 1
    [378, 127], // own arena window of 2
    [931, 292], // own arena window of 3
    [-1037, 850], // own arena window of 4
    [15, -66], // own end on edge window of 1
    [415, -7], // own end on edge window of 2
    [1503, 279], // own end on edge window of 3
    [1272, 804], // own end on edge window of 4
    [82, 52], // own edge window of 1
    [-124, 73], // own edge window of 2
    [-232, -133], // own edge window of 3
    [7, -110], // own edge window of 4
    [360, 738], // own in hand
    [-1427, 243], // own lions inside
    [-202, 466], // own lions on edge
    [-37, -77], // other arena window of 1
    [-304, -102], // other arena window of 2
    [-928, -331], // other arena window of 3
    [17, -824], // other arena window of 4
    [-3, 71], // other end on edge window of 1
    [-357, 26], // other end on edge window of 2
    [-1450, -358], // other end on edge window of 3
    [-1834, -840], // other end on edge window of 4
    [-61, -46], // other edge window of 1
    [-128, -31], // other edge window of 2
    [-277, 117], // other edge window of 3
    [-971, 212], // other edge window of 4
    [-327, -761], // other in hand
    [1153, -225], // other lions inside
    [229, -494], // other lions on edge
    [184, 75], // to move
];
