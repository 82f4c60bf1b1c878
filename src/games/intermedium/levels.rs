//! The levels of Intermedium; `docs/strength.md` has what they were measured by.

use crate::search::levels::{CHAMPION, FULL, Level, Levels};

pub(super) const LEVELS: Levels = [
    Level::searching((1, 20_000), 120, (2.0, 1.0))
        .glancing(100)
        .overlooking(33)
        .content_with(0.5),
    Level::searching((1, 20_000), 90, (0.8, 1.0))
        .glancing(100)
        .overlooking(28)
        .content_with(0.5),
    Level::searching((1, 20_000), 60, (0.4, 0.8))
        .glancing(100)
        .overlooking(15)
        .content_with(0.55),
    Level::searching((1, 20_000), 45, (0.3, 0.7))
        .glancing(100)
        .content_with(0.6),
    Level::searching((1, 20_000), 26, (0.15, 0.4))
        .glancing(85)
        .content_with(0.72),
    Level::searching((2, 7_000), 10, (0.08, 0.25)).glancing(50),
    Level::searching((3, 15_000), 8, (0.04, 0.16)).glancing(12),
    Level::searching((4, 40_000), 5, (0.02, 0.08)),
    CHAMPION,
    FULL,
];
