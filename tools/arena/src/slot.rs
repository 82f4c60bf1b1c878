//! Who is who: the two engines of a match, and the two engines of a game.

/// One of the two engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slot {
    /// The one that the result is told for.
    One,
    /// The one it is measured by.
    Two,
}

/// One of the two engines of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The player who begins.
    First,
    /// The player who answers.
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

    /// An index into pairs.
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// As it is called on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
        }
    }

    /// Which engine plays a side where this one begins.
    pub(crate) const fn playing(self, side: Side) -> Self {
        match side {
            Side::First => self,
            Side::Second => self.other(),
        }
    }
}
