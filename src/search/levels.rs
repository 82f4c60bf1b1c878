//! How well the engine plays when it is asked to play worse than it can.

/// How many levels there are; the last is full strength.
pub const COUNT: usize = LEVELS.len();

/// What a level is allowed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The most positions it looks at.
    pub nodes: Option<u64>,
    /// The most milliseconds it takes.
    pub time: f64,
}

/// The level of a number, counted from 1.
#[must_use]
pub fn find(number: usize) -> Option<&'static Level> {
    LEVELS.get(number.checked_sub(1)?)
}

/// The levels, the weakest first.
pub const LEVELS: [Level; 10] = [
    Level::of(20),
    Level::of(60),
    Level::of(200),
    Level::of(600),
    Level::of(2_000),
    Level::of(6_000),
    Level::of(20_000),
    Level::of(60_000),
    Level::of(200_000),
    Level {
        nodes: None,
        time: 5_000.0,
    },
];

impl Level {
    const fn of(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            time: 2_000.0,
        }
    }
}
