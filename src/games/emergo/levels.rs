//! The levels of Emergo and HexEmergo; `docs/strength.md` has what they were measured by.

use crate::search::levels::{FULL, Level, Levels, TIME_LIMITS};

/// Of Emergo.
pub(super) const DIAMOND: Levels = [
    Level::searching((3, 15_000), 8, (0.02, 0.08))
        .glancing(65)
        .overlooking(50),
    Level::searching((3, 15_000), 8, (0.02, 0.08))
        .glancing(40)
        .overlooking(40),
    Level::searching((3, 15_000), 8, (0.02, 0.08))
        .glancing(25)
        .overlooking(30),
    Level::searching((3, 15_000), 8, (0.02, 0.08)).glancing(15),
    Level::searching((4, 30_000), 6, (0.02, 0.08)),
    Level::searching((5, 50_000), 4, (0.013, 0.05)),
    Level::searching((7, 60_000), 3, (0.01, 0.04)),
    Level {
        time: TIME_LIMITS[7],
        ..Level::unweakened(50_000)
    },
    // Without mistakes, the first player wins every game.
    Level {
        lines: 3,
        temperature: 0.01,
        limit: 0.04,
        ..Level::unweakened(400_000)
    },
    FULL,
];

/// Of HexEmergo. On the smaller board each thing overlooked costs more, so levels 2 to 4 overlook more than in Emergo to
/// be as far apart, and level 8 searches more nodes to be ahead of level 7.
pub(super) const HEXAGON: Levels = {
    let mut levels = DIAMOND;
    levels[1] = levels[1].glancing(54).overlooking(46);
    levels[2] = levels[2].glancing(36).overlooking(37);
    levels[3] = levels[3].glancing(28).overlooking(34);
    levels[7] = Level {
        time: TIME_LIMITS[7],
        ..Level::unweakened(150_000)
    };
    levels
};
