//! The kinds of novices, and what they see in the positions of each game.

use crate::eval::Evaluate as _;
use ergo_games::game::{Game, Side};
use ergo_games::games::intermedium::board::{advance, city};
use ergo_games::games::{emergo, ergo as five, intermedium};

/// A kind of novice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Takes a win, stops a threat to win, otherwise plays at random.
    Random,
    /// Takes a win, otherwise what looks best after its own move; sees no threats.
    Greedy,
    /// Sees wins and threats, and builds rows.
    Builder,
    /// Sees wins and threats, and avoids losing stones.
    Keeper,
    /// Sees wins and threats, and runs to the opponent's city.
    Runner,
    /// Plays the game as its rules page suggests to beginners.
    Sensible,
}

impl Kind {
    /// Every kind with its name on the command line.
    pub(crate) const ALL: [(&str, Self); 6] = [
        ("random", Self::Random),
        ("greedy", Self::Greedy),
        ("builder", Self::Builder),
        ("keeper", Self::Keeper),
        ("runner", Self::Runner),
        ("sensible", Self::Sensible),
    ];

    /// The kind of this name.
    pub(crate) fn find(name: &str) -> Option<Self> {
        let mut kinds = Self::ALL.iter();
        kinds
            .find(|(known, _)| *known == name)
            .map(|&(_, kind)| kind)
    }
}

/// The features of a position that novices see.
pub(crate) trait Model: Game {
    /// Whether [`winning_move`](ergo_games::search::Evaluate::winning_move) finds every win in one.
    const FINDS_WINS: bool;

    /// How good the position looks to a novice of this side; 0 if it does not matter to them.
    fn impression(&self, side: Side, kind: Kind) -> i32;

    /// Whether they compare moves by the opponent's best answer.
    fn considers_replies(&self, kind: Kind) -> bool;
}

impl Model for five::Position {
    const FINDS_WINS: bool = true;

    /// Rows that can still become five.
    fn impression(&self, side: Side, kind: Kind) -> i32 {
        let own = self.side_value(side);
        match kind {
            Kind::Greedy | Kind::Builder => own,
            Kind::Sensible => own - self.side_value(side.other()),
            Kind::Random | Kind::Keeper | Kind::Runner => 0,
        }
    }

    fn considers_replies(&self, _: Kind) -> bool {
        false
    }
}

impl Model for emergo::Position {
    const FINDS_WINS: bool = false;

    /// Stones that are not captured.
    fn impression(&self, side: Side, kind: Kind) -> i32 {
        let free = |side: Side| {
            let stacks = self.stacks().iter();
            let own = stacks.filter(|(_, stack)| stack.owner() == Some(side));
            let stones: u32 = own.map(|(_, stack)| stack.count(side)).sum();
            stones.cast_signed() + i32::from(self.hand(side))
        };
        match kind {
            Kind::Greedy | Kind::Keeper => free(side),
            Kind::Sensible => free(side) - free(side.other()),
            Kind::Random | Kind::Builder | Kind::Runner => 0,
        }
    }

    fn considers_replies(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Keeper | Kind::Sensible)
    }
}

impl Model for intermedium::Position {
    const FINDS_WINS: bool = true;

    /// Stones, how near they are to the opponent's city, and how many of the opponent's are near one's own.
    fn impression(&self, side: Side, kind: Kind) -> i32 {
        let stones = |side| self.stones(side).cast_signed();
        let lead = stones(side) - stones(side.other());
        let advanced = |side| {
            let own = self.occupied(side).into_iter();
            own.map(|spot| i32::from(advance(side, spot))).sum::<i32>()
        };
        let around = |side: Side, city_of: Side| {
            let beside = city(city_of).beside(city_of) & self.occupied(side);
            beside.len().cast_signed()
        };
        match kind {
            Kind::Greedy | Kind::Keeper => lead,
            Kind::Runner => advanced(side) + 5 * around(side, side.other()),
            Kind::Sensible => {
                4 * lead - 3 * around(side.other(), side) + around(side, side.other())
            }
            Kind::Random | Kind::Builder => 0,
        }
    }

    fn considers_replies(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Keeper | Kind::Sensible)
    }
}
