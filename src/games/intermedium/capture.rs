//! Captures of a move: stacks whose neighbours are all the mover's, and the city.

use super::board::{SPOTS, Set, Spot, city};
use super::position::{OPENING_TURNS, Position};
use super::sowing::{Footprint, Move};
use crate::game::{Cell, Game};

/// The captures of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Captured {
    /// The stacks, as cells of the opponent's colour.
    pub(super) stacks: Set,
    /// Whether the opponent's city falls.
    pub(super) city: bool,
}

impl Captured {
    pub(super) const NONE: Self = Self {
        stacks: Set::EMPTY,
        city: false,
    };

    /// The captures packed into one word.
    pub(super) const fn bits(self) -> u64 {
        self.stacks.bits() | (self.city as u64) << SPOTS
    }

    /// The class of the capture: 0 for nothing, 1 for stacks, 2 for the city.
    pub(super) fn rank(self) -> u8 {
        if self.city {
            2
        } else {
            u8::from(!self.stacks.is_empty())
        }
    }
}

impl Position {
    /// The captures next to a cell where the last stone landed on a single stone, given the cells
    /// that the player to move then occupies.
    pub(super) fn captured_beside(&self, last: Spot, own: Set) -> Captured {
        let enemy = self.turn().other();
        let surrounded = |spot: Spot| (spot.beside(enemy) - own).is_empty();
        let beside = last.beside(self.turn());
        let mut stacks = Set::EMPTY;
        for spot in beside & self.occupied(enemy) {
            stacks.put(spot, surrounded(spot));
        }
        Captured {
            stacks,
            city: beside.has(city(enemy)) && surrounded(city(enemy)),
        }
    }

    /// The position after the stones are dropped, before captures and the end of the turn.
    pub(super) fn drop_stones(&self, mv: Move) -> Self {
        let mut next = *self;
        next.sow(mv);
        next
    }

    /// Drops the stones of a move. A path that leaves the board ends there.
    fn sow(&mut self, mv: Move) {
        let side = self.turn();
        let Some(start) = Spot::of_cell(side, mv.start()) else {
            return;
        };
        // Never drop more stones than the stack has, even for an illegal move.
        let height = self.height(side, start);
        let dropped = mv.length().min(height);
        self.set_height(side, start, height - dropped);
        for spot in mv.sown(side).take(usize::from(dropped)) {
            self.set_height(side, spot, self.height(side, spot) + 1);
        }
    }

    /// The captures of a legal move, computed without playing it.
    pub(super) fn captured_by(&self, mv: Move) -> Captured {
        mv.footprint(self.turn())
            .map_or(Captured::NONE, |footprint| {
                self.captured_under(mv.start(), mv.length(), &footprint)
            })
    }

    /// The captures of dropping `length` stones of the stack on a cell this way.
    #[inline]
    pub(super) fn captured_under(&self, start: Cell, length: u8, dropped: &Footprint) -> Captured {
        let start = Spot::of_cell(self.turn(), start);
        let left = |spot| self.height(self.turn(), spot).saturating_sub(length);
        let before = if Some(dropped.end) == start {
            left(dropped.end)
        } else {
            self.height(self.turn(), dropped.end)
        };
        if before + dropped.visits != 2 {
            // The last stone does not land on a single stone.
            return Captured::NONE;
        }
        self.captured_around(start.filter(|&start| left(start) == 0), dropped)
    }

    /// The same if the last stone lands on a single stone. This is rare, and kept out of line so
    /// that the common case can be inlined.
    #[inline(never)]
    fn captured_around(&self, emptied: Option<Spot>, dropped: &Footprint) -> Captured {
        let mut own = self.occupied(self.turn());
        if let Some(emptied) = emptied {
            own.put(emptied, false);
        }
        self.captured_beside(dropped.end, own | dropped.cells)
    }

    /// The position after a legal move.
    pub(super) fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = *self;
        next.make(mv);
        next
    }

    /// Plays a legal move. Out of line, so that callers make the copy where they keep it.
    #[inline(never)]
    fn make(&mut self, mv: Move) {
        let (turn, captured) = (self.turn, self.captured_by(mv));
        self.sow(mv);
        for spot in captured.stacks {
            self.set_height(turn.other(), spot, 0);
        }
        self.fallen = captured.city;
        self.set_turns(turn.other(), OPENING_TURNS.min(self.turns + 1));
    }
}
