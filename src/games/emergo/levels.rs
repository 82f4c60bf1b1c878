//! The levels of Emergo; `docs/strength.md` has what they were measured by.

use crate::search::levels::{FULL, Level, Levels, TIME_LIMITS};

pub(super) const LEVELS: Levels = [
    Level::searching((2, 20_000), 16, (0.10, 0.30))
        .glancing(20)
        .overlooking(33)
        .content_with(0.7),
    Level::searching((2, 20_000), 12, (0.045, 0.20))
        .glancing(13)
        .overlooking(12)
        .content_with(0.92),
    Level::searching((2, 20_000), 8, (0.02, 0.10))
        .glancing(1)
        .overlooking(2)
        .content_with(0.97),
    Level::searching((3, 15_000), 8, (0.019, 0.08)),
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
