//! The weight of each feature in eighths of a point: in the opening, and in the endgame.
//!
//! Made by `cargo xtask tune hexemergo --games 16000 --nodes 1000 --passes 2000 --seed 5 --opening`.

pub(super) const WEIGHTS: [[i16; 2]; 47] = [
    [202, 45],      // own pieces with a cap of 1
    [321, -45],     // own pieces with a cap of 2
    [-49, -320],    // own pieces with a cap of 3
    [-401, 148],    // own pieces with a cap of 4
    [58, 421],      // own pieces with a cap of 5
    [66, 70],       // own pieces with a cap of 6
    [-585, 28],     // own prisoners under a cap of 1
    [-167, 119],    // own prisoners under a cap of 2
    [87, 15],       // own prisoners under a cap of 3
    [277, -54],     // own prisoners under a cap of 4
    [389, 602],     // own stones of caps
    [159, 554],     // own highest cap
    [746, 777],     // own stones in hand
    [126, 510],     // own stones more in hand
    [-3267, -4725], // own being late with entering
    [39, -65],      // own cells to enter
    [69, 71],       // own pieces that can step
    [0, 0],         // own pieces that can jump
    [-157, -271],   // own pieces that can be jumped
    [-7, -305],     // own prisoners that a jump sets free
    [-37, -207],    // own pieces on the edge
    [-180, -128],   // own pieces beside the edge
    [-16, -170],    // own pieces in the middle
    [-290, -36],    // other pieces with a cap of 1
    [-146, -1],     // other pieces with a cap of 2
    [368, 204],     // other pieces with a cap of 3
    [-23, 137],     // other pieces with a cap of 4
    [18, -180],     // other pieces with a cap of 5
    [-45, -41],     // other pieces with a cap of 6
    [550, 304],     // other prisoners under a cap of 1
    [283, 155],     // other prisoners under a cap of 2
    [54, 255],      // other prisoners under a cap of 3
    [-118, 190],    // other prisoners under a cap of 4
    [-419, -498],   // other stones of caps
    [-304, -346],   // other highest cap
    [-847, -642],   // other stones in hand
    [60, -447],     // other stones more in hand
    [-539, 42],     // other being late with entering
    [47, -5],       // other cells to enter
    [116, -61],     // other pieces that can step
    [-169, 1151],   // other pieces that can jump
    [0, 0],         // other pieces that can be jumped
    [0, 0],         // other prisoners that a jump sets free
    [151, 220],     // other pieces on the edge
    [141, 212],     // other pieces beside the edge
    [70, 138],      // other pieces in the middle
    [750, 523],     // to move
];
