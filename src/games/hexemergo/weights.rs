//! The weight of each feature in eighths of a point: in the opening, and in the endgame.
//!
//! Made by `cargo xtask tune hexemergo --games 8000 --nodes 1000 --passes 2000 --seed 6 --only 'more in hand,late,to move' --opening`.

pub(super) const WEIGHTS: [[i16; 2]; 47] = [
    [199, 52],      // own pieces with a cap of 1
    [-138, 818],    // own pieces with a cap of 2
    [-202, 1164],   // own pieces with a cap of 3
    [-209, 1405],   // own pieces with a cap of 4
    [108, 1311],    // own pieces with a cap of 5
    [47, 1103],     // own pieces with a cap of 6
    [-81, -498],    // own prisoners under a cap of 1
    [52, -352],     // own prisoners under a cap of 2
    [-160, -244],   // own prisoners under a cap of 3
    [-9, -93],      // own prisoners under a cap of 4
    [-87, 130],     // own stones of caps
    [-289, 1048],   // own highest cap
    [727, 1073],    // own stones in hand
    [429, 444],     // own stones more in hand
    [-2530, -4624], // own being late with entering
    [-73, -27],     // own cells to enter
    [57, 140],      // own pieces that can step
    [0, 0],         // own pieces that can jump
    [-560, 313],    // own pieces that can be jumped
    [-100, -337],   // own prisoners that a jump sets free
    [-136, 449],    // own pieces on the edge
    [-136, 503],    // own pieces beside the edge
    [-36, 588],     // own pieces in the middle
    [-618, 22],     // other pieces with a cap of 1
    [15, -787],     // other pieces with a cap of 2
    [261, -1155],   // other pieces with a cap of 3
    [221, -1402],   // other pieces with a cap of 4
    [-69, -1276],   // other pieces with a cap of 5
    [-27, -1036],   // other pieces with a cap of 6
    [458, 402],     // other prisoners under a cap of 1
    [379, 274],     // other prisoners under a cap of 2
    [378, 164],     // other prisoners under a cap of 3
    [210, 8],       // other prisoners under a cap of 4
    [-50, -263],    // other stones of caps
    [673, -997],    // other highest cap
    [-208, -543],   // other stones in hand
    [-549, -251],   // other stones more in hand
    [266, -620],    // other being late with entering
    [-85, 40],      // other cells to enter
    [95, 12],       // other pieces that can step
    [75, 665],      // other pieces that can jump
    [0, 0],         // other pieces that can be jumped
    [0, 0],         // other prisoners that a jump sets free
    [-75, -397],    // other pieces on the edge
    [-128, -277],   // other pieces beside the edge
    [13, -531],     // other pieces in the middle
    [-727, 1167],   // to move
];
