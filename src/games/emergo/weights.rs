//! The weight of each feature in eighths of a point: in the opening, and in the endgame.
//!
//! Made by `cargo xtask tune emergo --games 16000 --nodes 2000 --passes 2000 --seed 5 --only 'more in hand,late,to move' --opening`.

pub(super) const WEIGHTS: [[i16; 2]; 47] = [
    [357, 175],     // own pieces with a cap of 1
    [-189, 778],    // own pieces with a cap of 2
    [175, 794],     // own pieces with a cap of 3
    [7, 1006],      // own pieces with a cap of 4
    [22, 1068],     // own pieces with a cap of 5
    [12, 146],      // own pieces with a cap of 6
    [-307, -182],   // own prisoners under a cap of 1
    [172, -62],     // own prisoners under a cap of 2
    [-79, 98],      // own prisoners under a cap of 3
    [-7, 95],       // own prisoners under a cap of 4
    [516, 603],     // own stones of caps
    [-66, 936],     // own highest cap
    [1002, 867],    // own stones in hand
    [-463, 1363],   // own stones more in hand
    [-1172, -5303], // own being late with entering
    [164, -86],     // own cells to enter
    [21, 107],      // own pieces that can step
    [0, 0],         // own pieces that can jump
    [-147, 96],     // own pieces that can be jumped
    [253, -483],    // own prisoners that a jump sets free
    [-264, -183],   // own pieces on the edge
    [-67, -219],    // own pieces beside the edge
    [343, 137],     // own pieces in the middle
    [-634, -95],    // other pieces with a cap of 1
    [481, -739],    // other pieces with a cap of 2
    [436, -862],    // other pieces with a cap of 3
    [194, -1095],   // other pieces with a cap of 4
    [24, -1222],    // other pieces with a cap of 5
    [-3, -338],     // other pieces with a cap of 6
    [1023, 134],    // other prisoners under a cap of 1
    [476, 1],       // other prisoners under a cap of 2
    [276, -140],    // other prisoners under a cap of 3
    [71, -167],     // other prisoners under a cap of 4
    [-598, -617],   // other stones of caps
    [758, -875],    // other highest cap
    [-729, -736],   // other stones in hand
    [-1076, -271],  // other stones more in hand
    [58, -425],     // other being late with entering
    [-237, 61],     // other cells to enter
    [30, 15],       // other pieces that can step
    [-58, 988],     // other pieces that can jump
    [0, 0],         // other pieces that can be jumped
    [0, 0],         // other prisoners that a jump sets free
    [126, 185],     // other pieces on the edge
    [-264, 427],    // other pieces beside the edge
    [-200, -162],   // other pieces in the middle
    [1543, 691],    // to move
];
