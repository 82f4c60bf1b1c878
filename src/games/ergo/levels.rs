//! The levels of Ergo; `docs/strength.md` has what they were measured by.

use crate::search::levels::{DEFAULT, FULL, Level, Levels};

pub(super) const LEVELS: Levels = [
    DEFAULT[0],
    DEFAULT[1],
    DEFAULT[2].glancing(32).overlooking(33),
    DEFAULT[3].glancing(15).overlooking(22),
    DEFAULT[4].glancing(9).overlooking(16),
    Level::searching((3, 20_000), 8, (0.025, 0.08)).glancing(2),
    Level::searching((4, 30_000), 6, (0.015, 0.06)),
    Level::searching((5, 40_000), 3, (0.008, 0.03)),
    Level::searching((10, 150_000), 2, (0.008, 0.03)),
    Level::unweakened(800_000),
    FULL,
];

/// Wider than the default, with which the strongest levels would repeat their openings.
pub(super) const OPENING: Level = Level::opening_with(200_000, 8, (0.04, 0.05));
