//! The levels of Intermedium; `docs/strength.md` has what they were measured by.

use crate::search::levels::{FULL, Level, Levels};

pub(super) const LEVELS: Levels = [
    Level::searching((1, 20_000), 70, (0.4, 0.9))
        .glancing(100)
        .overlooking(60),
    Level::searching((1, 20_000), 60, (0.3, 0.75))
        .glancing(100)
        .overlooking(40),
    Level::searching((1, 20_000), 50, (0.2, 0.6))
        .glancing(100)
        .overlooking(35),
    Level::searching((1, 20_000), 40, (0.16, 0.5))
        .glancing(100)
        .overlooking(27),
    Level::searching((1, 20_000), 30, (0.13, 0.42))
        .glancing(95)
        .overlooking(20),
    Level::searching((1, 20_000), 16, (0.08, 0.25)).glancing(50),
    Level::searching((2, 7_000), 10, (0.065, 0.22)).glancing(30),
    Level::searching((3, 15_000), 8, (0.04, 0.16)).glancing(15),
    Level::searching((4, 25_000), 7, (0.03, 0.11)),
    // Without mistakes, the first player wins every game.
    Level {
        lines: 4,
        temperature: 0.018,
        limit: 0.07,
        ..Level::unweakened(60_000)
    },
    FULL,
];
