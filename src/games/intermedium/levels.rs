//! The levels of Intermedium; `docs/strength.md` has what they were measured by.

use crate::search::levels::{FULL, Level, Levels};

pub(super) const LEVELS: Levels = [
    Level::searching((1, 20_000), 120, (2.0, 1.0))
        .glancing(100)
        .overlooking(33)
        .content_with(0.5),
    Level::searching((1, 20_000), 65, (0.45, 0.85))
        .glancing(100)
        .overlooking(17)
        .content_with(0.56),
    Level::searching((1, 20_000), 45, (0.25, 0.65))
        .glancing(100)
        .overlooking(5)
        .content_with(0.63),
    Level::searching((1, 20_000), 26, (0.15, 0.4))
        .glancing(85)
        .content_with(0.72),
    Level::searching((1, 20_000), 16, (0.08, 0.25))
        .glancing(50)
        .content_with(0.9),
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
