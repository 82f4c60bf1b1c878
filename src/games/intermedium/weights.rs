//! The weight of each feature in eighths of a point: in the opening, and in the endgame.
//!
//! Made by `cargo xtask tune intermedium --games 5000 --nodes 1500 --passes 400 --seed 6`.

pub(super) const WEIGHTS: [[i16; 2]; 37] = [
    [422, 723],     // own stones
    [407, 1],       // own stacks of 1
    [-241, -141],   // own stacks of 2
    [-640, -8],     // own stacks of 3
    [-703, -28],    // own stacks of 4
    [-649, -230],   // own stacks of 5
    [-561, -75],    // own stacks of 6
    [551, -70],     // own single stones at the city
    [0, 0],         // own city in reach
    [132, 375],     // own stones to be captured next
    [-567, -364],   // own any stack to be captured next
    [-366, -488],   // own cells of rows 1 and 2
    [-160, -373],   // own cells of rows 3 and 4
    [-527, 64],     // own cells of rows 5 and 6
    [-323, -19],    // own cells of rows 7 and 8
    [29, -21],      // own cells of rows 9 and 10
    [-231, -257],   // own cells at the sides
    [-318, -206],   // own cells
    [-438, -759],   // other stones
    [-396, -6],     // other stacks of 1
    [204, 147],     // other stacks of 2
    [515, 95],      // other stacks of 3
    [774, 88],      // other stacks of 4
    [830, 231],     // other stacks of 5
    [842, -22],     // other stacks of 6
    [-303, -51],    // other single stones at the city
    [-1982, -3946], // other city in reach
    [-48, -227],    // other stones to be captured next
    [214, 300],     // other any stack to be captured next
    [401, 543],     // other cells of rows 1 and 2
    [142, 485],     // other cells of rows 3 and 4
    [492, 19],      // other cells of rows 5 and 6
    [382, -53],     // other cells of rows 7 and 8
    [131, -29],     // other cells of rows 9 and 10
    [166, 221],     // other cells at the sides
    [353, 246],     // other cells
    [110, -59],     // to move
];
