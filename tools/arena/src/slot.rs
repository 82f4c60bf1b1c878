//! The two engines of a match, and the two sides of a game.

/// An engine of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// The engine under test.
    One,
    /// The engine it is compared with.
    Two,
}

/// A side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The side that moves first.
    First,
    Second,
}

impl Slot {
    /// Both, in order.
    pub(crate) const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The opponent.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// An index into arrays of two.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its name on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
        }
    }

    /// The engine that plays a side if this one moves first.
    pub(crate) const fn playing(self, side: Side) -> Self {
        match side {
            Side::First => self,
            Side::Second => self.other(),
        }
    }
}
