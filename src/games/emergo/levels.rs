//! The levels of Emergo; `docs/strength.md` has what they were measured by.

use crate::search::levels::{CHAMPION, FULL, Level, Levels};

pub(super) const LEVELS: Levels = [
    Level::searching((2, 20_000), 16, (0.10, 0.30))
        .glancing(20)
        .overlooking(33)
        .content_with(0.7),
    Level::searching((2, 20_000), 12, (0.06, 0.20))
        .glancing(20)
        .overlooking(20)
        .content_with(0.8),
    Level::searching((2, 20_000), 10, (0.03, 0.15))
        .glancing(15)
        .overlooking(9)
        .content_with(0.9),
    Level::searching((2, 7_000), 8, (0.02, 0.08)),
    Level::searching((3, 15_000), 8, (0.02, 0.10)).glancing(2),
    Level::searching((4, 30_000), 6, (0.02, 0.08)).glancing(1),
    Level::searching((6, 50_000), 4, (0.01, 0.04)),
    Level::searching((9, 60_000), 2, (0.01, 0.04)),
    CHAMPION,
    FULL,
];
