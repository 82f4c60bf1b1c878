//! The levels of Emergo and HexEmergo; `docs/strength.md` has what they were measured by.

use crate::search::levels::{FULL, Level, Levels, TIME_LIMITS};

/// Of Emergo.
pub(super) const DIAMOND: Levels = [
    Level::searching((3, 15_000), 60, (0.5, 1.0))
        .glancing(100)
        .overlooking(90)
        .patient_for(3),
    Level::searching((3, 15_000), 40, (0.12, 0.4))
        .glancing(100)
        .overlooking(75)
        .patient_for(6),
    Level::searching((3, 15_000), 8, (0.02, 0.08))
        .glancing(93)
        .overlooking(60)
        .patient_for(6),
    Level::searching((3, 15_000), 8, (0.02, 0.08))
        .glancing(68)
        .overlooking(53)
        .patient_for(6),
    Level::searching((3, 15_000), 8, (0.02, 0.08))
        .glancing(50)
        .overlooking(45)
        .patient_for(6),
    Level::searching((4, 30_000), 6, (0.02, 0.08)),
    Level::searching((5, 50_000), 4, (0.013, 0.05)),
    Level::searching((7, 60_000), 3, (0.01, 0.04)),
    Level {
        time: TIME_LIMITS[8],
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

/// Of HexEmergo. On the smaller board the same level does better or worse against beginners, so levels 1 to 4 have limits of
/// their own to be as far apart, and level 8 searches more nodes to be ahead of level 7.
pub(super) const HEXAGON: Levels = {
    let mut levels = DIAMOND;
    levels[1] = Level::searching((3, 15_000), 40, (0.08, 0.3))
        .glancing(100)
        .overlooking(70)
        .patient_for(6);
    levels[2] = Level::searching((3, 15_000), 8, (0.03, 0.1))
        .glancing(98)
        .overlooking(63)
        .patient_for(6);
    levels[3] = levels[3].glancing(68).overlooking(52);
    levels[4] = levels[4].glancing(50).overlooking(45);
    levels[8] = Level {
        time: TIME_LIMITS[8],
        ..Level::unweakened(150_000)
    };
    levels
};
