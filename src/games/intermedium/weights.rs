//! What each feature of a position is worth, in eighths of a point: while the game is young, and
//! when it is old.
//!
//! Made by `cargo xtask tune intermedium --games 5000 --nodes 1000 --passes 400 --seed 4`.

pub(super) const WEIGHTS: [[i16; 2]; 43] = [
    [453, 717],     // own stones
    [248, -52],     // own stacks of 1
    [-402, -17],    // own stacks of 2
    [-768, 203],    // own stacks of 3
    [-402, -67],    // own stacks of 4
    [-312, 13],     // own stacks of 5
    [-33, 265],     // own stacks of 6
    [-440, -346],   // own siege of the city by 1
    [-38, -182],    // own siege of the city by 2
    [287, -1225],   // own siege of the city by 3
    [227, 120],     // own single stones at the city
    [0, 0],         // own city in reach
    [198, 424],     // own stones to be captured next
    [-557, -458],   // own any stack to be captured next
    [-482, -312],   // own cells of rows 1 and 2
    [-235, -244],   // own cells of rows 3 and 4
    [-290, -70],    // own cells of rows 5 and 6
    [-344, 3],      // own cells of rows 7 and 8
    [359, 75],      // own cells of rows 9 and 10
    [-399, -211],   // own cells at the sides
    [-287, -161],   // own cells
    [-451, -724],   // other stones
    [-279, 4],      // other stacks of 1
    [284, 39],      // other stacks of 2
    [637, -135],    // other stacks of 3
    [448, 90],      // other stacks of 4
    [458, 39],      // other stacks of 5
    [329, -376],    // other stacks of 6
    [484, 299],     // other siege of the city by 1
    [74, -81],      // other siege of the city by 2
    [-672, 308],    // other siege of the city by 3
    [-85, -119],    // other single stones at the city
    [-1510, -2642], // other city in reach
    [-146, -223],   // other stones to be captured next
    [131, 239],     // other any stack to be captured next
    [486, 354],     // other cells of rows 1 and 2
    [207, 306],     // other cells of rows 3 and 4
    [282, 100],     // other cells of rows 5 and 6
    [385, -69],     // other cells of rows 7 and 8
    [-292, -70],    // other cells of rows 9 and 10
    [295, 248],     // other cells at the sides
    [305, 180],     // other cells
    [145, 9],       // to move
];
